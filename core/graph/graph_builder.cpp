// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"

#include "core/base/excerpt.h"
#include "core/base/fingerprint.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <queue>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

Error fault(std::string place, Message message) { return {std::move(message), {}, std::move(place)}; }

bool isQuantity(double value) { return std::isfinite(value) && value >= 0; }

std::string vertexPlace(std::size_t i) { return fmt::format("vertices[{}]", i); }
std::string edgePlace(std::size_t i) { return fmt::format("edges[{}]", i); }

Message notAQuantity(const char* field, double value)
{
    return {DOPPLER_TEXT("core", "{0} is {1}, expected a finite number of at least 0"),
            {field, fmt::format("{}", value)}};
}

/// The vertices of one cycle among those with unmet inputs, by walking backwards until one repeats.
std::vector<VertexId> findCycle(const DataflowGraph& graph, const std::vector<std::uint32_t>& missing)
{
    std::vector<std::uint32_t> seenAt(graph.vertexCount(), 0);
    std::vector<VertexId> walk;
    VertexId v;
    for (VertexId u : graph.vertices())
        if (missing[u] > 0) {
            v = u;
            break;
        }
    while (seenAt[v] == 0) {
        walk.push_back(v);
        seenAt[v] = static_cast<std::uint32_t>(walk.size());
        for (EdgeId e : graph.inEdges(v))
            if (missing[graph.edge(e).from] > 0) {
                v = graph.edge(e).from;
                break;
            }
    }
    std::vector<VertexId> cycle(walk.begin() + seenAt[v] - 1, walk.end());
    std::reverse(cycle.begin(), cycle.end());
    return cycle;
}

std::string nameCycle(const DataflowGraph& graph, const std::vector<VertexId>& cycle)
{
    constexpr std::size_t most = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(cycle.size(), most); ++i)
        names += excerpt(graph.label(cycle[i])) + " -> ";
    if (cycle.size() > most)
        names += fmt::format("... ({} more) -> ", cycle.size() - most);
    return names + excerpt(graph.label(cycle.front()));
}

std::uint64_t fingerprintOf(const DataflowGraph& graph)
{
    Fingerprint print;
    print.add(graph.vertexCount());
    for (VertexId v : graph.vertices()) {
        const Vertex& x = graph.vertex(v);
        print.add(x.flops.value_or(-1));
        print.add(x.persistentBytes);
        print.add(x.outputBytes);
        for (const MeasuredSeconds& m : x.seconds) {
            print.add(m.kind);
            print.add(m.seconds);
        }
        print.add(x.colocate);
        for (const std::string& a : x.allow)
            print.add(a);
    }
    for (EdgeId e : graph.edges()) {
        const Edge& x = graph.edge(e);
        print.add(x.from.value);
        print.add(x.to.value);
        print.add(x.tensor.value);
    }
    for (TensorId t : graph.tensors()) {
        print.add(graph.tensor(t).bytes);
        print.add(graph.tensor(t).seconds.value_or(-1));
    }
    return print.value();
}

} // namespace

void GraphBuilder::reserve(std::size_t vertices, std::size_t edges)
{
    vertexList.reserve(vertices);
    edgeList.reserve(edges);
}

VertexId GraphBuilder::addVertex(Vertex vertex)
{
    // Half as much again, not twice: what a file of many small vertices takes stays within its bound.
    if (vertexList.size() == vertexList.capacity())
        vertexList.reserve(vertexList.size() + vertexList.size() / 2 + 8);
    vertexList.push_back(std::move(vertex));
    return VertexId{vertexList.size() - 1};
}

void GraphBuilder::addEdge(EdgeSpec edge) { edgeList.push_back(std::move(edge)); }

std::optional<Error> GraphBuilder::checkNumbers() const
{
    for (std::size_t i = 0; i < vertexList.size(); ++i) {
        const Vertex& v = vertexList[i];
        if (v.flops && !isQuantity(*v.flops))
            return fault(vertexPlace(i), notAQuantity("flops", *v.flops));
        if (!isQuantity(v.outputBytes))
            return fault(vertexPlace(i), notAQuantity("output_bytes", v.outputBytes));
        if (!isQuantity(v.persistentBytes))
            return fault(vertexPlace(i), notAQuantity("persistent_bytes", v.persistentBytes));
        for (const MeasuredSeconds& m : v.seconds)
            if (!isQuantity(m.seconds))
                return fault(vertexPlace(i), notAQuantity("seconds", m.seconds));
    }
    for (std::size_t i = 0; i < edgeList.size(); ++i) {
        const EdgeSpec& e = edgeList[i];
        for (std::uint32_t end : {e.from, e.to})
            if (end >= vertexList.size())
                return fault(edgePlace(i),
                             {DOPPLER_TEXT("core", "vertex {0} does not exist, expected an id from 0 to {1}"),
                              {std::to_string(end), std::to_string(vertexList.size() - 1)}});
        if (e.from == e.to)
            return fault(edgePlace(i),
                         {DOPPLER_TEXT("core", "vertex {0} depends on itself"), {std::to_string(e.from)}});
        if (e.bytes && !isQuantity(*e.bytes))
            return fault(edgePlace(i), notAQuantity("bytes", *e.bytes));
        if (e.seconds && !isQuantity(*e.seconds))
            return fault(edgePlace(i), notAQuantity("seconds", *e.seconds));
    }
    return std::nullopt;
}

