// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

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
    void addEdge(VertexId from, VertexId to) { edgeList.push_back({from, to, plain}); }
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
    static constexpr std::uint32_t plain = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint32_t unnamed = std::numeric_limits<std::uint32_t>::max();

    /// What an edge says of its tensor. Most edges say nothing, so it is kept apart from them.
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
        std::uint32_t own; ///< Into ownList, or plain.
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
    std::vector<Vertex> vertexList;
    std::vector<StoredEdge> edgeList;
    std::vector<OwnTensor> ownList;
    std::unordered_map<std::string, std::uint32_t> nameIds;
    std::vector<const std::string*> tensorNames; ///< The keys of nameIds, which stay where they are.
    std::vector<Message> notes;
};

} // namespace doppler
