// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

namespace doppler {

/// The shape of a random graph with a predetermined optimal schedule.
struct RgposShape {
    std::size_t vertices = 100;
    std::size_t processors = 8; ///< Devices of the known optimum; at most as many as vertices.
    double ccr = 1;             ///< Mean communication time divided by the mean time of a task.
    double density = 3;         ///< Edges per vertex, if there is room for them.
    std::uint64_t seed = 1;
};

/// A graph with an optimal schedule.
struct KnownOptimum {
    GraphPtr graph;
    Placement placement; ///< On devices 0 .. processors-1.
    double makespan = 0; ///< Seconds.
};

/// RGPOS (Kwok and Ahmad, J. Parallel and Distributed Computing 59(3), 1999). Fills the processors completely
/// with tasks up to one time, then adds edges i -> j only if j starts after the end of i, and between
/// processors with a cost of at most the time between the two. By the sum of the work, no schedule on that
/// many processors is shorter; the placement reaches this one under strict and unlimited channels. Times are
/// whole seconds, equal on every device, so that sums are exact. Every edge is a tensor of its own with 0
/// bytes. Ids are shuffled, because they break ties.
Result<KnownOptimum> makeRgpos(const RgposShape& shape);

} // namespace doppler
