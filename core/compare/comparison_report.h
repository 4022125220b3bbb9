// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_summary.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>

namespace doppler {

/// How a report for people speaks.
struct ReportLanguage {
    std::string code = "en"; ///< As HTML names it.
    std::function<std::string(const Message&)> sentence = [](const Message& m) { return m.english(); };

    /// An English number, maybe with a unit, as the language writes it.
    [[nodiscard]] std::string figure(std::string english) const
    {
        return sentence({DOPPLER_TEXT("core", "{0}"), {doppler::figure(std::move(english))}});
    }
    /// How many, with the digits in groups where the language has some.
    [[nodiscard]] std::string count(double number) const
    {
        const auto whole = static_cast<std::uint64_t>(std::llround(std::max(number, 0.0)));
        return sentence({DOPPLER_TEXT("core", "{0}"), {doppler::count(whole)}});
    }
};

/// A list with one entry per row: graph, topology, placer, seed, makespan, evaluations, seconds,
/// gap_to_lower_bound, and the bound that the placer proved, if any; a row that failed has null for makespan
/// and gap, and its error. "trace" holds the new bests on the way: [evaluations, seconds, makespan].
std::string comparisonAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             bool traces = true);
/// The same as a table (RFC 4180 with plain line ends).
std::string comparisonAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// What the rows come to: "summaries" by graph, topology and placer, and "duels" of every two placers.
std::string comparisonSummaryAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// The same as two tables, with the names of JSON's fields as headings (seconds; gaps as a share; empty where
/// JSON has null): a line for every graph, topology and placer; a line for every two placers.
std::string comparisonSummaryAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
std::string comparisonDuelsAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// Both for people.
std::string comparisonAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows);
/// A page for people that needs nothing else.
std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             const ReportLanguage& language = {});
/// What such a page holds below its heading, for a page that has reportStyleSheet().
std::string comparisonAsHtmlBody(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                 const ReportLanguage& language = {});
/// Of pages in light and dark.
std::string reportStyleSheet();

/// One line for each way to fail, with how often: "chainmm on 4xP100, heft: reason (runs: 3)".
std::vector<std::string> failureLines(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                      const ReportLanguage& language = {});

/// p for people: "0.0123", "< 0.0001"; a dash where there is none.
std::string probabilityText(const std::optional<TestResult>& test);

} // namespace doppler
