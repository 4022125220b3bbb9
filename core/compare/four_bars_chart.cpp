// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/four_bars_chart.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

using Part = FourBarsRow::Part;

constexpr double barEdge = 8;
/// The chart shows so many of a part; the table has all.
constexpr std::size_t mostOfPart = 8;
constexpr double emptyBar = 1; ///< Pixels of a bar that is too short to be seen.

/// With its sign: "+1.250 ms".
std::string signedSeconds(double seconds)
{
    return (seconds < 0 ? "\u2212" : "+") + secondsText(std::abs(seconds));
}

/// The bars of a part that differ. Of totals the model's and the measured one are all there is.
std::vector<std::size_t> barsOf(Part part)
{
    if (part == Part::Makespan || part == Part::DeviceEnd)
        return {0, 1, 2, 3};
    return {0, 3};
}

/// Draws one chart from top to bottom.
class Drawing {
public:
    Drawing(Chart& c, const FourBars& b, const ChartStyle& s, const ReportLanguage& l, std::size_t of)
        : chart(c), bars(b), rows(rowsOf(b)), style(s), language(l), most(of)
    {
        for (const Message& name : fourBarsNames())
            names.push_back(language.sentence(name));
        for (const FourBarsRow& row : rows)
            left = std::max(left, style.textWidth(row.name));
        for (std::size_t i = 0; i < names.size(); ++i)
            left = std::max(left, style.textWidth(shortName(i)));
        left = std::min(left, chart.width * 0.3) + 2 * barEdge;
        right = std::max(left + 20, chart.width - barEdge - valueWidth());
    }

    void draw()
    {
        if (style.legend)
            addNames();
        addMakespan();
        for (const Part part : {Part::DeviceEnd, Part::Operation, Part::Link})
            addPart(part);
        chart.height = top + barEdge;
    }

private:
    static std::string shortName(std::size_t bar) { return bar == 3 ? "M" : fmt::format("S{}", bar); }

    [[nodiscard]] double valueWidth() const { return style.textWidth("+0000.0 ms +0000.0 ms"); }

    /// The names of the bars with their colours, as many in a line as fit.
    void addNames()
    {
        const double line = style.fontSize * 1.7;
        double x = barEdge;
        top = line / 2;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const double room = 14 + style.textWidth(names[i]) + 2 * barEdge;
            if (x > barEdge && x + room > chart.width) {
                x = barEdge;
                top += line;
            }
            chart.paths.push_back({{{x, top}, {x + 8, top}}, Ink::Series, i, 8, 1});
            chart.labels.push_back({{x + 14, top}, names[i], Ink::Text, i, Anchor::Start});
            x += room;
        }
        top += line / 2;
    }

    void addHeading(Part part)
    {
        top += style.fontSize * 1.5;
        chart.labels.push_back(
            {{barEdge, top}, language.sentence(fourBarsPartTitle(part)), Ink::Text, 0, Anchor::Start, true});
        top += style.fontSize;
    }

    void addBar(double high, double share, std::size_t bar, std::size_t row, std::string tip)
    {
        const double end = left + std::max(emptyBar, (right - left) * share);
        chart.paths.push_back(
            {{{left, top}, {end, top}, {end, top + high}, {left, top + high}}, Ink::Series, bar, 0, 1});
        chart.dots.push_back({{end, top + high / 2}, std::min(2.5, high / 2), bar, row, std::move(tip)});
        chart.dots.back().barLength = end - left;
        chart.dots.back().barHeight = high;
        top += high;
    }

    void addMakespan()
    {
        addHeading(Part::Makespan);
        const auto& seconds = rows.front().seconds;
        const double longest = std::ranges::max(seconds);
        const double high = style.fontSize * 1.15;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            const double middle = top + high / 2;
            chart.labels.push_back({{left - barEdge, middle}, shortName(i), Ink::Text, 0, Anchor::End});
            std::string value = language.figure(secondsText(seconds[i]));
            if (i > 0)
                value += "  " + language.figure(signedSeconds(seconds[i] - seconds[i - 1]));
            chart.labels.push_back({{right + barEdge, middle}, value, Ink::Text, 0, Anchor::Start});
            addBar(high, longest > 0 ? seconds[i] / longest : 0, i, 0,
                   language.sentence(fourBarsMeaning(bars, i)));
            top += 4;
        }
    }

    [[nodiscard]] std::vector<std::size_t> largest(Part part) const
    {
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].part == part)
                own.push_back(i);
        const auto more = [&](std::size_t a, std::size_t b) {
            return std::abs(rows[a].difference()) > std::abs(rows[b].difference());
        };
        if (own.size() > most) {
            std::stable_sort(own.begin(), own.end(), more);
            own.resize(most);
            std::sort(own.begin(), own.end());
        }
        return own;
    }

    void addPart(Part part)
    {
        const std::vector<std::size_t> own = largest(part);
        if (own.empty())
            return;
        addHeading(part);
        double longest = 0;
        for (const std::size_t i : own)
            longest = std::max(longest, std::ranges::max(rows[i].seconds));
        const std::vector<std::size_t> shown = barsOf(part);
        const double high =
            std::max(3.0, std::round(style.fontSize * 1.4 / static_cast<double>(shown.size())));
        for (const std::size_t i : own) {
            const FourBarsRow& row = rows[i];
            const double middle = top + high * static_cast<double>(shown.size()) / 2;
            chart.labels.push_back({{left - barEdge, middle}, fitted(row.name), Ink::Text, 0, Anchor::End});
            chart.labels.push_back({{right + barEdge, middle},
                                    language.figure(secondsText(row.seconds[3])) + "  " +
                                        language.figure(signedSeconds(row.difference())),
                                    Ink::Text,
                                    0,
                                    Anchor::Start});
            for (const std::size_t bar : shown)
                addBar(high, longest > 0 ? row.seconds[bar] / longest : 0, bar, i, tipOf(row, bar));
            top += style.fontSize * 0.6;
        }
    }

    [[nodiscard]] std::string tipOf(const FourBarsRow& row, std::size_t bar) const
    {
        const MessageValue seconds = figure(secondsText(row.seconds[bar]));
        if (row.part == Part::DeviceEnd)
            return language.sentence({DOPPLER_TEXT("core", "{0}: the last task ends at {1} ({2})"),
                                      {row.name, seconds, shortName(bar)}});
        if (bar == 0)
            return language.sentence({DOPPLER_TEXT("core", "{0}, {1} times: {2} by the model"),
                                      {row.name, count(row.count), seconds}});
        return language.sentence(
            {DOPPLER_TEXT("core", "{0}, {1} times: measured {2}, {3} against the model"),
             {row.name, count(row.count), seconds, figure(signedSeconds(row.difference()))}});
    }

    /// The name, shortened where it needs more room than there is.
    [[nodiscard]] std::string fitted(std::string name) const
    {
        if (style.textWidth(name) <= left - 2 * barEdge)
            return name;
        while (!name.empty() && style.textWidth(name + "\u2026") > left - 2 * barEdge) {
            while (name.size() > 1 && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80U)
                name.pop_back(); // the rest of a character
            name.pop_back();
        }
        return name + "\u2026";
    }

    Chart& chart;
    const FourBars& bars;
    std::vector<FourBarsRow> rows;
    const ChartStyle& style;
    const ReportLanguage& language;
    std::size_t most; ///< Of a part.
    std::vector<std::string> names;
    double left = 0;
    double right = 0;
    double top = 0;
};

} // namespace

