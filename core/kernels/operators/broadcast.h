// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

namespace doppler {

/// The second operand of an arithmetic or logical operator so that it broadcasts to the first. Before version
/// 7, an attribute says along which axes of the first operand it lies.
at::Tensor alignedOperand(const Node& node, const at::Tensor& a, const at::Tensor& b);

} // namespace doppler
