// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/indices.h"
#include "core/kernels/operators/operator_table.h"

namespace doppler {

namespace {

/// Combines elements with those that the tensor has at their places.
at::Tensor combined(const at::Tensor& x, std::int64_t axis, const at::Tensor& places,
                    const at::Tensor& values, const std::string& how)
{
    if (how == "none")
        return x.scatter(axis, places, values);
    if (how == "add")
        return x.scatter_add(axis, places, values);
    require(how == "mul" || how == "max" || how == "min", "a reduction of none, add, mul, max or min");
    return x.scatter_reduce(axis, places, values, how == "mul" ? "prod" : how == "max" ? "amax" : "amin");
}

Tensors scatterElements(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", 0), x.dim());
    return {combined(x, axis, fromStart(needed(in, 1), x.size(axis)), needed(in, 2),
                     node.text("reduction", "none"))};
}

Tensors scatterND(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor& indices = needed(in, 1);
    require(indices.dim() > 0 && indices.size(-1) <= x.dim(), "as many coordinates as axes, or fewer");
    const auto coordinates = static_cast<std::size_t>(indices.size(-1));
    const auto sizes = x.sizes();
    const auto rest = sizes.slice(coordinates);
    const std::int64_t cells = c10::multiply_integers(sizes.begin(), sizes.begin() + indices.size(-1));
    const std::int64_t width = c10::multiply_integers(rest.begin(), rest.end());
    const at::Tensor rows = flatPlaces(indices, sizes.slice(0, coordinates)).reshape({-1, 1});
    const at::Tensor values = needed(in, 2).reshape({rows.size(0), width});
    return {combined(x.reshape({cells, width}), 0, rows.expand({rows.size(0), width}), values,
                     node.text("reduction", "none"))
                .reshape(sizes)};
}

} // namespace

std::span<const OperatorKernel> scatterKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Scatter", 9, &scatterElements},
        {"ScatterElements", 11, &scatterElements},
        {"ScatterND", 11, &scatterND},
    };
    return kernels;
}

} // namespace doppler
