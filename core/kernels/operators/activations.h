// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/ATen.h>

namespace doppler {

at::Tensor hardSigmoidOf(const at::Tensor& x, double alpha, double beta);
/// With `approximate`, by the hyperbolic tangent instead of the error function.
at::Tensor geluOf(const at::Tensor& x, bool approximate);

} // namespace doppler
