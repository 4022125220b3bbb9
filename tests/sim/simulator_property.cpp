// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any run of the simulator, on random problems over every rule, preset, model and mode.
#include "core/graph/metrics.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/run_memory.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace simulator_property_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::uint64_t caseCount = 10000;

/// A time for which one slot of a device or channel is taken.
struct Hold {
    double from = 0;
    double until = 0;
};

/// A random case and its run, read in the ways that the properties need.
struct Run {
    explicit Run(std::uint64_t seed)
        : c(randomCase(seed)), schedule(Simulator(c.problem).run(c.placement)), level(hopLevels(graph()))
    {
        const bool placeto = model().costModel == CostModel::Placeto;
        slotHolds.resize(c.problem->deviceCount());
        channelHolds.resize(c.problem->channels().size());
        for (const TaskRun& x : schedule.tasks)
            if (x.ran())
                slotHolds[x.device].push_back({x.start, x.end + (placeto && x.end > x.start ? 5.7e-6 : 0)});
        for (const TransferRun& x : schedule.transfers) {
            if (x.sendStart)
                slotHolds[x.from].push_back({*x.sendStart, x.start});
            for (ChannelId k : c.problem->route(x.from, x.to))
                channelHolds[k].push_back({x.start, x.end + (placeto ? 25e-6 : 0)});
        }
    }

    [[nodiscard]] const DataflowGraph& graph() const { return c.problem->graph(); }
    [[nodiscard]] const ModelOptions& model() const { return c.problem->model(); }
    /// The lowest level that a transfer serves.
    [[nodiscard]] std::uint32_t levelOf(const TransferRun& x) const
    {
        std::uint32_t lowest = static_cast<std::uint32_t>(-1);
        for (const Edge& e : graph().outEdges(x.vertex))
            if (e.tensor == x.tensor && schedule.tasks[e.to].device == x.to)
                lowest = std::min(lowest, level[e.to]);
        return lowest;
    }
    /// Every time at which something began or ended, from one to before another.
    [[nodiscard]] std::vector<double> momentsWithin(double from, double before) const
    {
        std::set<double> moments{from};
        for (const auto* resources : {&slotHolds, &channelHolds})
            for (const auto& holds : *resources)
                for (const Hold& hold : holds)
                    moments.insert({hold.from, hold.until});
        for (const TaskRun& x : schedule.tasks)
            moments.insert({x.start, x.end});
        for (const TransferRun& x : schedule.transfers)
            moments.insert({x.start, x.end});
        return {moments.lower_bound(from), moments.lower_bound(before)};
    }

    Case c;
    Schedule schedule;
    std::vector<std::uint32_t> level;
    std::vector<std::vector<Hold>> slotHolds;    ///< By device.
    std::vector<std::vector<Hold>> channelHolds; ///< By channel.
};

std::size_t takenAt(const std::vector<Hold>& holds, double time)
{
    return static_cast<std::size_t>(std::count_if(holds.begin(), holds.end(), [&](const Hold& hold) {
        return hold.from <= time && hold.until > time;
    }));
}

/// The most taken at once; a hold may begin where another ends.
std::size_t mostTaken(const std::vector<Hold>& holds)
{
    std::size_t most = 0;
    for (const Hold& hold : holds)
        most = std::max(most, takenAt(holds, hold.from));
    return most;
}

QString nameOf(std::uint64_t seed) { return QStringLiteral("seed %1").arg(seed); }

/// Bulk-synchronous: whether the phase of a level was still closed after everything of a time.
bool isClosedAt(const Run& run, double time, std::uint32_t level, bool forTransfers)
{
    if (run.model().mode != Mode::BulkSynchronous)
        return false;
    const auto& tasks = run.schedule.tasks;
    const auto& transfers = run.schedule.transfers;
    return std::any_of(tasks.begin(), tasks.end(),
                       [&](const TaskRun& x) { return run.level[x.vertex] < level && x.end > time; }) ||
           (!forTransfers && std::any_of(transfers.begin(), transfers.end(), [&](const TransferRun& x) {
               return run.levelOf(x) <= level && x.end > time;
           }));
}

