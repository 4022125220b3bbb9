// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/computed_shapes.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

std::int64_t scaled(std::int64_t extent, const Element& scale)
{
    // The library and the runtimes multiply as floats.
    return scale && extent >= 0
               ? extentOf(std::floor(static_cast<float>(extent) * static_cast<float>(*scale)))
               : unknownExtent;
}

/// Sizes that keep the picture's proportions: the smallest or the largest scale is that of all axes.
void keepProportions(const NodeView& view, const Value& data, const std::vector<std::size_t>& axes,
                     const std::vector<Element>& sizes, Dims& out)
{
    const auto* policy = view.attribute("keep_aspect_ratio_policy");
    if (!policy || policy->s() == "stretch")
        return;
    std::optional<float> scale;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const std::int64_t extent = data.dims[axes[i]];
        if (!sizes[i] || extent <= 0) {
            for (const std::size_t axis : axes)
                out[axis] = unknownExtent;
            return;
        }
        const float one = static_cast<float>(*sizes[i]) / static_cast<float>(extent);
        scale = !scale ? one : policy->s() == "not_larger" ? std::min(*scale, one) : std::max(*scale, one);
    }
    for (const std::size_t axis : axes)
        out[axis] = extentOf(std::floor(*scale * static_cast<float>(data.dims[axis]) + 0.5F));
}

struct ResizeTarget {
    std::vector<Element> scales;
    std::vector<Element> sizes;
};

/// Scales are an attribute in Upsample-7, the second input in Upsample-9 and Resize-10, the third one since;
/// sizes are the fourth input since Resize-11. Upsample-1 has two attributes for pictures.
ResizeTarget resizeTarget(const Operands& operands)
{
    const NodeView& view = operands.view;
    ResizeTarget out;
    if (const auto* scales = view.attribute("scales"))
        out.scales.assign(scales->floats().begin(), scales->floats().end());
    else if (const auto* width = view.attribute("width_scale"))
        out.scales = {1, 1, view.attribute("height_scale") ? view.attribute("height_scale")->f() : 1,
                      width->f()};
    const std::size_t scales = view.node.op_type() == "Upsample" || view.operatorSet < 11 ? 1 : 2;
    if (out.scales.empty() && operands.at(scales))
        out.scales = operands.at(scales)->values;
    if (operands.at(3) && scales == 2)
        out.sizes = operands.at(3)->values;
    return out;
}

} // namespace

std::optional<std::vector<std::size_t>> namedAxes(const NodeView& view, std::size_t rank)
{
    std::vector<std::size_t> out;
    for (const std::int64_t named : view.integers("axes")) {
        const auto axis = axisOf(named, rank);
        if (!axis)
            return std::nullopt;
        out.push_back(*axis);
    }
    for (std::size_t d = 0; out.size() < rank && view.integers("axes").empty(); ++d)
        out.push_back(d);
    return out;
}

Shape resizedShape(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    if (!data)
        return std::nullopt;
    const auto axes = namedAxes(operands.view, data->dims.size());
    const ResizeTarget target = resizeTarget(operands);
    if (!axes)
        return Dims(data->dims.size(), unknownExtent);
    Dims out = data->dims;
    for (std::size_t i = 0; i < axes->size(); ++i) {
        std::int64_t& extent = out[(*axes)[i]];
        if (target.sizes.size() == axes->size())
            extent = extentOf(target.sizes[i]);
        else
            extent = target.scales.size() == axes->size() ? scaled(extent, target.scales[i]) : unknownExtent;
    }
    if (target.sizes.size() == axes->size())
        keepProportions(operands.view, *data, *axes, target.sizes, out);
    return out;
}

} // namespace doppler
