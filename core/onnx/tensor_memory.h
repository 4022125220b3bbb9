// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/onnx/node_inference.h"

#include <deque>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace doppler {

/// The option of the reader: vertices that use the same weight share a device.
inline constexpr const char* colocateWeightsOption = "colocate_weights";

/// The constants that memory holds in place of `output`, which a node computes from constants alone: empty if
/// it is `output` itself. A runtime keeps a weight in the type in which the model stores it and converts or
/// rearranges it on use (DequantizeLinear, Cast, Transpose, Reshape), if that takes less memory.
std::vector<const Value*> storedForms(const NodeView& view, const Value& output);

/// Collects which vertices use which weights and inputs of a model, so that each counts once.
class StoredWeights {
public:
    /// Notes the users of all constants and inputs among `used`, which are the values that a vertex reads.
    /// Returns the vertex's persistent bytes: the weights of which it is the first user.
    double use(const std::set<Value*>& used, VertexId vertex);

    /// Adds the weights with several users, and the inputs of the graph. With `colocate`, all vertices that
    /// use the same weight share a device.
    void addTo(GraphBuilder& builder, bool colocate) const;

private:
    struct Users {
        const Value* value = nullptr;
        std::vector<VertexId> vertices;
    };
    static bool isShared(const Users& users);
    Users& usersOf(const Value* value);
    void colocateUsers(GraphBuilder& builder) const;

    std::deque<Users> all; ///< In the order of first use.
    std::unordered_map<const Value*, Users*> known;
};

/// Bytes that a node reads and writes if it touches only a part of one of its tensors: rows of a table
/// (Gather, Slice and their relatives), the updated rows (ScatterND), or nothing but the shape. Nothing for
/// other operators, and if the shapes are unknown.
std::optional<double> accessedBytes(const NodeView& view, std::span<const Value* const> outputs);

} // namespace doppler
