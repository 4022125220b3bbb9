// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/resumable_run.h"

#include "core/sim/general_simulator.h"

#include <algorithm>
#include <numeric>

namespace doppler {

/// Writes down when tasks end, and keeps a state now and then.
class ResumableRun::EndsRecord : public NoRecord {
public:
    explicit EndsRecord(ResumableRun& r) : run(r) {}
    void taskStarted(VertexId v, double start, double end, std::uint32_t by)
    {
        run.started[run.startedTotal++] = {start, end, v.value, by};
    }
    [[nodiscard]] bool wantsToStop()
    {
        if (run.loop.itemsDone() >= run.nextSnapshot)
            run.keepMoment();
        return false;
    }

protected:
    ResumableRun& run;
};

/// Transfers as well.
class ResumableRun::DetailedRecord : public EndsRecord {
public:
    using EndsRecord::EndsRecord;
    void transferStarted(std::uint32_t position, double start, double end, std::uint32_t by)
    {
        run.started[run.startedTotal++] = {start, end, run.loop.itemOfTransfer(position), by};
    }
};

bool ResumableRun::possible(const Problem& problem)
{
    return problem.model().schedule == ChooseTask::Fifo && !needsGeneralSimulator(problem.model());
}

ResumableRun::ResumableRun(const Problem& p)
    : problem(p), resources(problem), graph(problem, resources),
      loop(problem, resources, graph, EventLoop::Rule::Fifo),
      times(problem.vertexCount() + problem.graph().edgeCount()), load(problem.deviceCount()),

      // Kept and tried ones share their first; each has at most `mostSnapshots` and one of rounding.
      snapshots(2 * mostSnapshots + 4), order(snapshots.size())
{
    std::iota(order.begin(), order.end(), 0U);
    started.resize(times.size());
}

double ResumableRun::start(std::span<const DeviceId> devices)
{
    graph.place(devices);
    keptDevices.assign(devices.begin(), devices.end());
    moved.clear();
    std::fill(load.begin(), load.end(), 0.0);
    std::size_t items = problem.vertexCount();
    for (VertexId v : problem.graph().vertices()) {
        load[devices[v]] += graph.seconds(v);
        for (std::uint32_t x = graph.firstTransfer(v); x < graph.endOfOutputs(v); x = graph.transfer(x).end)
            ++items;
    }
    itemsBetween = items / mostSnapshots + 1;
    kept = held = taken = startedTotal = 0;
    loop.begin({}, {});
    go(std::numeric_limits<double>::infinity());
    accept();
    return makespan;
}

void ResumableRun::move(VertexId v, DeviceId d)
{
    load[graph.device(v)] -= graph.seconds(v);
    graph.move(v, d);
    load[d] += graph.seconds(v);
    const auto at = std::find(moved.begin(), moved.end(), v);
    if (d == keptDevices[v] && at != moved.end())
        moved.erase(at);
    else if (d != keptDevices[v] && at == moved.end())
        moved.push_back(v);
}

/// A device with more work than the limit allows needs no simulation; sums round, hence the margin.
bool ResumableRun::overloaded(double limit) const
{
    for (std::size_t d = 0; d < load.size(); ++d)
        if (load[d] > limit * resources.capacity[d] * (1 + 1e-7))
            return true;
    return false;
}

/// How many of the kept states come before anything that the moves change.
std::size_t ResumableRun::snapshotsThatHold() const
{
    double first = std::numeric_limits<double>::infinity();
    for (VertexId v : moved) {
        if (problem.graph().inEdges(v).empty())
            return 0;
        for (EdgeId e : problem.graph().inEdges(v))
            first = std::min(first, times[problem.graph().edge(e).from].end);
    }
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(kept);
    return static_cast<std::size_t>(
        std::lower_bound(order.begin(), end, first,
                         [&](std::uint32_t s, double time) { return snapshots[s].time < time; }) -
        order.begin());
}

double ResumableRun::tryMoved(double limit)
{
    graph.settle();
    startedTotal = 0;
    taken = 0;
    if (overloaded(limit))
        return std::numeric_limits<double>::infinity();
    held = snapshotsThatHold();
    if (held > 0)
        loop.restore(snapshots[order[held - 1]]);
    else
        loop.begin({}, {});
    return go(limit);
}

template <class Record>
double ResumableRun::go(double limit, Record record)
{
    return loop.run(limit, record);
}

double ResumableRun::go(double limit)
{
    nextSnapshot = (loop.itemsDone() / itemsBetween + 1) * itemsBetween;
    return makespan = detailed ? go(limit, DetailedRecord(*this)) : go(limit, EndsRecord(*this));
}

void ResumableRun::keepMoment()
{
    const std::size_t spare = kept + taken;
    if (spare == order.size())
        return;
    loop.save(snapshots[order[spare]]);
    ++taken;
    nextSnapshot = (loop.itemsDone() / itemsBetween + 1) * itemsBetween;
}

void ResumableRun::accept()
{
    for (const Started& x : std::span(started.data(), startedTotal))
        times[x.item] = x;
    keptMakespan = makespan;
    for (VertexId v : moved)
        keptDevices[v] = graph.device(v);
    // The states that hold, then the new ones; what they replace is spare.
    const auto at = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(i); };
    std::rotate(at(held), at(kept), at(kept + taken));
    kept = held + taken;
    held = kept;
    taken = 0;
    startedTotal = 0;
    moved.clear();
}

