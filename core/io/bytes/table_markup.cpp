// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/table_markup.h"

#include "core/io/bytes/csv_writing.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t mostDigits = 5;

std::optional<double> numberOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// A fraction with more digits than a reader needs, rounded; every other text as it is.
std::string rounded(const std::string& text)
{
    const auto number = numberOf(text);
    const auto digits = std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; });
    const bool fraction = text.find_first_of(".e") != std::string::npos;
    return number && std::isfinite(*number) && fraction && static_cast<std::size_t>(digits) > mostDigits
               ? fmt::format("{:.{}g}", *number, mostDigits)
               : text;
}

/// "1.5e-06" as a product with a power of ten.
std::string latexNumber(const std::string& text)
{
    const std::size_t at = text.find('e');
    if (at == std::string::npos)
        return text.starts_with('-') ? '$' + text + '$' : text;
    const auto power = numberOf(std::string_view(text).substr(at + 1));
    return fmt::format("${} \\times 10^{{{}}}$", text.substr(0, at), power ? std::lround(*power) : 0);
}

/// By column: all cells below the heading are numbers or empty, and there is a number.
std::vector<bool> numberColumns(const TableLines& lines, std::size_t columns)
{
    std::vector<bool> numbers(columns, false);
    for (std::size_t column = 0; column < columns; ++column) {
        bool any = false;
        bool all = true;
        for (std::size_t row = 1; row < lines.size(); ++row)
            if (column < lines[row].size() && !lines[row][column].empty()) {
                any = true;
                all = all && numberOf(lines[row][column]).has_value();
            }
        numbers[column] = any && all;
    }
    return numbers;
}

std::size_t columnsOf(const TableLines& lines)
{
    std::size_t columns = 0;
    for (const auto& line : lines)
        columns = std::max(columns, line.size());
    return columns;
}

using Escapes = std::vector<std::pair<std::string_view, std::string_view>>;

/// Replaces the first of the patterns that matches at each position; control characters become blanks.
std::string escaped(std::string_view text, const Escapes& escapes)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const auto found =
            std::ranges::find_if(escapes, [rest](const auto& e) { return rest.starts_with(e.first); });
        if (found != escapes.end()) {
            out += found->second;
            at += found->first.size();
            continue;
        }
        out += static_cast<unsigned char>(text[at]) < 0x20 || text[at] == 0x7f ? ' ' : text[at];
        ++at;
    }
    return out;
}

std::string latexCell(const std::string& text)
{
    const std::string shown = rounded(text);
    const auto number = numberOf(shown);
    return number && std::isfinite(*number) ? latexNumber(shown) : latexText(shown);
}

bool isRight(const PrintedTable& table, std::size_t column)
{
    return column < table.right.size() && table.right[column];
}

