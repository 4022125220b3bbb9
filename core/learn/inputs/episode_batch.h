// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace doppler {

/// The decisions of one or more episodes of one problem, flat: what the networks saw, what was probable, what
/// was chosen, and what to learn from it. N candidates over T steps, D devices.
struct EpisodeBatch {
    std::size_t devices = 0;
    std::vector<std::uint32_t> episodeStart{0}; ///< First step of every episode, and T.
    std::vector<std::uint32_t> vertex;          ///< T: the chosen vertex.
    std::vector<std::uint32_t> device;          ///< T: its device.

    /// Of a batch that begins within an episode, as it does where every step is encoded by itself: what was
    /// placed before its first step, and where.
    std::vector<std::uint32_t> earlierVertex, earlierDevice;

    // SEL; nothing where the order is not learned.
    std::vector<std::uint32_t> candidateStart{0}; ///< First candidate of every step, and N.
    std::vector<std::uint32_t> candidate;         ///< N: vertex.
    std::vector<std::uint32_t> chosen;            ///< T: index into `candidate`.
    std::vector<float> candidateFeatures;         ///< N x 5, z-scored over the step's candidates.
    std::vector<float> selectProbability;         ///< N.
    std::vector<float> selectTarget;              ///< N: the loss is - sum(target * log probability) ...

    // PLC; nothing where the device is not learned.
    std::vector<float> vertexFeatures;   ///< T x 5: the chosen vertex's row of candidateFeatures.
    std::vector<float> deviceFeatures;   ///< T x D x 5, z-scored over devices.
    std::vector<std::uint8_t> allowed;   ///< T x D.
    std::vector<float> placeBias;        ///< T x D: added to PLC's scores; may be empty: nothing.
    std::vector<float> placeProbability; ///< T x D; 0 where not allowed.
    std::vector<float> placeTarget;      ///< T x D: ... over both policies ...

    std::vector<float> entropyWeight; ///< T: ... - sum(weight * entropy of the step's policies).

    [[nodiscard]] std::size_t episodes() const { return episodeStart.size() - 1; }
    [[nodiscard]] std::size_t steps() const { return vertex.size(); }
    /// Empties everything but keeps the memory.
    void clear()
    {
        episodeStart.assign(1, 0);
        candidateStart.assign(1, 0);
        for (auto* list : {&vertex, &device, &candidate, &chosen, &earlierVertex, &earlierDevice})
            list->clear();
        for (auto* list : {&candidateFeatures, &selectProbability, &selectTarget, &vertexFeatures,
                           &deviceFeatures, &placeBias, &placeProbability, &placeTarget, &entropyWeight})
            list->clear();
        allowed.clear();
    }
};

} // namespace doppler
