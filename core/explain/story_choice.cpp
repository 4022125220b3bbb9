// SPDX-License-Identifier: GPL-3.0-or-later
// What starts in one moment, and what it was chosen from.
#include "core/explain/story_state.h"

#include <algorithm>

namespace doppler {

namespace {

/// Of those that are passed over at one resource in one moment.
constexpr std::size_t mostShown = 24;

} // namespace

bool ExecutionStory::State::offered(const StoryItem& item) const
{
    if (!bulk)
        return true;
    if (item.kind != Kind::Task)
        return basis.plan.transfers()[item.transfer].level <= phaseLevel;
    const std::size_t level = basis.level[item.vertex];
    return level < phaseLevel || (level == phaseLevel && computing);
}

/// By device, then by directed pair.
std::uint32_t ExecutionStory::State::queueOf(const StoryItem& item) const
{
    if (item.kind == Kind::Task)
        return basis.at[item.vertex];
    const TransferRun& x = basis.transfers[item.transfer];
    if (item.kind == Kind::Send)
        return x.from;
    const auto n = static_cast<std::uint32_t>(basis.problem.deviceCount());
    return n + x.from * n + x.to;
}

StoryResource ExecutionStory::State::resourceOf(std::uint32_t queue) const
{
    const auto n = static_cast<std::uint32_t>(basis.problem.deviceCount());
    if (queue < n)
        return {DeviceId{queue}, DeviceId{queue}};
    return {DeviceId{(queue - n) / n}, DeviceId{(queue - n) % n}};
}

bool ExecutionStory::State::hasRoom(std::uint32_t queue) const
{
    const StoryResource resource = resourceOf(queue);
    if (resource.isDevice())
        return freeSlots[resource.from] > 0;
    const auto route = basis.problem.route(resource.from, resource.to);
    return std::all_of(route.begin(), route.end(), [&](ChannelId c) { return freeChannels[c] > 0; });
}

/// What keeps an offered item from starting now.
PassedOver ExecutionStory::State::obstacle(const StoryItem& item, std::uint32_t queue) const
{
    if (item.kind == Kind::Task && !nextTurn.empty() &&
        basis.deviceOrder[nextTurn[basis.at[item.vertex]]] != item.vertex)
        return PassedOver::Turn;
    if (!hasRoom(queue))
        return PassedOver::Taken;
    if (!ledger || item.kind == Kind::Send)
        return PassedOver::No;
    const bool fits = item.kind == Kind::Task
                          ? ledger->fits(basis.at[item.vertex], ledger->outputs(item.vertex))
                          : ledger->fits(basis.transfers[item.transfer].to,
                                         basis.graph.tensor(basis.transfers[item.transfer].tensor).bytes);
    return fits ? PassedOver::No : PassedOver::Memory;
}

/// msr: what the ranks of this moment are made of.
void ExecutionStory::State::prepareRanks()
{
    if (!successorRank)
        return;
    for (VertexId v : basis.graph.vertices()) {
        const auto inputs = basis.graph.inEdges(v);
        missing[v] = static_cast<std::uint32_t>(
            std::count_if(inputs.begin(), inputs.end(), [&](EdgeId e) { return !hasArrived(e); }));
    }
    for (std::size_t i = 0; i < transfers.size(); ++i)
        arrived[i] = transfers[i] == TransferState::Arrived ? 1 : 0;
    std::fill(readyOn.begin(), readyOn.end(), 0);
    for (const StoryItem& item : pool)
        if (item.kind != Kind::Transfer)
            ++readyOn[queueOf(item)];
    successorRank->nextMoment();
}

ReadyTask ExecutionStory::State::ranked(const StoryItem& item)
{
    ReadyTask task;
    task.vertex = item.vertex;
    task.transfer = item.transfer;
    if (basis.model.schedule != ChooseTask::Fifo)
        task.key = basis.key[item.vertex];
    else // a transfer is ready when its source has ended
        task.key = item.kind == Kind::Task ? basis.task(item.vertex).ready : basis.task(item.vertex).end;
    if (successorRank)
        task.priority = successorRank->of(item.vertex, item.kind != Kind::Task);
    return task;
}

double ExecutionStory::State::shownRank(const ReadyTask& task) const
{
    switch (basis.model.schedule) {
    case ChooseTask::BLevel:
    case ChooseTask::Dfs:
        return -task.key;
    case ChooseTask::Msr:
        return task.priority;
    default:
        return task.key;
    }
}

/// One pass over everything that is ready, in the order of choice: each starts if nothing is in its way.
void ExecutionStory::State::choose(StoryStep& step)
{
    prepareRanks();
    struct Candidate {
        ReadyTask rank;
        StoryItem item;
        std::uint32_t queue;
    };
    std::vector<Candidate> candidates;
    for (const StoryItem& item : pool)
        if (offered(item))
            candidates.push_back({ranked(item), item, queueOf(item)});
    const auto deviceTotal = static_cast<std::uint32_t>(basis.problem.deviceCount());
    std::sort(candidates.begin(), candidates.end(), [&](const Candidate& a, const Candidate& b) {
        if (byEvents && (a.queue < deviceTotal) != (b.queue < deviceTotal))
            return b.queue < deviceTotal;
        return chosenBefore(a.rank, b.rank);
    });
    std::map<std::uint32_t, Contest> contests; // of the queues that have room
    for (const Candidate& x : candidates)
        if (hasRoom(x.queue))
            contests[x.queue].resource = resourceOf(x.queue);
    for (const Candidate& x : candidates) {
        const auto contest = contests.find(x.queue);
        if (contest == contests.end())
            continue;
        const PassedOver why = obstacle(x.item, x.queue);
        if (why == PassedOver::No || contest->second.rivals.size() < mostShown)
            contest->second.rivals.push_back({x.item, shownRank(x.rank), why});
        else
            ++contest->second.others;
        if (why != PassedOver::No)
            continue;
        start(x.item, step);
        if (byEvents && endOf(x.item) == now) // the moment is over
            break;
    }
    dropStarted();
    for (auto& [queue, contest] : contests)
        if (!contest.rivals.empty())
            step.contests.push_back(std::move(contest));
}

/// What was measured, or planned to the last transfer: starts as the schedule has it.
void ExecutionStory::State::follow(StoryStep& step)
{
    std::vector<StoryItem> starting;
    for (VertexId v : basis.graph.vertices())
        if (tasks[v] < TaskState::Running && basis.task(v).start == now)
            starting.push_back({Kind::Task, v, StoryItem::noTransfer});
    for (std::uint32_t i = 0; i < transfers.size(); ++i)
        if (transfers[i] < TransferState::Moving && basis.transfers[i].start == now)
            starting.push_back({Kind::Transfer, basis.transfers[i].vertex, i});
    for (const StoryItem& item : starting) {
        Contest contest{resourceOf(queueOf(item)), {{item, beginOf(item), PassedOver::No}}, 0};
        step.contests.push_back(std::move(contest));
        start(item, step);
    }
    dropStarted();
}

void ExecutionStory::State::dropStarted()
{
    std::erase_if(pool, [&](const StoryItem& item) {
        if (item.kind == Kind::Task)
            return tasks[item.vertex] >= TaskState::Running;
        const TransferState waits =
            item.kind == Kind::Send ? TransferState::ReadyToSend : TransferState::Ready;
        return transfers[item.transfer] > waits;
    });
}

double ExecutionStory::State::beginOf(const StoryItem& item) const
{
    if (item.kind == Kind::Task)
        return basis.task(item.vertex).start;
    const TransferRun& x = basis.transfers[item.transfer];
    return item.kind == Kind::Send ? x.begin() : x.start;
}

double ExecutionStory::State::endOf(const StoryItem& item) const
{
    if (item.kind == Kind::Task)
        return basis.task(item.vertex).end;
    const TransferRun& x = basis.transfers[item.transfer];
    return item.kind == Kind::Send ? x.start : x.end;
}

void ExecutionStory::State::start(const StoryItem& item, StoryStep& step)
{
    step.started.push_back(item);
    if (item.kind == Kind::Task) {
        tasks[item.vertex] = TaskState::Running;
        --freeSlots[basis.at[item.vertex]];
        if (!nextTurn.empty())
            ++nextTurn[basis.at[item.vertex]];
        if (ledger)
            ledger->taskStarted(item.vertex);
    } else if (item.kind == Kind::Send) {
        transfers[item.transfer] = TransferState::Sending;
        --freeSlots[basis.transfers[item.transfer].from];
    } else {
        const TransferRun& x = basis.transfers[item.transfer];
        transfers[item.transfer] = TransferState::Moving;
        for (ChannelId c : basis.problem.route(x.from, x.to))
            --freeChannels[c];
        if (ledger)
            ledger->transferStarted(item.transfer);
    }
    if (endOf(item) == now)
        ending.push_back(item);
}

} // namespace doppler
