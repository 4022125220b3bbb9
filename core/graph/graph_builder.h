// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/graph/graph_memory.h"

#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

namespace doppler {

/// An edge to add. Without bytes and seconds it carries the output of its source.
struct EdgeSpec {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::optional<double> bytes;
    std::optional<double> seconds;
    std::string tensor; ///< Edges of one source with the same tensor name share one tensor.
};

/// Collects vertices and edges and checks all of them in build().
class GraphBuilder {
public:
    explicit GraphBuilder(std::string name = {}) : graphName(std::move(name)) {}

    void setName(std::string name) { graphName = std::move(name); }
    /// Reserves memory. Use only if the numbers are known and not just claimed by a file.
    void reserve(std::size_t vertices, std::size_t edges);
    VertexId addVertex(Vertex vertex);
    void addEdge(EdgeSpec edge);
    /// Adds an edge that carries the source's output.
    void addEdge(VertexId from, VertexId to) { edgeList.push_back({from, to, plain}); }
    /// A weight that several vertices use; see GraphMemory.
    void addSharedWeight(HeldValue weight) { memory.sharedWeights.push_back(std::move(weight)); }
    void addInput(HeldValue input) { memory.inputs.push_back(std::move(input)); }
    void addResult(GraphResult result) { memory.results.push_back(std::move(result)); }
    /// Replaces all of them, for instance by those of the graph that is copied.
    void setMemory(GraphMemory all) { memory = std::move(all); }
    /// See DataflowGraph::origin().
    void setOrigin(GraphOriginPtr from) { origin = std::move(from); }
    /// See DataflowGraph::notes().
    void addNote(Message note) { notes.push_back(std::move(note)); }
    [[nodiscard]] std::size_t vertexCount() const { return vertexList.size(); }
    [[nodiscard]] Vertex& vertex(VertexId v) { return vertexList[v]; }

    /// Returns the graph, or the first fault: an edge to a missing vertex or to itself, a number that is
    /// negative or not finite, edges that share a tensor with different values, a duplicate edge with the
    /// same tensor, a cycle (with the names of its vertices), a held value without users. The place of the
    /// error is "vertices[i]", "edges[i]" or "memory.LIST[i]". The builder is empty afterwards.
    Result<GraphPtr> build();

private:
    static constexpr std::uint32_t plain = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint32_t unnamed = std::numeric_limits<std::uint32_t>::max();

    /// The tensor data of an edge. Stored separately, because most edges have none.
    struct OwnTensor {
        double bytes = 0;
        double seconds = 0;
        std::uint32_t name = unnamed; ///< Into tensorNames.
        bool hasBytes = false;
        bool hasSeconds = false;
    };
    struct StoredEdge {
        std::uint32_t from;
        std::uint32_t to;
        std::uint32_t own; ///< Index into ownList, or plain.
    };

    std::uint32_t tensorName(std::string name);
    [[nodiscard]] std::optional<Error> checkNumbers() const;
    [[nodiscard]] std::optional<Error> checkTotals() const;
    [[nodiscard]] std::optional<Error> makeEdges(DataflowGraph& graph);
    void sortBySource(DataflowGraph& graph) const;
    [[nodiscard]] std::optional<Error> makeTensors(DataflowGraph& graph) const;
    [[nodiscard]] std::optional<Error> findTwice(const DataflowGraph& graph) const;
    [[nodiscard]] std::string placeOf(const DataflowGraph& graph, VertexId source, std::uint32_t edge) const;

    std::string graphName;
    GraphOriginPtr origin;
    std::vector<Vertex> vertexList;
    std::vector<StoredEdge> edgeList;
    std::vector<OwnTensor> ownList;
    std::unordered_map<std::string, std::uint32_t> nameIds;
    std::vector<const std::string*> tensorNames; ///< The keys of nameIds, whose addresses are stable.
    GraphMemory memory;
    std::vector<Message> notes;
};

} // namespace doppler
