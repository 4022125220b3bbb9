// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/evaluation.h"

namespace doppler {

using Dims = std::vector<std::int64_t>;
using Shape = std::optional<Dims>;
constexpr std::int64_t unknownExtent = -1;

/// A number as an extent; unknown if it cannot be one.
std::int64_t extentOf(long double number);
std::int64_t extentOf(const Element& number);

/// An input that is a tensor of a known number of dimensions; null otherwise.
const Value* rankedInput(const NodeView& view, std::size_t i);
/// The elements of an input that is a list of whole numbers; null otherwise.
const std::vector<Element>* listInput(const Operands& operands, std::size_t i);

/// The axes that the attribute `axes` names; all axes without it. Nothing if one is not an axis.
std::optional<std::vector<std::size_t>> namedAxes(const NodeView& view, std::size_t rank);

/// The output's shape of Resize and Upsample, of all versions.
Shape resizedShape(const Operands& operands);
Shape columnsShape(const Operands& operands);  ///< Col2Im.
Shape deformedShape(const Operands& operands); ///< DeformConv.
Shape gridShape(const Operands& operands);     ///< AffineGrid.

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
