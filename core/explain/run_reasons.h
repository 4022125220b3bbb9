// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run_figures.h"

namespace doppler {

/// Why one of two runs is longer, in one or two sentences: first by what their realised critical paths are
/// made of, whose differences add up to that of the makespans; then by the device that idles most longer, and
/// what it waits for. Nothing is said that these numbers don't hold.
std::vector<Message> reasonsOf(const std::string& oneName, const RunFigures& one,
                               const std::string& otherName, const RunFigures& other);

} // namespace doppler
