// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/move_evaluator.h"

#include "core/sim/general_simulator.h"
#include "core/sim/resumable_run.h"
#include "core/sim/simulator.h"

#include <optional>

namespace doppler {

struct MoveEvaluator::State {
    State(ProblemPtr p, bool followsPaths)
        : problem(std::move(p)), resumable(ResumableRun::create(*problem, followsPaths))
    {
        undo.reserve(problem->vertexCount());
    }
    /// For models that can't be resumed, and for whole schedules; made when it is first wanted, since most
    /// searches never want it.
    Simulator& simulator()
    {
        if (!wholeRuns)
            wholeRuns.emplace(problem);
        return *wholeRuns;
    }
    void put(VertexId v, DeviceId d)
    {
        for (VertexId member : problem->movesTogether(v)) {
            if (current.devices[member] == d)
                continue;
            undo.push_back({member, current.devices[member]});
            current.devices[member] = d;
            if (resumable)
                resumable->move(member, d);
        }
    }
    /// Back to what was current before the last moves, if they were not accepted.
    void takeBack()
    {
        for (; !undo.empty(); undo.pop_back()) {
            current.devices[undo.back().vertex] = undo.back().device;
            if (resumable)
                resumable->move(undo.back().vertex, undo.back().device);
        }
    }

    ProblemPtr problem;
    std::optional<Simulator> wholeRuns;
    std::unique_ptr<ResumableRun> resumable; ///< Null: the model's runs can't be.
    Placement current;                       ///< With the moves that are tried, until they are taken back.
    std::vector<Move> undo;
    double makespan = 0;
    double tried = 0;
    std::vector<PathStep> path;
    bool pathKnown = false;
    std::vector<TaskTime> times;
};

MoveEvaluator::MoveEvaluator(ProblemPtr problem, bool followsPaths)
    : state(std::make_unique<State>(std::move(problem), followsPaths))
{
}
MoveEvaluator::~MoveEvaluator() = default;
MoveEvaluator::MoveEvaluator(MoveEvaluator&&) noexcept = default;
MoveEvaluator& MoveEvaluator::operator=(MoveEvaluator&&) noexcept = default;

double MoveEvaluator::start(const Placement& placement) { return *start(placement, std::stop_token()); }

std::optional<double> MoveEvaluator::start(const Placement& placement, const std::stop_token& stop)
{
    state->undo.clear();
    state->current = placement;
    state->pathKnown = false;
    if (state->resumable) {
        const auto makespan = state->resumable->start(placement.devices, stop);
        if (!makespan)
            return std::nullopt;
        state->makespan = *makespan;
    } else {
        Simulator& simulator = state->simulator();
        if (stop.stop_requested())
            return std::nullopt;
        state->makespan = simulator.makespan(placement);
    }
    state->tried = state->makespan;
    return state->makespan;
}

double MoveEvaluator::tryMoves(std::span<const Move> moves, double limit)
{
    state->takeBack();
    for (const Move& move : moves)
        state->put(move.vertex, move.device);
    if (state->undo.empty())
        state->tried = state->makespan;
    else if (state->resumable)
        state->tried = state->resumable->tryMoved(limit);
    else
        state->tried = state->simulator().makespan(state->current);
    return state->tried > limit ? std::numeric_limits<double>::infinity() : state->tried;
}

double MoveEvaluator::tryMove(VertexId v, DeviceId d, double limit)
{
    const Move move{v, d};
    return tryMoves({&move, 1}, limit);
}

void MoveEvaluator::accept()
{
    if (state->undo.empty())
        return;
    state->undo.clear();
    state->makespan = state->tried;
    state->pathKnown = false;
    if (state->resumable)
        state->resumable->accept();
}

const Placement& MoveEvaluator::current() const
{
    state->takeBack();
    return state->current;
}

double MoveEvaluator::makespan() const { return state->makespan; }

std::span<const PathStep> MoveEvaluator::criticalPath()
{
    state->takeBack();
    if (state->pathKnown)
        return state->path;
    state->pathKnown = true;
    state->path.clear();
    if (state->resumable && state->resumable->knowsHolders()) {
        state->resumable->criticalPath(state->path);
        return state->path;
    }
    const Schedule schedule = state->simulator().run(state->current);
    for (const CriticalLink& link : realisedCriticalPath(*state->problem, schedule, state->current)) {
        const VertexId v{link.isTransfer ? schedule.transfers[link.index].vertex.value : link.index};
        const DeviceId d = link.isTransfer ? schedule.transfers[link.index].to : schedule.tasks[v].device;
        state->path.push_back({v, link.isTransfer, d, link.cause, link.start, link.end});
    }
    return state->path;
}

std::span<const TaskTime> MoveEvaluator::taskTimes()
{
    state->takeBack();
    state->times.resize(state->problem->vertexCount());
    if (state->resumable) {
        state->resumable->taskTimes(state->times);
        return state->times;
    }
    const Schedule schedule = state->simulator().run(state->current);
    for (std::size_t v = 0; v < state->times.size(); ++v)
        state->times[v] = {schedule.tasks[v].start, schedule.tasks[v].end};
    return state->times;
}

} // namespace doppler
