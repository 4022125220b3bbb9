// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/neighbourhood.h"

namespace doppler {

Neighbourhood::Neighbourhood(const Problem& p) : problem(p)
{
    for (VertexId v : p.graph().vertices())
        if (movable(v))
            vertices.push_back(v);
}

DeviceId Neighbourhood::drawOtherDevice(Random& random, VertexId v, DeviceId here) const
{
    const auto allowed = problem.allowedDevices(v);
    const DeviceId d = allowed[random.below(allowed.size() - 1)];
    return d == here ? allowed.back() : d;
}

VertexId Neighbourhood::drawNeighbour(Random& random, VertexId v) const
{
    const DataflowGraph& graph = problem.graph();
    const auto in = graph.inEdges(v);
    const auto out = graph.outEdges(v);
    if (in.empty() && out.empty())
        return {};
    const std::size_t i = random.below(in.size() + out.size());
    return i < in.size() ? graph.edge(in[i]).from : out[i - in.size()].to;
}

void Neighbourhood::movableOn(std::span<const PathStep> path, std::vector<VertexId>& out) const
{
    out.clear();
    for (const PathStep& step : path)
        if (movable(step.vertex) && (out.empty() || out.back() != step.vertex))
            out.push_back(step.vertex);
}

} // namespace doppler
