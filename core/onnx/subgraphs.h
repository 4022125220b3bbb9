// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/control_flow.h"

namespace doppler {

/// One execution of a subgraph that was measured: its cost, and its outputs without producers.
struct MeasuredGraph {
    Body body;
    std::vector<Value*> outputs; ///< Null: unknown.
    std::set<Value*> weights;
};

/// Sums up what the nodes of a subgraph cost. Its outputs are unknown, and so is the cost, if the model has
/// used up the visits that it may take.
MeasuredGraph measureGraph(NodeReader& reader, const onnx::GraphProto& graph,
                           const std::vector<Value*>& inputs, const ControlNode& node,
                           VisitKind kind = VisitKind::Measure);

/// Puts the nodes of a subgraph in the place of the node that contains it, with `name` before their names.
/// Returns the subgraph's outputs; fewer if the reader has failed.
std::vector<Value*> expandGraph(NodeReader& reader, const onnx::GraphProto& graph,
                                const std::vector<Value*>& inputs, const ControlNode& node,
                                const std::string& name);

/// The subgraph of an attribute; null if there is none.
const onnx::GraphProto* subgraphOf(const NodeView& view, const char* attribute);

/// Makes the outputs of a control-flow node those values (null: unknown ones).
void putOutputs(NodeReader& reader, const ControlNode& node, const std::vector<Value*>& values);

/// Makes a vertex for the whole node, with fresh outputs of the types of `like`. `times` is how often the
/// body runs; nothing: unknown.
void keepAsVertex(NodeReader& reader, const ControlNode& node, MeasuredGraph body,
                  const std::vector<Value*>& like, std::optional<double> times);

/// The same where nothing is known of what is inside.
void keepUnknown(NodeReader& reader, const ControlNode& node);

/// The elements of an input that is one number or truth value.
Element scalarOf(const Value* value);
/// A known scalar, such as a round's number.
Value* constantScalar(NodeReader& reader, std::string_view name, int elementType, std::int64_t number);
/// A value of the same type, of which only the type is known.
Value* typeOnly(NodeReader& reader, const Value* value, std::string_view name);
/// Forgets the extents of `value` that differ from those of `other`. Returns whether something was forgotten.
bool generalise(Value& value, const Value* other);

void readLoop(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings);
void readScan(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings);

} // namespace doppler
