// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/chart.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t seriesCount = 8;
constexpr std::array<std::uint32_t, seriesCount> lightColors{0x2f5fb3, 0xa8470a, 0x0b6e4f, 0x8a3a8f,
                                                             0xb0235f, 0x66660a, 0x7a4a1e, 0x4a5a6a};
constexpr std::array<std::uint32_t, seriesCount> darkColors{0x7fa7ee, 0xf0955a, 0x4fc7a0, 0xd28ee0,
                                                            0xff86a8, 0xcfc64a, 0xd0a070, 0xa9b8c8};

/// 1, 2 or 5 times a power of ten, at least this.
double roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

std::string classOf(Ink ink, std::size_t series)
{
    switch (ink) {
    case Ink::Text:
        return "ink";
    case Ink::Muted:
        return "muted";
    case Ink::Line:
        return "line";
    default:
        return fmt::format("s{}", series % seriesCount);
    }
}

std::string_view anchorName(Anchor anchor)
{
    return anchor == Anchor::Start ? "start" : anchor == Anchor::Middle ? "middle" : "end";
}

} // namespace

std::uint32_t seriesColor(std::size_t series, bool dark)
{
    return (dark ? darkColors : lightColors)[series % seriesCount];
}

std::vector<double> roundTicks(double least, double most, std::size_t wanted)
{
    if (!(most > least))
        return {least};
    const double step = roundStep((most - least) / static_cast<double>(std::max<std::size_t>(wanted, 1)));
    const double first = std::ceil(least / step - 1e-9);
    const double last = std::floor(most / step + 1e-9);
    std::vector<double> ticks;
    for (std::size_t i = 0; first + static_cast<double>(i) <= last; ++i) {
        const double tick = (first + static_cast<double>(i)) * step;
        ticks.push_back(std::abs(tick) < step * 1e-6 ? 0 : tick);
    }
    return ticks;
}

std::vector<double> logTicks(double least, double most, std::size_t wanted)
{
    if (!(most > least))
        return {least};
    if (!(least > 0)) // no power of ten is low enough
        return roundTicks(least, most, wanted);
    const double decades = std::log10(most / least);
    std::vector<double> ticks;
    const bool all = 3 * decades <= static_cast<double>(wanted);
    const auto stride = static_cast<int>(std::max(1.0, std::ceil(decades / static_cast<double>(wanted))));
    for (int power = static_cast<int>(std::floor(std::log10(least))); std::pow(10.0, power) <= most;
         power += all ? 1 : stride)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double tick = factor * std::pow(10.0, power);
            if (tick >= least * (1 - 1e-9) && tick <= most * (1 + 1e-9) && (all || factor == 1.0))
                ticks.push_back(tick);
        }
    return ticks.size() < 2 ? roundTicks(least, most, wanted) : ticks;
}

std::vector<std::string> secondsTickTexts(const std::vector<double>& ticks)
{
    struct Unit {
        double seconds;
        const char* name;
    };
    constexpr std::array<Unit, 4> units{{{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}}};
    const double largest = ticks.empty() ? 0 : std::abs(*std::ranges::max_element(ticks));
    const auto unit = std::ranges::find_if(
        units, [&](const Unit& candidate) { return largest >= candidate.seconds * (1 - 1e-9); });
    const Unit chosen = largest <= 0 ? units.front() : unit == units.end() ? units.back() : *unit;
    double nearest = largest / chosen.seconds;
    for (std::size_t i = 1; i < ticks.size(); ++i)
        nearest = std::min(nearest, std::abs(ticks[i] - ticks[i - 1]) / chosen.seconds);
    const int digits =
        nearest > 0 ? static_cast<int>(std::clamp(std::ceil(-std::log10(nearest) - 1e-9), 0.0, 9.0)) : 0;
    std::vector<std::string> texts;
    texts.reserve(ticks.size());
    for (const double tick : ticks)
        texts.push_back(fmt::format("{:.{}f} {}", tick / chosen.seconds, digits, chosen.name));
    return texts;
}

