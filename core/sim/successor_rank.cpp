// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/successor_rank.h"

namespace doppler {

SuccessorRank::SuccessorRank(const DataflowGraph& g, const TransferPlan& p,
                             const std::vector<std::uint32_t>& missingInputs,
                             const std::vector<std::uint8_t>& arrivedTransfers,
                             const std::vector<std::uint32_t>& readyOnDevice)
    : graph(g), plan(p), missing(missingInputs), arrived(arrivedTransfers), readyOn(readyOnDevice)
{
    knownAt.assign(graph.vertexCount(), 0);
    known.resize(graph.vertexCount());
    lackedFrom.assign(graph.vertexCount(), 0);
}

void SuccessorRank::begin(std::span<const DeviceId> devices)
{
    at = devices;
    nextMoment();
}

double SuccessorRank::of(VertexId v, bool hasRun)
{
    if (knownAt[v] != moment) {
        knownAt[v] = moment;
        known[v] = compute(v, hasRun);
    }
    return known[v];
}

bool SuccessorRank::lacks(VertexId v, EdgeId e, bool hasRun) const
{
    if (!hasRun)
        return true;
    return at[graph.edge(e).to] != at[v] && arrived[plan.of(e)] == 0;
}

double SuccessorRank::term(VertexId v, VertexId s, std::uint32_t lackedFromV) const
{
    if (at[s] == at[v])
        return 1;
    const bool last = lackedFromV > 0 && missing[s] == lackedFromV;
    return last ? (readyOn[at[s]] == 0 ? 8 : 3) : 2;
}

double SuccessorRank::compute(VertexId v, bool hasRun)
{
    double sum = 0;
    EdgeId id = graph.firstOutEdge(v);
    const auto forEachEdge = [&](auto visit) {
        EdgeId e = id;
        for (const Edge& edge : graph.outEdges(v)) {
            visit(e, edge.to);
            e = EdgeId{e + std::size_t{1}};
        }
    };
    if (!plan.hasSeveralTensors(v)) { // then no successor stands twice
        forEachEdge([&](EdgeId e, VertexId s) { sum += term(v, s, lacks(v, e, hasRun) ? 1 : 0); });
        return sum;
    }
    constexpr std::uint32_t counted = ~std::uint32_t{0};
    forEachEdge([&](EdgeId e, VertexId s) { lackedFrom[s] += lacks(v, e, hasRun) ? 1 : 0; });
    forEachEdge([&](EdgeId, VertexId s) {
        if (lackedFrom[s] == counted)
            return;
        sum += term(v, s, lackedFrom[s]);
        lackedFrom[s] = counted;
    });
    forEachEdge([&](EdgeId, VertexId s) { lackedFrom[s] = 0; });
    return sum;
}

} // namespace doppler
