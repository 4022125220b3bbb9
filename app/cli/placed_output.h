// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/app/run_placer.h"

namespace doppler {

/// Prints what `place` found: the run's times, the memory of each device, and whether everything fits. As
/// JSON: the fields of a run and those of its placing. A run that is out of memory has failed.
Exit printPlaced(const PlacedRun& placed, bool json);

} // namespace doppler
