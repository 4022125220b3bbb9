// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/tempered_parameters.h"

#include "core/training/block_places.h"

#include <algorithm>
#include <cmath>

namespace doppler {

TemperedLayout::TemperedLayout(const NetworkShape& shape)
    : joint(shape, ParameterLayout::Policies::Joint), blocks(joint.blocks), size(joint.size)
{
    const BlockPlaces places{blocks, size};
    shift = places.next("joint.temperature.shift", 1, NetworkShape::headWidth);
    scale = places.next("joint.temperature.scale", 1, NetworkShape::headWidth);
}

std::vector<float> initialParameters(const TemperedLayout& layout, std::uint64_t seed)
{
    std::vector<float> out = initialParameters(layout.joint, seed);
    out.resize(layout.size, 0.0F);
    return out;
}

TemperedParameters::TemperedParameters(const NetworkShape& shape)
    : ofBoth(shape), values(ofBoth.joint.size), factors(NetworkShape::headWidth)
{
}

void TemperedParameters::set(std::span<const float> all, double temperature)
{
    logTemperature = static_cast<float>(std::log(temperature));
    std::copy_n(all.begin(), values.size(), values.begin());
    float* bias = &values[ofBoth.joint.placeHead.firstBias.offset];
    float* last = &values[ofBoth.joint.placeHead.secondWeight.offset];
    for (std::size_t i = 0; i < factors.size(); ++i) {
        factors[i] = std::exp(logTemperature * all[ofBoth.scale.offset + i]);
        bias[i] += logTemperature * all[ofBoth.shift.offset + i];
        last[i] *= factors[i];
    }
}

void TemperedParameters::differentiate(const Gradient& byBias, const Gradient& byNetworkLast)
{
    const std::size_t width = factors.size();
    byShift.assign(byBias.dense.size(), 0.0F);
    for (std::size_t i = 0; i < byShift.size(); ++i)
        byShift[i] = logTemperature * byBias.dense[i];
    byScale.assign(byNetworkLast.dense.empty() ? 0 : width, 0.0F);
    byLast.assign(byScale.size(), 0.0F);
    const float* last = &values[ofBoth.joint.placeHead.secondWeight.offset];
    for (std::size_t i = 0; i < byLast.size(); ++i) {
        byLast[i] = byNetworkLast.dense[i] * factors[i];
        byScale[i] = byNetworkLast.dense[i] * last[i] * logTemperature;
    }
}

std::optional<Gradient> TemperedParameters::gradient(const ParameterBlock& block) const
{
    if (block.index == ofBoth.shift.index)
        return Gradient{byShift, {}};
    if (block.index == ofBoth.scale.index)
        return Gradient{byScale, {}};
    if (block.index == ofBoth.joint.placeHead.secondWeight.index)
        return Gradient{byLast, {}};
    return std::nullopt;
}

} // namespace doppler
