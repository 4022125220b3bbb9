// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/levels.h"
#include "core/training/network_shape.h"
#include "core/training/standard_score.h"

#include <array>
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
    /// `more` columns of `standard`, of 0, are left for what changes from step to step.
    explicit GraphFeatures(const Problem& problem, std::size_t more = 0);

    static constexpr std::size_t columns = NetworkShape::vertexFeatures;
    using Row = std::array<double, columns>;

    /// By vertex, seconds: compute; b-level; t-level; sum of incoming, of outgoing communication.
    std::vector<Row> raw;
    std::size_t inputs;          ///< Columns of `standard`.
    std::vector<float> standard; ///< |V| x inputs: `raw`, z-scored per column, and more.
    Levels levels;
    std::vector<std::uint32_t> order; ///< Topological.
    /// The distinct z-scored communication costs of the edges. The published graphs have 2 to 11.
    std::vector<float> edgeValues;
    std::vector<MessageEdge> messages; ///< By value, then destination, then source.

    [[nodiscard]] std::size_t vertexCount() const { return raw.size(); }
};

} // namespace doppler
