// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace doppler {

/// A line across the plot of a history.
struct HistoryTick {
    double seconds = 0;
    std::string text; ///< Empty where it would touch the text of another line.
};

/// Lines at round times in [0, longest], ascending: at least three, at least two of them with a text, unless
/// `longest` is 0. `height` of the plot and `line`, the height of a text, are in pixels, above 0.
std::vector<HistoryTick> historyTicks(double longest, double height, double line);

} // namespace doppler
