// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/goal_moves.h"

#include "core/base/random.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A descent of the largest peak.
class PeakSearch {
public:
    PeakSearch(const Problem& p, Placement start, double longestRun, const MoveLimits& l)
        : problem(p), limits(l), longest(longestRun), random(l.seed), simulator(p.shared_from_this()),
          placement(std::move(start)), peaks(peakMemory(p, simulator.run(placement)))
    {
    }

    Placement best()
    {
        for (std::uint64_t step = 0; limits.goOn(step); ++step) {
            const DeviceId full = fullest(peaks);
            const auto group = groupOn(full);
            if (group.empty())
                break; // Inputs and shared weights alone.
            const DeviceId to = target(group.front(), full);
            if (to == full || !std::ranges::all_of(group, [&](VertexId v) { return may(v, to); }))
                continue;
            attempt(group, to);
        }
        return std::move(placement);
    }

private:
    static DeviceId fullest(const std::vector<double>& list)
    {
        return DeviceId{static_cast<std::size_t>(std::ranges::max_element(list) - list.begin())};
    }
    [[nodiscard]] bool may(VertexId v, DeviceId d) const
    {
        return std::ranges::binary_search(problem.allowedDevices(v), d);
    }

    void attempt(const std::vector<VertexId>& group, DeviceId to)
    {
        Placement tried = placement;
        for (const VertexId v : group)
            for (const VertexId one : problem.movesTogether(v))
                tried.devices[one] = to;
        if (simulator.makespan(tried) > longest)
            return;
        auto after = peakMemory(problem, simulator.run(tried));
        const double was = *std::ranges::max_element(peaks);
        const double now = *std::ranges::max_element(after);
        // Equal peaks are accepted if less is held in total, so that plateaus do not last.
        if (now > was || (now == was && sum(after) > sum(peaks)))
            return;
        placement = std::move(tried);
        peaks = std::move(after);
    }
    static double sum(const std::vector<double>& list)
    {
        double all = 0;
        for (const double x : list)
            all += x;
        return all;
    }

    /// A vertex on the device and up to 31 connected ones there. The one that holds most of four is the
    /// first.
    std::vector<VertexId> groupOn(DeviceId device)
    {
        std::vector<VertexId> here;
        for (const VertexId v : problem.graph().vertices())
            if (placement.devices[v] == device)
                here.push_back(v);
        if (here.empty())
            return {};
        VertexId first = here[random.below(here.size())];
        for (int i = 0; i < 3; ++i)
            if (const VertexId other = here[random.below(here.size())]; bytesOf(other) > bytesOf(first))
                first = other;
        std::vector<VertexId> group{first};
        const std::size_t size = std::size_t{1} << random.below(6);
        for (std::size_t i = 0; i < group.size() && group.size() < size; ++i)
            addNeighbours(group[i], device, size, group);
        return group;
    }
    void addNeighbours(VertexId v, DeviceId device, std::size_t size, std::vector<VertexId>& group) const
    {
        const DataflowGraph& graph = problem.graph();
        const auto add = [&](VertexId other) {
            if (group.size() < size && placement.devices[other] == device &&
                std::ranges::find(group, other) == group.end())
                group.push_back(other);
        };
        for (const EdgeId e : graph.inEdges(v))
            add(graph.edge(e).from);
        for (const Edge& edge : graph.outEdges(v))
            add(edge.to);
    }
    [[nodiscard]] double bytesOf(VertexId v) const
    {
        const Vertex& vertex = problem.graph().vertex(v);
        return vertex.persistentBytes + vertex.outputBytes;
    }

    /// The emptiest allowed device, or a random one.
    DeviceId target(VertexId v, DeviceId full)
    {
        const auto allowed = problem.allowedDevices(v);
        if (random.below(2) == 0)
            return allowed[random.below(allowed.size())];
        DeviceId best = full;
        for (const DeviceId d : allowed)
            if (peaks[d] < peaks[best])
                best = d;
        return best;
    }

    const Problem& problem;
    const MoveLimits& limits;
    double longest;
    Random random;
    Simulator simulator;
    Placement placement;
    std::vector<double> peaks;
};

} // namespace

Placement reducePeak(const Problem& problem, Placement start, double longest, const MoveLimits& limits)
{
    if (problem.vertexCount() == 0 || problem.deviceCount() < 2)
        return start;
    start.transfers.clear(); // A plan of transfers holds for one assignment only.
    return PeakSearch(problem, std::move(start), longest, limits).best();
}

} // namespace doppler
