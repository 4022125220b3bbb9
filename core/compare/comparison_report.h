// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_summary.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>

namespace doppler {

/// The language of a report.
struct ReportLanguage {
    std::string code = "en"; ///< Language code for HTML.
    std::function<std::string(const Message&)> sentence = [](const Message& m) { return m.english(); };

    /// An English number, with or without unit, in the notation of the language.
    [[nodiscard]] std::string figure(std::string english) const
    {
        return sentence({DOPPLER_TEXT("core", "{0}"), {doppler::figure(std::move(english))}});
    }
    /// A count, with grouped digits if the language has them.
    [[nodiscard]] std::string count(double number) const
    {
        const auto whole = static_cast<std::uint64_t>(std::llround(std::max(number, 0.0)));
        return sentence({DOPPLER_TEXT("core", "{0}"), {doppler::count(whole)}});
    }
};

/// The rows as a JSON list: graph, topology, placer, seed, makespan, evaluations, seconds,
/// gap_to_lower_bound, "fits" (null if memory is not checked) with "first_overflow", and the bound that the
/// placer proved, if any. A row that failed has null for makespan and gap, and its error. "trace" holds the
/// new bests during the run: [evaluations, seconds, makespan].
std::string comparisonAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             bool traces = true);
/// The rows as a table (RFC 4180, but with line feeds).
std::string comparisonAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// Summary as JSON: "summaries" by graph, topology and placer, "duels" of each two placers, and if the setup
/// has any, "published" figures (publishedLines()).
std::string comparisonSummaryAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// The summary as two tables, with the names of the JSON members as headings (seconds; gaps as a share; empty
/// instead of null): a line for each graph, topology and placer; a line for each two placers.
std::string comparisonSummaryAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
std::string comparisonDuelsAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// The published figures of the setup next to the results (publishedLines()): a line for each figure.
std::string comparisonPublishedAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// Rows and summary as text for people.
std::string comparisonAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// Rows and summary as a self-contained HTML page.
std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             const ReportLanguage& language = {});
/// The body of that page without its heading, for a page that contains reportStyleSheet().
std::string comparisonAsHtmlBody(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                 const ReportLanguage& language = {});
/// The style sheet of pages, for light and dark.
std::string reportStyleSheet();

/// One line for each kind of failure with its count: "chainmm on 4xP100, heft: reason (runs: 3)".
std::vector<std::string> failureLines(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                      const ReportLanguage& language = {});

/// Whether the runs of a placer on a problem fit: "yes", "no", "2/3" of them; a dash if memory is not
/// checked.
Message fitMessage(const ComparisonSummary& summary);
/// One line for each pair of placer and problem with a run that does not fit. It names the first overflow of
/// the first such run.
std::vector<std::string> overflowLines(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                       const ReportLanguage& language = {});

/// p as text: "0.0123", "< 0.0001"; a dash if there is none.
std::string probabilityText(const std::optional<TestResult>& test);

} // namespace doppler
