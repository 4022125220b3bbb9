// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workloads/einsum/einsum.h"

#include <cstddef>
#include <stop_token>
#include <vector>

#include <ATen/core/Tensor.h>

namespace doppler {

/// The results of a program's operations on whole tensors, computed by at::einsum and broadcasts. `inputs`:
/// by operation, defined for input tensors. Returns, by operation, the values whose `wanted` is true.
/// Computes with doubles if all tensors are small. Errors: stopped, operations that fail.
Result<std::vector<at::Tensor>> evaluateUncut(const EinsumProgram& program,
                                              const std::vector<at::Tensor>& inputs,
                                              const std::vector<bool>& wanted, std::stop_token stop);
/// Bytes that evaluateUncut() holds at once, at 4 bytes per element. Infinite rather than too large.
double uncutBytes(const EinsumProgram& program);

} // namespace doppler
