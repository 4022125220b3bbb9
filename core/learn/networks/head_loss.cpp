// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/head_loss.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t width = NetworkShape::headWidth;
constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
/// Rows (of candidates or devices) that are differentiated at once: they stay in the cache, and large graphs
/// within memory.
constexpr std::size_t rowsAtOnce = 512;

/// The rows of the first layer's weights, or of their gradient, for its input number `part`.
template <class View>
View part(View firstWeight, std::size_t number)
{
    const std::size_t hidden = firstWeight.rows / 4;
    return firstWeight.rowRange(number * hidden, hidden);
}

/// A matrix in memory that is kept.
Matrix room(std::vector<float>& memory, std::size_t rows, std::size_t columns)
{
    if (memory.size() < rows * columns)
        memory.resize(rows * columns);
    return {memory.data(), rows, columns};
}

void fillRows(Matrix out, const float* row)
{
    for (std::size_t r = 0; r < out.rows; ++r)
        std::copy_n(row, out.columns, out.row(r));
}

} // namespace

Matrix Embedding::of(const float* features, std::size_t rows)
{
    input = features;
    const Matrix out = room(output, rows, weight.columns);
    stateKernels().embed(features, rows, weight.rows, parameters.at(weight), parameters.at(bias),
                         weight.columns, out.values);
    return out;
}

void Embedding::backward(Matrix byRows, Gradients& gradients)
{
    stateKernels().leakyBackward(output.data(), byRows.rows * byRows.columns, byRows.values);
    gradientOf.add({input, byRows.rows, weight.rows}, byRows, gradients.matrix(weight));
    stateKernels().addRows(byRows.values, byRows.rows, byRows.columns, byRows.stride, gradients.at(bias));
}

SelectHead::SelectHead(const HeadBlocks& ownBlocks, Parameters p)
    : blocks(ownBlocks), parameters(p), hidden(ownBlocks.vertexBias.columns),
      vertices(blocks.vertexWeight, blocks.vertexBias, p)
{
}

void SelectHead::prepare(const Inputs& inputs)
{
    const ConstMatrix first = parameters.matrix(blocks.firstWeight);
    const Matrix out = room(shareRows, inputs.states.rows, width);
    fillRows(out, parameters.at(blocks.firstBias));
    std::size_t number = 1;
    for (const ConstMatrix& input : {inputs.states, inputs.towardsSinks, inputs.towardsSources}) {
        weight.pack(part(first, number++));
        multiply(input, weight, out, true);
    }
}

void SelectHead::differentiate(const EpisodeBatch& batch, LossSums& sums, Gradients& gradients)
{
    const ConstMatrix ofVertex = part(parameters.matrix(blocks.firstWeight), 0);
    weight.pack(ofVertex);
    weightBack.packTransposed(ofVertex);
    byShares.assign(shareRows.size(), 0.0F);
    probability.resize(batch.candidate.size());
    std::size_t first = 0;
    while (first < batch.steps()) {
        std::size_t last = first + 1;
        while (last < batch.steps() &&
               batch.candidateStart[last + 1] - batch.candidateStart[first] <= rowsAtOnce)
            ++last;
        throwIfCancelled();
        differentiateSteps(batch, first, last, sums, gradients);
        first = last;
    }
}

void SelectHead::differentiateSteps(const EpisodeBatch& batch, std::size_t first, std::size_t last,
                                    LossSums& sums, Gradients& gradients)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t begin = batch.candidateStart[first];
    const std::size_t rows = batch.candidateStart[last] - begin;
    const Matrix z = vertices.of(&batch.candidateFeatures[begin * vertexColumns], rows);
    const Matrix sum = room(hiddenSums, rows, width);
    for (std::size_t r = 0; r < rows; ++r)
        std::copy_n(&shareRows[batch.candidate[begin + r] * width], width, sum.row(r));
    multiply(z, weight, sum, true);
    const Matrix logit = room(logits, rows, 1);
    const Matrix byLogit = room(byLogits, rows, 1);
    const float* output = parameters.at(blocks.secondWeight);
    kernels.headOutputs(sum.values, rows, width, output, logit.values);
    for (std::size_t t = first; t < last; ++t) {
        const std::size_t from = batch.candidateStart[t];
        const std::size_t count = batch.candidateStart[t + 1] - from;
        decisionLoss({logit.row(from - begin), count}, std::span(batch.selectTarget).subspan(from, count), {},
                     batch.entropyWeight[t], std::span(probability).subspan(from, count),
                     {byLogit.row(from - begin), count}, sums);
    }
    kernels.headBackward(byLogit.values, rows, width, output, sum.values, gradients.at(blocks.secondWeight));
    for (std::size_t r = 0; r < rows; ++r)
        kernels.add(sum.row(r), width, &byShares[batch.candidate[begin + r] * width]);
    gradientOf.add(z, sum, part(gradients.matrix(blocks.firstWeight), 0));
    const Matrix byZ = room(byEmbedded, rows, hidden);
    multiply(sum, weightBack, byZ);
    vertices.backward(byZ, gradients);
}

