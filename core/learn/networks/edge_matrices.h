// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/encoder_graph.h"
#include "core/learn/kernels/gradients.h"

namespace doppler {

/// The edge network: W(e) = ReLU(e w + b) W2 + B2, and what of it the messages of a graph are multiplied by.
///
/// Few edge values have a matrix each. Of many, those between the same two kinks of the ReLUs share two:
/// there W(e) = P + e Q, so that a row x of states gives [x, e x] [P; Q]. There are at most hidden + 1 such
/// stretches, however many values the graph has. Either way messages come in groups of rows that are
/// multiplied by one matrix, width() x hidden.
class EdgeMatrices {
public:
    EdgeMatrices(const EncoderGraph& graph, const EncoderBlocks& blocks, Parameters parameters);

    /// With the present parameters.
    void compute();
    [[nodiscard]] std::size_t width() const { return (shared ? 2 : 1) * hidden; }
    [[nodiscard]] std::size_t groups() const { return groupStart.size() - 1; }
    /// Rows of EncoderGraph::gather: first, and number.
    [[nodiscard]] std::size_t firstRow(std::size_t group) const
    {
        return graph.valueStart[groupStart[group]];
    }
    [[nodiscard]] std::size_t rowCount(std::size_t group) const
    {
        return firstRow(group + 1) - firstRow(group);
    }
    [[nodiscard]] ConstMatrix matrix(std::size_t group) const
    {
        return {&matrices[group * width() * hidden], width(), hidden};
    }
    /// From sums of states (rows of gather, hidden wide) to what the matrices are multiplied with, in place:
    /// the rows are width() apart. And the same for derivatives, to the front of every row.
    void widen(float* rows) const;
    void widenBackward(float* rows) const;

    /// Where the derivative by a matrix is to be added, after clearing them all.
    void clearDerivatives();
    [[nodiscard]] Matrix byMatrix(std::size_t group)
    {
        return {&derivatives[group * width() * hidden], width(), hidden};
    }
    /// From these to the gradient of the edge network.
    void backward(Gradients& gradients);

private:
    static constexpr std::size_t mostOwnMatrices = 16; ///< Values that have a matrix each.

    /// A unit of the hidden layer that is active for the values from a kink on, or up to it.
    struct Kink {
        std::uint32_t unit, group; ///< Active from this group on, or before it.
    };
    void computeOwn();
    void findStretches();
    void computeShared();
    void ownBackward(Gradients& gradients);
    void sharedBackward(Gradients& gradients);

    const EncoderGraph& graph;
    const EncoderBlocks& blocks;
    Parameters parameters;
    std::size_t hidden;
    bool shared;
    std::vector<std::uint32_t> groupStart; ///< First value of every group, and the number of values.
    std::vector<float> matrices, derivatives;
    std::vector<float> units, byUnits;      ///< Own matrices: K x hidden, the hidden layer.
    std::vector<Kink> activeFrom, activeTo; ///< Shared ones; by group.
    std::vector<float> space;
};

} // namespace doppler
