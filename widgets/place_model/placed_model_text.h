// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/place_model.h"

#include <QString>

namespace doppler {

/// The result for people, in the window's language, as rich text for a text browser.
QString placedModelText(const PlacedModel& placed);
/// The phase of a search (PlaceModelProgress::phase) in the window's language.
QString placingPhaseText(Message phase);
/// "Time", "Throughput", "Memory" in the window's language.
QString placingGoalTitle(PlacingGoal goal);

} // namespace doppler
