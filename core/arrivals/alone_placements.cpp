// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/alone_placements.h"

#include "core/sim/simulator.h"

namespace doppler {

ModelOptions withoutNoise(ModelOptions model)
{
    model.noise = {};
    return model;
}

Result<Placement> placeStatically(const ProblemPtr& problem, const ChosenPlacer& placer, const Budget& budget,
                                  const std::stop_token& stop)
{
    PlacerContext context;
    context.seed = problem->model().seed;
    context.budget = budget;
    context.stop = stop;
    auto placed = placer.placer->place(*problem, placer.options, context);
    if (!placed)
        return placed.error();
    if (stop.stop_requested())
        return stoppedEarly();
    if (auto valid = validate(*problem, placed->placement); !valid)
        return valid.error();
    return std::move(placed->placement);
}

AlonePlacements::AlonePlacements(TopologyPtr devices, const ModelOptions& model, ChosenPlacer placer,
                                 Budget budget, std::stop_token stop)
    : topology(std::move(devices)), quiet(withoutNoise(model)), by(std::move(placer)), limit(budget),
      stopped(std::move(stop))
{
}

Result<AlonePlacements::Placed*> AlonePlacements::place(const GraphPtr& graph)
{
    if (const auto known = all.find(graph); known != all.end())
        return &known->second;
    auto problem = Problem::create(graph, topology, quiet);
    if (!problem)
        return problem.error();
    auto placement = placeStatically(*problem, by, limit, stopped);
    if (!placement)
        return placement.error();
    return &all.emplace(graph, Placed{*problem, *std::move(placement)}).first->second;
}

Result<Placement> AlonePlacements::placement(const GraphPtr& graph)
{
    auto placed = place(graph);
    return placed ? Result<Placement>((*placed)->placement) : Result<Placement>(placed.error());
}

Result<double> AlonePlacements::seconds(const GraphPtr& graph)
{
    auto placed = place(graph);
    if (!placed)
        return placed.error();
    Placed& known = **placed;
    if (known.seconds < 0)
        known.seconds = Simulator(known.problem).makespan(known.placement);
    if (!(known.seconds > 0))
        return Error{{DOPPLER_TEXT("core", "the graph {0} takes no time; slowdowns need graphs that do"),
                      {graph->name()}},
                     {},
                     {}};
    return known.seconds;
}

} // namespace doppler
