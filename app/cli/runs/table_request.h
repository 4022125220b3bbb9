// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "core/run/tables/table_query.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// What a command prints of a table, as its arguments ask for it: rows by a filter, columns, order, format.
class TableArguments {
public:
    /// Columns by number.
    struct Layout {
        std::vector<std::size_t> columns;
        std::optional<std::size_t> sort;
    };

    /// The filter, as words of the command line.
    void declareExpression(CLI::App& app, const char* help);
    /// --columns, --sort, --descending, --limit and the formats.
    void declare(CLI::App& app);

    /// Error: the character of EXPRESSION that is wrong.
    [[nodiscard]] Result<TableQuery> query(std::span<const ColumnSpec> columns) const;
    /// With `all`, and in JSON and CSV, every column is shown where none is named; else those that are shown
    /// by themselves.
    [[nodiscard]] Result<Layout> layout(std::span<const ColumnSpec> columns, bool all = false) const;
    /// Sorts the rows, drops those beyond the limit and prints the rest; the number of those that are left.
    std::size_t print(const DataTable& table, TableRows rows, const Layout& layout) const;
    /// Whether the table is for people, who want a line of totals below it.
    [[nodiscard]] bool plain() const { return !m_json && !m_csv && !m_markdown && !m_latex; }

private:
    std::vector<std::string> m_expression;
    std::vector<std::string> m_columns;
    std::string m_sort;
    bool m_descending = false;
    std::optional<std::size_t> m_limit;
    bool m_json = false;
    bool m_csv = false;
    bool m_markdown = false;
    bool m_latex = false;
};

/// The column of that name; an error that names the option.
Result<std::size_t> columnFor(const std::string& name, std::span<const ColumnSpec> columns,
                              const char* option);

} // namespace doppler
