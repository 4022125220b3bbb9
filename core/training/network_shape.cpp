// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/network_shape.h"

#include "core/training/block_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doppler {

void fillUniform(const ParameterBlock& block, std::size_t inputs, std::span<float> values, Random& random)
{
    const double bound = 1 / std::sqrt(static_cast<double>(inputs));
    for (std::size_t i = 0; i < block.size(); ++i)
        values[block.offset + i] = static_cast<float>((2 * random.uniform() - 1) * bound);
}

EncoderBlocks placeEncoderBlocks(const std::string& policy, const NetworkShape& shape,
                                 const BlockPlaces& places)
{
    const std::size_t h = shape.hidden;
    const std::string in = policy + ".encoder.";
    EncoderBlocks b;
    b.inputWeight = places.next(in + "input.weight", shape.vertexInputs(), h);
    b.inputBias = places.next(in + "input.bias", 1, h);
    b.edgeWeight1 = places.next(in + "edge1.weight", 1, h);
    b.edgeBias1 = places.next(in + "edge1.bias", 1, h);
    b.edgeWeight2 = places.next(in + "edge2.weight", h, h * h);
    b.edgeBias2 = places.next(in + "edge2.bias", 1, h * h);
    b.messageBias = places.next(in + "message.bias", 1, h);
    b.gruInputWeight = places.next(in + "gru_input.weight", h, 3 * h);
    b.gruHiddenWeight = places.next(in + "gru_hidden.weight", h, 3 * h);
    b.gruInputBias = places.next(in + "gru_input.bias", 1, 3 * h);
    b.gruHiddenBias = places.next(in + "gru_hidden.bias", 1, 3 * h);
    return b;
}

namespace {

HeadBlocks placeHeadBlocks(const std::string& policy, std::size_t h, bool devices, std::size_t inputs,
                           BlockPlaces places)
{
    const std::string in = policy + ".head.";
    HeadBlocks b;
    b.vertexWeight = places.next(in + "vertex.weight", NetworkShape::vertexFeatures, h);
    b.vertexBias = places.next(in + "vertex.bias", 1, h);
    if (devices) {
        b.deviceWeight = places.next(in + "device.weight", NetworkShape::deviceFeatures, h);
        b.deviceBias = places.next(in + "device.bias", 1, h);
    }
    b.firstWeight = places.next(in + "first.weight", inputs * h, NetworkShape::headWidth);
    b.firstBias = places.next(in + "first.bias", 1, NetworkShape::headWidth);
    b.secondWeight = places.next(in + "second.weight", NetworkShape::headWidth, 1);
    return b;
}

GuideBlocks placeGuideBlocks(const BlockPlaces& places)
{
    GuideBlocks b;
    b.firstWeight =
        places.next("plc.guide.first.weight", NetworkShape::guideFeatures, NetworkShape::guideWidth);
    b.firstBias = places.next("plc.guide.first.bias", 1, NetworkShape::guideWidth);
    b.secondWeight = places.next("plc.guide.second.weight", NetworkShape::guideWidth, 1);
    return b;
}

double normal(Random& random)
{
    // Box and Muller; 1 - uniform() is never 0.
    return std::sqrt(-2 * std::log(1 - random.uniform())) * std::cos(2 * std::numbers::pi * random.uniform());
}

/// Orthonormal columns, or rows where there are fewer rows: Gram and Schmidt on normal vectors.
void fillOrthogonal(const ParameterBlock& block, std::span<float> values, Random& random)
{
    const bool byColumns = block.columns <= block.rows;
    const std::size_t count = byColumns ? block.columns : block.rows;
    const std::size_t length = byColumns ? block.rows : block.columns;
    std::vector<std::vector<double>> basis;
    while (basis.size() < count) {
        std::vector<double> x(length);
        std::generate(x.begin(), x.end(), [&] { return normal(random); });
        for (int pass = 0; pass < 2; ++pass) // the second removes what rounding left
            for (const auto& b : basis) {
                double along = 0;
                for (std::size_t i = 0; i < length; ++i)
                    along += x[i] * b[i];
                for (std::size_t i = 0; i < length; ++i)
                    x[i] -= along * b[i];
            }
        double norm = 0;
        for (double value : x)
            norm += value * value;
        norm = std::sqrt(norm);
        if (norm < 1e-6)
            continue;
        for (double& value : x)
            value /= norm;
        basis.push_back(std::move(x));
    }
    for (std::size_t r = 0; r < block.rows; ++r)
        for (std::size_t c = 0; c < block.columns; ++c)
            values[block.offset + r * block.columns + c] =
                static_cast<float>(byColumns ? basis[c][r] : basis[r][c]);
}

void fillHead(const HeadBlocks& b, std::span<float> values, Random& random)
{
    fillOrthogonal(b.vertexWeight, values, random);
    if (b.deviceWeight.size() > 0)
        fillOrthogonal(b.deviceWeight, values, random);
    fillOrthogonal(b.firstWeight, values, random);
    fillOrthogonal(b.secondWeight, values, random);
}

} // namespace

void fillEncoder(const EncoderBlocks& b, std::span<float> values, Random& random)
{
    const std::size_t hidden = b.inputWeight.columns;
    fillUniform(b.inputWeight, b.inputWeight.rows, values, random);
    fillUniform(b.inputBias, b.inputWeight.rows, values, random);
    fillUniform(b.edgeWeight1, 1, values, random);
    fillUniform(b.edgeBias1, 1, values, random);
    fillUniform(b.edgeWeight2, hidden, values, random);
    fillUniform(b.edgeBias2, hidden, values, random);
    // The message bias starts at 0.
    for (const ParameterBlock& block : {b.gruInputWeight, b.gruHiddenWeight, b.gruInputBias, b.gruHiddenBias})
        fillUniform(block, hidden, values, random);
}

ParameterLayout::ParameterLayout(const NetworkShape& shape, Policies policies)
{
    const BlockPlaces places{blocks, size};
    if (policies == Policies::Joint) {
        placeEncoder = placeEncoderBlocks("joint", shape, places);
        placeHead = placeHeadBlocks("joint", shape.hidden, true, 6, places);
        return;
    }
    selectEncoder = placeEncoderBlocks("sel", shape, places);
    selectHead = placeHeadBlocks("sel", shape.hidden, false, 4, places);
    placeEncoder = placeEncoderBlocks("plc", shape, places);
    placeHead = placeHeadBlocks("plc", shape.hidden, true, 4, places);
    if (shape.guided)
        guideHead = placeGuideBlocks(places);
}

std::vector<float> initialParameters(const ParameterLayout& layout, std::uint64_t seed)
{
    std::vector<float> values(layout.size, 0.0F);
    Random random(seed);
    if (layout.selectEncoder.inputWeight.size() > 0) {
        fillEncoder(layout.selectEncoder, values, random);
        fillHead(layout.selectHead, values, random);
    }
    fillEncoder(layout.placeEncoder, values, random);
    fillHead(layout.placeHead, values, random);
    if (const GuideBlocks& guide = layout.guideHead; guide.firstWeight.size() > 0) {
        fillUniform(guide.firstWeight, guide.firstWeight.rows, values, random);
        const ParameterBlock& last = layout.placeHead.secondWeight;
        std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(last.offset), last.size(), 0.0F);
    }
    return values;
}

} // namespace doppler
