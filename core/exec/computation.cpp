// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/computation.h"

namespace doppler {

std::uint32_t taskToken(VertexId v, std::span<const std::uint32_t> inputs)
{
    constexpr std::uint32_t multiplier = 0x9E3779B1; // 2^32 over the golden ratio (Knuth)
    std::uint32_t token = v.value + 1;
    for (const std::uint32_t input : inputs) {
        token = (token ^ input) * multiplier;
        token ^= token >> 15U;
    }
    return token;
}

std::vector<std::uint32_t> sequentialTokens(const DataflowGraph& graph)
{
    std::vector<std::uint32_t> tokens(graph.vertexCount());
    std::vector<std::uint32_t> inputs;
    for (const VertexId v : graph.topologicalOrder()) {
        inputs.clear();
        for (const EdgeId e : graph.inEdges(v))
            inputs.push_back(tokens[graph.edge(e).from]);
        tokens[v] = taskToken(v, inputs);
    }
    return tokens;
}

} // namespace doppler
