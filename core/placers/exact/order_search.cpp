// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/order_search.h"

#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Of the makespan: a cycle begins here.
constexpr double hottest = 0.03;

} // namespace

OrderSearch::OrderSearch(const Problem& p, Judge& j, std::uint64_t seed)
    : problem(p), judge(j), random(seed), positions(p.vertexCount())
{
}

bool OrderSearch::construct(const std::stop_token& stop)
{
    const std::vector<double> level = levels(problem).bLevel;
    Plan plan(problem);
    for (VertexId v : readyOrder(problem.graph(), level)) {
        if (stop.stop_requested())
            return false;
        const EarliestFinish best = plan.earliestFinish(v);
        plan.place(v, best.device, best.start);
    }
    Placement placement = plan.placement();
    order = std::move(placement.order);
    devices = std::move(placement.devices);
    for (std::size_t i = 0; i < order.size(); ++i)
        positions[order[i]] = i;
    current = judge.evaluate(order, devices);
    return true;
}

void OrderSearch::shift(std::size_t from, std::size_t to)
{
    const auto at = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    for (std::size_t i = std::min(from, to); i <= std::max(from, to); ++i)
        positions[order[i]] = i;
}

OrderSearch::Move OrderSearch::move()
{
    const DataflowGraph& graph = problem.graph();
    const VertexId v{random.below(order.size())};
    Move out{v, {}, positions[v]};
    const auto allowed = problem.allowedDevices(v);
    if (allowed.size() > 1 && random.below(2) == 0) {
        const DeviceId other = allowed[random.below(allowed.size() - 1)];
        out.from = devices[v];
        for (VertexId member : problem.movesTogether(v))
            devices[member] = other == out.from ? allowed.back() : other;
        if (random.below(2) == 0)
            return out;
    }
    std::size_t first = 0;
    std::size_t last = order.size() - 1;
    for (EdgeId id : graph.inEdges(v))
        first = std::max(first, positions[graph.edge(id).from] + 1);
    for (const Edge& e : graph.outEdges(v))
        last = std::min(last, positions[e.to] - 1);
    shift(positions[v], first + random.below(last - first + 1));
    return out;
}

void OrderSearch::undo(const Move& m)
{
    shift(positions[m.vertex], m.position);
    if (m.from.valid())
        for (VertexId member : problem.movesTogether(m.vertex))
            devices[member] = m.from;
}

void OrderSearch::anneal(std::uint64_t evaluations)
{
    for (std::uint64_t i = 0; i < evaluations && !judge.done(); ++i) {
        const double left = 1 - static_cast<double>(i) / static_cast<double>(evaluations);
        const double temperature = hottest * current * left * left;
        const Move m = move();
        const double next = judge.evaluate(order, devices);
        if (next <= current || random.uniform() < std::exp((current - next) / temperature))
            current = next;
        else
            undo(m);
    }
}

void OrderSearch::improve(std::uint64_t evaluations, double share)
{
    const std::uint64_t cycle = std::clamp<std::uint64_t>(200 * order.size(), 2000, 20000);
    bool fromBest = false;
    for (std::uint64_t spent = 0; spent < evaluations && judge.spent() < share && !judge.done();
         spent += cycle) {
        if (std::exchange(fromBest, !fromBest) && judge.found()) {
            order = judge.bestPlan().order;
            devices = judge.bestPlan().devices;
            for (std::size_t i = 0; i < order.size(); ++i)
                positions[order[i]] = i;
            current = judge.bestMakespan();
        }
        anneal(std::min(cycle, evaluations - spent));
    }
}

} // namespace doppler
