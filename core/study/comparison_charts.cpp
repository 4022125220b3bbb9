// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/comparison_charts.h"

#include "core/base/quantity.h"
#include "core/study/box_figures.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double gap = 12;
constexpr double leastSeconds = 1e-6; ///< A logarithmic axis has no 0.

/// Maps values to pixels.
struct Scale {
    double least = 0;
    double most = 1;
    double from = 0;
    double to = 1;
    bool logarithmic = false;

    [[nodiscard]] double at(double value) const
    {
        const double share =
            logarithmic ? std::log(value / least) / std::log(most / least) : (value - least) / (most - least);
        return std::lerp(from, to, share);
    }
};

/// The rows of one placer that have a makespan.
struct Sample {
    std::size_t placer = 0;
    std::vector<std::size_t> rows;
    std::vector<double> makespans;
    std::size_t best = 0; ///< Row of the shortest.
};

std::vector<Sample> samplesOf(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                              std::size_t problem)
{
    std::vector<Sample> samples(setup.placers.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i].placer = i;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!rows[i].error && rows[i].problem == problem) {
            Sample& sample = samples[rows[i].placer];
            if (sample.rows.empty() || rows[i].makespan < rows[sample.best].makespan)
                sample.best = i;
            sample.rows.push_back(i);
            sample.makespans.push_back(rows[i].makespan);
        }
    std::erase_if(samples, [](const Sample& sample) { return sample.rows.empty(); });
    return samples;
}

std::string tipOf(const ComparisonSetup& setup, const ComparisonRow& row, const ReportLanguage& language)
{
    return language.sentence(
        {DOPPLER_TEXT("core", "{0}, seed {1}: {2}"),
         {setup.placers[row.placer].title(), std::to_string(row.seed), figure(secondsText(row.makespan))}});
}

std::string nameOf(const ComparisonSetup& setup, std::size_t problem, const ReportLanguage& language)
{
    return language.sentence(
        {DOPPLER_TEXT("core", "{0} on {1}"), {setup.graphTitle(problem), setup.topologyTitle(problem)}});
}

std::vector<std::string> tickTexts(const std::vector<double>& ticks, const ReportLanguage& language)
{
    std::vector<std::string> texts = secondsTickTexts(ticks);
    for (std::string& text : texts)
        text = language.figure(std::move(text));
    return texts;
}

void rule(Chart& chart, ChartPoint from, ChartPoint to, Ink ink = Ink::Line, double width = 1)
{
    chart.paths.push_back({{from, to}, ink, 0, width, 1});
}

/// A line of the placer's colour.
void stroke(Chart& chart, std::vector<ChartPoint> points, std::size_t series, double width,
            double opacity = 1)
{
    chart.paths.push_back({std::move(points), Ink::Series, series, width, opacity});
}

/// Widens a range that is a point or nearly one, and leaves some air.
void widen(double& least, double& most, double air)
{
    const double room = std::max((most - least) * air, most * 0.01);
    least = std::max(least - room, least * 0.5);
    most = most > 0 ? most + room : 1; // all of them 0: an axis has two ends
}

} // namespace

