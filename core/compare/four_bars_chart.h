// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/comparison_report.h"
#include "core/run/measured/four_bars.h"

#include <array>
#include <string>

namespace doppler {

/// What the four bars are: "S0 simulated", "S1 with measured task times" and so on.
std::array<Message, 4> fourBarsNames();
/// What the difference of this bar to the one before it (of the first: the bar itself) tells. `index`: 0
/// to 3.
Message fourBarsMeaning(const FourBars& bars, std::size_t index);
/// The title of a part of the bars, such as "By device: end of the last task".
Message fourBarsPartTitle(FourBarsRow::Part part);

/// The bars of a measured run: its four makespans, the ends of its devices, and the times of its kinds of
/// operations and of its links, those with the largest differences only (fewer where the style limits the
/// height). Each part has its own scale, which begins at 0. A dot at the end of every bar holds a sentence
/// about it; its row is an index into rowsOf(). `title` is a finished text.
Chart fourBarsChart(const std::string& title, const FourBars& bars, const ChartStyle& style,
                    const ReportLanguage& language = {});

} // namespace doppler
