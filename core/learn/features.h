// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/levels.h"
#include "core/training/network_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace doppler {

/// An edge of the message-passing graph, both ways of an edge of the dataflow graph.
struct MessageEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t value = 0; ///< Index into GraphFeatures::edgeValues.
};

/// What the networks know of a graph before anything is placed (doppler.md, "Static features").
struct GraphFeatures {
    explicit GraphFeatures(const Problem& problem);

    static constexpr std::size_t columns = NetworkShape::vertexFeatures;
    using Row = std::array<double, columns>;

    /// By vertex, seconds: compute; b-level; t-level; sum of incoming, of outgoing communication.
    std::vector<Row> raw;
    std::vector<float> standard; ///< |V| x 5: `raw`, z-scored per column.
    Levels levels;
    std::vector<std::uint32_t> order; ///< Topological.
    /// The distinct z-scored communication costs of the edges. The published graphs have 2 to 11.
    std::vector<float> edgeValues;
    std::vector<MessageEdge> messages; ///< By value, then destination, then source.

    [[nodiscard]] std::size_t vertexCount() const { return raw.size(); }
};

/// Deviations below this share of the largest magnitude are rounding, and count as zero.
inline constexpr double zeroDeviation = 1e-9;

/// out[i] = (value(i) - mean) / deviation (of the population), or 0 where the deviation is zero.
template <class Value, class Out>
void zScore(std::size_t count, Value value, Out out)
{
    double mean = 0;
    double largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = value(i);
        mean += x;
        largest = std::max(largest, x < 0 ? -x : x);
    }
    mean /= static_cast<double>(count);
    double squares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = value(i) - mean;
        squares += x * x;
    }
    const double variance = squares / static_cast<double>(count);
    const double least = zeroDeviation * largest;
    const double scale = variance > least * least ? 1 / std::sqrt(variance) : 0;
    for (std::size_t i = 0; i < count; ++i)
        out(i, static_cast<float>((value(i) - mean) * scale));
}

} // namespace doppler
