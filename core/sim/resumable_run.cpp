// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/resumable_run.h"

#include "core/sim/event_loop.h"
#include "core/sim/fifo_run.h"
#include "core/sim/general_simulator.h"
#include "core/sim/move_bounds.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

/// See ResumableRun. Loop: what runs it, an EventLoop or a FifoRun.
template <class Loop>
class RunOn final : public ResumableRun {
public:
    RunOn(const Problem& problem, bool followsPaths);

    std::optional<double> start(std::span<const DeviceId> devices,
                                const std::stop_token& stopRequest) override;
    void move(VertexId v, DeviceId d) override;
    double tryMoved(double limit) override;
    [[nodiscard]] std::size_t startsOfLastRun() const override { return startedTotal; }
    void accept() override;
    [[nodiscard]] bool knowsHolders() const override { return loop.knowsHolders(); }
    void criticalPath(std::vector<PathStep>& out) override;
    void taskTimes(std::span<TaskTime> out) const override
    {
        for (std::size_t v = 0; v < out.size(); ++v)
            out[v] = {times[v].start, times[v].end};
    }

private:
    static constexpr std::uint32_t none = Loop::none;
    /// A task or transfer as it ran (see EventLoop::itemOf).
    struct Started {
        double start;
        double end;
        std::uint32_t item;
        std::uint32_t by; ///< The item that held its slot before.
    };
    using StartedList = std::unique_ptr<Started[]>; ///< Room for all items; written to where they start.
    class EndsRecord;
    class DetailedRecord;

    [[nodiscard]] std::size_t snapshotsThatHold() const;
    double go(double limit);
    template <class Record>
    double go(double limit, Record record);
    void keepMoment();
    /// Ends the run at the next time.
    void giveUp()
    {
        hopeless = true;
        nextSnapshot = 0;
    }
    [[nodiscard]] std::uint32_t before(std::uint32_t item, Cause& cause) const;
    [[nodiscard]] std::uint32_t lastInput(VertexId v) const;

    /// More cost more to take than they save.
    static constexpr std::size_t mostSnapshots = 10;

    const Problem& problem;
    Resources resources;
    PlacedGraph graph;
    Loop loop;
    MoveBounds bounds;
    bool hopeless = false; ///< The run at hand is certain to exceed its limit.

    /// Of the kept run, by item: of tasks the end; everything once a critical path was asked for, since most
    /// searches never do.
    StartedList times;
    bool detailed;
    double makespan = 0; ///< Of the newest run.
    double keptMakespan = 0;
    std::vector<DeviceId> savedDevices;
    std::vector<VertexId> moved; ///< Since the kept run.
    std::vector<typename Loop::Snapshot> snapshots;
    std::vector<std::size_t> startsBefore; ///< By snapshot: how many starts its run had recorded.
    std::vector<std::uint32_t> order; ///< Of the snapshots: those of the kept run by time, then spare ones.
    std::size_t kept = 0;             ///< How many are of the kept run.
    std::size_t held = 0;             ///< How many of these hold for what is tried.
    std::size_t taken = 0;            ///< How many the run at hand has added.
    std::size_t itemsBetween = 0;
    std::size_t nextSnapshot = 0; ///< In items done.
    std::stop_token stop;         ///< Looked at whenever a state is kept.
    StartedList started;          ///< By the run at hand, and how many.
    std::size_t startedTotal = 0;
};

/// Writes down when tasks end, and keeps a state now and then.
template <class Loop>
class RunOn<Loop>::EndsRecord : public NoRecord {
public:
    explicit EndsRecord(RunOn& r) : run(r) {}
    void taskStarted(VertexId v, double start, double end, std::uint32_t by)
    {
        run.started[run.startedTotal++] = {start, end, v.value, by};
        if (run.bounds.exceeds(v, start, end))
            run.giveUp();
    }
    [[nodiscard]] bool wantsToStop()
    {
        if (run.loop.itemsDone() < run.nextSnapshot)
            return false;
        if (run.hopeless)
            return true;
        run.keepMoment();
        return run.stop.stop_requested();
    }

protected:
    RunOn& run;
};

/// Transfers as well.
template <class Loop>
class RunOn<Loop>::DetailedRecord : public EndsRecord {
public:
    static constexpr bool ofTransfers = true;
    using EndsRecord::EndsRecord;
    void transferStarted(std::uint32_t position, double start, double end, std::uint32_t by)
    {
        RunOn& r = this->run;
        r.started[r.startedTotal++] = {start, end, r.loop.itemOfTransfer(position), by};
    }
};

template <class Loop>
RunOn<Loop>::RunOn(const Problem& p, bool followsPaths)
    : problem(p), resources(problem), graph(problem, resources), loop(problem, resources, graph),
      bounds(problem, resources, graph, 2 * mostSnapshots + 4),
      times(std::make_unique_for_overwrite<Started[]>(problem.vertexCount() + problem.graph().edgeCount())),
      detailed(followsPaths),

      // Kept and tried ones share their first; each has at most `mostSnapshots` and one of rounding.
      snapshots(2 * mostSnapshots + 4), startsBefore(snapshots.size()), order(snapshots.size()),
      started(std::make_unique_for_overwrite<Started[]>(problem.vertexCount() + problem.graph().edgeCount()))
{
    std::iota(order.begin(), order.end(), 0U);
    // Whatever is tried takes no memory. What is never written to costs nothing.
    savedDevices.reserve(problem.vertexCount());
    moved.reserve(problem.vertexCount());
    for (auto& snapshot : snapshots)
        loop.reserve(snapshot);
}

