// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <vector>

namespace doppler {

struct GraphMetrics {
    double flops = 0;
    double bytes = 0;             ///< Sum of all tensors.
    std::size_t criticalPath = 0; ///< Vertices on the longest path.
    std::size_t width = 0;        ///< Most vertices at one hop distance from the sources.
    double parallelism = 0;       ///< vertices / criticalPath.
    bool estimated = false;       ///< Some vertex has neither FLOPs nor measured seconds.
};

GraphMetrics metrics(const DataflowGraph& graph);

/// Longest hop distance from a source, by vertex id.
std::vector<std::uint32_t> hopLevels(const DataflowGraph& graph);

/// Bytes that each vertex puts out: all its tensors; of a sink, its output bytes; by vertex id.
std::vector<double> bytesProduced(const DataflowGraph& graph);

/// Bytes that each vertex reads and writes: its distinct input tensors, its output (all tensors, where edges
/// carry their own) and its persistent bytes; by vertex id.
std::vector<double> bytesTouched(const DataflowGraph& graph);

} // namespace doppler
