// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/compare_tensors.h"

#include <algorithm>
#include <limits>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

namespace {

/// Numbers below have few or no digits in float32.
constexpr double leastScale = 1e-34;
constexpr double infinite = std::numeric_limits<double>::infinity();

at::Tensor asReal(const at::Tensor& tensor)
{
    return at::isComplexType(tensor.scalar_type()) ? at::view_as_real(tensor) : tensor;
}

} // namespace

double largestDifference(const at::Tensor& found, const at::Tensor& expected)
{
    if (found.defined() != expected.defined())
        return infinite;
    if (!found.defined())
        return 0;
    if (found.sizes() != expected.sizes() ||
        at::isComplexType(found.scalar_type()) != at::isComplexType(expected.scalar_type()))
        return infinite;
    if (found.numel() == 0)
        return 0;
    const at::Tensor a = asReal(found).to(at::kDouble);
    // Numbers beyond those of the narrower type are infinite there.
    const at::Tensor b = asReal(expected).to(asReal(found).scalar_type()).to(at::kDouble);
    const at::Tensor same = at::logical_or(at::eq(a, b), at::logical_and(at::isnan(a), at::isnan(b)));
    if (same.all().item<bool>())
        return 0;
    const at::Tensor apart = at::where(same, at::zeros_like(a), (a - b).abs());
    const double most = at::nan_to_num(apart, infinite, infinite).max().item<double>();
    const double scale = at::where(at::isfinite(b), b.abs(), at::zeros_like(b)).max().item<double>();
    return most / std::max(scale, leastScale);
}

double largestDifference(const KernelOutputs& found, const KernelOutputs& expected)
{
    if (found.size() != expected.size())
        return infinite;
    double most = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        most = std::max(most, largestDifference(found[i], expected[i]));
    return most;
}

} // namespace doppler
