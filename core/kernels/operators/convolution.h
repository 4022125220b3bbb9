// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

namespace doppler {

/// The convolution that the attributes of a node describe. The bias may be undefined.
at::Tensor convolved(const Node& node, const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias);

} // namespace doppler
