// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/training/checkpoint.h"

namespace doppler {

/// Whether a problem's devices are those of the training: of the same fingerprint, and where vertices name
/// the devices that may run them, so named that each may run the same ones. (The fingerprint leaves names
/// out.)
bool sameDevices(const TrainedOn& trained, const Problem& problem);

} // namespace doppler
