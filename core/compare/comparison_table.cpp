// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_table.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr const char* dash = "–";

/// A duration as secondsText() writes it, in parts.
struct Written {
    explicit Written(double seconds)
    {
        const std::string text = secondsText(seconds);
        const std::size_t blank = text.find(' ');
        const std::size_t point = text.find('.');
        unit = text.substr(blank + 1);
        size = unitSize(unit, WrittenQuantity::Seconds);
        decimals = point < blank ? static_cast<int>(blank - point) - 1 : 0;
    }
    [[nodiscard]] std::string number(double seconds) const
    {
        return fmt::format("{:.{}f}", seconds / size, decimals);
    }

    std::string unit;
    double size = 1;
    int decimals = 0;
};

/// "us" is the notation of terminals.
std::string withMicro(std::string text)
{
    constexpr std::string_view us = " us";
    return text.ends_with(us) ? text.replace(text.size() - us.size(), us.size(), " µs") : text;
}

std::string say(const ReportLanguage& language, std::string_view text)
{
    return language.sentence({std::string(text), {}});
}

/// A column of the table that is being made.
struct Column {
    std::string_view heading; ///< Marked with DOPPLER_TEXT.
    bool right = true;
    std::vector<std::string> cells = {};
};

PrintedTable tableOf(const std::vector<Column>& columns, const ReportLanguage& language)
{
    PrintedTable table;
    table.lines.resize(1 + (columns.empty() ? 0 : columns.front().cells.size()));
    for (const Column& column : columns) {
        table.right.push_back(column.right);
        table.lines.front().push_back(say(language, column.heading));
        for (std::size_t row = 0; row < column.cells.size(); ++row)
            table.lines[row + 1].push_back(column.cells[row]);
    }
    return table;
}

bool hasNoValue(const Column& column)
{
    return !column.cells.empty() && std::ranges::all_of(column.cells, [](const std::string& cell) {
        return cell.empty() || cell == dash || cell == "-";
    });
}

} // namespace

std::string secondsWithDeviation(double mean, double deviation, const ReportLanguage& language)
{
    const Written written(mean);
    return withMicro(language.figure(written.number(mean)) + " ± " +
                     language.figure(written.number(deviation) + ' ' + written.unit));
}

std::string secondsRange(const Interval& interval, const ReportLanguage& language)
{
    const Written written(std::max(std::abs(interval.low), std::abs(interval.high)));
    return withMicro(language.figure(written.number(interval.low)) + " – " +
                     language.figure(written.number(interval.high) + ' ' + written.unit));
}

SummaryTexts::SummaryTexts(const ComparisonSummary& s, const ReportLanguage& language,
                           const std::string& none)
{
    if (s.runs == 0) {
        mean = say(language, DOPPLER_TEXT("core", "failed"));
        return;
    }
    const auto text = [&](double value) { return language.figure(secondsText(value)); };
    mean = text(s.mean);
    deviation = s.runs > 1 ? text(s.deviation) : none;
    interval = s.interval ? text(s.interval->low) + " - " + text(s.interval->high) : none;
    best = text(s.best);
    gap = language.figure(fmt::format("{:.1f} %", s.meanGap * 100));
    evaluations = language.count(s.meanEvaluations);
    time = text(s.meanSeconds);
    wins = fmt::format("{}/{}", s.wins, s.runs);
    fits = language.sentence(fitMessage(s));
}

PrintedTable comparisonSummaryTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                    const ReportLanguage& language)
{
    const std::vector<ComparisonSummary> summaries = summarise(rows);
    const bool repeated = std::ranges::any_of(summaries, [](const auto& s) { return s.runs > 1; });
    std::vector<Column> columns{
        {DOPPLER_TEXT("core", "Graph"), false},
        {DOPPLER_TEXT("core", "Devices"), false},
        {DOPPLER_TEXT("core", "Placer"), false},
        {repeated ? DOPPLER_TEXT("core", "Mean makespan ± deviation") : DOPPLER_TEXT("core", "Makespan")},
        {DOPPLER_TEXT("core", "95 % interval")},
        {DOPPLER_TEXT("core", "Best")},
        {DOPPLER_TEXT("core", "Gap")},
        {DOPPLER_TEXT("core", "Evaluations")},
        {DOPPLER_TEXT("core", "Time")},
        {DOPPLER_TEXT("core", "Wins")},
        {DOPPLER_TEXT("core", "Fits")}};
    for (const ComparisonSummary& s : summaries) {
        const SummaryTexts texts(s, language, dash);
        const std::array<std::string, 11> cells{
            setup.graphTitle(s.problem),
            setup.topologyTitle(s.problem),
            setup.placers[s.placer].title(),
            s.runs > 1 ? secondsWithDeviation(s.mean, s.deviation, language) : withMicro(texts.mean),
            s.interval ? secondsRange(*s.interval, language) : dash,
            repeated ? withMicro(texts.best) : std::string(),
            texts.gap,
            texts.evaluations,
            withMicro(texts.time),
            texts.wins,
            texts.fits};
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i].cells.push_back(cells[i]);
    }
    std::erase_if(columns, hasNoValue);
    return tableOf(columns, language);
}

