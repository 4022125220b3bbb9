// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/fetch_run.h"

#include "core/sim/planned_run.h"

#include <algorithm>

namespace doppler {

bool channelsAreFree(const Problem& problem)
{
    if (problem.channels().empty())
        return true;
    const auto devices = problem.topology().devices();
    for (TensorId t : problem.graph().tensors()) {
        if (problem.meanTransferSeconds(t) <= 0)
            continue;
        for (DeviceId from : devices)
            for (DeviceId to : devices)
                if (problem.transferSeconds(t, from, to) > 0 && !problem.route(from, to).empty())
                    return false;
    }
    return true;
}

FetchRun::FetchRun(const Problem& p)
    : problem(p), free(channelsAreFree(p)), clocks(p), starts(p.vertexCount()), ends(p.vertexCount())
{
    if (!free)
        arrivals.resize(p.graph().tensorCount() * p.deviceCount());
}

double FetchRun::fetch(EdgeId edge, DeviceId to, std::span<const DeviceId> devices)
{
    const Edge& e = problem.graph().edge(edge);
    const DeviceId from = devices[e.from];
    const double seconds = problem.transferSeconds(e.tensor, from, to);
    if (free)
        return ends[e.from] + seconds;
    double& arrival = arrivals[e.tensor * problem.deviceCount() + to];
    if (arrival < 0) {
        const double start = clocks.startTransfer(from, to, ends[e.from], seconds);
        fetches.push_back({start, edge});
        arrival = start + seconds;
    }
    return arrival;
}

double FetchRun::run(std::span<const VertexId> order, std::span<const DeviceId> devices)
{
    clocks.clear();
    fetches.clear();
    std::fill(arrivals.begin(), arrivals.end(), -1.0);
    double last = 0;
    for (VertexId v : order) {
        const DeviceId d = devices[v];
        double ready = 0;
        inputs.clear();
        for (EdgeId id : problem.graph().inEdges(v)) {
            const VertexId u = problem.graph().edge(id).from;
            if (devices[u] == d)
                ready = std::max(ready, ends[u]);
            else
                inputs.emplace_back(ends[u], id);
        }
        if (!free)
            std::sort(inputs.begin(), inputs.end());
        for (const auto& [time, id] : inputs)
            ready = std::max(ready, fetch(id, d, devices));
        const double seconds = problem.computeSeconds(v, d);
        starts[v] = clocks.startTask(d, ready, seconds);
        ends[v] = starts[v] + seconds;
        last = std::max(last, ends[v]);
    }
    return last;
}

Placement FetchRun::plan(std::span<const VertexId> order, std::span<const DeviceId> devices) const
{
    Placement out{{devices.begin(), devices.end()}, {order.begin(), order.end()}};
    std::stable_sort(out.order.begin(), out.order.end(),
                     [&](VertexId a, VertexId b) { return starts[a] < starts[b]; });
    std::vector<Fetch> sorted = fetches;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Fetch& a, const Fetch& b) { return a.start < b.start; });
    const std::vector<EdgeId> first = firstEdges(problem.graph(), devices);
    for (const Fetch& f : sorted)
        out.transfers.push_back(first[f.edge]);
    return out;
}

} // namespace doppler
