// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include <ATen/core/Tensor.h>

namespace doppler {

/// A scalar function (core/workloads/einsum/scalar_function.h) of whole tensors, which are broadcast against
/// each other. The result may be an operand itself.
using TensorFunction = at::Tensor (*)(std::span<const at::Tensor> x, double factor);

/// Null if there is no formula: a function that a program only declares.
TensorFunction findTensorFunction(std::string_view name);
/// In place of a function without formula: adds up the operands.
at::Tensor sumOfOperands(std::span<const at::Tensor> x, double factor);

} // namespace doppler
