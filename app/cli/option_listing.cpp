// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_listing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

Json optionAsJson(const OptionSpec& spec)
{
    Json out{{"name", spec.name}, {"type", optionTypeName(spec.standard)}};
    std::visit([&](const auto& value) { out["default"] = value; }, spec.standard);
    if (spec.least != spec.most) {
        out["least"] = spec.least;
        out["most"] = spec.most;
    }
    if (!spec.choices.empty())
        out["choices"] = spec.choices;
    out["label"] = spec.label;
    out["unit"] = spec.unit;
    out["help"] = spec.help;
    return out;
}

/// Name, default, type with unit, valid values, and help.
using Row = std::array<std::string, 5>;
using Widths = std::array<std::size_t, std::tuple_size_v<Row>>;

constexpr std::size_t lineWidth = 120;
constexpr std::size_t gap = 2;
constexpr std::size_t leastHelp = 40;
/// A column is as wide as its longest cell, but at most this; longer cells are wrapped.
constexpr Widths mostOfColumn{24, 16, 16, 28, lineWidth};

std::string typeText(const OptionSpec& spec)
{
    const std::string_view type = spec.choices.empty() ? optionTypeName(spec.standard) : "choice";
    return spec.unit.empty() ? std::string(type) : fmt::format("{}, {}", type, spec.unit);
}

/// A limit as short as it can be without a rounding error: "1e9" and not "1000000000".
std::string limitText(double value)
{
    const std::string digits = fmt::format("{}", value);
    const double power = std::log10(std::abs(value));
    if (std::abs(value) < 1e6 || power != std::round(power))
        return digits;
    return fmt::format("{}1e{}", value < 0 ? "-" : "", static_cast<int>(power));
}

/// The valid values; empty if any value is valid.
std::string rangeText(const OptionSpec& spec)
{
    if (!spec.choices.empty())
        return fmt::format("{}", fmt::join(spec.choices, ", "));
    const bool isNumber =
        std::holds_alternative<double>(spec.standard) || std::holds_alternative<std::int64_t>(spec.standard);
    return isNumber && spec.least != spec.most ? limitText(spec.least) + " to " + limitText(spec.most)
                                               : std::string();
}

Row rowOf(const OptionSpec& spec)
{
    const std::string standard = toString(spec.standard);
    return {spec.name, standard.empty() ? "\"\"" : standard, typeText(spec), rangeText(spec), spec.help};
}

/// The lines of a text that is broken at spaces. A word that is longer than a line gets a line of its own.
std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines;
    while (text.size() > width) {
        std::size_t end = text.rfind(' ', width);
        if (end == std::string_view::npos)
            end = text.find(' ');
        if (end == std::string_view::npos)
            break;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    lines.emplace_back(text);
    return lines;
}

Widths widthsOf(std::span<const Row> rows)
{
    Widths widths{};
    std::size_t left = lineWidth;
    for (std::size_t column = 0; column + 1 < widths.size(); ++column) {
        for (const Row& row : rows)
            for (const std::string& line : wrapped(row[column], mostOfColumn[column]))
                widths[column] = std::max(widths[column], line.size());
        left -= std::min(left, widths[column] + gap);
    }
    widths.back() = std::max(left - std::min(left, gap), leastHelp);
    return widths;
}

void printRow(const Row& row, const Widths& widths)
{
    std::array<std::vector<std::string>, std::tuple_size_v<Row>> cells;
    std::size_t lines = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        cells[column] = wrapped(row[column], widths[column]);
        lines = std::max(lines, cells[column].size());
    }
    for (std::size_t line = 0; line < lines; ++line) {
        std::string text;
        for (std::size_t column = 0; column < row.size(); ++column)
            text += fmt::format("{:{}}{:<{}}", "", gap,
                                line < cells[column].size() ? cells[column][line] : "", widths[column]);
        text.erase(text.find_last_not_of(' ') + 1);
        fmt::print("{}\n", text);
    }
}

} // namespace

Json optionsAsJson(std::span<const OptionSpec> specs)
{
    Json all = Json::array();
    for (const OptionSpec& spec : specs)
        all.push_back(optionAsJson(spec));
    return all;
}

void printOptions(std::span<const OptionSpec> specs)
{
    if (specs.empty())
        return;
    std::vector<Row> rows{{"Option", "Default", "Type", "Values", "Meaning"}};
    for (const OptionSpec& spec : specs)
        rows.push_back(rowOf(spec));
    const Widths widths = widthsOf(rows);
    for (const Row& row : rows)
        printRow(row, widths);
}

} // namespace doppler
