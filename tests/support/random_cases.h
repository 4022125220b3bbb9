// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/random_assignment.h"
#include "core/sim/analysis.h"
#include "tests/support/case.h"
#include "tests/support/random_problems.h"

#include <cmath>

namespace doppler::tests {

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

/// The topology with some devices cut to about what a run on them held, so that memory is short.
inline TopologyPtr withLittleMemory(const Topology& topology, std::span<const double> peaks, Random& random)
{
    TopologyParts parts;
    parts.name = topology.name();
    parts.contention = topology.contention();
    parts.channels.assign(topology.channels().begin(), topology.channels().end());
    for (DeviceId d : topology.devices()) {
        parts.devices.push_back(topology.device(d));
        if (random.below(3) > 0)
            parts.devices.back().memoryBytes =
                std::max(1.0, std::ceil(peaks[d] * (0.8 + 0.2 * random.uniform())));
        for (DeviceId to : topology.devices())
            parts.links.push_back(topology.link(d, to));
    }
    return Topology::create(std::move(parts)).value();
}

inline Case randomCase(std::uint64_t seed)
{
    Random random(seed);
    const ModelOptions model = randomModel(random);
    RandomShape shape;
    shape.persistent = model.memory != MemoryRule::Ignore;
    shape.held = shape.persistent;
    shape.oddTimes = random.below(2) == 0;
    Case c{randomProblem(random, model, shape), {}};
    drawAssignment(*c.problem, random, c.placement.devices);
    if (random.below(3) > 0)
        c.placement.order =
            randomOrder(c.problem->graph(), random, c.problem->model().schedule != ChooseTask::Given);
    if (model.memory == MemoryRule::Ignore)
        return c;
    ModelOptions unlimited = model;
    unlimited.memory = MemoryRule::Ignore;
    const ProblemPtr free = c.problem->withModel(unlimited).value();
    const auto peaks = peakMemory(*free, Simulator(free).run(c.placement));
    c.problem =
        Problem::create(c.problem->graphPtr(), withLittleMemory(c.problem->topology(), peaks, random), model)
            .value();
    return c;
}

} // namespace doppler::tests
