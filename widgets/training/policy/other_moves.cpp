// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/other_moves.h"

#include "core/sim/simulator.h"

#include <algorithm>

namespace doppler {

namespace {

void moveTo(DeviceId device, VertexId v, const Problem& problem, Assignment& devices)
{
    for (const VertexId with : problem.movesTogether(v)) // What is colocated has no step of its own.
        devices[with] = device;
}

/// The vertex of the step, and those of the steps behind it that came along: they had no candidates.
std::vector<VertexId> movedBy(const EpisodeTrace& trace, std::size_t step)
{
    std::vector<VertexId> group{trace.steps[step].vertex};
    for (std::size_t i = step + 1; i < trace.steps.size() && trace.steps[i].candidates.empty(); ++i)
        group.push_back(trace.steps[i].vertex);
    return group;
}

/// Rates moves from one placement.
class MoveRater {
public:
    MoveRater(const ProblemPtr& of, Assignment from) : problem(*of), simulator(of), before(std::move(from)) {}

    RatedPlacement moved(std::span<const VertexId> group, DeviceId device)
    {
        RatedPlacement out{{before, {}}, 0};
        for (const VertexId v : group)
            if (problem.allowed(v, device))
                moveTo(device, v, problem, out.placement.devices);
        out.makespan = simulator.makespan(out.placement);
        return out;
    }
    /// On the device, other than its present one, that is best for it.
    RatedPlacement movedBest(VertexId v)
    {
        std::optional<RatedPlacement> best;
        for (const DeviceId d : problem.allowedDevices(v)) {
            if (d == before[v])
                continue;
            if (RatedPlacement next = moved({&v, 1}, d); !best || next.makespan < best->makespan)
                best = std::move(next);
        }
        return best ? *std::move(best) : moved({}, before[v]);
    }

private:
    const Problem& problem;
    Simulator simulator;
    Assignment before;
};

} // namespace

Assignment placementAfter(const Problem& problem, const EpisodeTrace& trace, std::size_t steps)
{
    Assignment devices = trace.start;
    for (const PolicyStep& step : std::span(trace.steps).first(steps))
        moveTo(step.device, step.vertex, problem, devices);
    return devices;
}

Assignment finalPlacement(const Problem& problem, const EpisodeTrace& trace)
{
    if (!trace.start.empty())
        return placementAfter(problem, trace, trace.steps.size());
    std::vector<bool> placed(problem.vertexCount());
    Assignment devices(problem.vertexCount());
    for (const PolicyStep& step : trace.steps) {
        devices[step.vertex] = step.device;
        placed[step.vertex] = true;
    }
    return std::find(placed.begin(), placed.end(), false) == placed.end() ? devices : Assignment();
}

std::optional<std::size_t> decidingStep(const Problem& problem, const EpisodeTrace& trace, VertexId v)
{
    const auto group = problem.movesTogether(v);
    const auto decides = [&](VertexId moved) {
        return moved == v || (!trace.start.empty() && std::ranges::find(group, moved) != group.end());
    };
    for (std::size_t i = trace.steps.size(); i-- > 0;)
        if (decides(trace.steps[i].vertex))
            return i;
    return std::nullopt;
}

Result<std::vector<RatedPlacement>> rateMoves(const ProblemPtr& problem, const EpisodeTrace& trace,
                                              std::size_t step, std::span<const PolicyChoice> choices,
                                              const std::stop_token& stop)
{
    const ChooseTask rule = problem->model().schedule;
    if (rule == ChooseTask::Given || rule == ChooseTask::Strict)
        return Error{
            {DOPPLER_TEXT("core", "the schedule rule of the model follows a given order, which the episode "
                                  "does not contain; the results of other moves are unknown")},
            {},
            {}};
    MoveRater rater(problem, placementAfter(*problem, trace, step));
    const std::vector<VertexId> group = movedBy(trace, step);
    std::vector<RatedPlacement> rated;
    for (const PolicyChoice& choice : choices) {
        if (stop.stop_requested())
            break;
        rated.push_back(choice.device ? rater.moved(group, *choice.device) : rater.movedBest(choice.vertex));
    }
    return rated;
}

} // namespace doppler
