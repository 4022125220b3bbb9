// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/timed_run_state.h"
#include "core/graph/metrics.h"
#include "core/problem/order_keys.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <numeric>

namespace doppler {

TimedRun::TimedRun(const TimedRunSetup& s)
    : setup(s), problem(s.problem), graph(problem.graph()), plan(s.plan), resources(problem),
      byRank(problem.model().schedule == ChooseTask::Msr),
      hereOnly(s.others ? std::optional(s.others->here()) : std::nullopt),
      successorRank(graph, plan, missing, copied, readyOn)
{
    if (problem.model().schedule != ChooseTask::Fifo) {
        key.resize(problem.vertexCount());
        findOrderKeys(problem, setup.placement.devices, setup.placement.order, key);
    }
    for (VertexId v : graph.vertices()) {
        missing.push_back(static_cast<std::uint32_t>(graph.inEdges(v).size()));
        schedule.tasks.push_back({v, setup.placement.devices[v], never, never, never});
    }
    for (const PlannedTransfer& x : plan.transfers())
        schedule.transfers.push_back({x.tensor, x.source, x.from, x.to, never, never, never});
    for (const Channel& channel : problem.channels())
        freeChannels.push_back(channel.capacity);
    tasksLeft = static_cast<std::size_t>(
        std::ranges::count_if(schedule.tasks, [this](const TaskRun& task) { return isHere(task.device); }));
    tasksTotal = tasksLeft;
    if (problem.model().mode == Mode::BulkSynchronous)
        makeLevels();
    makeStations();
    if (problem.model().schedule == ChooseTask::Strict)
        makeTurns();
    if (byRank) {
        copied.assign(plan.transfers().size(), 0);
        readyOn.assign(problem.deviceCount(), 0);
        successorRank.begin(setup.placement.devices);
    }
}

std::uint32_t TimedRun::stationOf(const PlannedTransfer& x) const
{
    const std::uint32_t resource = resources.ofPair[x.from * resources.deviceTotal + x.to];
    const auto groups = static_cast<std::uint32_t>(resources.capacity.size());
    if (resource == Resources::unlimited)
        return setup.work ? groups + resources.groupTotal : air;
    if ((resource & Resources::groupBit) == 0)
        return resource;
    return groups + (resource ^ Resources::groupBit);
}

void TimedRun::makeStations()
{
    const std::size_t withoutChannels = resources.capacity.size() + resources.groupTotal;
    for (std::size_t i = 0; i < withoutChannels + (setup.work ? 1 : 0); ++i)
        stations.emplace_back();
    for (std::size_t i = 0; i < resources.capacity.size(); ++i)
        stations[i].slots = resources.capacity[i];
    for (std::size_t i = 0; setup.work && i < problem.deviceCount(); ++i)
        stations[i].spins = true;
    if (setup.work) // a thread for every pair of devices, so that no transfer waits for one between others
        stations[withoutChannels].slots =
            (hereOnly ? 1 : problem.deviceCount()) * (problem.deviceCount() - 1);
    for (const TaskRun& task : schedule.tasks)
        stations[task.device].left += isHere(task.device) ? 1 : 0;
    std::vector<bool> counted(problem.channels().size(), false);
    for (std::uint32_t i = 0; i < plan.transfers().size(); ++i) {
        if (!isHere(plan.transfers()[i].from))
            continue;
        const std::uint32_t at = stationOf(plan.transfers()[i]);
        if (at == air) {
            ++flightsLeft;
            continue;
        }
        ++stations[at].left;
        if (at >= resources.capacity.size())
            for (ChannelId c : routeOf(i))
                if (!counted[c]) {
                    counted[c] = true;
                    stations[at].slots += problem.channels()[c].capacity;
                }
    }
    for (Station& station : stations) {
        station.slots = std::min(station.slots, station.left);
        station.room.resize(station.left);
        station.ready.useRoom(station.room);
    }
}

/// Rule strict: the order of the vertices of every device, and where the plan has one, of the transfers of
/// every channel.
void TimedRun::makeTurns()
{
    const Placement& placement = setup.placement;
    deviceTurns.resize(problem.deviceCount());
    const auto given = placement.order.empty() ? graph.topologicalOrder() : std::span(placement.order);
    std::vector<VertexId> order(given.begin(), given.end());
    if (!level.empty()) // barriers come first
        std::stable_sort(order.begin(), order.end(),
                         [this](VertexId a, VertexId b) { return level[a] < level[b]; });
    for (VertexId v : order)
        deviceTurns[placement.devices[v]].order.push_back(v);
    if (needsGeneralSimulator(problem.model())) // there, only vertices are ordered
        return;
    channelTurns.resize(problem.channels().size());
    for (EdgeId e : placement.transfers) // the order among those that leave from here
        for (ChannelId c :
             isHere(plan.transfers()[plan.of(e)].from) ? routeOf(plan.of(e)) : std::span<const ChannelId>())
            channelTurns[c].order.push_back(plan.of(e));
}

void TimedRun::makeLevels()
{
    level = hopLevels(graph);
    const auto highest = std::max_element(level.begin(), level.end());
    const std::size_t levels = highest == level.end() ? 0 : *highest + std::size_t{1};
    levelVertices.resize(levels);
    levelTransfers.resize(levels);
    transfersLeft.assign(levels, 0);
    for (VertexId v : graph.vertices())
        if (isHere(schedule.tasks[v].device))
            levelVertices[level[v]].push_back(v);
    for (std::uint32_t i = 0; i < plan.transfers().size(); ++i) {
        const PlannedTransfer& x = plan.transfers()[i];
        if (isHere(x.from))
            levelTransfers[x.level].push_back(i);
        transfersLeft[x.level] += isHere(x.from) || isHere(x.to) ? 1 : 0;
    }
    for (std::size_t k = 0; k < levels; ++k)
        verticesLeft.push_back(levelVertices[k].size());
}

/// The first in the order of choice that can start.
std::optional<ReadyTask> TimedRun::choose(Station& station)
{
    if (byRank && !station.ready.empty())
        rank(station);
    std::optional<ReadyTask> found;
    std::vector<ReadyTask> skipped;
    while (!found && !station.ready.empty()) {
        const ReadyTask task = station.ready.pop();
        if (canStart(task))
            found = task;
        else
            skipped.push_back(task);
    }
    for (const ReadyTask& task : skipped)
        station.ready.push(task);
    return found;
}

/// Rule msr: by the state of all devices at this time.
void TimedRun::rank(Station& station)
{
    for (std::size_t d = 0; d < readyOn.size(); ++d)
        readyOn[d] = static_cast<std::uint32_t>(stations[d].ready.all().size());
    successorRank.nextMoment();
    station.ready.rank([&](const ReadyTask& x) { return successorRank.of(x.vertex, !x.isVertex()); });
}

bool TimedRun::canStart(const ReadyTask& task) const
{
    if (task.isVertex())
        return deviceTurns.empty() ||
               deviceTurns[schedule.tasks[task.vertex].device].allow(task.vertex.value);
    const auto route = routeOf(task.transfer);
    return std::all_of(route.begin(), route.end(), [&](ChannelId c) {
        return freeChannels[c] > 0 && (channelTurns.empty() || channelTurns[c].allow(task.transfer));
    });
}

bool TimedRun::somethingCanStart(const Station& station) const
{
    const auto all = station.ready.all();
    return std::any_of(all.begin(), all.end(), [this](const ReadyTask& task) { return canStart(task); });
}

void TimedRun::start(const ReadyTask& task, Clock::time_point now)
{
    if (task.isVertex()) {
        TaskRun& run = schedule.tasks[task.vertex];
        run.start = sinceOrigin(now);
        if (!deviceTurns.empty())
            ++deviceTurns[run.device].next;
        return;
    }
    schedule.transfers[task.transfer].start = sinceOrigin(now);
    for (ChannelId c : routeOf(task.transfer)) {
        --freeChannels[c];
        if (!channelTurns.empty() && !channelTurns[c].order.empty())
            ++channelTurns[c].next;
    }
}

void TimedRun::finish(const ReadyTask& task, Clock::time_point now)
{
    if (!task.isVertex()) {
        for (ChannelId c : routeOf(task.transfer))
            ++freeChannels[c];
        finishTransfer(task.transfer, now);
        return;
    }
    if (--tasksLeft == 0)
        over.notify_all();
    schedule.tasks[task.vertex].end = sinceOrigin(now);
    EdgeId id = graph.firstOutEdge(task.vertex);
    for (const Edge& e : graph.outEdges(task.vertex)) {
        if (const std::uint32_t transfer = plan.of(id); transfer == TransferPlan::none)
            inputArrived(e.to, sinceOrigin(now));
        else if (plan.transfers()[transfer].firstEdge == id)
            transferReady(transfer, now);
        id = EdgeId{id + std::size_t{1}};
    }
    if (!level.empty()) {
        --verticesLeft[level[task.vertex]];
        passBarriers(now);
    }
}

void TimedRun::finishTransfer(std::uint32_t transfer, Clock::time_point now)
{
    schedule.transfers[transfer].end = sinceOrigin(now);
    if (byRank)
        copied[transfer] = 1;
    const bool isInput = isHere(plan.transfers()[transfer].to);
    for (std::uint32_t e = plan.transfers()[transfer].firstEdge; isInput && e != TransferPlan::none;
         e = plan.next(EdgeId{e}))
        inputArrived(graph.edge(EdgeId{e}).to, sinceOrigin(now));
    if (!level.empty()) {
        --transfersLeft[plan.transfers()[transfer].level];
        passBarriers(now);
    }
}

void TimedRun::inputArrived(VertexId v, double now)
{
    if (missing[v] > 0 && --missing[v] > 0)
        return;
    schedule.tasks[v].ready = now;
    if (level.empty())
        offerVertex(v);
}

void TimedRun::transferReady(std::uint32_t transfer, Clock::time_point now)
{
    schedule.transfers[transfer].ready = sinceOrigin(now);
    if (level.empty())
        offerTransfer(transfer, now);
}

/// Bulk-synchronous: opens the phases whose conditions hold by now.
void TimedRun::passBarriers(Clock::time_point now)
{
    while (!phasesOver() && (computing ? verticesLeft : transfersLeft)[phaseLevel] == 0 && mayPass()) {
        if (computing)
            ++phaseLevel;
        computing = !computing;
        if (phasesOver()) {
            over.notify_all();
            return;
        }
        if (computing)
            for (VertexId v : levelVertices[phaseLevel])
                offerVertex(v);
        else
            for (std::uint32_t transfer : levelTransfers[phaseLevel])
                offerTransfer(transfer, now);
    }
}

/// Whether the phase that has ended here has ended everywhere. Reports its end to the others first.
bool TimedRun::mayPass()
{
    if (!setup.others)
        return true;
    const std::size_t phase = 2 * phaseLevel + (computing ? 1 : 0);
    if (phasesFinished == phase) {
        ++phasesFinished;
        if (setup.others->finishedPhase(phase))
            phasesPassed = phase + 1;
    }
    return phasesPassed > phase;
}

void TimedRun::phaseOver(std::size_t phase)
{
    std::unique_lock lock(mutex);
    over.wait(lock, [this] { return begun || halted; });
    phasesPassed = std::max(phasesPassed, phase + 1);
    passBarriers(Clock::now());
}

void TimedRun::arrived(std::uint32_t transfer)
{
    std::unique_lock lock(mutex);
    over.wait(lock, [this] { return begun || halted; });
    if (!halted)
        finishTransfer(transfer, Clock::now());
}

void TimedRun::offerVertex(VertexId v)
{
    const TaskRun& task = schedule.tasks[v];
    offer(task.device, {key.empty() ? task.ready : key[v], v, ReadyTask::noTransfer, 0, 0});
}

void TimedRun::offerTransfer(std::uint32_t transfer, Clock::time_point now)
{
    TransferRun& run = schedule.transfers[transfer];
    const PlannedTransfer& x = plan.transfers()[transfer];
    if (const std::uint32_t station = stationOf(x); station != air) {
        offer(station, {key.empty() ? run.ready : key[x.source], x.source, transfer, 0, 0});
        return;
    }
    run.start = sinceOrigin(now);
    flights.push_back({now + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                 std::min(setup.times->transfers[transfer], 1e9))),
                       transfer});
    std::push_heap(flights.begin(), flights.end());
    if (flights.front().transfer == transfer)
        airWake.notify_one();
}

void TimedRun::offer(std::uint32_t station, const ReadyTask& task)
{
    stations[station].ready.push(task);
    wakeOne(stations[station]);
}

void TimedRun::wakeOne(Station& station)
{
    ++station.offers;
    station.wake.notify_one();
}

} // namespace doppler
