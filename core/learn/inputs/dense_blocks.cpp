// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/dense_blocks.h"

#include "core/base/random.h"

#include <cmath>

namespace doppler {

ParameterBlock BlockList::addBlock(std::string name, std::size_t rows, std::size_t columns)
{
    const ParameterBlock& block =
        blocks.emplace_back(ParameterBlock{std::move(name), rows, columns, size, blocks.size()});
    size += block.size();
    return block;
}

DenseBlocks BlockList::addLayer(const std::string& name, std::size_t inputs, std::size_t outputs)
{
    DenseBlocks layer;
    layer.weight = addBlock(name + ".weight", inputs, outputs);
    layer.bias = addBlock(name + ".bias", 1, outputs);
    return layer;
}

std::vector<float> glorotParameters(const BlockList& list, std::uint64_t seed)
{
    std::vector<float> out(list.size);
    Random random(seed);
    for (const ParameterBlock& block : list.blocks) {
        if (block.rows == 1)
            continue;
        const double limit = std::sqrt(6.0 / static_cast<double>(block.rows + block.columns));
        for (std::size_t i = 0; i < block.size(); ++i)
            out[block.offset + i] = static_cast<float>((2 * random.uniform() - 1) * limit);
    }
    return out;
}

} // namespace doppler
