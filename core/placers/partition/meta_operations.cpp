// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/partition/meta_operations.h"

#include "core/graph/metrics.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace doppler {

namespace {

/// The join that a formation adds up, of those the furthest from the sources (ties: the first edge); invalid
/// where v is no formation.
VertexId furthestJoin(const DataflowGraph& graph, const std::vector<std::uint32_t>& level,
                      const std::vector<bool>& isFormation, VertexId v)
{
    if (graph.vertex(v).op != "formation")
        return {};
    VertexId furthest;
    for (EdgeId id : graph.inEdges(v))
        if (const VertexId from = graph.edge(id).from; !furthest.valid() || level[from] > level[furthest])
            furthest = from;
    return furthest.valid() && isFormation[furthest] ? VertexId{} : furthest;
}

} // namespace

std::vector<MetaOperation> metaOperations(const DataflowGraph& graph)
{
    using Key = std::tuple<std::string_view, std::string_view, std::uint32_t>;
    const std::vector<std::uint32_t> level = hopLevels(graph);
    std::map<Key, std::size_t> known;
    std::vector<std::size_t> operationOf(graph.vertexCount());
    std::vector<bool> isFormation(graph.vertexCount(), false);
    std::vector<MetaOperation> operations;
    for (VertexId v : graph.topologicalOrder()) {
        if (const VertexId join = furthestJoin(graph, level, isFormation, v); join.valid()) {
            isFormation[v] = true;
            operationOf[v] = operationOf[join];
            continue;
        }
        const Key key{graph.vertex(v).group, graph.vertex(v).op, level[v]};
        const auto [entry, isNew] = known.try_emplace(key, operations.size());
        if (isNew)
            operations.emplace_back();
        operationOf[v] = entry->second;
    }
    for (VertexId v : graph.vertices()) {
        MetaOperation& operation = operations[operationOf[v]];
        (isFormation[v] ? operation.formations : operation.joins).push_back(v);
    }
    std::sort(operations.begin(), operations.end(), [&](const MetaOperation& a, const MetaOperation& b) {
        const VertexId one = a.joins.front();
        const VertexId other = b.joins.front();
        return level[one] != level[other] ? level[one] < level[other] : one.value < other.value;
    });
    return operations;
}

} // namespace doppler
