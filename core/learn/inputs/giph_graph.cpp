// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/giph_graph.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

struct NodeColumn {
    enum : std::size_t { Compute, Rate, Seconds, Potential, OnPath };
};
struct LinkColumn {
    enum : std::size_t { Bytes, Latency, Transfer, PerByte, OnPath };
};

/// Where values lie between the least and the largest, as -1 to 1. Equal but for rounding: 0.
class Scale {
public:
    explicit Scale(std::span<const double> values)
    {
        if (values.empty())
            return;
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        constexpr double rounding = 1e-12;
        const double width = *most - *least;
        if (!(width > rounding * std::max(std::abs(*least), std::abs(*most))))
            return;
        origin = *least;
        factor = 2 / width;
        isConstant = false;
    }
    [[nodiscard]] float operator()(double value) const
    {
        return isConstant ? 0 : static_cast<float>((value - origin) * factor - 1);
    }

private:
    double origin = 0;
    double factor = 0;
    bool isConstant = true;
};

void writeColumn(std::span<const double> values, std::size_t column, Rows& out)
{
    const Scale scale(values);
    for (std::size_t i = 0; i < values.size(); ++i)
        out[i][column] = scale(values[i]);
}

/// Of every device: how many times as fast as the mean it runs all vertices.
std::vector<double> deviceRates(const Problem& problem)
{
    double mean = 0;
    std::vector<double> all(problem.deviceCount());
    for (const VertexId v : problem.graph().vertices()) {
        mean += problem.meanComputeSeconds(v);
        for (std::size_t d = 0; d < all.size(); ++d)
            all[d] += problem.computeSeconds(v, DeviceId{d});
    }
    std::vector<double> out(all.size());
    std::transform(all.begin(), all.end(), out.begin(),
                   [&](double seconds) { return seconds > 0 ? mean / seconds : 1.0; });
    return out;
}

} // namespace

GiphGraph::GiphGraph(ProblemPtr on) : problem(std::move(on)), firstNode(problem->vertexCount())
{
    findLevels();
    for (const VertexId v : order) {
        firstNode[v] = static_cast<std::uint32_t>(vertexOf.size());
        for (const DeviceId d : problem->allowedDevices(v)) {
            vertexOf.push_back(v);
            deviceOf.push_back(d);
        }
    }
    firstLink.push_back(0);
    const DataflowGraph& graph = problem->graph();
    for (const EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        const std::size_t count =
            problem->allowedDevices(edge.from).size() + problem->allowedDevices(edge.to).size() - 1;
        firstLink.push_back(firstLink.back() + static_cast<std::uint32_t>(count));
    }
}

void GiphGraph::findLevels()
{
    const DataflowGraph& graph = problem->graph();
    std::vector<std::uint32_t> level(graph.vertexCount());
    for (const VertexId v : graph.topologicalOrder())
        for (const Edge& edge : graph.outEdges(v))
            level[edge.to] = std::max(level[edge.to], level[v] + 1);
    order.assign(graph.topologicalOrder().begin(), graph.topologicalOrder().end());
    std::ranges::stable_sort(order, {}, [&](VertexId v) { return level[v]; });
    for (std::uint32_t i = 0; i < order.size(); ++i)
        if (i == 0 || level[order[i]] != level[order[i - 1]])
            levels.push_back(i);
    levels.push_back(static_cast<std::uint32_t>(order.size()));
}

std::uint32_t GiphGraph::nodeOf(VertexId v, DeviceId d) const
{
    const auto devices = problem->allowedDevices(v);
    const auto at = std::ranges::lower_bound(devices, d) - devices.begin();
    return firstNode[v] + static_cast<std::uint32_t>(at);
}

GiphReader::GiphReader(const GiphGraph& on)
    : graph(on), fixedNodes(graph.nodes(), GiphGraph::nodeFeatures),
      criticalVertex(graph.problem->vertexCount()), criticalEdge(graph.problem->graph().edgeCount())
{
    const Problem& problem = *graph.problem;
    const std::vector<double> rates = deviceRates(problem);
    for (auto& column : values)
        column.resize(graph.nodes());
    for (std::size_t n = 0; n < graph.nodes(); ++n) {
        const VertexId v = graph.vertexOf[n];
        values[0][n] = problem.meanComputeSeconds(v);
        values[1][n] = rates[graph.deviceOf[n]];
        values[2][n] = problem.computeSeconds(v, graph.deviceOf[n]);
    }
    writeColumn(values[0], NodeColumn::Compute, fixedNodes);
    writeColumn(values[1], NodeColumn::Rate, fixedNodes);
    writeColumn(values[2], NodeColumn::Seconds, fixedNodes);
    std::vector<double> bytes;
    for (const EdgeId e : problem.graph().edges())
        bytes.push_back(problem.graph().tensor(problem.graph().edge(e).tensor).bytes);
    const Scale scale(bytes); // every edge has a link
    std::ranges::transform(bytes, std::back_inserter(edgeBytes), scale);
}

