// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"

#include "core/base/excerpt.h"
#include "core/base/fingerprint.h"
#include "core/graph/settle_memory.h"
#include "core/graph/topological_order.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

Error fault(std::string place, Message message) { return {std::move(message), {}, std::move(place)}; }

bool isQuantity(double value) { return std::isfinite(value) && value >= 0; }

void mend(std::string& text)
{
    if (!isUtf8(text))
        text = asUtf8(text);
}

/// Not every format says what its bytes mean; what is kept can be shown and written in any of them.
void mendTexts(std::vector<Vertex>& vertices)
{
    for (Vertex& vertex : vertices) {
        for (std::string* text : {&vertex.name, &vertex.op, &vertex.group, &vertex.colocate})
            mend(*text);
        for (std::string& device : vertex.allow)
            mend(device);
        for (MeasuredSeconds& measured : vertex.seconds)
            mend(measured.kind);
    }
}

std::string vertexPlace(std::size_t i) { return fmt::format("vertices[{}]", i); }
std::string edgePlace(std::size_t i) { return fmt::format("edges[{}]", i); }

Message notAQuantity(const char* field, double value)
{
    return {DOPPLER_TEXT("core", "{0} is {1}, expected a finite number of at least 0"),
            {field, fmt::format("{}", value)}};
}

/// The sets of two and more vertices with the same key, by first member.
std::vector<std::vector<VertexId>> colocationsOf(const DataflowGraph& graph)
{
    std::unordered_map<std::string_view, std::size_t> indices;
    std::vector<std::vector<VertexId>> groups;
    for (VertexId v : graph.vertices()) {
        const std::string& key = graph.vertex(v).colocate;
        if (key.empty())
            continue;
        const std::size_t index = indices.try_emplace(key, groups.size()).first->second;
        if (index == groups.size())
            groups.emplace_back();
        groups[index].push_back(v);
    }
    std::erase_if(groups, [](const auto& members) { return members.size() < 2; });
    return groups;
}

/// Adds nothing for a graph without such values: graphs from before they existed keep their hashes.
void addMemory(Fingerprint& print, const DataflowGraph& graph)
{
    for (VertexId v : graph.vertices())
        if (const auto& accessed = graph.vertex(v).accessedBytes) {
            print.add(v.value);
            print.add(*accessed);
        }
    for (const auto* list : {&graph.memory().sharedWeights, &graph.memory().inputs})
        for (const HeldValue& value : *list) {
            print.add(value.bytes);
            for (VertexId v : value.users)
                print.add(v.value);
        }
    for (TensorId t : graph.memory().keptTensors)
        print.add(t.value);
    for (const UnreadResult& result : graph.memory().unreadResults) {
        print.add(result.vertex.value);
        print.add(result.bytes);
    }
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
    addMemory(print, graph);
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

void GraphBuilder::addEdge(EdgeSpec edge)
{
    const bool own = edge.bytes || edge.seconds || !edge.tensor.empty();
    edgeList.push_back({edge.from, edge.to, own ? static_cast<std::uint32_t>(ownList.size()) : plain});
    if (own)
        ownList.push_back({edge.bytes.value_or(0), edge.seconds.value_or(0),
                           tensorName(std::move(edge.tensor)), edge.bytes.has_value(),
                           edge.seconds.has_value()});
}

std::uint32_t GraphBuilder::tensorName(std::string name)
{
    if (name.empty())
        return unnamed;
    mend(name);
    const auto id = static_cast<std::uint32_t>(tensorNames.size());
    const auto [found, isNew] = nameIds.try_emplace(std::move(name), id);
    if (isNew)
        tensorNames.push_back(&found->first);
    return found->second;
}

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
        if (v.accessedBytes && !isQuantity(*v.accessedBytes))
            return fault(vertexPlace(i), notAQuantity("accessed_bytes", *v.accessedBytes));
        for (const MeasuredSeconds& m : v.seconds)
            if (!isQuantity(m.seconds))
                return fault(vertexPlace(i), notAQuantity("seconds", m.seconds));
    }
    for (std::size_t i = 0; i < edgeList.size(); ++i) {
        const StoredEdge& e = edgeList[i];
        for (std::uint32_t end : {e.from, e.to})
            if (end >= vertexList.size())
                return fault(edgePlace(i),
                             {DOPPLER_TEXT("core", "vertex {0} does not exist, expected an id from 0 to {1}"),
                              {std::to_string(end), std::to_string(vertexList.size() - 1)}});
        if (e.from == e.to)
            return fault(edgePlace(i),
                         {DOPPLER_TEXT("core", "vertex {0} depends on itself"), {std::to_string(e.from)}});
        if (e.own == plain)
            continue;
        if (const OwnTensor& own = ownList[e.own]; !isQuantity(own.bytes))
            return fault(edgePlace(i), notAQuantity("bytes", own.bytes));
        else if (!isQuantity(own.seconds))
            return fault(edgePlace(i), notAQuantity("seconds", own.seconds));
    }
    return std::nullopt;
}

