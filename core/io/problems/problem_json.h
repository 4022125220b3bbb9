// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace doppler {

/// Appends the problem as one JSON object ("doppler-problem", version 1; docs/external-placers.md) with every
/// cost computed and with indices instead of names: the form in which external programs read it. `further`
/// contains members that the object also gets, each followed by a comma and a space; it may be empty.
void appendProblemJson(std::string& out, const Problem& problem, std::uint64_t seed,
                       std::string_view further);

} // namespace doppler
