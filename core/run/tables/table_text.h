// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/data_table.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace doppler {

/// How a table is written.
enum class TableFormat {
    Plain,    ///< Aligned columns with units, for a terminal.
    Csv,      ///< RFC 4180; plain numbers in seconds, bytes, FLOPs and shares. So are the next two.
    Tsv,      ///< Separated by tabs.
    Json,     ///< A list with an object for each row; unknown values are null.
    Markdown, ///< A table of GitHub's Markdown, with units.
    Latex,    ///< An environment tabular with the rules of booktabs, with units.
};

/// The value of a cell for people, in English: "1.234 ms", "64.00 MiB", "yes". Empty if unknown.
std::string cellText(const TableColumn& column, std::size_t row);

/// Writes rows of a table in their order, with these columns, in pieces of about 64 KiB. Returns early if
/// stopped. Plain text needs two passes over the cells, for the widths. Thread-safe.
void writeTable(const DataTable& table, std::span<const std::uint32_t> rows,
                std::span<const std::size_t> columns, TableFormat format,
                const std::function<void(std::string_view piece)>& sink, const std::stop_token& stop = {});

} // namespace doppler
