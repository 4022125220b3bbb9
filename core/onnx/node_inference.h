// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/value.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// The latest operator set that the library supports.
constexpr int newestOperatorSet = 17;
/// The latest one whose changes this folder knows.
constexpr int newestKnownOperatorSet = 23;

/// A node with its known values; an omitted input is null.
struct NodeView {
    const onnx::NodeProto& node;
    int operatorSet = 0; ///< Version of the node's domain; 0: not imported.
    std::span<const Value* const> inputs;

    [[nodiscard]] const onnx::AttributeProto* attribute(const char* name) const;
    [[nodiscard]] std::int64_t integer(const char* name, std::int64_t otherwise) const;
    [[nodiscard]] std::vector<std::int64_t> integers(const char* name) const;
    [[nodiscard]] const Value* input(std::size_t i) const { return i < inputs.size() ? inputs[i] : nullptr; }
    /// Whether it is a standard operator, under either name of their domain.
    [[nodiscard]] bool standard() const { return node.domain().empty() || node.domain() == "ai.onnx"; }
};

/// The numbers in an input, such as axes; nothing unless all are known.
std::optional<std::vector<std::int64_t>> numbersOf(const Value* value);

/// Infers types, shapes and small elements of a node's outputs: with the ONNX library's definition of its
/// operator, then with the elements of its inputs that are known (see evaluation.h). Unknown properties stay
/// unchanged. Returns why the node violates its operator's definition; empty if it does not, if there is no
/// definition, or if too little is known about its inputs. Nodes with subgraphs are not for this function.
std::string inferNode(const NodeView& view, std::span<Value* const> outputs);

/// The same for operators of early versions, which the library defines without inference.
void inferOlderNode(const NodeView& view, std::span<Value* const> outputs);

/// The same for differences of operators that are newer than the library. Returns false if it does not apply.
bool inferNewerNode(const NodeView& view, std::span<Value* const> outputs);

} // namespace doppler