/// Whoever adds up what a graph holds gets a number: totals beyond a double are refused. Every edge counts,
/// since a tensor travels at most once for each.
std::optional<Error> GraphBuilder::checkTotals() const
{
    const auto beyond = [](std::string place, const char* field) {
        return fault(
            std::move(place),
            {DOPPLER_TEXT(
                 "core", "the sum of all {0} up to here exceeds the largest number, expected smaller values"),
             {field}});
    };
    double flops = 0;
    double bytes = 0;
    double seconds = 0;
    for (std::size_t i = 0; i < vertexList.size(); ++i) {
        const Vertex& v = vertexList[i];
        double longest = 0;
        for (const MeasuredSeconds& m : v.seconds)
            longest = std::max(longest, m.seconds);
        flops += v.flops.value_or(0);
        bytes += v.outputBytes + v.persistentBytes;
        seconds += longest;
        if (!std::isfinite(flops))
            return beyond(vertexPlace(i), "flops");
        if (!std::isfinite(bytes))
            return beyond(vertexPlace(i), "bytes");
        if (!std::isfinite(seconds))
            return beyond(vertexPlace(i), "seconds");
    }
    for (std::size_t i = 0; i < edgeList.size(); ++i) {
        const StoredEdge& e = edgeList[i];
        const bool own = e.own != plain && ownList[e.own].hasBytes;
        bytes += own ? ownList[e.own].bytes : vertexList[e.from].outputBytes;
        seconds += e.own == plain ? 0 : ownList[e.own].seconds;
        if (!std::isfinite(bytes))
            return beyond(edgePlace(i), "bytes");
        if (!std::isfinite(seconds))
            return beyond(edgePlace(i), "seconds");
    }
    return std::nullopt;
}

/// Where the k-th edge of the graph, one of `source`, stands among those that were added.
std::string GraphBuilder::placeOf(const DataflowGraph& graph, VertexId source, std::uint32_t k) const
{
    std::uint32_t earlier = k - graph.outStart[source];
    std::size_t i = 0;
    while (edgeList[i].from != source || earlier-- > 0)
        ++i;
    return edgePlace(i);
}

/// A stable counting sort by source, which keeps the given order among the edges of one vertex. In place of a
/// tensor the edges have what they say of it.
void GraphBuilder::sortBySource(DataflowGraph& graph) const
{
    const std::size_t n = graph.vertexList.size();
    graph.outStart.assign(n + 1, 0);
    for (const StoredEdge& e : edgeList)
        ++graph.outStart[e.from + 1];
    for (std::size_t v = 0; v < n; ++v)
        graph.outStart[v + 1] += graph.outStart[v];
    graph.edgeList.resize(edgeList.size());
    std::vector<std::uint32_t> next(graph.outStart.begin(), graph.outStart.end() - 1);
    for (const StoredEdge& e : edgeList)
        graph.edgeList[next[e.from]++] = {VertexId{e.from}, VertexId{e.to}, TensorId{e.own}};
}

/// Numbers the tensors by their first edge. Edges of one source share its plain one, and those with a name.
std::optional<Error> GraphBuilder::makeTensors(DataflowGraph& graph) const
{
    std::vector<std::uint32_t> firstOwn;                   // by tensor: what its first edge says
    std::vector<TensorId> lastNamed(tensorNames.size());   // by name: the last tensor of that name
    std::vector<VertexId> lastNamedBy(tensorNames.size()); // and its source
    const auto bytesOf = [&](const OwnTensor& own, VertexId source) {
        return own.hasBytes ? own.bytes : graph.vertexList[source].outputBytes;
    };
    for (VertexId v : graph.vertices()) {
        TensorId output;
        for (std::uint32_t k = graph.outStart[v]; k < graph.outStart[v + 1]; ++k) {
            const std::uint32_t said = graph.edgeList[k].tensor;
            const std::uint32_t name = said == plain ? unnamed : ownList[said].name;
            TensorId shared = said == plain ? output : TensorId{};
            if (name != unnamed && lastNamedBy[name] == v)
                shared = lastNamed[name];
            if (!shared.valid()) {
                shared = TensorId{firstOwn.size()};
                firstOwn.push_back(said);
                if (said == plain)
                    output = shared;
                if (name != unnamed) {
                    lastNamed[name] = shared;
                    lastNamedBy[name] = v;
                }
            } else if (said != plain) {
                const OwnTensor& have = ownList[firstOwn[shared]];
                const OwnTensor& wanted = ownList[said];
                if (bytesOf(have, v) != bytesOf(wanted, v) || have.hasSeconds != wanted.hasSeconds ||
                    have.seconds != wanted.seconds)
                    return fault(
                        placeOf(graph, v, k),
                        {DOPPLER_TEXT("core", "tensor \"{0}\" of vertex {1} has a different number of bytes "
                                              "or seconds on an earlier edge, expected the same"),
                         {excerpt(*tensorNames[name]), std::to_string(v.value)}});
            }
            graph.edgeList[k].tensor = shared;
        }
    }
    graph.tensorList.reserve(firstOwn.size());
    for (const Edge& edge : graph.edgeList) {
        if (edge.tensor != graph.tensorList.size())
            continue; // not its first edge
        Tensor& tensor = graph.tensorList.emplace_back();
        tensor.source = edge.from;
        tensor.bytes = graph.vertexList[edge.from].outputBytes;
        if (const std::uint32_t said = firstOwn[edge.tensor]; said != plain) {
            const OwnTensor& own = ownList[said];
            tensor.bytes = bytesOf(own, edge.from);
            if (own.hasSeconds)
                tensor.seconds = own.seconds;
            if (own.name != unnamed)
                tensor.name = RareText(*tensorNames[own.name]);
        }
    }
    return std::nullopt;
}

