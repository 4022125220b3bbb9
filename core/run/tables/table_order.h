// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/data_table.h"

#include <span>
#include <stop_token>

namespace doppler {

/// Sorts rows by a column. Equal rows keep their order; unknown numbers and empty texts come last either way.
/// Texts are compared without case, and numbers in them as numbers: gpu2 before gpu10. O(n log n). Leaves the
/// rows in any order if stopped. Thread-safe.
void sortRows(const DataTable& table, TableRows& rows, std::size_t column, bool descending,
              const std::stop_token& stop = {});

/// The sum of the known numbers of a column over these rows.
double sumOf(const TableColumn& column, std::span<const std::uint32_t> rows);

/// Whether the sum of a column has a meaning: counts, durations and bytes, but not time points and shares.
bool canBeSummed(const ColumnSpec& column);

/// Totals of rows, one row for each text of the column `by`, in the order in which they come: the text, the
/// number of rows, and sum, mean, maximum and share of the sum of the column `of`. Linear time. Thread-safe.
DataTable totalsOf(const DataTable& table, std::span<const std::uint32_t> rows, std::size_t by,
                   std::size_t of);
/// The columns of totals, for a filter or a caption.
std::vector<ColumnSpec> totalsColumns(const ColumnSpec& by, const ColumnSpec& of);

} // namespace doppler
