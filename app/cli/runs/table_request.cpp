// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs/table_request.h"

#include "app/arguments/number_checks.h"
#include "app/cli/output.h"
#include "core/run/tables/table_order.h"
#include "core/run/tables/table_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

Result<std::size_t> columnFor(const std::string& name, std::span<const ColumnSpec> columns,
                              const char* option)
{
    auto found = findTableColumn(name, columns);
    if (found)
        return found;
    Error fault = found.error();
    fault.place = option;
    return fault;
}

void TableArguments::declareExpression(CLI::App& app, const char* help)
{
    app.add_option("EXPRESSION", m_expression, help);
}

void TableArguments::declare(CLI::App& app)
{
    app.add_option("--columns", m_columns, "Columns to print, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false);
    auto* sort = app.add_option("--sort", m_sort, "Column to sort by");
    app.add_flag("--descending", m_descending, "Sort with the largest first")->needs(sort);
    app.add_option("--limit", m_limit, "Print at most so many rows")->check(anyCount());
    auto* json = app.add_flag("--json", m_json, "Print all columns as JSON");
    auto* csv = app.add_flag("--csv", m_csv, "Print all columns as CSV, in seconds and bytes");
    auto* markdown = app.add_flag("--markdown", m_markdown, "Print a Markdown table");
    auto* latex = app.add_flag("--latex", m_latex, "Print a LaTeX table (package booktabs)");
    csv->excludes(json);
    markdown->excludes(json)->excludes(csv);
    latex->excludes(json)->excludes(csv)->excludes(markdown);
}

Result<TableQuery> TableArguments::query(std::span<const ColumnSpec> columns) const
{
    auto found = parseTableQuery(fmt::format("{}", fmt::join(m_expression, " ")), columns);
    if (found)
        return found;
    Error fault = found.error();
    fault.file = "EXPRESSION";
    fault.place = "character " + fault.place;
    return fault;
}

Result<TableArguments::Layout> TableArguments::layout(std::span<const ColumnSpec> columns, bool all) const
{
    Layout layout;
    for (const std::string& name : m_columns) {
        const auto found = columnFor(name, columns, "--columns");
        if (!found)
            return found.error();
        layout.columns.push_back(*found);
    }
    for (std::size_t i = 0; m_columns.empty() && i < columns.size(); ++i)
        if (all || m_json || m_csv || columns[i].shown)
            layout.columns.push_back(i);
    if (m_sort.empty())
        return layout;
    const auto sort = columnFor(m_sort, columns, "--sort");
    if (!sort)
        return sort.error();
    layout.sort = *sort;
    return layout;
}

std::size_t TableArguments::print(const DataTable& table, TableRows rows, const Layout& layout) const
{
    if (layout.sort)
        sortRows(table, rows, *layout.sort, m_descending);
    if (m_limit && *m_limit < rows.size())
        rows.resize(*m_limit);
    const TableFormat format = m_json       ? TableFormat::Json
                               : m_csv      ? TableFormat::Csv
                               : m_markdown ? TableFormat::Markdown
                               : m_latex    ? TableFormat::Latex
                                            : TableFormat::Plain;
    writeTable(table, rows, layout.columns, format, printPiece);
    return rows.size();
}

} // namespace doppler
