// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_report.h"

#include "core/compare/comparison_table.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string testAsJson(const std::optional<TestResult>& test)
{
    return test ? fmt::format("{{\"p\": {}, \"pairs\": {}}}", jsonNumber(test->p), test->pairs) : "null";
}

std::string fitAsJson(const Problem& problem, const ComparisonRow& row)
{
    std::string out = ", \"fits\": ";
    out += row.fit == MemoryFit::Unchecked ? "null" : row.fit == MemoryFit::Fits ? "true" : "false";
    if (const auto& first = row.overflow)
        out += fmt::format(", \"first_overflow\": {{\"device\": {}, \"time\": {}, \"vertex\": {}, "
                           "\"bytes\": {}, \"capacity\": {}}}",
                           jsonText(problem.topology().device(first->device).name), jsonNumber(first->time),
                           first->vertex.value, jsonNumber(first->bytes), jsonNumber(first->capacity));
    return out;
}

std::string summaryAsJson(const ComparisonSetup& setup, const ComparisonSummary& s)
{
    const auto number = [&](double value) { return s.runs > 0 ? jsonNumber(value) : std::string("null"); };
    return fmt::format(
        "{{\"graph\": {}, \"topology\": {}, \"placer\": {}, \"runs\": {}, \"failures\": {}, \"mean\": {}, "
        "\"deviation\": {}, \"interval_95\": {}, \"best\": {}, \"mean_gap_to_lower_bound\": {}, "
        "\"mean_evaluations\": {}, \"mean_seconds\": {}, \"wins\": {}, \"fitting\": {}, \"exceeding\": {}}}",
        jsonText(setup.graphTitle(s.problem)), jsonText(setup.topologyTitle(s.problem)),
        jsonText(setup.placers[s.placer].title()), s.runs, s.failures, number(s.mean), number(s.deviation),
        s.interval ? fmt::format("[{}, {}]", jsonNumber(s.interval->low), jsonNumber(s.interval->high))
                   : "null",
        number(s.best), number(s.meanGap), number(s.meanEvaluations), number(s.meanSeconds), s.wins,
        s.fitting, s.exceeding);
}

/// The member "published" of the summary, with its separator; empty if there are no figures.
std::string publishedAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const auto number = [](const std::optional<double>& value) {
        return value ? jsonNumber(*value) : "null";
    };
    std::string out;
    for (const PublishedLine& line : publishedLines(setup, rows)) {
        const PublishedFigure& figure = *line.figure;
        fmt::format_to(
            std::back_inserter(out),
            "{}{{\"graph\": {}, \"topology\": {}, \"method\": {}, \"quantity\": {}, \"published\": {}, "
            "\"placer\": {}, \"same_placer\": {}, \"best\": {}, \"best_placer\": {}, \"source\": {}, "
            "\"models_differ\": {}}}",
            out.empty() ? "\n  " : ",\n  ", jsonText(setup.graphTitle(line.problem)),
            jsonText(setup.topologyTitle(line.problem)), jsonText(figure.method),
            jsonText(publishedQuantityText(figure.quantity)), jsonNumber(figure.value),
            figure.placer.empty() ? "null" : jsonText(figure.placer), number(line.same), number(line.best),
            line.best ? jsonText(setup.placers[line.bestPlacer].title()) : "null", jsonText(figure.source),
            jsonText(figure.differs));
    }
    return out.empty() ? out : ",\n\"published\": [" + out + "]";
}

/// The same as a table for people.
std::string publishedAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out;
    std::vector<std::string_view> notes; // below the table, by number
    for (const PublishedLine& line : publishedLines(setup, rows)) {
        const PublishedFigure& figure = *line.figure;
        const auto value = [&figure](const std::optional<double>& one) {
            return one ? publishedValueText(figure.quantity, *one) : std::string("-");
        };
        auto note = std::ranges::find(notes, figure.differs);
        if (note == notes.end() && !figure.differs.empty())
            note = notes.insert(notes.end(), figure.differs);
        if (out.empty())
            out = fmt::format("\npublished figures next to these results\n{:<28} {:<30} {:<10} {:>10} {:>10} "
                              "{:>10}  {:<22} {}\n",
                              "graph", "method", "quantity", "published", "same", "best", "of", "differs");
        fmt::format_to(std::back_inserter(out), "{:<28} {:<30} {:<10} {:>10} {:>10} {:>10}  {:<22} {}\n",
                       setup.graphTitle(line.problem), figure.method, publishedQuantityText(figure.quantity),
                       value(figure.value), value(line.same), value(line.best),
                       line.best ? setup.placers[line.bestPlacer].title() : "-",
                       figure.differs.empty() ? "-" : fmt::format("[{}]", note - notes.begin() + 1));
    }
    for (std::size_t i = 0; i < notes.size(); ++i)
        fmt::format_to(std::back_inserter(out), "[{}] {}\n", i + 1, notes[i]);
    return out;
}

