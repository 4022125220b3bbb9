// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_charts.h"

#include "core/base/quantity.h"
#include "core/compare/box_figures.h"

#include <algorithm>
#include <cmath>

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

/// The text, shortened from its end to that width.
std::string fitted(const std::string& text, double room, const ChartStyle& style)
{
    if (style.textWidth(text) <= room)
        return text;
    for (std::size_t length = text.size(); length > 0; --length) {
        const bool whole =
            (static_cast<unsigned char>(text[length]) & 0xc0U) != 0x80U; // Not within a letter.
        const std::string shorter = text.substr(0, length) + "…";
        if (whole && style.textWidth(shorter) <= room)
            return shorter;
    }
    return "…";
}

constexpr std::size_t fewestTicks = 4;

/// Labels without their common unit, which the title of the axis names: narrow columns have room for more.
struct TickLabels {
    std::vector<std::string> numbers;
    std::string unit;
};

TickLabels tickLabels(const std::vector<double>& ticks, const ReportLanguage& language)
{
    TickLabels labels;
    for (const std::string& text : secondsTickTexts(ticks)) {
        const std::size_t blank = text.rfind(' ');
        labels.numbers.push_back(language.figure(text.substr(0, blank)));
        labels.unit = text.substr(blank + 1);
    }
    return labels;
}

/// Whether the labels have room next to each other.
bool haveRoom(const std::vector<double>& ticks, const std::vector<std::string>& texts, const Scale& scale,
              const ChartStyle& style)
{
    for (std::size_t i = 1; i < ticks.size(); ++i)
        if (std::abs(scale.at(ticks[i]) - scale.at(ticks[i - 1])) <
            (style.textWidth(texts[i]) + style.textWidth(texts[i - 1])) / 2 + style.fontSize * 0.6)
            return false;
    return true;
}

/// Round values along a horizontal axis in seconds: at least four, and more if their labels have room.
std::vector<double> ticksAlong(const Scale& x, const ChartStyle& style, const ReportLanguage& language)
{
    std::vector<double> fewest;
    for (std::size_t wanted = 8; wanted >= fewestTicks; --wanted) {
        auto ticks = roundTicks(x.least, x.most, wanted);
        if (ticks.size() < fewestTicks)
            break;
        if (haveRoom(ticks, tickLabels(ticks, language).numbers, x, style))
            return ticks;
        fewest = std::move(ticks);
    }
    for (std::size_t wanted = fewestTicks; fewest.size() < fewestTicks && wanted < 20; ++wanted)
        fewest = roundTicks(x.least, x.most, wanted);
    return fewest;
}

