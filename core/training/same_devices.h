// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/training/checkpoint.h"

namespace doppler {

/// Whether a problem's devices are those of the training: they have the same fingerprint, and if vertices
/// name the devices that may run them, each vertex is allowed on the same ones. (The fingerprint does not
/// cover names.)
bool sameDevices(const TrainedOn& trained, const Problem& problem);

} // namespace doppler
