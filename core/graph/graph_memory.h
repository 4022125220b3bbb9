// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// A value that exists before the run: a weight or an input of the graph. Every device that runs at least one
/// of its users holds it once, from the start to the end.
struct HeldValue {
    std::string name;
    double bytes = 0;
    std::vector<VertexId> users; ///< Each once.
    bool operator==(const HeldValue&) const = default;
};

/// An output of a vertex that is a result of the graph: the vertex's device holds it until the end.
struct GraphResult {
    VertexId vertex;
    std::string tensor; ///< The name of the tensor on the vertex's edges; empty: its plain output.
    double bytes = 0;   ///< Used only where no edge carries the tensor and the vertex has other edges.
    bool operator==(const GraphResult&) const = default;
};

/// Bytes of a vertex's results that no other vertex reads.
struct UnreadResult {
    VertexId vertex;
    double bytes = 0;
    bool operator==(const UnreadResult&) const = default;
};

/// Memory that outlives the vertices which use it. Empty for graphs of formats that do not say: their inputs
/// take no memory, and their outputs are freed after the last reader.
struct GraphMemory {
    /// Weights that two or more vertices use. The persistent bytes of the first user include the weight, so
    /// that the sum over all vertices counts it once.
    std::vector<HeldValue> sharedWeights;
    std::vector<HeldValue> inputs; ///< No vertex's persistent bytes include them.
    std::vector<GraphResult> results;

    // Derived from the results when the graph is built.
    std::vector<TensorId> keptTensors; ///< Ascending.
    std::vector<UnreadResult> unreadResults;

    [[nodiscard]] bool empty() const { return sharedWeights.empty() && inputs.empty() && results.empty(); }
    [[nodiscard]] bool operator==(const GraphMemory&) const = default;
};

} // namespace doppler