/// A square table of placers with a text for every two.
template <class CellText>
std::string matrixAsText(const ComparisonSetup& setup, const CellText& cellText)
{
    std::size_t width = 16;
    for (const ChosenPlacer& chosen : setup.placers)
        width = std::max(width, chosen.title().size());
    std::string out(width, ' ');
    for (const ChosenPlacer& chosen : setup.placers)
        out += fmt::format("  {:>{}}", chosen.title(), width);
    out += '\n';
    for (std::size_t i = 0; i < setup.placers.size(); ++i) {
        out += fmt::format("{:<{}}", setup.placers[i].title(), width);
        for (std::size_t j = 0; j < setup.placers.size(); ++j)
            out += fmt::format("  {:>{}}", i == j ? "" : cellText(i, j), width);
        out += '\n';
    }
    return out;
}

} // namespace

std::string probabilityText(const std::optional<TestResult>& test)
{
    if (!test)
        return "-";
    return test->p < 0.0001 ? "< 0.0001" : fmt::format("{:.4f}", test->p);
}

std::string comparisonAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             bool traces)
{
    std::string out = "[";
    for (const ComparisonRow& row : rows) {
        fmt::format_to(std::back_inserter(out),
                       "{}\n  {{\"graph\": {}, \"topology\": {}, \"placer\": {}, \"seed\": {}, "
                       "\"makespan\": {}, \"evaluations\": {}, \"seconds\": {}, \"gap_to_lower_bound\": {}",
                       &row == rows.data() ? "" : ",", jsonText(setup.graphTitle(row.problem)),
                       jsonText(setup.topologyTitle(row.problem)),
                       jsonText(setup.placers[row.placer].title()), row.seed,
                       row.error ? "null" : jsonNumber(row.makespan), row.evaluations,
                       jsonNumber(row.seconds), row.error ? "null" : jsonNumber(row.gap));
        out += fitAsJson(*setup.problems[row.problem], row);
        if (row.bound > 0)
            out += ", \"bound\": " + jsonNumber(row.bound);
        if (setup.problems[row.problem]->estimated())
            out += ", \"estimated\": true";
        if (traces && !row.trace.empty())
            out += ", \"trace\": " + traceAsJson(row.trace);
        if (row.error)
            out += ", \"error\": " + jsonText(row.error->english());
        out += '}';
    }
    return out + "\n]\n";
}

std::string comparisonSummaryAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out = "{\"summaries\": [";
    const char* separator = "\n  ";
    for (const ComparisonSummary& s : summarise(rows)) {
        out += separator + summaryAsJson(setup, s);
        separator = ",\n  ";
    }
    out += "],\n\"duels\": [";
    separator = "\n  ";
    const WinMatrix matrix(rows, setup.placers.size(), firstOfEqualProblems(setup));
    for (std::size_t i = 0; i < setup.placers.size(); ++i)
        for (std::size_t j = i + 1; j < setup.placers.size(); ++j) {
            const Duel& duel = matrix.duel(i, j);
            out += separator +
                   fmt::format("{{\"first\": {}, \"second\": {}, \"wins\": {}, \"ties\": {}, \"losses\": {}, "
                               "\"ratio\": {}, \"t_test\": {}, \"wilcoxon\": {}}}",
                               jsonText(setup.placers[i].title()), jsonText(setup.placers[j].title()),
                               duel.wins, duel.ties, duel.losses, jsonNumber(duel.ratio),
                               testAsJson(duel.tTest), testAsJson(duel.wilcoxon));
            separator = ",\n  ";
        }
    return out + "]" + publishedAsJson(setup, rows) + "}\n";
}

