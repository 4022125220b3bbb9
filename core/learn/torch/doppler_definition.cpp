// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/doppler_definition.h"

#include "core/learn/torch/decisions.h"
#include "core/learn/torch/encoder_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

/// N candidates over T steps, D devices, h = hidden. Both heads are LeakyReLU([..] W1 + b1) w2 of inputs that
/// are h wide each. W1 has h rows for each input, so that [a, b] W1 = a W1[0] + b W1[1]; the part that an
/// episode does not change is the shares of Encodings.
struct DopplerDefinition::Networks {
    Networks(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& l,
             std::span<const float> values, PolicyParts p, Precision precision)
        : layout(l), parts(p), parameters(l.blocks, values, precision), encoder(features, shape.rounds)
    {
    }
    void encodeSelect();
    void encodePlace();
    [[nodiscard]] at::Tensor selectScores(const EpisodeBatch& batch) const;
    [[nodiscard]] at::Tensor placeScores(const EpisodeBatch& batch) const;
    [[nodiscard]] at::Tensor onDevices(const EpisodeBatch& batch) const;
    at::Tensor selectLoss(const EpisodeBatch& batch, double& entropy);
    at::Tensor placeLoss(const EpisodeBatch& batch, double& entropy);

    [[nodiscard]] at::Tensor rows(std::span<const float> values, std::size_t columns) const
    {
        return tensorOf(values, columns, parameters.precision());
    }
    /// LeakyReLU(x W + b): what the heads make of a few features.
    [[nodiscard]] at::Tensor embed(const at::Tensor& x, const ParameterBlock& weight,
                                   const ParameterBlock& bias) const
    {
        return leakyRelu(at::addmm(parameters[bias], x, parameters[weight]));
    }

    ParameterLayout layout;
    PolicyParts parts;
    TensorParameters parameters;
    EncoderDefinition encoder;
    at::Tensor selectShares, placeStates, placeShares;
    Encodings encodings;
    std::vector<float> selectShareRows, placeStateRows, placeShareRows;
    std::vector<float> selectProbability, placeProbability;
};

/// SEL reads of a candidate v: Z(v), H[v], the sums of H along v's b-path and t-path.
void DopplerDefinition::Networks::encodeSelect()
{
    const HeadBlocks& head = layout.selectHead;
    const at::Tensor states = encoder.states(layout.selectEncoder, parameters);
    const auto w1 = parameters[head.firstWeight].chunk(4);
    selectShares = states.mm(w1[1]) + encoder.alongBPath(states).mm(w1[2]) +
                   encoder.alongTPath(states).mm(w1[3]) + parameters[head.firstBias];
    encodings.selectShares = floatsOf(selectShares, selectShareRows);
}

/// PLC reads of a device d for a vertex v: Y(d), Z(v), H[v], the sum of H of what is on d.
void DopplerDefinition::Networks::encodePlace()
{
    const HeadBlocks& head = layout.placeHead;
    placeStates = encoder.states(layout.placeEncoder, parameters);
    placeShares = placeStates.mm(parameters[head.firstWeight].chunk(4)[2]) + parameters[head.firstBias];
    encodings.placeStates = floatsOf(placeStates, placeStateRows);
    encodings.placeShares = floatsOf(placeShares, placeShareRows);
}

/// N scores.
at::Tensor DopplerDefinition::Networks::selectScores(const EpisodeBatch& batch) const
{
    const HeadBlocks& head = layout.selectHead;
    const at::Tensor z = embed(rows(batch.candidateFeatures, NetworkShape::vertexFeatures), head.vertexWeight,
                               head.vertexBias); // Z, N x h
    const at::Tensor sums = z.mm(parameters[head.firstWeight].chunk(4)[0]) +
                            selectShares.index_select(0, indicesOf(batch.candidate));
    return leakyRelu(sums).mm(parameters[head.secondWeight]).view({-1});
}

/// What is on every device before every step, z-scored over the devices: T x D x h.
at::Tensor DopplerDefinition::Networks::onDevices(const EpisodeBatch& batch) const
{
    const auto devices = static_cast<std::int64_t>(batch.devices);
    at::Tensor earlier = at::zeros({devices, placeStates.size(1)}, placeStates.options());
    earlier = earlier.index_add(0, indicesOf(batch.earlierDevice),
                                placeStates.index_select(0, indicesOf(batch.earlierVertex)));
    std::vector<at::Tensor> sums;
    for (std::size_t e = 0; e < batch.episodes(); ++e) {
        const std::size_t first = batch.episodeStart[e];
        const std::size_t count = batch.episodeStart[e + 1] - first;
        const at::Tensor placed =
            placeStates.index_select(0, indicesOf(std::span(batch.vertex).subspan(first, count)));
        sums.push_back(
            OnDevices(earlier, placed, std::span(batch.device).subspan(first, count)).beforeSteps());
    }
    return zScores(at::cat(sums, 0), 1);
}

