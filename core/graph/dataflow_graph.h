// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/base/maybe_bytes.h"
#include "core/base/rare_text.h"
#include "core/base/result.h"
#include "core/graph/graph_origin.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Measured seconds of one vertex on one kind or class of device; "*": on any.
struct MeasuredSeconds {
    std::string kind;
    double seconds = 0;
};

/// The computation of a vertex, for engines: an einsum ("ij,jk->ik") over labels with known extents (those of
/// this piece). The vertex's `op` names the scalar function.
struct Kernel {
    std::string einsum;
    std::vector<std::pair<char, std::uint64_t>> extents; ///< One entry for each label.
    bool operator==(const Kernel&) const = default;
};

/// Longer texts of attributes and shapes are cut, because files of other people may hold any.
constexpr std::size_t mostAttributeCharacters = 1000;

/// One kernel call. Bytes and FLOPs are those of the call, not of the operation of which it is a piece.
struct Vertex {
    std::string name;
    std::string op;                 ///< Kind of operation, e.g. "matmul"; may be empty.
    std::string group;              ///< Meta-operation, layer; may be empty.
    std::string colocate;           ///< Vertices with the same non-empty value share a device.
    std::vector<std::string> allow; ///< Names, kinds or classes of devices; empty: any device.
    std::optional<double> flops;    ///< Nothing if unknown.
    double outputBytes = 0;         ///< Size of the output, unless edges give another one.
    double persistentBytes = 0;     ///< Weights, which every device that uses them holds for the whole run.
    /// Bytes that the call reads and writes, if other than its inputs, outputs and weights: rows of a table.
    MaybeBytes accessedBytes;
    std::vector<MeasuredSeconds> seconds; ///< Override FLOPs on the named kinds.
    std::shared_ptr<const Kernel> kernel; ///< Null if unknown. Vertices with equal kernels share one object.
    /// Settings of the operation in its model, for people: "strides=[2, 2], group=1". At most
    /// mostAttributeCharacters; empty if unknown. Not part of the fingerprint.
    RareText attributes;
    /// Shapes of its inputs and outputs, for people: "64×32, 32×16 → 64×16", made by shapesText() in
    /// core/graph/shape_text.h. At most mostAttributeCharacters; empty if unknown or if `kernel` has them.
    /// Not part of the fingerprint.
    RareText shapes;
    /// Whether neither FLOPs nor measured times are known, so that the cost model guesses.
    [[nodiscard]] bool estimated() const { return !flops && seconds.empty(); }
};

/// One output of a vertex. It travels once to each destination device.
struct Tensor {
    VertexId source;
    double bytes = 0;
    std::optional<double> seconds; ///< Transfer time between any two devices; overrides bytes.
    RareText name;                 ///< Empty for the vertex's plain output.
};

struct Edge {
    VertexId from;
    VertexId to;
    TensorId tensor;
};

struct GraphMemory;
class GraphBuilder;

/// A directed acyclic graph of kernel calls. Immutable; GraphBuilder makes it. Stored in compressed rows, in
/// both directions.
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
    /// Edges are numbered by source, then in file order; the edge ids of one source are consecutive.
    [[nodiscard]] const Edge& edge(EdgeId e) const { return edgeList[e]; }

    [[nodiscard]] std::span<const Edge> outEdges(VertexId v) const
    {
        return {edgeList.data() + outStart[v], outStart[v + 1] - outStart[v]};
    }
    [[nodiscard]] EdgeId firstOutEdge(VertexId v) const { return EdgeId{outStart[v]}; }
    /// Ids of the edges that end at v, ascending.
    [[nodiscard]] std::span<const EdgeId> inEdges(VertexId v) const
    {
        return {inList.data() + inStart[v], inStart[v + 1] - inStart[v]};
    }

    /// Every vertex after its predecessors; ties: lower id first.
    [[nodiscard]] std::span<const VertexId> topologicalOrder() const { return order; }
    /// The sets of two or more vertices that share a device, by first member.
    [[nodiscard]] std::span<const std::vector<VertexId>> colocationGroups() const { return colocations; }
    /// Inputs, weights of several vertices, and results: what is in memory longer than its readers run.
    [[nodiscard]] const GraphMemory& memory() const;
    /// Remarks of the maker of the graph for its readers, such as operators of unknown cost. Not part of the
    /// graph: files do not contain them and comparisons ignore them.
    [[nodiscard]] std::span<const Message> notes() const { return noteList; }
    /// What the graph was made from; null if unknown. Not part of the graph: comparisons ignore it. A copy
    /// with the same vertices and edges keeps it.
    [[nodiscard]] const GraphOriginPtr& origin() const { return originValue; }
    /// A hash of structure and costs without names. Equal graphs have equal values on every machine.
    [[nodiscard]] std::uint64_t fingerprint() const { return hash; }
    /// The name of v, or "#id" if it has none.
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
    std::shared_ptr<const GraphMemory> memoryValue; ///< Null: empty.
    std::vector<Message> noteList;
    GraphOriginPtr originValue;
    std::uint64_t hash = 0;
};

using GraphPtr = std::shared_ptr<const DataflowGraph>;

} // namespace doppler
