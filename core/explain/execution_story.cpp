// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/execution_story.h"

#include "core/explain/story_state.h"
#include "core/graph/metrics.h"
#include "core/problem/order_keys.h"
#include "core/run/measured_run.h"
#include "core/sim/general_simulator.h"

#include <algorithm>

namespace doppler {

namespace {

/// Whether ChooseTask decided what started: not where it was measured, or planned to the last transfer.
bool wasChosenByRule(const Run& run)
{
    const ModelOptions& model = run.problem->model();
    const bool planned = model.schedule == ChooseTask::Strict && !run.placement.transfers.empty() &&
                         !needsGeneralSimulator(model);
    return !isMeasured(run) && !planned;
}

} // namespace

ExecutionStory::Basis::Basis(RunPtr r)
    : run(std::move(r)), problem(*run->problem), graph(problem.graph()), model(problem.model()),
      at(run->placement.devices), byRule(wasChosenByRule(*run)), level(hopLevels(graph)), plan(graph)
{
    for (std::uint32_t l : level)
        levelCount = std::max(levelCount, l + 1);
    plan.make(at, level);
    key.resize(problem.vertexCount());
    findOrderKeys(problem, at, run->placement.order, key);
    matchTransfers();
    if (model.schedule == ChooseTask::Strict)
        findDeviceOrder();
    findTimes();
}

/// The schedule has those that ran, in the order of the plan.
void ExecutionStory::Basis::matchTransfers()
{
    const std::vector<TransferRun>& ran = run->schedule.transfers;
    std::size_t first = 0; // of the source at hand
    for (const PlannedTransfer& x : plan.transfers()) {
        while (first < ran.size() && ran[first].vertex < x.source)
            ++first;
        TransferRun found{x.tensor, x.source, x.from, x.to, never, never, never};
        for (std::size_t i = first; i < ran.size() && ran[i].vertex == x.source; ++i)
            if (ran[i].tensor == x.tensor && ran[i].to == x.to)
                found = ran[i];
        transfers.push_back(found);
    }
}

void ExecutionStory::Basis::findDeviceOrder()
{
    const std::span<const VertexId> order = run->placement.order.empty()
                                                ? graph.topologicalOrder()
                                                : std::span<const VertexId>(run->placement.order);
    deviceOrder.assign(order.begin(), order.end());
    const bool bulk = model.mode == Mode::BulkSynchronous;
    std::stable_sort(deviceOrder.begin(), deviceOrder.end(), [&](VertexId a, VertexId b) {
        return at[a] != at[b] ? at[a] < at[b] : bulk && level[a] < level[b];
    });
    firstTurn.assign(problem.deviceCount(), 0);
    for (std::size_t i = deviceOrder.size(); i-- > 0;)
        firstTurn[at[deviceOrder[i]]] = static_cast<std::uint32_t>(i);
}

void ExecutionStory::Basis::findTimes()
{
    times.push_back(0);
    for (VertexId v : graph.vertices())
        for (double time : {task(v).start, task(v).end, slotFree(v)})
            times.push_back(time);
    for (const TransferRun& x : transfers)
        for (double time : {x.begin(), x.start, x.end, channelFree(x)})
            times.push_back(time);
    std::erase(times, never);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
}

ExecutionStory::ExecutionStory(RunPtr run) : basis(std::make_unique<const Basis>(std::move(run))) {}
ExecutionStory::~ExecutionStory() = default;

const RunPtr& ExecutionStory::run() const { return basis->run; }
std::span<const double> ExecutionStory::times() const { return basis->times; }
std::span<const TransferRun> ExecutionStory::transfers() const { return basis->transfers; }
bool ExecutionStory::choosesByRule() const { return basis->byRule; }

std::size_t ExecutionStory::stepAt(double seconds) const
{
    const auto after = std::upper_bound(basis->times.begin(), basis->times.end(), seconds);
    return after == basis->times.begin() ? 0 : static_cast<std::size_t>(after - basis->times.begin() - 1);
}

StoryStep ExecutionStory::step(std::size_t index) const
{
    StoryStep step;
    step.time = basis->times[index];
    State state(*basis, step.time);
    while (state.next(step)) {
    }
    state.finish(step);
    return step;
}

} // namespace doppler
