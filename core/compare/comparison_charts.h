// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/comparison_report.h"

namespace doppler {

/// Makespans of every placer on one problem, one row each, the smallest median first: a box from quartile to
/// quartile, median, whiskers, and a dot for every seed. A dashed line is the lower bound of the problem (or
/// a higher one that a placer has proven), unless it is so far away that the boxes would have less than a
/// quarter of the axis, or the model is random. The axis has at least four ticks. Leaves out placers without
/// a successful run; the height is 0 if none is left.
Chart boxPlotChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   const ChartStyle& style, const ReportLanguage& language = {});

/// Best makespan so far of every placer on one problem: the mean over the seeds as a line, from the best to
/// the worst seed as a band, on logarithmic axes. After the longest run of a placer its line continues
/// faintly. The dot at the end of a line is the placer's shortest run.
Chart anytimeChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   AnytimeAxis axis, const ChartStyle& style, const ReportLanguage& language = {});

} // namespace doppler
