// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/comparison_report.h"

namespace doppler {

/// One placement in a scatter chart of simulated against measured makespans.
struct ScatterPoint {
    double simulated = 0; ///< Seconds.
    double measured = 0;
    std::size_t series = 0; ///< Index into the names.
    std::size_t row = 0;    ///< What the point stands for; the dot has it.
    std::string tip;        ///< Finished sentence.
};

/// Measured over simulated makespans, both axes with the same range, with the diagonal on which both are
/// equal, and the names of the series above. Points that are not finite are left out; without any the height
/// is 0. `title` and `names` are finished texts.
Chart scatterChart(const std::string& title, const std::vector<std::string>& names,
                   const std::vector<ScatterPoint>& points, const ChartStyle& style,
                   const ReportLanguage& language = {});

/// Measured makespans by real run, in seconds: a dot for each run (its row is its index), and the least one
/// so far as a line. `runs`: how many there will be at most. `tips`: one for each makespan.
Chart realRunsChart(const std::string& title, const std::vector<double>& makespans,
                    const std::vector<std::string>& tips, std::size_t runs, const ChartStyle& style,
                    const ReportLanguage& language = {});

} // namespace doppler
