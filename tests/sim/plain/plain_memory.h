// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sim/plain/plain_work.h"

namespace doppler::tests {

/// Bytes in use on a device now: persistent ones, outputs and copies (docs/decisions/execution-model.md,
/// "Memory").
double bytesInUse(const World& world, DeviceId d);
/// Whether a device has room for what an exec or transfer allocates at its start.
bool fits(const World& world, const Work& work);

/// Model mayer, whose memory is static: the vertices that, added in order of ids, no longer fit.
std::vector<StuckTask> verticesWithoutRoom(const World& world);

} // namespace doppler::tests
