// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

namespace doppler {

/// How the runtimes of a workflow become costs.
enum class WorkflowRuntimes {
    Measured, ///< Seconds on any device.
    Work,     ///< FLOPs: runtime times the recorded clock of the machine, one operation in each cycle.
};

/// Reads a workflow of WfCommons in WfFormat 1.0 to 1.6. Each task is a vertex; its runtime is its time on
/// any device, or its FLOPs; its program is its op. A pair of parent and child is an edge for each file that
/// goes from one to the other, or one edge without bytes. Files that no task produces are persistent bytes of
/// their readers. Up to WfFormat 1.4 tasks may name each other by name or id. The place of an error is the
/// JSON path.
Result<GraphPtr> readWfcommons(std::string_view text, std::string_view name = {},
                               WorkflowRuntimes runtimes = WorkflowRuntimes::Measured);

/// The graph in WfFormat 1.5. Tasks have the only time that the format has a place for; see
/// lostInWfcommons().
std::string writeWfcommons(const DataflowGraph& graph);

} // namespace doppler
