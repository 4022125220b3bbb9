// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/plans/plan_walk.h"

#include "core/placers/scheduling/pair_scheduler.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t mostKept = 4;
constexpr std::uint64_t firstCycle = 250; ///< Plans; every cycle is longer than the one before.
constexpr double cycleGrowth = 1.5;
constexpr double hottestShare = 0.002; ///< Of the makespan, where a cycle begins.
constexpr double longestTried = 1.02;  ///< Planned, by the limit: a longer plan is not simulated.
constexpr double unlimited = std::numeric_limits<double>::infinity();

bool anySlower(const Problem& problem)
{
    for (VertexId v : problem.graph().vertices())
        for (DeviceId d : problem.allowedDevices(v))
            if (problem.computeSeconds(v, d) != problem.computeSeconds(v, problem.allowedDevices(v).front()))
                return true;
    return false;
}

/// The weights that are tried first.
std::vector<DecoderWeights> usualWeights(const Problem& problem)
{
    const ChooseTask rule = problem.model().schedule;
    std::vector<DecoderWeights> out;
    const bool inTurn = rule == ChooseTask::Fifo;
    for (const double urgent : {0.001, 0.1, 0.4, 1.0})
        for (const double patient : {0.0, 0.1, 1.0}) {
            if (!inTurn && patient > 0)
                continue;
            for (const double slow : {0.0, 1.0})
                if (slow == 0 || anySlower(problem))
                    out.push_back(
                        {slow, urgent, patient, rule != ChooseTask::Strict || urgent < 0.01, inTurn});
        }
    return out;
}

} // namespace

PlanWalk::PlanWalk(SearchChain& c)
    : chain(c), problem(c.problem), random(c.random), decoder(c.problem),
      usesOrder(c.problem.model().schedule == ChooseTask::Given ||
                c.problem.model().schedule == ChooseTask::Strict)
{
    for (VertexId v : problem.graph().vertices())
        mean += problem.meanComputeSeconds(v) / static_cast<double>(problem.vertexCount());
}

Result<void> PlanWalk::run()
{
    const auto begin = chain.start(simulator);
    if (!begin)
        return begin.error();
    if (!*begin)
        return {};
    chain.monitor.evaluated(**begin, simulator->makespan(**begin));
    if (problem.vertexCount() == 0)
        return {};
    survey(**begin);
    double cycle = firstCycle;
    for (std::size_t i = 0; !chain.monitor.done(); ++i) {
        const Genes& from = nextBegin(i);
        anneal(from, static_cast<std::uint64_t>(cycle), hottestShare * from.makespan);
        cycle = std::min(cycle * cycleGrowth, 1e9);
    }
    return {};
}

/// In turn the best and the best that is not pinned, because the plan of a good start may be hard to leave;
/// and now and then another one that is nearly as good.
const PlanWalk::Genes& PlanWalk::nextBegin(std::size_t cycle)
{
    if (cycle % 4 == 3)
        return best[random.below(best.size())];
    if (cycle % 2 == 0)
        for (const Genes& genes : best)
            if (!genes.pinned)
                return genes;
    return best.front();
}

/// Usual keys with usual weights, and the plan of the start.
void PlanWalk::survey(const Placement& begin)
{
    if (chain.monitor.done())
        return;
    tryPinned(begin);
    const std::vector<DeviceId> free(problem.vertexCount());
    const std::vector<double> keys[]{staticLevels(problem), levels(problem).bLevel};
    for (const DecoderWeights& weights : usualWeights(problem))
        for (const std::vector<double>& key : keys) {
            if (chain.monitor.done())
                return;
            Genes genes{key, free, weights, 0, false};
            genes.makespan = evaluate(genes, unlimited);
            keep(genes);
        }
}

/// The plan of the start as genes: its devices, and its starts as keys.
void PlanWalk::tryPinned(const Placement& begin)
{
    starts.resize(problem.vertexCount());
    simulator->makespan(begin, starts);
    Genes genes{{}, begin.devices, {0, 1e3, 0, true, false}, 0, true};
    for (const double start : starts)
        genes.key.push_back(std::isfinite(start) ? -start : 0);
    genes.makespan = evaluate(genes, unlimited);
    keep(genes);
}

