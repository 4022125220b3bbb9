// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/placeto_layout.h"

#include "core/base/random.h"

#include <cmath>

namespace doppler {

namespace {

ParameterBlock addBlock(PlacetoLayout& layout, const std::string& name, std::size_t rows, std::size_t columns)
{
    const ParameterBlock& block =
        layout.blocks.emplace_back(ParameterBlock{name, rows, columns, layout.size, layout.blocks.size()});
    layout.size += block.size();
    return block;
}

DenseBlocks addLayer(PlacetoLayout& layout, const std::string& name, std::size_t inputs, std::size_t outputs)
{
    DenseBlocks layer;
    layer.weight = addBlock(layout, name + ".weight", inputs, outputs);
    layer.bias = addBlock(layout, name + ".bias", 1, outputs);
    return layer;
}

AggregatorBlocks addAggregator(PlacetoLayout& layout, const std::string& name, std::size_t width)
{
    AggregatorBlocks out;
    for (std::size_t i = 0; i < out.f.size(); ++i)
        out.f[i] = addLayer(layout, name + ".f" + std::to_string(i + 1), width, width);
    for (std::size_t i = 0; i < out.g.size(); ++i)
        out.g[i] = addLayer(layout, name + ".g" + std::to_string(i + 1), width, width);
    return out;
}

} // namespace

PlacetoLayout::PlacetoLayout(std::size_t deviceCount)
    : width(PlacetoGraph::plainFeatures + deviceCount), devices(deviceCount)
{
    for (std::size_t i = 0; i < transform.size(); ++i)
        transform[i] = addLayer(*this, "transform" + std::to_string(i + 1), width, width);
    fromParents = addAggregator(*this, "from_parents", width);
    fromChildren = addAggregator(*this, "from_children", width);
    constexpr std::array<const char*, relationCount> names{"ancestors", "descendants", "parallel"};
    for (std::size_t i = 0; i < relationCount; ++i)
        pools[i] = addAggregator(*this, names[i], 2 * width);
    head = {addLayer(*this, "head1", 8 * width, 16 * width), addLayer(*this, "head2", 16 * width, 8 * width),
            addLayer(*this, "head3", 8 * width, devices)};
}

std::vector<float> initialParameters(const PlacetoLayout& layout, std::uint64_t seed)
{
    std::vector<float> out(layout.size);
    Random random(seed);
    for (const ParameterBlock& block : layout.blocks) {
        if (block.rows == 1)
            continue;
        const double limit = std::sqrt(6.0 / static_cast<double>(block.rows + block.columns));
        for (std::size_t i = 0; i < block.size(); ++i)
            out[block.offset + i] = static_cast<float>((2 * random.uniform() - 1) * limit);
    }
    return out;
}

} // namespace doppler
