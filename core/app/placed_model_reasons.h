// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/place_model.h"

namespace doppler {

/// Adds reasons, helps, loads, holders, and notes about guessed costs and memory to a result whose other
/// members are set. Simulates a few changed problems. Blocks; a stop request leaves helps out.
void explain(PlacedModel& placed, const std::stop_token& stop);

} // namespace doppler
