// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/moirai/coarse_graph.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>
#include <utility>

namespace doppler {

Coarsening::Coarsening(const Problem& p, std::stop_token stopToken) : problem(p), stop(std::move(stopToken))
{
    std::map<std::vector<DeviceId>, std::uint32_t> kinds;
    for (VertexId v : problem.graph().vertices()) {
        const auto allowed = problem.allowedDevices(v);
        const auto next = static_cast<std::uint32_t>(kinds.size());
        kind.push_back(kinds.try_emplace({allowed.begin(), allowed.end()}, next).first->second);
        group.push_back(problem.colocationGroup(v));
        seconds.push_back(problem.meanComputeSeconds(v));
        clusterOf.push_back(v.value);
        all += seconds.back();
    }
    findArcs();
    findLevels();
}

/// One of every edge between two clusters, by `from`, else in the order of the edges: a counting sort, which
/// a stop request can end.
std::vector<Coarsening::Arc> Coarsening::arcsBySource() const
{
    const DataflowGraph& graph = problem.graph();
    std::vector<std::size_t> next(clusterCount() + 1, 0);
    for (EdgeId id : graph.edges())
        if (const Edge& e = graph.edge(id); clusterOf[e.from] != clusterOf[e.to])
            ++next[clusterOf[e.from] + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<Arc> found(next.back());
    for (EdgeId id : graph.edges()) {
        if (stopped(id.value))
            return {};
        const Edge& e = graph.edge(id);
        const std::uint32_t from = clusterOf[e.from];
        if (from != clusterOf[e.to])
            found[next[from]++] = {from, clusterOf[e.to], problem.meanTransferSeconds(e.tensor)};
    }
    return found;
}

void Coarsening::findArcs()
{
    std::vector<Arc> found = arcsBySource();
    for (auto first = found.begin(); first != found.end();) {
        const auto last =
            std::find_if(first, found.end(), [&](const Arc& a) { return a.from != first->from; });
        std::stable_sort(first, last, [](const Arc& a, const Arc& b) { return a.to < b.to; });
        first = last;
    }
    arcs.clear();
    for (const Arc& arc : found)
        if (!arcs.empty() && arcs.back().from == arc.from && arcs.back().to == arc.to)
            arcs.back().seconds += arc.seconds;
        else
            arcs.push_back(arc);
}

/// Levels are hop distances on the longest paths, so that arcs lead to higher ones. Ties of the order: lower
/// number first.
void Coarsening::findLevels()
{
    const std::size_t n = clusterCount();
    std::vector<std::size_t> begin(n + 1, 0);
    std::vector<std::uint32_t> missing(n, 0);
    for (const Arc& arc : arcs) {
        ++begin[arc.from + 1];
        ++missing[arc.to];
    }
    std::partial_sum(begin.begin(), begin.end(), begin.begin());
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
    for (std::uint32_t c = 0; c < n; ++c)
        if (missing[c] == 0)
            ready.push(c);
    level.assign(n, 0);
    order.clear();
    while (!ready.empty() && !stopped(order.size())) {
        const std::uint32_t c = ready.top();
        ready.pop();
        order.push_back(c);
        for (std::size_t i = begin[c]; i < begin[c + 1]; ++i) {
            level[arcs[i].to] = std::max(level[arcs[i].to], level[c] + 1);
            if (--missing[arcs[i].to] == 0)
                ready.push(arcs[i].to);
        }
    }
}

bool Coarsening::reduceTo(std::size_t target)
{
    target = std::max<std::size_t>(target, 1);
    most = std::max(most, 2 * all / static_cast<double>(target));
    while (clusterCount() > target && !stopped()) {
        left = clusterCount() - target;
        const std::size_t before = clusterCount();
        step();
        if (clusterCount() < before - before / 20)
            continue;
        if (most < all)
            most *= 2;
        else if (!mixesGroups)
            mixesGroups = true;
        else if (clusterCount() == before)
            break;
    }
    return !stopped();
}

/// Siblings, which could run at the same time, only where the others merge little.
void Coarsening::step()
{
    const std::size_t before = clusterCount();
    mergeChains();
    for (const std::uint32_t parity : {0U, 1U})
        if (!stopped())
            mergeLevels(parity);
    if (!stopped() && clusterCount() >= before - before / 20)
        mergeSiblings();
}

std::uint32_t Coarsening::root(std::uint32_t cluster)
{
    while (parent[cluster] != cluster)
        cluster = parent[cluster] = parent[parent[cluster]];
    return cluster;
}

bool Coarsening::join(std::uint32_t a, std::uint32_t b)
{
    if (parent.empty()) {
        parent.resize(clusterCount());
        std::iota(parent.begin(), parent.end(), 0);
    }
    a = root(a);
    b = root(b);
    if (left == 0 || a == b || kind[a] != kind[b] || (!mixesGroups && group[a] != group[b]) ||
        seconds[a] + seconds[b] > most)
        return false;
    parent[b] = a;
    seconds[a] += seconds[b];
    --left;
    return true;
}

/// Makes the joined clusters one each.
void Coarsening::contract()
{
    if (parent.empty())
        return;
    const std::size_t before = clusterCount();
    std::vector<std::uint32_t> number(before, ~std::uint32_t{0});
    std::uint32_t next = 0;
    for (std::uint32_t c = 0; c < before; ++c)
        if (const std::uint32_t r = root(c); number[r] == ~std::uint32_t{0}) {
            kind[next] = kind[r];
            group[next] = group[r];
            number[r] = next++;
        }
    std::vector<double> sums(next, 0);
    for (std::uint32_t c = 0; c < before; ++c)
        if (root(c) == c)
            sums[number[c]] = seconds[c];
    for (std::uint32_t& c : clusterOf)
        c = number[root(c)];
    seconds = std::move(sums);
    kind.resize(next);
    group.resize(next);
    parent.clear();
    if (next == before)
        return;
    findArcs();
    findLevels();
}

void Coarsening::mergeChains()
{
    std::vector<std::uint32_t> out(clusterCount(), 0);
    std::vector<std::uint32_t> in(clusterCount(), 0);
    for (const Arc& arc : arcs) {
        ++out[arc.from];
        ++in[arc.to];
    }
    for (const Arc& arc : arcs)
        if (out[arc.from] == 1 && in[arc.to] == 1)
            join(arc.from, arc.to);
    contract();
}

/// Over the slowest transfers first.
void Coarsening::mergeLevels(std::uint32_t parity)
{
    std::vector<std::uint32_t> near(clusterCount(), 0);
    for (const Arc& arc : arcs)
        near[arc.to] += level[arc.to] == level[arc.from] + 1 ? 1 : 0;
    std::vector<Arc> merged;
    for (const Arc& arc : arcs)
        if (level[arc.from] % 2 == parity && level[arc.to] == level[arc.from] + 1 && near[arc.to] == 1)
            merged.push_back(arc);
    std::stable_sort(merged.begin(), merged.end(),
                     [](const Arc& a, const Arc& b) { return a.seconds > b.seconds; });
    for (const Arc& arc : merged)
        join(arc.from, arc.to);
    contract();
}

/// Pairs of one level, those with the same heaviest predecessor and successor before others.
void Coarsening::mergeSiblings()
{
    struct Tie {
        double seconds = -1;
        std::uint32_t cluster = ~std::uint32_t{0};
    };
    std::vector<Tie> before(clusterCount());
    std::vector<Tie> after(clusterCount());
    for (const Arc& arc : arcs) {
        if (arc.seconds > before[arc.to].seconds)
            before[arc.to] = {arc.seconds, arc.from};
        if (arc.seconds > after[arc.from].seconds)
            after[arc.from] = {arc.seconds, arc.to};
    }
    std::vector<std::uint32_t> sorted(clusterCount());
    std::iota(sorted.begin(), sorted.end(), 0);
    const auto key = [&](std::uint32_t c) {
        return std::tuple(level[c], kind[c], group[c], before[c].cluster, after[c].cluster, c);
    };
    std::sort(sorted.begin(), sorted.end(),
              [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    for (std::size_t i = 0; i + 1 < sorted.size(); ++i)
        if (level[sorted[i]] == level[sorted[i + 1]] && join(sorted[i], sorted[i + 1]))
            ++i;
    contract();
}

namespace {

/// Clusters with a colocation group in common become one unit each.
void findUnits(const Problem& problem, CoarseGraph& out)
{
    std::vector<std::uint32_t> parent(out.clusterCount());
    std::iota(parent.begin(), parent.end(), 0);
    const auto root = [&](std::uint32_t c) {
        while (parent[c] != c)
            c = parent[c] = parent[parent[c]];
        return c;
    };
    for (const auto& group : problem.graph().colocationGroups())
        for (VertexId v : group) {
            const std::uint32_t a = root(out.clusterOf[group.front()]);
            const std::uint32_t b = root(out.clusterOf[v]);
            parent[std::max(a, b)] = std::min(a, b);
        }
    std::vector<std::uint32_t> number(out.clusterCount());
    for (std::uint32_t c = 0; c < out.clusterCount(); ++c) {
        if (root(c) == c) {
            number[c] = static_cast<std::uint32_t>(out.unitVertex.size());
            out.unitVertex.push_back(out.members[c].front());
        }
        out.unitOf.push_back(number[root(c)]);
    }
}

void findBundles(const Problem& problem, const std::stop_token& stop, CoarseGraph& out)
{
    std::vector<std::vector<std::uint32_t>> readers(problem.graph().tensorCount());
    for (EdgeId id : problem.graph().edges()) {
        const Edge& e = problem.graph().edge(id);
        if (out.clusterOf[e.from] != out.clusterOf[e.to])
            readers[e.tensor].push_back(out.clusterOf[e.to]);
    }
    std::map<std::pair<std::uint32_t, std::vector<std::uint32_t>>, std::vector<TensorId>> bundles;
    for (TensorId t : problem.graph().tensors()) {
        if (t.value % 1024 == 0 && stop.stop_requested())
            return;
        std::vector<std::uint32_t>& of = readers[t];
        if (of.empty())
            continue;
        std::sort(of.begin(), of.end());
        of.erase(std::unique(of.begin(), of.end()), of.end());
        bundles[{out.clusterOf[problem.graph().tensor(t).source], std::move(of)}].push_back(t);
    }
    for (auto& [ends, tensors] : bundles)
        out.bundles.push_back({ends.first, ends.second, std::move(tensors)});
}

} // namespace

CoarseGraph Coarsening::graph() const
{
    CoarseGraph out;
    if (order.size() < clusterCount())
        return out; // A stop request has ended findLevels().
    std::vector<std::uint32_t> number(clusterCount());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        number[order[i]] = i;
    out.members.resize(clusterCount());
    for (VertexId v : problem.graph().vertices()) {
        out.clusterOf.push_back(number[clusterOf[v]]);
        out.members[out.clusterOf.back()].push_back(v);
    }
    findUnits(problem, out);
    findBundles(problem, stop, out);
    return out;
}

} // namespace doppler
