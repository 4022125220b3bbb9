// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/einsum_operation.h"

#include <numeric>

#include <ATen/Functions.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

EinsumOperation::EinsumOperation(const Einsum& operation)
    : inputLabels(operation.inputLabels), outputLabels(operation.outputLabels), labels(labelsOf(operation)),
      aggregation(operation.aggregation), factor(operation.factor),
      function(findTensorFunction(joinOf(operation)))
{
    if (!function) {
        known = false;
        function = sumOfOperands;
    }
    const bool sums = aggregation == Aggregation::Add && labels.size() > outputLabels.size();
    if (joinOf(operation) != "mul" || !sums || inputLabels.size() < 2)
        return;
    equation = fmt::format("{}->{}", fmt::join(inputLabels, ","), outputLabels);
    // at::einsum makes no new dimensions.
    for (const char label : outputLabels)
        if (fmt::format("{}", fmt::join(inputLabels, "")).find(label) == std::string::npos)
            equation.clear();
    if (inputLabels.size() == 2)
        product = Product::of(inputLabels[0], inputLabels[1], outputLabels);
}

at::Tensor EinsumOperation::run(std::span<const at::Tensor> inputs, Ranges ranges) const
{
    if (product)
        return product->run(inputs[0], inputs[1]);
    if (!equation.empty() && inputs.size() > 2)
        return ownContiguous(at::einsum(equation, at::TensorList(inputs.data(), inputs.size())), inputs);
    return ownContiguous(aggregated(join(inputs, ranges)), inputs);
}

at::Tensor EinsumOperation::runPlainly(std::span<const at::Tensor> inputs, Ranges ranges) const
{
    if (!equation.empty())
        return at::einsum(equation, at::TensorList(inputs.data(), inputs.size()));
    return aggregated(join(inputs, ranges));
}

at::Tensor EinsumOperation::join(std::span<const at::Tensor> inputs, Ranges ranges) const
{
    c10::SmallVector<at::Tensor, 4> operands;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        operands.push_back(aligned(inputs[i], inputLabels[i], labels));
    at::Tensor joined = function({operands.data(), operands.size()}, factor);
    // Labels that no operand has are broadcast.
    const Extents extents = extentsOf(ranges);
    return joined.sizes() == at::IntArrayRef(extents) ? joined : joined.expand(extents);
}

at::Tensor EinsumOperation::aggregated(const at::Tensor& joined) const
{
    Extents dimensions(labels.size() - outputLabels.size());
    if (dimensions.empty())
        return joined;
    std::iota(dimensions.begin(), dimensions.end(), static_cast<std::int64_t>(outputLabels.size()));
    switch (aggregation) {
    case Aggregation::Add:
        return joined.sum(dimensions);
    case Aggregation::Min:
        return joined.amin(dimensions);
    case Aggregation::Max:
        return joined.amax(dimensions);
    case Aggregation::Mul:
        break;
    }
    at::Tensor out = joined;
    for (std::size_t i = 0; i < dimensions.size(); ++i)
        out = out.prod(-1);
    return out;
}

at::Tensor EinsumOperation::form(std::span<const at::Tensor> terms) const
{
    if (terms.size() == 1)
        return ownContiguous(terms[0], terms);
    at::Tensor out = at::empty(terms[0].sizes(), terms[0].options());
    for (std::size_t i = 1; i < terms.size(); ++i) {
        const at::Tensor& before = i == 1 ? terms[0] : out;
        switch (aggregation) {
        case Aggregation::Add:
            at::add_out(out, before, terms[i]);
            break;
        case Aggregation::Mul:
            at::mul_out(out, before, terms[i]);
            break;
        case Aggregation::Min:
            at::minimum_out(out, before, terms[i]);
            break;
        case Aggregation::Max:
            at::maximum_out(out, before, terms[i]);
            break;
        }
    }
    return out;
}

at::Tensor causalMask(Ranges ranges)
{
    constexpr double low = -1e9; // its exponential is 0, and sums of it stay finite
    const Extents extents = extentsOf(ranges);
    if (ranges.size() < 2)
        return at::ones(extents, at::kFloat);
    const ElementRange& row = ranges[ranges.size() - 2];
    const ElementRange& column = ranges.back();
    const auto positions = [](const ElementRange& range) {
        return at::arange(static_cast<std::int64_t>(range.from), static_cast<std::int64_t>(range.to),
                          at::kLong);
    };
    const at::Tensor behind = at::gt(positions(column).unsqueeze(0), positions(row).unsqueeze(1));
    return at::zeros({sizeOf(row), sizeOf(column)}, at::kFloat)
        .masked_fill_(behind, low)
        .expand(extents)
        .contiguous();
}

} // namespace doppler
