// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_value.h"
#include "core/run/measured/four_bars.h"

#include <string>

namespace doppler {

/// The member `bars` of the JSON of `execute` and `simulate --times`.
Json barsAsJson(const FourBars& bars);
/// The same for people: the four makespans, then where the times differ most.
std::string barsAsText(const FourBars& bars);

} // namespace doppler
