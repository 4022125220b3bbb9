// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/problem/problem.h"

#include <map>
#include <stop_token>

namespace doppler {

/// The model without noise, under which placers plan.
ModelOptions withoutNoise(ModelOptions model);

/// Places the problem with the budget and the model's seed. Refuses an invalid placement, and returns an
/// error after a stop request.
Result<Placement> placeStatically(const ProblemPtr& problem, const ChosenPlacer& placer, const Budget& budget,
                                  const std::stop_token& stop);

/// What one placer does with graphs that are alone on the devices. Each graph is placed once. Not
/// thread-safe.
class AlonePlacements {
public:
    AlonePlacements(TopologyPtr devices, const ModelOptions& model, ChosenPlacer placer, Budget budget,
                    std::stop_token stop);

    Result<Placement> placement(const GraphPtr& graph);
    /// The makespan without noise, in seconds. Refuses a graph that takes no time.
    Result<double> seconds(const GraphPtr& graph);

private:
    struct Placed {
        ProblemPtr problem;
        Placement placement;
        double seconds = -1; ///< Negative: not simulated yet.
    };
    Result<Placed*> place(const GraphPtr& graph);

    TopologyPtr topology;
    ModelOptions quiet;
    ChosenPlacer by;
    Budget limit;
    std::stop_token stopped;
    std::map<GraphPtr, Placed> all;
};

} // namespace doppler
