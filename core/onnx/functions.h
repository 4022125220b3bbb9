// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>

#include <onnx/onnx_pb.h>

namespace doppler {

/// The functions that a model brings along, by domain and name.
using Functions = std::map<std::pair<std::string, std::string>, const onnx::FunctionProto*>;

Functions functionsOf(const onnx::ModelProto& model);
const onnx::FunctionProto* functionFor(const Functions& functions, const onnx::NodeProto& node);

/// The nodes that a graph comes to when every call has become the function's body; infinite where functions
/// call themselves, or each other more than 32 deep.
double expandedNodes(const onnx::GraphProto& graph, const Functions& functions);

/// Whether a node of a function's body takes attributes from the call.
bool takesAttributes(const onnx::NodeProto& node);
/// The node with the attributes of the call in their places; those that the call lacks are left out.
onnx::NodeProto withAttributesOf(const onnx::NodeProto& call, onnx::NodeProto node);

} // namespace doppler
