// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialogue/dialogue.h"

#include <span>
#include <string>

namespace doppler {

// The answers of a dialogue as one line of JSON. Seconds that do not exist (a run that is out of memory, a
// move above its limit, a task that did not run) are null.

std::string makespanAnswer(double makespan);
std::string makespansAnswer(std::span<const double> makespans);
/// The makespan and what the question wants besides.
std::string scheduleAnswer(const Problem& problem, const DialogueQuestion& question,
                           const Schedule& schedule);
std::string placedAnswer(const PlacedAnswer& placed);

} // namespace doppler
