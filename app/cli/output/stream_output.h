// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_value.h"
#include "core/problem/problem.h"
#include "core/sim/stream/stream.h"

#include <string>

namespace doppler {

/// The member `stream` of `simulate --items --json` and of `place-model --json`.
Json streamAsJson(const Problem& problem, const StreamFigures& stream);
/// The same for people, one figure a line.
std::string streamAsText(const Problem& problem, const StreamFigures& stream);

} // namespace doppler
