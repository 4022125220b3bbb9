// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/move_bounds.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace doppler {

namespace {
constexpr double noLimit = std::numeric_limits<double>::infinity();
/// A run and a bound add the same durations in another order, and each sum rounds.
constexpr double margin = 1e-7;
/// No task counts as more work, so that sums of millions of tasks fit into 64 bits; the kept run is this
/// long.
constexpr double mostUnits = 1099511627776.0; // 2^40
} // namespace

MoveBounds::MoveBounds(const Problem& p, const Resources& resources, const PlacedGraph& g,
                       std::size_t mostStates)
    : problem(p), graph(g), byRank(problem.graph().topologicalOrder()), rank(problem.vertexCount()),
      masks(steps * pairs), tail(problem.vertexCount()), step(problem.vertexCount()),
      statesBefore(problem.vertexCount()), stateTotal(mostStates + 1),
      work(stateTotal * problem.deviceCount() * steps), left(problem.deviceCount() * steps),
      latestStart(pairs * problem.deviceCount()), unsettled(problem.vertexCount() / 64 + 1),
      pending(unsettled.size())
{
    for (std::uint32_t i = 0; i < byRank.size(); ++i)
        rank[byRank[i]] = i;
    for (std::size_t d = 0; d < problem.deviceCount(); ++d)
        shareOf.push_back(1.0 / resources.capacity[d]);
    for (std::size_t s = 0; s < steps; ++s)
        for (std::size_t k = 0; k <= s; ++k)
            masks[pairs * s + k / 2][k % 2] = 1;
    undo.reserve(problem.vertexCount());
}

double MoveBounds::tailOf(VertexId v) const
{
    double longest = 0;
    const std::uint32_t firstTransfer = graph.firstTransfer(v);
    const std::uint32_t end = graph.endOfOutputs(v);
    for (std::uint32_t i = graph.firstOutput(v); i < firstTransfer; ++i) {
        const VertexId next = graph.target(i);
        longest = std::max(longest, graph.seconds(next) + tail[next]);
    }
    for (std::uint32_t i = firstTransfer; i < end;) {
        const PlacedGraph::Transfer& transfer = graph.transfer(i);
        for (; i < transfer.end; ++i) {
            const VertexId next = graph.target(i);
            longest = std::max(longest, transfer.seconds + graph.seconds(next) + tail[next]);
        }
    }
    return longest;
}

std::uint8_t MoveBounds::stepOf(double seconds) const
{
    auto s = static_cast<std::size_t>(std::min(seconds * stepsPerSecond, double{steps - 1}));
    while (threshold[s] > seconds)
        --s;
    return static_cast<std::uint8_t>(s);
}

void MoveBounds::setSteps(double longest)
{
    stepsPerSecond = longest > 0 ? steps / longest : 0;
    for (std::size_t s = 0; s < steps; ++s)
        threshold[s] = longest * static_cast<double>(s) / steps;
}

/// Rounded down: less work is still a lower bound.
std::int64_t MoveBounds::units(double seconds, DeviceId d) const
{
    return static_cast<std::int64_t>(std::min(seconds * shareOf[d] * unitsPerSecond, mostUnits));
}

void MoveBounds::begin()
{
    undo.clear();
    std::fill(pending.begin(), pending.end(), 0);
    double longest = 0;
    for (std::size_t i = byRank.size(); i-- > 0;) {
        const VertexId v = byRank[i];
        tail[v] = tailOf(v);
        longest = std::max(longest, tail[v]);
    }
    setSteps(longest);
    for (VertexId v : byRank)
        step[v] = stepOf(tail[v]);
    allowAll();
}

void MoveBounds::allowAll()
{
    most = noLimit;
    std::fill(latestStart.begin(), latestStart.end(), Pair{noLimit, noLimit});
}

void MoveBounds::addWork(VertexId v, DeviceId d, std::size_t stepIndex, std::int64_t sign)
{
    left[steps * d + stepIndex] += sign * units(problem.computeSeconds(v, d), d);
}

void MoveBounds::keep(double makespan)
{
    followPending();
    undo.clear();
    const bool measurable = makespan > 0 && makespan < noLimit;
    unitsPerSecond = measurable ? std::min(mostUnits / makespan, std::numeric_limits<double>::max()) : 0;
    std::fill(work.begin(), work.end(), 0);
    const std::size_t perState = left.size();
    for (VertexId v : byRank) {
        const DeviceId d = graph.device(v);
        work[perState * statesBefore[v] + steps * d + step[v]] += units(graph.seconds(v), d);
    }
}

void MoveBounds::takeBack()
{
    for (; !undo.empty(); undo.pop_back()) {
        tail[undo.back().vertex] = undo.back().tail;
        step[undo.back().vertex] = undo.back().step;
    }
    std::fill(pending.begin(), pending.end(), 0);
}

void MoveBounds::markInputs(VertexId v)
{
    for (EdgeId e : problem.graph().inEdges(v))
        mark(unsettled, problem.graph().edge(e).from);
}

/// Recomputes tails against the topological order until nothing changes. Tasks that started before the state
/// at hand need their tail only if the run is kept.
void MoveBounds::followChanges(std::size_t held, std::span<const DeviceId> before)
{
    for (std::size_t word = unsettled.size(); word-- > 0;)
        while (unsettled[word] != 0) {
            const auto bit = static_cast<std::size_t>(std::bit_width(unsettled[word]) - 1);
            unsettled[word] &= ~(std::uint64_t{1} << bit);
            const VertexId v = byRank[word * 64 + bit];
            if (statesBefore[v] < held) {
                mark(pending, v);
                continue;
            }
            const double seconds = tailOf(v);
            if (seconds != tail[v])
                markInputs(v);
            else if (graph.device(v) == before[v])
                continue;
            undo.push_back({v, step[v], tail[v]});
            tail[v] = seconds;
            step[v] = stepOf(seconds);
        }
}

void MoveBounds::followPending()
{
    std::swap(unsettled, pending);
    followChanges(0, graph.assignment());
}

bool MoveBounds::tryMoves(std::span<const VertexId> moved, std::span<const DeviceId> before, std::size_t held,
                          double now, double limit)
{
    for (VertexId v : moved) {
        mark(unsettled, v);
        markInputs(v);
    }
    followChanges(held, before);
    if (limit == noLimit) {
        allowAll();
        return false;
    }
    std::fill(left.begin(), left.end(), 0);
    for (std::size_t s = held; s < stateTotal; ++s)
        for (std::size_t i = 0; i < left.size(); ++i)
            left[i] += work[s * left.size() + i];
    for (const Changed& x : undo) {
        addWork(x.vertex, before[x.vertex], x.step, -1);
        addWork(x.vertex, graph.device(x.vertex), step[x.vertex], 1);
    }
    most = limit + margin * std::abs(limit);
    bool found = false;
    for (std::size_t d = 0; d < problem.deviceCount(); ++d) {
        std::int64_t sum = 0;
        for (std::size_t s = steps; s-- > 0;) {
            sum += left[steps * d + s];
            const double latest =
                sum > 0 ? most - threshold[s] - static_cast<double>(sum) / unitsPerSecond : noLimit;
            latestStart[pairs * d + s / 2][s % 2] = latest;
            found = found || latest < now;
        }
    }
    return found;
}

} // namespace doppler
