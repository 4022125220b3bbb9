// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/online_rank_state.h"

#include "core/exec/computation.h"
#include "core/exec/computed_run.h"

#include <algorithm>
#include <utility>

namespace doppler {

OnlineRankState::OnlineRankState(const Problem& p, DeviceId here)
    : problem(p), device(here), states(problem.vertexCount(), State::Unknown), tasks(problem.vertexCount()),
      transfers(problem.graph().tensorCount() * problem.deviceCount())
{
}

VertexId OnlineRankState::sourceOf(std::uint32_t transfer) const
{
    return problem.graph().tensor(TensorId{transfer / problem.deviceCount()}).source;
}

bool OnlineRankState::haveRunElsewhere(std::span<const VertexId> vertices)
{
    for (const VertexId v : vertices)
        if (v >= states.size() || std::exchange(states[v], State::Elsewhere) != State::Unknown)
            return false;
    knownToHaveRun += vertices.size();
    return true;
}

bool OnlineRankState::mustCompute(std::uint64_t vertex)
{
    if (vertex >= states.size() || states[vertex] != State::Unknown ||
        !problem.allowed(VertexId{vertex}, device))
        return false;
    states[vertex] = State::Asked;
    return true;
}

bool OnlineRankState::mustSend(std::uint64_t transfer)
{
    if (transfer >= transfers.size())
        return false;
    const auto number = static_cast<std::uint32_t>(transfer);
    return toOf(number) != device && states[sourceOf(number)] == State::Ran &&
           std::exchange(transfers[number].expected, false);
}

bool OnlineRankState::receives(std::uint32_t transfer)
{
    if (transfer >= transfers.size() || toOf(transfer) != device)
        return false;
    const State source = states[sourceOf(transfer)];
    return source != State::Asked && source != State::Ran && // a tensor of its own comes from nowhere else
           std::exchange(transfers[transfer].expected, false);
}

void OnlineRankState::taskEnds(VertexId v, double now)
{
    tasks[v].end = now;
    states[v] = State::Ran;
    ++knownToHaveRun;
}

double OnlineRankState::share() const
{
    return static_cast<double>(knownToHaveRun) / static_cast<double>(problem.vertexCount());
}

Schedule OnlineRankState::schedule(const Placement& placement) const
{
    Schedule out;
    for (const VertexId v : problem.graph().vertices()) {
        out.tasks.push_back({v, placement.devices[v], never, tasks[v].start, tasks[v].end});
        if (tasks[v].end != never)
            out.makespan = std::max(out.makespan, tasks[v].end);
    }
    const TransferPlan plan = transferPlanOf(problem, placement);
    for (const PlannedTransfer& x : plan.transfers()) {
        const Times& times = transfers[transferOf(problem, x.tensor, x.to)];
        out.transfers.push_back({x.tensor, x.source, x.from, x.to, never, times.start, times.end});
    }
    return out;
}

} // namespace doppler
