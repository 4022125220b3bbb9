// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/operator_table.h"

#include <numeric>

namespace doppler {

namespace {

using Axes = std::vector<std::int64_t>;
using Reduction = at::Tensor (*)(const at::Tensor& x, const Axes& axes, bool keep);

/// The axes are an input since version 13 (ReduceSum) or 18, an attribute before. None: all axes, or nothing
/// is reduced where the node says so.
template <Reduction function>
Tensors reduced(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    Axes axes = integersOf(node, in, 1, "axes");
    if (axes.empty() && node.integer("noop_with_empty_axes", 0) != 0)
        return {x};
    if (axes.empty()) {
        axes.resize(static_cast<std::size_t>(x.dim()));
        std::iota(axes.begin(), axes.end(), 0);
    }
    axes = axesIn(std::move(axes), x.dim());
    if (axes.empty())
        return {function(x.unsqueeze(0), {0}, false).to(x.scalar_type())};
    return {function(x, axes, node.integer("keepdims", 1) != 0).to(x.scalar_type())};
}

/// Sums of whole numbers stay whole.
at::Tensor inReal(const at::Tensor& x) { return isFloat(x) ? x : x.to(at::kDouble); }

at::Tensor sumOf(const at::Tensor& x, const Axes& axes, bool keep) { return x.sum(axes, keep); }
at::Tensor meanOf(const at::Tensor& x, const Axes& axes, bool keep) { return inReal(x).mean(axes, keep); }
at::Tensor largestOf(const at::Tensor& x, const Axes& axes, bool keep) { return x.amax(axes, keep); }
at::Tensor smallestOf(const at::Tensor& x, const Axes& axes, bool keep) { return x.amin(axes, keep); }
at::Tensor sumOfSizes(const at::Tensor& x, const Axes& axes, bool keep) { return x.abs().sum(axes, keep); }
at::Tensor sumOfSquares(const at::Tensor& x, const Axes& axes, bool keep) { return (x * x).sum(axes, keep); }
at::Tensor lengthOf(const at::Tensor& x, const Axes& axes, bool keep)
{
    return inReal(sumOfSquares(x, axes, keep)).sqrt();
}
at::Tensor logOfSum(const at::Tensor& x, const Axes& axes, bool keep)
{
    return inReal(x.sum(axes, keep)).log();
}
at::Tensor logOfSumOfPowers(const at::Tensor& x, const Axes& axes, bool keep)
{
    return inReal(x).logsumexp(axes, keep);
}
at::Tensor productOf(const at::Tensor& x, const Axes& axes, bool keep)
{
    at::Tensor out = x;
    for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis)
        out = out.prod(*axis, keep);
    return out;
}

/// Which of several equal elements counts, depends on an attribute.
template <bool largest>
Tensors argumentOf(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", 0), x.dim());
    const bool last = node.integer("select_last_index", 0) != 0;
    const bool keep = node.integer("keepdims", 1) != 0;
    const at::Tensor row = last ? x.flip(axis) : x;
    at::Tensor found = largest ? row.argmax(axis, keep) : row.argmin(axis, keep);
    if (last)
        found = x.size(axis) - 1 - found;
    return {found};
}

Tensors cumulativeSum(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const auto numbers = wholeNumbers(needed(in, 1));
    require(numbers.size() == 1, "one axis");
    const std::int64_t axis = axisIn(numbers[0], x.dim());
    const bool backwards = node.integer("reverse", 0) != 0;
    const at::Tensor row = backwards ? x.flip(axis) : x;
    at::Tensor out = row.cumsum(axis).to(x.scalar_type());
    if (node.integer("exclusive", 0) != 0)
        out = out - row;
    return {backwards ? out.flip(axis) : out};
}

} // namespace

std::span<const OperatorKernel> reductionKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"ArgMax", 1, &argumentOf<true>},
        {"ArgMin", 1, &argumentOf<false>},
        {"CumSum", 11, &cumulativeSum},
        {"ReduceL1", 1, &reduced<&sumOfSizes>},
        {"ReduceL2", 1, &reduced<&lengthOf>},
        {"ReduceLogSum", 1, &reduced<&logOfSum>},
        {"ReduceLogSumExp", 1, &reduced<&logOfSumOfPowers>},
        {"ReduceMax", 1, &reduced<&largestOf>},
        {"ReduceMean", 1, &reduced<&meanOf>},
        {"ReduceMin", 1, &reduced<&smallestOf>},
        {"ReduceProd", 1, &reduced<&productOf>},
        {"ReduceSum", 1, &reduced<&sumOf>},
        {"ReduceSumSquare", 1, &reduced<&sumOfSquares>},
    };
    return kernels;
}

} // namespace doppler
