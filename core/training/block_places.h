// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/training/network_shape.h"

namespace doppler {

/// Assigns consecutive positions in one flat vector of parameters.
struct BlockPlaces {
    std::vector<ParameterBlock>& blocks;
    std::size_t& size;

    ParameterBlock next(std::string name, std::size_t rows, std::size_t columns) const
    {
        ParameterBlock block{std::move(name), rows, columns, size, blocks.size()};
        size += block.size();
        blocks.push_back(block);
        return block;
    }
};

/// Fills the block with values that are uniform within 1/sqrt(inputs).
void fillUniform(const ParameterBlock& block, std::size_t inputs, std::span<float> values, Random& random);

/// Places the blocks of DOPPLER's encoder, named "POLICY.encoder...".
EncoderBlocks placeEncoderBlocks(const std::string& policy, const NetworkShape& shape,
                                 const BlockPlaces& places);
/// Fills them with initial values: layers uniform within 1/sqrt(inputs), the bias of messages 0.
void fillEncoder(const EncoderBlocks& blocks, std::span<float> values, Random& random);

} // namespace doppler
