// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kernels/operators/node.h"

namespace doppler {

/// Computes a node. Outputs that the node omits are undefined or missing; some may share memory with inputs.
/// Throws UnfitNode, or what ATen throws, where the node has no kernel or does not fit its inputs.
Tensors computeNode(const onnx::NodeProto& node, Inputs inputs, const NodeSurroundings& around);

/// "Conv", "com.microsoft.Gelu".
std::string operatorName(const onnx::NodeProto& node);

/// What an exception of a kernel says, without ATen's list of calls.
Message messageOfKernel(const std::exception& exception);

} // namespace doppler
