// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/comparison_report.h"

namespace doppler {

/// Makespans of every placer on one problem, a row each with the least median first: box from quartile to
/// quartile, median, whiskers, and a dot for every seed. Placers of which nothing succeeded are left out;
/// without any the chart has no height.
Chart boxPlotChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   const ChartStyle& style, const ReportLanguage& language = {});

/// Best makespan so far of every placer on one problem: the mean over the seeds as a line, from the best to
/// the worst seed as a band, both axes logarithmic. Beyond the longest run of a placer its line goes on
/// faintly. The dot at a line's end is the placer's shortest run.
Chart anytimeChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   AnytimeAxis axis, const ChartStyle& style, const ReportLanguage& language = {});

} // namespace doppler
