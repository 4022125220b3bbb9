// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/list/cluster_devices.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace doppler {

namespace {

/// The clustering of Yang and Gerasoulis, for any number of devices that are all alike: mean times. A vertex
/// is free when all its predecessors are examined and partially free when some are.
class DominantSequence {
public:
    explicit DominantSequence(const Problem& p)
        : problem(p), graph(p.graph()), bLevel(levels(p).bLevel), tLevel(p.vertexCount(), 0),
          missing(p.vertexCount()), clusters(p.vertexCount(), none)
    {
    }

    /// The cluster of every vertex; nothing where it was stopped.
    std::optional<std::vector<std::uint32_t>> run(const std::stop_token& stop)
    {
        for (VertexId v : graph.vertices()) {
            missing[v] = graph.inEdges(v).size();
            if (missing[v] == 0)
                free.push({bLevel[v], v});
        }
        while (!free.empty()) {
            if (stop.stop_requested())
                return std::nullopt;
            const Entry head = free.top();
            free.pop();
            // A partially free vertex on the dominant sequence keeps what it could be shortened by.
            const std::optional<Entry> partial = partialHead();
            const std::uint32_t warranted =
                partial && partial->priority > head.priority ? clusterThatShortens(partial->vertex) : none;
            examine(head.vertex, warranted);
        }
        return std::move(clusters);
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    struct Entry {
        double priority; ///< t-level + b-level.
        VertexId vertex;
        bool operator<(const Entry& other) const
        {
            return priority != other.priority ? priority < other.priority : vertex > other.vertex;
        }
    };
    struct Cluster {
        double end = 0;
        std::size_t size = 0;
    };

    struct Moved {
        std::vector<VertexId> vertices; ///< By t-level.
        std::vector<double> starts;     ///< In their new cluster.
        double end = 0;                 ///< Of that cluster then.
    };

    [[nodiscard]] double end(VertexId v) const { return tLevel[v] + problem.meanComputeSeconds(v); }
    /// When the data of an examined predecessor are there, from another cluster.
    [[nodiscard]] double arrival(const Edge& e) const
    {
        return end(e.from) + problem.meanTransferSeconds(e.tensor);
    }
    [[nodiscard]] bool examined(VertexId v) const { return clusters[v] != none; }

    std::optional<Entry> partialHead()
    {
        while (!partiallyFree.empty()) {
            const Entry& top = partiallyFree.top();
            if (missing[top.vertex] > 0 && top.priority == tLevel[top.vertex] + bLevel[top.vertex])
                return top;
            partiallyFree.pop(); // free by now, or reached later through another predecessor
        }
        return std::nullopt;
    }

    /// The earliest start of v behind everything of that cluster, as far as its predecessors are examined.
    [[nodiscard]] double startBehind(VertexId v, std::uint32_t cluster) const
    {
        double start = members[cluster].end;
        for (EdgeId id : graph.inEdges(v))
            if (const Edge& e = graph.edge(id); examined(e.from) && clusters[e.from] != cluster)
                start = std::max(start, arrival(e));
        return start;
    }

    /// The cluster of v's latest predecessor, if v would start earlier there; else none.
    [[nodiscard]] std::uint32_t clusterThatShortens(VertexId v) const
    {
        double latest = -1;
        std::uint32_t cluster = none;
        for (EdgeId id : graph.inEdges(v))
            if (const Edge& e = graph.edge(id); examined(e.from) && arrival(e) > latest) {
                latest = arrival(e);
                cluster = clusters[e.from];
            }
        return cluster != none && startBehind(v, cluster) < tLevel[v] ? cluster : none;
    }

    /// Zeroes incoming edges of v as long as that lets it start earlier, but never into `warranted`, where a
    /// more urgent vertex wants to go; then puts v behind what is in the cluster, or into one of its own.
    void examine(VertexId v, std::uint32_t warranted)
    {
        std::vector<Edge> incoming;
        for (EdgeId id : graph.inEdges(v))
            incoming.push_back(graph.edge(id));
        std::stable_sort(incoming.begin(), incoming.end(),
                         [&](const Edge& a, const Edge& b) { return arrival(a) > arrival(b); });
        std::uint32_t home = none;
        if (!incoming.empty() && clusters[incoming.front().from] != warranted)
            home = zeroed(v, incoming);
        if (home == none) {
            home = static_cast<std::uint32_t>(members.size());
            members.emplace_back();
        }
        append(v, home);
        for (const Edge& e : graph.outEdges(v)) {
            tLevel[e.to] = std::max(tLevel[e.to], arrival(e));
            if (--missing[e.to] == 0)
                free.push({tLevel[e.to] + bLevel[e.to], e.to});
            else
                partiallyFree.push({tLevel[e.to] + bLevel[e.to], e.to});
        }
    }

    void append(VertexId v, std::uint32_t cluster)
    {
        clusters[v] = cluster;
        members[cluster].end = end(v);
        ++members[cluster].size;
    }

    /// The cluster of the latest predecessor, if v starts earlier behind it. Further predecessors that have
    /// no other successor and are alone in their cluster come along, latest first, as far as that helps.
    std::uint32_t zeroed(VertexId v, const std::vector<Edge>& incoming)
    {
        const std::uint32_t home = clusters[incoming.front().from];
        Moved trial{{}, {}, members[home].end};
        std::vector<VertexId> moved; // latest first
        std::size_t best = 0;        // how many of them
        double bestStart = tLevel[v];
        bool all = true;
        for (const Edge& next : incoming) {
            if (clusters[next.from] == home)
                continue;
            if (const double start = std::max(trial.end, arrival(next)); start < bestStart) {
                bestStart = start;
                best = moved.size();
            }
            const bool movable = trial.end < arrival(next) && graph.outEdges(next.from).size() == 1 &&
                                 members[clusters[next.from]].size == 1;
            if (movable) {
                moved.push_back(next.from);
                moveTo(home, next.from, trial);
            }
            all = movable && trial.end < bestStart;
            if (!all)
                break;
        }
        if (all && trial.end < bestStart) {
            bestStart = trial.end;
            best = moved.size();
        }
        if (bestStart >= tLevel[v])
            return none;
        if (best < moved.size()) {
            trial = {{}, {}, members[home].end};
            for (std::size_t i = 0; i < best; ++i)
                moveTo(home, moved[i], trial);
        }
        tLevel[v] = bestStart;
        for (std::size_t i = 0; i < best; ++i) {
            const VertexId u = trial.vertices[i];
            --members[clusters[u]].size;
            tLevel[u] = trial.starts[i];
            append(u, home);
        }
        return home;
    }

    /// Adds u to what moves behind a cluster, in the order of t-levels.
    void moveTo(std::uint32_t home, VertexId u, Moved& moved) const
    {
        auto at = std::upper_bound(moved.vertices.begin(), moved.vertices.end(), u,
                                   [&](VertexId a, VertexId b) { return tLevel[a] < tLevel[b]; });
        at = moved.vertices.insert(at, u);
        moved.starts.resize(static_cast<std::size_t>(at - moved.vertices.begin()));
        moved.end = moved.starts.empty() ? members[home].end
                                         : moved.starts.back() + problem.meanComputeSeconds(*std::prev(at));
        for (; at != moved.vertices.end(); ++at) {
            moved.starts.push_back(std::max(moved.end, startIn(*at, home)));
            moved.end = moved.starts.back() + problem.meanComputeSeconds(*at);
        }
    }

    /// When the data of u would be in that cluster.
    [[nodiscard]] double startIn(VertexId u, std::uint32_t cluster) const
    {
        double start = 0;
        for (EdgeId id : graph.inEdges(u)) {
            const Edge& e = graph.edge(id);
            start = std::max(start, clusters[e.from] == cluster ? end(e.from) : arrival(e));
        }
        return start;
    }

    const Problem& problem;
    const DataflowGraph& graph;
    std::vector<double> bLevel;
    std::vector<double> tLevel; ///< Without the vertex itself; before it is examined: by what is examined.
    std::vector<std::size_t> missing;
    std::vector<std::uint32_t> clusters; ///< By vertex; none: not examined.
    std::vector<Cluster> members;        ///< By cluster.
    std::priority_queue<Entry> free;
    std::priority_queue<Entry> partiallyFree; ///< With outdated entries.
};

/// Starts by descending b-level on devices that are settled.
Placement planned(const Problem& problem, const Assignment& devices)
{
    Plan plan(problem);
    for (VertexId v : readyOrder(problem.graph(), levels(problem).bLevel))
        plan.place(v, devices[v], plan.earliestStart(v, devices[v]));
    return plan.placement();
}

/// Dominant Sequence Clustering, its clusters put on devices by load.
class Dsc final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "dsc", "DSC", PlacerKind::Constructive, "Yang, Gerasoulis, IEEE TPDS 5(9), 1994", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const auto clusters = DominantSequence(problem).run(context.stop);
        if (!clusters)
            return stoppedEarly();
        const auto devices = clustersToDevices(problem, *clusters, context);
        if (!devices)
            return devices.error();
        return PlacerResult{planned(problem, *devices), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeDsc() { return std::make_unique<Dsc>(); }

} // namespace doppler