template <class Loop>
std::optional<double> RunOn<Loop>::start(std::span<const DeviceId> devices,
                                         const std::stop_token& stopRequest)
{
    stop = stopRequest;
    graph.place(devices);
    savedDevices.assign(devices.begin(), devices.end());
    moved.clear();
    std::size_t items = problem.vertexCount();
    if constexpr (Loop::countsTransfers)
        for (VertexId v : problem.graph().vertices())
            for (std::uint32_t x = graph.firstTransfer(v); x < graph.endOfOutputs(v);
                 x = graph.transfer(x).end)
                ++items;
    itemsBetween = items / mostSnapshots + 1;
    kept = held = taken = startedTotal = 0;
    bounds.begin();
    loop.begin();
    go(std::numeric_limits<double>::infinity());
    if (stop.stop_requested())
        return std::nullopt;
    accept();
    return makespan;
}

template <class Loop>
void RunOn<Loop>::move(VertexId v, DeviceId d)
{
    graph.move(v, d);
    const auto at = std::find(moved.begin(), moved.end(), v);
    if (d == savedDevices[v] && at != moved.end())
        moved.erase(at);
    else if (d != savedDevices[v] && at == moved.end())
        moved.push_back(v);
}

/// How many of the kept states come before anything that the moves change.
template <class Loop>
std::size_t RunOn<Loop>::snapshotsThatHold() const
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

template <class Loop>
double RunOn<Loop>::tryMoved(double limit)
{
    graph.settle();
    bounds.takeBack();
    startedTotal = 0;
    taken = 0;
    held = snapshotsThatHold();
    const double now = held > 0 ? snapshots[order[held - 1]].time : 0;
    if (bounds.tryMoves(moved, savedDevices, held, now, limit))
        return std::numeric_limits<double>::infinity();
    if (held > 0)
        loop.restore(snapshots[order[held - 1]]);
    else
        loop.begin();
    return go(limit);
}

template <class Loop>
template <class Record>
double RunOn<Loop>::go(double limit, Record record)
{
    return loop.run(limit, record);
}

template <class Loop>
double RunOn<Loop>::go(double limit)
{
    hopeless = false;
    nextSnapshot = (loop.itemsDone() / itemsBetween + 1) * itemsBetween;
    return makespan = detailed ? go(limit, DetailedRecord(*this)) : go(limit, EndsRecord(*this));
}

template <class Loop>
void RunOn<Loop>::keepMoment()
{
    const std::size_t spare = kept + taken;
    if (spare == order.size())
        return;
    loop.save(snapshots[order[spare]]);
    startsBefore[order[spare]] = startedTotal;
    ++taken;
    nextSnapshot = (loop.itemsDone() / itemsBetween + 1) * itemsBetween;
}

template <class Loop>
void RunOn<Loop>::accept()
{
    const std::uint32_t vertices = loop.itemOfTransfer(0);
    std::size_t states = 0;
    for (std::size_t i = 0; i < startedTotal; ++i) {
        const Started& x = started[i];
        times[x.item] = x;
        while (states < taken && startsBefore[order[kept + states]] <= i)
            ++states;
        if (x.item < vertices)
            bounds.setStates(VertexId{x.item}, held + states);
    }
    keptMakespan = makespan;
    for (VertexId v : moved)
        savedDevices[v] = graph.device(v);
    bounds.keep(makespan);
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
template <class Loop>
std::uint32_t RunOn<Loop>::lastInput(VertexId v) const
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
    return none;
}

template <class Loop>
std::uint32_t RunOn<Loop>::before(std::uint32_t item, Cause& cause) const
{
    cause = Cause::Start;
    if (times[item].start <= 0)
        return none;
    const std::uint32_t vertices = loop.itemOfTransfer(0);
    cause = Cause::Data;
    if (item < vertices) {
        if (const std::uint32_t input = lastInput(VertexId{item}); input != none)
            return input;
    } else if (const VertexId source = graph.source(item - vertices);
               times[source].end == times[item].start) {
        return source;
    }
    cause = Cause::Resource;
    return times[item].by;
}

template <class Loop>
void RunOn<Loop>::criticalPath(std::vector<PathStep>& out)
{
    graph.settle();
    if (!detailed) {
        detailed = true;
        held = taken = startedTotal = 0;
        bounds.takeBack();
        bounds.allowAll();
        loop.begin();
        go(std::numeric_limits<double>::infinity());
        accept();
    }
    const std::uint32_t vertices = loop.itemOfTransfer(0);
    std::uint32_t last = 0;
    while (last < vertices && times[last].end != keptMakespan)
        ++last;
    for (std::uint32_t item = last < vertices ? last : none; item != none;) {
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

} // namespace

std::unique_ptr<ResumableRun> ResumableRun::create(const Problem& problem, bool followsPaths)
{
    if (problem.model().schedule != ChooseTask::Fifo || needsGeneralSimulator(problem.model()))
        return nullptr;
    if (FifoRun::possible(problem, Resources(problem)))
        return std::make_unique<RunOn<FifoRun>>(problem, followsPaths);
    return std::make_unique<RunOn<EventLoop>>(problem, followsPaths);
}

} // namespace doppler
