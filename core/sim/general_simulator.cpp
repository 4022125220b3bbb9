// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/general_simulator.h"

#include "core/graph/metrics.h"
#include "core/problem/order_keys.h"
#include "core/sim/general_state.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace doppler {

bool needsGeneralSimulator(const ModelOptions& model)
{
    return model.schedule == ChooseTask::Msr || model.mode == Mode::BulkSynchronous || model.noise.any() ||
           model.memory == MemoryRule::Enforce || model.costModel == CostModel::Placeto ||
           model.costModel == CostModel::Mayer;
}

GeneralState::GeneralState(ProblemPtr p)
    : problemValue(std::move(p)), problem(*problemValue), graph(problem.graph()), model(problem.model()),
      deviceTotal(static_cast<std::uint32_t>(problem.deviceCount())),
      bulk(model.mode == Mode::BulkSynchronous), byEvents(model.costModel == CostModel::Placeto),
      noise(model), level(hopLevels(graph)), plan(graph, deviceTotal),
      successorRank(graph, plan, missing, arrived, readyOn)
{
    const std::size_t n = deviceTotal;
    if (model.noise.compute > 0)
        for (VertexId v : graph.vertices())
            factor.push_back(noise.compute(v));
    if (bulk) {
        const auto highest = std::max_element(level.begin(), level.end());
        levelVertices.resize(highest == level.end() ? 0 : *highest + std::size_t{1});
        for (VertexId v : graph.vertices())
            levelVertices[level[v]].push_back(v);
    }
    queuesOfChannel.resize(problem.channels().size());
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices())
            for (ChannelId c : problem.route(from, to))
                queuesOfChannel[c].push_back(queueOfPair(from, to));
    key.resize(problem.vertexCount());
    freeSlots.resize(n);
    freeChannels.resize(problem.channels().size());
    queues.resize(n + n * n);
    isDirty.resize(queues.size());
    tasks.resize(problem.vertexCount());
    if (model.memory == MemoryRule::Enforce) {
        if (model.costModel == CostModel::Mayer) {
            staticBytes = bytesStored(graph);
            shared.emplace(problem);
        } else {
            ledger.emplace(problem);
        }
    }
    reserveAll();
}

/// For whatever assignment comes: a run takes no memory. What is never written to costs nothing.
void GeneralState::reserveAll()
{
    const std::size_t vertices = problem.vertexCount();
    const std::size_t mostTransfers = graph.edgeCount();
    const std::size_t mostTasks = vertices + mostTransfers; // a transfer's send task ends before it is ready
    transfers.reserve(mostTransfers);
    arrived.reserve(mostTransfers);
    missing.reserve(vertices);
    events.reserve(mostTasks);
    startedOn.reserve(mostTasks);
    readyOn.reserve(deviceTotal);
    room.resize(vertices + mostTransfers * (model.costModel == CostModel::Mayer ? 2 : 1));
    waitsIn.resize(queues.size());
    inUse.reserve(std::min(queues.size(), room.size()));
    dirty.reserve(inUse.capacity());
    candidates.reserve(inUse.capacity());
    if (model.schedule == ChooseTask::Strict) {
        deviceOrder.reserve(vertices);
        nextTurn.reserve(deviceTotal);
    }
    if (ledger) {
        parked.reserve(mostTasks);
        stuck.waiting.reserve(mostTasks);
    }
    if (!staticBytes.empty()) {
        staticUsed.reserve(deviceTotal);
        stuck.waiting.reserve(vertices);
    }
    if (bulk) {
        byLevel.reserve(mostTransfers);
        for (auto* perLevel : {&transfersLeft, &tasksLeft})
            perLevel->reserve(levelVertices.size());
        endOfTransfers.reserve(levelVertices.size());
    }
}

/// Every queue gets as many places as there is to wait in it under the placement.
void GeneralState::shareRoom()
{
    const auto count = [&](std::uint32_t queue) {
        if (waitsIn[queue]++ == 0)
            inUse.push_back(queue);
    };
    for (std::uint32_t queue : inUse) {
        waitsIn[queue] = 0;
        queues[queue].useRoom({}); // a run that was stuck left something in it
    }
    inUse.clear();
    for (VertexId v : graph.vertices())
        count(at[v].value);
    for (const PlannedTransfer& x : plan.transfers()) {
        if (model.costModel == CostModel::Mayer)
            count(x.from.value); // its send task
        count(queueOfPair(x.from, x.to));
    }
    std::size_t begin = 0;
    for (std::uint32_t queue : inUse) {
        queues[queue].useRoom(std::span(room).subspan(begin, waitsIn[queue]));
        begin += waitsIn[queue];
    }
}

/// By counting: within a level they stay in their order.
void GeneralState::findTransfersByLevel()
{
    endOfTransfers.assign(levelVertices.size(), 0);
    for (const PlannedTransfer& x : plan.transfers())
        ++endOfTransfers[x.level];
    std::exclusive_scan(endOfTransfers.begin(), endOfTransfers.end(), endOfTransfers.begin(), 0U);
    byLevel.resize(plan.transfers().size());
    for (std::uint32_t i = 0; i < byLevel.size(); ++i)
        byLevel[endOfTransfers[plan.transfers()[i].level]++] = i;
}

