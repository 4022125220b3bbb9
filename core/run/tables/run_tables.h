// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"
#include "core/run/tables/data_table.h"

#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The tables of a run.
enum class RunTableKind {
    Tasks,      ///< One row per vertex; the row number is its id.
    Transfers,  ///< One row per transfer; the row number is its index in Schedule::transfers.
    Tensors,    ///< One row per tensor and device that holds it.
    Operations, ///< One row per kind of operation.
    Devices,    ///< One row per device; the row number is its id.
};

/// The names of the tables on the command line, in the order of RunTableKind.
std::span<const std::string_view> runTableNames();
/// The title of a table; a text for translation.
std::string_view runTableTitle(RunTableKind kind);
/// A filter with two conditions that suits the table.
std::string_view runTableExample(RunTableKind kind);
/// The columns of a table, in order.
std::span<const ColumnSpec> runTableColumns(RunTableKind kind);
/// The column that totals add up if none is chosen: seconds or bytes.
std::string_view mainColumn(RunTableKind kind);
/// The names of the columns with texts, which totals can be grouped by.
std::vector<std::string_view> groupingColumns(RunTableKind kind);

/// A table of a run, and the objects that its rows stand for.
struct RunTable {
    RunTableKind kind = RunTableKind::Tasks;
    RunPtr run;
    DataTable data;
    /// Transfers and tensors: by row, the vertex that produces the tensor.
    std::vector<VertexId> producers;
    /// Operations: by vertex, the row of its operation.
    std::vector<std::uint32_t> rowOfVertex;

    /// The vertices that a row stands for: the task's, the source of a transfer or tensor, all of an
    /// operation. Devices have none.
    [[nodiscard]] std::vector<VertexId> verticesOf(std::size_t row) const;
    /// Marks the vertices of the marked rows. `markedRows` is by row, `vertices` by vertex. Linear time.
    void markVertices(std::span<const char> markedRows, std::vector<char>& vertices) const;
    /// The places in `rows` of the rows that stand for a marked vertex; at most `most`, ascending. Linear
    /// time.
    [[nodiscard]] std::vector<std::size_t> placesOf(std::span<const char> markedVertices,
                                                    std::span<const std::uint32_t> rows,
                                                    std::size_t most) const;
    /// The device that a row stands for; invalid if the row is no device.
    [[nodiscard]] DeviceId deviceOf(std::size_t row) const;
};
using RunTablePtr = std::shared_ptr<const RunTable>;

/// Computes a table. O(n log n) in tasks and transfers, because of slack; the others take linear time.
/// Returns null if stopped. Thread-safe.
RunTablePtr makeRunTable(const RunPtr& run, RunTableKind kind, const std::stop_token& stop = {});

/// The layer of a vertex: its group; otherwise its name up to the last slash, the last dot, or the first
/// bracket ("S" for "S[0,1]"). Empty if the name has none of them.
std::string_view layerOf(const Vertex& vertex);

} // namespace doppler
