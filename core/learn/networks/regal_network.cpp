// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/regal_network.h"

#include "core/learn/kernels/state_kernels.h"
#include "core/learn/networks/encoder.h"

#include <algorithm>

namespace doppler {

struct RegalNetwork::Parts {
    Parts(const GraphFeatures& features, const NetworkShape& shape, const RegalLayout& l,
          std::span<const float> values)
        : layout(l), parameters(values), graph(features), gradients(l.blocks.size()),
          encoder(graph, l.encoder, shape.rounds, parameters)
    {
    }

    static Matrix rows(std::vector<float>& values, std::size_t count, std::size_t columns)
    {
        values.resize(count * columns);
        return {values.data(), count, columns};
    }
    /// Rows that hold the bias.
    Matrix biased(std::vector<float>& values, std::size_t count, const ParameterBlock& bias) const
    {
        const Matrix out = rows(values, count, bias.columns);
        for (std::size_t r = 0; r < count; ++r)
            std::copy_n(parameters.at(bias), bias.columns, out.row(r));
        return out;
    }
    [[nodiscard]] std::size_t keyCount() const { return keys.size() / layout.keyWeight.rows; }
    [[nodiscard]] ConstMatrix keyRows() const { return {keys.data(), keyCount(), layout.keyWeight.rows}; }
    /// Adds the gradient of a layer, given the derivative by its output.
    void learn(ConstMatrix in, ConstMatrix byOut, const ParameterBlock& weight, const ParameterBlock& bias)
    {
        gradientOf.add(in, byOut, gradients.matrix(weight));
        stateKernels().addRows(byOut.values, byOut.rows, byOut.columns, byOut.stride, gradients.at(bias));
    }

    const RegalLayout& layout;
    Parameters parameters;
    EncoderGraph graph;
    Gradients gradients;
    Encoder encoder;
    PackedMatrix first, key, second;
    std::vector<float> keys;                           ///< The features.
    std::vector<float> ofVertex, byVertex, byStates;   ///< By vertex.
    std::vector<float> sums, hidden, logits, byHidden; ///< By key.
    TransposedProducts gradientOf;
};

RegalNetwork::RegalNetwork(const GraphFeatures& features, const NetworkShape& shape,
                           const RegalLayout& layout, std::span<const float> parameters)
    : parts(std::make_unique<Parts>(features, shape, layout, parameters))
{
}

RegalNetwork::~RegalNetwork() = default;

std::span<const float> RegalNetwork::encode(std::span<const float> keys, bool learning)
{
    Parts& p = *parts;
    p.keys.assign(keys.begin(), keys.end());
    p.encoder.encode(learning);
    p.first.pack(p.parameters.matrix(p.layout.firstWeight));
    p.key.pack(p.parameters.matrix(p.layout.keyWeight));
    p.second.pack(p.parameters.matrix(p.layout.secondWeight));
    const ConstMatrix states = p.encoder.states();
    const Matrix ofVertex = p.biased(p.ofVertex, states.rows, p.layout.firstBias);
    multiply(states, p.first, ofVertex, true);
    const Matrix sums = Parts::rows(p.sums, p.keyCount(), NetworkShape::headWidth);
    const std::size_t each = sums.rows / states.rows;
    for (std::size_t r = 0; r < sums.rows; ++r)
        std::copy_n(ofVertex.row(r / each), sums.columns, sums.row(r));
    multiply(p.keyRows(), p.key, sums, true);
    const Matrix hidden = Parts::rows(p.hidden, sums.rows, sums.columns);
    stateKernels().leaky(sums.values, p.sums.size(), hidden.values);
    multiply(hidden, p.second, p.biased(p.logits, sums.rows, p.layout.secondBias), true);
    return p.logits;
}

void RegalNetwork::differentiate(std::span<const float> byLogits)
{
    Parts& p = *parts;
    p.gradients.forget();
    const std::size_t keys = p.keyCount();
    const ConstMatrix by{byLogits.data(), keys, p.layout.secondBias.columns};
    const Matrix hidden = Parts::rows(p.hidden, keys, NetworkShape::headWidth);
    p.learn(hidden, by, p.layout.secondWeight, p.layout.secondBias);
    p.second.packTransposed(p.parameters.matrix(p.layout.secondWeight));
    const Matrix byHidden = Parts::rows(p.byHidden, keys, NetworkShape::headWidth);
    multiply(by, p.second, byHidden);
    stateKernels().leakyBackward(hidden.values, p.hidden.size(), byHidden.values);
    p.gradientOf.add(p.keyRows(), byHidden, p.gradients.matrix(p.layout.keyWeight));
    const ConstMatrix states = p.encoder.states();
    p.byVertex.assign(states.rows * byHidden.columns, 0.0F);
    const Matrix byVertex = Parts::rows(p.byVertex, states.rows, byHidden.columns);
    for (std::size_t r = 0; r < keys; ++r)
        stateKernels().add(byHidden.row(r), byHidden.columns, byVertex.row(r / (keys / states.rows)));
    p.learn(states, byVertex, p.layout.firstWeight, p.layout.firstBias);
    p.first.packTransposed(p.parameters.matrix(p.layout.firstWeight));
    multiply(byVertex, p.first, Parts::rows(p.byStates, states.rows, states.columns));
    p.encoder.backward(p.byStates, p.gradients);
}

Gradient RegalNetwork::gradient(const ParameterBlock& block) const { return parts->gradients.of(block); }

} // namespace doppler
