// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/joint_definition.h"

#include "core/learn/torch/decisions.h"
#include "core/learn/torch/encoder_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

/// N candidates over T steps, D devices, h = hidden. The score of a pair (v, d) is LeakyReLU([Y(d, v), Z(v),
/// H[v], b-path(v), t-path(v), on d] W1 + b1) w2: SEL's and PLC's inputs, h wide each.
struct JointDefinition::Network {
    Network(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& l,
            std::span<const float> values, Precision precision)
        : layout(l), head(layout.placeHead), parameters(l.blocks, values, precision),
          encoder(features, shape.rounds)
    {
    }
    void encode();
    /// N x D scores. `before`: T x D x h, what is on the devices.
    [[nodiscard]] at::Tensor scores(const PairBatch& piece, const at::Tensor& before) const;
    /// `onDevices`: D x h, before the piece and then behind it.
    at::Tensor loss(const PairBatch& piece, at::Tensor& onDevices, LossReport& report) const;

    [[nodiscard]] at::Tensor rows(std::span<const float> values, std::size_t columns) const
    {
        return tensorOf(values, columns, parameters.precision());
    }
    [[nodiscard]] at::Tensor embed(const at::Tensor& x, const ParameterBlock& weight,
                                   const ParameterBlock& bias) const
    {
        return leakyRelu(at::addmm(parameters[bias], x, parameters[weight]));
    }

    ParameterLayout layout;
    const HeadBlocks& head;
    TensorParameters parameters;
    EncoderDefinition encoder;
    at::Tensor states; ///< |V| x h.
    at::Tensor shares; ///< |V| x headWidth: the first layer of what an episode does not change.
    JointEncodings encodings;
    std::vector<float> stateRows, shareRows;
};

void JointDefinition::Network::encode()
{
    states = encoder.states(layout.placeEncoder, parameters);
    const auto w1 = parameters[head.firstWeight].chunk(6);
    shares = states.mm(w1[2]) + encoder.alongBPath(states).mm(w1[3]) + encoder.alongTPath(states).mm(w1[4]) +
             parameters[head.firstBias];
    encodings = {floatsOf(shares, shareRows), floatsOf(states, stateRows)};
}

at::Tensor JointDefinition::Network::scores(const PairBatch& piece, const at::Tensor& before) const
{
    std::vector<std::uint32_t> step; // of every candidate
    for (std::uint32_t t = 0; t < piece.steps(); ++t)
        step.resize(piece.candidateStart[t + 1], t);
    const auto w1 = parameters[head.firstWeight].chunk(6);
    const auto candidates = static_cast<std::int64_t>(piece.candidate.size());
    const at::Tensor y = embed(rows(piece.deviceFeatures, NetworkShape::deviceFeatures), head.deviceWeight,
                               head.deviceBias); // Y, N D x h
    const at::Tensor z = embed(rows(piece.vertexFeatures, NetworkShape::vertexFeatures), head.vertexWeight,
                               head.vertexBias); // Z, N x h
    const at::Tensor ofPair = y.mm(w1[0]).view({candidates, -1, w1[0].size(1)});
    const at::Tensor ofVertex = z.mm(w1[1]) + shares.index_select(0, indicesOf(piece.candidate));
    const at::Tensor ofDevice = zScores(before, 1).matmul(w1[5]).index_select(0, indicesOf(step));
    return leakyRelu(ofPair + ofVertex.unsqueeze(1) + ofDevice)
        .matmul(parameters[head.secondWeight])
        .squeeze(2);
}

at::Tensor JointDefinition::Network::loss(const PairBatch& piece, at::Tensor& onDevices,
                                          LossReport& report) const
{
    const OnDevices there(onDevices, states.index_select(0, indicesOf(piece.vertex)), piece.device);
    onDevices = there.after();
    std::vector<std::uint32_t> start; // first pair of every step
    for (std::uint32_t candidate : piece.candidateStart)
        start.push_back(candidate * static_cast<std::uint32_t>(piece.devices));
    const Ragged steps(start);
    const std::vector<float> flags(piece.allowed.begin(), piece.allowed.end());
    const at::Tensor pairScores = steps.rows(scores(piece, there.beforeSteps()));
    const at::Tensor targets = steps.rows(rows(piece.target, 1));
    const at::Tensor allowed = steps.rows(rows(flags, 1)).to(at::kBool);
    const at::Tensor weights = rows(piece.entropyWeight, 1).view({-1});
    const Decisions decisions{pairScores, targets, allowed, weights};
    report.entropy += entropies(decisions).sum().item<double>();
    return lossOf(decisions);
}

JointDefinition::JointDefinition(const GraphFeatures& features, const NetworkShape& shape,
                                 const ParameterLayout& layout, std::span<const float> parameters,
                                 Precision precision)
    : network(std::make_unique<Network>(features, shape, layout, parameters, precision))
{
}

JointDefinition::~JointDefinition() = default;

const JointEncodings& JointDefinition::encode(bool learning)
{
    const c10::AutoGradMode mode(learning);
    network->parameters.read();
    network->encode();
    return network->encodings;
}

LossReport JointDefinition::differentiate(std::size_t episodes, const Replay& replay)
{
    const c10::AutoGradMode mode(true);
    Network& n = *network;
    n.parameters.forgetGradients();
    LossReport report;
    std::size_t decisions = 0;
    at::Tensor loss = at::zeros({}, n.states.options());
    for (std::size_t e = 0; e < episodes; ++e) {
        at::Tensor onDevices;
        replay(e, [&](const PairBatch& piece) {
            if (!onDevices.defined())
                onDevices = at::zeros({static_cast<std::int64_t>(piece.devices), n.states.size(1)},
                                      n.states.options());
            loss = loss + n.loss(piece, onDevices, report);
            decisions += piece.steps();
        });
    }
    n.parameters.differentiate(loss);
    report.loss = loss.item<double>();
    report.entropy /= static_cast<double>(std::max<std::size_t>(decisions, 1));
    return report;
}

Gradient JointDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
