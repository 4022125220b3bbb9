// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_work.h"

#include "tests/sim/plain/plain_random.h"
#include "tests/support/run_memory.h"

#include <algorithm>

namespace doppler::tests {

namespace {

constexpr double pauseAfterKernel = 5.7e-6;
constexpr double pauseAfterTransfer = 25e-6;
constexpr double sendOperations = 10;

} // namespace

std::vector<std::size_t> depths(const DataflowGraph& graph)
{
    std::vector<std::size_t> out(graph.vertexCount(), 0);
    for (VertexId v : graph.topologicalOrder())
        for (const Edge& e : graph.outEdges(v))
            out[e.to] = std::max(out[e.to], out[v] + 1);
    return out;
}

World::World(const Problem& p, const Placement& placed)
    : problem(p), placement(placed), levelOf(depths(p.graph()))
{
    const bool placeto = p.model().costModel == CostModel::Placeto;
    for (VertexId v : graph().vertices()) {
        Work exec;
        exec.vertex = v;
        exec.device = deviceOf(v);
        exec.level = levelOf[v];
        exec.seconds = p.computeSeconds(v, exec.device) * plainComputeNoise(p.model(), v);
        exec.pause = placeto && exec.seconds > 0 ? pauseAfterKernel : 0;
        exec.bytes = allocatedBytes(graph(), v);
        works.push_back(exec);
    }
    for (VertexId v : graph().vertices())
        addTransfers(v);
    for (Work& x : works)
        if (x.kind == Work::Kind::Transfer) {
            x.seconds =
                p.transferSeconds(x.tensor, x.device, x.to) * plainTransferNoise(p.model(), x.tensor, x.to);
            x.pause = placeto ? pauseAfterTransfer : 0;
            x.bytes = graph().tensor(x.tensor).bytes;
        }
}

void World::addTransfers(VertexId v)
{
    const auto edges = graph().outEdges(v);
    for (std::size_t rank = 0; rank < edges.size(); ++rank) {
        const Edge& e = edges[rank];
        const DeviceId to = deviceOf(e.to);
        if (to == deviceOf(v))
            continue;
        Work x;
        x.vertex = v;
        x.device = deviceOf(v);
        x.to = to;
        x.tensor = e.tensor;
        x.edgeRank = rank;
        x.level = levelOf[e.to];
        x.seconds = sendOperations / problem.topology().device(x.device).flopsPerSecond;
        for (Work::Kind kind : {Work::Kind::Send, Work::Kind::Transfer}) {
            if (kind == Work::Kind::Send && problem.model().costModel != CostModel::Mayer)
                continue;
            x.kind = kind;
            const auto [at, isNew] = indexOf.try_emplace({kind, {x.tensor.value, to.value}}, works.size());
            if (isNew)
                works.push_back(x);
            else
                works[at->second].level = std::min(works[at->second].level, x.level);
        }
    }
}

bool World::hasArrived(const Edge& e) const
{
    const DeviceId here = deviceOf(e.to);
    return deviceOf(e.from) == here ? exec(e.from).done : of(Work::Kind::Transfer, e.tensor, here).done;
}

void World::takeIn(double now)
{
    for (Work& x : works)
        if (x.started()) {
            x.done = x.end <= now;
            x.released = x.done && x.end + x.pause <= now;
        }
    for (Work& x : works) {
        if (x.ready != never)
            continue;
        const auto inputs = graph().inEdges(x.vertex);
        const bool ready = x.isExec() ? std::all_of(inputs.begin(), inputs.end(),
                                                    [&](EdgeId e) { return hasArrived(graph().edge(e)); })
                                      : exec(x.vertex).done;
        if (ready)
            x.ready = now;
    }
}

void World::start(Work& work, double now) const
{
    work.start = now;
    work.end = now + work.seconds;
}

double World::nextEvent() const
{
    double next = never;
    for (const Work& x : works)
        if (x.started() && !x.released)
            next = std::min(next, x.done ? x.end + x.pause : x.end);
    return next;
}

} // namespace doppler::tests
