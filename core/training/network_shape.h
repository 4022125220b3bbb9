// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// The sizes of SEL's and PLC's networks (doppler.md, "Networks"). None depends on the graph or the devices.
struct NetworkShape {
    std::size_t hidden = 128; ///< Width of the vertex states.
    std::size_t rounds = 6;   ///< Rounds of message passing.
    bool guided = false;      ///< Whether PLC has a head for features of the guide's run.
    /// Whether messages are passed at every step, with the vertices placed so far, instead of once per
    /// episode.
    bool everyStep = false;

    static constexpr std::size_t vertexFeatures = 5;
    static constexpr std::size_t deviceFeatures = 5;
    /// Features of a vertex that change from step to step, in addition to vertexFeatures.
    static constexpr std::size_t stepFeatures = 4;
    static constexpr std::size_t headWidth = 64; ///< Width of the hidden layer of both heads.
    static constexpr std::size_t guideFeatures = 15;
    static constexpr std::size_t guideWidth = 32; ///< Width of the hidden layer of the guide's head.

    /// Number of inputs of the encoders per vertex.
    [[nodiscard]] std::size_t vertexInputs() const { return vertexFeatures + (everyStep ? stepFeatures : 0); }

    [[nodiscard]] bool operator==(const NetworkShape&) const = default;
};

/// Names of the features in their order, as marked texts. NetworkShape has their numbers.
std::span<const std::string> vertexFeatureNames();
std::span<const std::string> deviceFeatureNames();
std::span<const std::string> guideFeatureNames(); ///< Of a vertex on a device in the guide's run.

/// One weight or bias: `rows` inputs by `columns` outputs, row-major (a layer is x W + b). A bias has one
/// row.
struct ParameterBlock {
    std::string name; ///< E.g. "sel.encoder.gru_input.weight".
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t offset = 0; ///< Index into the flat vector of all parameters.
    std::size_t index = 0;  ///< Index into ParameterLayout::blocks.

    [[nodiscard]] std::size_t size() const { return rows * columns; }
};

/// The encoder of one policy. Row i of W(e) holds the weights of state i in the message.
struct EncoderBlocks {
    ParameterBlock inputWeight, inputBias;
    ParameterBlock edgeWeight1, edgeBias1, edgeWeight2, edgeBias2;
    ParameterBlock messageBias;
    ParameterBlock gruInputWeight, gruHiddenWeight, gruInputBias,
        gruHiddenBias; ///< Gates: reset, update, new.
};

/// The head of one policy. `firstWeight` takes inputs of `hidden` each: SEL's [Z, H, b-path, t-path], PLC's
/// [Y, Z, H, on d], the joint policy's [Y, Z, H, b-path, t-path, on d]. The last layer has no bias, because
/// it would cancel in the softmax.
struct HeadBlocks {
    ParameterBlock vertexWeight, vertexBias; ///< Z.
    ParameterBlock deviceWeight, deviceBias; ///< Y; empty in SEL.
    ParameterBlock firstWeight, firstBias;
    ParameterBlock secondWeight;
};

/// From the guide's features to PLC's additional score (GuideHead); empty if there is none.
struct GuideBlocks {
    ParameterBlock firstWeight, firstBias;
    ParameterBlock secondWeight;
};

/// The positions of all parameters in one flat vector of floats.
struct ParameterLayout {
    enum class Policies {
        Two,  ///< SEL and PLC.
        Joint ///< One policy in PLC's place; SEL's blocks are empty.
    };
    explicit ParameterLayout(const NetworkShape& shape, Policies policies = Policies::Two);

    EncoderBlocks selectEncoder, placeEncoder;
    HeadBlocks selectHead, placeHead;
    GuideBlocks guideHead;
    std::vector<ParameterBlock> blocks; ///< All blocks, by offset.
    std::size_t size = 0;               ///< Number of floats.
};

/// Initial parameters: layers uniform within 1/sqrt(inputs), the heads' layers orthogonal with biases of 0.
/// For a guided shape PLC's last weights are 0, so that all devices begin with equal probability.
std::vector<float> initialParameters(const ParameterLayout& layout, std::uint64_t seed);

} // namespace doppler
