// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/graph_kernels.h"

namespace doppler {

/// The largest difference of two tensors of any type, as numbers of the first one's type, relative to the
/// largest finite element of the second (at least 1e-34). 0 where both are equal, also in their infinities
/// and in what is not a number; infinity where only one element is such, or the shapes differ.
double largestDifference(const at::Tensor& found, const at::Tensor& expected);
double largestDifference(const KernelOutputs& found, const KernelOutputs& expected);

} // namespace doppler
