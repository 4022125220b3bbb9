// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/joint_network.h"

#include "core/learn/inputs/device_states.h"
#include "core/learn/kernels/state_kernels.h"
#include "core/learn/networks/encoder.h"
#include "core/learn/networks/head_loss.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::size_t width = NetworkShape::headWidth;
constexpr std::size_t inputCount = 6; ///< Of the first layer, `hidden` rows of weights each.

/// The rows of the first layer's weights, or of their gradient, for an input.
template <class View>
View part(View firstWeight, std::size_t number)
{
    const std::size_t hidden = firstWeight.rows / inputCount;
    return firstWeight.rowRange(number * hidden, hidden);
}

/// The first layer's weights for one input, laid out for both ways.
struct Weights {
    void pack(ConstMatrix weights)
    {
        forwards.pack(weights);
        backwards.packTransposed(weights);
    }
    PackedMatrix forwards, backwards;
};

/// A matrix in memory that is kept.
struct Room {
    Matrix of(std::size_t rows, std::size_t columns)
    {
        if (values.size() < rows * columns)
            values.resize(rows * columns);
        return {values.data(), rows, columns};
    }
    Matrix zeros(std::size_t rows, std::size_t columns)
    {
        values.assign(std::max(values.size(), rows * columns), 0.0F);
        return of(rows, columns);
    }
    std::vector<float> values;
};

} // namespace

struct JointNetwork::Parts {
    Parts(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
          std::span<const float> values)
        : head(layout.placeHead), parameters(values), hidden(shape.hidden), graph(features),
          gradients(layout), encoder(graph, layout.placeEncoder, shape.rounds, parameters),
          vertices(head.vertexWeight, head.vertexBias, parameters),
          devices(head.deviceWeight, head.deviceBias, parameters)
    {
    }
    void encode(bool learning);
    /// From a piece's loss to the derivatives by what it takes from the graph.
    void differentiate(const PairBatch& piece, LossSums& sums);
    /// Forwards: the pairs' sums in the first layer.
    void addUp(const PairBatch& piece);
    /// Backwards: from the derivative by these sums.
    void share(const PairBatch& piece);
    void backward();

    [[nodiscard]] Matrix byVertices(std::vector<float>& values) const
    {
        return {values.data(), graph.vertexCount(), hidden};
    }
    /// What the head takes from the encoder, inputs 2 to 4.
    [[nodiscard]] std::array<ConstMatrix, 3> inputs()
    {
        return {encoder.states(), byVertices(sinks), byVertices(sources)};
    }

    const HeadBlocks& head;
    Parameters parameters;
    std::size_t hidden;
    EncoderGraph graph;
    Gradients gradients;
    Encoder encoder;
    std::vector<float> sinks, sinkScale, sources, sourceScale; ///< Sums along the paths.
    std::vector<float> shareRows;                              ///< |V| x headWidth.
    JointEncodings encodings;

    Embedding vertices, devices;
    Weights ofPair, ofVertex, ofDevice, ofEncoder;
    DeviceStates onDevices;
    std::size_t firstStep = 0;                 ///< Of the piece, in its episode.
    Matrix y{nullptr, 0, 0}, z{nullptr, 0, 0}; ///< The piece's embeddings.
    Room hiddenSums, vertexSums, deviceSums, logits, byLogits, byEmbedded;
    std::vector<float> probability;
    std::vector<float> byShares, byStates, bySinks, bySources, space;
    TransposedProducts gradientOf;
};

JointNetwork::JointNetwork(const GraphFeatures& features, const NetworkShape& shape,
                           const ParameterLayout& layout, std::span<const float> parameters)
    : parts(std::make_unique<Parts>(features, shape, layout, parameters))
{
}

JointNetwork::~JointNetwork() = default;

const JointEncodings& JointNetwork::encode(bool learning)
{
    parts->encode(learning);
    return parts->encodings;
}

