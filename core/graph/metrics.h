// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <vector>

namespace doppler {

struct GraphMetrics {
    double flops = 0;
    double bytes = 0;             ///< Sum over all tensors.
    std::size_t criticalPath = 0; ///< Number of vertices on the longest path.
    std::size_t width = 0;        ///< Largest number of vertices at one hop distance from the sources.
    double parallelism = 0;       ///< vertices / criticalPath.
    bool estimated = false;       ///< Whether some vertex has neither FLOPs nor measured seconds.
};

GraphMetrics metrics(const DataflowGraph& graph);

/// The longest hop distance from a source, by vertex id.
std::vector<std::uint32_t> hopLevels(const DataflowGraph& graph);

/// Bytes that each vertex produces, by vertex id: all its tensors and unread results; for a sink, its output
/// bytes.
std::vector<double> bytesProduced(const DataflowGraph& graph);

/// Bytes that each vertex reads and writes, by vertex id: its accessed bytes if the graph states them;
/// otherwise its distinct input tensors, its output (all tensors, if edges have their own), its persistent
/// bytes, and the shared weights and inputs of the graph that it uses.
std::vector<double> bytesTouched(const DataflowGraph& graph);

/// Bytes that each vertex needs on a device of its own, by vertex id: its distinct input tensors, its output
/// and its persistent bytes without shared weights (see HeldValue).
std::vector<double> bytesStored(const DataflowGraph& graph);

} // namespace doppler
