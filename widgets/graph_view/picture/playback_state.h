// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/sim/schedule.h"

#include <vector>

namespace doppler {

/// What a vertex does at a moment of a run.
enum class VertexState {
    Waiting, ///< Some input is not on its device yet.
    Ready,   ///< All inputs are there, its device is not free.
    Running,
    Done,
};

/// The state of v at t seconds. A task holds its state from the start of an interval up to, but not at, its
/// end; one that takes no time goes from ready to done.
VertexState stateAt(const TaskRun& task, double t);
VertexState stateAt(const Schedule& schedule, VertexId v, double t);

/// The part of [start, end) that is over at t, 0 .. 1.
double progressAt(double start, double end, double t);

/// A tensor on its way at one moment, seen on one edge that it serves.
struct EdgeTransfer {
    EdgeId edge;
    double progress = 0; ///< 0 .. 1.
};

/// The edges along which tensors travel at t seconds, in the order of the schedule's transfers. A tensor that
/// serves several consumers on the destination travels along the edges to all of them. Linear in the number
/// of transfers.
void edgesInTransfer(const DataflowGraph& graph, const Schedule& schedule, double t,
                     std::vector<EdgeTransfer>& out);

} // namespace doppler
