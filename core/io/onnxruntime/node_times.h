// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/read_watch.h"

#include <string>
#include <vector>

namespace doppler {

/// The measured time of one node of a model in ONNX Runtime.
struct OrtNodeTime {
    std::string name;
    std::string provider; ///< "CUDAExecutionProvider"; may be empty.
    double seconds = 0;   ///< Median over the runs, of the sum of its executions in a run.
    bool onHost = false;  ///< Of another provider than the CPU's, but without times of its kernels.
};

/// A profile of ONNX Runtime (SessionOptions.enable_profiling).
struct OrtTimes {
    std::vector<OrtNodeTime> nodes; ///< In the order of their first execution.
    std::size_t runs = 0;           ///< That count.
    bool warmedUp = false;          ///< The first run was dropped.
};

/// Reads events of the category "Node" whose names end with "_kernel_time". Where the profile has kernels of
/// a GPU that belong to a node, their times count instead of the node's on the host. Runs are the events
/// "model_run"; without them the n-th execution of a node is of run n. The first of several runs is dropped.
Result<OrtTimes> readOrtTimes(const OpenSource& open, const ReadWatch& watch);

/// A copy of the graph in which the vertices with names of the profile have their measured times: on devices
/// of the class "cpu" or "gpu" by provider, or on those of `kind` unless it is "*". Notes name what did not
/// match. Error: no name matches.
Result<GraphPtr> withOrtTimes(const DataflowGraph& graph, const OrtTimes& times, const std::string& kind);

} // namespace doppler