/// The input that came last, as an item.
std::uint32_t ResumableRun::lastInput(VertexId v) const
{
    for (EdgeId id : problem.graph().inEdges(v)) {
        const VertexId from = problem.graph().edge(id).from;
        if (graph.device(from) == graph.device(v)) {
            if (times[from].end == times[v].start)
                return from;
            continue;
        }
        for (std::uint32_t x = graph.firstTransfer(from); x < graph.endOfOutputs(from);
             x = graph.transfer(x).end) {
            const std::uint32_t item = loop.itemOfTransfer(x);
            if (graph.device(graph.target(x)) != graph.device(v) || times[item].end != times[v].start)
                continue;
            for (std::uint32_t i = x; i < graph.transfer(x).end; ++i)
                if (graph.target(i) == v)
                    return item;
        }
    }
    return EventLoop::none;
}

std::uint32_t ResumableRun::before(std::uint32_t item, Cause& cause) const
{
    cause = Cause::Start;
    if (times[item].start <= 0)
        return EventLoop::none;
    const std::uint32_t vertices = loop.itemOfTransfer(0);
    cause = Cause::Data;
    if (item < vertices) {
        if (const std::uint32_t input = lastInput(VertexId{item}); input != EventLoop::none)
            return input;
    } else if (const VertexId source = graph.source(item - vertices);
               times[source].end == times[item].start) {
        return source;
    }
    cause = Cause::Resource;
    return times[item].by;
}

void ResumableRun::criticalPath(std::vector<PathStep>& out)
{
    graph.settle();
    if (!detailed) {
        detailed = true;
        held = taken = 0;
        loop.begin({}, {});
        go(std::numeric_limits<double>::infinity());
        accept();
    }
    const std::uint32_t vertices = loop.itemOfTransfer(0);
    std::uint32_t last = 0;
    while (last < vertices && times[last].end != keptMakespan)
        ++last;
    for (std::uint32_t item = last < vertices ? last : EventLoop::none; item != EventLoop::none;) {
        const bool isTransfer = item >= vertices;
        const std::uint32_t position = isTransfer ? item - vertices : 0;
        const VertexId v = isTransfer ? graph.source(position) : VertexId{item};
        const DeviceId d = graph.device(isTransfer ? graph.target(position) : v);
        PathStep step{v, isTransfer, d, Cause::Start, times[item].start, times[item].end};
        item = before(item, step.cause);
        out.push_back(step);
    }
    std::reverse(out.begin(), out.end());
}

} // namespace doppler
