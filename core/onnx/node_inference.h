// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/value.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// The newest standard operators that the library knows.
constexpr int newestOperatorSet = 17;

/// Types of a subgraph's outputs, told those of its inputs; for the library, which asks for it by the name of
/// the attribute that holds the subgraph.
using VisitSubgraph = std::function<std::vector<onnx::TypeProto>(
    const std::string& attribute, const std::vector<const onnx::TypeProto*>& inputs)>;

/// A node with what is known of its values; an input that is left out is null.
struct NodeView {
    const onnx::NodeProto& node;
    int operatorSet = 0; ///< Version of the node's domain; 0: not imported.
    std::span<const Value* const> inputs;

    [[nodiscard]] const onnx::AttributeProto* attribute(const char* name) const;
    [[nodiscard]] std::int64_t integer(const char* name, std::int64_t otherwise) const;
    [[nodiscard]] std::vector<std::int64_t> integers(const char* name) const;
    [[nodiscard]] const Value* input(std::size_t i) const { return i < inputs.size() ? inputs[i] : nullptr; }
    /// Of the standard operators, under either of their domain's two names.
    [[nodiscard]] bool standard() const { return node.domain().empty() || node.domain() == "ai.onnx"; }
};

/// The numbers that an input holds, e.g. axes; nothing where they aren't all known.
std::optional<std::vector<std::int64_t>> numbersOf(const Value* value);

/// Works out types, shapes and, of whole numbers, elements of a node's outputs, through the ONNX library's
/// definition of its operator (shape inference and data propagation). What can't be known is left as it is.
/// Returns why the node does not follow its operator's definition; empty where it does, where it has none
/// here, and where too little is known of its inputs to tell.
std::string inferNode(const NodeView& view, std::span<Value* const> outputs, const VisitSubgraph& visit);

/// The same for what operators newer than the library's do otherwise; false where it has nothing to say.
bool inferNewerNode(const NodeView& view, std::span<Value* const> outputs);

} // namespace doppler
