// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/why_here.h"

#include "core/sim/move_evaluator.h"

#include <algorithm>

namespace doppler {

Result<DecisionLogPtr> recordDecisions(const Placer& placer, const ProblemPtr& problem,
                                       const Options& options, const PlacerContext& context)
{
    if (placer.info().kind != PlacerKind::Constructive)
        return DecisionLogPtr();
    return recordDecisions(problem, [&](const DecisionRecord& record) -> Result<Placement> {
        PlacerContext listening = context;
        listening.record = record;
        auto placed = placer.place(*problem, options, listening);
        if (!placed)
            return placed.error();
        return std::move(placed->placement);
    });
}

Result<DecisionLogPtr> recordDecisions(const ProblemPtr& problem, const PlaceAloud& place)
{
    auto log = std::make_shared<DecisionLog>();
    auto placed = place([&](const Decision& decision) { log->decisions.push_back(decision); });
    if (!placed)
        return placed.error();
    if (log->decisions.size() != problem->vertexCount())
        return DecisionLogPtr();
    log->problem = problem;
    log->placement = *std::move(placed);
    log->stepOf.resize(problem->vertexCount());
    for (std::size_t i = 0; i < log->decisions.size(); ++i)
        log->stepOf[log->decisions[i].vertex] = static_cast<std::uint32_t>(i);
    return DecisionLogPtr(std::move(log));
}

std::vector<VertexId> candidatesAt(const DecisionLog& log, std::size_t step)
{
    const DataflowGraph& graph = log.problem->graph();
    std::vector<VertexId> list;
    for (VertexId v : graph.vertices()) {
        const auto inputs = graph.inEdges(v);
        if (log.stepOf[v] >= step && std::all_of(inputs.begin(), inputs.end(), [&](EdgeId e) {
                return log.stepOf[graph.edge(e).from] < step;
            }))
            list.push_back(v);
    }
    std::stable_sort(list.begin(), list.end(),
                     [&](VertexId a, VertexId b) { return log.of(a).priority > log.of(b).priority; });
    return list;
}

Result<std::vector<Elsewhere>> elsewhere(const Run& run, VertexId v, const std::stop_token& stop)
{
    Placement placement = run.placement;
    placement.transfers.clear();
    MoveEvaluator evaluator(run.problem);
    evaluator.start(placement);
    std::vector<Elsewhere> list;
    for (DeviceId d : run.problem->topology().devices()) {
        if (stop.stop_requested())
            return stoppedEarly();
        if (run.problem->allowed(v, d))
            list.push_back({d, true, evaluator.tryMove(v, d)});
        else
            list.push_back({d, false, 0});
    }
    return list;
}

} // namespace doppler