Chart boxPlotChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   const ChartStyle& style, const ReportLanguage& language)
{
    Chart chart;
    chart.width = style.width;
    chart.title = language.sentence(
        {DOPPLER_TEXT("core", "Makespans by placer: {0}"), {nameOf(setup, problem, language)}});
    std::vector<Sample> samples = samplesOf(setup, rows, problem);
    if (samples.empty())
        return chart;
    std::vector<BoxFigures> boxes(setup.placers.size());
    double left = 0;
    double least = samples[0].makespans[0];
    double most = least;
    for (const Sample& sample : samples) {
        boxes[sample.placer] = boxFigures(sample.makespans);
        left = std::max(left, style.textWidth(setup.placers[sample.placer].title()));
        const auto [low, high] = std::ranges::minmax(sample.makespans);
        least = std::min(least, low);
        most = std::max(most, high);
    }
    std::ranges::stable_sort(samples, {}, [&](const Sample& s) { return boxes[s.placer].median; });
    widen(least, most, 0.04);
    left = std::min(left + gap, chart.width * 0.4);
    const double line = style.fontSize * 2.2;
    const Scale x{least, most, left, chart.width - 5 * style.fontSize / 2, false};
    const double bottom = line * (static_cast<double>(samples.size()) + 0.5);
    chart.height = bottom + line + style.fontSize * 1.6;

    const auto ticks = roundTicks(least, most, 6);
    const auto texts = tickTexts(ticks, language);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        rule(chart, {x.at(ticks[i]), line / 4}, {x.at(ticks[i]), bottom});
        chart.labels.push_back(
            {{x.at(ticks[i]), bottom + style.fontSize}, texts[i], Ink::Muted, 0, Anchor::Middle});
    }
    chart.labels.push_back({{(x.from + x.to) / 2, chart.height - style.fontSize},
                            language.sentence({DOPPLER_TEXT("core", "Makespan")}),
                            Ink::Muted,
                            0,
                            Anchor::Middle});
    double y = line * 0.75;
    for (const Sample& sample : samples) {
        const BoxFigures& box = boxes[sample.placer];
        const std::size_t series = sample.placer;
        const double half = line * 0.28;
        chart.labels.push_back(
            {{0, y}, setup.placers[series].title(), Ink::Text, 0, Anchor::Start, &sample == samples.data()});
        const double q1 = x.at(box.lowerQuartile);
        const double q3 = x.at(box.upperQuartile);
        const std::vector<ChartPoint> frame{{q1, y - half}, {q3, y - half}, {q3, y + half}, {q1, y + half}};
        chart.paths.push_back({frame, Ink::Series, series, 0, 0.18});
        stroke(chart, {frame[0], frame[1], frame[2], frame[3], frame[0]}, series, 1.5);
        for (const auto& [from, to] :
             {std::pair{box.low, box.lowerQuartile}, {box.high, box.upperQuartile}}) {
            stroke(chart, {{x.at(from), y}, {x.at(to), y}}, series, 1.5);
            stroke(chart, {{x.at(from), y - half / 2}, {x.at(from), y + half / 2}}, series, 1.5);
        }
        stroke(chart, {{x.at(box.median), y - half}, {x.at(box.median), y + half}}, series, 3);
        for (const std::size_t row : sample.rows) {
            // Seeds beside each other, so that equal ones don't hide each other.
            const double shift = (static_cast<double>(rows[row].seed % 5) - 2) * half * 0.28;
            chart.dots.push_back(
                {{x.at(rows[row].makespan), y + shift}, 2.5, series, row, tipOf(setup, rows[row], language)});
        }
        y += line;
    }
    return chart;
}

