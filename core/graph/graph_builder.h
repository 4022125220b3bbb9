// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

namespace doppler {

/// An edge as it is given: without bytes and seconds it carries its source's output.
struct EdgeSpec {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::optional<double> bytes;
    std::optional<double> seconds;
    std::string tensor; ///< Edges of one source with the same name share one tensor.
};

/// Collects vertices and edges, then checks them all at once.
class GraphBuilder {
public:
    explicit GraphBuilder(std::string name = {}) : graphName(std::move(name)) {}

    void setName(std::string name) { graphName = std::move(name); }
    /// Makes room, where the numbers are known (and not merely claimed) beforehand.
    void reserve(std::size_t vertices, std::size_t edges);
    VertexId addVertex(Vertex vertex);
    void addEdge(EdgeSpec edge);
    /// An edge that carries the source's output.
    void addEdge(VertexId from, VertexId to) { addEdge(EdgeSpec{from, to, {}, {}, {}}); }
    /// See DataflowGraph::notes().
    void addNote(Message note) { notes.push_back(std::move(note)); }
    [[nodiscard]] std::size_t vertexCount() const { return vertexList.size(); }
    [[nodiscard]] Vertex& vertex(VertexId v) { return vertexList[v]; }

    /// The graph, or the first fault: an edge to a missing vertex or to itself, a number that is negative or
    /// not finite, edges that share a tensor and disagree about it, the same edge twice with the same tensor,
    /// a cycle (named by its vertices). The error's place is "vertices[i]" or "edges[i]". The builder is
    /// empty afterwards.
    Result<GraphPtr> build();

private:
    [[nodiscard]] std::optional<Error> checkNumbers() const;
    [[nodiscard]] std::optional<Error> makeEdges(DataflowGraph& graph);
    [[nodiscard]] static std::optional<Error> sortTopologically(DataflowGraph& graph);

    std::string graphName;
    std::vector<Vertex> vertexList;
    std::vector<EdgeSpec> edgeList;
    std::vector<Message> notes;
};

} // namespace doppler
