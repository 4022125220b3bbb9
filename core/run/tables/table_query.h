// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/tables/data_table.h"

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A filter of a table's rows, parsed from text (docs/run-tables.md):
///   duration > 1ms device = gpu2              both must hold
///   (operation ~ matmul or layer = attention) and not critical
///   device in (gpu0, gpu1) waiting > duration "two words"
/// A word that is no condition is searched in all columns of texts. The case of Latin letters is ignored.
struct TableQuery {
    enum class Relation { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, Contains, ContainsNot };
    enum class Kind {
        All,     ///< Every row: an empty text.
        And,     ///< All parts hold.
        Or,      ///< At least one part holds.
        Not,     ///< The only part does not hold.
        Search,  ///< Some column of texts contains the text.
        Texts,   ///< A column of texts is compared with texts.
        Numbers, ///< A column of numbers is compared with numbers.
        Columns, ///< A column of numbers is compared with another one.
    };

    Kind kind = Kind::All;
    std::vector<TableQuery> parts = {}; ///< And, Or, Not.
    /// The columns of a condition. With several, one of them must satisfy it; with NotEqual and ContainsNot,
    /// all must.
    std::vector<std::size_t> columns = {};
    Relation relation = Relation::Equal;
    std::vector<std::string> texts = {}; ///< In lower case. With Equal and NotEqual several may be allowed.
    std::vector<double> numbers =
        {};                ///< In seconds, bytes, FLOPs, shares (0 to 1) or without unit; likewise.
    std::size_t other = 0; ///< Columns: the right side.

    [[nodiscard]] bool empty() const { return kind == Kind::All; }
};

/// Parses a filter for a table with these columns. Error::place is the number of the character (from 1) at
/// which the error is.
Result<TableQuery> parseTableQuery(std::string_view text, std::span<const ColumnSpec> columns);

/// The column of this name or alias, in any case; an error that suggests a name if there is none.
Result<std::size_t> findTableColumn(std::string_view name, std::span<const ColumnSpec> columns);

/// The rows that satisfy the query, ascending. Numbers with a unit are equal if their first four digits are,
/// as they are shown; counts must be equal exactly. An unknown number satisfies only !=. Linear in rows, and
/// in the length of texts. Returns what is not a whole answer if stopped. Thread-safe.
TableRows matchingRows(const DataTable& table, const TableQuery& query, const std::stop_token& stop = {});

} // namespace doppler
