// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/gantt/chart/lane_index.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace doppler {

/// A row of the chart: the runs of one slot of a device or channel.
struct GanttRow {
    Lane lane;
    LaneIndex index;
    LaneIndex sends; ///< The send tasks of lane.sends (model mayer), in the gaps of `index`.
    /// The runs of the row on the realised critical path, and which of lane.runs they are.
    LaneIndex critical;
    /// Until then the device had tasks yet to start: where the row is empty before, the device waited.
    double workUntil = 0;
    [[nodiscard]] bool isDevice() const { return lane.kind == Lane::Kind::Device; }
};

/// A bar: a task, a transfer or a transfer's send task of the schedule.
struct BarId {
    bool isTransfer = false;
    std::uint32_t index = 0; ///< Into Schedule::tasks (= vertex id) or Schedule::transfers.
    bool isSend = false;     ///< The send task of that transfer.
    [[nodiscard]] bool operator==(const BarId&) const = default;
};

/// A run as rows of bars, with indexes that find and sum up bars quickly. Immutable. Any thread.
class GanttChart {
public:
    explicit GanttChart(RunPtr run);

    [[nodiscard]] const Run& run() const { return *runValue; }
    [[nodiscard]] const RunPtr& runPtr() const { return runValue; }
    [[nodiscard]] const Schedule& schedule() const { return runValue->schedule; }
    [[nodiscard]] const DataflowGraph& graph() const { return runValue->problem->graph(); }
    [[nodiscard]] const Topology& topology() const { return runValue->problem->topology(); }
    /// Devices first.
    [[nodiscard]] const std::vector<GanttRow>& rows() const { return rowList; }
    [[nodiscard]] std::size_t deviceRows() const { return devices; }
    [[nodiscard]] std::size_t channelRows() const { return rowList.size() - devices; }
    /// Several graphs that were merged (a workload): by vertex, the number of its graph. Empty: one graph.
    [[nodiscard]] const std::vector<std::uint32_t>& graphOf() const { return graphNumbers; }
    /// Length of the time axis in seconds: the later of makespan and lower bound.
    [[nodiscard]] double duration() const;

    [[nodiscard]] BarId bar(std::size_t row, std::size_t position) const;
    /// The send task at that position of lane.sends.
    [[nodiscard]] BarId send(std::size_t row, std::size_t position) const;
    [[nodiscard]] std::size_t row(BarId bar) const;
    [[nodiscard]] LaneIndex::Interval interval(BarId bar) const;
    /// The task, or the source of what is transferred.
    [[nodiscard]] VertexId vertex(BarId bar) const;
    /// The bar before this one in its row.
    [[nodiscard]] std::optional<BarId> before(BarId bar) const;
    /// Positions in Schedule::transfers of what a vertex sends: first, one behind the last.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> sent(VertexId source) const;
    /// The transfer that brought a tensor to a device, if one did.
    [[nodiscard]] std::optional<std::uint32_t> transferOf(TensorId tensor, DeviceId to) const;

private:
    RunPtr runValue;
    std::vector<GanttRow> rowList;
    std::size_t devices = 0;
    std::vector<std::uint32_t> graphNumbers;
    std::vector<std::uint32_t> taskRow;     ///< By vertex.
    std::vector<std::uint32_t> transferRow; ///< By transfer.
    std::vector<std::uint32_t> sendRow;     ///< By transfer; empty: there are no send tasks.
};

using GanttChartPtr = std::shared_ptr<const GanttChart>;

/// Why a bar began when it did, and what it had to wait for.
struct Wait {
    Cause cause = Cause::Start;
    /// Data: that its row stood empty before it. Else: since it was ready.
    double seconds = 0;
    /// Data: the input that came last. Else: what held the row, lifted the barrier or freed the memory.
    std::optional<BarId> bar;
};
Wait waitOf(const GanttChart& chart, BarId bar);

} // namespace doppler
