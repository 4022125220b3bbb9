// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

namespace doppler {

/// Copies a tensor into a contiguous one of the same extents and type. With a duration of more than 0
/// seconds the copy is made in pieces and ends when this time is over, or later if it takes longer.
void copyPaced(const at::Tensor& to, const at::Tensor& from, double seconds);

} // namespace doppler
