// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/gdp_layout.h"

#include "core/learn/inputs/gdp_graph.h"
#include "core/training/block_places.h"

#include <algorithm>

namespace doppler {

GdpLayout::GdpLayout(const GdpShape& shape)
{
    const BlockPlaces places{blocks, size};
    const std::size_t h = shape.hidden;
    inputWeight = places.next("gdp.input.weight", GdpGraph::columns, h);
    inputBias = places.next("gdp.input.bias", 1, h);
    for (std::size_t l = 0; l < shape.sageLayers; ++l) {
        const std::string in = "gdp.sage" + std::to_string(l + 1);
        Sage& s = sage.emplace_back();
        s.poolWeight = places.next(in + ".pool.weight", h, h);
        s.poolBias = places.next(in + ".pool.bias", 1, h);
        s.combineWeight = places.next(in + ".combine.weight", 2 * h, h);
        s.combineBias = places.next(in + ".combine.bias", 1, h);
    }
    for (std::size_t l = 0; l < shape.attentionLayers; ++l) {
        const std::string in = "gdp.attention" + std::to_string(l + 1);
        Attention& a = attention.emplace_back();
        a.queryWeight = places.next(in + ".query.weight", h, h);
        a.keyWeight = places.next(in + ".key.weight", h, h);
        a.valueWeight = places.next(in + ".value.weight", h, h);
        a.outWeight = places.next(in + ".out.weight", h, h);
        a.outBias = places.next(in + ".out.bias", 1, h);
        a.firstGain = places.next(in + ".norm1.gain", 1, h);
        a.firstShift = places.next(in + ".norm1.shift", 1, h);
        a.wideWeight = places.next(in + ".wide.weight", h, 2 * h);
        a.wideBias = places.next(in + ".wide.bias", 1, 2 * h);
        a.narrowWeight = places.next(in + ".narrow.weight", 2 * h, h);
        a.narrowBias = places.next(in + ".narrow.bias", 1, h);
        a.secondGain = places.next(in + ".norm2.gain", 1, h);
        a.secondShift = places.next(in + ".norm2.shift", 1, h);
    }
    outputWeight = places.next("gdp.output.weight", h, shape.devices);
    outputBias = places.next("gdp.output.bias", 1, shape.devices);
}

std::vector<float> initialParameters(const GdpLayout& layout, std::uint64_t seed)
{
    std::vector<float> values(layout.size, 0.0F);
    Random random(seed);
    for (const ParameterBlock& block : layout.blocks)
        if (block.name.ends_with(".weight"))
            fillUniform(block, block.rows, values, random);
        else if (block.name.ends_with(".gain"))
            std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(block.offset), block.size(), 1.0F);
    return values;
}

} // namespace doppler
