// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of tensors, and tensors put together from parts.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

Tensors concat(const Node& node, Inputs in)
{
    Tensors parts;
    for (std::size_t i = 0; i < in.size(); ++i)
        parts.push_back(needed(in, i));
    return {at::cat(parts, axisIn(node.integer("axis", 1), needed(in, 0).dim()))};
}

std::vector<std::int64_t> equalParts(std::int64_t extent, std::int64_t parts)
{
    require(parts > 0, "at least one part");
    const std::int64_t most = (extent + parts - 1) / parts;
    std::vector<std::int64_t> out;
    for (std::int64_t i = 0; i < parts; ++i)
        out.push_back(std::clamp<std::int64_t>(extent - i * most, 0, most));
    return out;
}

Tensors split(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", 0), x.dim());
    auto parts = integersOf(node, in, 1, "split");
    if (parts.empty())
        parts =
            equalParts(x.size(axis), node.integer("num_outputs", static_cast<std::int64_t>(node.outputs())));
    return x.split_with_sizes(parts, axis);
}

/// Where a slice of an axis begins, and how many elements it has.
struct Range {
    std::int64_t start, count;
};

Range rangeOf(std::int64_t start, std::int64_t end, std::int64_t step, std::int64_t extent)
{
    const bool forwards = step > 0;
    const auto bounded = [&](std::int64_t place) {
        if (place < 0)
            place = place < -extent ? -1 : place + extent;
        else
            return std::min(place, forwards ? extent : extent - 1);
        return forwards ? std::max<std::int64_t>(place, 0) : std::max<std::int64_t>(place, -1);
    };
    start = forwards ? bounded(start) : std::max<std::int64_t>(bounded(start), -1);
    end = bounded(end);
    const std::int64_t way = forwards ? end - start : start - end;
    const std::int64_t stride = forwards ? step : -step;
    return {start, way <= 0 ? 0 : (way - 1) / stride + 1};
}

Tensors slice(const Node& node, Inputs in)
{
    at::Tensor out = needed(in, 0);
    const auto starts = integersOf(node, in, 1, "starts");
    const auto ends = integersOf(node, in, 2, "ends");
    auto axes = integersOf(node, in, 3, "axes");
    auto steps = integersOf(node, in, 4, "steps");
    if (axes.empty()) {
        axes.resize(starts.size());
        std::iota(axes.begin(), axes.end(), 0);
    }
    steps.resize(starts.size(), 1);
    require(ends.size() == starts.size() && axes.size() == starts.size(), "as many ends and axes as starts");
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::int64_t axis = axisIn(axes[i], out.dim());
        const std::int64_t step = std::max(steps[i], -std::numeric_limits<std::int64_t>::max());
        require(step != 0, "a step other than 0");
        const auto [start, count] = rangeOf(starts[i], ends[i], step, out.size(axis));
        if (count == 0)
            out = out.narrow(axis, 0, 0);
        else if (step > 0)
            out = out.slice(axis, start, start + (count - 1) * step + 1, step);
        else
            out = out.slice(axis, start + (count - 1) * step, start + 1, -step).flip(axis);
    }
    return {out.contiguous()};
}

/// The element of an axis that lies at a place before or after it.
std::int64_t mirrored(std::int64_t place, std::int64_t extent, const std::string& mode)
{
    if (mode == "edge" || extent == 1)
        return std::clamp<std::int64_t>(place, 0, extent - 1);
    const std::int64_t period = mode == "wrap" ? extent : 2 * (extent - 1);
    place = ((place % period) + period) % period;
    return place < extent ? place : period - place;
}

at::Tensor padAxis(const at::Tensor& x, std::int64_t axis, std::int64_t before, std::int64_t after,
                   const std::string& mode)
{
    const std::int64_t extent = x.size(axis);
    constexpr std::int64_t most = 1 << 28;
    require(extent > 0 && std::max(before, after) <= most && extent + before + after >= 0,
            "an extent of at least 0 after padding");
    std::vector<std::int64_t> places;
    for (std::int64_t i = -before; i < extent + after; ++i)
        places.push_back(mirrored(i, extent, mode));
    return x.index_select(axis, indexTensor(places));
}

