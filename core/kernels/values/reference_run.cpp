// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/reference_run.h"

#include "core/exec/engine.h"
#include "core/kernels/values/memory_plan.h"
#include "core/kernels/values/value_store.h"

namespace doppler {

ReferenceRun::ReferenceRun(ProblemPtr p, std::shared_ptr<GraphKernels> k)
    : problem(std::move(p)), kernels(std::move(k))
{
}

ReferenceRun::~ReferenceRun() = default;

Result<void> ReferenceRun::runSequence(const std::stop_token& stop)
{
    const DataflowGraph& graph = problem->graph();
    auto plan = std::make_shared<TransferPlan>(graph, 1);
    const std::vector<DeviceId> devices(graph.vertexCount(), DeviceId{0});
    plan->make(devices, std::vector<std::uint32_t>(graph.vertexCount(), 0));
    ValueStore values({problem, kernels, plan, devices, {std::make_shared<Arena>()}, keptOutputs(graph), {}});
    std::vector<bool> found(graph.vertexCount());
    for (const VertexId v : graph.topologicalOrder()) {
        if (stop.stop_requested())
            return executionStopped();
        if (const auto done = values.compute(v); !done)
            return done;
        found[v] = hasNan(values.outputs(v), true);
    }
    sequential.emplace();
    for (const VertexId v : graph.topologicalOrder())
        if (!values.outputs(v).empty())
            sequential->push_back({v, values.outputs(v)});
    nan = std::move(found);
    return {};
}

Result<const ReferenceRun::Results*> ReferenceRun::get(const std::stop_token& stop)
{
    const std::lock_guard lock(mutex);
    if (!results) {
        if (!sequential)
            if (const auto done = runSequence(stop); !done)
                return done.error();
        auto uncut = kernels->expected(stop);
        if (!uncut)
            return uncut.error();
        results.emplace(Results{*sequential, std::move(*uncut)});
    }
    return &*results;
}

bool ReferenceRun::writesNan(VertexId v)
{
    const std::lock_guard lock(mutex);
    if (!sequential && !runSequence({}))
        return false;
    return nan[v];
}

} // namespace doppler
