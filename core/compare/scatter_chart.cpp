// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/scatter_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

/// The plot area in pixels and the values at its edges.
struct Frame {
    double left = 0, right = 1, top = 0, bottom = 1;
    double firstX = 0, lastX = 1, firstY = 0, lastY = 1;

    [[nodiscard]] double x(double value) const
    {
        return std::lerp(left, right, (value - firstX) / (lastX - firstX));
    }
    [[nodiscard]] double y(double value) const
    {
        return std::lerp(bottom, top, (value - firstY) / (lastY - firstY));
    }
};

constexpr double edge = 8;

void addRoom(double& least, double& most)
{
    const double room = std::max((most - least) * 0.06, most * 0.005);
    least = std::max(0.0, least - room);
    most = most > 0 ? most + room : 1;
}

std::vector<std::string> secondsTexts(const std::vector<double>& ticks, const ReportLanguage& language)
{
    std::vector<std::string> texts = secondsTickTexts(ticks);
    for (std::string& text : texts)
        text = language.figure(std::move(text));
    return texts;
}

std::vector<std::string> countTexts(const std::vector<double>& ticks, const ReportLanguage& language)
{
    std::vector<std::string> texts;
    for (double tick : ticks)
        texts.push_back(language.count(tick));
    return texts;
}

/// The names above the plot, as many in a line as fit; returns where the plot begins.
double addSeriesNames(Chart& chart, const std::vector<std::string>& names, const ChartStyle& style)
{
    const double line = style.fontSize * 1.7;
    double x = edge;
    double y = line / 2;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double room = 14 + style.textWidth(names[i]) + 2 * edge;
        if (x > edge && x + room > chart.width) {
            x = edge;
            y += line;
        }
        // a short thick line, because dots are runs that can be opened
        chart.paths.push_back({{{x, y}, {x + 8, y}}, Ink::Series, i, 6, 1});
        chart.labels.push_back({{x + 14, y}, names[i], Ink::Text, i, Anchor::Start});
        x += room;
    }
    return names.empty() ? line / 2 : y + line;
}

double plotHeight(const ChartStyle& style, double width)
{
    const double least = 8 * style.fontSize;
    if (style.mostHeight > 0) // all the room that there is, unless it is much higher than wide
        return std::clamp(style.mostHeight, least, std::max(least, 1.4 * width));
    return std::clamp(width * 0.75, least, std::max(least, 26 * style.fontSize));
}

/// Axes with lines, tick texts and names.
void addAxes(Chart& chart, const Frame& frame, const std::vector<double>& xTicks,
             const std::vector<std::string>& xTexts, const std::vector<double>& yTicks,
             const std::vector<std::string>& yTexts, const std::string& xName, const ChartStyle& style)
{
    for (std::size_t i = 0; i < yTicks.size(); ++i) {
        const double y = frame.y(yTicks[i]);
        chart.paths.push_back({{{frame.left, y}, {frame.right, y}}, Ink::Line, 0, 1, 1});
        chart.labels.push_back({{frame.left - edge, y}, yTexts[i], Ink::Muted, 0, Anchor::End});
    }
    for (std::size_t i = 0; i < xTicks.size(); ++i) {
        const double x = frame.x(xTicks[i]);
        chart.paths.push_back({{{x, frame.top}, {x, frame.bottom}}, Ink::Line, 0, 1, 1});
        chart.labels.push_back(
            {{x, frame.bottom + style.fontSize}, xTexts[i], Ink::Muted, 0, Anchor::Middle});
    }
    chart.labels.push_back({{(frame.left + frame.right) / 2, frame.bottom + 2.5 * style.fontSize},
                            xName,
                            Ink::Muted,
                            0,
                            Anchor::Middle});
}

double widest(const std::vector<std::string>& texts, const ChartStyle& style)
{
    double width = 0;
    for (const std::string& text : texts)
        width = std::max(width, style.textWidth(text));
    return width;
}

