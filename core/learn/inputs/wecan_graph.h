// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// The longest directed distances between vertices, in edges, as WeCAN's attention reads them. One thread at
/// a time.
class WecanDistances {
public:
    /// Longer distances count as this one.
    static constexpr std::size_t farthest = 16;
    /// Values of row(): farthest + distance where w is a descendant of v or v itself, farthest - distance
    /// where it is an ancestor.
    static constexpr std::uint8_t same = farthest;
    static constexpr std::uint8_t apart = 2 * farthest + 1; ///< No path leads from one to the other.
    static constexpr std::size_t kinds = apart + 1;

    /// The graph must outlive it. Keeps all rows of graphs of up to 4,096 vertices.
    explicit WecanDistances(const DataflowGraph& graph);
    /// From v to every vertex. Valid until the next call.
    [[nodiscard]] std::span<const std::uint8_t> row(std::size_t v);

private:
    void measure(std::size_t v, std::span<std::uint8_t> out);

    const DataflowGraph& graph;
    std::vector<std::uint32_t> position; ///< In topological order, by vertex.
    std::vector<std::uint32_t> longest;  ///< 1 + edges from v, or 0.
    std::vector<std::uint8_t> rows;      ///< |V| x |V|, or one row.
    bool keepsAll;
};

/// What WeCAN's network reads of a problem before anything is placed.
struct WecanGraph {
    explicit WecanGraph(const Problem& problem);

    static constexpr std::size_t deviceFeatures = 3;
    /// Of a vertex on a device, for these seconds there, its least seconds on any device as a share of them:
    /// above 0, at most 1.
    [[nodiscard]] double suitability(std::size_t v, double seconds) const
    {
        return (leastSeconds[v] + shortest) / (seconds + shortest);
    }

    std::size_t vertices;
    std::size_t devices;
    std::vector<float> vertexRows; ///< |V| x GraphFeatures::columns, z-scored.
    /// |D| x deviceFeatures, shares of the best device: speed on this graph; speed of the links; slots.
    std::vector<float> deviceRows;
    std::vector<float> compatibility;    ///< |V| x |D|: suitability() of the compute time; 0: not allowed.
    std::vector<std::uint32_t> priority; ///< By vertex: its place by falling b-level.
    std::vector<double> leastSeconds;    ///< By vertex, compute on its best allowed device.
    /// A thousandth of the mean of them: keeps vertices without work from counting alone.
    double shortest = 0;
};

/// The scores that the network gives a problem, computed once for all actions.
struct WecanScores {
    std::span<const float> pairs; ///< |V| x |D|: of starting a vertex on a device.
    /// (a, b, c) of the score of skipping after k of at most 2 |V| actions: a (1 - k / 2|V|)^b + c.
    std::array<double, 3> skip{};
};

} // namespace doppler
