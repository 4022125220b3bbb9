// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What a placement is chosen for.
enum class PlacingGoal {
    Time,       ///< The least makespan: one item, such as one batch, is done as early as possible.
    Throughput, ///< The least time per item of a stream of items (GoalFigures::period).
    Memory,     ///< The least largest peak (GoalFigures::peakBytes) among placements near the best makespan.
};
std::string_view placingGoalName(PlacingGoal goal); ///< As on the command line, e.g. "time".
std::span<const std::string_view> placingGoalNames();
std::optional<PlacingGoal> placingGoalFromName(std::string_view name);
/// The goal as a sentence for people.
Message placingGoalText(PlacingGoal goal);

/// Figures of a placement; a goal compares one of them.
struct GoalFigures {
    double makespan = 0; ///< Simulated seconds of one item; infinite if it runs out of memory.
    /// Seconds for which one item occupies the busiest device or channel (StreamLoads). A stream of
    /// independent items cannot yield results faster. It comes close if enough items are under way at once,
    /// which takes memory for each of them.
    double period = 0;
    double peakBytes = 0; ///< Of one item, on the device that holds the most.
    bool fits = true;     ///< Every device holds its peak, or memory is not checked.
    [[nodiscard]] bool operator==(const GoalFigures&) const = default;
};
GoalFigures goalFiguresOf(const Run& run);

/// Whether `a` serves the goal better than `b`. Placements that fit come first. For PlacingGoal::Memory,
/// placements with a makespan above `longest` seconds come behind all others. Ties: the other two figures.
bool servesBetter(PlacingGoal goal, const GoalFigures& a, const GoalFigures& b, double longest);

} // namespace doppler
