// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/pair_scheduler.h"

#include "core/placers/plan.h"

#include <optional>
#include <queue>
#include <tuple>

namespace doppler {

namespace {

/// A ready vertex on one device. Its data are there at a time that no longer changes.
struct Pair {
    double key;
    double tie;
    VertexId vertex;
    double ready;
    double offset;
    [[nodiscard]] std::tuple<double, double, std::uint32_t> rank() const { return {key, tie, vertex.value}; }
    bool operator>(const Pair& other) const { return rank() > other.rank(); }
};

using PairHeap = std::priority_queue<Pair, std::vector<Pair>, std::greater<>>;

/// The ready vertices of one device. Those whose data are there by the time that it is free all start then,
/// so their offsets alone rank them; the others are ranked by start + offset.
class DeviceQueue {
public:
    void push(VertexId v, double ready, double offset, double tie)
    {
        arrivals.push({ready, tie, v, ready, offset});
        waiting.push({ready + offset, tie, v, ready, offset});
    }
    /// The best pair at that time, its key being start + offset. dropped(v) tells what is no longer to be
    /// considered here; it is asked again for what it answered with false.
    template <class Dropped>
    std::optional<Pair> best(double available, Dropped dropped)
    {
        for (; !arrivals.empty() && arrivals.top().ready <= available; arrivals.pop()) {
            Pair pair = arrivals.top();
            pair.key = pair.offset;
            due.push(pair);
        }
        while (!due.empty() && dropped(due.top().vertex))
            due.pop();
        while (!waiting.empty() && (waiting.top().ready <= available || dropped(waiting.top().vertex)))
            waiting.pop();
        std::optional<Pair> first;
        if (!waiting.empty())
            first = waiting.top();
        if (!due.empty()) {
            Pair pair = due.top();
            pair.key = available + pair.offset;
            if (!first || *first > pair)
                first = pair;
        }
        return first;
    }

private:
    PairHeap arrivals; ///< By time of the data; what has arrived goes over to `due`.
    PairHeap waiting;  ///< By data + offset; what has arrived is passed over.
    PairHeap due;      ///< By offset.
};

class PairScheduler {
public:
    PairScheduler(const Problem& p, std::span<const double> ties, const PairOffset& offsets)
        : problem(p), tie(ties), offset(offsets), plan(p), queues(p.deviceCount()), missing(p.vertexCount()),
          forcedOn(p.vertexCount())
    {
    }

    Result<Placement> run(const PlacerContext& context)
    {
        const DataflowGraph& graph = problem.graph();
        for (VertexId v : graph.vertices()) {
            missing[v] = graph.inEdges(v).size();
            if (missing[v] == 0)
                makeReady(v);
        }
        for (std::size_t placed = 0; placed < graph.vertexCount(); ++placed) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const auto [v, d] = next();
            plan.place(v, d, plan.earliestStart(v, d));
            for (VertexId member : problem.movesTogether(v))
                if (missing[member] == 0 && !plan.placed(member))
                    force(member, d);
            for (const Edge& e : graph.outEdges(v))
                if (--missing[e.to] == 0)
                    makeReady(e.to);
        }
        return plan.placement();
    }

private:
    struct Choice {
        VertexId vertex;
        DeviceId device;
    };

    void push(VertexId v, DeviceId d) { queues[d].push(v, plan.dataReady(v, d), offset(v, d), tie[v]); }

    void makeReady(VertexId v)
    {
        const auto candidates = plan.candidates(v);
        if (!plan.mayTake(v, candidates.front()))
            forcedOn[v] = candidates.front();
        for (DeviceId d : candidates)
            push(v, d);
    }

    void force(VertexId v, DeviceId d)
    {
        forcedOn[v] = d;
        push(v, d);
    }

    Choice next()
    {
        for (;;) {
            Choice choice;
            std::optional<Pair> best;
            for (DeviceId d : problem.topology().devices()) {
                const auto pair =
                    queues[d].best(plan.available(d), [&](VertexId v) { return dropped(v, d); });
                if (pair && (!best || *best > *pair)) {
                    best = pair;
                    choice = {pair->vertex, d};
                }
            }
            if (homeless.empty())
                return choice;
            for (VertexId v : homeless)
                push(v, forcedOn[v]);
            homeless.clear();
        }
    }

    /// Whether v is out of question on d. What fits on no device any more goes to the roomiest.
    bool dropped(VertexId v, DeviceId d)
    {
        if (plan.placed(v))
            return true;
        if (forcedOn[v].valid())
            return forcedOn[v] != d;
        if (plan.mayTake(v, d))
            return false;
        if (const DeviceId other = plan.candidates(v).front(); !plan.mayTake(v, other)) {
            forcedOn[v] = other;
            homeless.push_back(v);
        }
        return true;
    }

    const Problem& problem;
    std::span<const double> tie;
    const PairOffset& offset;
    Plan plan;
    std::vector<DeviceQueue> queues; ///< By device.
    std::vector<std::size_t> missing;
    std::vector<DeviceId> forcedOn; ///< By vertex: the only device that is left for it.
    std::vector<VertexId> homeless; ///< Forced while the queues were looked through.
};

} // namespace

Result<Placement> placeByPairs(const Problem& problem, const PlacerContext& context,
                               std::span<const double> tie, const PairOffset& offset)
{
    return PairScheduler(problem, tie, offset).run(context);
}

} // namespace doppler
