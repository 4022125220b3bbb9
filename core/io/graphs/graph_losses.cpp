// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/graph_losses.h"

#include "core/graph/graph_memory.h"

#include <cmath>
#include <set>

namespace doppler {

namespace {

bool anyVertex(const DataflowGraph& graph, bool (*has)(const Vertex&))
{
    for (const VertexId v : graph.vertices())
        if (has(graph.vertex(v)))
            return true;
    return false;
}

bool isBroken(double value) { return value != std::floor(value); }

/// Whether a vertex's output is another size than its tensors together, which is all that files tell of it.
bool hasOwnOutput(const DataflowGraph& graph, VertexId v)
{
    std::set<TensorId> tensors;
    for (const Edge& edge : graph.outEdges(v))
        tensors.insert(edge.tensor);
    double sum = 0;
    for (const TensorId tensor : tensors)
        sum += graph.tensor(tensor).bytes;
    return !tensors.empty() && sum != graph.vertex(v).outputBytes;
}

} // namespace

std::vector<std::string_view> lostInWfcommons(const DataflowGraph& graph)
{
    std::vector<std::string_view> lost;
    const auto check = [&](bool isLost, std::string_view key) {
        if (isLost)
            lost.push_back(key);
    };
    const auto anyTensor = [&](bool (*has)(const Tensor&)) {
        for (std::size_t t = 0; t < graph.tensorCount(); ++t)
            if (has(graph.tensor(TensorId{t})))
                return true;
        return false;
    };
    check(anyVertex(graph, [](const Vertex& v) { return v.flops.has_value(); }), "flops");
    check(anyVertex(graph,
                    [](const Vertex& v) {
                        return v.seconds.size() > 1 || (!v.seconds.empty() && v.seconds[0].kind != "*");
                    }),
          "seconds");
    check(anyTensor([](const Tensor& t) { return t.seconds.has_value(); }), "edges.seconds");
    check(anyVertex(graph, [](const Vertex& v) { return v.seconds.empty() && !v.op.empty(); }), "op");
    check(anyVertex(graph, [](const Vertex& v) { return !v.group.empty(); }), "group");
    check(anyVertex(graph, [](const Vertex& v) { return !v.colocate.empty(); }), "colocate");
    check(anyVertex(graph, [](const Vertex& v) { return !v.allow.empty(); }), "allow");
    bool ownOutput = false;
    for (const VertexId v : graph.vertices())
        ownOutput = ownOutput || hasOwnOutput(graph, v) || isBroken(graph.vertex(v).outputBytes);
    check(ownOutput, "output_bytes");
    check(anyVertex(graph, [](const Vertex& v) { return isBroken(v.persistentBytes); }), "persistent_bytes");
    check(anyVertex(graph, [](const Vertex& v) { return static_cast<bool>(v.accessedBytes); }),
          "accessed_bytes");
    check(anyTensor([](const Tensor& t) { return isBroken(t.bytes); }), "edges.bytes");
    check(anyVertex(graph, [](const Vertex& v) { return v.kernel != nullptr; }), "kernel");
    check(anyVertex(graph, [](const Vertex& v) { return !v.attributes.empty(); }), "attributes");
    check(anyVertex(graph, [](const Vertex& v) { return !v.shapes.empty(); }), "shapes");
    check(!graph.memory().empty(), "memory");
    return lost;
}

std::vector<std::string_view> lostInAttributes(const DataflowGraph& graph)
{
    std::vector<std::string_view> lost;
    if (anyVertex(graph, [](const Vertex& v) { return v.kernel != nullptr; }))
        lost.emplace_back("kernel");
    if (!graph.memory().empty())
        lost.emplace_back("memory");
    return lost;
}

} // namespace doppler