/// The first edge that stands twice with the same tensor.
std::optional<Error> GraphBuilder::findTwice(const DataflowGraph& graph) const
{
    std::vector<VertexId> lastFrom(graph.vertexCount()); // by target
    std::vector<std::uint32_t> ours;
    for (VertexId v : graph.vertices()) {
        bool parallel = false;
        for (const Edge& edge : graph.outEdges(v)) {
            parallel = parallel || lastFrom[edge.to] == v;
            lastFrom[edge.to] = v;
        }
        if (!parallel)
            continue;
        ours.clear();
        for (std::uint32_t k = graph.outStart[v]; k < graph.outStart[v + 1]; ++k)
            ours.push_back(k);
        const auto key = [&](std::uint32_t k) {
            const Edge& edge = graph.edgeList[k];
            return std::pair(edge.to.value, edge.tensor.value);
        };
        std::stable_sort(ours.begin(), ours.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
        for (std::size_t i = 1; i < ours.size(); ++i)
            if (key(ours[i]) == key(ours[i - 1]))
                return fault(placeOf(graph, v, ours[i]),
                             {DOPPLER_TEXT("core", "duplicate edge from {0} to {1}, expected one"),
                              {std::to_string(v.value), std::to_string(key(ours[i]).first)}});
    }
    return std::nullopt;
}

std::optional<Error> GraphBuilder::makeEdges(DataflowGraph& graph)
{
    sortBySource(graph);
    if (auto error = makeTensors(graph))
        return error;
    if (auto error = findTwice(graph))
        return error;
    edgeList = {};
    ownList = {};
    tensorNames = {};
    nameIds = {};

    graph.inStart.assign(graph.vertexCount() + 1, 0);
    for (const Edge& e : graph.edgeList)
        ++graph.inStart[e.to + 1];
    for (VertexId v : graph.vertices())
        graph.inStart[v + 1] += graph.inStart[v];
    graph.inList.resize(graph.edgeList.size());
    std::vector<std::uint32_t> next(graph.inStart.begin(), graph.inStart.end() - 1);
    for (EdgeId e : graph.edges())
        graph.inList[next[graph.edgeList[e].to]++] = e;
    return std::nullopt;
}

Result<GraphPtr> GraphBuilder::build()
{
    if (vertexList.empty())
        return fault("vertices", {DOPPLER_TEXT("core", "the graph has no vertices, expected at least one")});
    mend(graphName);
    mendTexts(vertexList);
    if (auto error = checkNumbers())
        return *std::move(error);
    if (auto error = checkTotals())
        return *std::move(error);
    std::shared_ptr<DataflowGraph> graph(new DataflowGraph);
    graph->graphName = std::move(graphName);
    graph->vertexList = std::move(vertexList);
    graph->noteList = std::move(notes);
    graph->originValue = std::move(origin);
    if (auto error = makeEdges(*graph))
        return *std::move(error);
    if (!memory.empty()) {
        if (auto error = settleMemory(*graph, memory))
            return *std::move(error);
        graph->memoryValue = std::make_shared<const GraphMemory>(std::move(memory));
        memory = {};
    }
    auto order = topologicalOrderOf(*graph);
    if (!order)
        return order.error();
    graph->order = *std::move(order);
    graph->colocations = colocationsOf(*graph);
    graph->hash = fingerprintOf(*graph);
    return GraphPtr(std::move(graph));
}

} // namespace doppler
