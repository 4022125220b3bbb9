// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

namespace doppler {

/// What a random graph with a predetermined optimal schedule is to look like.
struct RgposShape {
    std::size_t vertices = 100;
    std::size_t processors = 8; ///< Devices of the known optimum; at most as many as vertices.
    double ccr = 1;             ///< Mean of the drawn communication times over the mean time of a task.
    double density = 3;         ///< Edges per vertex, as far as there is room for them.
    std::uint64_t seed = 1;
};

/// A graph and a schedule of it that nothing can beat.
struct KnownOptimum {
    GraphPtr graph;
    Placement placement; ///< On devices 0 .. processors-1.
    double makespan = 0; ///< Seconds.
};

/// RGPOS (Kwok and Ahmad, J. Parallel and Distributed Computing 59(3), 1999): fills the processors back to
/// back with tasks up to one time, then adds edges i -> j only where j starts after i has ended, between
/// processors with a cost of at most the time between. So no schedule on that many processors is shorter, as
/// the sum of the work shows, and this one is reached by its placement under strict and unlimited channels.
/// Times are whole seconds, the same on every device, so that sums are exact; every edge is a tensor of its
/// own, without bytes. Ids are shuffled, since they decide ties.
Result<KnownOptimum> makeRgpos(const RgposShape& shape);

} // namespace doppler
