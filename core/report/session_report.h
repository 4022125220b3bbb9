// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"
#include "core/explain/run_differences.h"
#include "core/run/measured/engine_agreement.h"

#include <functional>
#include <string>
#include <vector>

namespace doppler {

/// A picture with a heading, as SVG.
struct ReportPicture {
    std::string title;
    std::string svg;
};

/// A table of texts with a heading, in the reader's language.
struct ReportTable {
    std::string title;
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows; ///< Each as long as `heads`.
};

/// A run and what is known about it.
struct ReportRun {
    NamedRun run;
    std::uint64_t seed = 1;
    std::string command; ///< The command line that reproduces it; empty: there is none.
    std::string gantt;   ///< SVG; empty: no chart.
};

/// Simulated and measured makespans of many placements of the graph.
struct ReportAgreement {
    std::string engine;               ///< Its name, in the reader's language.
    std::string devices;              ///< Name of the topology.
    std::vector<std::string> placers; ///< Titles of EngineAgreement::byPlacer, in the reader's language.
    EngineAgreement agreement;
};

/// Runs of one graph. Their devices and models may differ; the report names those that do.
struct ReportGraph {
    std::vector<ReportRun> runs;         ///< At least one.
    std::size_t reference = 0;           ///< Index of the run with which the others are compared.
    std::vector<ReportPicture> pictures; ///< Pictures of the graph.
    std::vector<ReportAgreement> agreements = {};
};

/// The content of a session's report.
struct SessionReport {
    std::vector<ReportGraph> graphs;                  ///< At least one.
    std::vector<ReportPicture> pictures;              ///< Trainings and other pictures.
    std::vector<ReportTable> remarks;                 ///< At the end; tables without rows are left out.
    const ComparisonSetup* comparison = nullptr;      ///< Null: no comparison.
    const std::vector<ComparisonRow>* rows = nullptr; ///< Rows of the comparison.
    /// The name of a schedule rule for the reader; by default its id on the command line.
    std::function<std::string(ChooseTask)> ruleName = [](ChooseTask rule) {
        return std::string(chooseTaskName(rule));
    };
};

/// The chapter about one measured run: its four bars as chart and table, or why they can't be computed.
/// `level`: of its heading.
std::string fourBarsAsHtml(const ReportRun& run, int level, const ReportLanguage& language);
/// The chapter about an agreement: scatter chart and rank correlations.
std::string agreementAsHtml(const ReportAgreement& agreement, int level, const ReportLanguage& language);

/// The report as one self-contained HTML page, without links to other pages and without scripts.
std::string sessionReportAsHtml(const SessionReport& report, const ReportLanguage& language = {});

} // namespace doppler
