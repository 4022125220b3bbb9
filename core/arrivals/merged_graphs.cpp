// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/merged_graphs.h"

#include "core/graph/edge_specs.h"

#include <algorithm>
#include <string_view>

namespace doppler {

namespace {

void addVertices(const ArrivingGraph& from, GraphBuilder& builder)
{
    const DataflowGraph& graph = *from.graph;
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        vertex.name = from.name + '/' + graph.label(v);
        vertex.group = vertex.group.empty() ? from.name : from.name + '/' + vertex.group;
        if (!vertex.colocate.empty())
            vertex.colocate = from.name + '/' + vertex.colocate;
        builder.addVertex(std::move(vertex));
    }
}

void addEdges(const DataflowGraph& graph, std::uint32_t first, GraphBuilder& builder)
{
    for (const VertexId v : graph.vertices()) {
        const TensorId plain = plainTensorOf(graph, v);
        for (const Edge& edge : graph.outEdges(v)) {
            EdgeSpec spec = specOf(graph, edge, plain);
            spec.from += first;
            spec.to += first;
            builder.addEdge(std::move(spec));
        }
    }
}

void addHeld(std::span<const HeldValue> values, const ArrivingGraph& from, std::uint32_t first,
             std::vector<HeldValue>& out)
{
    for (HeldValue value : values) {
        value.name = from.name + '/' + value.name;
        for (VertexId& user : value.users)
            user = VertexId{user.value + first};
        out.push_back(std::move(value));
    }
}

/// Whether the text matches a pattern in which * stands for any text.
bool matches(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0;
    std::size_t t = 0;
    std::size_t star = std::string_view::npos; // the last * so far, and where the text continues behind it
    std::size_t behind = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            behind = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++behind;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

} // namespace

Result<std::vector<bool>> verticesNamed(const DataflowGraph& graph, std::string_view patterns)
{
    std::vector<bool> out(graph.vertexCount(), false);
    while (!patterns.empty()) {
        const std::size_t comma = std::min(patterns.find(','), patterns.size());
        const std::string_view pattern = trimmed(patterns.substr(0, comma));
        patterns.remove_prefix(std::min(comma + 1, patterns.size()));
        if (pattern.empty())
            continue;
        bool any = false;
        for (const VertexId v : graph.vertices())
            if (matches(pattern, graph.label(v)))
                any = out[v] = true;
        if (!any)
            return Error{
                {DOPPLER_TEXT("core", "no vertex of the graph {0} matches \"{1}\"; expected labels of "
                                      "vertices, in which * stands for any text"),
                 {graph.name(), pattern}},
                {},
                {}};
    }
    return out;
}

Result<MergedGraphs> mergeGraphs(std::span<const ArrivingGraph> graphs, const std::string& name)
{
    std::size_t vertices = 0;
    std::size_t edges = 0;
    for (const ArrivingGraph& from : graphs) {
        vertices += from.graph->vertexCount();
        edges += from.graph->edgeCount();
    }
    if (vertices > mostMergedVertices)
        return Error{{DOPPLER_TEXT("core", "the graphs have {0} vertices together, expected at most {1}; use "
                                           "fewer or smaller graphs"),
                      {std::to_string(vertices), std::to_string(mostMergedVertices)}},
                     {},
                     {}};
    if (edges > mostMergedEdges)
        return Error{{DOPPLER_TEXT("core", "the graphs have {0} edges together, expected at most {1}; use "
                                           "fewer or smaller graphs"),
                      {std::to_string(edges), std::to_string(mostMergedEdges)}},
                     {},
                     {}};
    GraphBuilder builder(name);
    builder.reserve(vertices, edges);
    MergedGraphs out;
    GraphMemory memory;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const ArrivingGraph& from = graphs[i];
        const auto first = static_cast<std::uint32_t>(builder.vertexCount());
        out.begin.push_back(first);
        addVertices(from, builder);
        addEdges(*from.graph, first, builder);
        const GraphMemory& held = from.graph->memory();
        addHeld(held.sharedWeights, from, first, memory.sharedWeights);
        addHeld(held.inputs, from, first, memory.inputs);
        for (GraphResult result : held.results) {
            result.vertex = VertexId{result.vertex.value + first};
            memory.results.push_back(std::move(result));
        }
        const auto revealing = verticesNamed(*from.graph, from.unfolds);
        if (!revealing)
            return revealing.error();
        out.revealing.insert(out.revealing.end(), revealing->begin(), revealing->end());
        out.releases.resize(builder.vertexCount(), from.at);
        out.graphOf.resize(builder.vertexCount(), static_cast<std::uint32_t>(i));
    }
    out.begin.push_back(static_cast<std::uint32_t>(vertices));
    builder.setMemory(std::move(memory));
    auto graph = builder.build();
    if (!graph)
        return graph.error();
    out.graph = *std::move(graph);
    return out;
}

std::vector<std::uint32_t> membersOf(const DataflowGraph& graph)
{
    std::vector<std::uint32_t> out;
    std::string_view current;
    std::uint32_t count = 0;
    for (const VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        const std::string_view member = std::string_view(vertex.group).substr(0, vertex.group.find('/'));
        const std::string_view name = vertex.name;
        if (member.empty() || !name.starts_with(member) || name.substr(member.size()).substr(0, 1) != "/")
            return {};
        if (count == 0 || member != current)
            ++count;
        current = member;
        out.push_back(count - 1);
    }
    for (const EdgeId id : graph.edges())
        if (out[graph.edge(id).from] != out[graph.edge(id).to])
            return {}; // layers of one graph
    return count > 1 ? out : std::vector<std::uint32_t>();
}

} // namespace doppler
