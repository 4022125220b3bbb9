// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/wecan_layout.h"

#include "core/learn/inputs/wecan_graph.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr float freshSkip = -2;

} // namespace

bool WecanShape::sees(std::size_t head, std::size_t distance)
{
    constexpr std::size_t same = WecanDistances::same;
    constexpr std::size_t apart = WecanDistances::apart;
    switch (head) {
    case 0:
        return distance >= same && distance != apart;
    case 1:
        return distance <= same;
    case 2:
        return distance != apart;
    default:
        return true;
    }
}

WecanLayout::Attention WecanLayout::addAttention(const std::string& name, std::size_t width)
{
    return {addLayer(name + ".query", shape.hidden, width), addLayer(name + ".key", shape.hidden, width),
            addLayer(name + ".value", shape.hidden, width)};
}

WecanLayout::WecanLayout(const WecanShape& of) : shape(of)
{
    const std::size_t h = shape.hidden;
    vertex1 = addLayer("wecan.vertex1", NetworkShape::vertexFeatures, h);
    vertex2 = addLayer("wecan.vertex2", h, h);
    device1 = addLayer("wecan.device1", WecanGraph::deviceFeatures, h);
    device2 = addLayer("wecan.device2", h, h);
    devices = addAttention("wecan.devices", h);
    const std::size_t all = WecanShape::heads * shape.headWidth();
    for (std::size_t l = 0; l < shape.layers; ++l) {
        const std::string in = "wecan.graph" + std::to_string(l + 1);
        GraphLayer& layer = layers.emplace_back();
        static_cast<Attention&>(layer) = addAttention(in, all);
        layer.distance = addBlock(in + ".distance", WecanShape::heads, WecanDistances::kinds);
        layer.out = addLayer(in + ".out", all, h);
        layer.wide = addLayer(in + ".wide", h, 2 * h);
        layer.narrow = addLayer(in + ".narrow", 2 * h, h);
    }
    pairQuery = addLayer("wecan.pair.query", h, h);
    pairKey = addLayer("wecan.pair.key", h, h);
    skip1 = addLayer("wecan.skip1", 2 * h, h);
    skip2 = addLayer("wecan.skip2", h, 3);
}

std::vector<float> initialParameters(const WecanLayout& layout, std::uint64_t seed)
{
    std::vector<float> values = glorotParameters(layout, seed);
    for (const WecanLayout::GraphLayer& layer : layout.layers)
        std::ranges::fill(valuesOf(std::span(values), layer.distance), 1.0F);
    std::ranges::fill(valuesOf(std::span(values), layout.pairKey.weight), 0.0F);
    std::ranges::fill(valuesOf(std::span(values), layout.skip2.weight), 0.0F);
    valuesOf(std::span(values), layout.skip2.bias).back() = freshSkip;
    return values;
}

} // namespace doppler
