// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

/// Reads a TensorFlow GraphDef in text form (graph.proto, node_def.proto). A node becomes a vertex of unknown
/// cost; an input "a:1" an edge with the tensor "1" of a ("a" and "a:0" with its plain output), "^a" one of
/// no bytes. `_class` "loc:@a" colocates with a. Sizes come from `_output_shapes` and the type, where those
/// are known. A loop of control flow is a cycle, and refused as one. An error tells the line; faults of the
/// whole graph are placed at "vertices[i]" or "edges[i]".
Result<GraphPtr> readGraphDef(std::string_view text, std::string_view name = {});

/// Reads a TensorFlow CostGraphDef in text form (cost_graph.proto): costs in microseconds, as measured
/// seconds on any device; sizes of outputs in bytes; persistent memory as persistent bytes. Errors as above.
Result<GraphPtr> readCostGraph(std::string_view text, std::string_view name = {});

} // namespace doppler
