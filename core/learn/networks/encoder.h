// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/networks/edge_matrices.h"

namespace doppler {

/// The message-passing network of one policy (doppler.md, "Networks"; Gilmer et al. 2017), forwards and
/// backwards. Keeps its memory between calls.
class Encoder {
public:
    Encoder(const EncoderGraph& onGraph, const EncoderBlocks& ownBlocks, std::size_t roundCount, Parameters p)
        : graph(onGraph), blocks(ownBlocks), rounds(onGraph.edgeValues.empty() ? 0 : roundCount),
          hidden(ownBlocks.inputBias.columns), parameters(p), edges(onGraph, ownBlocks, p)
    {
    }

    /// Computes H with the present parameters. `learning` keeps what backward() needs. `sameParameters`: they
    /// have not changed since the last call, only the vertices' features have.
    void encode(bool learning, bool sameParameters = false);
    /// H: |V| x hidden.
    [[nodiscard]] ConstMatrix states() const { return {output.data(), graph.vertexCount(), hidden}; }
    /// From the derivative by H, which it overwrites, to the gradient. After encode(true). Where several
    /// encodings with the same parameters are differentiated one after the other, the gradient is whole after
    /// the last.
    void backward(std::vector<float>& byStates, Gradients& gradients, Turn turn = {});

private:
    /// A round's rows in what is kept: of states, inputs, gates or sums.
    [[nodiscard]] Matrix kept(std::vector<float>& of, std::size_t round, std::size_t rows,
                              std::size_t columns)
    {
        return {&of[(keeping ? round : round % 2) * rows * columns], rows, columns};
    }
    [[nodiscard]] Matrix roundStates(std::size_t round)
    {
        return kept(stateRows, round, graph.vertexCount(), hidden);
    }
    void reserve(bool learning);
    void layOut(void (PackedMatrix::*pack)(ConstMatrix)); ///< The rounds' weights, either way.
    void passMessages(std::size_t round);
    void passBack(std::size_t round, const float* byNext, float* byOld, Gradients& gradients);
    void messagesBack(std::size_t round, float* byOld, Gradients& gradients);

    const EncoderGraph& graph;
    const EncoderBlocks& blocks;
    std::size_t rounds;
    std::size_t hidden;
    Parameters parameters;
    EdgeMatrices edges;
    bool keeping = false;

    // By round, if kept.
    std::vector<float> stateRows; ///< |V| x hidden, one more than rounds.
    std::vector<float> sumRows;   ///< Rows of gather x EdgeMatrices::width().
    std::vector<float> inputRows; ///< |V| x hidden: ReLU(m).
    std::vector<float> gateRows;  ///< |V| x 4 hidden.
    std::vector<float> output;
    std::vector<float> products; ///< Rows of gather x hidden; backwards the derivatives by them.

    std::vector<float> gateBias; ///< 4 hidden.
    PackedMatrix inputWeight, hiddenGates, hiddenFresh;
    std::vector<PackedMatrix> edgeWeights;

    std::vector<float> byOldState, byGates, byGateBias, byInput, bySums;
    TransposedProducts gradientOf;
};

} // namespace doppler
