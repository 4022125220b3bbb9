// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A graph of a workload.
struct ArrivingGraph {
    std::string name; ///< Different from all others.
    GraphPtr graph;
    double at = 0;            ///< Arrival, in seconds.
    std::string unfolds = {}; ///< Its revealing vertices; see ListedArrival.
};

/// Several graphs as one without edges between them. The vertices of a graph keep their order; their names
/// and groups begin with the name of the graph and a slash.
struct MergedGraphs {
    GraphPtr graph;
    std::vector<std::uint32_t> begin;   ///< By graph and one more: the first vertex.
    std::vector<double> releases;       ///< By vertex: seconds.
    std::vector<std::uint32_t> graphOf; ///< By vertex.
    std::vector<bool> revealing;        ///< By vertex; see Unfolding.
};

/// By vertex, whether its label matches one of the patterns, which are separated by commas and in which *
/// stands for any text. Nothing matches an empty list. Refuses a pattern that matches no vertex.
Result<std::vector<bool>> verticesNamed(const DataflowGraph& graph, std::string_view patterns);

/// Merges at least one graph. Refuses patterns that match nothing, more than mostMergedVertices vertices or
/// mostMergedEdges edges.
Result<MergedGraphs> mergeGraphs(std::span<const ArrivingGraph> graphs, const std::string& name);
constexpr std::size_t mostMergedVertices = 5'000'000;
constexpr std::size_t mostMergedEdges = 20'000'000;

/// By vertex, the graph of a merged graph that it belongs to, counted in the order of vertices. Empty if the
/// graph is not one that mergeGraphs() made of several, as far as names and groups show. Stops at the first
/// vertex that does not fit.
std::vector<std::uint32_t> membersOf(const DataflowGraph& graph);

} // namespace doppler
