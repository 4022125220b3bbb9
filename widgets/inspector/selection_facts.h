// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <span>
#include <vector>

namespace doppler {

/// What several vertices are together.
struct SelectionFacts {
    struct Share {
        DeviceId device;
        std::size_t vertices = 0;
        double seconds = 0; ///< Of compute, in the run.
    };
    std::size_t vertices = 0;
    double flops = 0;        ///< Of those that are known.
    std::size_t unknown = 0; ///< Vertices of which neither FLOPs nor times are known.
    double outputBytes = 0;
    double weights = 0;        ///< Persistent bytes.
    double seconds = 0;        ///< Compute, in the run; 0 without one.
    double start = 0;          ///< Seconds: when the first of them starts in the run.
    double end = 0;            ///< When the last of them ends.
    std::vector<Share> shares; ///< By device, those that have some; empty without a run.
};

/// Sums over these vertices of the problem's graph; the run may be null.
SelectionFacts selectionFacts(const Problem& problem, const Run* run, std::span<const VertexId> vertices);

} // namespace doppler
