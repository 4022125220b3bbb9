// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/policy_network.h"

#include "core/learn/encoder.h"
#include "core/learn/head_loss.h"

#include <ATen/Functions.h>
#include <ATen/Parallel.h>
#include <dlfcn.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/version.h>

namespace doppler {

struct PolicyNetwork::Tensors {
    Tensors(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& l,
            std::span<float> values, Parts p)
        : parts(p), layout(l), weights(l, values), graph(features), hidden(shape.hidden),
          selectEncoder(graph, weights, l.selectEncoder, shape.rounds),
          placeEncoder(graph, weights, l.placeEncoder, shape.rounds), selectHead(weights, l.selectHead),
          placeHead(weights, l.placeHead)
    {
    }

    Parts parts;
    const ParameterLayout& layout;
    Weights weights;
    EncoderGraph graph;
    std::size_t hidden;
    Encoder selectEncoder, placeEncoder;
    SelectHead selectHead;
    PlaceHead placeHead;
    /// Of the last encode(): on the encoders' graphs.
    at::Tensor selectShares, placeShares, placeStates;
    Encodings encodings;
};

namespace {

std::span<const float> values(const at::Tensor& t)
{
    return t.defined() ? std::span<const float>(t.data_ptr<float>(), static_cast<std::size_t>(t.numel()))
                       : std::span<const float>();
}

} // namespace

PolicyNetwork::PolicyNetwork(const GraphFeatures& features, const NetworkShape& shape,
                             const ParameterLayout& layout, std::span<float> parameters, Parts parts)
    : tensors(std::make_unique<Tensors>(features, shape, layout, parameters, parts))
{
}

PolicyNetwork::~PolicyNetwork() = default;

const Encodings& PolicyNetwork::encode(bool learning)
{
    const c10::AutoGradMode mode(learning);
    Tensors& t = *tensors;
    if (t.parts.select) {
        const at::Tensor states = t.selectEncoder.states();
        t.selectShares = t.selectHead.shares(states, pathSums(states, t.graph.towardsSinks),
                                             pathSums(states, t.graph.towardsSources));
    }
    if (t.parts.place) {
        t.placeStates = t.placeEncoder.states();
        t.placeShares = t.placeHead.shares(t.placeStates);
    }
    t.encodings = {values(t.selectShares), values(t.placeShares), values(t.placeStates)};
    return t.encodings;
}

LossReport PolicyNetwork::differentiate(const EpisodeBatch& batch)
{
    Tensors& t = *tensors;
    t.weights.forgetGradients();
    LossSums sums;
    torch::autograd::variable_list outputs;
    torch::autograd::variable_list gradients;
    if (t.parts.select) {
        outputs.push_back(t.selectShares);
        gradients.push_back(t.selectHead.differentiate(t.selectShares, batch, sums));
    }
    if (t.parts.place) {
        auto [shares, states] = t.placeHead.differentiate(t.placeShares, t.placeStates, batch, sums);
        outputs.insert(outputs.end(), {t.placeShares, t.placeStates});
        gradients.insert(gradients.end(), {shares, states});
    }
    torch::autograd::backward(outputs, gradients);
    return {sums.loss, sums.decisions > 0 ? sums.entropy / sums.decisions : 0};
}

Gradient PolicyNetwork::gradient(const ParameterBlock& block) const
{
    return tensors->weights.gradient(block);
}

std::span<const float> PolicyNetwork::selectProbabilities() const
{
    return tensors->selectHead.probabilities();
}
std::span<const float> PolicyNetwork::placeProbabilities() const
{
    return tensors->placeHead.probabilities();
}

void useOneThread()
{
    at::set_num_threads(1);
    // OpenBLAS has threads of its own that LibTorch does not know of.
    using SetThreads = void (*)(int);
    if (void* symbol = dlsym(RTLD_DEFAULT, "openblas_set_num_threads"))
        reinterpret_cast<SetThreads>(symbol)(1);
}

std::string torchVersion() { return std::string("LibTorch ") + TORCH_VERSION; }

std::string firstLine(const std::exception& exception)
{
    const std::string all = exception.what();
    return all.substr(0, all.find('\n'));
}

} // namespace doppler
