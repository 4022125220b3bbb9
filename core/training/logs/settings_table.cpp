// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/settings_table.h"

#include "core/base/excerpt.h"
#include "core/base/quantity.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/csv_writing.h"
#include "core/problem/problem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 3> firstSettings{"policy", "graph", "devices"};
constexpr std::size_t figureColumns = 4; ///< Seed, best, episodes, time.

SettingsTable::Cell cellOf(const std::string& text)
{
    double number = 0;
    if (parseNumber(std::string_view(text), number) && std::isfinite(number))
        return number;
    return text;
}

SettingsTable::Cell cellOf(const std::optional<double>& value)
{
    return value ? SettingsTable::Cell(*value) : SettingsTable::Cell();
}

/// Numbers before texts, empty cells last, whichever the direction.
bool before(const SettingsTable::Cell& a, const SettingsTable::Cell& b, bool descending)
{
    const auto rank = [](const SettingsTable::Cell& cell) {
        return cell.index() == 0 ? 2 : cell.index() == 2 ? 0 : 1;
    };
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    return descending ? b < a : a < b;
}

std::string plainCell(const SettingsTable::Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell))
        return fmt::format("{}", *number);
    if (const auto* text = std::get_if<std::string>(&cell))
        return csvField(*text);
    return {};
}

std::string shownCell(const SettingsTable::Cell& cell, std::string_view column)
{
    const auto* number = std::get_if<double>(&cell);
    if (number && (column == "best" || column == "time"))
        return secondsText(*number);
    if (number)
        return fmt::format("{:g}", *number);
    if (const auto* text = std::get_if<std::string>(&cell))
        return excerpt(*text, 48);
    return "-";
}

std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

} // namespace

std::map<std::string, std::string, std::less<>> settingsOf(const TrainingSetup& setup)
{
    std::map<std::string, std::string, std::less<>> all{{"policy", setup.policy}};
    for (const auto& [name, value] : setup.options.all())
        all.insert_or_assign(name, toString(value));
    if (setup.problem) {
        all.insert_or_assign("graph", setup.problem->graph().name());
        all.insert_or_assign("devices", setup.problem->topology().name());
    }
    return all;
}

std::vector<std::string> differingSettings(std::span<const TrainingRow> rows)
{
    std::map<std::string, std::set<std::string>> values;
    for (const TrainingRow& row : rows)
        for (const auto& [name, value] : row.settings)
            values[name].insert(value);
    std::vector<std::string> names;
    for (const std::string_view name : firstSettings)
        if (values[std::string(name)].size() > 1)
            names.emplace_back(name);
    for (const auto& [name, found] : values)
        if (found.size() > 1 && std::ranges::find(firstSettings, name) == firstSettings.end())
            names.push_back(name);
    return names;
}

SettingsTable::SettingsTable(std::vector<TrainingRow> trainings) : all(std::move(trainings))
{
    names.emplace_back("training");
    for (std::string& name : differingSettings(all))
        names.push_back(std::move(name));
    for (const char* figure : {"seed", "best", "episodes", "time"})
        names.emplace_back(figure);
}

SettingsTable::Cell SettingsTable::cell(std::size_t row, std::size_t column) const
{
    const TrainingRow& training = all[row];
    if (column == 0)
        return training.name;
    const std::size_t figures = names.size() - figureColumns;
    if (column < figures) {
        const auto known = training.settings.find(names[column]);
        return known == training.settings.end() ? Cell() : cellOf(known->second);
    }
    switch (column - figures) {
    case 0:
        return training.seed ? Cell(static_cast<double>(*training.seed)) : Cell();
    case 1:
        return cellOf(training.best);
    case 2:
        return static_cast<double>(training.episodes);
    default:
        return cellOf(training.seconds);
    }
}

void SettingsTable::sort(std::size_t column, bool descending)
{
    std::vector<std::pair<Cell, TrainingRow>> keyed;
    for (std::size_t row = 0; row < all.size(); ++row)
        keyed.emplace_back(cell(row, column), std::move(all[row]));
    std::ranges::stable_sort(
        keyed, [descending](const auto& a, const auto& b) { return before(a.first, b.first, descending); });
    for (std::size_t row = 0; row < all.size(); ++row)
        all[row] = std::move(keyed[row].second);
}

std::string SettingsTable::csv() const
{
    std::string out;
    for (std::size_t column = 0; column < names.size(); ++column) {
        const bool timed =
            column >= names.size() - figureColumns && (names[column] == "best" || names[column] == "time");
        out += (column == 0 ? "" : ",") + csvField(timed ? names[column] + " (s)" : names[column]);
    }
    out += '\n';
    for (std::size_t row = 0; row < all.size(); ++row)
        for (std::size_t column = 0; column < names.size(); ++column)
            out += plainCell(cell(row, column)) + (column + 1 == names.size() ? '\n' : ',');
    return out;
}

std::string SettingsTable::text() const
{
    std::vector<std::vector<std::string>> lines{names};
    for (std::size_t row = 0; row < all.size(); ++row) {
        auto& line = lines.emplace_back();
        for (std::size_t column = 0; column < names.size(); ++column)
            line.push_back(shownCell(cell(row, column), names[column]));
    }
    std::string out;
    for (const auto& line : lines) {
        for (std::size_t column = 0; column < names.size(); ++column) {
            std::size_t width = 0;
            for (const auto& other : lines)
                width = std::max(width, widthOf(other[column]));
            const std::string padding(width - widthOf(line[column]), ' ');
            out += column == 0 ? line[column] + padding : "  " + padding + line[column];
        }
        out += '\n';
    }
    return out;
}

} // namespace doppler
