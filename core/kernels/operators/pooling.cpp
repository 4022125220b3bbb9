// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/windows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

Windows pooledWindows(const Node& node, const at::Tensor& x)
{
    require(x.dim() > 2, "an input with spatial axes");
    return windowsOf(node, node.integers("kernel_shape"), x.sizes().slice(2));
}

/// With ceil_mode the last window may end behind the input; it must begin before that.
std::vector<std::int64_t> overhang(const Node& node, const Windows& windows, const at::Tensor& x)
{
    std::vector<std::int64_t> out(windows.extents.size(), 0);
    if (node.integer("ceil_mode", 0) == 0)
        return out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::int64_t padded =
            x.size(static_cast<std::int64_t>(i) + 2) + windows.before[i] + windows.after[i];
        const std::int64_t stride = windows.strides[i];
        std::int64_t steps = (padded - windows.reach(i) + stride - 1) / stride;
        if (steps * stride >= padded - windows.after[i])
            --steps;
        out[i] = std::max<std::int64_t>(steps * stride + windows.reach(i) - padded, 0);
    }
    return out;
}

std::vector<std::int64_t> plus(std::vector<std::int64_t> a, const std::vector<std::int64_t>& b)
{
    std::transform(a.begin(), a.end(), b.begin(), a.begin(), std::plus<>());
    return a;
}

struct Pooled {
    at::Tensor values;
    at::Tensor places; ///< In the spatial axes of the padded input.
};

/// Of an input that is already padded.
Pooled largestIn(const at::Tensor& x, const Windows& windows)
{
    if (windows.axes() == 3) {
        auto [values, places] =
            at::max_pool3d_with_indices(x, windows.extents, windows.strides, {0, 0, 0}, windows.dilations);
        return {values, places};
    }
    if (windows.axes() == 2) {
        auto [values, places] =
            at::max_pool2d_with_indices(x, windows.extents, windows.strides, {0, 0}, windows.dilations);
        return {values, places};
    }
    require(windows.axes() == 1, "at most three spatial axes");
    auto [values, places] = at::max_pool2d_with_indices(
        x.unsqueeze(2), {1, windows.extents[0]}, {1, windows.strides[0]}, {0, 0}, {1, windows.dilations[0]});
    return {values.squeeze(2), places.squeeze(2)};
}

/// Positions in the padded spatial axes as positions in the whole input.
at::Tensor placesInInput(at::Tensor places, const Windows& windows, const at::Tensor& padded,
                         const at::Tensor& x, bool columnsFirst)
{
    const auto axes = static_cast<std::size_t>(windows.axes());
    std::vector<at::Tensor> coordinates(axes);
    for (std::size_t i = axes; i-- > 0;) {
        const std::int64_t extent = padded.size(static_cast<std::int64_t>(i) + 2);
        coordinates[i] = places.remainder(extent) - windows.before[i];
        places = places.div(extent, "floor");
    }
    at::Tensor out = at::zeros_like(places);
    for (std::size_t i = 0; i < axes; ++i) {
        const std::size_t axis = columnsFirst ? axes - 1 - i : i;
        out = out * x.size(static_cast<std::int64_t>(axis) + 2) + coordinates[axis];
    }
    std::vector<std::int64_t> planes(axes + 2, 1);
    planes[0] = x.size(0);
    planes[1] = x.size(1);
    const std::int64_t cells = c10::multiply_integers(x.sizes().slice(2));
    return out + at::arange(x.size(0) * x.size(1), at::kLong).reshape(planes) * cells;
}

Tensors maxPool(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const Windows windows = pooledWindows(node, x);
    const at::Tensor real = isFloat(x) ? x : x.to(at::kDouble);
    const at::Tensor padded = padSpace(real, windows.before, plus(windows.after, overhang(node, windows, x)),
                                       -std::numeric_limits<double>::infinity());
    const Pooled out = largestIn(padded, windows);
    if (!node.wants(1))
        return {out.values.to(x.scalar_type())};
    return {out.values.to(x.scalar_type()),
            placesInInput(out.places, windows, padded, x, node.integer("storage_order", 0) != 0)};
}

/// Means of windows of an input that is already padded.
at::Tensor meansIn(const at::Tensor& x, const Windows& windows)
{
    if (windows.dilated()) { // the kernels of ATen know no gaps
        at::Tensor parts = x;
        std::vector<std::int64_t> last;
        for (std::size_t i = 0; i < windows.extents.size(); ++i) {
            parts = parts.unfold(static_cast<std::int64_t>(i) + 2, windows.reach(i), windows.strides[i])
                        .slice(-1, 0, windows.reach(i), windows.dilations[i]);
            last.push_back(-1 - static_cast<std::int64_t>(i));
        }
        return parts.mean(last);
    }
    if (windows.axes() == 3)
        return at::avg_pool3d(x, windows.extents, windows.strides);
    if (windows.axes() == 2)
        return at::avg_pool2d(x, windows.extents, windows.strides);
    require(windows.axes() == 1, "at most three spatial axes");
    return at::avg_pool1d(x, windows.extents, windows.strides);
}

