// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/device_states.h"

#include "core/learn/kernels/dense.h"

namespace doppler {

void DeviceStates::begin(std::size_t deviceCount, std::size_t width)
{
    devices = deviceCount;
    hidden = width;
    vertex.clear();
    device.clear();
    zScores.clear();
    scale.clear();
    sums.assign(devices * hidden, 0.0F);
}

void DeviceStates::append(std::uint32_t v, std::uint32_t d, std::span<const float> state)
{
    const std::size_t first = zScores.size();
    zScores.resize(first + devices * hidden);
    scale.resize((steps() + 1) * hidden);
    zScoreColumns(sums.data(), devices, hidden, &zScores[first], &scale[steps() * hidden]);
    vertex.push_back(v);
    device.push_back(d);
    for (std::size_t c = 0; c < hidden; ++c)
        sums[d * hidden + c] += state[c];
}

void DeviceStates::backward(std::span<float> byStates)
{
    later.assign(devices * hidden, 0.0F); // by what is on each device, from the steps behind the present one
    here.resize(devices * hidden);
    for (std::size_t t = steps(); t-- > 0;) {
        const float* sum = &later[device[t] * hidden];
        for (std::size_t c = 0; c < hidden; ++c)
            byStates[vertex[t] * hidden + c] += sum[c];
        const std::size_t first = t * devices * hidden;
        zScoreColumnsBackward(&zScores[first], &scale[t * hidden], &byZScores[first], devices, hidden,
                              here.data());
        for (std::size_t c = 0; c < here.size(); ++c)
            later[c] += here[c];
    }
}

} // namespace doppler
