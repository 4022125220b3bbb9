// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/encoder.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

void Encoder::reserve(bool learning)
{
    keeping = learning;
    const std::size_t n = graph.vertexCount();
    const std::size_t rows = graph.gather.rows();
    const std::size_t passes = std::min<std::size_t>(rounds, learning ? rounds : 2);
    stateRows.resize((learning ? rounds + 1 : 2) * n * hidden);
    sumRows.resize(passes * rows * edges.width());
    inputRows.resize(passes * n * hidden);
    gateRows.resize(passes * n * 4 * hidden);
    products.resize(rounds > 0 ? rows * hidden : 0);
    output.resize(n * hidden);
}

void Encoder::layOut(void (PackedMatrix::*pack)(ConstMatrix))
{
    edgeWeights.resize(std::max(edgeWeights.size(), edges.groups()));
    for (std::size_t g = 0; g < edges.groups(); ++g)
        (edgeWeights[g].*pack)(edges.matrix(g));
    const ConstMatrix ofState = parameters.matrix(blocks.gruHiddenWeight);
    (inputWeight.*pack)(parameters.matrix(blocks.gruInputWeight));
    (hiddenGates.*pack)(ofState.columnRange(0, 2 * hidden));
    (hiddenFresh.*pack)(ofState.columnRange(2 * hidden, hidden));
}

void Encoder::encode(bool learning, bool sameParameters)
{
    reserve(learning);
    const StateKernels& kernels = stateKernels();
    const std::size_t n = graph.vertexCount();
    inputWeight.pack(parameters.matrix(blocks.inputWeight));
    const Matrix first = roundStates(0);
    multiply({graph.vertexFeatures.data(), n, graph.vertexInputs}, inputWeight, first);
    kernels.biasedRelu(parameters.at(blocks.inputBias), n, hidden, first.values);
    if (rounds > 0) {
        if (!sameParameters)
            edges.compute();
        layOut(&PackedMatrix::pack);
        const float* inputBias = parameters.at(blocks.gruInputBias);
        const float* hiddenBias = parameters.at(blocks.gruHiddenBias);
        gateBias.resize(4 * hidden);
        for (std::size_t c = 0; c < 2 * hidden; ++c)
            gateBias[c] = inputBias[c] + hiddenBias[c];
        std::copy_n(inputBias + 2 * hidden, hidden, &gateBias[2 * hidden]);
        std::copy_n(hiddenBias + 2 * hidden, hidden, &gateBias[3 * hidden]);
        for (std::size_t round = 0; round < rounds; ++round)
            passMessages(round);
    }
    kernels.leaky(roundStates(rounds).values, n * hidden, output.data());
}

/// m_v = sum_u W(e_uv)^T h_u + bias, h' = GRU(ReLU(m), h).
void Encoder::passMessages(std::size_t round)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t n = graph.vertexCount();
    const Matrix states = roundStates(round);
    const Matrix sums = kept(sumRows, round, graph.gather.rows(), edges.width());
    const Matrix input = kept(inputRows, round, n, hidden);
    const Matrix gates = kept(gateRows, round, n, 4 * hidden);
    graph.gather.sum(states, hidden, sums);
    edges.widen(sums.values);
    const Matrix product{products.data(), sums.rows, hidden};
    for (std::size_t g = 0; g < edges.groups(); ++g) {
        throwIfCancelled();
        multiply(sums.rowRange(edges.firstRow(g), edges.rowCount(g)), edgeWeights[g],
                 product.rowRange(edges.firstRow(g), edges.rowCount(g)));
    }
    graph.scatter.sum(product, hidden, input);
    kernels.biasedRelu(parameters.at(blocks.messageBias), n, hidden, input.values);
    multiply(input, inputWeight, gates.columnRange(0, 3 * hidden));
    multiply(states, hiddenGates, gates.columnRange(0, 2 * hidden), true);
    multiply(states, hiddenFresh, gates.columnRange(3 * hidden, hidden));
    kernels.gated(gateBias.data(), n, hidden, gates.values, states.values, roundStates(round + 1).values);
}

