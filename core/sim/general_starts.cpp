// SPDX-License-Identifier: GPL-3.0-or-later
// What starts in one moment: one pass over everything ready, in the order of choice. Starting only takes
// things away, so the pass is the same as starting the first that can start until nothing can; each queue
// offers its first, and a heap holds these.
#include "core/sim/general_state.h"

#include <algorithm>
#include <tuple>

namespace doppler {

void GeneralState::push(std::uint32_t queue, const ReadyTask& task)
{
    queues[queue].push(task);
    markDirty(queue);
}

void GeneralState::markDirty(std::uint32_t queue)
{
    if (isDirty[queue] != 0 || queues[queue].empty())
        return;
    isDirty[queue] = 1;
    dirty.push_back(queue);
}

/// The device whose memory the tasks of the queue need.
DeviceId GeneralState::memoryOf(std::uint32_t queue) const
{
    return DeviceId{isDevice(queue) ? queue : (queue - deviceTotal) % deviceTotal};
}

bool GeneralState::hasRoom(std::uint32_t queue) const
{
    if (isDevice(queue))
        return freeSlots[queue] > 0;
    const std::uint32_t pair = queue - deviceTotal;
    const auto route = problem.route(DeviceId{pair / deviceTotal}, DeviceId{pair % deviceTotal});
    return std::all_of(route.begin(), route.end(), [&](ChannelId c) { return freeChannels[c] > 0; });
}

bool GeneralState::isItsTurn(std::uint32_t queue, const ReadyTask& task) const
{
    return model.schedule != ChooseTask::Strict || !isDevice(queue) || !task.isVertex() ||
           deviceOrder[nextTurn[queue]] == task.vertex;
}

bool GeneralState::fits(std::uint32_t queue, double bytes) const
{
    return !ledger || ledger->fits(memoryOf(queue), bytes);
}

/// Offers the first task of the queue that can start, if any. What doesn't fit is parked until the moment is
/// over.
void GeneralState::addCandidate(std::uint32_t queue)
{
    ReadyTasks& ready = queues[queue];
    if (ready.empty() || !hasRoom(queue) || !fits(queue, ready.leastBytes()))
        return;
    while (!ready.empty() && isItsTurn(queue, ready.top()) && !fits(queue, ready.top().bytes)) {
        if (model.schedule == ChooseTask::Strict && isDevice(queue))
            return; // the device waits
        parked.push_back({ready.pop(), queue});
    }
    if (ready.empty() || !isItsTurn(queue, ready.top()))
        return;
    candidates.push_back({ready.top(), queue});
    std::push_heap(candidates.begin(), candidates.end(),
                   [&](const Candidate& a, const Candidate& b) { return startsAfter(a, b); });
}

bool GeneralState::startsAfter(const Candidate& a, const Candidate& b) const
{
    if (byEvents && isDevice(a.queue) != isDevice(b.queue))
        return isDevice(a.queue);
    return chosenBefore(b.task, a.task);
}

void GeneralState::startAll()
{
    const auto after = [&](const Candidate& a, const Candidate& b) { return startsAfter(a, b); };
    candidates.clear();
    for (std::uint32_t queue : dirty) {
        isDirty[queue] = 0;
        if (model.schedule == ChooseTask::Msr && hasRoom(queue))
            queues[queue].rank([&](const ReadyTask& x) { return successorRank.of(x.vertex, !x.isVertex()); });
        addCandidate(queue);
    }
    dirty.clear();
    bool interrupted = false;
    while (!candidates.empty() && !interrupted) {
        std::pop_heap(candidates.begin(), candidates.end(), after);
        const Candidate next = candidates.back();
        candidates.pop_back();
        if (hasRoom(next.queue) && fits(next.queue, next.task.bytes)) {
            queues[next.queue].pop();
            interrupted = start(next) == now && byEvents;
        }
        addCandidate(next.queue);
    }
    for (const Candidate& x : parked)
        queues[x.queue].push(x.task);
    parked.clear();
    for (const Candidate& x : candidates) // an interrupted moment goes on after the completion
        markDirty(x.queue);
}

/// When it ends.
double GeneralState::start(const Candidate& candidate)
{
    if (!isDevice(candidate.queue))
        return startTransfer(candidate.task.transfer);
    --freeSlots[candidate.queue];
    startedOn.emplace_back(candidate.queue);
    return candidate.task.isVertex() ? startVertex(candidate.task.vertex)
                                     : startSend(candidate.task.transfer);
}

double GeneralState::startVertex(VertexId v)
{
    if (model.schedule == ChooseTask::Strict)
        ++nextTurn[at[v]];
    if (ledger)
        ledger->taskStarted(v);
    const double seconds = given && !given->tasks.empty() && given->tasks[v] >= 0
                               ? given->tasks[v]
                               : problem.computeSeconds(v, at[v]) * (factor.empty() ? 1 : factor[v]);
    tasks[v].start = now;
    tasks[v].end = now + seconds;
    schedule(tasks[v].end, EventKind::TaskEnd, v);
    return tasks[v].end;
}

double GeneralState::startSend(std::uint32_t transfer)
{
    TransferRun& x = transfers[transfer];
    x.sendStart = now;
    const double end = now + problem.sendSeconds(x.from);
    schedule(end, EventKind::SendEnd, transfer);
    return end;
}

double GeneralState::startTransfer(std::uint32_t transfer)
{
    TransferRun& x = transfers[transfer];
    for (ChannelId c : problem.route(x.from, x.to))
        --freeChannels[c];
    if (ledger)
        ledger->transferStarted(transfer);
    x.start = now;
    const double seconds =
        given && !given->transfers.empty() && given->transfers[transfer] >= 0
            ? given->transfers[transfer]
            : problem.transferSeconds(x.tensor, x.from, x.to) * noise.transfer(x.tensor, x.to);
    x.end = now + seconds;
    schedule(x.end, EventKind::TransferEnd, transfer);
    return x.end;
}

/// Nothing runs and something is left: what waits for memory.
void GeneralState::noteStuck()
{
    isStuck = true;
    stuck.time = now;
    for (std::uint32_t queue = 0; queue < queues.size(); ++queue)
        for (const ReadyTask& x : queues[queue].all())
            if (isItsTurn(queue, x))
                stuck.waiting.push_back({x.vertex, !x.isVertex(), memoryOf(queue), x.bytes});
    std::sort(stuck.waiting.begin(), stuck.waiting.end(), [](const StuckTask& a, const StuckTask& b) {
        return std::tuple(a.vertex.value, a.isTransfer, a.device.value, a.bytes) <
               std::tuple(b.vertex.value, b.isTransfer, b.device.value, b.bytes);
    });
}

} // namespace doppler
