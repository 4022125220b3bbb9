// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/stream_loads.h"

#include <algorithm>
#include <limits>

namespace doppler {

StreamLoads::StreamLoads(const Problem& p, const Assignment& assignment)
    : problem(p), devices(assignment), deviceLoad(p.deviceCount(), 0), channelLoad(p.channels().size(), 0),
      readers(p.graph().tensorCount() * p.deviceCount(), 0)
{
    const DataflowGraph& graph = problem.graph();
    for (const EdgeId e : graph.edges())
        ++readers[graph.edge(e).tensor * problem.deviceCount() + devices[graph.edge(e).to]];
    for (const VertexId v : graph.vertices()) {
        addCompute(v, devices[v], 1);
        countOutputs(v, 1);
    }
}

void StreamLoads::addCompute(VertexId v, DeviceId d, double sign)
{
    const double seconds = problem.computeSeconds(v, d);
    deviceLoad[d] +=
        sign * (seconds + problem.pauseAfterCompute(seconds)) / problem.topology().device(d).slotCount;
}

void StreamLoads::addTransfer(TensorId t, DeviceId from, DeviceId to, double sign)
{
    const double seconds = problem.transferSeconds(t, from, to) + problem.pauseAfterTransfer();
    for (const ChannelId c : problem.route(from, to))
        channelLoad[c] += sign * seconds / problem.channels()[c].capacity;
    deviceLoad[from] += sign * problem.sendSeconds(from) / problem.topology().device(from).slotCount;
}

void StreamLoads::countOutputs(VertexId v, double sign)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t count = problem.deviceCount();
    std::vector<std::uint32_t> done; // Several edges may carry one tensor.
    for (const Edge& edge : graph.outEdges(v)) {
        if (std::ranges::find(done, edge.tensor.value) != done.end())
            continue;
        done.push_back(edge.tensor.value);
        for (const DeviceId d : problem.topology().devices())
            if (d != devices[v] && readers[edge.tensor * count + d] > 0)
                addTransfer(edge.tensor, devices[v], d, sign);
    }
}

void StreamLoads::countInputs(VertexId v, int by)
{
    const DataflowGraph& graph = problem.graph();
    const DeviceId here = devices[v];
    for (const EdgeId e : graph.inEdges(v)) {
        const Edge& edge = graph.edge(e);
        std::uint32_t& users = readers[edge.tensor * problem.deviceCount() + here];
        const std::uint32_t before = users;
        users = by > 0 ? users + 1 : users - 1;
        const DeviceId source = devices[edge.from];
        if (source != here && (before == 0 || users == 0))
            addTransfer(edge.tensor, source, here, by);
    }
}

void StreamLoads::moveOne(VertexId v, DeviceId to)
{
    countInputs(v, -1);
    countOutputs(v, -1);
    addCompute(v, devices[v], -1);
    devices[v] = to;
    addCompute(v, to, 1);
    countOutputs(v, 1);
    countInputs(v, 1);
}

void StreamLoads::move(VertexId v, DeviceId to)
{
    for (const VertexId one : problem.movesTogether(v))
        if (devices[one] != to)
            moveOne(one, to);
}

double StreamLoads::largest() const
{
    double most = 0;
    for (const double load : deviceLoad)
        most = std::max(most, load);
    for (const double load : channelLoad)
        most = std::max(most, load);
    return most;
}

double StreamLoads::squares() const
{
    double sum = 0;
    for (const double load : deviceLoad)
        sum += load * load;
    for (const double load : channelLoad)
        sum += load * load;
    return sum;
}

double streamPeriod(const Problem& problem, const Assignment& assignment)
{
    return StreamLoads(problem, assignment).largest();
}

double streamPeriodBound(const Problem& problem)
{
    double most = 0;
    double all = 0;
    double slots = 0;
    for (const DeviceId d : problem.topology().devices())
        slots += problem.topology().device(d).slotCount;
    for (const VertexId v : problem.graph().vertices()) {
        double least = std::numeric_limits<double>::infinity();   // On all slots of a device.
        double seconds = std::numeric_limits<double>::infinity(); // On one slot.
        for (const DeviceId d : problem.allowedDevices(v)) {
            const double one =
                problem.computeSeconds(v, d) + problem.pauseAfterCompute(problem.computeSeconds(v, d));
            seconds = std::min(seconds, one);
            least = std::min(least, one / problem.topology().device(d).slotCount);
        }
        most = std::max(most, least);
        all += seconds;
    }
    return std::max(most, all / slots);
}

} // namespace doppler
