// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// A table as lines of cells; the first line holds the headings.
using TableLines = std::vector<std::vector<std::string>>;

/// The cells of a table as csvField() has written them, without the apostrophes of spreadsheetText().
TableLines linesOfCsv(std::string_view csv);

/// A text for LaTeX: the characters that it interprets are printed, and control characters become blanks.
std::string latexText(std::string_view text);
/// A text as content of a Markdown cell: no markup or HTML acts, and control characters become blanks.
std::string markdownText(std::string_view text);

/// A `tabular` with the rules of the package booktabs. Columns of numbers are aligned to the right, and
/// fractions have at most five significant digits. All characters that LaTeX interprets are escaped; other
/// characters remain UTF-8.
std::string latexTable(const TableLines& lines);
/// A table for Markdown (GitHub's pipe tables), with the same alignment and digits, and everything escaped
/// that Markdown or HTML would interpret.
std::string markdownTable(const TableLines& lines);

/// A table for readers: texts with units instead of plain values.
struct PrintedTable {
    TableLines lines;                    ///< The first line holds the headings.
    std::vector<bool> right;             ///< By column: quantities, which are aligned to the right.
    std::vector<std::string> notes = {}; ///< Sentences below the table.
};
std::string latexTable(const PrintedTable& table);
std::string markdownTable(const PrintedTable& table);

/// The CSV text in the format of the file's extension: LaTeX for .tex, Markdown for .md, unchanged for all
/// others.
std::string tableForFile(std::string_view file, std::string csv);
/// The same for a table that is more readable in LaTeX and Markdown than its CSV text; `csv` and `printed`
/// make the one or the other.
std::string tableForFile(std::string_view file, const std::function<std::string()>& csv,
                         const std::function<PrintedTable()>& printed);

} // namespace doppler
