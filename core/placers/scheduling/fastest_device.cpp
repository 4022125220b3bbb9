// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/fastest_device.h"

namespace doppler {

DeviceId fastestDevice(const Problem& problem, std::span<const VertexId> vertices)
{
    DeviceId best{0};
    std::size_t bestCount = 0;
    double bestSum = 0;
    for (DeviceId d : problem.topology().devices()) {
        std::size_t count = 0;
        double sum = 0;
        for (VertexId v : vertices)
            if (problem.allowed(v, d)) {
                ++count;
                sum += problem.computeSeconds(v, d);
            }
        if (count > bestCount || (count == bestCount && sum < bestSum)) {
            best = d;
            bestCount = count;
            bestSum = sum;
        }
    }
    return best;
}

} // namespace doppler
