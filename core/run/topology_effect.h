// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// What other devices would change of a problem, and of a placement as it is. Times in seconds.
struct TopologyEffect {
    ProblemPtr problem; ///< The same graph and model on the other devices.
    double boundBefore = 0;
    double boundAfter = 0;
    /// The given placement on the other devices; nothing where none was given, or where it must be made anew.
    std::optional<Placement> placement;
    double makespanBefore = 0;
    double makespanAfter = 0;   ///< Infinite: out of memory.
    std::size_t homeless = 0;   ///< Vertices whose device is gone.
    std::size_t notAllowed = 0; ///< Vertices that may not run where their device is now.
};

/// `origins`: by device of `topology`, the device of the problem that it was; nothing for a new one.
/// `placement` may be null. Refuses devices on which the graph can't run at all. Simulated, also where the
/// shown run was measured.
Result<TopologyEffect> effectOf(const Problem& problem, const Placement* placement,
                                const TopologyPtr& topology, std::span<const std::optional<DeviceId>> origins,
                                const std::stop_token& stop = {});

} // namespace doppler
