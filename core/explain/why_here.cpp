// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/why_here.h"

#include "core/base/quantity.h"
#include "core/sim/move_evaluator.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

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
    const Decision& decision = log.decisions[step];
    if (decision.inFixedOrder)
        return {decision.vertex};
    std::vector<VertexId> list;
    for (VertexId v : graph.vertices()) {
        const auto inputs = graph.inEdges(v);
        if (log.stepOf[v] >= step && std::all_of(inputs.begin(), inputs.end(), [&](EdgeId e) {
                return log.stepOf[graph.edge(e).from] < step;
            }))
            list.push_back(v);
    }
    const bool leastFirst = decision.priorityUnit == DecisionUnit::Position;
    std::stable_sort(list.begin(), list.end(), [&](VertexId a, VertexId b) {
        const double one = log.of(a).priority;
        const double other = log.of(b).priority;
        return leastFirst ? one < other : one > other;
    });
    return list;
}

Message amountText(double value, DecisionUnit unit)
{
    if (!std::isfinite(value))
        return {DOPPLER_TEXT("core", "no plan")};
    switch (unit) {
    case DecisionUnit::Seconds:
        return {DOPPLER_TEXT("core", "{0}"), {figure(secondsText(value))}};
    case DecisionUnit::Macs:
        return {DOPPLER_TEXT("core", "{0}"), {figure(macsText(value))}};
    case DecisionUnit::Count:
    case DecisionUnit::Position:
        return {DOPPLER_TEXT("core", "{0}"), {count(static_cast<std::uint64_t>(std::lround(value)))}};
    case DecisionUnit::Product:
        break;
    }
    return {DOPPLER_TEXT("core", "{0}"), {figure(fmt::format("{:.4g}", value))}};
}

std::string_view decisionUnitName(DecisionUnit unit)
{
    static constexpr std::array<std::string_view, 5> names{"seconds", "product", "macs", "count", "position"};
    return names[static_cast<std::size_t>(unit)];
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
