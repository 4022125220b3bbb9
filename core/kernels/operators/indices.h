// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

namespace doppler {

/// Indices from 0 on; negative ones count from the end.
at::Tensor fromStart(const at::Tensor& indices, std::int64_t extent);
/// The positions in memory of coordinates, which the last axis of the indices holds. Throws UnfitNode if one
/// is outside of the extents.
at::Tensor flatPlaces(const at::Tensor& indices, at::IntArrayRef extents);

} // namespace doppler
