// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace doppler {

/// Consecutive decisions of one episode for one of the pairs (candidate, device): what the network sees, what
/// was chosen, and what to learn from it. N candidates over T steps, D devices.
struct PairBatch {
    std::size_t devices = 0;
    std::vector<std::uint32_t> vertex;            ///< T: chosen.
    std::vector<std::uint32_t> device;            ///< T: chosen.
    std::vector<std::uint32_t> chosen;            ///< T: index of the pair.
    std::vector<std::uint32_t> candidateStart{0}; ///< First candidate of every step, and N.
    std::vector<std::uint32_t> candidate;         ///< N: vertex.
    std::vector<float> vertexFeatures;            ///< N x 5, z-scored over the step's candidates.
    std::vector<float> deviceFeatures;            ///< N x D x 5, z-scored over a candidate's devices.
    std::vector<std::uint8_t> allowed;            ///< N x D.
    std::vector<float> target;                    ///< N x D: the loss is - sum(target * log probability) ...
    std::vector<float> entropyWeight;             ///< T: ... - sum(weight * entropy of the step).

    [[nodiscard]] std::size_t steps() const { return vertex.size(); }
    [[nodiscard]] std::size_t pairs() const { return candidate.size() * devices; }
    /// Empties everything but keeps the memory.
    void clear()
    {
        candidateStart.assign(1, 0);
        for (auto* list : {&vertex, &device, &chosen, &candidate})
            list->clear();
        for (auto* list : {&vertexFeatures, &deviceFeatures, &target, &entropyWeight})
            list->clear();
        allowed.clear();
    }
};

} // namespace doppler
