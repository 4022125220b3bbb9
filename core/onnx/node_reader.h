// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/findings.h"
#include "core/onnx/node_inference.h"
#include "core/onnx/scope.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace doppler {

/// Versions of operator sets, by domain.
using Versions = std::map<std::string, int>;
/// The types that a graph declares for its values, by name.
using Declared = std::unordered_map<std::string_view, const onnx::TypeProto*>;

/// What one execution of a subgraph costs.
struct Body {
    double flops = 0;
    bool known = true;                        ///< False if the FLOPs of some node are unknown.
    std::map<std::string, std::size_t> kinds; ///< Nodes by operator, those of inner subgraphs included.
};

/// Where a node is: in the model, in a function that it calls, in a subgraph.
struct Place {
    const Versions* versions = nullptr;
    const Declared* declared = nullptr;  ///< Null: nothing is declared.
    std::string prefix;                  ///< Of names within a function or subgraph.
    std::string group;                   ///< The same as a group.
    Body* body = nullptr;                ///< Not null: costs are summed up there, no vertices are made.
    std::set<Value*>* weights = nullptr; ///< The constants that a body uses.
};

/// The place of what a node contains: a function's body, a branch, one round.
Place placeWithin(const Place& place, const std::string& name);

/// What the nodes of a subgraph are visited for: each has its own limit.
enum class VisitKind { Measure, Follow, Expand };

/// The reader of a model, as the expansion of control flow uses it.
class NodeReader {
public:
    NodeReader() = default;
    NodeReader(const NodeReader&) = delete;
    NodeReader& operator=(const NodeReader&) = delete;
    virtual ~NodeReader() = default;

    /// Makes a vertex of a node and puts its outputs into the scope; sums up its cost where the place has a
    /// body.
    virtual void visit(const onnx::NodeProto& node, Scope& scope, const Place& place) = 0;
    /// The same for a node whose outputs are already there. `used` are all values that it needs.
    virtual void finish(const NodeView& view, const std::vector<Value*>& outputs,
                        const std::set<Value*>& used, std::optional<double> flops, const Place& place) = 0;
    /// Records how a node's outputs are made, for engines that compute them; finish() makes the vertex.
    virtual void record(const NodeView& view, const std::vector<Value*>& inputs,
                        const std::vector<Value*>& outputs, const Scope& scope, const Place& place) = 0;
    virtual void recordStack(const std::vector<Value*>& parts, std::int64_t axis, Value& out) = 0;
    virtual void recordSelect(const Value& whole, std::int64_t axis, std::int64_t index, Value& out) = 0;
    virtual void addWeights(const onnx::GraphProto& graph, Scope& scope) = 0;
    virtual Value* newValue(std::string_view name) = 0;
    /// Keeps a node for as long as values may have views of its texts.
    virtual const onnx::NodeProto& keep(onnx::NodeProto node) = 0;
    /// Takes the nodes of a subgraph, so many times, from what may still be visited for this purpose. Returns
    /// false, and takes none, if that is less.
    virtual bool takeVisits(VisitKind kind, const onnx::GraphProto& graph, double times) = 0;
    virtual std::string nameOf(const onnx::NodeProto& node) const = 0;
    virtual Findings& notes() = 0;
    virtual void fail(Message message) = 0;
    virtual bool failed() const = 0;
};

} // namespace doppler
