// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

namespace doppler {

/// Reads a workflow in WfFormat 1.5 of WfCommons (wfcommons.org/format). A task becomes a vertex whose
/// runtime is its measured seconds on any device; `parents` and `children` become edges. A file that a parent
/// writes and a child reads is a tensor of the parent; a pair without such a file has an edge of 0 bytes.
/// Files that no parent writes are the persistent bytes of a task, and all files that it writes are its
/// output. The place of an error is the JSON path.
Result<GraphPtr> readWfcommons(std::string_view text, std::string_view name = {});

/// The graph as a WfFormat 1.5 workflow, with a file for each tensor and one for the persistent bytes of a
/// vertex. Not stored: FLOPs, transfer times, all but one of a vertex's times, colocation, allowed devices.
/// Sizes are rounded to whole bytes.
std::string writeWfcommons(const DataflowGraph& graph);

} // namespace doppler
