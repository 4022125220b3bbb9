// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/onnx/node_reader.h"

namespace doppler {

/// What becomes of If, Loop and Scan.
struct ControlFlowSettings {
    enum class Branch { Larger, Then, Else };
    Branch branch = Branch::Larger; ///< The branch of an If whose condition is unknown.
    bool expand = true;             ///< False: each node with subgraphs is one vertex.
    std::int64_t mostRounds = 0;    ///< Loops of more rounds are one vertex.
};

/// The options of the reader for a model with control flow.
std::vector<OptionSpec> controlFlowOptions();
/// Options without these give the defaults.
ControlFlowSettings controlFlowSettings(const Options& options);

/// Whether a node of the graph or of a function is an If, Loop or Scan.
bool hasControlFlow(const onnx::ModelProto& model);
bool isControlFlow(const onnx::NodeProto& node);
bool hasSubgraph(const onnx::NodeProto& node);

/// An If, Loop or Scan with its inputs, and the scope and the place where it is.
struct ControlNode {
    const NodeView& view;
    const std::vector<Value*>& inputs;
    Scope& scope;
    const Place& place;
};

/// Replaces the node by the nodes inside, or by one vertex of their cost (see ControlFlowSettings), and puts
/// its outputs into the scope.
void readControlFlow(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings);

/// Finds the values around a subgraph that its nodes use.
void findCaptured(const onnx::GraphProto& graph, const Scope& around, std::set<Value*>& out);
/// The same by the names that the subgraph has for them.
void findCapturedNames(const onnx::GraphProto& graph, const Scope& around,
                       std::map<std::string, Value*>& out);

} // namespace doppler
