// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"
#include "core/explain/run_differences.h"

#include <functional>
#include <string>
#include <vector>

namespace doppler {

/// A picture of a report: SVG, with a heading.
struct ReportPicture {
    std::string title;
    std::string svg;
};

/// A table of texts, with a heading; all in the reader's language.
struct ReportTable {
    std::string title;
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows; ///< As long as `heads`.
};

/// What is known of a run besides its values.
struct ReportRun {
    NamedRun run;
    std::uint64_t seed = 1;
    std::string command; ///< The command line that makes it again; empty: none does.
    std::string gantt;   ///< SVG; empty: no chart.
};

/// Runs of one graph; their devices and models may differ, and each that does is told.
struct ReportGraph {
    std::vector<ReportRun> runs;         ///< At least one.
    std::size_t reference = 0;           ///< Which of them the others are held against.
    std::vector<ReportPicture> pictures; ///< Of the graph.
};

/// What a report of a session holds.
struct SessionReport {
    std::vector<ReportGraph> graphs;                  ///< At least one.
    std::vector<ReportPicture> pictures;              ///< Trainings, whatever else there is to see.
    std::vector<ReportTable> remarks;                 ///< At the end; those without rows are left out.
    const ComparisonSetup* comparison = nullptr;      ///< Null: none.
    const std::vector<ComparisonRow>* rows = nullptr; ///< Of the comparison.
    /// What the reader calls a rule of choice; its id, as the command line takes it, unless said.
    std::function<std::string(ChooseTask)> ruleName = [](ChooseTask rule) {
        return std::string(chooseTaskName(rule));
    };
};

/// One page that needs nothing else: no link leads out of it and no script runs.
std::string sessionReportAsHtml(const SessionReport& report, const ReportLanguage& language = {});

} // namespace doppler
