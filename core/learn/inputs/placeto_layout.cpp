// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/placeto_layout.h"

namespace doppler {

namespace {

AggregatorBlocks addAggregator(PlacetoLayout& layout, const std::string& name, std::size_t width)
{
    AggregatorBlocks out;
    for (std::size_t i = 0; i < out.f.size(); ++i)
        out.f[i] = layout.addLayer(name + ".f" + std::to_string(i + 1), width, width);
    for (std::size_t i = 0; i < out.g.size(); ++i)
        out.g[i] = layout.addLayer(name + ".g" + std::to_string(i + 1), width, width);
    return out;
}

} // namespace

PlacetoLayout::PlacetoLayout(std::size_t deviceCount)
    : width(PlacetoGraph::plainFeatures + deviceCount), devices(deviceCount)
{
    for (std::size_t i = 0; i < transform.size(); ++i)
        transform[i] = addLayer("transform" + std::to_string(i + 1), width, width);
    fromParents = addAggregator(*this, "from_parents", width);
    fromChildren = addAggregator(*this, "from_children", width);
    constexpr std::array<const char*, relationCount> names{"ancestors", "descendants", "parallel"};
    for (std::size_t i = 0; i < relationCount; ++i)
        pools[i] = addAggregator(*this, names[i], 2 * width);
    head = {addLayer("head1", 8 * width, 16 * width), addLayer("head2", 16 * width, 8 * width),
            addLayer("head3", 8 * width, devices)};
}

std::vector<float> initialParameters(const PlacetoLayout& layout, std::uint64_t seed)
{
    return glorotParameters(layout, seed);
}

} // namespace doppler