/// Pads are all those before the axes, followed by all those after.
Tensors pad(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const auto pads = integersOf(node, in, 1, node.version() < 2 ? "paddings" : "pads");
    auto axes = given(in, 3) ? wholeNumbers(in[3]) : std::vector<std::int64_t>();
    if (!given(in, 3)) {
        axes.resize(static_cast<std::size_t>(x.dim()));
        std::iota(axes.begin(), axes.end(), 0);
    }
    require(pads.size() == 2 * axes.size(), "two pads for each axis");
    const std::string mode = node.text("mode", "constant");
    require(mode == "constant" || mode == "reflect" || mode == "edge" || mode == "wrap",
            "a mode of constant, reflect, edge or wrap");
    at::Tensor out = x;
    std::vector<std::int64_t> around(static_cast<std::size_t>(2 * x.dim()), 0);
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const std::int64_t axis = axisIn(axes[i], x.dim());
        const std::int64_t before = pads[i];
        const std::int64_t after = pads[i + axes.size()];
        if (mode != "constant") {
            out = padAxis(out, axis, before, after, mode);
            continue;
        }
        const auto place = static_cast<std::size_t>(2 * (x.dim() - 1 - axis)); // ATen begins at the last axis
        around[place] = before;
        around[place + 1] = after;
    }
    if (mode != "constant")
        return {out};
    const at::Scalar value = given(in, 2) ? in[2].item() : at::Scalar(node.number("value", 0));
    return {at::constant_pad_nd(x, around, value)};
}

Tensors tile(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    if (node.version() >= 6)
        return {x.repeat(wholeNumbers(needed(in, 1)))};
    std::vector<std::int64_t> repeats(static_cast<std::size_t>(x.dim()), 1);
    const std::int64_t axis = axisIn(needed(in, 2).item<std::int64_t>(), x.dim());
    repeats[static_cast<std::size_t>(axis)] = needed(in, 1).item<std::int64_t>();
    return {x.repeat(repeats)};
}

/// The shape broadcasts with that of the input.
Tensors expand(const Node&, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const auto shape = wholeNumbers(needed(in, 1));
    return {x.expand(at::infer_size(x.sizes(), shape)).contiguous()};
}

Tensors centerCropPad(const Node& node, Inputs in)
{
    at::Tensor out = needed(in, 0);
    const auto shape = wholeNumbers(needed(in, 1));
    auto axes = node.integers("axes");
    if (axes.empty()) {
        axes.resize(shape.size());
        std::iota(axes.begin(), axes.end(), 0);
    }
    require(axes.size() == shape.size(), "one extent for each axis");
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const std::int64_t axis = axisIn(axes[i], out.dim());
        const std::int64_t more = shape[i] - out.size(axis);
        require(shape[i] >= 0, "extents of at least 0");
        std::vector<std::int64_t> around(static_cast<std::size_t>(2 * out.dim()), 0);
        const auto place = static_cast<std::size_t>(2 * (out.dim() - 1 - axis));
        around[place] = more >= 0 ? more / 2 : -(-more / 2);
        around[place + 1] = more - around[place];
        out = at::constant_pad_nd(out, around, 0);
    }
    return {out};
}

} // namespace

std::span<const OperatorKernel> sectionKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"CenterCropPad", 18, &centerCropPad, kept},
        {"Concat", 1, &concat, kept},
        {"Expand", 8, &expand, kept},
        {"Pad", 1, &pad, kept},
        {"Slice", 1, &slice, kept},
        {"Split", 1, &split, kept},
        {"Tile", 1, &tile, kept},
    };
    return kernels;
}

} // namespace doppler
