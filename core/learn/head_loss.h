// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoder.h"
#include "core/learn/episode_batch.h"
#include "core/learn/step_loss.h"

#include <utility>

namespace doppler {

/// SEL's head, for all steps of a batch at once.
class SelectHead {
public:
    SelectHead(const Weights& allWeights, const HeadBlocks& ownBlocks)
        : weights(allWeights), blocks(ownBlocks)
    {
    }
    /// The part of the first layer that is the same at every step. |V| x headWidth.
    [[nodiscard]] at::Tensor shares(const at::Tensor& states, const at::Tensor& towardsSinks,
                                    const at::Tensor& towardsSources) const;
    /// Adds the batch's loss to the sums and its gradient to the head's weights; returns that by the shares.
    at::Tensor differentiate(const at::Tensor& shares, const EpisodeBatch& batch, LossSums& sums);
    [[nodiscard]] std::span<const float> probabilities() const { return probability; }

private:
    void differentiateSteps(const at::Tensor& shares, const EpisodeBatch& batch, std::size_t first,
                            std::size_t last, LossSums& sums);

    const Weights& weights;
    const HeadBlocks& blocks;
    std::vector<float> probability;
};

/// PLC's head, likewise.
class PlaceHead {
public:
    PlaceHead(const Weights& allWeights, const HeadBlocks& ownBlocks) : weights(allWeights), blocks(ownBlocks)
    {
    }
    [[nodiscard]] at::Tensor shares(const at::Tensor& states) const;
    /// Returns the gradients by the shares and by the states (through the sums over what is on a device).
    std::pair<at::Tensor, at::Tensor> differentiate(const at::Tensor& shares, const at::Tensor& states,
                                                    const EpisodeBatch& batch, LossSums& sums);
    [[nodiscard]] std::span<const float> probabilities() const { return probability; }

private:
    void differentiateEpisodes(const at::Tensor& shares, const at::Tensor& states, const at::Tensor& byStates,
                               const EpisodeBatch& batch, std::size_t first, std::size_t last,
                               LossSums& sums);

    const Weights& weights;
    const HeadBlocks& blocks;
    std::vector<float> probability;
};

} // namespace doppler
