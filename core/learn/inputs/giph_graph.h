// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/narrow_layer.h"
#include "core/sim/move_evaluator.h"

namespace doppler {

/// GiPH's gpNet of a problem (Hu et al., MLSys 2023), whatever is placed: a node for every allowed pair of
/// vertex and device. The node of a vertex's present device is its pivot. Every edge u -> v of the graph has
/// so many links as u and v have nodes together, less one: from the pivot of u to every node of v, and from
/// the other nodes of u to the pivot of v.
struct GiphGraph {
    explicit GiphGraph(ProblemPtr problem);

    static constexpr std::size_t nodeFeatures = 5;
    static constexpr std::size_t linkFeatures = 5;

    /// The node of v on d, which must be allowed.
    [[nodiscard]] std::uint32_t nodeOf(VertexId v, DeviceId d) const;
    [[nodiscard]] RowRange nodesOf(VertexId v) const
    {
        return {firstNode[v], firstNode[v] + problem->allowedDevices(v).size()};
    }
    [[nodiscard]] RowRange linksOf(EdgeId e) const { return {firstLink[e], firstLink[e + 1]}; }
    [[nodiscard]] std::size_t nodes() const { return vertexOf.size(); }
    [[nodiscard]] std::size_t links() const { return firstLink.back(); }

    ProblemPtr problem;
    /// Vertices of one level after each other; all predecessors of a vertex are on lower levels. Nodes are
    /// numbered in this order, those of a vertex by device.
    std::vector<VertexId> order;
    std::vector<std::uint32_t> levels; ///< Where each level starts in `order`; then the number of vertices.
    std::vector<VertexId> vertexOf;    ///< By node.
    std::vector<DeviceId> deviceOf;    ///< By node.
    std::vector<std::uint32_t> firstNode; ///< By vertex.
    std::vector<std::uint32_t> firstLink; ///< By edge; then the number of links.

private:
    void findLevels();
};

/// A placement and its run.
struct GiphMoment {
    const Assignment& devices;
    std::span<const TaskTime> times; ///< By vertex.
    std::span<const PathStep> path;  ///< The realised critical path.
    /// Seconds that stand for a time that never came; infinite where all do.
    double longest;
};

/// What the network reads: the gpNet of a moment.
struct GiphState {
    Rows nodes;                          ///< Features by node.
    Rows links;                          ///< Features by link.
    std::vector<std::uint32_t> from, to; ///< By link: nodes.
    std::vector<std::uint32_t> pivot;    ///< By vertex: a node.
};

/// Fills the gpNets of one problem. Every feature is scaled to [-1, 1] by its least and its largest value
/// over the net, and is 0 where all values are equal. One thread at a time.
/// Of a node: mean seconds of the vertex; rate of the device (seconds of all vertices in the mean over the
/// devices, as a multiple of those there); seconds of the vertex there; how much later than now it would have
/// its inputs there (0 for pivots and sources); whether the vertex is on the realised critical path.
/// Of a link, between the devices of its nodes: bytes of the edge; latency; seconds of the transfer; seconds
/// per byte, which unlike a rate have a value on one device; whether the edge is on the critical path.
class GiphReader {
public:
    explicit GiphReader(const GiphGraph& graph);

    void read(const GiphMoment& moment, GiphState& out);

private:
    void connect(EdgeId e, GiphState& out) const;
    void findCritical(std::span<const PathStep> path);
    void readNodes(const GiphMoment& moment, GiphState& out);
    void readLinks(GiphState& out);

    const GiphGraph& graph;
    Rows fixedNodes;               ///< The features that no placement changes.
    std::vector<float> edgeBytes;  ///< By edge, scaled.
    std::vector<double> values[3]; ///< Unscaled columns.
    std::vector<bool> criticalVertex, criticalEdge;
};

} // namespace doppler
