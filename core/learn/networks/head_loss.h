// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/step_loss.h"
#include "core/learn/inputs/episode_batch.h"
#include "core/learn/kernels/gradients.h"

namespace doppler {

/// LeakyReLU(x W + b) of a few features: what both heads begin with.
class Embedding {
public:
    Embedding(const ParameterBlock& weightBlock, const ParameterBlock& biasBlock, Parameters p)
        : weight(weightBlock), bias(biasBlock), parameters(p)
    {
    }
    /// Of rows of features; valid until the next call.
    Matrix of(const float* features, std::size_t rows);
    /// From the derivative by the last rows, which it overwrites, to the gradient.
    void backward(Matrix byRows, Gradients& gradients);

private:
    const ParameterBlock& weight;
    const ParameterBlock& bias;
    Parameters parameters;
    const float* input = nullptr;
    std::vector<float> output;
    TransposedProducts gradientOf;
};

/// SEL's head, for all steps of a batch at once.
class SelectHead {
public:
    SelectHead(const HeadBlocks& ownBlocks, Parameters p);

    /// What its first layer takes from the encoder. |V| x hidden each.
    struct Inputs {
        ConstMatrix states, towardsSinks, towardsSources;
    };
    /// Computes the part of the first layer that is the same at every step: |V| x headWidth.
    void prepare(const Inputs& inputs);
    [[nodiscard]] std::span<const float> shares() const { return shareRows; }
    /// Adds the batch's loss to the sums and its gradient to the head's weights, and leaves the derivative by
    /// the shares for backward().
    void differentiate(const EpisodeBatch& batch, LossSums& sums, Gradients& gradients);
    /// The derivatives by the inputs, |V| x hidden each, are written.
    void backward(const Inputs& inputs, Matrix byStates, Matrix byTowardsSinks, Matrix byTowardsSources,
                  Gradients& gradients);
    [[nodiscard]] std::span<const float> probabilities() const { return probability; }

private:
    void differentiateSteps(const EpisodeBatch& batch, std::size_t first, std::size_t last, LossSums& sums,
                            Gradients& gradients);

    const HeadBlocks& blocks;
    Parameters parameters;
    std::size_t hidden;
    Embedding vertices;
    std::vector<float> shareRows, byShares;
    std::vector<float> probability;
    std::vector<float> hiddenSums, logits, byLogits, byEmbedded;
    PackedMatrix weight, weightBack;
    TransposedProducts gradientOf;
};

/// PLC's head, likewise.
class PlaceHead {
public:
    PlaceHead(const HeadBlocks& ownBlocks, Parameters p);

    void prepare(ConstMatrix states);
    [[nodiscard]] std::span<const float> shares() const { return shareRows; }
    /// Writes the derivative by the states as far as it comes through the sums over what is on a device.
    void differentiate(const EpisodeBatch& batch, ConstMatrix states, Matrix byStates, LossSums& sums,
                       Gradients& gradients);
    /// Adds the rest of the derivative by the states.
    void backward(ConstMatrix states, Matrix byStates, Gradients& gradients);
    [[nodiscard]] std::span<const float> probabilities() const { return probability; }

private:
    struct Steps;
    void differentiateEpisode(const EpisodeBatch& batch, std::size_t episode, ConstMatrix states,
                              Matrix byStates, LossSums& sums, Gradients& gradients);
    void sumStates(const Steps& steps, ConstMatrix states, float* onDevices);
    void decide(const Steps& steps, LossSums& sums, Gradients& gradients);
    void weightsBack(const Steps& steps, Gradients& gradients);
    void sumsBack(const Steps& steps, Matrix byStates);

    const HeadBlocks& blocks;
    Parameters parameters;
    std::size_t hidden;
    Embedding vertices, devices;
    std::vector<float> shareRows, byShares;
    std::vector<float> probability;
    std::vector<float> sumsAtBlock; ///< What is on the devices before every block of steps.
    std::vector<float> running;     ///< D x hidden.
    std::vector<float> standard; ///< Steps x D by hidden: the same before every step, z-scored over devices.
    std::vector<float> scale;    ///< Steps by hidden.
    std::vector<float> shared, byShared;
    std::vector<float> hiddenSums, logits, byLogits, byRows;
    std::vector<float> later, here;
    PackedMatrix deviceWeight, vertexWeight, onDeviceWeight;
    PackedMatrix deviceWeightBack, vertexWeightBack, onDeviceWeightBack;
    TransposedProducts gradientOf;
};

} // namespace doppler
