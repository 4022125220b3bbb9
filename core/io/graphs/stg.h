// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

/// Reads a graph of the Standard Task Graph set (Tobita, Kasahara, J. Scheduling 5(5), 2002), both layouts:
/// ```
/// tasks [processors]                                    not relied upon: the task lines are counted
/// number processing_time predecessor_count predecessor ...
/// # comment
/// ```
/// The set's own layout counts tasks from 0 and has a dummy entry and a dummy exit of time 0, which stay
/// vertices; the prototype set's has the processors in its first line, counts from 1 and has only the exit.
/// Vertex i is the i-th task line. A unit of processing time is taken as a measured second on any device, and
/// every vertex has one tensor "out" of no bytes that takes no time, since the set has no communication.
/// An error tells the line; faults of the whole graph (a cycle, a predecessor that stands twice) are placed
/// at "vertices[i]" or "edges[i]".
Result<GraphPtr> readStg(std::string_view text, std::string_view name = {});

/// Whether a text looks like one: one or two whole numbers in its first line, task 0 or 1 in its second.
bool looksLikeStg(std::string_view text);

} // namespace doppler
