// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/head_loss.h"

#include "core/learn/dense.h"

#include <algorithm>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

namespace {

constexpr std::size_t width = NetworkShape::headWidth;
constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
constexpr double leak = 0.1;
/// Rows (of candidates or devices) that are differentiated at once: what keeps large graphs within memory.
constexpr std::size_t rowsAtOnce = 4096;

std::int64_t index(std::size_t i) { return static_cast<std::int64_t>(i); }

/// The caller's rows first .. last as a tensor that shares them.
at::Tensor rows(const std::vector<float>& values, std::size_t first, std::size_t last, std::size_t columns)
{
    return at::from_blob(const_cast<float*>(values.data()) + first * columns,
                         {index(last - first), index(columns)});
}

at::Tensor indices(const std::vector<std::uint32_t>& values, std::size_t first, std::size_t last)
{
    const at::Tensor out = at::empty({index(last - first)}, at::kLong);
    std::copy(values.begin() + index(first), values.begin() + index(last), out.data_ptr<std::int64_t>());
    return out;
}

/// The rows of the first layer's weights for its input number `part`.
at::Tensor part(const at::Tensor& firstWeight, std::size_t number, std::size_t count = 1)
{
    const std::int64_t hidden = firstWeight.size(0) / 4;
    return firstWeight.narrow(0, index(number) * hidden, index(count) * hidden);
}

at::Tensor embedded(const Weights& weights, const at::Tensor& features, const ParameterBlock& weight,
                    const ParameterBlock& bias)
{
    return at::leaky_relu(at::addmm(weights[bias], features, weights[weight]), leak);
}

at::Tensor leaf(const at::Tensor& value) { return value.detach().requires_grad_(true); }

at::Tensor gradientOf(const at::Tensor& t) { return t.grad().defined() ? t.grad() : at::zeros_like(t); }

} // namespace

at::Tensor SelectHead::shares(const at::Tensor& states, const at::Tensor& towardsSinks,
                              const at::Tensor& towardsSources) const
{
    return at::addmm(weights[blocks.firstBias], at::cat({states, towardsSinks, towardsSources}, 1),
                     part(weights[blocks.firstWeight], 1, 3));
}

at::Tensor SelectHead::differentiate(const at::Tensor& shares, const EpisodeBatch& batch, LossSums& sums)
{
    const at::Tensor start = leaf(shares);
    probability.resize(batch.candidate.size());
    std::size_t first = 0;
    while (first < batch.steps()) {
        std::size_t last = first + 1;
        while (last < batch.steps() &&
               batch.candidateStart[last + 1] - batch.candidateStart[first] <= rowsAtOnce)
            ++last;
        differentiateSteps(start, batch, first, last, sums);
        first = last;
    }
    return gradientOf(start);
}

void SelectHead::differentiateSteps(const at::Tensor& shares, const EpisodeBatch& batch, std::size_t first,
                                    std::size_t last, LossSums& sums)
{
    const std::size_t begin = batch.candidateStart[first];
    const std::size_t end = batch.candidateStart[last];
    const at::Tensor z = embedded(weights, rows(batch.candidateFeatures, begin, end, vertexColumns),
                                  blocks.vertexWeight, blocks.vertexBias);
    const at::Tensor sum = at::addmm(shares.index_select(0, indices(batch.candidate, begin, end)), z,
                                     part(weights[blocks.firstWeight], 0));
    const at::Tensor logits = at::mm(at::leaky_relu(sum, leak), weights[blocks.secondWeight]);
    const at::Tensor byLogits = at::empty_like(logits);
    const std::span<const float> logit(logits.data_ptr<float>(), end - begin);
    const std::span<float> derivative(byLogits.data_ptr<float>(), end - begin);
    for (std::size_t t = first; t < last; ++t) {
        const std::size_t from = batch.candidateStart[t];
        const std::size_t count = batch.candidateStart[t + 1] - from;
        decisionLoss(logit.subspan(from - begin, count), std::span(batch.selectTarget).subspan(from, count),
                     {}, batch.entropyWeight[t], std::span(probability).subspan(from, count),
                     derivative.subspan(from - begin, count), sums);
    }
    logits.backward(byLogits);
}

at::Tensor PlaceHead::shares(const at::Tensor& states) const
{
    return at::addmm(weights[blocks.firstBias], states, part(weights[blocks.firstWeight], 2));
}

std::pair<at::Tensor, at::Tensor> PlaceHead::differentiate(const at::Tensor& shares, const at::Tensor& states,
                                                           const EpisodeBatch& batch, LossSums& sums)
{
    const at::Tensor start = leaf(shares);
    const at::Tensor byStates = at::zeros_like(states);
    probability.resize(batch.steps() * batch.devices);
    std::size_t first = 0;
    while (first < batch.episodes()) {
        std::size_t last = first + 1;
        while (last < batch.episodes() &&
               (batch.episodeStart[last + 1] - batch.episodeStart[first]) * batch.devices <= rowsAtOnce)
            ++last;
        differentiateEpisodes(start, states.detach(), byStates, batch, first, last, sums);
        first = last;
    }
    return {gradientOf(start), byStates};
}