Tensors averagePool(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const Windows windows = pooledWindows(node, x);
    const auto behind = overhang(node, windows, x);
    const bool hangs = std::any_of(behind.begin(), behind.end(), [](std::int64_t b) { return b > 0; });
    if (!windows.padded() && !hangs)
        return {meansIn(x, windows)};
    // Both means have the same divisor: their quotient is the mean of the elements that count.
    const std::vector<std::int64_t> none(behind.size(), 0);
    std::vector<std::int64_t> spatial = x.sizes().vec();
    spatial[0] = spatial[1] = 1;
    at::Tensor counted = at::ones(spatial, x.options());
    const bool padsCount = node.integer("count_include_pad", 0) != 0;
    counted = padSpace(counted, windows.before, windows.after, padsCount ? 1 : 0);
    counted = padSpace(counted, none, behind, 0);
    const at::Tensor padded = padSpace(x, windows.before, plus(windows.after, behind), 0);
    return {meansIn(padded, windows) / meansIn(counted, windows)};
}

Tensors lengthPool(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const Windows windows = pooledWindows(node, x);
    const auto p = static_cast<double>(node.integer("p", 2));
    const at::Tensor padded =
        padSpace(x.abs().pow(p), windows.before, plus(windows.after, overhang(node, windows, x)), 0);
    const auto elements = static_cast<double>(c10::multiply_integers(windows.extents));
    return {(meansIn(padded, windows) * elements).pow(1 / p)};
}

std::vector<std::int64_t> spatialAxes(const at::Tensor& x)
{
    require(x.dim() > 2, "an input with spatial axes");
    std::vector<std::int64_t> out;
    for (std::int64_t i = 2; i < x.dim(); ++i)
        out.push_back(i);
    return out;
}

Tensors globalAverage(const Node&, Inputs in) { return {needed(in, 0).mean(spatialAxes(in[0]), true)}; }
Tensors globalMaximum(const Node&, Inputs in) { return {needed(in, 0).amax(spatialAxes(in[0]), true)}; }
Tensors globalLength(const Node& node, Inputs in)
{
    const auto p = static_cast<double>(node.integer("p", 2));
    return {needed(in, 0).abs().pow(p).sum(spatialAxes(in[0]), true).pow(1 / p)};
}

/// The indices are positions in a whole tensor whose extents follow from the windows; the output may be
/// larger, with zeros behind it.
Tensors maxUnpool(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const Windows windows = pooledWindows(node, x);
    auto shape = x.sizes().vec();
    for (std::size_t i = 0; i < windows.extents.size(); ++i)
        shape[i + 2] = (shape[i + 2] - 1) * windows.strides[i] + windows.extents[i] - windows.before[i] -
                       windows.after[i];
    at::Tensor out = at::zeros(shape, x.options()).reshape({-1});
    const at::Tensor places = needed(in, 1).reshape({-1});
    out = out.scatter(0, places, x.reshape({-1})).reshape(shape);
    if (!given(in, 2))
        return {out};
    const auto asked = wholeNumbers(in[2]);
    require(asked.size() == shape.size(), "an output_shape of as many axes as the input");
    std::vector<std::int64_t> behind(shape.size());
    for (std::size_t i = 0; i < shape.size(); ++i)
        behind[i] = asked[i] - shape[i];
    return {padSpace(out, std::vector<std::int64_t>(shape.size(), 0), behind, 0)};
}

/// The largest element in each cell of a grid over each region, whose corners are counted in pixels.
Tensors maxRoiPool(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor regions = needed(in, 1).to(at::kDouble).contiguous();
    const auto grid = node.integers("pooled_shape");
    require(x.dim() == 4 && regions.dim() == 2 && regions.size(1) == 5 && grid.size() == 2 && grid[0] > 0 &&
                grid[1] > 0,
            "pictures, regions of five numbers and a grid of two axes");
    const double scale = node.number("spatial_scale", 1);
    at::Tensor out = at::zeros({regions.size(0), x.size(1), grid[0], grid[1]}, x.options());
    const auto corners = regions.accessor<double, 2>();
    for (std::int64_t r = 0; r < regions.size(0); ++r) {
        const auto picture = static_cast<std::int64_t>(corners[r][0]);
        const auto side = [&](int from, std::int64_t cell, std::int64_t cells, std::int64_t extent) {
            const double start = std::round(corners[r][from] * scale);
            const double length = std::max(std::round(corners[r][from + 2] * scale) - start + 1, 1.0);
            const double size = length / static_cast<double>(cells);
            const double last = static_cast<double>(extent);
            const double begin = std::clamp(std::floor(static_cast<double>(cell) * size) + start, 0.0, last);
            const double end = std::clamp(std::ceil(static_cast<double>(cell + 1) * size) + start, 0.0, last);
            return std::pair(static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end));
        };
        for (std::int64_t i = 0; i < grid[0]; ++i)
            for (std::int64_t j = 0; j < grid[1]; ++j) {
                const auto [top, bottom] = side(2, i, grid[0], x.size(2));
                const auto [left, right] = side(1, j, grid[1], x.size(3));
                if (top < bottom && left < right)
                    out.select(0, r).select(1, i).select(1, j).copy_(
                        x[picture].slice(1, top, bottom).slice(2, left, right).amax({1, 2}));
            }
    }
    return {out};
}

} // namespace

std::span<const OperatorKernel> poolingKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"AveragePool", 1, &averagePool},   {"GlobalAveragePool", 1, &globalAverage},
        {"GlobalLpPool", 2, &globalLength}, {"GlobalMaxPool", 1, &globalMaximum},
        {"LpPool", 2, &lengthPool},         {"MaxPool", 1, &maxPool},
        {"MaxRoiPool", 1, &maxRoiPool},     {"MaxUnpool", 9, &maxUnpool},
    };
    return kernels;
}

} // namespace doppler