std::optional<Error> GraphBuilder::makeEdges(DataflowGraph& graph)
{
    const std::size_t n = graph.vertexList.size();
    graph.outStart.assign(n + 1, 0);
    for (const EdgeSpec& e : edgeList)
        ++graph.outStart[e.from + 1];
    for (std::size_t v = 0; v < n; ++v)
        graph.outStart[v + 1] += graph.outStart[v];

    // A stable counting sort by source keeps the file's order among the edges of one vertex.
    std::vector<std::uint32_t> fileIndex(edgeList.size());
    std::vector<std::uint32_t> next(graph.outStart.begin(), graph.outStart.end() - 1);
    for (std::uint32_t i = 0; i < edgeList.size(); ++i)
        fileIndex[next[edgeList[i].from]++] = i;

    graph.edgeList.resize(edgeList.size());
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        targets; // (to, tensor) of one source, to find repeats
    std::unordered_map<std::string, TensorId> named;
    for (VertexId v : graph.vertices()) {
        TensorId plain;
        named.clear();
        targets.clear();
        for (std::uint32_t k = graph.outStart[v]; k < graph.outStart[v + 1]; ++k) {
            const EdgeSpec& spec = edgeList[fileIndex[k]];
            const bool own = spec.bytes || spec.seconds || !spec.tensor.empty();
            const Tensor wanted{v, spec.bytes.value_or(graph.vertexList[v].outputBytes), spec.seconds,
                                spec.tensor};
            TensorId t = plain;
            if (own) {
                t = TensorId{};
                if (!spec.tensor.empty())
                    if (auto found = named.find(spec.tensor); found != named.end())
                        t = found->second;
            }
            if (!t.valid()) {
                t = TensorId{graph.tensorList.size()};
                graph.tensorList.push_back(wanted);
                if (!own)
                    plain = t;
                else if (!spec.tensor.empty())
                    named.emplace(spec.tensor, t);
            } else if (own) {
                const Tensor& have = graph.tensorList[t];
                if (have.bytes != wanted.bytes || have.seconds != wanted.seconds)
                    return fault(
                        edgePlace(fileIndex[k]),
                        {DOPPLER_TEXT("core", "tensor \"{0}\" of vertex {1} has other bytes or seconds on an "
                                              "earlier edge, expected the same"),
                         {excerpt(spec.tensor), std::to_string(v.value)}});
            }
            graph.edgeList[k] = {v, VertexId{spec.to}, t};
            targets.emplace_back(spec.to, k);
        }
        std::sort(targets.begin(), targets.end());
        for (std::size_t i = 1; i < targets.size(); ++i)
            if (targets[i].first == targets[i - 1].first &&
                graph.edgeList[targets[i].second].tensor == graph.edgeList[targets[i - 1].second].tensor)
                return fault(edgePlace(fileIndex[targets[i].second]),
                             {DOPPLER_TEXT("core", "the edge from {0} to {1} stands twice"),
                              {std::to_string(v.value), std::to_string(targets[i].first)}});
    }

    graph.inStart.assign(n + 1, 0);
    for (const Edge& e : graph.edgeList)
        ++graph.inStart[e.to + 1];
    for (std::size_t v = 0; v < n; ++v)
        graph.inStart[v + 1] += graph.inStart[v];
    graph.inList.resize(graph.edgeList.size());
    next.assign(graph.inStart.begin(), graph.inStart.end() - 1);
    for (EdgeId e : graph.edges())
        graph.inList[next[graph.edgeList[e].to]++] = e;
    return std::nullopt;
}

std::optional<Error> GraphBuilder::sortTopologically(DataflowGraph& graph)
{
    std::vector<std::uint32_t> missing(graph.vertexCount());
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
    for (VertexId v : graph.vertices()) {
        missing[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
        if (missing[v] == 0)
            ready.push(v);
    }
    graph.order.reserve(graph.vertexCount());
    while (!ready.empty()) {
        const VertexId v{ready.top()};
        ready.pop();
        graph.order.push_back(v);
        for (const Edge& e : graph.outEdges(v))
            if (--missing[e.to] == 0)
                ready.push(e.to);
    }
    if (graph.order.size() == graph.vertexCount())
        return std::nullopt;
    const std::vector<VertexId> cycle = findCycle(graph, missing);
    return fault(vertexPlace(cycle.front()),
                 {DOPPLER_TEXT("core", "the graph has a cycle: {0}"), {nameCycle(graph, cycle)}});
}

Result<GraphPtr> GraphBuilder::build()
{
    if (vertexList.empty())
        return fault("vertices", {DOPPLER_TEXT("core", "the graph has no vertices, expected at least one")});
    if (auto error = checkNumbers())
        return *std::move(error);
    std::shared_ptr<DataflowGraph> graph(new DataflowGraph);
    graph->graphName = std::move(graphName);
    graph->vertexList = std::move(vertexList);
    graph->noteList = std::move(notes);
    if (auto error = makeEdges(*graph))
        return *std::move(error);
    edgeList.clear();
    if (auto error = sortTopologically(*graph))
        return *std::move(error);

    std::map<std::string, std::vector<VertexId>> groups;
    for (VertexId v : graph->vertices())
        if (const std::string& key = graph->vertex(v).colocate; !key.empty())
            groups[key].push_back(v);
    for (auto& [key, members] : groups)
        if (members.size() > 1)
            graph->colocations.push_back(std::move(members));
    std::sort(graph->colocations.begin(), graph->colocations.end(),
              [](const auto& a, const auto& b) { return a.front() < b.front(); });
    graph->hash = fingerprintOf(*graph);
    return GraphPtr(std::move(graph));
}

} // namespace doppler