PrintedTable comparisonDuelsTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                  const ReportLanguage& language)
{
    std::vector<Column> columns{{DOPPLER_TEXT("core", "Placer"), false},
                                {DOPPLER_TEXT("core", "Against"), false},
                                {DOPPLER_TEXT("core", "Wins")},
                                {DOPPLER_TEXT("core", "Ties")},
                                {DOPPLER_TEXT("core", "Losses")},
                                {DOPPLER_TEXT("core", "Ratio of makespans")},
                                {DOPPLER_TEXT("core", "p of the t-test")},
                                {DOPPLER_TEXT("core", "p of the signed-rank test")},
                                {DOPPLER_TEXT("core", "Pairs")}};
    const WinMatrix matrix(rows, setup.placers.size(), firstOfEqualProblems(setup));
    const auto probability = [&](const std::optional<TestResult>& test) {
        return test ? language.figure(probabilityText(test)) : dash;
    };
    for (std::size_t i = 0; i < setup.placers.size(); ++i)
        for (std::size_t j = i + 1; j < setup.placers.size(); ++j) {
            const Duel& duel = matrix.duel(i, j);
            const std::array<std::string, 9> cells{setup.placers[i].title(),
                                                   setup.placers[j].title(),
                                                   std::to_string(duel.wins),
                                                   std::to_string(duel.ties),
                                                   std::to_string(duel.losses),
                                                   language.figure(fmt::format("{:.3f}", duel.ratio)),
                                                   probability(duel.tTest),
                                                   probability(duel.wilcoxon),
                                                   duel.tTest ? std::to_string(duel.tTest->pairs) : dash};
            for (std::size_t column = 0; column < columns.size(); ++column)
                columns[column].cells.push_back(cells[column]);
        }
    return tableOf(columns, language);
}

PrintedTable comparisonPublishedTable(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                      const ReportLanguage& language)
{
    std::vector<Column> columns{
        {DOPPLER_TEXT("core", "Graph"), false},  {DOPPLER_TEXT("core", "Devices"), false},
        {DOPPLER_TEXT("core", "Method"), false}, {DOPPLER_TEXT("core", "Quantity"), false},
        {DOPPLER_TEXT("core", "Published")},     {DOPPLER_TEXT("core", "Same placer here")},
        {DOPPLER_TEXT("core", "Best here")},     {DOPPLER_TEXT("core", "Placer"), false},
        {DOPPLER_TEXT("core", "Source"), false}, {DOPPLER_TEXT("core", "Remark"), false}};
    std::vector<std::string> notes;
    for (const PublishedLine& line : publishedLines(setup, rows)) {
        const PublishedFigure& figure = *line.figure;
        const auto value = [&](const std::optional<double>& one) {
            return one ? withMicro(language.figure(publishedValueText(figure.quantity, *one))) : dash;
        };
        std::string note;
        if (!figure.differs.empty()) {
            const std::string text = say(language, figure.differs);
            auto known = std::ranges::find(notes, text);
            if (known == notes.end())
                known = notes.insert(notes.end(), text);
            note = fmt::format("[{}]", known - notes.begin() + 1);
        }
        const std::array<std::string, 10> cells{setup.graphTitle(line.problem),
                                                setup.topologyTitle(line.problem),
                                                figure.method,
                                                say(language, publishedQuantityText(figure.quantity)),
                                                value(figure.value),
                                                value(line.same),
                                                value(line.best),
                                                line.best ? setup.placers[line.bestPlacer].title() : dash,
                                                figure.source,
                                                note};
        for (std::size_t column = 0; column < columns.size(); ++column)
            columns[column].cells.push_back(cells[column]);
    }
    std::erase_if(columns, hasNoValue);
    PrintedTable table = tableOf(columns, language);
    for (std::size_t i = 0; i < notes.size(); ++i)
        table.notes.push_back(fmt::format("[{}] {}", i + 1, notes[i]));
    return table;
}

} // namespace doppler
