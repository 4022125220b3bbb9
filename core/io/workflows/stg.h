// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

/// Reads a graph of the Standard Task Graph set (Tobita, Kasahara, J. Scheduling 5(5), 2002) in either
/// layout:
/// ```
/// tasks [processors]                                    not used: the task lines are counted
/// number processing_time predecessor_count predecessor ...
/// # comment
/// ```
/// The layout of the set counts tasks from 0 and has a dummy entry and a dummy exit of time 0, which remain
/// vertices. The layout of the prototype set has the processors in its first line, counts from 1 and has only
/// the exit. Vertex i is the i-th task line. A unit of processing time becomes one measured second on any
/// device. Every vertex has one tensor "out" of 0 bytes that takes no time, because the set has no
/// communication. Errors name the line; faults of the whole graph (a cycle, a duplicate predecessor) have the
/// place "vertices[i]" or "edges[i]".
Result<GraphPtr> readStg(std::string_view text, std::string_view name = {});

/// Whether a text looks like this format: one or two whole numbers in its first line, task 0 or 1 in its
/// second.
bool looksLikeStg(std::string_view text);

} // namespace doppler