/// Whether a device had no room for so many bytes after everything of a time.
bool hasNoRoomAt(const Run& run, DeviceId d, double bytes, double time)
{
    return run.model().memory == MemoryRule::Enforce && run.model().costModel != CostModel::Mayer &&
           bytesAt(*run.c.problem, run.schedule, d, time) + bytes >
               run.c.problem->topology().device(d).memoryBytes;
}

/// Only a send task, not the transfer behind it.
bool isSend(const Run& run, const CriticalLink& link)
{
    if (!link.isTransfer)
        return false;
    const TransferRun& x = run.schedule.transfers[link.index];
    return x.sendStart && link.end == x.start;
}

bool isWholeTransfer(const Run& run, const CriticalLink& link)
{
    return link.isTransfer && link.end == run.schedule.transfers[link.index].end;
}

/// Whether `before` brought what the link needed.
bool isInputOf(const Run& run, const CriticalLink& before, const CriticalLink& link)
{
    if (link.isTransfer)
        return !before.isTransfer && run.schedule.transfers[link.index].vertex == before.index;
    const DeviceId here = run.schedule.tasks[link.index].device;
    const auto feeds = [&](VertexId from, auto serves) {
        const auto out = run.graph().outEdges(from);
        return std::any_of(out.begin(), out.end(),
                           [&](const Edge& e) { return e.to == link.index && serves(e); });
    };
    if (!before.isTransfer)
        return run.schedule.tasks[before.index].device == here &&
               feeds(VertexId{before.index}, [](const Edge&) { return true; });
    const TransferRun& x = run.schedule.transfers[before.index];
    return isWholeTransfer(run, before) && x.to == here &&
           feeds(x.vertex, [&](const Edge& e) { return e.tensor == x.tensor; });
}

/// Whether `before` held a slot or channel of those that the link took first.
bool sharesAResource(const Run& run, const CriticalLink& before, const CriticalLink& link)
{
    const auto& transfers = run.schedule.transfers;
    if (!link.isTransfer || transfers[link.index].sendStart) {
        const DeviceId needed =
            link.isTransfer ? transfers[link.index].from : run.schedule.tasks[link.index].device;
        return before.isTransfer ? isSend(run, before) && transfers[before.index].from == needed
                                 : run.schedule.tasks[before.index].device == needed;
    }
    if (!isWholeTransfer(run, before))
        return false;
    const auto mine = run.c.problem->route(transfers[link.index].from, transfers[link.index].to);
    const auto held = run.c.problem->route(transfers[before.index].from, transfers[before.index].to);
    return std::find_first_of(mine.begin(), mine.end(), held.begin(), held.end()) != mine.end();
}

/// Bulk-synchronous: the transfers into level 0, its compute, the transfers into level 1 ...
std::uint32_t phaseOf(const Run& run, const CriticalLink& link)
{
    return link.isTransfer ? 2 * run.levelOf(run.schedule.transfers[link.index])
                           : 2 * run.level[link.index] + 1;
}

/// Whether `before` ended a use of something on the device on which the link needed memory.
bool usedItsMemory(const Run& run, const CriticalLink& before, const CriticalLink& link)
{
    const auto& tasks = run.schedule.tasks;
    const auto& transfers = run.schedule.transfers;
    const DeviceId needed = link.isTransfer ? transfers[link.index].to : tasks[link.index].device;
    return needed == (before.isTransfer ? transfers[before.index].from : tasks[before.index].device);
}

