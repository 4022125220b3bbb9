// SPDX-License-Identifier: GPL-3.0-or-later
// Completions: what they free, what they make ready, and the barriers that they lift.
#include "core/sim/general_state.h"

#include <algorithm>

namespace doppler {

namespace {
constexpr auto later = [](const auto& a, const auto& b) { return a.time > b.time; };
} // namespace

void GeneralState::schedule(double time, EventKind kind, std::uint32_t index)
{
    events.push_back({time, kind, index});
    std::push_heap(events.begin(), events.end(), later);
}

/// One moment's completions: all of the earliest time.
void GeneralState::takeInEarliest()
{
    for (DeviceId d : startedOn)
        --readyOn[d];
    startedOn.clear();
    successorRank.nextMoment();
    now = events.front().time;
    while (!events.empty() && events.front().time == now) {
        std::pop_heap(events.begin(), events.end(), later);
        const Event event = events.back();
        events.pop_back();
        takeIn(event);
    }
    if (!ledger)
        return;
    ledger->takeFreed([&](DeviceId d) {
        markDirty(d);
        for (std::uint32_t from = 0; from < deviceTotal; ++from)
            markDirty(queueOfPair(DeviceId{from}, d));
    });
}

void GeneralState::takeIn(const Event& event)
{
    switch (event.kind) {
    case EventKind::TaskEnd:
        taskEnded(VertexId{event.index});
        break;
    case EventKind::SlotFree:
        releaseSlot(DeviceId{event.index});
        break;
    case EventKind::SendEnd:
        releaseSlot(transfers[event.index].from);
        offerOnRoute(event.index);
        break;
    case EventKind::TransferEnd:
        transferEnded(event.index);
        break;
    case EventKind::ChannelFree:
        releaseChannels(event.index);
        break;
    }
}

void GeneralState::taskEnded(VertexId v)
{
    --remaining;
    if (bulk)
        --tasksLeft[level[v]];
    if (ledger)
        ledger->taskEnded(v);
    if (const double pause = problem.pauseAfterCompute(problem.computeSeconds(v, at[v])); pause > 0)
        schedule(now + pause, EventKind::SlotFree, at[v]);
    else
        releaseSlot(at[v]);
    EdgeId id = graph.firstOutEdge(v);
    for (const Edge& e : graph.outEdges(v)) {
        if (const std::uint32_t transfer = plan.of(id); transfer == TransferPlan::none)
            inputArrived(e.to);
        else if (plan.transfers()[transfer].firstEdge == id)
            transferReady(transfer);
        id = EdgeId{id + std::size_t{1}};
    }
}

void GeneralState::transferEnded(std::uint32_t transfer)
{
    arrived[transfer] = 1;
    const PlannedTransfer& x = plan.transfers()[transfer];
    if (bulk)
        --transfersLeft[x.level];
    if (ledger)
        ledger->transferEnded(transfer);
    if (const double pause = problem.pauseAfterTransfer(); pause > 0)
        schedule(now + pause, EventKind::ChannelFree, transfer);
    else
        releaseChannels(transfer);
    for (std::uint32_t e = x.firstEdge; e != TransferPlan::none; e = plan.next(EdgeId{e}))
        inputArrived(graph.edge(EdgeId{e}).to);
}

void GeneralState::releaseSlot(DeviceId d)
{
    ++freeSlots[d];
    markDirty(d);
}

void GeneralState::releaseChannels(std::uint32_t transfer)
{
    for (ChannelId c : problem.route(transfers[transfer].from, transfers[transfer].to)) {
        ++freeChannels[c];
        for (std::uint32_t queue : queuesOfChannel[c])
            markDirty(queue);
    }
}

void GeneralState::inputArrived(VertexId v)
{
    if (--missing[v] == 0)
        vertexReady(v);
}

void GeneralState::vertexReady(VertexId v)
{
    tasks[v].ready = now;
    ++readyOn[at[v]];
    if (!bulk)
        offerVertex(v);
}

void GeneralState::transferReady(std::uint32_t transfer)
{
    transfers[transfer].ready = now;
    if (model.costModel == CostModel::Mayer)
        ++readyOn[transfers[transfer].from];
    if (!bulk)
        offerTransfer(transfer);
}

void GeneralState::offerVertex(VertexId v)
{
    const double rank = model.schedule == ChooseTask::Fifo ? tasks[v].ready : key[v];
    push(at[v], {rank, v, ReadyTask::noTransfer, ledger ? ledger->outputs(v) : 0, 0});
}

void GeneralState::offerTransfer(std::uint32_t transfer)
{
    const TransferRun& x = transfers[transfer];
    if (model.costModel == CostModel::Mayer)
        push(x.from,
             {model.schedule == ChooseTask::Fifo ? x.ready : key[x.vertex], x.vertex, transfer, 0, 0});
    else
        offerOnRoute(transfer);
}

void GeneralState::offerOnRoute(std::uint32_t transfer)
{
    const TransferRun& x = transfers[transfer];
    push(queueOfPair(x.from, x.to), {model.schedule == ChooseTask::Fifo ? x.ready : key[x.vertex], x.vertex,
                                     transfer, graph.tensor(x.tensor).bytes, 0});
}

/// Bulk-synchronous: opens the phases whose conditions hold by now.
void GeneralState::passBarriers()
{
    while (bulk && phaseLevel < levelVertices.size()) {
        if ((computing ? tasksLeft : transfersLeft)[phaseLevel] > 0)
            return;
        if (computing)
            ++phaseLevel;
        computing = !computing;
        if (phaseLevel == levelVertices.size())
            return;
        if (computing)
            for (VertexId v : levelVertices[phaseLevel])
                offerVertex(v);
        else
            for (std::uint32_t transfer : transfersOfLevel(phaseLevel))
                offerTransfer(transfer);
    }
}

} // namespace doppler
