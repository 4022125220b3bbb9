// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"

namespace doppler {

/// Floating point operations of one node: 2 per multiplication with its addition, 1 per other scalar function
/// of an element, 0 where data is only moved or renamed (docs/file-formats.md has the table). Nothing if the
/// operator or the shapes on which it depends are unknown.
std::optional<double> onnxFlops(const NodeView& view, std::span<const Value* const> outputs);

/// Whether onnxFlops() knows the operator.
bool knowsCostOf(const NodeView& view);

} // namespace doppler