void GeneralState::prepare(std::span<const DeviceId> devices, std::span<const VertexId> order)
{
    at = devices;
    now = 0;
    remaining = problem.vertexCount();
    plan.make(at, level);
    findOrderKeys(problem, at, order, key);
    if (model.schedule == ChooseTask::Strict)
        findDeviceOrder(order);
    for (VertexId v : graph.vertices())
        tasks[v] = {v, at[v], never, never, never};
    transfers.clear();
    for (const PlannedTransfer& x : plan.transfers())
        transfers.push_back({x.tensor, x.source, x.from, x.to, never, never, never});
    missing.clear();
    for (VertexId v : graph.vertices())
        missing.push_back(static_cast<std::uint32_t>(graph.inEdges(v).size()));
    arrived.assign(transfers.size(), 0);
    readyOn.assign(deviceTotal, 0);
    startedOn.clear();
    for (DeviceId d : problem.topology().devices())
        freeSlots[d] = problem.topology().device(d).slotCount;
    for (std::size_t c = 0; c < freeChannels.size(); ++c)
        freeChannels[c] = problem.channels()[c].capacity;
    if (ledger)
        ledger->begin(at, plan);
    successorRank.begin(at);
    shareRoom();
    isStuck = false;
    stuck.waiting.clear();
    if (!bulk)
        return;
    findTransfersByLevel();
    transfersLeft.clear();
    tasksLeft.clear();
    for (std::size_t k = 0; k < levelVertices.size(); ++k) {
        transfersLeft.push_back(transfersOfLevel(k).size());
        tasksLeft.push_back(levelVertices[k].size());
    }
    phaseLevel = 0;
    computing = false;
}

/// Strict: each device's vertices in the order, under barriers level after level.
void GeneralState::findDeviceOrder(std::span<const VertexId> order)
{
    if (order.empty())
        order = graph.topologicalOrder();
    deviceOrder.assign(order.begin(), order.end());
    // By the order within a device and level; the keys are places in the order.
    std::sort(deviceOrder.begin(), deviceOrder.end(), [&](VertexId a, VertexId b) {
        if (at[a] != at[b])
            return at[a] < at[b];
        return bulk && level[a] != level[b] ? level[a] < level[b] : key[a] < key[b];
    });
    nextTurn.assign(deviceTotal, 0);
    for (DeviceId d : problem.topology().devices())
        nextTurn[d] = static_cast<std::uint32_t>(std::partition_point(deviceOrder.begin(), deviceOrder.end(),
                                                                      [&](VertexId v) { return at[v] < d; }) -
                                                 deviceOrder.begin());
}

/// Model mayer, enforced memory: whether every vertex's storage, outputs and inputs fit on its device. What
/// several vertices of a device share counts there once.
bool GeneralState::fitsStatically()
{
    staticUsed.resize(deviceTotal);
    shared->findShared(at, staticUsed);
    stuck.time = 0;
    for (VertexId v : graph.vertices()) {
        staticUsed[at[v]] += staticBytes[v];
        if (staticUsed[at[v]] > problem.topology().device(at[v]).memoryBytes)
            stuck.waiting.push_back({v, false, at[v], staticBytes[v]});
    }
    isStuck = !stuck.waiting.empty();
    return !isStuck;
}

double GeneralState::simulate(std::span<const DeviceId> devices, std::span<const VertexId> order)
{
    prepare(devices, order);
    if (!staticBytes.empty() && !fitsStatically())
        return never;
    for (VertexId v : graph.vertices())
        if (missing[v] == 0)
            vertexReady(v);
    passBarriers();
    startAll();
    for (std::size_t times = 0; !events.empty(); ++times) {
        if (times % timesPerLook == 0 && stop.stop_requested())
            return never;
        takeInEarliest();
        passBarriers();
        startAll();
    }
    if (remaining == 0)
        return now;
    assert(ledger && "the placement was not validated");
    noteStuck();
    return never;
}

Schedule GeneralState::takeSchedule(double makespan) const
{
    Schedule out;
    out.makespan = makespan;
    out.tasks = tasks;
    for (const TransferRun& x : transfers)
        if (x.end != never)
            out.transfers.push_back(x);
    if (isStuck)
        out.outOfMemory = stuck;
    return out;
}

GeneralSimulator::GeneralSimulator(ProblemPtr problem)
    : state(std::make_unique<GeneralState>(std::move(problem)))
{
}
GeneralSimulator::~GeneralSimulator() = default;
GeneralSimulator::GeneralSimulator(GeneralSimulator&&) noexcept = default;
GeneralSimulator& GeneralSimulator::operator=(GeneralSimulator&&) noexcept = default;

double GeneralSimulator::makespan(std::span<const DeviceId> devices, std::span<const VertexId> order)
{
    return state->simulate(devices, order);
}

double GeneralSimulator::makespan(std::span<const DeviceId> devices, std::span<const VertexId> order,
                                  std::span<double> starts)
{
    const double seconds = state->simulate(devices, order);
    for (std::size_t v = 0; v < starts.size(); ++v)
        starts[v] = state->tasks[v].start;
    return seconds;
}

Schedule GeneralSimulator::run(const Placement& placement, const GivenTimes* times,
                               const std::stop_token& stop)
{
    state->given = times;
    state->stop = stop;
    const double makespan = state->simulate(placement.devices, placement.order);
    state->given = nullptr;
    state->stop = {};
    return state->takeSchedule(makespan);
}

} // namespace doppler