std::array<Message, 4> fourBarsNames()
{
    return {Message{DOPPLER_TEXT("core", "S0: simulated")},
            Message{DOPPLER_TEXT("core", "S1: with measured task times")},
            Message{DOPPLER_TEXT("core", "S2: also with measured transfer times")},
            Message{DOPPLER_TEXT("core", "M: measured")}};
}

Message fourBarsMeaning(const FourBars& bars, std::size_t index)
{
    const auto seconds = [](double value) { return figure(secondsText(value)); };
    const auto change = [](double value) { return figure(signedSeconds(value)); };
    switch (index) {
    case 0:
        return {DOPPLER_TEXT("core", "S0 = {0}: simulated with the times of the model"),
                {seconds(bars.simulated)}};
    case 1:
        return {DOPPLER_TEXT("core", "S1 = {0}. S1 − S0 = {1}: error of the kernel model"),
                {seconds(bars.withTasks), change(bars.kernels())}};
    case 2:
        return {DOPPLER_TEXT("core", "S2 = {0}. S2 − S1 = {1}: error of the link model"),
                {seconds(bars.withTransfers), change(bars.transfers())}};
    default:
        return {DOPPLER_TEXT("core", "M = {0}. M − S2 = {1}: hand-over, contention and another order"),
                {seconds(bars.measured), change(bars.rest())}};
    }
}

Message fourBarsPartTitle(FourBarsRow::Part part)
{
    switch (part) {
    case Part::Makespan:
        return {DOPPLER_TEXT("core", "Makespan")};
    case Part::DeviceEnd:
        return {DOPPLER_TEXT("core", "By device: end of the last task")};
    case Part::DeviceBusy:
        return {DOPPLER_TEXT("core", "By device: time in tasks")};
    case Part::Operation:
        return {DOPPLER_TEXT("core", "By operation: time in tasks")};
    case Part::Link:
        break;
    }
    return {DOPPLER_TEXT("core", "By link: time in transfers")};
}

Chart fourBarsChart(const std::string& title, const FourBars& bars, const ChartStyle& style,
                    const ReportLanguage& language)
{
    Chart chart;
    for (std::size_t most = mostOfPart; most > 0; --most) {
        chart = {};
        chart.width = style.width;
        chart.title = title;
        Drawing(chart, bars, style, language, most).draw();
        if (style.mostHeight <= 0 || chart.height <= style.mostHeight)
            break;
    }
    return chart;
}

} // namespace doppler
