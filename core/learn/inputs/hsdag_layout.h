// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"

namespace doppler {

/// Layer norm: (x - mean) / deviation * gain + shift over the columns of a row.
struct NormBlocks {
    ParameterBlock gain, shift;
};

/// HSDAG's network (Duan et al., NeurIPS 2024). HsdagDefinition (core/learn/torch) says what it computes. The
/// output has one column per device.
struct HsdagLayout : BlockList {
    HsdagLayout(std::size_t hidden, std::size_t devices);

    DenseBlocks input1, input2;
    NormBlocks inputNorm1, inputNorm2;
    // The same in every round of merging.
    DenseBlocks near1, near2; ///< Graph convolutions whose results the edges' scores compare.
    NormBlocks nearNorm;
    DenseBlocks edge1, edge2; ///< To the score of an edge.
    NormBlocks edgeNorm;
    DenseBlocks wide; ///< Graph convolution whose results are summed over a group.
    NormBlocks wideNorm;
    DenseBlocks before, after; ///< Of that sum.
    NormBlocks beforeNorm, afterNorm;
    DenseBlocks embed1, embed2; ///< From a group's state to features.
    DenseBlocks head1, head2;   ///< From these to the devices' logits.

private:
    NormBlocks addNorm(const std::string& name, std::size_t columns);
};

/// Glorot's uniform weights, biases of 0, norms that change nothing. With last weights of 0 all devices would
/// be alike, and on equal devices no change of one of them would pay.
std::vector<float> initialParameters(const HsdagLayout& layout, std::uint64_t seed);

} // namespace doppler
