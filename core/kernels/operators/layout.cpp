// SPDX-License-Identifier: GPL-3.0-or-later
// Operators that arrange the same elements in another way.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

Tensors identity(const Node&, Inputs in) { return {needed(in, 0)}; }

/// The shape is an attribute before version 5. 0: the extent that the input has there.
Tensors reshape(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    auto shape = integersOf(node, in, 1, "shape");
    if (node.integer("allowzero", 0) == 0)
        for (std::size_t i = 0; i < shape.size(); ++i)
            if (shape[i] == 0) {
                require(static_cast<std::int64_t>(i) < x.dim(), "a 0 only for an axis of the input");
                shape[i] = x.size(static_cast<std::int64_t>(i));
            }
    return {x.reshape(shape)};
}

Tensors flatten(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t asked = node.integer("axis", 1);
    const std::int64_t axis = asked == x.dim() ? asked : axisIn(asked, x.dim());
    const auto sizes = x.sizes();
    const std::int64_t rows =
        std::accumulate(sizes.begin(), sizes.begin() + axis, std::int64_t{1}, std::multiplies<>());
    const std::int64_t columns =
        std::accumulate(sizes.begin() + axis, sizes.end(), std::int64_t{1}, std::multiplies<>());
    return {x.reshape({rows, columns})};
}

Tensors squeeze(const Node& node, Inputs in)
{
    at::Tensor out = needed(in, 0);
    auto axes = integersOf(node, in, 1, "axes");
    if (axes.empty() && !given(in, 1) && !node.has("axes"))
        return {out.squeeze()};
    axes = axesIn(std::move(axes), out.dim());
    for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
        require(out.size(*axis) == 1, "an extent of 1 where an axis is removed");
        out = out.squeeze(*axis);
    }
    return {out};
}

Tensors unsqueeze(const Node& node, Inputs in)
{
    at::Tensor out = needed(in, 0);
    auto axes = integersOf(node, in, 1, "axes");
    const auto added = axes.size();
    axes = axesIn(std::move(axes), out.dim() + static_cast<std::int64_t>(added));
    require(axes.size() == added, "no axis twice");
    for (const std::int64_t axis : axes)
        out = out.unsqueeze(axis);
    return {out};
}

Tensors transpose(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    auto order = node.integers("perm");
    if (!node.has("perm")) {
        order.resize(static_cast<std::size_t>(x.dim()));
        std::iota(order.rbegin(), order.rend(), 0);
    }
    return {x.permute(order).contiguous()};
}

struct Blocks {
    std::int64_t batch, channels, height, width, side;
};

Blocks blocksOf(const Node& node, const at::Tensor& x)
{
    require(x.dim() == 4, "an input of four axes");
    const std::int64_t side = node.integer("blocksize", 0);
    require(side > 0, "a blocksize of at least 1");
    return {x.size(0), x.size(1), x.size(2), x.size(3), side};
}

Tensors depthToSpace(const Node& node, Inputs in)
{
    const auto [n, c, h, w, b] = blocksOf(node, needed(in, 0));
    const bool columnsFirst = node.text("mode", "DCR") == "CRD";
    const at::Tensor parts = columnsFirst
                                 ? in[0].reshape({n, c / (b * b), b, b, h, w}).permute({0, 1, 4, 2, 5, 3})
                                 : in[0].reshape({n, b, b, c / (b * b), h, w}).permute({0, 3, 4, 1, 5, 2});
    return {parts.reshape({n, c / (b * b), h * b, w * b})};
}

Tensors spaceToDepth(const Node& node, Inputs in)
{
    const auto [n, c, h, w, b] = blocksOf(node, needed(in, 0));
    return {in[0]
                .reshape({n, c, h / b, b, w / b, b})
                .permute({0, 3, 5, 1, 2, 4})
                .reshape({n, c * b * b, h / b, w / b})};
}

Tensors triangle(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    std::int64_t diagonal = given(in, 1) ? in[1].item<std::int64_t>() : 0;
    const std::int64_t most = x.numel() + 1; // ATen adds it to extents
    diagonal = std::clamp(diagonal, -most, most);
    return {node.integer("upper", 1) != 0 ? x.triu(diagonal) : x.tril(diagonal)};
}

Tensors reverseSequence(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t time = axisIn(node.integer("time_axis", 0), x.dim());
    const std::int64_t batch = axisIn(node.integer("batch_axis", 1), x.dim());
    const auto lengths = wholeNumbers(needed(in, 1));
    require(time != batch && static_cast<std::int64_t>(lengths.size()) == x.size(batch),
            "one length for each element of the batch");
    at::Tensor out = x.clone();
    for (std::int64_t i = 0; i < x.size(batch); ++i) {
        const std::int64_t length = lengths[static_cast<std::size_t>(i)];
        const std::int64_t axis = time > batch ? time - 1 : time;
        out.select(batch, i)
            .narrow(axis, 0, length)
            .copy_(x.select(batch, i).narrow(axis, 0, length).flip(axis));
    }
    return {out};
}

} // namespace

std::span<const OperatorKernel> layoutKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"DepthToSpace", 1, &depthToSpace, kept},
        {"Flatten", 1, &flatten, kept},
        {"Identity", 1, &identity, kept},
        {"Reshape", 1, &reshape, kept},
        {"ReverseSequence", 10, &reverseSequence, kept},
        {"SpaceToDepth", 1, &spaceToDepth, kept},
        {"Squeeze", 1, &squeeze, kept},
        {"Transpose", 1, &transpose, kept},
        {"Trilu", 14, &triangle},
        {"Unsqueeze", 1, &unsqueeze, kept},
    };
    return kernels;
}

} // namespace doppler
