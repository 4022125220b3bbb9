// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/wecan_graph.h"
#include "core/learn/inputs/wecan_layout.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// WeCAN's network (arXiv 2603.23249) as LibTorch defines it: what WecanNetwork computes faster. Memory grows
/// with |V|^2.
class WecanDefinition {
public:
    /// The graph and the layout must outlive it.
    WecanDefinition(const Problem& problem, const WecanGraph& graph, const WecanLayout& layout,
                    std::span<const float> parameters, Precision precision = Precision::Float);
    ~WecanDefinition();

    /// Valid until the next call.
    WecanScores scores();
    /// Finds the gradient of a loss, given its derivative by the last scores.
    void learn(std::span<const float> byPairs, std::span<const double, 3> bySkip);
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
