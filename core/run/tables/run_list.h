// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/documents/run_notes.h"
#include "core/run/run.h"
#include "core/run/tables/data_table.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A run of a list, with what is known besides the run itself.
struct ListedRun {
    RunPtr run;
    std::string title; ///< What lists call it.
    std::uint64_t seed = 1;
    bool trained = false;
    RunNotes notes;
    RunOrigin origin;
};

/// By run, the place of the pinned run of the same graph: the first with RunNotes::baseline. Graphs are the
/// same if name and fingerprint are equal. Linear time.
std::vector<std::optional<std::size_t>> baselinesOf(std::span<const ListedRun> runs);

/// makespan / baseline - 1; not a number if the baseline is 0.
constexpr double overBaseline(double makespan, double baseline)
{
    return baseline > 0 ? makespan / baseline - 1 : std::numeric_limits<double>::quiet_NaN();
}

/// The columns of a list of runs, in order, for filters (table_query.h) and files.
std::span<const ColumnSpec> runListColumns();

/// The list as a table: row i is run i. Linear time. Thread-safe.
DataTable runListTable(std::span<const ListedRun> runs);

} // namespace doppler
