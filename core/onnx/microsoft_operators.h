// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"

namespace doppler {

/// Whether the node is one of the operators of ONNX Runtime (domain com.microsoft) that are known here.
bool isMicrosoftOperator(const NodeView& view);

/// Infers types and shapes of the outputs of such an operator; unknown properties stay unchanged.
void inferMicrosoftNode(const NodeView& view, std::span<Value* const> outputs);

/// FLOPs of such an operator, by the rules of onnxFlops(). Nothing if a shape is unknown.
std::optional<double> microsoftFlops(const NodeView& view, std::span<const Value* const> outputs);

/// The standard operator that works on the same shapes (FusedConv: Conv), without the attributes and inputs
/// that the standard one lacks; nothing if there is none.
std::optional<onnx::NodeProto> standardForm(const NodeView& view);
/// The same node with its values, in the latest operator set that the library supports. Refers to `form`.
NodeView standardView(const NodeView& view, const onnx::NodeProto& form);

} // namespace doppler