/// The frame below `top`; the chart gets its height.
Frame frameOf(Chart& chart, double top, const std::vector<std::string>& yTexts, const ChartStyle& style)
{
    Frame frame;
    const double below = 3.4 * style.fontSize;
    const double name = 1.6 * style.fontSize; // of the vertical axis, above it
    ChartStyle rest = style;
    if (style.mostHeight > 0)
        rest.mostHeight = std::max(1.0, style.mostHeight - top - name - below);
    frame.left = widest(yTexts, style) + 2 * edge;
    frame.right = std::max(frame.left + 10, chart.width - 2 * style.fontSize);
    frame.top = top + name;
    frame.bottom = frame.top + plotHeight(rest, frame.right - frame.left);
    chart.height = frame.bottom + below;
    return frame;
}

void addVerticalName(Chart& chart, const Frame& frame, const std::string& name, const ChartStyle& style)
{
    chart.labels.push_back({{edge, frame.top - style.fontSize}, name, Ink::Muted, 0, Anchor::Start});
}

} // namespace

Chart scatterChart(const std::string& title, const std::vector<std::string>& names,
                   const std::vector<ScatterPoint>& points, const ChartStyle& style,
                   const ReportLanguage& language)
{
    Chart chart;
    chart.width = style.width;
    chart.title = title;
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    std::vector<const ScatterPoint*> shown;
    for (const ScatterPoint& point : points) {
        if (!std::isfinite(point.simulated) || !std::isfinite(point.measured))
            continue;
        shown.push_back(&point);
        least = std::min({least, point.simulated, point.measured});
        most = std::max({most, point.simulated, point.measured});
    }
    if (shown.empty())
        return chart;
    addRoom(least, most);
    const auto yTicks = roundTicks(least, most, 5);
    const auto xTicks = roundTicks(least, most, 4);
    const auto yTexts = secondsTexts(yTicks, language);
    Frame frame = frameOf(chart, addSeriesNames(chart, names, style), yTexts, style);
    frame.firstX = frame.firstY = least;
    frame.lastX = frame.lastY = most;
    addAxes(chart, frame, xTicks, secondsTexts(xTicks, language), yTicks, yTexts,
            language.sentence({DOPPLER_TEXT("core", "Simulated makespan")}), style);
    addVerticalName(chart, frame, language.sentence({DOPPLER_TEXT("core", "Measured makespan")}), style);
    chart.paths.push_back({{{frame.left, frame.bottom}, {frame.right, frame.top}}, Ink::Muted, 0, 1.5, 0.8});
    for (const ScatterPoint* point : shown)
        chart.dots.push_back({{frame.x(point->simulated), frame.y(point->measured)},
                              3.5,
                              point->series,
                              point->row,
                              point->tip});
    return chart;
}

Chart realRunsChart(const std::string& title, const std::vector<double>& makespans,
                    const std::vector<std::string>& tips, std::size_t runs, const ChartStyle& style,
                    const ReportLanguage& language)
{
    Chart chart;
    chart.width = style.width;
    chart.title = title;
    if (makespans.empty())
        return chart;
    auto [least, most] = std::ranges::minmax(makespans);
    addRoom(least, most);
    const auto last = static_cast<double>(std::max(runs, makespans.size()));
    const auto yTicks = roundTicks(least, most, 5);
    auto xTicks = roundTicks(0, last, 5);
    std::erase_if(xTicks, [](double tick) { return tick != std::floor(tick); });
    const auto yTexts = secondsTexts(yTicks, language);
    Frame frame = frameOf(chart, 0, yTexts, style);
    frame.firstX = 0;
    frame.lastX = last;
    frame.firstY = least;
    frame.lastY = most;
    addAxes(chart, frame, xTicks, countTexts(xTicks, language), yTicks, yTexts,
            language.sentence({DOPPLER_TEXT("core", "Real runs")}), style);
    addVerticalName(chart, frame,
                    language.sentence({DOPPLER_TEXT("core", "Measured makespan; line: best so far")}), style);
    std::vector<ChartPoint> steps;
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < makespans.size(); ++i) {
        const double x = frame.x(static_cast<double>(i + 1));
        if (!steps.empty())
            steps.push_back({x, frame.y(best)});
        best = std::min(best, makespans[i]);
        steps.push_back({x, frame.y(best)});
        chart.dots.push_back({{x, frame.y(makespans[i])}, 2.5, 0, i, tips[i]});
    }
    chart.paths.push_back({std::move(steps), Ink::Series, 0, 2, 1});
    return chart;
}

} // namespace doppler
