// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/pair_scheduler.h"

#include <algorithm>
#include <optional>
#include <queue>
#include <span>
#include <tuple>

namespace doppler {

namespace {

/// A ready vertex on one device, and when its data are there.
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

Pair keyed(Pair pair, double key)
{
    pair.key = key;
    return pair;
}

/// The ready vertices of one device. Those whose data are there by the time that it is free all start then,
/// so their offsets alone rank them; the others are ranked by start + offset.
class DeviceQueue {
public:
    void push(const Pair& pair)
    {
        arrivals.push(keyed(pair, pair.ready));
        waiting.push(keyed(pair, pair.ready + pair.offset));
    }
    /// The best pair at that time, its key being start + offset. current(pair) answers when its data are
    /// there by now, or nothing where it is out of question.
    template <class Current>
    std::optional<Pair> best(double available, Current current)
    {
        while (!arrivals.empty() && arrivals.top().ready <= available) {
            Pair pair = arrivals.top();
            arrivals.pop();
            if (const std::optional<double> ready = current(pair)) {
                pair.ready = *ready;
                if (*ready <= available)
                    due.push(keyed(pair, pair.offset));
                else
                    arrivals.push(keyed(pair, *ready));
            }
        }
        while (!due.empty()) {
            Pair pair = due.top();
            const std::optional<double> ready = current(pair);
            if (ready && *ready <= available)
                break;
            due.pop();
            if (ready) { // others took the way to the device in the meantime
                pair.ready = *ready;
                push(pair);
            }
        }
        while (!waiting.empty()) {
            Pair pair = waiting.top();
            const std::optional<double> ready = current(pair);
            if (ready && *ready == pair.ready && *ready > available)
                break;
            waiting.pop();
            if (ready && *ready > available) {
                pair.ready = *ready;
                waiting.push(keyed(pair, *ready + pair.offset));
            }
        }
        std::optional<Pair> first;
        if (!waiting.empty())
            first = waiting.top();
        if (!due.empty())
            if (const Pair pair = keyed(due.top(), available + due.top().offset); !first || *first > pair)
                first = pair;
        return first;
    }

private:
    PairHeap arrivals; ///< By time of the data; what has arrived goes over to `due`.
    PairHeap waiting;  ///< By data + offset; what has arrived is passed over.
    PairHeap due;      ///< By offset.
};

class PairScheduler {
public:
    PairScheduler(const Problem& p, PairRule& r)
        : problem(p), rule(r), plan(p), queues(p.deviceCount()), urgent(r.holds() ? p.deviceCount() : 0),
          missing(p.vertexCount()), forcedOn(p.vertexCount())
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
            const auto [v, d, start] = next();
            if (context.record)
                context.record(decision(v, d, start));
            rule.placing(plan, v, d);
            plan.place(v, d, start);
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
        double start = 0;
    };

    [[nodiscard]] Decision decision(VertexId v, DeviceId chosen, double start) const
    {
        Decision out{v, rule.priority(v), {}, chosen, rule.priorityName(), rule.valueName(), {}};
        const DeviceId& only = forcedOn[v];
        for (DeviceId d : only.valid() ? std::span(&only, 1) : plan.candidates(v)) {
            const double there = d == chosen ? start : startOn(v, d);
            out.options.push_back({d, there, there + rule.offset(v, d)});
        }
        return out;
    }

    /// When v would start on d, which may wait for something else.
    [[nodiscard]] double startOn(VertexId v, DeviceId d) const
    {
        const double available = plan.available(d);
        const double ready = rule.dataReady(plan, v, d);
        const PairRule::Hold hold = rule.hold(plan, d);
        if (!hold.vertex.valid() || hold.vertex == v || hold.until <= available)
            return std::max(available, ready);
        return std::min(std::max(hold.until, ready), std::max({available, ready, rule.urgentFrom(plan, v)}));
    }

    void push(VertexId v, DeviceId d)
    {
        Pair pair{0, rule.tie(v), v, rule.dataReady(plan, v, d), rule.offset(v, d)};
        queues[d].push(pair);
        if (rule.holds()) {
            pair.ready = std::max(pair.ready, rule.urgentFrom(plan, v));
            urgent[d].push(pair);
        }
    }

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
                const auto pair = bestOn(d);
                if (pair && (!best || *best > *pair)) {
                    best = pair;
                    choice = {pair->vertex, d, pair->key - pair->offset};
                }
            }
            if (homeless.empty())
                return choice;
            for (VertexId v : homeless)
                push(v, forcedOn[v]);
            homeless.clear();
        }
    }

    /// The best pair of d, its key being start + offset.
    std::optional<Pair> bestOn(DeviceId d)
    {
        const double available = plan.available(d);
        const auto current = [&](const Pair& pair) -> std::optional<double> {
            if (dropped(pair.vertex, d))
                return std::nullopt;
            return rule.contended() ? rule.dataReady(plan, pair.vertex, d) : pair.ready;
        };
        const PairRule::Hold hold = rule.hold(plan, d);
        if (!hold.vertex.valid() || hold.until <= available)
            return queues[d].best(available, current);
        std::optional<Pair> best = queues[d].best(hold.until, current);
        const auto currentUrgent = [&](const Pair& pair) -> std::optional<double> {
            const auto ready = current(pair);
            return ready ? std::optional(std::max(*ready, rule.urgentFrom(plan, pair.vertex))) : ready;
        };
        const auto sooner = urgent[d].best(available, currentUrgent);
        if (sooner && (!best || *best > *sooner))
            best = sooner;
        if (const VertexId v = hold.vertex; missing[v] == 0 && !dropped(v, d)) {
            Pair pair{0, rule.tie(v), v, rule.dataReady(plan, v, d), rule.offset(v, d)};
            pair.key = std::max(available, pair.ready) + pair.offset;
            if (!best || *best > pair)
                best = pair;
        }
        return best;
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
    PairRule& rule;
    Plan plan;
    std::vector<DeviceQueue> queues; ///< By device.
    std::vector<DeviceQueue> urgent; ///< The same by the time from which they are urgent, where that counts.
    std::vector<std::size_t> missing;
    std::vector<DeviceId> forcedOn; ///< By vertex: the only device that is left for it.
    std::vector<VertexId> homeless; ///< Forced while the queues were looked through.
};

} // namespace

Result<PlacerResult> placeByPairs(const Problem& problem, const PlacerContext& context, PairRule& rule)
{
    auto placement = PairScheduler(problem, rule).run(context);
    if (!placement)
        return placement.error();
    return PlacerResult{*std::move(placement), 0};
}

} // namespace doppler
