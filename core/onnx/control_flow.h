// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"
#include "core/onnx/scope.h"

#include <map>
#include <set>
#include <string>

namespace doppler {

/// What the nodes of a subgraph come to when they run once.
struct Body {
    double flops = 0;
    bool known = true; ///< False where some node's work is unknown.
};

/// Of a control flow node, by the name of the attribute that holds the subgraph.
using Bodies = std::map<std::string, Body>;

/// FLOPs of a node with subgraphs: If is its dearer branch, Loop and Scan their bodies times their rounds.
struct ControlCost {
    std::optional<double> flops;
    bool roundsUnknown = false;
};
ControlCost controlCost(const NodeView& view, const Bodies& bodies);

/// The values around a subgraph that its nodes use.
void findCaptured(const onnx::GraphProto& graph, const Scope& around, std::set<Value*>& out);

bool hasSubgraph(const onnx::NodeProto& node);

} // namespace doppler
