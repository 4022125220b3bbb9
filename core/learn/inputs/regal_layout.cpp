// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/regal_layout.h"

#include "core/learn/inputs/key_features.h"
#include "core/placers/search/key_proposals.h"
#include "core/training/block_places.h"

#include <cmath>

namespace doppler {

RegalLayout::RegalLayout(const NetworkShape& shape)
{
    const BlockPlaces places{blocks, size};
    encoder = placeEncoderBlocks("regal", shape, places);
    firstWeight = places.next("regal.head.first.weight", shape.hidden, NetworkShape::headWidth);
    keyWeight = places.next("regal.head.key.weight", keyFeatureCount, NetworkShape::headWidth);
    firstBias = places.next("regal.head.first.bias", 1, NetworkShape::headWidth);
    secondWeight = places.next("regal.head.second.weight", NetworkShape::headWidth, KeyProposals::count);
    secondBias = places.next("regal.head.second.bias", 1, KeyProposals::count);
}

std::vector<float> initialParameters(const RegalLayout& layout, std::uint64_t seed)
{
    std::vector<float> values(layout.size, 0.0F);
    Random random(seed);
    fillEncoder(layout.encoder, values, random);
    fillUniform(layout.firstWeight, layout.firstWeight.rows, values, random);
    fillUniform(layout.keyWeight, layout.keyWeight.rows, values, random);
    values[layout.secondBias.offset + KeyProposals::uniform] =
        static_cast<float>(std::log(KeyProposals::count - 1.0));
    return values;
}

} // namespace doppler
