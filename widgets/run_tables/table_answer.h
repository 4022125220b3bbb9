// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/run_tables.h"
#include "core/run/tables/table_query.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace doppler {

/// What the panel asks of a run's table.
struct TableRequest {
    RunTableKind kind = RunTableKind::Tasks;
    TableQuery query = {};
    std::optional<std::size_t> by = {};   ///< Column of texts to total by; nothing: the rows themselves.
    std::size_t of = 0;                   ///< Column that totals add up.
    std::optional<std::size_t> sort = {}; ///< Column of what is shown; nothing: the order of the table.
    bool descending = false;
};

/// The rows to show. Immutable; made on a worker thread if the table is large.
struct TableAnswer {
    RunTablePtr table;
    TableRequest request;
    DataTablePtr totals; ///< Null: the rows themselves are shown.
    TableRows matching;  ///< Rows of the table that the filter keeps, ascending.
    TableRows rows;      ///< Rows of shown(), in the order in which they are shown.
    double sum = 0;      ///< Of the table's main column over the matching rows.

    [[nodiscard]] const DataTable& shown() const { return totals ? *totals : table->data; }
    /// The vertices that shown rows stand for, by place; each once, ascending.
    [[nodiscard]] std::vector<VertexId> verticesAt(const std::vector<std::size_t>& places) const;
};
using TableAnswerPtr = std::shared_ptr<const TableAnswer>;

/// The columns that are shown: of the table, or of its totals.
std::vector<ColumnSpec> shownColumns(const TableRequest& request);

/// Filters, totals and sorts. Null if stopped. Thread-safe.
TableAnswerPtr answerOf(RunTablePtr table, const TableRequest& request, const std::stop_token& stop = {});

} // namespace doppler
