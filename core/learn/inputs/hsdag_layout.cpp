// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/hsdag_layout.h"

#include "core/learn/inputs/hsdag_graph.h"

#include <algorithm>

namespace doppler {

HsdagLayout::HsdagLayout(std::size_t hidden, std::size_t devices)
{
    input1 = addLayer("hsdag.input1", HsdagGraph::columns, hidden);
    inputNorm1 = addNorm("hsdag.input1", hidden);
    input2 = addLayer("hsdag.input2", hidden, hidden);
    inputNorm2 = addNorm("hsdag.input2", hidden);
    near1 = addLayer("hsdag.near1", hidden, hidden);
    near2 = addLayer("hsdag.near2", hidden, hidden);
    nearNorm = addNorm("hsdag.near", hidden);
    edge1 = addLayer("hsdag.edge1", hidden, hidden);
    edgeNorm = addNorm("hsdag.edge", hidden);
    edge2 = addLayer("hsdag.edge2", hidden, 1);
    wide = addLayer("hsdag.wide", hidden, hidden);
    wideNorm = addNorm("hsdag.wide", hidden);
    before = addLayer("hsdag.before", hidden, hidden);
    beforeNorm = addNorm("hsdag.before", hidden);
    after = addLayer("hsdag.after", hidden, hidden);
    afterNorm = addNorm("hsdag.after", hidden);
    embed1 = addLayer("hsdag.embed1", hidden, hidden);
    embed2 = addLayer("hsdag.embed2", hidden, HsdagGraph::columns);
    head1 = addLayer("hsdag.head1", HsdagGraph::columns, hidden);
    head2 = addLayer("hsdag.head2", hidden, devices);
}

NormBlocks HsdagLayout::addNorm(const std::string& name, std::size_t columns)
{
    NormBlocks norm;
    norm.gain = addBlock(name + ".gain", 1, columns);
    norm.shift = addBlock(name + ".shift", 1, columns);
    return norm;
}

std::vector<float> initialParameters(const HsdagLayout& layout, std::uint64_t seed)
{
    std::vector<float> out = glorotParameters(layout, seed);
    for (const ParameterBlock& block : layout.blocks)
        if (block.name.ends_with(".gain"))
            std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(block.offset), block.size(), 1.0F);
    return out;
}

} // namespace doppler
