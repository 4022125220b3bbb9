// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/hsdag_graph.h"

#include "core/learn/base/cancellation.h"
#include "core/training/standard_score.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace doppler {

namespace {

/// Where the set of each member is found; the first member stands for it.
class Sets {
public:
    explicit Sets(std::size_t count) : parent(count) { std::iota(parent.begin(), parent.end(), 0U); }
    std::uint32_t find(std::uint32_t i)
    {
        while (parent[i] != i)
            i = parent[i] = parent[parent[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = find(a);
        b = find(b);
        parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> parent;
};

bool sameDevices(const Problem& problem, VertexId a, VertexId b)
{
    return std::ranges::equal(problem.allowedDevices(a), problem.allowedDevices(b));
}

/// The vertex that v alone follows and that leads to v alone; invalid without one.
VertexId chainedTo(const DataflowGraph& graph, VertexId v)
{
    VertexId before;
    for (const EdgeId e : graph.inEdges(v)) {
        const VertexId from{graph.edge(e).from};
        if (before.valid() && before != from)
            return {};
        before = from;
    }
    if (before.valid())
        for (const Edge& edge : graph.outEdges(before))
            if (edge.to != v)
                return {};
    return before;
}

/// Called for every vertex or node: ends the reading now and then where it was cancelled.
void checkAt(std::uint32_t number)
{
    if (number % 256 == 0)
        throwIfCancelled();
}

void sortUnique(std::vector<std::array<std::uint32_t, 2>>& edges)
{
    std::ranges::sort(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}

void addEdge(std::uint32_t a, std::uint32_t b, std::vector<std::array<std::uint32_t, 2>>& edges)
{
    if (a != b)
        edges.push_back({std::min(a, b), std::max(a, b)});
}

} // namespace

std::vector<std::uint32_t> HsdagLevel::innerEdges(const HsdagGroups& groups) const
{
    std::vector<std::uint32_t> out;
    for (std::uint32_t e = 0; e < edges.size(); ++e)
        if (groups.of[edges[e][0]] == groups.of[edges[e][1]])
            out.push_back(e);
    return out;
}

HsdagLevel HsdagLevel::merged(const HsdagGroups& groups) const
{
    HsdagLevel out;
    out.kind.resize(groups.count);
    for (std::size_t n = 0; n < nodes(); ++n)
        out.kind[groups.of[n]] = kind[n];
    for (const auto& [a, b] : edges)
        addEdge(groups.of[a], groups.of[b], out.edges);
    sortUnique(out.edges);
    out.connect();
    return out;
}

void HsdagLevel::connect()
{
    std::vector<std::vector<std::uint32_t>> near(nodes());
    for (std::uint32_t n = 0; n < nodes(); ++n)
        near[n].push_back(n);
    for (const auto& [a, b] : edges) {
        near[a].push_back(b);
        near[b].push_back(a);
    }
    start = {0};
    source.clear();
    weight.clear();
    for (const auto& own : near) {
        for (const std::uint32_t n : own) {
            source.push_back(n);
            weight.push_back(1 / std::sqrt(static_cast<float>(own.size() * near[n].size())));
        }
        start.push_back(static_cast<std::uint32_t>(source.size()));
    }
}

HsdagGroups growGroups(const HsdagLevel& level, std::span<const float> scores)
{
    constexpr std::uint32_t none = ~0U;
    std::vector<std::uint32_t> best(level.nodes(), none);
    for (std::uint32_t e = 0; e < level.edges.size(); ++e)
        if (level.canMerge(e))
            for (const std::uint32_t n : level.edges[e])
                if (best[n] == none || scores[e] > scores[best[n]])
                    best[n] = e;
    Sets sets(level.nodes());
    for (const std::uint32_t e : best)
        if (e != none)
            sets.join(level.edges[e][0], level.edges[e][1]);
    HsdagGroups out;
    for (std::uint32_t n = 0; n < level.nodes(); ++n) {
        const std::uint32_t first = sets.find(n);
        out.of.push_back(first == n ? static_cast<std::uint32_t>(out.count++) : out.of[first]);
        out.isMerged.resize(out.count);
        if (first != n)
            out.isMerged[out.of[first]] = 1;
    }
    return out;
}

HsdagGraph::HsdagGraph(const Problem& problem) : devices(problem.deviceCount())
{
    findNodes(problem);
    findKinds(problem);
    for (const EdgeId e : problem.graph().edges())
        addEdge(nodeOf[problem.graph().edge(e).from], nodeOf[problem.graph().edge(e).to], level.edges);
    sortUnique(level.edges);
    level.connect();
    findFeatures(problem);
}

void HsdagGraph::findNodes(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    Sets sets(graph.vertexCount());
    for (const VertexId v : graph.vertices()) {
        checkAt(v.value);
        sets.join(v, problem.movesTogether(v).front());
        const VertexId before = chainedTo(graph, v);
        if (before.valid() && sameDevices(problem, before, v))
            sets.join(before, v);
    }
    constexpr std::uint32_t none = ~0U;
    std::vector<std::uint32_t> nodeOfSet(graph.vertexCount(), none);
    nodeOf.resize(graph.vertexCount());
    std::uint32_t count = 0;
    for (const VertexId v : graph.topologicalOrder()) {
        std::uint32_t& node = nodeOfSet[sets.find(v)];
        if (node == none)
            node = count++;
        nodeOf[v] = node;
    }
    level.kind.resize(count);
}

void HsdagGraph::findKinds(const Problem& problem)
{
    std::map<std::vector<std::uint8_t>, std::uint32_t> known;
    for (const VertexId v : problem.graph().vertices()) {
        checkAt(v.value);
        std::vector<std::uint8_t> own(devices, 0);
        for (const DeviceId d : problem.allowedDevices(v))
            own[d] = 1;
        const auto [at, isNew] = known.try_emplace(own, static_cast<std::uint32_t>(known.size()));
        if (isNew)
            allowed.insert(allowed.end(), own.begin(), own.end());
        level.kind[nodeOf[v]] = at->second;
    }
}

void HsdagGraph::findFeatures(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t n = level.nodes();
    features.assign(n * columns, 0.0F);
    std::vector<double> vertices(n), bytes(n), seconds(n);
    for (const VertexId v : graph.vertices())
        ++vertices[nodeOf[v]];
    std::set<std::array<std::uint32_t, 2>> arrows;
    for (const VertexId v : graph.vertices()) {
        checkAt(v.value);
        const std::uint32_t node = nodeOf[v];
        features[node * columns + gdpKindColumn(graph.vertex(v).op)] +=
            static_cast<float>(1 / vertices[node]);
        seconds[node] += problem.meanComputeSeconds(v);
        double own = graph.vertex(v).outputBytes;
        for (const Edge& edge : graph.outEdges(v)) {
            own = std::max(own, graph.tensor(edge.tensor).bytes);
            if (nodeOf[edge.to] != node)
                arrows.insert(std::array{node, nodeOf[edge.to]});
        }
        bytes[node] = std::max(bytes[node], std::log1p(own));
    }
    std::vector<double> in(n), out(n), position(n);
    for (const auto& [from, to] : arrows) {
        ++out[from];
        ++in[to];
    }
    std::iota(position.begin(), position.end(), 0.0);
    std::size_t column = GdpGraph::kindColumns;
    for (const auto& values : {position, fractalDimensions(level), bytes, in, out, seconds, vertices}) {
        zScore(
            n, [&](std::size_t i) { return values[i]; },
            [&](std::size_t i, float z) { features[i * columns + column] = z; });
        ++column;
    }
}

namespace {

/// The slope of the line through these points of least squares.
double slopeOf(const std::vector<std::pair<double, double>>& points)
{
    if (points.size() < 2)
        return 0;
    double x = 0, y = 0, xx = 0, xy = 0;
    for (const auto& [a, b] : points) {
        x += a;
        y += b;
        xx += a * a;
        xy += a * b;
    }
    const auto n = static_cast<double>(points.size());
    return (n * xy - x * y) / (n * xx - x * x);
}

} // namespace

std::vector<double> fractalDimensions(const HsdagLevel& level)
{
    constexpr std::size_t mostReached = 4096;
    std::vector<double> out;
    std::vector<std::uint32_t> reachedFrom(level.nodes(), ~0U), reached;
    for (std::uint32_t n = 0; n < level.nodes(); ++n) {
        throwIfCancelled(); // Each search takes up to a millisecond.
        reached = {n};
        reachedFrom[n] = n;
        std::vector<std::pair<double, double>> points;
        for (std::size_t first = 0, r = 1; first < reached.size() && reached.size() < mostReached; ++r) {
            const std::size_t last = reached.size();
            for (; first < last; ++first)
                for (std::uint32_t i = level.start[reached[first]]; i < level.start[reached[first] + 1]; ++i)
                    if (const std::uint32_t other = level.source[i]; reachedFrom[other] != n) {
                        reachedFrom[other] = n;
                        reached.push_back(other);
                    }
            if (reached.size() > last)
                points.emplace_back(std::log(static_cast<double>(r)),
                                    std::log(static_cast<double>(reached.size())));
        }
        out.push_back(slopeOf(points));
    }
    return out;
}

} // namespace doppler