void Encoder::backward(std::vector<float>& byStates, Gradients& gradients, Turn turn)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t n = graph.vertexCount();
    kernels.leakyBackward(output.data(), n * hidden, byStates.data());
    if (rounds > 0) {
        layOut(&PackedMatrix::packTransposed);
        if (turn.first)
            edges.clearDerivatives();
        byOldState.resize(n * hidden);
        byInput.resize(n * hidden);
        byGates.resize(n * 4 * hidden);
        byGateBias.assign(4 * hidden, 0.0F);
        bySums.resize(graph.gather.rows() * edges.width());
        for (std::size_t round = rounds; round-- > 0;) {
            passBack(round, byStates.data(), byOldState.data(), gradients);
            byStates.swap(byOldState);
        }
        if (turn.last)
            edges.backward(gradients);
        float* byHiddenBias = gradients.at(blocks.gruHiddenBias);
        kernels.add(byGateBias.data(), 3 * hidden, gradients.at(blocks.gruInputBias));
        kernels.add(byGateBias.data(), 2 * hidden, byHiddenBias);
        kernels.add(&byGateBias[3 * hidden], hidden, byHiddenBias + 2 * hidden);
    }
    kernels.reluBackward(roundStates(0).values, n * hidden, byStates.data());
    gradientOf.add({graph.vertexFeatures.data(), n, graph.vertexInputs}, {byStates.data(), n, hidden},
                   gradients.matrix(blocks.inputWeight));
    kernels.addRows(byStates.data(), n, hidden, hidden, gradients.at(blocks.inputBias));
}

void Encoder::passBack(std::size_t round, const float* byNext, float* byOld, Gradients& gradients)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t n = graph.vertexCount();
    const Matrix states = roundStates(round);
    const Matrix input = kept(inputRows, round, n, hidden);
    const Matrix byGate{byGates.data(), n, 4 * hidden};
    const Matrix byOwn{byInput.data(), n, hidden};
    const Matrix old{byOld, n, hidden};
    kernels.gatedBackward(n, hidden, kept(gateRows, round, n, 4 * hidden).values, states.values, byNext,
                          byGate.values, byOld);
    const ConstMatrix bySum = byGate.columnRange(0, 3 * hidden); // of what comes from the input
    const ConstMatrix byBoth = byGate.columnRange(0, 2 * hidden);
    const ConstMatrix byShare = byGate.columnRange(3 * hidden, hidden);
    multiply(bySum, inputWeight, byOwn);
    multiply(byBoth, hiddenGates, old, true);
    multiply(byShare, hiddenFresh, old, true);
    const Matrix ofState = gradients.matrix(blocks.gruHiddenWeight);
    gradientOf.add(input, bySum, gradients.matrix(blocks.gruInputWeight));
    gradientOf.add(states, byBoth, ofState.columnRange(0, 2 * hidden));
    gradientOf.add(states, byShare, ofState.columnRange(2 * hidden, hidden));
    kernels.addRows(byGate.values, n, 4 * hidden, byGate.stride, byGateBias.data());
    kernels.reluBackward(input.values, n * hidden, byOwn.values);
    messagesBack(round, byOld, gradients);
}

void Encoder::messagesBack(std::size_t round, float* byOld, Gradients& gradients)
{
    const StateKernels& kernels = stateKernels();
    const std::size_t n = graph.vertexCount();
    const std::size_t rows = graph.gather.rows();
    kernels.addRows(byInput.data(), n, hidden, hidden, gradients.at(blocks.messageBias));
    const Matrix byProduct{products.data(), rows, hidden};
    graph.scatterBack.sum(Matrix{byInput.data(), n, hidden}, hidden, byProduct);
    const Matrix sums = kept(sumRows, round, rows, edges.width());
    const Matrix bySum{bySums.data(), rows, edges.width()};
    for (std::size_t g = 0; g < edges.groups(); ++g) {
        const auto ofGroup = [&](const Matrix& of) {
            return of.rowRange(edges.firstRow(g), edges.rowCount(g));
        };
        throwIfCancelled();
        gradientOf.add(ofGroup(sums), ofGroup(byProduct), edges.byMatrix(g));
        multiply(ofGroup(byProduct), edgeWeights[g], ofGroup(bySum));
    }
    edges.widenBackward(bySum.values);
    graph.gatherBack.addSum(bySum, hidden, {byOld, n, hidden});
}

} // namespace doppler
