// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"
#include "core/io/bytes/table_markup.h"

namespace doppler {

/// The texts of a summary for people, in the language of a report; `none` stands for a missing value.
struct SummaryTexts {
    SummaryTexts(const ComparisonSummary& summary, const ReportLanguage& language, const std::string& none);

    std::string mean; ///< "failed" if no run has a result; all other texts are empty then.
    std::string deviation;
    std::string interval;
    std::string best;
    std::string gap;
    std::string evaluations;
    std::string time;
    std::string wins;
    std::string fits;
};

/// Tables of a comparison for LaTeX and Markdown: the columns of comparisonAsText() with headings in words
/// and values with units. `rows` are as compare() returns them.
///
/// A line for each graph, devices and placer. Columns that have no value in any line are left out: spread and
/// best if there is one seed, and whether runs fit if memory is not checked.
PrintedTable comparisonSummaryTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                    const ReportLanguage& language = {});
/// A line for each two placers: wins, ties and losses of the first, and paired tests.
PrintedTable comparisonDuelsTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                  const ReportLanguage& language = {});
/// A line for each published figure; the notes below say where models differ.
PrintedTable comparisonPublishedTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                      const ReportLanguage& language = {});

/// "244.7 ± 44.9 ms": both in the unit of the first and with its decimals. Seconds.
std::string secondsWithDeviation(double mean, double deviation, const ReportLanguage& language = {});
/// "133.2 – 356.1 ms": both in the unit of the larger one. Seconds.
std::string secondsRange(const Interval& interval, const ReportLanguage& language = {});

} // namespace doppler