void JointNetwork::Parts::encode(bool learning)
{
    encoder.encode(learning);
    const std::size_t n = graph.vertexCount();
    const float* states = encoder.states().values;
    for (auto* sums : {&sinks, &sources})
        sums->resize(n * hidden);
    for (auto* scale : {&sinkScale, &sourceScale})
        scale->resize(hidden);
    graph.towardsSinks.sums(states, hidden, sinks.data(), sinkScale.data());
    graph.towardsSources.sums(states, hidden, sources.data(), sourceScale.data());
    shareRows.resize(n * width);
    for (std::size_t v = 0; v < n; ++v)
        std::copy_n(parameters.at(head.firstBias), width, &shareRows[v * width]);
    std::size_t number = 2;
    for (const ConstMatrix& input : inputs()) {
        ofEncoder.forwards.pack(part(parameters.matrix(head.firstWeight), number++));
        multiply(input, ofEncoder.forwards, Matrix{shareRows.data(), n, width}, true);
    }
    encodings = {shareRows, {states, n * hidden}};
}

LossReport JointNetwork::differentiate(std::size_t episodes, const Replay& replay)
{
    Parts& p = *parts;
    const ConstMatrix first = p.parameters.matrix(p.head.firstWeight);
    p.ofPair.pack(part(first, 0));
    p.ofVertex.pack(part(first, 1));
    p.ofDevice.pack(part(first, 5));
    p.gradients.forget();
    p.byShares.assign(p.shareRows.size(), 0.0F);
    p.byStates.assign(p.encodings.states.size(), 0.0F);
    LossSums sums;
    for (std::size_t e = 0; e < episodes; ++e) {
        bool begun = false;
        replay(e, [&](const PairBatch& piece) {
            if (!begun)
                p.onDevices.begin(piece.devices, p.hidden);
            begun = true;
            p.differentiate(piece, sums);
        });
        p.onDevices.backward(p.byStates);
    }
    p.backward();
    return {sums.loss, sums.decisions > 0 ? sums.entropy / sums.decisions : 0};
}

void JointNetwork::Parts::differentiate(const PairBatch& piece, LossSums& sums)
{
    const StateKernels& kernels = stateKernels();
    addUp(piece);
    const std::size_t pairs = piece.pairs();
    const Matrix sum = hiddenSums.of(pairs, width);
    const Matrix logit = logits.of(pairs, 1);
    const Matrix byLogit = byLogits.of(pairs, 1);
    probability.resize(pairs);
    const float* output = parameters.at(head.secondWeight);
    kernels.headOutputs(sum.values, pairs, width, output, logit.values);
    for (std::size_t s = 0; s < piece.steps(); ++s) {
        const std::size_t from = piece.candidateStart[s] * piece.devices;
        const std::size_t count = piece.candidateStart[s + 1] * piece.devices - from;
        decisionLoss({logit.row(from), count}, std::span(piece.target).subspan(from, count),
                     std::span(piece.allowed).subspan(from, count), piece.entropyWeight[s],
                     std::span(probability).subspan(from, count), {byLogit.row(from), count}, sums);
    }
    kernels.headBackward(byLogit.values, pairs, width, output, sum.values, gradients.at(head.secondWeight));
    share(piece);
}

void JointNetwork::Parts::addUp(const PairBatch& piece)
{
    const std::size_t count = piece.candidate.size();
    firstStep = onDevices.steps();
    for (std::size_t s = 0; s < piece.steps(); ++s)
        onDevices.append(piece.vertex[s], piece.device[s],
                         encodings.states.subspan(piece.vertex[s] * hidden, hidden));
    const std::size_t deviceRows = piece.steps() * piece.devices;
    z = vertices.of(piece.vertexFeatures.data(), count);
    const Matrix byVertex = vertexSums.of(count, width);
    for (std::size_t i = 0; i < count; ++i)
        std::copy_n(&shareRows[piece.candidate[i] * width], width, byVertex.row(i));
    multiply(z, ofVertex.forwards, byVertex, true);
    const Matrix byDevice = deviceSums.of(deviceRows, width);
    multiply(ConstMatrix{onDevices.standard(firstStep).data(), deviceRows, hidden}, ofDevice.forwards,
             byDevice);
    y = devices.of(piece.deviceFeatures.data(), piece.pairs());
    const Matrix sum = hiddenSums.of(piece.pairs(), width);
    for (std::size_t s = 0; s < piece.steps(); ++s)
        for (std::size_t i = piece.candidateStart[s]; i < piece.candidateStart[s + 1]; ++i)
            for (std::size_t d = 0; d < piece.devices; ++d) {
                float* row = sum.row(i * piece.devices + d);
                std::copy_n(byVertex.row(i), width, row);
                stateKernels().add(byDevice.row(s * piece.devices + d), width, row);
            }
    multiply(y, ofPair.forwards, sum, true);
}

