// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/regal_definition.h"

#include "core/learn/torch/encoder_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

struct RegalDefinition::Network {
    Network(const GraphFeatures& features, const NetworkShape& shape, const RegalLayout& l,
            std::span<const float> values, Precision precision)
        : layout(l), parameters(l.blocks, values, precision), encoder(features, shape.rounds)
    {
    }
    /// LeakyReLU(H[v] W1 + x W2 + b1) W3 + b3 for every key x, as many of each vertex v.
    [[nodiscard]] at::Tensor forward(const at::Tensor& keys) const
    {
        const at::Tensor states = encoder.states(layout.encoder, parameters);
        const at::Tensor ofVertex =
            at::addmm(parameters[layout.firstBias], states, parameters[layout.firstWeight]);
        const at::Tensor hidden = leakyRelu(ofVertex.repeat_interleave(keys.size(0) / states.size(0), 0) +
                                            keys.mm(parameters[layout.keyWeight]));
        return at::addmm(parameters[layout.secondBias], hidden, parameters[layout.secondWeight]);
    }

    const RegalLayout& layout;
    TensorParameters parameters;
    EncoderDefinition encoder;
    at::Tensor logits;
    std::vector<float> rows;
};

RegalDefinition::RegalDefinition(const GraphFeatures& features, const NetworkShape& shape,
                                 const RegalLayout& layout, std::span<const float> parameters,
                                 Precision precision)
    : network(std::make_unique<Network>(features, shape, layout, parameters, precision))
{
}

RegalDefinition::~RegalDefinition() = default;

std::span<const float> RegalDefinition::encode(std::span<const float> keys, bool learning)
{
    const c10::AutoGradMode mode(learning);
    network->parameters.read();
    network->logits =
        network->forward(tensorOf(keys, network->layout.keyWeight.rows, network->parameters.precision()));
    return floatsOf(network->logits, network->rows);
}

void RegalDefinition::differentiate(std::span<const float> byLogits)
{
    network->parameters.forgetGradients();
    network->parameters.differentiate(network->logits, tensorOf(byLogits, network->layout.secondBias.columns,
                                                                network->parameters.precision()));
}

Gradient RegalDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
