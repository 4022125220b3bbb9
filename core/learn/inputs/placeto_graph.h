// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/encoder_graph.h"
#include "core/learn/kernels/narrow_layer.h"
#include "core/sim/assignment.h"
#include "core/training/placeto_visits.h"

#include <array>

namespace doppler {

/// How another vertex stands to one: the pools of Placeto's network.
inline constexpr std::size_t relationCount = 3; ///< Ancestors, descendants, parallel vertices.
using Related = std::array<std::vector<std::uint32_t>, relationCount>;

/// What Placeto's network knows of a problem whatever is placed.
struct PlacetoGraph {
    explicit PlacetoGraph(const Problem& problem, PlacetoOrder order = PlacetoOrder::Topological);

    static constexpr std::size_t plainFeatures = 5;

    std::size_t vertices = 0;
    std::size_t devices = 0;
    /// Whose device is chosen, in the order of the visits: one vertex of every colocation group, none that
    /// has but one device.
    std::vector<VertexId> visits;
    std::vector<float> compute, output; ///< By vertex, as shares of the largest.
    RowSums parents, children;          ///< Every neighbour once.

    /// A vertex' ancestors, its descendants, and all that is neither, ascending.
    void related(VertexId v, Related& out) const;
    /// Columns of the features.
    [[nodiscard]] std::size_t width() const { return plainFeatures + devices; }

private:
    void findNeighbours(const DataflowGraph& graph);
    void findReach(const DataflowGraph& graph);

    std::size_t words = 0;
    std::vector<std::uint64_t> reach, reachedBy; ///< A bit for every pair, by row.
};

/// A moment of an episode, as the network sees it.
struct PlacetoMoment {
    const Assignment& devices;
    std::span<const double> starts;        ///< When every vertex starts, seconds.
    std::span<const std::uint8_t> visited; ///< By vertex: how often its device was chosen in this episode.
    VertexId current;                      ///< Whose device is chosen next; invalid: nobody's.
};

/// One row of every vertex: compute, output, visits, whether it is (colocated with) the current one, its
/// start relative to that one's as a share of the largest such difference, and a one-hot device.
void fillFeatures(const PlacetoGraph& graph, const Problem& problem, const PlacetoMoment& moment, Rows& out);

} // namespace doppler
