// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_decisions.h"

#include "core/exec/computation.h"
#include "core/exec/ranks/packed_placement.h"

namespace doppler {

using Clock = std::chrono::steady_clock;
using Kind = RankMail::Kind;

RankDecisions::RankDecisions(ProblemPtr p, OnlinePolicy& by, Tell t)
    : OnlineProgress(std::move(p), by), tell(std::move(t)), toldRan(problem.deviceCount())
{
}

void RankDecisions::begin(Clock::time_point at)
{
    const std::lock_guard lock(mutex);
    origin = at;
    advance(now());
    settle();
}

double RankDecisions::now() const { return std::chrono::duration<double>(Clock::now() - origin).count(); }

Result<void> RankDecisions::take(std::size_t from, Kind kind, std::uint64_t number)
{
    const std::lock_guard lock(mutex);
    const std::uint32_t transfer = kind == Kind::Arrived ? transferOnItsWay(number, from) : none;
    if (finished() || (kind == Kind::Arrived ? transfer == none : !runsOn(number, from)))
        return Error{{DOPPLER_TEXT("core", "rank {0} reported the end of a task that it does not run"),
                      {std::to_string(from)}},
                     {},
                     {}};
    advance(now());
    if (kind == Kind::Arrived) {
        transferEnded(transfer);
    } else {
        taskEnded(VertexId{number});
        ran.emplace_back(number);
    }
    if (!finished())
        settle();
    return {};
}

bool RankDecisions::runsOn(std::uint64_t vertex, std::size_t rank) const
{
    if (vertex >= problem.vertexCount())
        return false;
    const TaskRun& task = tasks[vertex];
    return task.device == DeviceId{rank} && task.start != never && task.end == never;
}

std::uint32_t RankDecisions::transferOnItsWay(std::uint64_t number, std::size_t rank) const
{
    const std::uint64_t tensor = number / problem.deviceCount();
    if (tensor >= graph.tensorCount() || number % problem.deviceCount() != rank)
        return none;
    const std::uint32_t x = transferTo(TensorId{tensor}, DeviceId{rank});
    return x != none && transfers[x].start != never && !transfers[x].arrived ? x : none;
}

void RankDecisions::taskStarts(VertexId v) { command(at[v], Kind::Compute, v.value); }

void RankDecisions::transferStarts(std::uint32_t x)
{
    const Transfer& transfer = transfers[x];
    command(transfer.from, Kind::Send, transferOf(problem, transfer.tensor, transfer.to));
}

void RankDecisions::command(DeviceId rank, Kind kind, std::uint64_t number)
{
    std::vector<VertexId> elsewhere;
    for (; toldRan[rank] < ran.size(); ++toldRan[rank])
        if (const VertexId v = ran[toldRan[rank]]; at[v] != rank)
            elsewhere.push_back(v);
    Packer body;
    addIds(body, std::span<const VertexId>(elsewhere));
    tell(rank, {kind, number, body.bytes()});
}

bool RankDecisions::over()
{
    const std::lock_guard lock(mutex);
    return finished();
}

double RankDecisions::share()
{
    const std::lock_guard lock(mutex);
    return 1 - static_cast<double>(left()) / static_cast<double>(problem.vertexCount());
}

Placement RankDecisions::placement()
{
    const std::lock_guard lock(mutex);
    return result().placement;
}

std::optional<std::vector<VertexId>> ranElsewhere(const RankMail& command)
{
    Unpacker in(command.body);
    auto out = idsFrom<VertexId>(in);
    if (!in.complete())
        return std::nullopt;
    return out;
}

} // namespace doppler
