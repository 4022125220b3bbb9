// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/network_shape.h"

#include <span>

namespace doppler {

/// The block's part of all parameters, or of their gradient.
inline std::span<const float> valuesOf(std::span<const float> all, const ParameterBlock& block)
{
    return all.subspan(block.offset, block.size());
}
inline std::span<float> valuesOf(std::span<float> all, const ParameterBlock& block)
{
    return all.subspan(block.offset, block.size());
}

/// x W + b.
struct DenseBlocks {
    ParameterBlock weight, bias;
};

/// The blocks of a network while they are being laid out one after the other.
struct BlockList {
    std::vector<ParameterBlock> blocks; ///< All, by offset.
    std::size_t size = 0;               ///< Number of floats.

    ParameterBlock addBlock(std::string name, std::size_t rows, std::size_t columns);
    DenseBlocks addLayer(const std::string& name, std::size_t inputs, std::size_t outputs);
};

/// Glorot's uniform weights, biases of 0: a block of one row is a bias.
std::vector<float> glorotParameters(const BlockList& list, std::uint64_t seed);

} // namespace doppler
