// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/locks.h"

#include "core/base/excerpt.h"
#include "core/graph/edge_specs.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Error fault(VertexId v, Message message)
{
    return {std::move(message), {}, fmt::format("vertices[{}]", v.value)};
}

Error cannotLock(const Problem& problem, const Lock& lock)
{
    return fault(lock.vertex,
                 {DOPPLER_TEXT("core", "{0} cannot be locked on {1}: the vertex, or one colocated with it, "
                                       "is not allowed there or is locked elsewhere"),
                  {excerpt(problem.graph().label(lock.vertex)),
                   excerpt(problem.topology().device(lock.device).name)}});
}

/// By vertex: where it is locked, or what it is colocated with is; no device: nowhere.
Result<std::vector<DeviceId>> lockedDevices(const Problem& problem, const Locks& locks)
{
    std::vector<DeviceId> devices(problem.vertexCount());
    for (const Lock& lock : locks) {
        if (lock.vertex >= problem.vertexCount() || lock.device >= problem.deviceCount())
            return fault(
                lock.vertex,
                {DOPPLER_TEXT("core", "a lock refers to vertex {0} or device {1}, which does not exist"),
                 {std::to_string(lock.vertex.value), std::to_string(lock.device.value)}});
        const DeviceId before = devices[lock.vertex];
        if (!problem.allowed(lock.vertex, lock.device) || (before.valid() && before != lock.device))
            return cannotLock(problem, lock);
        for (const VertexId member : problem.movesTogether(lock.vertex))
            devices[member] = lock.device;
    }
    return devices;
}

} // namespace

Result<ProblemPtr> withLocks(const Problem& problem, const Locks& locks)
{
    if (locks.empty())
        return problem.shared_from_this();
    const auto devices = lockedDevices(problem, locks);
    if (!devices)
        return devices.error();
    const DataflowGraph& graph = problem.graph();
    GraphBuilder builder(graph.name());
    builder.reserve(graph.vertexCount(), graph.edgeCount());
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        if (const DeviceId device = (*devices)[v]; device.valid())
            vertex.allow = {problem.topology().device(device).name};
        builder.addVertex(std::move(vertex));
    }
    addEdgesOf(graph, builder);
    builder.setMemory(graph.memory());
    builder.setOrigin(graph.origin());
    auto copy = builder.build();
    if (!copy)
        return copy.error();
    auto locked = Problem::create(*std::move(copy), problem.topologyPtr(), problem.model());
    if (!locked)
        return locked;
    // A device whose name is the kind of others too can't be meant alone.
    for (const Lock& lock : locks)
        if ((*locked)->allowedDevices(lock.vertex).size() > 1)
            return cannotLock(problem, lock);
    return locked;
}

} // namespace doppler
