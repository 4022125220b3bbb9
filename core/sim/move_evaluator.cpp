// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/move_evaluator.h"

#include "core/sim/simulator.h"

namespace doppler {

struct MoveEvaluator::State {
    explicit State(ProblemPtr problem) : simulator(std::move(problem)) {}

    Simulator simulator;
    Placement current;
    Placement tried;
    double makespan = 0;
    double triedMakespan = 0;
    std::vector<PathStep> path;
    bool pathKnown = false;
};

MoveEvaluator::MoveEvaluator(ProblemPtr problem) : state(std::make_unique<State>(std::move(problem))) {}
MoveEvaluator::~MoveEvaluator() = default;
MoveEvaluator::MoveEvaluator(MoveEvaluator&&) noexcept = default;
MoveEvaluator& MoveEvaluator::operator=(MoveEvaluator&&) noexcept = default;

double MoveEvaluator::start(const Placement& placement)
{
    state->current = state->tried = placement;
    state->makespan = state->triedMakespan = state->simulator.makespan(placement);
    state->pathKnown = false;
    return state->makespan;
}

double MoveEvaluator::tryMoves(std::span<const Move> moves, double limit)
{
    state->tried = state->current;
    for (const Move& move : moves)
        for (VertexId member : state->simulator.problem().movesTogether(move.vertex))
            state->tried.devices[member] = move.device;
    state->triedMakespan = state->simulator.makespan(state->tried);
    return state->triedMakespan > limit ? std::numeric_limits<double>::infinity() : state->triedMakespan;
}

double MoveEvaluator::tryMove(VertexId v, DeviceId d, double limit)
{
    const Move move{v, d};
    return tryMoves({&move, 1}, limit);
}

void MoveEvaluator::accept()
{
    std::swap(state->current, state->tried);
    state->makespan = state->triedMakespan;
    state->pathKnown = false;
}

const Placement& MoveEvaluator::current() const { return state->current; }
double MoveEvaluator::makespan() const { return state->makespan; }

std::span<const PathStep> MoveEvaluator::criticalPath()
{
    if (!state->pathKnown) {
        const Schedule schedule = state->simulator.run(state->current);
        state->path.clear();
        for (const CriticalLink& link : realisedCriticalPath(state->simulator.problem(), schedule)) {
            const VertexId v{link.isTransfer ? schedule.transfers[link.index].vertex.value : link.index};
            const DeviceId d = link.isTransfer ? schedule.transfers[link.index].to : schedule.tasks[v].device;
            state->path.push_back({v, link.isTransfer, d, link.cause, link.start, link.end});
        }
        state->pathKnown = true;
    }
    return state->path;
}

} // namespace doppler
