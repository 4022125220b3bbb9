// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/atonce/clusters.h"

#include "core/graph/repeats.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace doppler {

namespace {

/// Clusters as trees: each vertex leads to a member of its cluster, the root to itself.
class Forest {
public:
    explicit Forest(const Problem& p) : problem(p), parent(p.vertexCount()), size(p.vertexCount(), 1)
    {
        std::iota(parent.begin(), parent.end(), std::size_t{0});
        for (VertexId v : p.graph().vertices()) {
            work.push_back(p.meanComputeSeconds(v));
            total += work.back();
        }
        for (VertexId v : p.graph().vertices())
            join(p.movesTogether(v).front().value, v.value);
    }

    std::size_t root(std::size_t v)
    {
        while (parent[v] != v)
            v = parent[v] = parent[parent[v]];
        return v;
    }
    void join(std::size_t a, std::size_t b)
    {
        a = root(a);
        b = root(b);
        if (a == b)
            return;
        if (b < a)
            std::swap(a, b);
        parent[b] = a;
        size[a] += size[b];
        work[a] += work[b];
    }
    bool mayJoin(std::size_t a, std::size_t b)
    {
        const auto one = problem.allowedDevices(VertexId{a});
        const auto other = problem.allowedDevices(VertexId{b});
        return std::ranges::equal(one, other);
    }
    [[nodiscard]] std::size_t sizeTogether(std::size_t a, std::size_t b) const { return size[a] + size[b]; }
    [[nodiscard]] double workTogether(std::size_t a, std::size_t b) const { return work[a] + work[b]; }
    [[nodiscard]] double allWork() const { return total; }
    Clusters clusters()
    {
        Clusters out(parent.size());
        for (std::size_t v = 0; v < out.size(); ++v)
            out[v] = root(v);
        return out;
    }

private:
    const Problem& problem;
    std::vector<std::size_t> parent;
    std::vector<std::size_t> size;
    std::vector<double> work;
    double total = 0;
};

struct Bond {
    std::size_t a = 0;
    std::size_t b = 0;
    double seconds = 0;
};

/// The pairs of clusters with edges between them, heaviest first.
std::vector<Bond> bondsBetween(const Problem& problem, Forest& forest)
{
    std::vector<Bond> all;
    for (EdgeId id : problem.graph().edges()) {
        const Edge& edge = problem.graph().edge(id);
        const std::size_t a = forest.root(edge.from.value);
        const std::size_t b = forest.root(edge.to.value);
        if (a != b)
            all.push_back({std::min(a, b), std::max(a, b), problem.meanTransferSeconds(edge.tensor)});
    }
    std::ranges::sort(all, {}, [](const Bond& l) { return std::pair(l.a, l.b); });
    std::vector<Bond> out;
    for (const Bond& bond : all)
        if (!out.empty() && out.back().a == bond.a && out.back().b == bond.b)
            out.back().seconds += bond.seconds;
        else
            out.push_back(bond);
    std::ranges::sort(out, {}, [](const Bond& l) { return std::tuple(-l.seconds, l.a, l.b); });
    return out;
}

std::vector<VertexId> sorted(std::span<const VertexId> vertices)
{
    std::vector<VertexId> out(vertices.begin(), vertices.end());
    std::ranges::sort(out);
    return out;
}

} // namespace

Clusters chains(const Problem& problem)
{
    Forest forest(problem);
    const DataflowGraph& graph = problem.graph();
    for (VertexId v : graph.vertices()) {
        const auto readers = graph.outEdges(v);
        if (readers.size() == 1 && graph.inEdges(readers.front().to).size() == 1 &&
            forest.mayJoin(v.value, readers.front().to.value))
            forest.join(v.value, readers.front().to.value);
    }
    return forest.clusters();
}

Clusters mergedAlongHeavyEdges(const Problem& problem, Clusters clusters, std::size_t most,
                               const std::function<bool()>& over)
{
    Forest forest(problem);
    for (std::size_t v = 0; v < clusters.size(); ++v)
        forest.join(clusters[v], v);
    std::size_t count = clusterCount(forest.clusters());
    const std::size_t mostMembers = 2 * problem.vertexCount() / std::max<std::size_t>(most, 1);
    const double mostWork = forest.allWork() / (8 * static_cast<double>(problem.deviceCount()));
    std::vector<bool> used(problem.vertexCount());
    for (bool merged = true; merged && count > most && !(over && over());) {
        merged = false;
        std::fill(used.begin(), used.end(), false);
        for (const Bond& bond : bondsBetween(problem, forest)) {
            if (used[bond.a] || used[bond.b] || forest.sizeTogether(bond.a, bond.b) > mostMembers ||
                forest.workTogether(bond.a, bond.b) > mostWork || !forest.mayJoin(bond.a, bond.b))
                continue;
            forest.join(bond.a, bond.b);
            used[bond.a] = used[bond.b] = merged = true;
            if (--count <= most)
                break;
        }
    }
    return forest.clusters();
}

Clusters twins(const Problem& problem, const std::stop_token& stop)
{
    Forest forest(problem);
    const DataflowGraph& graph = problem.graph();
    const GroupTreePtr tree = groupTree(graph, stop);
    if (!tree)
        return forest.clusters();
    const auto alike = [&](VertexId a, VertexId b) {
        const Vertex& one = graph.vertex(a);
        const Vertex& other = graph.vertex(b);
        return one.op == other.op && one.flops == other.flops && one.outputBytes == other.outputBytes;
    };
    for (const Repeat& repeat : findRepeats(graph, *tree, stop)) {
        const std::vector<VertexId> first = sorted(tree->members(repeat.groups.front()));
        for (GroupId group : repeat.groups) {
            const std::vector<VertexId> here = sorted(tree->members(group));
            for (std::size_t i = 0; i < std::min(first.size(), here.size()); ++i)
                if (alike(first[i], here[i]) && forest.mayJoin(first[i].value, here[i].value))
                    forest.join(first[i].value, here[i].value);
        }
    }
    return forest.clusters();
}

std::size_t clusterCount(const Clusters& clusters)
{
    std::vector<bool> seen(clusters.size());
    for (std::size_t c : clusters)
        seen[c] = true;
    return static_cast<std::size_t>(std::ranges::count(seen, true));
}

} // namespace doppler