bool hasExtension(std::string_view file, std::string_view extension)
{
    return file.size() >= extension.size() &&
           std::ranges::equal(file.substr(file.size() - extension.size()), extension,
                              [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
}

/// The end of the line before would take "[" or "*" as an argument.
std::string firstOfLine(std::string text)
{
    return text.starts_with('[') || text.starts_with('*') ? "{}" + text : text;
}

} // namespace

/// The symbols at the end are ours, and the fonts of pdfLaTeX lack them.
std::string latexText(std::string_view text)
{
    static const Escapes escapes{{"\\", "\\textbackslash{}"},
                                 {"{", "\\{"},
                                 {"}", "\\}"},
                                 {"$", "\\$"},
                                 {"&", "\\&"},
                                 {"#", "\\#"},
                                 {"_", "\\_"},
                                 {"%", "\\%"},
                                 {"^", "\\textasciicircum{}"},
                                 {"~", "\\textasciitilde{}"},
                                 {"<", "\\textless{}"},
                                 {">", "\\textgreater{}"},
                                 {"|", "\\textbar{}"},
                                 {"\"", "\\textquotedbl{}"},
                                 {"−", "$-$"},
                                 {"×", "$\\times$"},
                                 {"→", "$\\to$"},
                                 {"±", "$\\pm$"},
                                 {"≤", "$\\le$"},
                                 {"≥", "$\\ge$"},
                                 {"–", "--"},
                                 {"µ", "\\textmu{}"}};
    return escaped(text, escapes);
}

std::string markdownText(std::string_view text)
{
    static const Escapes escapes{{"\\", "\\\\"}, {"|", "\\|"},  {"`", "\\`"},   {"*", "\\*"},
                                 {"_", "\\_"},   {"[", "\\["},  {"]", "\\]"},   {"~", "\\~"},
                                 {"<", "&lt;"},  {">", "&gt;"}, {"&", "&amp;"}, {"$", "\\$"}};
    return escaped(text, escapes);
}

TableLines linesOfCsv(std::string_view csv)
{
    TableLines lines;
    std::string cell;
    bool quoted = false;
    bool open = false; // A line has begun.
    const auto endCell = [&] {
        if (!open)
            lines.emplace_back();
        open = true;
        lines.back().push_back(fromSpreadsheetText(std::exchange(cell, {})));
    };
    for (std::size_t at = 0; at < csv.size(); ++at) {
        const char c = csv[at];
        if (quoted) {
            if (c != '"')
                cell += c;
            else if (at + 1 < csv.size() && csv[at + 1] == '"')
                cell += csv[++at];
            else
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            endCell();
        } else if (c == '\n') {
            endCell();
            open = false;
        } else if (c != '\r') {
            cell += c;
        }
    }
    if (!cell.empty() || open)
        endCell();
    return lines;
}

std::string latexTable(const PrintedTable& table)
{
    const std::size_t columns = columnsOf(table.lines);
    std::string out = "% \\usepackage{booktabs}\n\\begin{tabular}{";
    for (std::size_t column = 0; column < columns; ++column)
        out += isRight(table, column) ? 'r' : 'l';
    out += "}\n\\toprule\n";
    for (std::size_t row = 0; row < table.lines.size(); ++row) {
        const auto& line = table.lines[row];
        for (std::size_t column = 0; column < columns; ++column) {
            const std::string text = column < line.size() ? latexCell(line[column]) : std::string();
            out += column == 0 ? firstOfLine(text) : " & " + text;
        }
        out += row == 0 ? " \\\\\n\\midrule\n" : " \\\\\n";
    }
    out += "\\bottomrule\n\\end{tabular}\n";
    if (table.notes.empty())
        return out;
    out += "\\par\\smallskip\n{\\footnotesize\n";
    for (const std::string& note : table.notes)
        out += latexText(note) + "\\par\n";
    return out + "}\n";
}

std::string latexTable(const TableLines& lines)
{
    return latexTable(PrintedTable{lines, numberColumns(lines, columnsOf(lines))});
}

std::string markdownTable(const PrintedTable& table)
{
    const std::size_t columns = columnsOf(table.lines);
    std::string out;
    for (std::size_t row = 0; row < table.lines.size(); ++row) {
        const auto& line = table.lines[row];
        out += '|';
        for (std::size_t column = 0; column < columns; ++column)
            out += ' ' + (column < line.size() ? markdownText(rounded(line[column])) : std::string()) + " |";
        out += '\n';
        if (row > 0)
            continue;
        out += '|';
        for (std::size_t column = 0; column < columns; ++column)
            out += isRight(table, column) ? " ---: |" : " --- |";
        out += '\n';
    }
    for (const std::string& note : table.notes)
        out += '\n' + markdownText(note) + '\n';
    return out;
}

std::string markdownTable(const TableLines& lines)
{
    return markdownTable(PrintedTable{lines, numberColumns(lines, columnsOf(lines))});
}

std::string tableForFile(std::string_view file, std::string csv)
{
    return hasExtension(file, ".tex")  ? latexTable(linesOfCsv(csv))
           : hasExtension(file, ".md") ? markdownTable(linesOfCsv(csv))
                                       : csv;
}

std::string tableForFile(std::string_view file, const std::function<std::string()>& csv,
                         const std::function<PrintedTable()>& printed)
{
    return hasExtension(file, ".tex")  ? latexTable(printed())
           : hasExtension(file, ".md") ? markdownTable(printed())
                                       : csv();
}

} // namespace doppler