std::string comparisonAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out =
        fmt::format("{:<16} {:<12} {:<22} {:>10} {:>10} {:>23} {:>10} {:>9} {:>11} {:>10} {:>9} {:>6}\n",
                    "graph", "devices", "placer", "mean", "deviation", "95 % interval", "best", "gap",
                    "evaluations", "time", "wins", "fits");
    for (const ComparisonSummary& s : summarise(rows)) {
        fmt::format_to(std::back_inserter(out), "{:<16} {:<12} {:<22} ", setup.graphTitle(s.problem),
                       setup.topologyTitle(s.problem), setup.placers[s.placer].title());
        const SummaryTexts t(s, {}, "-");
        if (s.runs == 0)
            fmt::format_to(std::back_inserter(out), "{:>10}\n", t.mean);
        else
            fmt::format_to(std::back_inserter(out),
                           "{:>10} {:>10} {:>23} {:>10} {:>9} {:>11} {:>10} {:>9} {:>6}\n", t.mean,
                           t.deviation, t.interval, t.best, t.gap, t.evaluations, t.time, t.wins, t.fits);
    }
    for (const std::string& line : overflowLines(setup, rows))
        out += line + '\n';
    out += publishedAsText(setup, rows);
    if (setup.placers.size() < 2)
        return out;
    const WinMatrix matrix(rows, setup.placers.size(), firstOfEqualProblems(setup));
    out += "\nwins/ties/losses of the row against the column\n";
    out += matrixAsText(setup, [&](std::size_t i, std::size_t j) {
        const Duel& duel = matrix.duel(i, j);
        return fmt::format("{}/{}/{}", duel.wins, duel.ties, duel.losses);
    });
    out += "\np of the paired t-test / of the signed-rank test, on ratios of makespans\n";
    out += matrixAsText(setup, [&](std::size_t i, std::size_t j) {
        const Duel& duel = matrix.duel(i, j);
        return probabilityText(duel.tTest) + " / " + probabilityText(duel.wilcoxon);
    });
    return out;
}

Message fitMessage(const ComparisonSummary& s)
{
    if (s.fitting + s.exceeding == 0)
        return {DOPPLER_TEXT("core", "-"), {}};
    if (s.exceeding == 0)
        return {DOPPLER_TEXT("core", "yes"), {}};
    if (s.fitting == 0)
        return {DOPPLER_TEXT("core", "no"), {}};
    return {DOPPLER_TEXT("core", "{0}/{1}"), {count(s.fitting), count(s.fitting + s.exceeding)}};
}

std::vector<std::string> overflowLines(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                       const ReportLanguage& language)
{
    std::vector<std::string> out;
    const ComparisonRow* last = nullptr;
    for (const ComparisonRow& row : rows) {
        if (!row.overflow || (last && last->problem == row.problem && last->placer == row.placer))
            continue;
        last = &row;
        const Problem& problem = *setup.problems[row.problem];
        out.push_back(language.sentence({DOPPLER_TEXT("core", "{0} on {1}, {2}, seed {3} does not fit: {4}"),
                                         {setup.graphTitle(row.problem), setup.topologyTitle(row.problem),
                                          setup.placers[row.placer].title(), std::to_string(row.seed),
                                          language.sentence(overflowMessage(problem, *row.overflow))}}));
    }
    return out;
}

std::vector<std::string> failureLines(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                      const ReportLanguage& language)
{
    struct Failure {
        std::string line;
        std::size_t runs = 0;
    };
    std::vector<Failure> failures;
    for (const ComparisonRow& row : rows) {
        if (!row.error)
            continue;
        const std::string line =
            language.sentence({DOPPLER_TEXT("core", "{0} on {1}, {2}: {3}"),
                               {setup.graphTitle(row.problem), setup.topologyTitle(row.problem),
                                setup.placers[row.placer].title(),
                                errorLine(*row.error, language.sentence(row.error->message))}});
        auto known = std::find_if(failures.begin(), failures.end(),
                                  [&](const Failure& failure) { return failure.line == line; });
        if (known == failures.end())
            known = failures.insert(failures.end(), {line, 0});
        ++known->runs;
    }
    std::vector<std::string> out;
    out.reserve(failures.size());
    for (const Failure& failure : failures)
        out.push_back(failure.runs == 1 ? failure.line
                                        : language.sentence({DOPPLER_TEXT("core", "{0} (runs: {1})"),
                                                             {failure.line, count(failure.runs)}}));
    return out;
}

} // namespace doppler
