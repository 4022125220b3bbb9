// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of operators on pictures that the library does not infer.
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

/// [batch, channels * block, blocks] becomes [batch, channels, picture...].
Shape columnsShape(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const auto* picture = listInput(operands, 1);
    const auto block = operands.numbers(2);
    if (!data || data->dims.size() != 3 || !picture || !block)
        return std::nullopt;
    long double elements = 1;
    for (const std::int64_t extent : *block)
        elements *= static_cast<long double>(extent);
    Dims out{data->dims[0], unknownExtent};
    if (data->dims[1] >= 0 && elements > 0)
        out[1] = extentOf(static_cast<long double>(data->dims[1]) / elements);
    for (const Element& extent : *picture)
        out.push_back(extentOf(extent));
    return out;
}

/// The offsets have the output's extents: [batch, offsets, picture...].
Shape deformedShape(const Operands& operands)
{
    const Value* data = rankedInput(operands.view, 0);
    const Value* weight = rankedInput(operands.view, 1);
    const Value* offset = rankedInput(operands.view, 2);
    if (!data || !weight || !offset || data->dims.empty() || weight->dims.empty() || offset->dims.size() < 2)
        return std::nullopt;
    Dims out = offset->dims;
    out[0] = data->dims[0];
    out[1] = weight->dims[0];
    return out;
}

/// For a picture [batch, channels, extents...], a coordinate for each extent at each place.
Shape gridShape(const Operands& operands)
{
    const auto* size = listInput(operands, 1);
    if (!size || size->size() < 3)
        return std::nullopt;
    Dims out{extentOf(size->front())};
    for (std::size_t i = 2; i < size->size(); ++i)
        out.push_back(extentOf((*size)[i]));
    out.push_back(static_cast<std::int64_t>(size->size()) - 2);
    return out;
}

} // namespace doppler
