// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Measured seconds of one vertex on one kind or class of devices ("*": on any).
struct MeasuredSeconds {
    std::string kind;
    double seconds = 0;
};

/// What a vertex computes, so that an engine can run it: an einsum ("ij,jk->ik") over labels of known extent,
/// those of the piece. The vertex's op says which scalar function it is.
struct Kernel {
    std::string einsum;
    std::vector<std::pair<char, std::uint64_t>> extents; ///< Of every label, each once.
    bool operator==(const Kernel&) const = default;
};

/// One kernel call. Bytes and FLOPs are those of the call itself, not of the operation that it is a piece of.
struct Vertex {
    std::string name;
    std::string op;                       ///< Kind of operation, e.g. "matmul"; may be empty.
    std::string group;                    ///< Meta-operation, layer; may be empty.
    std::string colocate;                 ///< Vertices with the same non-empty value share a device.
    std::vector<std::string> allow;       ///< Device names, kinds or classes; empty: any.
    std::optional<double> flops;          ///< Absent: unknown.
    double outputBytes = 0;               ///< Size of the output where edges don't say otherwise.
    double persistentBytes = 0;           ///< Weights: on every device that uses them, for the whole run.
    std::vector<MeasuredSeconds> seconds; ///< Overrides FLOPs for the kinds named.
    std::shared_ptr<const Kernel> kernel; ///< Null: unknown. Vertices with equal kernels share one.
    /// Neither FLOPs nor measured times are known: a cost model had to guess.
    [[nodiscard]] bool estimated() const { return !flops && seconds.empty(); }
};

/// One output of a vertex: what travels, once per destination device.
struct Tensor {
    VertexId source;
    double bytes = 0;
    std::optional<double> seconds; ///< Transfer time between any two devices; overrides bytes.
    std::string name;              ///< Empty for the vertex's plain output.
};

struct Edge {
    VertexId from;
    VertexId to;
    TensorId tensor;
};

class GraphBuilder;

/// A directed acyclic graph of kernel calls. Immutable; made by GraphBuilder. Compressed rows both ways.
class DataflowGraph {
public:
    [[nodiscard]] const std::string& name() const { return graphName; }
    [[nodiscard]] std::size_t vertexCount() const { return vertexList.size(); }
    [[nodiscard]] std::size_t edgeCount() const { return edgeList.size(); }
    [[nodiscard]] std::size_t tensorCount() const { return tensorList.size(); }
    [[nodiscard]] IdRange<VertexId> vertices() const { return IdRange<VertexId>(vertexList.size()); }
    [[nodiscard]] IdRange<EdgeId> edges() const { return IdRange<EdgeId>(edgeList.size()); }
    [[nodiscard]] IdRange<TensorId> tensors() const { return IdRange<TensorId>(tensorList.size()); }

    [[nodiscard]] const Vertex& vertex(VertexId v) const { return vertexList[v]; }
    [[nodiscard]] const Tensor& tensor(TensorId t) const { return tensorList[t]; }
    /// Edges are numbered by source, then by their order in the file: edge ids of one source are consecutive.
    [[nodiscard]] const Edge& edge(EdgeId e) const { return edgeList[e]; }

    [[nodiscard]] std::span<const Edge> outEdges(VertexId v) const
    {
        return {edgeList.data() + outStart[v], outStart[v + 1] - outStart[v]};
    }
    [[nodiscard]] EdgeId firstOutEdge(VertexId v) const { return EdgeId{outStart[v]}; }
    /// Ids of the edges into v, ascending.
    [[nodiscard]] std::span<const EdgeId> inEdges(VertexId v) const
    {
        return {inList.data() + inStart[v], inStart[v + 1] - inStart[v]};
    }

    /// Every vertex after its predecessors; among several the lower id first.
    [[nodiscard]] std::span<const VertexId> topologicalOrder() const { return order; }
    /// The sets of vertices that share a device (two or more each), by first member.
    [[nodiscard]] std::span<const std::vector<VertexId>> colocationGroups() const { return colocations; }
    /// What whoever made the graph wants its reader to know, e.g. operators of unknown cost. Not a part of
    /// the graph: neither written to files nor compared.
    [[nodiscard]] std::span<const Message> notes() const { return noteList; }
    /// A hash of structure and costs (not of names): equal graphs have equal values on every machine.
    [[nodiscard]] std::uint64_t fingerprint() const { return hash; }
    /// The name of v, or "#id" where it has none.
    [[nodiscard]] std::string label(VertexId v) const;

private:
    friend class GraphBuilder;
    DataflowGraph() = default;

    std::string graphName;
    std::vector<Vertex> vertexList;
    std::vector<Tensor> tensorList;
    std::vector<Edge> edgeList;
    std::vector<std::uint32_t> outStart;
    std::vector<std::uint32_t> inStart;
    std::vector<EdgeId> inList;
    std::vector<VertexId> order;
    std::vector<std::vector<VertexId>> colocations;
    std::vector<Message> noteList;
    std::uint64_t hash = 0;
};

using GraphPtr = std::shared_ptr<const DataflowGraph>;

} // namespace doppler