/// Values of a logarithmic axis; between two powers of ten the values of a linear one if those are more.
std::vector<double> enoughLogTicks(double least, double most, std::size_t wanted)
{
    auto ticks = logTicks(least, most, wanted);
    for (std::size_t more = wanted; ticks.size() < fewestTicks && more < 20; ++more)
        ticks = roundTicks(least, most, more);
    return ticks;
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

/// No placement is faster: the bound of the problem or, if higher, what a placer has proven. 0: unknown, or
/// different for each seed.
double boundOf(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem)
{
    if (drawsAtRandom(setup.problems[problem]->model()))
        return 0;
    double bound = setup.problems[problem]->lowerBound();
    for (const ComparisonRow& row : rows)
        if (!row.error && row.problem == problem)
            bound = std::max(bound, row.bound);
    return bound;
}

/// Whether the boxes keep a quarter of the axis if it begins at the bound.
bool isNear(double bound, double least, double most)
{
    return bound > 0 && most - bound <= 4 * std::max(most - least, most * 0.01);
}

/// A dashed line at the bound with its value above the boxes; beyond the axis the value alone.
void addBound(Chart& chart, double bound, const Scale& x, double top, double bottom, const ChartStyle& style,
              const ReportLanguage& language)
{
    const std::string text =
        language.sentence({DOPPLER_TEXT("core", "Lower bound: {0}"), {figure(secondsText(bound))}});
    const bool within = bound >= x.least;
    const double at = within ? x.at(bound) : x.from;
    if (within)
        chart.paths.push_back({{{at, top}, {at, bottom}}, Ink::Text, 0, 1.5, 1, true});
    chart.labels.push_back({{within ? at + 4 : at, top - style.fontSize * 0.6},
                            within ? text : "← " + text,
                            Ink::Text,
                            0,
                            Anchor::Start});
}

/// Box, median and whiskers around the height `y`, `half` of the box to either side.
void addBox(Chart& chart, const BoxFigures& box, std::size_t series, const Scale& x, double y, double half)
{
    const double q1 = x.at(box.lowerQuartile);
    const double q3 = x.at(box.upperQuartile);
    const std::vector<ChartPoint> frame{{q1, y - half}, {q3, y - half}, {q3, y + half}, {q1, y + half}};
    chart.paths.push_back({frame, Ink::Series, series, 0, 0.18});
    stroke(chart, {frame[0], frame[1], frame[2], frame[3], frame[0]}, series, 1.5);
    for (const auto& [from, to] : {std::pair{box.low, box.lowerQuartile}, {box.high, box.upperQuartile}}) {
        stroke(chart, {{x.at(from), y}, {x.at(to), y}}, series, 1.5);
        stroke(chart, {{x.at(from), y - half / 2}, {x.at(from), y + half / 2}}, series, 1.5);
    }
    stroke(chart, {{x.at(box.median), y - half}, {x.at(box.median), y + half}}, series, 3);
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
        left = std::max(left, style.textWidth(setup.placers[sample.placer].title()) * 1.1); // One is bold.
        const auto [low, high] = std::ranges::minmax(sample.makespans);
        least = std::min(least, low);
        most = std::max(most, high);
    }
    std::ranges::stable_sort(samples, {}, [&](const Sample& s) { return boxes[s.placer].median; });
    const double bound = boundOf(setup, rows, problem);
    if (isNear(bound, least, most))
        least = std::min(least, bound);
    widen(least, most, 0.04);
    left = std::min(left + gap, chart.width * 0.4);
    const double line = style.fontSize * 2.2;
    const Scale x{least, most, left, chart.width - 5 * style.fontSize / 2, false};
    const double top = line / 4 + (bound > 0 ? style.fontSize * 1.4 : 0);
    const double bottom = top + line * (static_cast<double>(samples.size()) + 0.25);
    chart.height = bottom + line + style.fontSize * 1.6;

    const auto ticks = ticksAlong(x, style, language);
    const auto [texts, unit] = tickLabels(ticks, language);
    double free = 0; // Labels end there.
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        rule(chart, {x.at(ticks[i]), top}, {x.at(ticks[i]), bottom});
        const double half = style.textWidth(texts[i]) / 2;
        if (x.at(ticks[i]) - half < free)
            continue;
        free = x.at(ticks[i]) + half + style.fontSize * 0.5;
        chart.labels.push_back(
            {{x.at(ticks[i]), bottom + style.fontSize}, texts[i], Ink::Muted, 0, Anchor::Middle});
    }
    chart.labels.push_back({{(x.from + x.to) / 2, chart.height - style.fontSize},
                            language.sentence({DOPPLER_TEXT("core", "Makespan ({0})"), {unit}}),
                            Ink::Muted,
                            0,
                            Anchor::Middle});
    if (bound > 0)
        addBound(chart, bound, x, top, bottom, style, language);
    double y = top + line / 2;
    for (const Sample& sample : samples) {
        const std::size_t series = sample.placer;
        const bool best = &sample == samples.data();
        chart.labels.push_back({{0, y},
                                fitted(setup.placers[series].title(), (left - gap) / (best ? 1.1 : 1), style),
                                Ink::Text,
                                0,
                                Anchor::Start,
                                best});
        const double half = line * 0.28;
        addBox(chart, boxes[series], series, x, y, half);
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

namespace {

/// The best makespan so far of one placer.
struct Curve {
    Sample sample;
    std::vector<AnytimePoint> points;
};

/// The curves that have a point, the least mean at the end first.
std::vector<Curve> curvesOf(std::vector<Sample> samples, const std::vector<ComparisonRow>& rows,
                            AnytimeAxis axis)
{
    std::vector<Curve> curves;
    for (Sample& sample : samples) {
        std::vector<AnytimeRun> runs;
        for (const std::size_t row : sample.rows)
            runs.push_back({rows[row].trace, rows[row].evaluations, rows[row].seconds});
        auto points = anytimeCurve(runs, axis);
        for (AnytimePoint& point : points)
            point.at = std::max(point.at, axis == AnytimeAxis::Seconds ? leastSeconds : 1.0);
        if (!points.empty())
            curves.push_back({std::move(sample), std::move(points)});
    }
    std::ranges::stable_sort(curves, {}, [](const Curve& curve) { return curve.points.back().mean; });
    return curves;
}

/// What the axes of curves reach over, in budget and in makespan.
struct Extent {
    double first;
    double last;
    double least;
    double most;
};

Extent extentOf(const std::vector<Curve>& curves)
{
    const AnytimePoint& one = curves[0].points[0];
    Extent extent{one.at, one.at, one.least, one.least};
    for (const Curve& curve : curves) {
        extent.first = std::min(extent.first, curve.points.front().at);
        extent.last = std::max(extent.last, curve.points.back().at);
        for (const AnytimePoint& point : curve.points) {
            extent.least = std::min(extent.least, point.least);
            extent.most = std::max(extent.most, point.most);
        }
    }
    extent.last = std::max(extent.last, extent.first * 2);
    widen(extent.least, extent.most, 0.05);
    return extent;
}

/// The placers' names above the plot, as many in a line as fit; returns where the plot begins.
double addNames(Chart& chart, const ComparisonSetup& setup, const std::vector<Curve>& curves, double left,
                const ChartStyle& style)
{
    const double line = style.fontSize * 1.7;
    double x = left;
    double y = line / 2;
    for (const Curve& curve : curves) {
        const std::string& name = setup.placers[curve.sample.placer].title();
        const double room = 24 + style.textWidth(name) + 2 * gap;
        if (x > left && x + room > chart.width) {
            x = left;
            y += line;
        }
        stroke(chart, {{x, y}, {x + 18, y}}, curve.sample.placer, 3);
        chart.labels.push_back({{x + 24, y}, name, Ink::Text});
        x += room;
    }
    return y + line;
}

/// Height of a plot that has `around` above and below it. On a very wide screen no higher than forty lines:
/// what follows would leave the window.
double plotHeight(double around, const ChartStyle& style)
{
    const double height = std::min(style.width * 0.32, 40 * style.fontSize);
    return style.mostHeight > 0 ? std::min(height, std::max(style.mostHeight - around, 5 * style.fontSize))
                                : height;
}

/// The axis of evaluations or seconds along `bottom`, with its title.
void addBudgets(Chart& chart, const Scale& x, double bottom, AnytimeAxis axis, const ChartStyle& style,
                const ReportLanguage& language)
{
    const bool evaluations = axis == AnytimeAxis::Evaluations;
    double free = 0; // Labels end there.
    for (const double tick :
         evaluations ? logTicks(x.least, x.most, 8) : enoughLogTicks(x.least, x.most, 8)) {
        const std::string text = evaluations ? language.count(tick) : tickTexts({tick}, language).front();
        const double half = style.textWidth(text) / 2;
        rule(chart, {x.at(tick), bottom}, {x.at(tick), bottom + 4});
        if (x.at(tick) - half < free)
            continue;
        free = x.at(tick) + half + style.fontSize * 0.6;
        chart.labels.push_back({{x.at(tick), bottom + style.fontSize}, text, Ink::Muted, 0, Anchor::Middle});
    }
    chart.labels.push_back(
        {{(x.from + x.to) / 2, chart.height - style.fontSize * 0.8},
         language.sentence(evaluations ? Message{DOPPLER_TEXT("core", "Simulated placements")}
                                       : Message{DOPPLER_TEXT("core", "Wall-clock time")}),
         Ink::Muted,
         0,
         Anchor::Middle});
}

/// A line for the mean, which goes on faintly to the right end, and a band where there are several seeds.
void addCurve(Chart& chart, const Curve& curve, const Scale& x, const Scale& y)
{
    const std::size_t series = curve.sample.placer;
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
    if (curve.sample.rows.size() > 1) {
        lower.insert(lower.end(), upper.rbegin(), upper.rend());
        chart.paths.push_back({std::move(lower), Ink::Series, series, 0, 0.16});
    }
    const ChartPoint end = mean.back();
    stroke(chart, {end, {x.to, end.y}}, series, 1, 0.45);
    stroke(chart, std::move(mean), series, 2);
}

} // namespace

Chart anytimeChart(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                   AnytimeAxis axis, const ChartStyle& style, const ReportLanguage& language)
{
    Chart chart;
    chart.width = style.width;
    chart.title = language.sentence(
        {DOPPLER_TEXT("core", "Best makespan so far by placer: {0}"), {nameOf(setup, problem, language)}});
    const std::vector<Curve> curves = curvesOf(samplesOf(setup, rows, problem), rows, axis);
    if (curves.empty())
        return chart;
    const Extent extent = extentOf(curves);
    const auto ticks = enoughLogTicks(extent.least, extent.most, 6);
    const auto texts = tickTexts(ticks, language);
    double left = 0;
    for (const std::string& text : texts)
        left = std::max(left, style.textWidth(text));
    left += gap;
    const double top = style.legend ? addNames(chart, setup, curves, left, style) : style.fontSize * 0.85;
    const double below = style.fontSize * 3.6;
    chart.height = std::max(style.height, top + plotHeight(top + below, style) + below);
    const Scale x{extent.first, extent.last, left, chart.width - 2 * style.fontSize, true};
    const Scale y{extent.least, extent.most, chart.height - below, top, extent.least > 0};

    for (std::size_t i = 0; i < ticks.size(); ++i) {
        rule(chart, {left, y.at(ticks[i])}, {x.to, y.at(ticks[i])});
        chart.labels.push_back({{left - gap / 2, y.at(ticks[i])}, texts[i], Ink::Muted, 0, Anchor::End});
    }
    addBudgets(chart, x, y.from, axis, style, language);
    for (const Curve& curve : curves) {
        addCurve(chart, curve, x, y);
        const ComparisonRow& best = rows[curve.sample.best];
        const ChartPoint end{x.at(curve.points.back().at), y.at(curve.points.back().mean)};
        chart.dots.push_back(
            {end, 3.5, curve.sample.placer, curve.sample.best, tipOf(setup, best, language)});
    }
    return chart;
}

} // namespace doppler
