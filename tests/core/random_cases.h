// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/random_assignment.h"
#include "tests/support/random_problems.h"

namespace doppler::tests {

/// A placement on a problem.
struct Case {
    ProblemPtr problem;
    Placement placement;
};

/// Any rule, preset, mode, memory rule, noise and cost model.
inline ModelOptions randomModel(Random& random)
{
    ModelOptions model;
    model.schedule = static_cast<ChooseTask>(random.below(8));
    model.costModel = random.below(2) == 0 ? CostModel::Physical : static_cast<CostModel>(random.below(4));
    if (random.below(3) == 0)
        model.contention = static_cast<Contention>(random.below(4));
    if (random.below(3) == 0)
        model.mode = Mode::BulkSynchronous;
    if (random.below(2) == 0)
        model.memory = random.below(4) == 0 ? MemoryRule::Report : MemoryRule::Enforce;
    if (random.below(4) == 0)
        model.noise = {0.3 * static_cast<double>(random.below(3)),
                       0.5 * static_cast<double>(random.below(2))};
    model.seed = random.below(1000);
    return model;
}

/// A random order of all vertices: one that agrees with the dependencies, or any.
inline std::vector<VertexId> randomOrder(const DataflowGraph& graph, Random& random, bool topological)
{
    std::vector<std::size_t> missing;
    for (VertexId v : graph.vertices())
        missing.push_back(topological ? graph.inEdges(v).size() : 0);
    std::vector<VertexId> candidates;
    for (VertexId v : graph.vertices())
        if (missing[v] == 0)
            candidates.push_back(v);
    std::vector<VertexId> order;
    while (!candidates.empty()) {
        std::swap(candidates[random.below(candidates.size())], candidates.back());
        order.push_back(candidates.back());
        candidates.pop_back();
        if (topological)
            for (const Edge& e : graph.outEdges(order.back()))
                if (--missing[e.to] == 0)
                    candidates.push_back(e.to);
    }
    return order;
}

inline Case randomCase(std::uint64_t seed)
{
    Random random(seed);
    const ModelOptions model = randomModel(random);
    RandomShape shape;
    shape.limits = model.memory != MemoryRule::Ignore;
    shape.oddTimes = random.below(2) == 0;
    Case c{randomProblem(random, model, shape), {}};
    drawAssignment(*c.problem, random, c.placement.devices);
    if (random.below(3) > 0)
        c.placement.order =
            randomOrder(c.problem->graph(), random, c.problem->model().schedule != ChooseTask::Given);
    return c;
}

} // namespace doppler::tests
