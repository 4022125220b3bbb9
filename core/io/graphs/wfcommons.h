// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

namespace doppler {

/// Reads a workflow in WfCommons' WfFormat 1.5 (wfcommons.org/format). A task becomes a vertex with its
/// runtime as measured seconds on any device; `parents` and `children` its edges. A file that a parent puts
/// out and a child takes in is a tensor of the parent; a pair without one has an edge of no bytes. Files that
/// no parent of a task puts out are its persistent bytes, all the files that it puts out its output.
/// An error's place is the JSON path.
Result<GraphPtr> readWfcommons(std::string_view text, std::string_view name = {});

/// The graph as a WfFormat 1.5 workflow: a file for each tensor, and one for the persistent bytes of a
/// vertex. Lost are FLOPs, transfer times, all but one of a vertex's times, colocation and what a vertex is
/// allowed to run on; sizes are rounded to whole bytes.
std::string writeWfcommons(const DataflowGraph& graph);

} // namespace doppler
