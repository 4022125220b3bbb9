// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/memory/held_bytes.h"

#include "core/graph/settle_memory.h"

#include <algorithm>

namespace doppler {

HeldBytes::HeldBytes(const Problem& problem)
    : memory(problem.graph().memory()), ownBytes(ownPersistentBytes(problem.graph())),
      lastRound(problem.deviceCount(), 0)
{
}

void HeldBytes::find(std::span<const DeviceId> devices, std::span<double> out)
{
    findShared(devices, out);
    for (std::size_t v = 0; v < ownBytes.size(); ++v)
        out[devices[v]] += ownBytes[v];
}

void HeldBytes::findShared(std::span<const DeviceId> devices, std::span<double> out)
{
    std::fill(out.begin(), out.end(), 0.0);
    forEachHolder(devices, [&](const HeldValue& value, DeviceId d, VertexId) { out[d] += value.bytes; });
}

} // namespace doppler