void JointNetwork::Parts::share(const PairBatch& piece)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t count = piece.candidate.size();
    const std::size_t deviceRows = piece.steps() * piece.devices;
    const Matrix byPair = hiddenSums.of(piece.pairs(), width);
    const Matrix byVertex = vertexSums.zeros(count, width);
    const Matrix byDevice = deviceSums.zeros(deviceRows, width);
    for (std::size_t s = 0; s < piece.steps(); ++s)
        for (std::size_t i = piece.candidateStart[s]; i < piece.candidateStart[s + 1]; ++i)
            for (std::size_t d = 0; d < piece.devices; ++d) {
                const float* row = byPair.row(i * piece.devices + d);
                kernels.add(row, width, byVertex.row(i));
                kernels.add(row, width, byDevice.row(s * piece.devices + d));
            }
    const Matrix byFirst = gradients.matrix(head.firstWeight);
    gradientOf.add(y, byPair, part(byFirst, 0));
    const Matrix byY = byEmbedded.of(piece.pairs(), hidden);
    multiply(byPair, ofPair.backwards, byY);
    devices.backward(byY, gradients);

    gradientOf.add(z, byVertex, part(byFirst, 1));
    const Matrix byZ = byEmbedded.of(count, hidden);
    multiply(byVertex, ofVertex.backwards, byZ);
    vertices.backward(byZ, gradients);
    for (std::size_t i = 0; i < count; ++i)
        kernels.add(byVertex.row(i), width, &byShares[piece.candidate[i] * width]);

    gradientOf.add(ConstMatrix{onDevices.standard(firstStep).data(), deviceRows, hidden}, byDevice,
                   part(byFirst, 5));
    multiply(byDevice, ofDevice.backwards,
             Matrix{onDevices.byStandard(firstStep).data(), deviceRows, hidden});
}

/// From the derivatives by the shares and by the states on devices to the encoder's gradient.
void JointNetwork::Parts::backward()
{
    const std::size_t n = graph.vertexCount();
    const ConstMatrix by{byShares.data(), n, width};
    for (auto* sums : {&bySinks, &bySources})
        sums->assign(n * hidden, 0.0F);
    std::size_t number = 2;
    std::array<std::vector<float>*, 3> byInputs{&byStates, &bySinks, &bySources};
    for (const ConstMatrix& input : inputs()) {
        gradientOf.add(input, by, part(gradients.matrix(head.firstWeight), number));
        ofEncoder.backwards.packTransposed(part(parameters.matrix(head.firstWeight), number));
        multiply(by, ofEncoder.backwards, byVertices(*byInputs[number - 2]), true);
        ++number;
    }
    stateKernels().addRows(by.values, n, width, width, gradients.at(head.firstBias));
    graph.towardsSinks.sumsBackward(sinks.data(), sinkScale.data(), hidden, space, bySinks.data(),
                                    byStates.data());
    graph.towardsSources.sumsBackward(sources.data(), sourceScale.data(), hidden, space, bySources.data(),
                                      byStates.data());
    encoder.backward(byStates, gradients);
}

Gradient JointNetwork::gradient(const ParameterBlock& block) const { return parts->gradients.of(block); }

} // namespace doppler
