// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

/// Reads an abstract workflow of Pegasus (DAX, XML with the root <adag>), versions 2 and 3, as WorkflowSim
/// and SimGrid's examples have them. Each job is a vertex; its runtime is its time on any device. Each
/// <parent> of a <child> is an edge for each file that goes from one to the other, or one edge without bytes;
/// a file without <child> elements is ordered by the files of its jobs. Files that no job puts out are
/// persistent bytes of their readers. Errors name the line; faults of the whole graph have the place
/// "vertices[i]" or "edges[i]".
Result<GraphPtr> readPegasusDax(std::string_view text, std::string_view name = {});

} // namespace doppler
