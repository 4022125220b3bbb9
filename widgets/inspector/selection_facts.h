// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <span>
#include <vector>

namespace doppler {

/// Figures of several vertices together.
struct SelectionFacts {
    struct Share {
        DeviceId device;
        std::size_t vertices = 0;
        double seconds = 0; ///< Of compute, in the run.
    };
    std::size_t vertices = 0;
    double flops = 0;        ///< Of the vertices with known FLOPs.
    std::size_t unknown = 0; ///< Vertices with neither FLOPs nor measured times.
    double outputBytes = 0;
    double weights = 0;        ///< Persistent bytes.
    double seconds = 0;        ///< Compute seconds in the run; 0 without one.
    double start = 0;          ///< Seconds: the first start in the run.
    double end = 0;            ///< The last end.
    std::vector<Share> shares; ///< Devices with at least one of them; empty without a run.
};

/// Sums over these vertices of the problem's graph; `run` may be null.
SelectionFacts selectionFacts(const Problem& problem, const Run* run, std::span<const VertexId> vertices);

} // namespace doppler
