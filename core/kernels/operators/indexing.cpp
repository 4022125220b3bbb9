// SPDX-License-Identifier: GPL-3.0-or-later
// Elements by index.
#include "core/kernels/operators/indices.h"
#include "core/kernels/operators/operator_table.h"

namespace doppler {

at::Tensor fromStart(const at::Tensor& indices, std::int64_t extent)
{
    const at::Tensor whole = indices.to(at::kLong);
    return at::where(whole < 0, whole + extent, whole);
}

at::Tensor flatPlaces(const at::Tensor& indices, at::IntArrayRef extents)
{
    at::Tensor flat =
        at::zeros(indices.sizes().slice(0, static_cast<std::size_t>(indices.dim() - 1)), at::kLong);
    for (std::size_t axis = 0; axis < extents.size(); ++axis) {
        const at::Tensor place =
            fromStart(indices.select(-1, static_cast<std::int64_t>(axis)), extents[axis]);
        require(place.numel() == 0 || (place.min().item<std::int64_t>() >= 0 &&
                                       place.max().item<std::int64_t>() < extents[axis]),
                "indices within the tensor");
        flat = flat * extents[axis] + place;
    }
    return flat;
}

namespace {

Tensors gather(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", 0), x.dim());
    const at::Tensor indices = fromStart(needed(in, 1), x.size(axis));
    auto shape = x.sizes().vec();
    shape.erase(shape.begin() + axis);
    shape.insert(shape.begin() + axis, indices.sizes().begin(), indices.sizes().end());
    return {x.index_select(axis, indices.reshape({-1})).reshape(shape)};
}

Tensors gatherElements(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", 0), x.dim());
    return {x.gather(axis, fromStart(needed(in, 1), x.size(axis)))};
}

/// The last axis of the indices counts coordinates; the first axes are common to both.
Tensors gatherND(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor& indices = needed(in, 1);
    const std::int64_t batch = node.integer("batch_dims", 0);
    require(batch >= 0 && indices.dim() > batch && batch + indices.size(-1) <= x.dim(),
            "as many coordinates as axes, or fewer");
    const auto sizes = x.sizes();
    const auto batched = static_cast<std::size_t>(batch);
    const auto coordinates = static_cast<std::size_t>(indices.size(-1));
    std::vector<std::int64_t> shape(indices.sizes().begin(), indices.sizes().end() - 1);
    const auto rest = sizes.slice(batched + coordinates);
    shape.insert(shape.end(), rest.begin(), rest.end());

    const at::Tensor flat = flatPlaces(indices, sizes.slice(batched, coordinates));
    const std::int64_t batches = c10::multiply_integers(sizes.begin(), sizes.begin() + batch);
    const std::int64_t cells =
        c10::multiply_integers(sizes.begin() + batch, sizes.begin() + batch + indices.size(-1));
    const at::Tensor start = at::arange(batches, at::kLong).unsqueeze(1) * cells;
    const at::Tensor rows =
        (flat.reshape({batches, batches == 0 ? 0 : flat.numel() / batches}) + start).reshape({-1});
    const std::int64_t width = c10::multiply_integers(rest.begin(), rest.end());
    return {x.reshape({batches * cells, width}).index_select(0, rows).reshape(shape)};
}

Tensors oneHot(const Node& node, Inputs in)
{
    const at::Tensor& indices = needed(in, 0);
    const std::int64_t depth = needed(in, 1).reshape({-1})[0].item().to<std::int64_t>();
    const at::Tensor& values = needed(in, 2);
    require(depth >= 0 && values.numel() == 2, "a depth of at least 0 and two values");
    const std::int64_t axis = axisIn(node.integer("axis", -1), indices.dim() + 1);
    const at::Tensor places = fromStart(indices, depth).unsqueeze(axis);
    std::vector<std::int64_t> shape(static_cast<std::size_t>(indices.dim() + 1), 1);
    shape[static_cast<std::size_t>(axis)] = depth;
    const at::Tensor hit = places.eq(at::arange(depth, at::kLong).reshape(shape));
    return {at::where(hit, values.reshape({-1})[1], values.reshape({-1})[0])};
}

Tensors compress(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor places = needed(in, 1).to(at::kBool).reshape({-1}).nonzero().reshape({-1});
    if (!node.has("axis"))
        return {x.reshape({-1}).index_select(0, places)};
    return {x.index_select(axisIn(node.integer("axis", 0), x.dim()), places)};
}

Tensors nonZero(const Node&, Inputs in) { return {needed(in, 0).nonzero().t().contiguous()}; }

} // namespace

std::span<const OperatorKernel> indexingKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"Compress", 9, &compress, kept},
        {"Gather", 1, &gather, kept},
        {"GatherElements", 11, &gatherElements, kept},
        {"GatherND", 11, &gatherND, kept},
        {"NonZero", 9, &nonZero, kept},
        {"OneHot", 9, &oneHot, kept},
    };
    return kernels;
}

} // namespace doppler
