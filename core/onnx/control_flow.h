// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/node_inference.h"
#include "core/onnx/scope.h"

#include <map>
#include <set>
#include <string>

namespace doppler {

/// The total cost of the nodes of a subgraph for one execution.
struct Body {
    double flops = 0;
    bool known = true; ///< False if the FLOPs of some node are unknown.
};

/// Of a control flow node, by the name of the attribute that holds the subgraph.
using Bodies = std::map<std::string, Body>;

/// FLOPs of a node with subgraphs: If is its dearer branch, Loop and Scan their bodies times their rounds.
struct ControlCost {
    std::optional<double> flops;
    bool roundsUnknown = false;
};
ControlCost controlCost(const NodeView& view, const Bodies& bodies);

/// Finds the values around a subgraph that its nodes use.
void findCaptured(const onnx::GraphProto& graph, const Scope& around, std::set<Value*>& out);

bool hasSubgraph(const onnx::NodeProto& node);

} // namespace doppler