Chart anytimeChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   AnytimeAxis axis, const ChartStyle& style, const ReportLanguage& language)
{
    struct Curve {
        const Sample* sample;
        std::vector<AnytimePoint> points;
    };
    Chart chart;
    chart.width = style.width;
    chart.title = language.sentence(
        {DOPPLER_TEXT("core", "Best makespan so far by placer: {0}"), {nameOf(setup, problem, language)}});
    const std::vector<Sample> samples = samplesOf(setup, rows, problem);
    std::vector<Curve> curves;
    for (const Sample& sample : samples) {
        std::vector<AnytimeRun> runs;
        for (const std::size_t row : sample.rows)
            runs.push_back({rows[row].trace, rows[row].evaluations, rows[row].seconds});
        auto points = anytimeCurve(runs, axis);
        for (AnytimePoint& point : points)
            point.at = std::max(point.at, axis == AnytimeAxis::Seconds ? leastSeconds : 1.0);
        if (!points.empty())
            curves.push_back({&sample, std::move(points)});
    }
    if (curves.empty())
        return chart;
    std::ranges::stable_sort(curves, {}, [](const Curve& curve) { return curve.points.back().mean; });

    double first = curves[0].points[0].at;
    double last = first;
    double least = curves[0].points[0].least;
    double most = least;
    for (const Curve& curve : curves) {
        first = std::min(first, curve.points.front().at);
        last = std::max(last, curve.points.back().at);
        for (const AnytimePoint& point : curve.points) {
            least = std::min(least, point.least);
            most = std::max(most, point.most);
        }
    }
    if (last < first * 2)
        last = first * 2;
    widen(least, most, 0.05);
    const auto yTicks = logTicks(least, most, 6);
    const auto yTexts = tickTexts(yTicks, language);
    double left = 0;
    for (const std::string& text : yTexts)
        left = std::max(left, style.textWidth(text));
    left += gap;

    // Names above, as many in a line as fit.
    const double line = style.fontSize * 1.7;
    double nameX = left;
    double nameY = line / 2;
    for (const Curve& curve : curves) {
        const std::string& name = setup.placers[curve.sample->placer].title();
        const double room = 24 + style.textWidth(name) + 2 * gap;
        if (nameX > left && nameX + room > chart.width) {
            nameX = left;
            nameY += line;
        }
        stroke(chart, {{nameX, nameY}, {nameX + 18, nameY}}, curve.sample->placer, 3);
        chart.labels.push_back({{nameX + 24, nameY}, name, Ink::Text});
        nameX += room;
    }
    const double top = nameY + line;
    const double below = style.fontSize * 3.6;
    // On a very wide screen no higher than forty lines: what follows would leave the window.
    const double highest = 40 * style.fontSize;
    const double lowest = 5 * style.fontSize;
    double plotHeight = std::min(chart.width * 0.32, highest);
    if (style.mostHeight > 0)
        plotHeight = std::min(plotHeight, std::max(style.mostHeight - top - below, lowest));
    chart.height = std::max(style.height, top + plotHeight + below);
    const Scale x{first, last, left, chart.width - 2 * style.fontSize, true};
    const Scale y{least, most, chart.height - below, top, least > 0};

    for (std::size_t i = 0; i < yTicks.size(); ++i) {
        rule(chart, {left, y.at(yTicks[i])}, {x.to, y.at(yTicks[i])});
        chart.labels.push_back({{left - gap / 2, y.at(yTicks[i])}, yTexts[i], Ink::Muted, 0, Anchor::End});
    }
    for (const double tick : logTicks(first, last, 8)) {
        rule(chart, {x.at(tick), y.from}, {x.at(tick), y.from + 4});
        chart.labels.push_back({{x.at(tick), y.from + style.fontSize},
                                axis == AnytimeAxis::Evaluations ? fmt::format("{:.0f}", tick)
                                                                 : tickTexts({tick}, language).front(),
                                Ink::Muted,
                                0,
                                Anchor::Middle});
    }
    chart.labels.push_back({{(x.from + x.to) / 2, chart.height - style.fontSize * 0.8},
                            language.sentence(axis == AnytimeAxis::Evaluations
                                                  ? Message{DOPPLER_TEXT("core", "Simulated placements")}
                                                  : Message{DOPPLER_TEXT("core", "Wall-clock time")}),
                            Ink::Muted,
                            0,
                            Anchor::Middle});

    for (const Curve& curve : curves) {
        const std::size_t series = curve.sample->placer;
        std::vector<ChartPoint> mean;
        std::vector<ChartPoint> lower;
        std::vector<ChartPoint> upper;
        for (const AnytimePoint& point : curve.points) {
            const double at = x.at(point.at);
            for (auto& [path, value] : {std::pair<std::vector<ChartPoint>&, double>{mean, point.mean},
                                        {lower, point.least},
                                        {upper, point.most}}) {
                if (!path.empty()) // a best stays until there is a better one
                    path.push_back({at, path.back().y});
                path.push_back({at, y.at(value)});
            }
        }
        if (curve.sample->rows.size() > 1) {
            std::vector<ChartPoint> band = lower;
            band.insert(band.end(), upper.rbegin(), upper.rend());
            chart.paths.push_back({std::move(band), Ink::Series, series, 0, 0.16});
        }
        const ChartPoint end = mean.back();
        stroke(chart, {end, {x.to, end.y}}, series, 1, 0.45);
        stroke(chart, std::move(mean), series, 2);
        chart.dots.push_back(
            {end, 3.5, series, curve.sample->best, tipOf(setup, rows[curve.sample->best], language)});
    }
    return chart;
}

} // namespace doppler