/// T x D scores.
at::Tensor DopplerDefinition::Networks::placeScores(const EpisodeBatch& batch) const
{
    const HeadBlocks& head = layout.placeHead;
    const auto w1 = parameters[head.firstWeight].chunk(4);
    const auto steps = static_cast<std::int64_t>(batch.steps());
    const at::Tensor y = embed(rows(batch.deviceFeatures, NetworkShape::deviceFeatures), head.deviceWeight,
                               head.deviceBias); // Y, T D x h
    const at::Tensor z = embed(rows(batch.vertexFeatures, NetworkShape::vertexFeatures), head.vertexWeight,
                               head.vertexBias); // Z, T x h
    const at::Tensor ofVertex = z.mm(w1[1]) + placeShares.index_select(0, indicesOf(batch.vertex));
    const at::Tensor ofDevice = y.mm(w1[0]).view({steps, -1, w1[0].size(1)});
    const at::Tensor sums = ofVertex.unsqueeze(1) + ofDevice + onDevices(batch).matmul(w1[3]);
    const at::Tensor scores = leakyRelu(sums).matmul(parameters[head.secondWeight]).squeeze(2);
    return batch.placeBias.empty() ? scores : scores + rows(batch.placeBias, batch.devices);
}

at::Tensor DopplerDefinition::Networks::selectLoss(const EpisodeBatch& batch, double& entropy)
{
    const Ragged steps(batch.candidateStart);
    const at::Tensor scores = steps.rows(selectScores(batch));
    const at::Tensor targets = steps.rows(rows(batch.selectTarget, 1));
    const at::Tensor weights = rows(batch.entropyWeight, 1).view({-1});
    const at::Tensor allowed = steps.present();
    const Decisions decisions{scores, targets, allowed, weights};
    floatsOf(steps.flat(probabilities(decisions)), selectProbability);
    entropy += entropies(decisions).sum().item<double>();
    return lossOf(decisions);
}

at::Tensor DopplerDefinition::Networks::placeLoss(const EpisodeBatch& batch, double& entropy)
{
    const at::Tensor scores = placeScores(batch);
    const at::Tensor targets = rows(batch.placeTarget, batch.devices);
    const std::vector<float> flags(batch.allowed.begin(), batch.allowed.end());
    const at::Tensor weights = rows(batch.entropyWeight, 1).view({-1});
    const at::Tensor allowed = rows(flags, batch.devices).to(at::kBool);
    const Decisions decisions{scores, targets, allowed, weights};
    floatsOf(probabilities(decisions), placeProbability);
    entropy += entropies(decisions).sum().item<double>();
    return lossOf(decisions);
}

DopplerDefinition::DopplerDefinition(const GraphFeatures& features, const NetworkShape& shape,
                                     const ParameterLayout& layout, std::span<const float> parameters,
                                     PolicyParts parts, Precision precision)
    : networks(std::make_unique<Networks>(features, shape, layout, parameters, parts, precision))
{
}

DopplerDefinition::~DopplerDefinition() = default;

const Encodings& DopplerDefinition::encode(bool learning, bool sameParameters)
{
    const c10::AutoGradMode mode(learning);
    if (!sameParameters)
        networks->parameters.read();
    if (networks->parts.select)
        networks->encodeSelect();
    if (networks->parts.place)
        networks->encodePlace();
    return networks->encodings;
}

LossReport DopplerDefinition::differentiate(const EpisodeBatch& batch, Turn turn)
{
    const c10::AutoGradMode mode(true);
    Networks& n = *networks;
    if (turn.first)
        n.parameters.forgetGradients();
    LossReport report;
    at::Tensor loss = at::zeros({}, n.parameters[n.layout.blocks.front()].options());
    std::size_t decisions = 0;
    if (n.parts.select) {
        loss = loss + n.selectLoss(batch, report.entropy);
        decisions += batch.steps();
    }
    if (n.parts.place) {
        loss = loss + n.placeLoss(batch, report.entropy);
        decisions += batch.steps();
    }
    n.parameters.differentiate(loss);
    report.loss = loss.item<double>();
    report.entropy /= static_cast<double>(std::max<std::size_t>(decisions, 1));
    return report;
}

Gradient DopplerDefinition::gradient(const ParameterBlock& block) const
{
    return networks->parameters.gradient(block);
}

std::span<const float> DopplerDefinition::selectProbabilities() const { return networks->selectProbability; }
std::span<const float> DopplerDefinition::placeProbabilities() const { return networks->placeProbability; }

} // namespace doppler