/// Adds to the best few.
void PlanWalk::keep(const Genes& genes)
{
    const auto at = std::upper_bound(best.begin(), best.end(), genes.makespan,
                                     [](double makespan, const Genes& g) { return makespan < g.makespan; });
    best.insert(at, genes);
    if (best.size() <= mostKept)
        return;
    // The worst goes, unless it is the only one that is not pinned.
    const bool onlyFree = !best.back().pinned && std::ranges::count(best, false, &Genes::pinned) == 1;
    best.erase(best.end() - (onlyFree ? 2 : 1));
}

double PlanWalk::evaluate(const Genes& genes, double limit)
{
    const double planned = decoder.decode(genes.key, genes.pins, genes.weights);
    if (planned > longestTried * limit) { // channels and memory only add to it, other rules hardly take away
        chain.monitor.counted();
        return unlimited;
    }
    decoder.plan(plan);
    if (!usesOrder)
        plan.order.clear();
    const double makespan = simulator->makespan(plan);
    chain.monitor.evaluated(plan, makespan);
    return makespan;
}

/// Takes over what moves need to know of the plan decoded last.
void PlanWalk::readPlan(Genes& genes) const
{
    if (!genes.pinned)
        return;
    genes.pins.assign(decoder.placed().begin(), decoder.placed().end());
    for (std::size_t v = 0; v < genes.key.size(); ++v)
        genes.key[v] = -decoder.starts()[v];
}

void PlanWalk::anneal(Genes now, std::uint64_t steps, double hottest)
{
    const auto remember = [&] {
        starts.assign(decoder.starts().begin(), decoder.starts().end());
        ends.assign(decoder.ends().begin(), decoder.ends().end());
        devices.assign(decoder.placed().begin(), decoder.placed().end());
        decoder.sequence(order);
        findCriticalPairs();
    };
    decoder.decode(now.key, now.pins, now.weights);
    remember();
    Genes next;
    Genes least = now;
    for (std::uint64_t i = 0; i < steps && !chain.monitor.done(); ++i) {
        const double cooled = 1 - static_cast<double>(i) / static_cast<double>(steps);
        const double limit = drawLimit(random, now.makespan, hottest * cooled * cooled);
        next = now;
        mutate(next);
        next.makespan = evaluate(next, limit);
        if (next.makespan > limit)
            continue;
        readPlan(next);
        std::swap(now, next);
        remember();
        if (now.makespan < least.makespan)
            least = now;
    }
    if (least.makespan < best.back().makespan || !least.pinned)
        keep(least);
}

void PlanWalk::mutate(Genes& genes)
{
    const double draw = random.uniform();
    if (draw < 0.3)
        blur(genes);
    else if (draw < 0.55)
        blurWindow(genes);
    else if (draw < 0.9)
        swapOnPath(genes);
    else if (draw < 0.95)
        justify(genes);
    else
        mutateWeights(genes);
}

/// Lets v go to any device.
void PlanWalk::release(Genes& genes, VertexId v)
{
    for (VertexId member : problem.movesTogether(v))
        genes.pins[member] = {};
}

/// Moves a few keys, or nearly all.
void PlanWalk::blur(Genes& genes)
{
    const double share = std::exp2(-10 * random.uniform());
    const double width = 2 * mean / std::max(std::min(genes.weights.urgent, 1.0), 0.1);
    for (VertexId v : problem.graph().vertices())
        if (random.uniform() < share) {
            genes.key[v] += noise(width);
            if (genes.pinned)
                release(genes, v);
        }
}

/// Moves the keys of what runs at some time.
void PlanWalk::blurWindow(Genes& genes)
{
    const std::size_t n = order.size();
    const std::size_t length =
        std::min(n, 1 + random.below(std::min<std::size_t>(n, 8 * problem.deviceCount())));
    const std::size_t first = random.below(n - length + 1);
    const double share = random.uniform();
    for (std::size_t i = first; i < first + length; ++i) {
        if (random.uniform() >= share)
            continue;
        genes.key[order[i]] += noise(2 * mean);
        if (genes.pinned)
            release(genes, order[i]);
    }
}

