// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A chart as plain lines, dots and letters, in pixels with y downwards. The window paints it, reports draw
/// it as SVG, and tests measure it.
struct ChartPoint {
    double x = 0;
    double y = 0;
};

/// The colour of an element. Series is the colour of the series with the element's number.
enum class Ink { Text, Muted, Line, Series };

struct ChartPath {
    std::vector<ChartPoint> points;
    Ink ink = Ink::Line;
    std::size_t series = 0;
    double width = 1; ///< Width of the line; 0: a filled area.
    double opacity = 1;
    bool dashed = false;
};

enum class Anchor { Start, Middle, End };

struct ChartLabel {
    ChartPoint at; ///< Vertical centre of the letters.
    std::string text;
    Ink ink = Ink::Muted;
    std::size_t series = 0;
    Anchor anchor = Anchor::Start;
    bool bold = false;
};

/// A run that the user can point at, or the end of a bar.
struct ChartDot {
    ChartPoint at;
    double radius = 3;
    std::size_t series = 0;
    std::size_t row = 0; ///< Index of the row from which it was made.
    std::string tip;
    /// Of a horizontal bar that ends at the dot and can be pointed at as well; 0: there is none.
    double barLength = 0;
    double barHeight = 0;
};

struct Chart {
    double width = 0;
    double height = 0;
    std::string title; ///< A description of the content.
    std::vector<ChartPath> paths;
    std::vector<ChartLabel> labels;
    std::vector<ChartDot> dots;
};

/// The size of a chart and the width of its letters.
struct ChartStyle {
    double width = 860;
    double fontSize = 13;
    double height = 0; ///< Minimum height, which the chart uses if there is room; 0: no minimum.
    /// Limit on the height of curves, as long as they stay readable (five lines of text); 0: no limit.
    double mostHeight = 0;
    bool legend = true; ///< Whether curves have their names above the plot.
    /// Width of a text in pixels. The default, without fonts, assumes an average letter.
    std::function<double(std::string_view)> textWidth = [](std::string_view text) {
        return 7.2 * static_cast<double>(text.size());
    };
};

/// The colour of a placer or training as 0xrrggbb, with a contrast of at least 4.5:1 to the canvas. These are
/// not the colours of devices. They repeat after eight.
std::uint32_t seriesColor(std::size_t series, bool dark);

/// Round values in [least, most], ascending, about `wanted` of them; one value if both ends are equal.
std::vector<double> roundTicks(double least, double most, std::size_t wanted);
/// Round values of a logarithmic axis: 1, 2 and 5 times powers of ten, fewer over many decades. If there
/// would be fewer than two, or `least` is not above 0, those of a linear axis.
std::vector<double> logTicks(double least, double most, std::size_t wanted);
/// Labels of ticks in seconds, with a common unit and as many digits as needed to distinguish them: "1.25
/// ms".
std::vector<std::string> secondsTickTexts(const std::vector<double>& ticks);

/// The chart as an <svg> element, for a page that contains chartStyleSheet().
std::string chartAsSvg(const Chart& chart);
/// The colours of chartAsSvg() for light and dark, as classes and variables.
std::string chartStyleSheet();

/// The text escaped for HTML and XML, including double quotes; control characters but tabs and line feeds
/// become blanks, and bytes that are not UTF-8 become U+FFFD.
std::string markupText(std::string_view text);

} // namespace doppler
