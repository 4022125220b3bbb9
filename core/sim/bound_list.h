// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/bounds.h"
#include "core/sim/assignment.h"

#include <optional>
#include <vector>

namespace doppler {

/// What a lower bound on the makespan rests on.
enum class BoundKind {
    Path,          ///< The longest path of least compute seconds.
    Work,          ///< All least compute seconds, over all slots.
    TransferPath,  ///< The longest path with its least transfers (pathBound).
    Density,       ///< The densest interval (densityBound), from the other bounds on.
    Proven,        ///< What the run's placer proved.
    PlacementPath, ///< Of this placement alone: its longest path, transfers included.
    PlacementLoad, ///< Of this placement alone: the device with the most work per slot.
};

struct NamedBound {
    BoundKind kind;
    double seconds = 0;
    std::optional<DeviceId> device; ///< PlacementLoad.
    [[nodiscard]] bool operator==(const NamedBound&) const = default;
};

/// Whether the bound holds for every placement.
[[nodiscard]] constexpr bool holdsForAll(BoundKind kind)
{
    return kind != BoundKind::PlacementPath && kind != BoundKind::PlacementLoad;
}

/// Those that hold for every placement, in the order of BoundKind. Under noise only the two that count it
/// (Problem::lowerBound); beyond the size of timeQuantum() or when stopped early, those at hand.
std::vector<NamedBound> lowerBounds(const Problem& problem, const std::stop_token& stop = {});

/// Those of one valid placement; empty under noise.
std::vector<NamedBound> placementBounds(const Problem& problem, const Placement& placement);

/// The greatest, the one that binds; nothing of an empty list. Ties: the first. `forAll`: of those that hold
/// for every placement.
std::optional<NamedBound> bindingBound(const std::vector<NamedBound>& bounds, bool forAll = false);

} // namespace doppler