std::string markupText(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        const char c = text[at];
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (length == 0)
                out += "\xef\xbf\xbd";
            else if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t')
                out += ' '; // XML has no other control characters, not even escaped.
            else
                out += text.substr(at, length);
        }
        at += length == 0 ? 1 : length;
    }
    return out;
}

std::string chartAsSvg(const Chart& chart)
{
    std::string out;
    auto to = std::back_inserter(out);
    fmt::format_to(to,
                   "<svg class=\"chart\" viewBox=\"0 0 {:.0f} {:.0f}\" "
                   "role=\"img\" aria-label=\"{}\">\n",
                   chart.width, chart.height, markupText(chart.title));
    for (const ChartPath& path : chart.paths) {
        out += "<path d=\"";
        for (std::size_t i = 0; i < path.points.size(); ++i)
            fmt::format_to(to, "{}{:.2f} {:.2f}", i == 0 ? "M" : "L", path.points[i].x, path.points[i].y);
        const std::string name = classOf(path.ink, path.series);
        if (path.width > 0)
            fmt::format_to(to, "\" class=\"{} stroke\" stroke-width=\"{}\"", name, path.width);
        else
            fmt::format_to(to, "Z\" class=\"{} fill\"", name);
        if (path.dashed)
            out += " stroke-dasharray=\"6 4\"";
        if (path.opacity < 1)
            fmt::format_to(to, " opacity=\"{}\"", path.opacity);
        out += "/>\n";
    }
    for (const ChartDot& dot : chart.dots)
        if (dot.barLength > 0) // its path shows it; this is for the pointer
            fmt::format_to(to,
                           "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" "
                           "opacity=\"0\"><title>{}</title></rect>\n",
                           dot.at.x - dot.barLength, dot.at.y - dot.barHeight / 2, dot.barLength,
                           dot.barHeight, markupText(dot.tip));
        else
            fmt::format_to(
                to,
                "<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{}\" class=\"{} fill\"><title>{}</title></circle>\n",
                dot.at.x, dot.at.y, dot.radius, classOf(Ink::Series, dot.series), markupText(dot.tip));
    for (const ChartLabel& label : chart.labels)
        fmt::format_to(
            to,
            "<text x=\"{:.2f}\" y=\"{:.2f}\" dy=\".35em\" text-anchor=\"{}\" class=\"{} fill\"{}>{}</text>\n",
            label.at.x, label.at.y, anchorName(label.anchor), classOf(label.ink, label.series),
            label.bold ? " font-weight=\"600\"" : "", markupText(label.text));
    return out + "</svg>\n";
}

std::string chartStyleSheet()
{
    std::string light;
    std::string dark;
    std::string classes;
    for (std::size_t i = 0; i < seriesCount; ++i) {
        fmt::format_to(std::back_inserter(light), "--s{}: #{:06x}; ", i, seriesColor(i, false));
        fmt::format_to(std::back_inserter(dark), "--s{}: #{:06x}; ", i, seriesColor(i, true));
        fmt::format_to(std::back_inserter(classes), ".chart .s{0} {{ --ink: var(--s{0}) }} ", i);
    }
    return fmt::format(
        ":root {{ {}}}\n@media (prefers-color-scheme: dark) {{ :root {{ {}}} }}\n"
        ".chart {{ display: block; width: 100%; height: auto; font-size: 13px; margin: .5rem 0 }}\n"
        ".chart .ink {{ --ink: var(--text) }} .chart .muted {{ --ink: var(--muted) }} "
        ".chart .line {{ --ink: var(--line) }} {}\n"
        ".chart .stroke {{ fill: none; stroke: var(--ink); stroke-linejoin: round }} "
        ".chart .fill {{ fill: var(--ink) }}\n",
        light, dark, classes);
}

} // namespace doppler