void GiphReader::read(const GiphMoment& moment, GiphState& out)
{
    const Problem& problem = *graph.problem;
    if (out.pivot.empty()) {
        out.nodes = fixedNodes;
        out.links = Rows(graph.links(), GiphGraph::linkFeatures);
        out.pivot.resize(problem.vertexCount());
        out.from.resize(graph.links());
        out.to.resize(graph.links());
    }
    for (const VertexId v : problem.graph().vertices())
        out.pivot[v] = graph.nodeOf(v, moment.devices[v]);
    for (const EdgeId e : problem.graph().edges())
        connect(e, out);
    findCritical(moment.path);
    readNodes(moment, out);
    readLinks(out);
}

void GiphReader::connect(EdgeId e, GiphState& out) const
{
    const Edge& edge = graph.problem->graph().edge(e);
    const std::uint32_t source = out.pivot[edge.from];
    const std::uint32_t target = out.pivot[edge.to];
    std::size_t link = graph.linksOf(e).first;
    const auto add = [&](std::size_t from, std::size_t to) {
        out.from[link] = static_cast<std::uint32_t>(from);
        out.to[link++] = static_cast<std::uint32_t>(to);
    };
    const RowRange targets = graph.nodesOf(edge.to);
    for (std::size_t n = targets.first; n < targets.last; ++n)
        add(source, n);
    const RowRange sources = graph.nodesOf(edge.from);
    for (std::size_t n = sources.first; n < sources.last; ++n)
        if (n != source)
            add(n, target);
}

/// An edge is on the path where its end waited for what its start produced.
void GiphReader::findCritical(std::span<const PathStep> path)
{
    const DataflowGraph& of = graph.problem->graph();
    std::fill(criticalVertex.begin(), criticalVertex.end(), false);
    std::fill(criticalEdge.begin(), criticalEdge.end(), false);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const VertexId v = path[i].vertex;
        if (path[i].isTransfer)
            continue;
        criticalVertex[v] = true;
        if (i == 0 || path[i].cause != Cause::Data)
            continue;
        for (const EdgeId e : of.inEdges(v))
            if (of.edge(e).from == path[i - 1].vertex)
                criticalEdge[e] = true;
    }
}

void GiphReader::readNodes(const GiphMoment& moment, GiphState& out)
{
    const Problem& problem = *graph.problem;
    const DataflowGraph& of = problem.graph();
    std::vector<double>& potential = values[0];
    std::vector<double>& onPath = values[1];
    potential.assign(graph.nodes(), 0);
    onPath.resize(graph.nodes());
    for (std::size_t n = 0; n < graph.nodes(); ++n) {
        const VertexId v = graph.vertexOf[n];
        onPath[n] = criticalVertex[v] ? 1 : 0;
        if (n == out.pivot[v] || of.inEdges(v).empty())
            continue;
        double ready = 0;
        for (const EdgeId e : of.inEdges(v)) {
            const Edge& edge = of.edge(e);
            ready = std::max(ready, std::min(moment.times[edge.from].end, moment.longest) +
                                        problem.transferSeconds(edge.tensor, moment.devices[edge.from],
                                                                graph.deviceOf[n]));
        }
        potential[n] = ready - std::min(moment.times[v].start, moment.longest);
    }
    writeColumn(potential, NodeColumn::Potential, out.nodes);
    writeColumn(onPath, NodeColumn::OnPath, out.nodes);
}

void GiphReader::readLinks(GiphState& out)
{
    const Problem& problem = *graph.problem;
    const DataflowGraph& of = problem.graph();
    auto& [latency, transfer, perByte] = values;
    for (auto& column : values)
        column.resize(graph.links());
    const auto onPath = [&](EdgeId e) { return criticalEdge[e] ? 1.0 : 0.0; };
    std::vector<double> critical;
    for (const EdgeId e : of.edges()) {
        critical.push_back(onPath(e));
        const RowRange own = graph.linksOf(e);
        for (std::size_t link = own.first; link < own.last; ++link) {
            const DeviceId from = graph.deviceOf[out.from[link]];
            const DeviceId to = graph.deviceOf[out.to[link]];
            const Problem::LinkCost cost = from == to ? Problem::LinkCost{} : problem.linkCost(from, to);
            latency[link] = cost.latency;
            transfer[link] = problem.transferSeconds(of.edge(e).tensor, from, to);
            perByte[link] = cost.secondsPerByte;
        }
    }
    const Scale scale(critical);
    for (const EdgeId e : of.edges()) {
        const RowRange own = graph.linksOf(e);
        for (std::size_t link = own.first; link < own.last; ++link) {
            out.links[link][LinkColumn::Bytes] = edgeBytes[e];
            out.links[link][LinkColumn::OnPath] = scale(critical[e]);
        }
    }
    writeColumn(latency, LinkColumn::Latency, out.links);
    writeColumn(transfer, LinkColumn::Transfer, out.links);
    writeColumn(perByte, LinkColumn::PerByte, out.links);
}

} // namespace doppler
