// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a run just before a time, what the completions of that time make of it, and what its devices
// wait for afterwards.
#include "core/explain/story_state.h"

#include <algorithm>

namespace doppler {

ExecutionStory::State::State(const Basis& b, double time)
    : basis(b), now(time), byEvents(b.model.costModel == CostModel::Placeto),
      bulk(b.model.mode == Mode::BulkSynchronous)
{
    for (DeviceId d : basis.problem.topology().devices())
        freeSlots.push_back(basis.problem.topology().device(d).slotCount);
    for (const Channel& channel : basis.problem.channels())
        freeChannels.push_back(channel.capacity);
    nextTurn = basis.firstTurn;
    findTasks();
    findTransfers();
    if (bulk)
        findLevels();
    if (basis.byRule && basis.model.memory == MemoryRule::Enforce &&
        basis.model.costModel != CostModel::Mayer)
        findMemory();
    if (basis.byRule && basis.model.schedule == ChooseTask::Msr) {
        missing.resize(basis.problem.vertexCount());
        arrived.resize(transfers.size());
        readyOn.resize(basis.problem.deviceCount());
        successorRank.emplace(basis.graph, basis.plan, missing, arrived, readyOn);
        successorRank->begin(basis.at);
    }
}

void ExecutionStory::State::findTasks()
{
    for (VertexId v : basis.graph.vertices()) {
        const TaskRun& task = basis.task(v);
        TaskState state = TaskState::Unready;
        if (task.end < now) {
            state = TaskState::Done;
            const double free = basis.slotFree(v);
            if (free >= now)
                --freeSlots[task.device];
            if (free == now)
                slotsBack.push_back(task.device);
        } else if (task.start < now) {
            state = TaskState::Running;
            --freeSlots[task.device];
            if (task.end == now)
                ending.push_back({Kind::Task, v, StoryItem::noTransfer});
        } else if (task.ready < now) {
            state = TaskState::Ready;
            pool.push_back({Kind::Task, v, StoryItem::noTransfer});
        }
        if (task.start < now && !nextTurn.empty())
            ++nextTurn[task.device];
        tasks.push_back(state);
    }
}

void ExecutionStory::State::findTransfers()
{
    const bool sends = basis.model.costModel == CostModel::Mayer;
    for (std::uint32_t i = 0; i < basis.transfers.size(); ++i) {
        const TransferRun& x = basis.transfers[i];
        TransferState state = TransferState::Unready;
        const auto holdRoute = [&] {
            for (ChannelId c : basis.problem.route(x.from, x.to))
                --freeChannels[c];
        };
        if (x.end < now) {
            state = TransferState::Arrived;
            const double free = basis.channelFree(x);
            if (free >= now)
                holdRoute();
            if (free == now)
                routesBack.push_back(i);
        } else if (x.start < now) {
            state = TransferState::Moving;
            holdRoute();
            if (x.end == now)
                ending.push_back({Kind::Transfer, x.vertex, i});
        } else if (sends && x.sendStart && *x.sendStart < now) {
            state = TransferState::Sending;
            --freeSlots[x.from];
            if (x.start == now)
                ending.push_back({Kind::Send, x.vertex, i});
        } else if (basis.task(x.vertex).end < now) {
            state = sends ? TransferState::ReadyToSend : TransferState::Ready;
            pool.push_back({sends ? Kind::Send : Kind::Transfer, x.vertex, i});
        }
        transfers.push_back(state);
    }
}

/// The bytes in use are sums of whole numbers in practice, so that the order of starts and ends is no matter.
void ExecutionStory::State::findMemory()
{
    ledger.emplace(basis.problem);
    ledger->begin(basis.at, basis.plan);
    for (VertexId v : basis.graph.vertices()) {
        if (tasks[v] >= TaskState::Running)
            ledger->taskStarted(v);
        if (tasks[v] == TaskState::Done)
            ledger->taskEnded(v);
    }
    for (std::uint32_t i = 0; i < transfers.size(); ++i) {
        if (transfers[i] >= TransferState::Moving)
            ledger->transferStarted(i);
        if (transfers[i] == TransferState::Arrived)
            ledger->transferEnded(i);
    }
}

void ExecutionStory::State::findLevels()
{
    transfersLeft.assign(basis.levelCount, 0);
    tasksLeft.assign(basis.levelCount, 0);
    for (VertexId v : basis.graph.vertices())
        if (tasks[v] != TaskState::Done)
            ++tasksLeft[basis.level[v]];
    for (std::uint32_t i = 0; i < transfers.size(); ++i)
        if (transfers[i] != TransferState::Arrived)
            ++transfersLeft[basis.plan.transfers()[i].level];
    passBarriers();
}

bool ExecutionStory::State::next(StoryStep& step)
{
    if (!first && ending.empty())
        return false;
    if (first && now == 0)
        for (VertexId v : basis.graph.vertices())
            if (basis.graph.inEdges(v).empty() && basis.task(v).ready == 0)
                makeReady({Kind::Task, v, StoryItem::noTransfer}, step);
    for (DeviceId d : std::exchange(slotsBack, {}))
        ++freeSlots[d];
    for (std::uint32_t i : std::exchange(routesBack, {}))
        releaseRoute(basis.transfers[i]);
    for (const StoryItem& item : std::exchange(ending, {}))
        takeIn(item, step);
    first = false;
    passBarriers();
    if (basis.byRule)
        choose(step);
    else
        follow(step);
    return true;
}

void ExecutionStory::State::takeIn(const StoryItem& item, StoryStep& step)
{
    step.ended.push_back(item);
    if (item.kind == Kind::Send) {
        ++freeSlots[basis.transfers[item.transfer].from];
        makeReady({Kind::Transfer, item.vertex, item.transfer}, step);
        return;
    }
    if (item.kind == Kind::Transfer) {
        const TransferRun& x = basis.transfers[item.transfer];
        const PlannedTransfer& planned = basis.plan.transfers()[item.transfer];
        transfers[item.transfer] = TransferState::Arrived;
        if (bulk)
            --transfersLeft[planned.level];
        if (ledger)
            ledger->transferEnded(item.transfer);
        if (basis.channelFree(x) == now)
            releaseRoute(x);
        for (std::uint32_t e = planned.firstEdge; e != TransferPlan::none; e = basis.plan.next(EdgeId{e}))
            arrive(basis.graph.edge(EdgeId{e}).to, step);
        return;
    }
    const VertexId v = item.vertex;
    tasks[v] = TaskState::Done;
    if (bulk)
        --tasksLeft[basis.level[v]];
    if (ledger)
        ledger->taskEnded(v);
    if (basis.slotFree(v) == now)
        ++freeSlots[basis.at[v]];
    EdgeId e = basis.graph.firstOutEdge(v);
    for (const Edge& edge : basis.graph.outEdges(v)) {
        const std::uint32_t transfer = basis.plan.of(e);
        const bool sends = basis.model.costModel == CostModel::Mayer;
        if (transfer == TransferPlan::none)
            arrive(edge.to, step);
        else if (basis.plan.transfers()[transfer].firstEdge == e)
            makeReady({sends ? Kind::Send : Kind::Transfer, v, transfer}, step);
        e = EdgeId{e + std::size_t{1}};
    }
}

bool ExecutionStory::State::hasArrived(EdgeId e) const
{
    const std::uint32_t transfer = basis.plan.of(e);
    return transfer == TransferPlan::none ? tasks[basis.graph.edge(e).from] == TaskState::Done
                                          : transfers[transfer] == TransferState::Arrived;
}

void ExecutionStory::State::arrive(VertexId v, StoryStep& step)
{
    const auto inputs = basis.graph.inEdges(v);
    if (tasks[v] == TaskState::Unready &&
        std::all_of(inputs.begin(), inputs.end(), [&](EdgeId e) { return hasArrived(e); }))
        makeReady({Kind::Task, v, StoryItem::noTransfer}, step);
}

void ExecutionStory::State::makeReady(const StoryItem& item, StoryStep& step)
{
    // A measured clock may tell of a start before it tells of the last input.
    if (item.kind == Kind::Task) {
        if (tasks[item.vertex] >= TaskState::Running)
            return;
        tasks[item.vertex] = TaskState::Ready;
    } else {
        TransferState& state = transfers[item.transfer];
        if (state >= TransferState::Moving)
            return;
        state = item.kind == Kind::Send ? TransferState::ReadyToSend : TransferState::Ready;
    }
    pool.push_back(item);
    const bool wasSent = item.kind == Kind::Transfer && basis.transfers[item.transfer].sendStart.has_value();
    if (!wasSent) // its send task has told of it
        step.ready.push_back(item);
}

void ExecutionStory::State::releaseRoute(const TransferRun& x)
{
    for (ChannelId c : basis.problem.route(x.from, x.to))
        ++freeChannels[c];
}

/// Bulk-synchronous: opens the phases whose conditions hold by now.
void ExecutionStory::State::passBarriers()
{
    while (bulk && phaseLevel < basis.levelCount) {
        if ((computing ? tasksLeft : transfersLeft)[phaseLevel] > 0)
            return;
        if (computing)
            ++phaseLevel;
        computing = !computing;
    }
}

void ExecutionStory::State::finish(StoryStep& step) const
{
    step.waiting = pool;
    std::vector<bool> running(basis.problem.deviceCount(), false);
    std::vector<VertexId> next(basis.problem.deviceCount());
    for (VertexId v : basis.graph.vertices()) {
        const DeviceId d = basis.at[v];
        if (tasks[v] == TaskState::Running)
            running[d] = true;
        if (tasks[v] != TaskState::Unready && tasks[v] != TaskState::Ready)
            continue;
        const auto isSooner = [&](VertexId other) {
            const double mine = basis.task(v).start;
            const double its = basis.task(other).start;
            // Of those that start together under strict, the others wait for the one whose turn it is.
            return mine < its || (mine == its && !nextTurn.empty() && basis.deviceOrder[nextTurn[d]] == v);
        };
        if (!next[d].valid() || isSooner(next[d]))
            next[d] = v;
    }
    for (std::uint32_t i = 0; i < transfers.size(); ++i)
        if (transfers[i] == TransferState::Sending)
            running[basis.transfers[i].from] = true;
    for (DeviceId d : basis.problem.topology().devices())
        if (!running[d])
            step.waits.push_back(waitOf(d, next[d]));
}

DeviceWait ExecutionStory::State::waitOf(DeviceId d, VertexId nextTask) const
{
    using Why = DeviceWait::Why;
    DeviceWait wait{d, Why::NothingLeft, nextTask, {}, now};
    if (!nextTask.valid())
        return wait;
    wait.until = basis.task(nextTask).start;
    if (tasks[nextTask] == TaskState::Ready) {
        if (bulk && !offered({Kind::Task, nextTask, StoryItem::noTransfer}))
            wait.why = Why::Barrier;
        else if (freeSlots[d] == 0)
            wait.why = Why::Pause;
        else
            wait.why = basis.byRule ? Why::Memory : Why::Launch;
        return wait;
    }
    EdgeId last;
    double latest = -1;
    for (EdgeId e : basis.graph.inEdges(nextTask)) {
        if (hasArrived(e))
            continue;
        const std::uint32_t transfer = basis.plan.of(e);
        const double arrival = transfer == TransferPlan::none ? basis.task(basis.graph.edge(e).from).end
                                                              : basis.transfers[transfer].end;
        if (arrival > latest) {
            latest = arrival;
            last = e;
        }
    }
    if (last.valid())
        explainInput(wait, last);
    else // the static bound of model mayer: nothing starts at all
        wait.why = Why::Memory;
    return wait;
}

void ExecutionStory::State::explainInput(DeviceWait& wait, EdgeId input) const
{
    using Why = DeviceWait::Why;
    const VertexId source = basis.graph.edge(input).from;
    if (const std::uint32_t i = basis.plan.of(input);
        i != TransferPlan::none && tasks[source] == TaskState::Done) {
        const TransferRun& x = basis.transfers[i];
        const bool moving = transfers[i] == TransferState::Moving || transfers[i] == TransferState::Sending;
        wait.why = moving ? Why::TransferRunning : Why::TransferWaiting;
        wait.item = {transfers[i] == TransferState::ReadyToSend ? Kind::Send : Kind::Transfer, source, i};
        wait.until = moving ? x.end : x.begin();
        return;
    }
    const bool runs = tasks[source] == TaskState::Running;
    wait.why = runs ? Why::TaskRunning : Why::TaskWaiting;
    wait.item = {Kind::Task, source, StoryItem::noTransfer};
    wait.until = runs ? basis.task(source).end : basis.task(source).start;
}

} // namespace doppler
