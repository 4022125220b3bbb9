// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/fifo_run.h"

#include <algorithm>

namespace doppler {

namespace {

/// The shortest duration of anything in a problem, and a time that no run reaches.
struct Durations {
    double least = std::numeric_limits<double>::infinity();
    double most = 0; ///< Of the piece at hand.
    double total = 0;

    void meet(double seconds)
    {
        least = std::min(least, seconds);
        most = std::max(most, seconds);
    }
    void closePiece(double count)
    {
        total += most * count;
        most = 0;
    }
};

/// Pairs of devices, one for each of the links that differ.
std::vector<std::pair<DeviceId, DeviceId>> differentLinks(const Problem& problem)
{
    std::vector<std::pair<DeviceId, DeviceId>> pairs;
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices())
            if (from != to)
                pairs.emplace_back(from, to);
    const auto cost = [&](const auto& pair) {
        const auto& link = problem.linkCost(pair.first, pair.second);
        return std::pair(link.latency, link.secondsPerByte);
    };
    std::sort(pairs.begin(), pairs.end(), [&](const auto& a, const auto& b) { return cost(a) < cost(b); });
    pairs.erase(std::unique(pairs.begin(), pairs.end(),
                            [&](const auto& a, const auto& b) { return cost(a) == cost(b); }),
                pairs.end());
    return pairs;
}

/// Everything takes time, and so much that a clock that shows any moment of the run goes on by it.
bool everythingTakesTime(const Problem& problem)
{
    constexpr double mostCosts = 2e8; // Looking at more would take longer than it saves.
    const DataflowGraph& graph = problem.graph();
    const auto links = differentLinks(problem);
    if (static_cast<double>(links.size()) * static_cast<double>(graph.tensorCount()) > mostCosts)
        return false;
    Durations durations;
    for (VertexId v : graph.vertices()) {
        for (DeviceId d : problem.topology().devices())
            durations.meet(problem.computeSeconds(v, d));
        durations.closePiece(1);
    }
    for (TensorId t : graph.tensors()) {
        for (const auto& [from, to] : links)
            durations.meet(problem.transferSeconds(t, from, to));
        durations.closePiece(static_cast<double>(problem.deviceCount()) - 1);
    }
    return durations.least > durations.total * 2 * std::numeric_limits<double>::epsilon();
}

/// Whether no channel is used by two senders.
bool everyChannelHasOneSender(const Problem& problem, const Resources& resources)
{
    std::vector<DeviceId> sender(resources.capacity.size());
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices()) {
            const std::uint32_t resource = resources.ofPair[from * resources.deviceTotal + to];
            if (resource == Resources::unlimited)
                continue;
            if (sender[resource].valid() && sender[resource] != from)
                return false;
            sender[resource] = from;
        }
    return true;
}

} // namespace

bool FifoRun::possible(const Problem& problem, const Resources& resources)
{
    return problem.model().schedule == ChooseTask::Fifo && resources.groupTotal == 0 &&
           std::all_of(resources.capacity.begin(), resources.capacity.end(),
                       [](std::uint32_t c) { return c == 1; }) &&
           everythingTakesTime(problem);
}

FifoRun::FifoRun(const Problem& problem, const Resources& r, const PlacedGraph& g)
    : resources(r), graph(g), taskTotal(static_cast<std::uint32_t>(problem.vertexCount())),
      oneSenderEach(everyChannelHasOneSender(problem, resources)), missing(taskTotal), readyAt(taskTotal),
      channelFree(resources.capacity.size()), lastOnChannel(resources.capacity.size()),
      running(resources.deviceTotal), busy(resources.deviceTotal), waiting(resources.deviceTotal)
{
    for (VertexId v : problem.graph().vertices())
        if (problem.graph().inEdges(v).empty())
            sources.push_back(v);
    // All tasks may wait for one device; memory that is never written to costs nothing.
    for (ReadyHeap& heap : waiting)
        heap.reserve(taskTotal);
    next.resize(resources.deviceTotal);
    ended.reserve(resources.deviceTotal);
}

void FifoRun::begin()
{
    time = 0;
    done = 0;
    firstMissing = 0;
    const auto counts = graph.inputCounts();
    std::copy(counts.begin(), counts.end(), missing.begin());
    std::fill(readyAt.begin(), readyAt.end(), 0.0);
    std::fill(channelFree.begin(), channelFree.end(), 0.0);
    std::fill(lastOnChannel.begin(), lastOnChannel.end(), none);
    std::fill(running.begin(), running.end(), none);
    std::fill(busy.begin(), busy.end(), std::uint8_t{0});
    for (ReadyHeap& heap : waiting)
        heap.clear();
    next.clear();
    for (VertexId v : sources)
        waiting[graph.device(v)].push(0, v.value);
    for (std::uint32_t d = 0; d < resources.deviceTotal; ++d)
        next.occupy(d, waiting[d].firstTime(), Chooses);
}

void FifoRun::reserve(Snapshot& out) const
{
    out.missing.reserve(missing.size());
    out.readyAt.reserve(readyAt.size());
    out.channelFree.reserve(channelFree.size());
    out.lastOnChannel.reserve(lastOnChannel.size());
    out.running.reserve(running.size());
    next.reserve(out.next);
    out.waiting.reserve(taskTotal);
    out.waitingEnd.reserve(waiting.size());
}

void FifoRun::save(Snapshot& out)
{
    out.time = time;
    out.done = done;
    while (firstMissing < taskTotal && missing[firstMissing] == 0)
        ++firstMissing;
    out.firstMissing = firstMissing;
    const auto first = static_cast<std::ptrdiff_t>(firstMissing);
    out.missing.assign(missing.begin() + first, missing.end());
    out.readyAt.assign(readyAt.begin() + first, readyAt.end());
    out.channelFree = channelFree;
    out.lastOnChannel = lastOnChannel;
    out.running = running;
    next.save(out.next);
    out.waiting.clear();
    out.waitingEnd.clear();
    for (const ReadyHeap& heap : waiting) {
        out.waiting.insert(out.waiting.end(), heap.entries().begin(), heap.entries().end());
        out.waitingEnd.push_back(out.waiting.size());
    }
}

void FifoRun::restore(const Snapshot& in)
{
    time = in.time;
    done = in.done;
    firstMissing = in.firstMissing;
    const auto first = static_cast<std::ptrdiff_t>(firstMissing);
    std::copy(in.missing.begin(), in.missing.end(), missing.begin() + first);
    std::copy(in.readyAt.begin(), in.readyAt.end(), readyAt.begin() + first);
    channelFree = in.channelFree;
    lastOnChannel = in.lastOnChannel;
    running = in.running;
    next.restore(in.next);
    std::size_t begin = 0;
    for (std::size_t d = 0; d < waiting.size(); ++d) {
        waiting[d].restore(std::span(in.waiting).subspan(begin, in.waitingEnd[d] - begin));
        begin = in.waitingEnd[d];
        busy[d] = in.next.marks[d] == Ends && in.next.ends[d] != never ? 1 : 0;
    }
}

} // namespace doppler
