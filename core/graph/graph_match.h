// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <vector>

namespace doppler {

/// What is different between a vertex and its partner.
struct VertexChanges {
    bool name = false;
    bool operation = false; ///< The kind of operation.
    bool work = false;      ///< FLOPs, measured times or bytes accessed.
    bool output = false;    ///< Bytes of the output.
    bool weights = false;   ///< Persistent bytes.
    bool inputs = false;    ///< It reads from other vertices.

    [[nodiscard]] bool any() const { return name || changed(); }
    /// Whether more than the name is different.
    [[nodiscard]] bool changed() const { return operation || work || output || weights || inputs; }
    /// Whether nothing but the name is different.
    [[nodiscard]] bool renamed() const { return name && !changed(); }
    [[nodiscard]] bool operator==(const VertexChanges&) const = default;
};

/// Which vertices of two versions of a graph are the same.
struct GraphMatch {
    std::vector<VertexId> partnerInSecond; ///< By vertex of the first graph; invalid: it was removed.
    std::vector<VertexId> partnerInFirst;  ///< By vertex of the second graph; invalid: it was added.
    std::vector<VertexChanges> changes;    ///< By vertex of the first graph; none where it has no partner.
    std::vector<EdgeId> removedEdges;      ///< Edges of the first graph without a counterpart, ascending.
    std::vector<EdgeId> addedEdges;        ///< Edges of the second graph without a counterpart, ascending.
    std::size_t matched = 0;
    std::size_t matchedByName = 0; ///< Of these, those that the names decided.
    std::size_t changed = 0;       ///< Matched vertices in which more than the name is different.
    std::size_t renamed = 0;       ///< Matched vertices in which only the name is different.

    [[nodiscard]] std::size_t removed() const { return partnerInSecond.size() - matched; }
    [[nodiscard]] std::size_t added() const { return partnerInFirst.size() - matched; }
};

/// Matches two versions of a graph. If most vertices that share a unique name agree in operation and costs,
/// the names decide first. The others are matched by structure: by operation, costs and the neighbourhood up
/// to eight steps away, then by what they have in common with vertices that are matched already, then by
/// operation and matched neighbours alone, so that a vertex with other costs keeps its partner; and at last
/// by name. Vertices between which nothing differs are matched in the order of ids, so that a graph matches
/// itself vertex by vertex. About linear in the sizes of both graphs.
GraphMatch matchGraphs(const DataflowGraph& first, const DataflowGraph& second);

} // namespace doppler
