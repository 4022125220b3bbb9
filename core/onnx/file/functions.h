// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>

#include <onnx/onnx_pb.h>

namespace doppler {

/// The functions of a model, by domain and name.
using Functions = std::map<std::pair<std::string, std::string>, const onnx::FunctionProto*>;

Functions functionsOf(const onnx::ModelProto& model);
const onnx::FunctionProto* functionFor(const Functions& functions, const onnx::NodeProto& node);

/// The number of nodes, those of subgraphs included, after every call is replaced by the body of the
/// function; infinite if functions call themselves, or are nested more than 32 deep.
double expandedNodes(const onnx::GraphProto& graph, const Functions& functions);

/// Whether a node of a function's body uses attributes of the call.
bool takesAttributes(const onnx::NodeProto& node);
/// The node with the attributes of the call inserted; those that the call lacks are removed.
onnx::NodeProto withAttributesOf(const onnx::NodeProto& call, onnx::NodeProto node);

} // namespace doppler
