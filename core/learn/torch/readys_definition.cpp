// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/readys_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

struct ReadysDefinition::Network {
    Network(const ReadysLayout& l, std::span<const float> values, Precision precision)
        : layout(l), parameters(l.blocks, values, precision)
    {
    }
    /// x W + b.
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const DenseBlocks& blocks) const
    {
        return at::addmm(parameters[blocks.bias], x, parameters[blocks.weight]);
    }
    [[nodiscard]] at::Tensor convolve(at::Tensor x, const ReadysBatch& states) const;
    void encode(const ReadysBatch& states);

    const ReadysLayout& layout;
    TensorParameters parameters;
    at::Tensor outputs;
    std::vector<float> outputRows;
};

/// The states of all vertices: graph convolutions from children to parents.
at::Tensor ReadysDefinition::Network::convolve(at::Tensor x, const ReadysBatch& states) const
{
    const auto n = static_cast<std::int64_t>(states.rowCount());
    std::vector<float> dense(states.rowCount() * states.rowCount());
    for (std::size_t r = 0; r < states.rowCount(); ++r)
        for (std::uint32_t i = states.start[r]; i < states.start[r + 1]; ++i)
            dense[r * states.rowCount() + states.source[i]] += states.weight[i];
    const at::Tensor weights = tensorOf(dense, static_cast<std::size_t>(n), parameters.precision());
    for (const DenseBlocks& blocks : layout.convolutions)
        x = layer(weights.mm(x), blocks).relu();
    return x;
}

void ReadysDefinition::Network::encode(const ReadysBatch& states)
{
    const Precision precision = parameters.precision();
    const at::Tensor x = convolve(tensorOf(states.rows, ReadysGraph::columns, precision), states);
    const at::Tensor devices = tensorOf(states.devices, ReadysGraph::deviceColumns, precision);
    std::vector<at::Tensor> logits, values;
    for (std::size_t s = 0; s < states.states(); ++s) {
        const auto index = static_cast<std::int64_t>(s);
        const std::uint32_t first = states.choiceStart[s];
        const std::span<const std::uint32_t> choices(&states.choices[first],
                                                     states.choiceStart[s + 1] - first);
        const at::Tensor chosen = x.index_select(0, indicesOf(choices));
        const at::Tensor read =
            at::cat({std::get<0>(chosen.max(0, true)), devices.slice(0, index, index + 1)}, 1);
        logits.push_back(layer(chosen, layout.start));
        logits.push_back(layer(layer(read, layout.pass1).relu(), layout.pass2));
        values.push_back(
            layer(x.slice(0, states.rowStart[s], states.rowStart[s + 1]).mean(0, true), layout.value));
    }
    outputs = at::cat({at::cat(logits), at::cat(values)});
}

ReadysDefinition::ReadysDefinition(const ReadysLayout& layout, std::span<const float> parameters,
                                   Precision precision)
    : network(std::make_unique<Network>(layout, parameters, precision))
{
}

ReadysDefinition::~ReadysDefinition() = default;

void ReadysDefinition::encode(const ReadysBatch& states)
{
    const c10::AutoGradMode mode(true);
    network->encode(states);
}

std::span<const float> ReadysDefinition::outputs() { return floatsOf(network->outputs, network->outputRows); }

void ReadysDefinition::differentiate(std::span<const float> byOutputs)
{
    network->parameters.differentiate(network->outputs,
                                      tensorOf(byOutputs, 1, network->parameters.precision()));
}

Gradient ReadysDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