/// Whether `before` is the beginning of what comes before the link in the order of its device.
bool hadTheTurnBefore(const Run& run, const CriticalLink& before, const CriticalLink& link)
{
    const auto given =
        run.c.placement.order.empty() ? run.graph().topologicalOrder() : std::span(run.c.placement.order);
    std::vector<VertexId> turns;
    for (VertexId v : given)
        if (run.schedule.tasks[v].device == run.schedule.tasks[link.index].device)
            turns.push_back(v);
    if (run.model().mode == Mode::BulkSynchronous)
        std::stable_sort(turns.begin(), turns.end(),
                         [&](VertexId a, VertexId b) { return run.level[a] < run.level[b]; });
    const auto mine = std::find(turns.begin(), turns.end(), VertexId{link.index});
    return mine != turns.begin() && *std::prev(mine) == before.index && before.end == before.start;
}

/// Whether the link waited for the one before it as its cause says.
bool causeHolds(const Run& run, const CriticalLink& before, const CriticalLink& link)
{
    const double ready =
        link.isTransfer ? run.schedule.transfers[link.index].ready : run.schedule.tasks[link.index].ready;
    switch (link.cause) {
    case Cause::Start:
        return false; // that is the first link's alone
    case Cause::Data:
        return link.start == ready && isInputOf(run, before, link);
    case Cause::Resource:
    case Cause::Pause:
        return sharesAResource(run, before, link);
    case Cause::Barrier: {
        // A step is a level's transfers, then its compute: one phase ends, the next or (where a level has no
        // transfers) the next but one begins.
        const std::uint32_t one = phaseOf(run, before);
        const std::uint32_t next = phaseOf(run, link);
        return run.model().mode == Mode::BulkSynchronous && (next == one + 1 || next == one + 2);
    }
    case Cause::Memory:
        return run.model().memory == MemoryRule::Enforce && usedItsMemory(run, before, link);
    case Cause::Order:
        return run.model().schedule == ChooseTask::Strict && !link.isTransfer && !before.isTransfer &&
               link.start > ready && hadTheTurnBefore(run, before, link);
    }
    return false;
}

} // namespace

class SimulatorPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameBitsEveryTime()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Case c = randomCase(seed);
            Simulator simulator(c.problem);
            const double first = simulator.makespan(c.placement);
            const Schedule run = simulator.run(c.placement);
            const Schedule again = Simulator(c.problem).run(c.placement);
            QVERIFY2(run.makespan == first && again.makespan == first &&
                         simulator.makespan(c.placement) == first,
                     qPrintable(nameOf(seed)));
            for (std::size_t i = 0; i < run.tasks.size(); ++i)
                QVERIFY(run.tasks[i].start == again.tasks[i].start);
            if (c.placement.order.empty())
                QVERIFY(simulator.makespan(c.placement.devices) == first);
        }
    }

    void inputsBeforeStarts()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const auto& tasks = run.schedule.tasks;
            std::map<std::pair<TensorId, DeviceId>, const TransferRun*> arrival;
            for (const TransferRun& x : run.schedule.transfers) {
                QVERIFY2(arrival.emplace(std::pair(x.tensor, x.to), &x).second, qPrintable(nameOf(seed)));
                QVERIFY(x.from == tasks[x.vertex].device && x.from != x.to);
                QCOMPARE(x.ready, tasks[x.vertex].end);
                QVERIFY(x.begin() >= x.ready && x.start >= x.begin() && x.end >= x.start);
            }
            for (EdgeId id : run.graph().edges()) {
                const Edge& e = run.graph().edge(id);
                const DeviceId there = tasks[e.to].device;
                if (!tasks[e.to].ran())
                    continue;
                const double available =
                    tasks[e.from].device == there ? tasks[e.from].end : arrival.at({e.tensor, there})->end;
                QVERIFY2(tasks[e.to].ready >= available && tasks[e.to].start >= tasks[e.to].ready,
                         qPrintable(nameOf(seed)));
            }
        }
    }

    void resourcesAreNeverOverfull()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            for (DeviceId d : run.c.problem->topology().devices())
                QVERIFY2(mostTaken(run.slotHolds[d]) <= run.c.problem->topology().device(d).slotCount,
                         qPrintable(nameOf(seed)));
            for (std::size_t k = 0; k < run.channelHolds.size(); ++k)
                QVERIFY2(mostTaken(run.channelHolds[k]) <= run.c.problem->channels()[k].capacity,
                         qPrintable(nameOf(seed)));
        }
    }

    void noDeviceIdlesWithReadyWork()
    {
        int waits = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            if (run.model().schedule == ChooseTask::Strict)
                continue;
            for (const TaskRun& x : run.schedule.tasks) {
                if (!x.ran() || x.start == x.ready)
                    continue;
                ++waits;
                const double bytes = allocatedBytes(run.graph(), x.vertex);
                for (double t : run.momentsWithin(x.ready, x.start))
                    QVERIFY2(takenAt(run.slotHolds[x.device], t) ==
                                     run.c.problem->topology().device(x.device).slotCount ||
                                 isClosedAt(run, t, run.level[x.vertex], false) ||
                                 hasNoRoomAt(run, x.device, bytes, t),
                             qPrintable(nameOf(seed)));
            }
        }
        QVERIFY(waits > 1000);
    }

    void noChannelIdlesWithReadyTransfers()
    {
        int waits = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const Problem& problem = *run.c.problem;
            for (const TransferRun& x : run.schedule.transfers) {
                if (x.begin() == x.ready)
                    continue;
                ++waits;
                const auto route = problem.route(x.from, x.to);
                const double bytes = run.graph().tensor(x.tensor).bytes;
                for (double t : run.momentsWithin(x.ready, x.begin())) {
                    // A send task waits for a slot of its device.
                    const bool taken =
                        x.sendStart
                            ? takenAt(run.slotHolds[x.from], t) == problem.topology().device(x.from).slotCount
                            : std::any_of(route.begin(), route.end(), [&](ChannelId k) {
                                  return takenAt(run.channelHolds[k], t) == problem.channels()[k].capacity;
                              });
                    QVERIFY2(taken || isClosedAt(run, t, run.levelOf(x), true) ||
                                 hasNoRoomAt(run, x.to, bytes, t),
                             qPrintable(nameOf(seed)));
                }
            }
        }
        QVERIFY(waits > 1000);
    }

    void strictKeepsItsOrder()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const std::vector<VertexId>& order = run.c.placement.order;
            if (run.model().schedule != ChooseTask::Strict || order.empty() ||
                run.model().mode != Mode::Asynchronous)
                continue;
            std::vector<double> last(run.c.problem->deviceCount(), 0);
            for (VertexId v : order) {
                const TaskRun& x = run.schedule.tasks[v];
                QVERIFY2(x.start >= last[x.device], qPrintable(nameOf(seed)));
                last[x.device] = x.start;
            }
        }
    }

    void levelsNeverOverlapInBulkSynchronousRuns()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            if (run.model().mode != Mode::BulkSynchronous)
                continue;
            for (const TaskRun& x : run.schedule.tasks) {
                if (!x.ran())
                    continue;
                for (const TaskRun& y : run.schedule.tasks)
                    QVERIFY(run.level[y.vertex] >= run.level[x.vertex] || y.end <= x.start);
                for (const TransferRun& y : run.schedule.transfers)
                    QVERIFY(run.levelOf(y) > run.level[x.vertex] ? y.begin() >= x.end : y.end <= x.start);
            }
        }
    }

    void criticalPathEndsAtTheMakespanWithoutGaps()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const auto path = realisedCriticalPath(*run.c.problem, run.schedule, run.c.placement);
            if (run.schedule.outOfMemory && path.empty())
                continue;
            QVERIFY2(!path.empty() && path.front().cause == Cause::Start, qPrintable(nameOf(seed)));
            const bool placeto = run.model().costModel == CostModel::Placeto;
            const double rest = run.schedule.endTime() - path.back().end;
            QVERIFY2(placeto ? rest >= 0 && rest <= 25.1e-6 : rest == 0, qPrintable(nameOf(seed)));
            QVERIFY2(path.front().start == 0, qPrintable(nameOf(seed)));
            for (std::size_t i = 1; i < path.size(); ++i) {
                const double pause = path[i].start - path[i - 1].end;
                QVERIFY2(path[i].cause == Cause::Pause ? pause > 5e-6 && pause < 25.1e-6 : pause == 0,
                         qPrintable(nameOf(seed)));
                QVERIFY(path[i].cause != Cause::Start);
            }
        }
    }

    /// Whatever is said to have held a link up has to do with it.
    void causesOfTheCriticalPathHold()
    {
        std::map<Cause, int> met;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const auto path = realisedCriticalPath(*run.c.problem, run.schedule, run.c.placement);
            for (std::size_t i = 1; i < path.size(); ++i) {
                QVERIFY2(causeHolds(run, path[i - 1], path[i]),
                         qPrintable(QStringLiteral("seed %1, link %2, cause %3")
                                        .arg(seed)
                                        .arg(i)
                                        .arg(static_cast<int>(path[i].cause))));
                ++met[path[i].cause];
            }
        }
        for (Cause cause :
             {Cause::Data, Cause::Resource, Cause::Pause, Cause::Barrier, Cause::Memory, Cause::Order})
            QVERIFY2(met[cause] > 20, qPrintable(QString::number(static_cast<int>(cause))));
    }

    /// By pair of devices: every tensor once for each other device that reads it. In a run that is out of
    /// memory, what was sent.
    void bytesMovedAreThoseOfTheTensors()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const DataflowGraph& graph = run.graph();
            const std::size_t n = run.c.problem->deviceCount();
            std::set<std::pair<TensorId, DeviceId>> sent;
            for (const TransferRun& x : run.schedule.transfers)
                sent.emplace(x.tensor, x.to);
            std::vector<double> expected(n * n, 0);
            double all = 0;
            for (TensorId t : graph.tensors()) {
                const VertexId source = graph.tensor(t).source;
                const DeviceId from = run.c.placement.devices[source];
                std::set<DeviceId> readers;
                for (const Edge& e : graph.outEdges(source))
                    if (e.tensor == t && run.c.placement.devices[e.to] != from)
                        readers.insert(run.c.placement.devices[e.to]);
                for (DeviceId to : readers) {
                    QVERIFY2(run.schedule.outOfMemory || sent.contains({t, to}), qPrintable(nameOf(seed)));
                    if (sent.contains({t, to})) {
                        expected[from * n + to] += graph.tensor(t).bytes;
                        all += graph.tensor(t).bytes;
                    }
                }
            }
            const RunStatistics found = analyse(*run.c.problem, run.schedule);
            QVERIFY2(found.bytesByPair == expected && found.bytesMoved == all, qPrintable(nameOf(seed)));
        }
    }

    /// From one moment to the next a device computes, or waits for what it has yet to run, or is done.
    void timesOfDevicesAddUp()
    {
        int waiting = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const RunStatistics found = analyse(*run.c.problem, run.schedule);
            const double end = run.schedule.endTime();
            std::vector<std::vector<Hold>> computes(run.c.problem->deviceCount());
            for (const TaskRun& x : run.schedule.tasks)
                if (x.ran())
                    computes[x.device].push_back({x.start, x.end});
            for (const TransferRun& x : run.schedule.transfers)
                if (x.sendStart)
                    computes[x.from].push_back({*x.sendStart, x.start});
            for (DeviceId d : run.c.problem->topology().devices()) {
                std::set<double> moments{0, end};
                double lastStart = 0;
                for (const Hold& hold : computes[d]) {
                    moments.insert({hold.from, hold.until});
                    lastStart = std::max(lastStart, hold.from);
                }
                double busy = 0;
                double waits = 0;
                for (auto at = moments.begin(); std::next(at) != moments.end(); ++at) {
                    const double length = *std::next(at) - *at;
                    const bool computing = std::ranges::any_of(
                        computes[d], [&](const Hold& hold) { return hold.from <= *at && *at < hold.until; });
                    (computing ? busy : waits) += computing || *at < lastStart ? length : 0;
                }
                const DeviceUse& use = found.devices[d];
                const double near = 1e-9 * end;
                QVERIFY2(std::abs(use.busy - busy) <= near && std::abs(use.idle - (end - busy)) <= near &&
                             std::abs(use.waiting - waits) <= near,
                         qPrintable(nameOf(seed)));
                waiting += use.waiting > near ? 1 : 0;
            }
        }
        QVERIFY2(waiting > 1000, qPrintable(QString::number(waiting)));
    }

    void makespanIsNeverBelowTheBound()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Case c = randomCase(seed);
            QVERIFY2(Simulator(c.problem).makespan(c.placement) >= c.problem->lowerBound() * (1 - 1e-12),
                     qPrintable(nameOf(seed)));
        }
    }

    void lanesHoldEverythingOnceAndNeverOverlap()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const Schedule& s = run.schedule;
            std::size_t tasks = 0;
            std::size_t transfers = 0;
            for (const Lane& lane : lanes(*run.c.problem, s)) {
                const bool device = lane.kind == Lane::Kind::Device;
                (device ? tasks : transfers) += lane.runs.size();
                double reached = 0;
                for (std::uint32_t i : lane.runs) {
                    QVERIFY2((device ? s.tasks[i].start : s.transfers[i].start) >= reached,
                             qPrintable(nameOf(seed)));
                    reached = device ? s.tasks[i].end : s.transfers[i].end;
                }
            }
            QCOMPARE(tasks, static_cast<std::size_t>(std::count_if(
                                s.tasks.begin(), s.tasks.end(), [](const TaskRun& x) { return x.ran(); })));
            QCOMPARE(transfers, s.transfers.size());
        }
    }

    /// Transfers that share a channel share its lanes, which are no more than its slots.
    void resourceLanesAreTheSlotsOfTheChannels()
    {
        std::size_t shared = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const Schedule& s = run.schedule;
            const Problem& problem = *run.c.problem;
            std::size_t transfers = 0;
            for (const Lane& lane : resourceLanes(problem, s)) {
                if (lane.kind == Lane::Kind::Device)
                    continue;
                transfers += lane.runs.size();
                shared += lane.channel.valid() ? lane.runs.size() : 0;
                if (lane.channel.valid())
                    QVERIFY2(lane.slot < problem.channels()[lane.channel].capacity, qPrintable(nameOf(seed)));
                double reached = 0;
                for (std::uint32_t i : lane.runs) {
                    const TransferRun& x = s.transfers[i];
                    QVERIFY2(x.start >= reached, qPrintable(nameOf(seed)));
                    reached = x.end;
                    const auto route = problem.route(x.from, x.to);
                    QVERIFY2(lane.channel.valid()
                                 ? std::find(route.begin(), route.end(), lane.channel) != route.end()
                                 : x.from == lane.from && x.to == lane.to,
                             qPrintable(nameOf(seed)));
                    for (ChannelId c : route)
                        if (lane.channel.valid())
                            QVERIFY(problem.channels()[lane.channel].capacity <=
                                    problem.channels()[c].capacity);
                }
            }
            QCOMPARE(transfers, s.transfers.size());
        }
        QVERIFY(shared > 10000);
    }

    void memoryCurvesAreWhatTheRunHolds()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const auto curves = memoryCurves(*run.c.problem, run.schedule);
            const auto moments = run.momentsWithin(0, never);
            for (DeviceId d : run.c.problem->topology().devices()) {
                QCOMPARE(curves[d].front().time, 0.0);
                std::size_t at = 0;
                for (double t : moments) {
                    while (at + 1 < curves[d].size() && curves[d][at + 1].time <= t)
                        ++at;
                    const double bytes = bytesAt(*run.c.problem, run.schedule, d, t);
                    QVERIFY2(bytes >= 0, qPrintable(nameOf(seed)));
                    QVERIFY2(curves[d][at].bytes == bytes,
                             qPrintable(QStringLiteral("seed %1, device %2, time %3: %4, expected %5")
                                            .arg(seed)
                                            .arg(d.value)
                                            .arg(t)
                                            .arg(curves[d][at].bytes)
                                            .arg(bytes)));
                }
            }
        }
    }

    void enforcedMemoryStaysWithinItsLimits()
    {
        int limited = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const Problem& problem = *run.c.problem;
            if (run.model().memory != MemoryRule::Enforce)
                continue;
            const auto peaks = peakMemory(problem, run.schedule);
            for (DeviceId d : problem.topology().devices()) {
                const double limit = problem.topology().device(d).memoryBytes;
                const bool used = std::any_of(run.schedule.tasks.begin(), run.schedule.tasks.end(),
                                              [&](const TaskRun& x) { return x.device == d && x.ran(); });
                QVERIFY2(!used || peaks[d] <= limit, qPrintable(nameOf(seed)));
                limited += used && peaks[d] > 0.8 * limit ? 1 : 0;
            }
        }
        QVERIFY(limited > 50);
    }

    void peaksAndTheFirstOverflowAreThoseOfTheCurves()
    {
        int overflows = 0;
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            const Problem& problem = *run.c.problem;
            const MemoryUse use = memoryUse(problem, run.schedule);
            const auto curves = memoryCurves(problem, run.schedule);
            std::optional<Overflow> first;
            for (DeviceId d : problem.topology().devices()) {
                const double limit = problem.topology().device(d).memoryBytes;
                QCOMPARE(use.peaks[d], std::ranges::max(curves[d], {}, &MemoryPoint::bytes).bytes);
                const auto above = std::ranges::find_if(
                    curves[d], [limit](const MemoryPoint& point) { return point.bytes > limit; });
                if (above != curves[d].end() && (!first || above->time < first->time))
                    first = {d, above->time, {}};
            }
            QVERIFY2(use.firstOverflow.has_value() == first.has_value(), qPrintable(nameOf(seed)));
            if (!first)
                continue;
            ++overflows;
            QCOMPARE(use.firstOverflow->device.value, first->device.value);
            QCOMPARE(use.firstOverflow->time, first->time);
            // The vertex's own tensor, its storage or a copy of what it sent began at that time.
            const VertexId v = use.firstOverflow->vertex;
            const bool arrived = std::ranges::any_of(run.schedule.transfers, [&](const TransferRun& x) {
                return x.vertex == v && x.to == first->device && x.start == first->time;
            });
            QVERIFY2(arrived || run.schedule.tasks[v].device == first->device, qPrintable(nameOf(seed)));
        }
        QVERIFY(overflows > 50);
    }

    void onlyWhatStaysIsLeftAtTheEnd()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            const Run run(seed);
            if (run.schedule.outOfMemory || run.model().costModel == CostModel::Mayer)
                continue;
            std::vector<double> stays(run.c.problem->deviceCount(), 0);
            for (VertexId v : run.graph().vertices())
                stays[run.schedule.tasks[v].device] +=
                    ownHeldBytes(run.graph(), v) + unreadResultBytes(run.graph(), v) +
                    (run.graph().outEdges(v).empty() ? run.graph().vertex(v).outputBytes : 0);
            for (TensorId t : run.graph().tensors())
                if (isResult(run.graph(), t))
                    stays[run.schedule.tasks[run.graph().tensor(t).source].device] +=
                        run.graph().tensor(t).bytes;
            for (DeviceId d : run.c.problem->topology().devices())
                stays[d] +=
                    sharedHeldBytes(run.graph(), d, [&](VertexId v) { return run.schedule.tasks[v].device; });
            const auto curves = memoryCurves(*run.c.problem, run.schedule);
            for (DeviceId d : run.c.problem->topology().devices())
                QVERIFY2(curves[d].back().bytes == stays[d], qPrintable(nameOf(seed)));
        }
    }
};

DOPPLER_TEST(SimulatorPropertyTest)

} // namespace simulator_property_test

#include "simulator_property.moc"