void SelectHead::backward(const Inputs& inputs, Matrix byStates, Matrix byTowardsSinks,
                          Matrix byTowardsSources, Gradients& gradients)
{
    const ConstMatrix by{byShares.data(), inputs.states.rows, width};
    const auto ofPart = [&](std::size_t number, const ConstMatrix& input, const Matrix& byInput) {
        weightBack.packTransposed(part(parameters.matrix(blocks.firstWeight), number));
        multiply(by, weightBack, byInput);
        gradientOf.add(input, by, part(gradients.matrix(blocks.firstWeight), number));
    };
    ofPart(1, inputs.states, byStates);
    ofPart(2, inputs.towardsSinks, byTowardsSinks);
    ofPart(3, inputs.towardsSources, byTowardsSources);
    stateKernels().addRows(by.values, by.rows, width, width, gradients.at(blocks.firstBias));
}

/// A block of one episode's steps, and its rows: one for each step and device.
struct PlaceHead::Steps {
    const EpisodeBatch& batch;
    std::size_t first, last;

    [[nodiscard]] std::size_t count() const { return last - first; }
    [[nodiscard]] std::size_t rows() const { return count() * batch.devices; }
};

PlaceHead::PlaceHead(const HeadBlocks& ownBlocks, Parameters p)
    : blocks(ownBlocks), parameters(p), hidden(ownBlocks.vertexBias.columns),
      vertices(blocks.vertexWeight, blocks.vertexBias, p), devices(blocks.deviceWeight, blocks.deviceBias, p)
{
}

void PlaceHead::prepare(ConstMatrix states)
{
    const Matrix out = room(shareRows, states.rows, width);
    fillRows(out, parameters.at(blocks.firstBias));
    vertexWeight.pack(part(parameters.matrix(blocks.firstWeight), 2));
    multiply(states, vertexWeight, out, true);
}

void PlaceHead::differentiate(const EpisodeBatch& batch, ConstMatrix states, Matrix byStates, LossSums& sums,
                              Gradients& gradients)
{
    const ConstMatrix first = parameters.matrix(blocks.firstWeight);
    deviceWeight.pack(part(first, 0));
    vertexWeight.pack(part(first, 1));
    onDeviceWeight.pack(part(first, 3));
    deviceWeightBack.packTransposed(part(first, 0));
    vertexWeightBack.packTransposed(part(first, 1));
    onDeviceWeightBack.packTransposed(part(first, 3));
    byShares.assign(shareRows.size(), 0.0F);
    std::fill_n(byStates.values, byStates.rows * byStates.columns, 0.0F);
    probability.resize(batch.steps() * batch.devices);
    for (std::size_t e = 0; e < batch.episodes(); ++e)
        differentiateEpisode(batch, e, states, byStates, sums, gradients);
}

/// Block by block from the last to the first, as the derivative by what is on a device comes from the steps
/// behind: one pass forwards leaves the sums at which every block begins.
void PlaceHead::differentiateEpisode(const EpisodeBatch& batch, std::size_t episode, ConstMatrix states,
                                     Matrix byStates, LossSums& sums, Gradients& gradients)
{
    const std::size_t begin = batch.episodeStart[episode];
    const std::size_t end = batch.episodeStart[episode + 1];
    const std::size_t block = std::max<std::size_t>(1, rowsAtOnce / batch.devices);
    const std::size_t blockCount = (end - begin + block - 1) / block;
    const std::size_t size = batch.devices * hidden;
    running.assign(size, 0.0F);
    for (std::size_t i = 0; i < batch.earlierVertex.size(); ++i)
        stateKernels().add(states.row(batch.earlierVertex[i]), hidden,
                           &running[batch.earlierDevice[i] * hidden]);
    sumsAtBlock.resize(std::max(sumsAtBlock.size(), blockCount * size));
    for (std::size_t t = begin; t < end; ++t) {
        if ((t - begin) % block == 0)
            std::copy_n(running.begin(), size, &sumsAtBlock[(t - begin) / block * size]);
        stateKernels().add(states.row(batch.vertex[t]), hidden, &running[batch.device[t] * hidden]);
    }
    later.assign(size, 0.0F);
    here.resize(size);
    for (std::size_t b = blockCount; b-- > 0;) {
        throwIfCancelled();
        const Steps steps{batch, begin + b * block, std::min(begin + (b + 1) * block, end)};
        sumStates(steps, states, &sumsAtBlock[b * size]);
        decide(steps, sums, gradients);
        weightsBack(steps, gradients);
        sumsBack(steps, byStates);
    }
    for (std::size_t i = 0; i < batch.earlierVertex.size(); ++i)
        stateKernels().add(&later[batch.earlierDevice[i] * hidden], hidden,
                           byStates.row(batch.earlierVertex[i]));
}

void PlaceHead::sumStates(const Steps& steps, ConstMatrix states, float* onDevices)
{
    const std::size_t size = steps.batch.devices * hidden;
    room(standard, steps.rows(), hidden);
    room(scale, steps.count(), hidden);
    for (std::size_t t = steps.first; t < steps.last; ++t) {
        const std::size_t at = t - steps.first;
        zScoreColumns(onDevices, steps.batch.devices, hidden, &standard[at * size], &scale[at * hidden]);
        stateKernels().add(states.row(steps.batch.vertex[t]), hidden,
                           onDevices + steps.batch.device[t] * hidden);
    }
}

