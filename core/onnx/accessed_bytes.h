// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"

#include <optional>
#include <span>

namespace doppler {

/// Bytes that a node reads and writes if it touches only a part of one of its tensors: rows of a table
/// (Gather, Slice and their relatives), the updated rows (ScatterND), or nothing but the shape. Nothing for
/// other operators, and if the shapes are unknown.
std::optional<double> accessedBytes(const NodeView& view, std::span<const Value* const> outputs);

} // namespace doppler
