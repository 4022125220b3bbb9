// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/arrivals/unfolding.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

namespace doppler {

namespace {

/// Sets of revealing vertices, each stored once: all vertices behind the same revealing ones share theirs.
/// They can grow with the square of the vertices; after mostMembers, further sets are not stored.
class RevealingSets {
public:
    using Number = std::uint32_t;
    static constexpr Number empty = 0;
    static constexpr Number notStored = ~Number{0};

    RevealingSets() { numberOf({}); }

    Number withVertex(Number set, VertexId v)
    {
        if (set == notStored)
            return notStored;
        std::vector<std::uint32_t> members = *byNumber[set];
        members.insert(std::ranges::lower_bound(members, v.value), v.value);
        return numberOf(std::move(members));
    }
    Number unite(Number a, Number b)
    {
        if (a == notStored || b == notStored)
            return notStored;
        if (a == b || b == empty)
            return a;
        if (a == empty)
            return b;
        std::vector<std::uint32_t> members;
        std::ranges::set_union(*byNumber[a], *byNumber[b], std::back_inserter(members));
        return numberOf(std::move(members));
    }

private:
    Number numberOf(std::vector<std::uint32_t> members)
    {
        if (const auto known = numbers.find(members); known != numbers.end())
            return known->second;
        if (stored + members.size() > mostMembers)
            return notStored;
        stored += members.size();
        const auto at = numbers.emplace(std::move(members), static_cast<Number>(byNumber.size())).first;
        byNumber.push_back(&at->first);
        return at->second;
    }

    static constexpr std::size_t mostMembers = 50'000'000;

    std::map<std::vector<std::uint32_t>, Number> numbers;
    std::vector<const std::vector<std::uint32_t>*> byNumber;
    std::size_t stored = 0; ///< Members of all sets.
};

} // namespace

Unfolding::Unfolding(const DataflowGraph& g, std::vector<bool> r) : revealing(std::move(r))
{
    if (std::ranges::find(revealing, true) != revealing.end())
        graph = &g;
}

std::vector<bool> Unfolding::known(double now, std::span<const double> releases,
                                   std::span<const TaskRun> tasks) const
{
    std::vector<bool> out(tasks.size());
    for (std::size_t v = 0; v < tasks.size(); ++v)
        out[v] = releases[v] <= now;
    if (!any())
        return out;
    const auto ended = [&](VertexId v) { return tasks[v].start != never && tasks[v].end <= now; };
    for (const VertexId v : graph->topologicalOrder())
        for (const EdgeId id : graph->inEdges(v)) {
            const VertexId from = graph->edge(id).from;
            out[v] = out[v] && out[from] && (!revealing[from] || ended(from));
        }
    return out;
}

std::vector<bool> Unfolding::certainEdges() const
{
    std::vector<bool> out(graph->edgeCount(), false);
    if (std::ranges::find(revealing, false) == revealing.end())
        return out;
    RevealingSets sets;
    std::vector<RevealingSets::Number> before(graph->vertexCount(), RevealingSets::empty);
    for (const VertexId v : graph->topologicalOrder())
        for (const EdgeId id : graph->inEdges(v)) {
            const VertexId from = graph->edge(id).from;
            before[v] =
                sets.unite(before[v], revealing[from] ? sets.withVertex(before[from], from) : before[from]);
        }
    for (const EdgeId id : graph->edges()) {
        const Edge& edge = graph->edge(id);
        out[id] = !revealing[edge.from] && before[edge.from] == before[edge.to] &&
                  before[edge.to] != RevealingSets::notStored;
    }
    return out;
}

} // namespace doppler
