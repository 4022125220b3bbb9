// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A chart as plain lines, dots and letters, in pixels, y downwards: the window paints it, a page draws it as
/// SVG, and a test measures it.
struct ChartPoint {
    double x = 0;
    double y = 0;
};

/// What colour something has; Series takes that of its number.
enum class Ink { Text, Muted, Line, Series };

struct ChartPath {
    std::vector<ChartPoint> points;
    Ink ink = Ink::Line;
    std::size_t series = 0;
    double width = 1; ///< Of the line; 0: an area.
    double opacity = 1;
};

enum class Anchor { Start, Middle, End };

struct ChartLabel {
    ChartPoint at; ///< Middle of the letters' height.
    std::string text;
    Ink ink = Ink::Muted;
    std::size_t series = 0;
    Anchor anchor = Anchor::Start;
    bool bold = false;
};

/// A run that can be pointed at.
struct ChartDot {
    ChartPoint at;
    double radius = 3;
    std::size_t series = 0;
    std::size_t row = 0; ///< Into the rows that the chart was made of.
    std::string tip;
};

struct Chart {
    double width = 0;
    double height = 0;
    std::string title; ///< What it shows, in words.
    std::vector<ChartPath> paths;
    std::vector<ChartLabel> labels;
    std::vector<ChartDot> dots;
};

/// How large a chart is and how wide its letters are.
struct ChartStyle {
    double width = 860;
    double fontSize = 13;
    double height = 0; ///< At least this much where there is room to use; 0: as it needs.
    /// Curves are no higher than this as long as they can be read then, at five lines of text; 0: as they
    /// need.
    double mostHeight = 0;
    /// Of a text in pixels. Without fonts at hand: a mean letter.
    std::function<double(std::string_view)> textWidth = [](std::string_view text) {
        return 7.2 * static_cast<double>(text.size());
    };
};

/// A colour for a placer or a training: 4.5:1 or better on the canvas, as 0xrrggbb. They are not the devices'
/// colours. After eight they repeat.
std::uint32_t seriesColor(std::size_t series, bool dark);

/// Round values in [least, most], ascending, about `wanted` of them; one where both ends are the same.
std::vector<double> roundTicks(double least, double most, std::size_t wanted);
/// The same for a logarithmic axis: 1, 2 and 5 times powers of ten, fewer over many decades. Where that gives
/// fewer than two, or `least` is not above 0, those of a plain axis.
std::vector<double> logTicks(double least, double most, std::size_t wanted);
/// Ticks of seconds in one unit with as many digits as tell them apart: "1.25 ms".
std::vector<std::string> secondsTickTexts(const std::vector<double>& ticks);

/// An <svg> element to stand in a page that has chartStyleSheet().
std::string chartAsSvg(const Chart& chart);
/// Colours for light and dark: classes and variables of chartAsSvg()'s elements.
std::string chartStyleSheet();

/// A text for HTML and XML, quotes included.
std::string markupText(std::string_view text);

} // namespace doppler
