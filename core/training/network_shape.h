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
    std::size_t rounds = 6;   ///< Of message passing.
    bool guided = false;      ///< PLC has a head for what the run of an episode's guide tells.
    /// Messages are passed at every step, with what is placed so far, instead of once per episode.
    bool everyStep = false;

    static constexpr std::size_t vertexFeatures = 5;
    static constexpr std::size_t deviceFeatures = 5;
    static constexpr std::size_t stepFeatures = 4; ///< Of a vertex, beside vertexFeatures: what changes.
    static constexpr std::size_t headWidth = 64;   ///< Of the hidden layer of both heads.
    static constexpr std::size_t guideFeatures = 15;
    static constexpr std::size_t guideWidth = 32; ///< Of the hidden layer of the guide's head.

    /// What the encoders are told of a vertex.
    [[nodiscard]] std::size_t vertexInputs() const { return vertexFeatures + (everyStep ? stepFeatures : 0); }

    [[nodiscard]] bool operator==(const NetworkShape&) const = default;
};

/// What the features are called, in their order; marked texts. NetworkShape says how many.
std::span<const std::string> vertexFeatureNames();
std::span<const std::string> deviceFeatureNames();
std::span<const std::string> guideFeatureNames(); ///< Of a vertex on a device, in the guide's run.

/// One weight or bias: `rows` inputs by `columns` outputs, row-major (a layer is x W + b). A bias has one
/// row.
struct ParameterBlock {
    std::string name; ///< E.g. "sel.encoder.gru_input.weight".
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t offset = 0; ///< Into the flat vector of all parameters.
    std::size_t index = 0;  ///< Into ParameterLayout::blocks.

    [[nodiscard]] std::size_t size() const { return rows * columns; }
};

/// The encoder's part of one policy. W(e) has in row i the weights by which state i enters the message.
struct EncoderBlocks {
    ParameterBlock inputWeight, inputBias;
    ParameterBlock edgeWeight1, edgeBias1, edgeWeight2, edgeBias2;
    ParameterBlock messageBias;
    ParameterBlock gruInputWeight, gruHiddenWeight, gruInputBias,
        gruHiddenBias; ///< Gates: reset, update, new.
};

/// The head's part. `firstWeight` takes inputs of `hidden` each: SEL's [Z, H, b-path, t-path], PLC's [Y, Z,
/// H, on d], the joint policy's [Y, Z, H, b-path, t-path, on d]. The last layer has no bias: it would cancel
/// in the softmax.
struct HeadBlocks {
    ParameterBlock vertexWeight, vertexBias; ///< Z.
    ParameterBlock deviceWeight, deviceBias; ///< Y; empty in SEL.
    ParameterBlock firstWeight, firstBias;
    ParameterBlock secondWeight;
};

/// From a guide's features to PLC's additional score (GuideHead); empty where there is none.
struct GuideBlocks {
    ParameterBlock firstWeight, firstBias;
    ParameterBlock secondWeight;
};

/// Where everything stands in one flat vector of floats.
struct ParameterLayout {
    enum class Policies {
        Two,  ///< SEL and PLC.
        Joint ///< One, in PLC's place; SEL's blocks are empty.
    };
    explicit ParameterLayout(const NetworkShape& shape, Policies policies = Policies::Two);

    EncoderBlocks selectEncoder, placeEncoder;
    HeadBlocks selectHead, placeHead;
    GuideBlocks guideHead;
    std::vector<ParameterBlock> blocks; ///< All, by offset.
    std::size_t size = 0;               ///< Number of floats.
};

/// Fresh parameters: layers uniform within 1/sqrt(inputs), the heads' layers orthogonal with biases of 0. Of
/// a guided shape PLC's last weights are 0, so that it begins undecided.
std::vector<float> initialParameters(const ParameterLayout& layout, std::uint64_t seed);

} // namespace doppler
