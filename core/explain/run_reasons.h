// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run_figures.h"

namespace doppler {

/// Why one of two runs is longer, in one or two sentences: first the parts of their realised critical paths,
/// whose differences add up to the difference of the makespans; then the device whose idle time increases
/// most, and what it waits for. Every statement follows from these numbers.
std::vector<Message> reasonsOf(const std::string& oneName, const RunFigures& one,
                               const std::string& otherName, const RunFigures& other);

} // namespace doppler