/// Puts what waits for a device on the critical path before what holds it, or lets it go elsewhere.
void PlanWalk::swapOnPath(Genes& genes)
{
    if (pairs.empty()) {
        if (!critical.empty() && genes.pinned)
            release(genes, critical[random.below(critical.size())]);
        else
            blurWindow(genes);
        return;
    }
    const auto [late, early] = pairs[random.below(pairs.size())];
    if (random.uniform() < 0.5)
        std::swap(genes.key[late], genes.key[early]);
    else
        genes.key[late] += random.uniform() * 2 * mean;
    if (genes.pinned) {
        release(genes, random.uniform() < 0.5 ? late : early);
        if (random.uniform() < 0.3 && !critical.empty())
            release(genes, critical[random.below(critical.size())]);
    }
}

/// A backward pass: the keys become the latest starts that do not delay the end of the plan. The decoder is
/// the forward pass.
void PlanWalk::justify(Genes& genes)
{
    const double last = *std::max_element(ends.begin(), ends.end());
    std::vector<double> latest(problem.vertexCount(), last);
    std::vector<double> free(problem.deviceCount(), last);
    for (std::size_t i = order.size(); i-- > 0;) {
        const VertexId v = order[i];
        double end = problem.topology().device(devices[v]).slotCount == 1 ? free[devices[v]] : last;
        for (const Edge& e : problem.graph().outEdges(v))
            end = std::min(end, latest[e.to] -
                                    (devices[e.to] == devices[v]
                                         ? 0
                                         : problem.transferSeconds(e.tensor, devices[v], devices[e.to])));
        latest[v] = end - (ends[v] - starts[v]);
        free[devices[v]] = latest[v];
    }
    const double share = random.uniform();
    for (VertexId v : order) {
        genes.key[v] = genes.pinned ? -latest[v] : share * genes.key[v] + (1 - share) * (last - latest[v]);
        if (genes.pinned && random.uniform() < 0.05)
            release(genes, v);
    }
}

void PlanWalk::mutateWeights(Genes& genes)
{
    DecoderWeights& w = genes.weights;
    const double factor = std::exp(2 * random.uniform() - 1);
    switch (random.below(3)) {
    case 0:
        w.urgent *= factor;
        break;
    case 1:
        w.patient *= factor;
        break;
    default:
        w.slow = w.slow > 0 ? w.slow * factor : random.uniform();
    }
    if (problem.model().schedule == ChooseTask::Strict && random.uniform() < 0.2)
        w.nonDelay = !w.nonDelay;
}

/// When the input would be on the device, if its transfer did not wait.
double PlanWalk::arrival(EdgeId id, DeviceId to) const
{
    const Edge& e = problem.graph().edge(id);
    const double seconds = devices[e.from] == to ? 0 : problem.transferSeconds(e.tensor, devices[e.from], to);
    return ends[e.from] + seconds;
}

/// Follows the plan back from its end.
void PlanWalk::findCriticalPairs()
{
    pairs.clear();
    critical.clear();
    std::vector<VertexId> before(problem.vertexCount());
    std::vector<VertexId> latest(problem.deviceCount());
    for (VertexId v : order) {
        before[v] = latest[devices[v]];
        latest[devices[v]] = v;
    }
    VertexId v{static_cast<std::size_t>(std::max_element(ends.begin(), ends.end()) - ends.begin())};
    while (v.valid() && critical.size() < problem.vertexCount()) {
        critical.push_back(v);
        VertexId cause;
        double time = 0;
        for (EdgeId id : problem.graph().inEdges(v))
            if (const double there = arrival(id, devices[v]); there >= time) {
                time = there;
                cause = problem.graph().edge(id).from;
            }
        if (before[v].valid() && ends[before[v]] >= time) {
            pairs.emplace_back(v, before[v]);
            cause = before[v];
        }
        v = cause;
    }
}

} // namespace doppler
