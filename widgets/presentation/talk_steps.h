// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/focus/marker_list.h"

#include <QString>
#include <vector>

namespace doppler {

/// A step of a talk: a time of the run and what is said about it.
struct TalkStep {
    double seconds = 0;
    QString note; ///< Empty at the start and the end of the run, and for markers without a note.
    [[nodiscard]] bool operator==(const TalkStep&) const = default;
};

/// The start of the run, its markers in the order of time, and its end. A marker at the start or end takes
/// its place.
std::vector<TalkStep> talkSteps(const MarkerList& markers, double makespan);
/// The last step at or before a time; requires at least one step. Times may differ by rounding.
std::size_t talkStepAt(const std::vector<TalkStep>& steps, double seconds);

} // namespace doppler
