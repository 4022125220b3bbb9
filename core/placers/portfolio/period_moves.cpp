// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/period_moves.h"

#include "core/base/random.h"
#include "core/placers/scheduling/stream_loads.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// One annealing of the largest load.
class PeriodSearch {
public:
    PeriodSearch(const Problem& p, const Assignment& start, const MoveLimits& l)
        : problem(p), limits(l), random(l.seed), loads(p, start), weights(p.deviceCount(), 0)
    {
        for (const VertexId v : problem.graph().vertices())
            weights[start[v]] += problem.graph().vertex(v).persistentBytes;
    }

    Assignment best()
    {
        Assignment found = loads.assignment();
        double least = cost();
        double now = least;
        const double scale = 0.02 * loads.largest(); // Annealing starts by accepting 2 % worse periods.
        for (std::uint64_t step = 0; limits.goOn(step); ++step) {
            const VertexId v{random.below(problem.vertexCount())};
            const VertexId chosen = onBusiest(v);
            const DeviceId from = loads.assignment()[chosen];
            const DeviceId to = target(chosen);
            if (to == from || !hasRoom(chosen, to))
                continue;
            move(chosen, to);
            const double after = cost();
            const double heat = scale * std::max(0.0, 1 - limits.spent(step));
            if (after <= now || (heat > 0 && random.uniform() < std::exp((now - after) / heat))) {
                now = after;
                if (now < least * (1 - 1e-12)) {
                    least = now;
                    found = loads.assignment();
                }
            } else {
                move(chosen, from);
            }
        }
        return found;
    }

private:
    /// The period, and a little of the even distribution of all loads, which leads across plateaus.
    [[nodiscard]] double cost() const
    {
        return loads.largest() +
               0.01 * std::sqrt(loads.squares() / static_cast<double>(problem.deviceCount()));
    }

    /// Often a vertex of the busiest device instead of v.
    VertexId onBusiest(VertexId v)
    {
        if (random.below(4) == 0)
            return v;
        DeviceId busiest{std::size_t{0}};
        for (const DeviceId d : problem.topology().devices())
            if (loads.device(d) > loads.device(busiest))
                busiest = d;
        for (int tries = 0; tries < 8; ++tries) {
            const VertexId other{random.below(problem.vertexCount())};
            if (loads.assignment()[other] == busiest)
                return other;
        }
        return v;
    }

    /// An allowed device: half of the time that of a neighbour, so that cuts shift.
    DeviceId target(VertexId v)
    {
        const DataflowGraph& graph = problem.graph();
        const auto allowed = problem.allowedDevices(v);
        const std::size_t inputs = graph.inEdges(v).size();
        const std::size_t neighbours = inputs + graph.outEdges(v).size();
        if (neighbours > 0 && random.below(2) == 0) {
            const std::size_t i = random.below(neighbours);
            const VertexId other =
                i < inputs ? graph.edge(graph.inEdges(v)[i]).from : graph.outEdges(v)[i - inputs].to;
            const DeviceId d = loads.assignment()[other];
            if (std::ranges::binary_search(allowed, d))
                return d;
        }
        return allowed[random.below(allowed.size())];
    }

    [[nodiscard]] double weightOf(VertexId v) const
    {
        double bytes = 0;
        for (const VertexId one : problem.movesTogether(v))
            bytes += problem.graph().vertex(one).persistentBytes;
        return bytes;
    }
    [[nodiscard]] bool hasRoom(VertexId v, DeviceId to) const
    {
        const double bytes = weightOf(v);
        return bytes == 0 || weights[to] + bytes <= problem.topology().device(to).memoryBytes;
    }
    void move(VertexId v, DeviceId to)
    {
        const double bytes = weightOf(v);
        weights[loads.assignment()[v]] -= bytes;
        weights[to] += bytes;
        loads.move(v, to);
    }

    const Problem& problem;
    const MoveLimits& limits;
    Random random;
    StreamLoads loads;
    std::vector<double> weights; ///< By device, bytes.
};

} // namespace

Assignment reducePeriod(const Problem& problem, Assignment start, const MoveLimits& limits)
{
    if (problem.vertexCount() == 0 || problem.deviceCount() < 2)
        return start;
    return PeriodSearch(problem, start, limits).best();
}

} // namespace doppler