namespace {

/// What is on the devices before every step, as the sum of its states, z-scored over the devices.
struct DeviceSums {
    DeviceSums(const EpisodeBatch& episodes, std::size_t begin, std::size_t end, const at::Tensor& states)
        : batch(episodes), firstEpisode(begin), lastEpisode(end),
          hidden(static_cast<std::size_t>(states.size(1)))
    {
        const std::size_t firstStep = batch.episodeStart[firstEpisode];
        const std::size_t steps = batch.episodeStart[lastEpisode] - firstStep;
        const std::size_t devices = batch.devices;
        standard = at::empty({index(steps * devices), index(hidden)}, states.options());
        scale.resize(steps * hidden);
        std::vector<float> sums;
        for (std::size_t e = firstEpisode; e < lastEpisode; ++e) {
            sums.assign(devices * hidden, 0.0F);
            for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
                const std::size_t at = t - firstStep;
                zScoreColumns(sums.data(), devices, hidden,
                              standard.data_ptr<float>() + at * devices * hidden, &scale[at * hidden]);
                const float* state = states.data_ptr<float>() + batch.vertex[t] * hidden;
                float* sum = &sums[batch.device[t] * hidden];
                for (std::size_t c = 0; c < hidden; ++c)
                    sum[c] += state[c];
            }
        }
    }

    /// Adds the gradient by the states, given that by `standard`.
    void backward(const at::Tensor& byStandard, const at::Tensor& byStates) const
    {
        const std::size_t firstStep = batch.episodeStart[firstEpisode];
        const std::size_t devices = batch.devices;
        std::vector<float> later; // by what is on each device, from the steps behind the present one
        std::vector<float> here(devices * hidden);
        for (std::size_t e = firstEpisode; e < lastEpisode; ++e) {
            later.assign(devices * hidden, 0.0F);
            for (std::size_t t = batch.episodeStart[e + 1]; t-- > batch.episodeStart[e];) {
                const std::size_t at = t - firstStep;
                const float* sum = &later[batch.device[t] * hidden];
                float* state = byStates.data_ptr<float>() + batch.vertex[t] * hidden;
                for (std::size_t c = 0; c < hidden; ++c)
                    state[c] += sum[c];
                zScoreColumnsBackward(standard.data_ptr<float>() + at * devices * hidden, &scale[at * hidden],
                                      byStandard.data_ptr<float>() + at * devices * hidden, devices, hidden,
                                      here.data());
                for (std::size_t c = 0; c < here.size(); ++c)
                    later[c] += here[c];
            }
        }
    }

    const EpisodeBatch& batch;
    std::size_t firstEpisode, lastEpisode, hidden;
    at::Tensor standard;      ///< Steps x D by hidden.
    std::vector<float> scale; ///< Steps by hidden.
};

} // namespace

void PlaceHead::differentiateEpisodes(const at::Tensor& shares, const at::Tensor& states,
                                      const at::Tensor& byStates, const EpisodeBatch& batch,
                                      std::size_t first, std::size_t last, LossSums& sums)
{
    const std::size_t begin = batch.episodeStart[first];
    const std::size_t end = batch.episodeStart[last];
    const std::size_t devices = batch.devices;
    const DeviceSums onDevices(batch, first, last, states);
    const at::Tensor standard = leaf(onDevices.standard);
    const at::Tensor& firstWeight = weights[blocks.firstWeight];
    const at::Tensor y =
        embedded(weights, rows(batch.deviceFeatures, begin * devices, end * devices, deviceColumns),
                 blocks.deviceWeight, blocks.deviceBias);
    const at::Tensor z = embedded(weights, rows(batch.vertexFeatures, begin, end, vertexColumns),
                                  blocks.vertexWeight, blocks.vertexBias);
    const at::Tensor shared =
        at::addmm(shares.index_select(0, indices(batch.vertex, begin, end)), z, part(firstWeight, 1));
    const at::Tensor sum = at::addmm(at::mm(y, part(firstWeight, 0)), standard, part(firstWeight, 3))
                               .view({index(end - begin), index(devices), index(width)}) +
                           shared.unsqueeze(1);
    const at::Tensor logits =
        at::mm(at::leaky_relu(sum, leak).view({-1, index(width)}), weights[blocks.secondWeight]);
    const at::Tensor byLogits = at::empty_like(logits);
    const std::span<const float> logit(logits.data_ptr<float>(), (end - begin) * devices);
    const std::span<float> derivative(byLogits.data_ptr<float>(), (end - begin) * devices);
    for (std::size_t t = begin; t < end; ++t) {
        const std::size_t from = t * devices;
        const std::size_t at = (t - begin) * devices;
        decisionLoss(logit.subspan(at, devices), std::span(batch.placeTarget).subspan(from, devices),
                     std::span(batch.allowed).subspan(from, devices), batch.entropyWeight[t],
                     std::span(probability).subspan(from, devices), derivative.subspan(at, devices), sums);
    }
    logits.backward(byLogits);
    onDevices.backward(gradientOf(standard).contiguous(), byStates);
}

} // namespace doppler
