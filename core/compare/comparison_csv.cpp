// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison's runs, means and tests as tables for programs.
#include "core/compare/comparison_report.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_writing.h"

#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Its p and pairs; both empty where there is no test.
std::string testFields(const std::optional<TestResult>& test)
{
    return test ? fmt::format("{},{}", jsonNumber(test->p), test->pairs) : ",";
}

/// Empty if memory is not checked.
const char* fitField(MemoryFit fit)
{
    return fit == MemoryFit::Unchecked ? "" : fit == MemoryFit::Fits ? "true" : "false";
}

} // namespace

std::string comparisonAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out = "graph,topology,placer,seed,makespan,evaluations,seconds,gap_to_lower_bound,error,fits,"
                      "first_overflow\n";
    for (const ComparisonRow& row : rows)
        fmt::format_to(
            std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{}\n",
            quotedCsvField(setup.graphTitle(row.problem)), quotedCsvField(setup.topologyTitle(row.problem)),
            quotedCsvField(setup.placers[row.placer].title()), row.seed,
            row.error ? "" : jsonNumber(row.makespan), row.evaluations, jsonNumber(row.seconds),
            row.error ? "" : jsonNumber(row.gap), row.error ? quotedCsvField(row.error->english()) : "",
            fitField(row.fit),
            row.overflow
                ? quotedCsvField(overflowMessage(*setup.problems[row.problem], *row.overflow).english())
                : "");
    return out;
}

std::string comparisonSummaryAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out =
        "graph,topology,placer,runs,failures,mean,deviation,interval_95_low,interval_95_high,best,"
        "mean_gap_to_lower_bound,mean_evaluations,mean_seconds,wins,fitting,exceeding\n";
    for (const ComparisonSummary& s : summarise(rows)) {
        const auto number = [&](double value) { return s.runs > 0 ? jsonNumber(value) : std::string(); };
        fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
                       quotedCsvField(setup.graphTitle(s.problem)),
                       quotedCsvField(setup.topologyTitle(s.problem)),
                       quotedCsvField(setup.placers[s.placer].title()), s.runs, s.failures, number(s.mean),
                       number(s.deviation), s.interval ? jsonNumber(s.interval->low) : "",
                       s.interval ? jsonNumber(s.interval->high) : "", number(s.best), number(s.meanGap),
                       number(s.meanEvaluations), number(s.meanSeconds), s.wins, s.fitting, s.exceeding);
    }
    return out;
}

std::string comparisonDuelsAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out = "first,second,wins,ties,losses,ratio,t_test_p,t_test_pairs,wilcoxon_p,wilcoxon_pairs\n";
    const WinMatrix matrix(rows, setup.placers.size(), firstOfEqualProblems(setup));
    for (std::size_t i = 0; i < setup.placers.size(); ++i)
        for (std::size_t j = i + 1; j < setup.placers.size(); ++j) {
            const Duel& duel = matrix.duel(i, j);
            fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{}\n",
                           quotedCsvField(setup.placers[i].title()), quotedCsvField(setup.placers[j].title()),
                           duel.wins, duel.ties, duel.losses, jsonNumber(duel.ratio), testFields(duel.tTest),
                           testFields(duel.wilcoxon));
        }
    return out;
}

std::string comparisonPublishedAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out =
        "graph,topology,method,quantity,published,placer,same_placer,best,best_placer,source,models_differ\n";
    const auto number = [](const std::optional<double>& value) {
        return value ? jsonNumber(*value) : std::string();
    };
    for (const PublishedLine& line : publishedLines(setup, rows)) {
        const PublishedFigure& figure = *line.figure;
        fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{}\n",
                       quotedCsvField(setup.graphTitle(line.problem)),
                       quotedCsvField(setup.topologyTitle(line.problem)), quotedCsvField(figure.method),
                       publishedQuantityText(figure.quantity), jsonNumber(figure.value),
                       quotedCsvField(figure.placer), number(line.same), number(line.best),
                       line.best ? quotedCsvField(setup.placers[line.bestPlacer].title()) : "",
                       quotedCsvField(figure.source), quotedCsvField(std::string(figure.differs)));
    }
    return out;
}

} // namespace doppler
