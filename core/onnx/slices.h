// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/evaluation.h"

namespace doppler {

/// The part of one axis that a Slice takes; unknown numbers are nothing.
struct AxisSlice {
    std::size_t axis = 0;
    Element start;
    Element end;
    Element step;
};

/// The slices of a Slice node for a tensor of this rank, from attributes (before version 10) or inputs.
/// Nothing if the axes are unknown or invalid.
std::optional<std::vector<AxisSlice>> slicesOf(const Operands& operands, std::size_t rank);

/// The indices that a slice takes: `count` of them, from `start` in steps.
struct SliceRange {
    std::int64_t start = 0;
    std::int64_t step = 1;
    std::int64_t count = 0;
};
/// Nothing if a number or the extent is unknown.
std::optional<SliceRange> rangeOf(const AxisSlice& slice, std::int64_t extent);

} // namespace doppler
