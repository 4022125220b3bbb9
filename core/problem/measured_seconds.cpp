// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/measured_seconds.h"

namespace doppler {

std::optional<double> measuredSeconds(const Vertex& vertex, const Device& device)
{
    const MeasuredSeconds* ofClass = nullptr;
    const MeasuredSeconds* ofAny = nullptr;
    for (const MeasuredSeconds& m : vertex.seconds) {
        if (m.kind == device.kind)
            return m.seconds;
        if (m.kind == device.deviceClass)
            ofClass = &m;
        else if (m.kind == "*")
            ofAny = &m;
    }
    const MeasuredSeconds* best = ofClass ? ofClass : ofAny;
    return best ? std::optional(best->seconds) : std::nullopt;
}

} // namespace doppler
