// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/catalog/builtin_topologies.h"
#include "core/exec/kernel_module.h"
#include "core/problem/transfer_plan.h"

#include <functional>

namespace doppler::tests {

inline ProblemPtr problemOf(const GraphPtr& graph)
{
    return Problem::create(graph, builtinTopology("4xP100").value()).value();
}

/// A device for every vertex among the first `devices`.
inline Placement randomPlacement(const DataflowGraph& graph, std::size_t devices, Random& random)
{
    Placement placement;
    for (std::size_t v = 0; v < graph.vertexCount(); ++v)
        placement.devices.emplace_back(random.below(devices));
    return placement;
}

inline TransferPlan planOf(const DataflowGraph& graph, const Placement& placement)
{
    TransferPlan plan(graph, 4);
    plan.make(placement.devices, std::vector<std::uint32_t>(graph.vertexCount(), 0));
    return plan;
}

using CopyFunction = std::function<Result<void>(ComputedValues& values, std::uint32_t transfer)>;

inline Result<void> plainCopy(ComputedValues& values, std::uint32_t transfer)
{
    return values.copy(transfer, 0);
}

/// Runs all vertices in topological order, and the transfers of each right after it.
inline Result<void> runAll(const DataflowGraph& graph, const TransferPlan& plan, ComputedValues& values,
                           const CopyFunction& copy = plainCopy)
{
    for (const VertexId v : graph.topologicalOrder()) {
        if (const auto done = values.compute(v); !done)
            return done;
        for (std::uint32_t t = 0; t < plan.transfers().size(); ++t)
            if (plan.transfers()[t].source == v)
                if (const auto done = copy(values, t); !done)
                    return done;
    }
    return {};
}

/// The check of one execution.
inline Result<ExecutionCheck> executed(Computation& computation, const DataflowGraph& graph,
                                       const Placement& placement, const CopyFunction& copy = plainCopy)
{
    const TransferPlan plan = planOf(graph, placement);
    auto values = computation.begin(placement, {});
    if (!values)
        return values.error();
    if (const auto done = runAll(graph, plan, **values, copy); !done)
        return done.error();
    return computation.check(**values, true, {});
}

inline std::unique_ptr<Computation> computationOf(const ProblemPtr& problem, std::uint64_t seed = 1)
{
    return std::move(*(*kernelModule())->computation({problem, seed, false}));
}

} // namespace doppler::tests