/// Forwards to the loss, and back to the sums before the hidden layer's LeakyReLU.
void PlaceHead::decide(const Steps& steps, LossSums& sums, Gradients& gradients)
{
    const StateKernels& kernels = stateKernels();
    const EpisodeBatch& batch = steps.batch;
    const std::size_t perStep = batch.devices;
    const Matrix y = devices.of(&batch.deviceFeatures[steps.first * perStep * deviceColumns], steps.rows());
    const Matrix z = vertices.of(&batch.vertexFeatures[steps.first * vertexColumns], steps.count());
    const Matrix common = room(shared, steps.count(), width); // to the devices of a step
    const Matrix sum = room(hiddenSums, steps.rows(), width);
    for (std::size_t s = 0; s < steps.count(); ++s)
        std::copy_n(&shareRows[batch.vertex[steps.first + s] * width], width, common.row(s));
    multiply(z, vertexWeight, common, true);
    for (std::size_t s = 0; s < steps.count(); ++s)
        fillRows(sum.rowRange(s * perStep, perStep), common.row(s));
    multiply(y, deviceWeight, sum, true);
    multiply({standard.data(), steps.rows(), hidden}, onDeviceWeight, sum, true);
    const Matrix logit = room(logits, steps.rows(), 1);
    const Matrix byLogit = room(byLogits, steps.rows(), 1);
    const float* output = parameters.at(blocks.secondWeight);
    kernels.headOutputs(sum.values, steps.rows(), width, output, logit.values);
    if (!batch.placeBias.empty())
        kernels.add(&batch.placeBias[steps.first * perStep], steps.rows(), logit.values);
    for (std::size_t s = 0; s < steps.count(); ++s) {
        const std::size_t t = steps.first + s;
        const std::size_t from = t * perStep;
        decisionLoss({logit.row(s * perStep), perStep}, std::span(batch.placeTarget).subspan(from, perStep),
                     std::span(batch.allowed).subspan(from, perStep), batch.entropyWeight[t],
                     std::span(probability).subspan(from, perStep), {byLogit.row(s * perStep), perStep},
                     sums);
    }
    kernels.headBackward(byLogit.values, steps.rows(), width, output, sum.values,
                         gradients.at(blocks.secondWeight));
    const Matrix byCommon = room(byShared, steps.count(), width);
    std::fill_n(byCommon.values, steps.count() * width, 0.0F);
    for (std::size_t s = 0; s < steps.count(); ++s) {
        kernels.addRows(sum.row(s * perStep), perStep, width, width, byCommon.row(s));
        kernels.add(byCommon.row(s), width, &byShares[batch.vertex[steps.first + s] * width]);
    }
    const Matrix ofFirst = gradients.matrix(blocks.firstWeight);
    gradientOf.add(y, sum, part(ofFirst, 0));
    gradientOf.add(z, byCommon, part(ofFirst, 1));
    gradientOf.add({standard.data(), steps.rows(), hidden}, sum, part(ofFirst, 3));
}

void PlaceHead::weightsBack(const Steps& steps, Gradients& gradients)
{
    const Matrix byY = room(byRows, steps.rows(), hidden);
    multiply({hiddenSums.data(), steps.rows(), width}, deviceWeightBack, byY);
    devices.backward(byY, gradients);
    const Matrix byZ = room(byRows, steps.count(), hidden);
    multiply({byShared.data(), steps.count(), width}, vertexWeightBack, byZ);
    vertices.backward(byZ, gradients);
}

/// Back through what is on the devices: `later` holds the derivative from the steps behind the present one.
void PlaceHead::sumsBack(const Steps& steps, Matrix byStates)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t size = steps.batch.devices * hidden;
    const Matrix byStandard = room(byRows, steps.rows(), hidden);
    multiply({hiddenSums.data(), steps.rows(), width}, onDeviceWeightBack, byStandard);
    for (std::size_t t = steps.last; t-- > steps.first;) {
        const std::size_t at = t - steps.first;
        kernels.add(&later[steps.batch.device[t] * hidden], hidden, byStates.row(steps.batch.vertex[t]));
        zScoreColumnsBackward(&standard[at * size], &scale[at * hidden], byStandard.values + at * size,
                              steps.batch.devices, hidden, here.data());
        kernels.add(here.data(), size, later.data());
    }
}

void PlaceHead::backward(ConstMatrix states, Matrix byStates, Gradients& gradients)
{
    const ConstMatrix by{byShares.data(), states.rows, width};
    vertexWeightBack.packTransposed(part(parameters.matrix(blocks.firstWeight), 2));
    multiply(by, vertexWeightBack, byStates, true);
    gradientOf.add(states, by, part(gradients.matrix(blocks.firstWeight), 2));
    stateKernels().addRows(by.values, by.rows, width, width, gradients.at(blocks.firstBias));
}

} // namespace doppler
