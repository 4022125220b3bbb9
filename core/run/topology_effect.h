// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// The effect of other devices on a problem, and on a placement if it is kept. Times in seconds.
struct TopologyEffect {
    ProblemPtr problem; ///< The graph and model on the other devices.
    double boundBefore = 0;
    double boundAfter = 0;
    /// The given placement on the other devices; nothing if none was given, or if the graph must be placed
    /// again.
    std::optional<Placement> placement;
    double makespanBefore = 0;
    double makespanAfter = 0;   ///< Infinite: out of memory.
    std::size_t homeless = 0;   ///< Vertices whose device no longer exists.
    std::size_t notAllowed = 0; ///< Vertices that are not allowed on their device.
};

/// Computes the effect. `origins` holds, for each device of `topology`, the device of the problem from which
/// it comes; nothing for a new one. `placement` may be null; one that is not valid for the problem, as of a
/// run under another schedule rule, counts as none. Refuses devices on which the graph cannot run. Always
/// simulates, also if the shown run was measured.
Result<TopologyEffect> effectOf(const Problem& problem, const Placement* placement,
                                const TopologyPtr& topology, std::span<const std::optional<DeviceId>> origins,
                                const std::stop_token& stop = {});

} // namespace doppler
