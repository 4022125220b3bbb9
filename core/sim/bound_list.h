// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/bounds.h"
#include "core/sim/assignment.h"

#include <optional>
#include <vector>

namespace doppler {

/// The argument for a lower bound on the makespan.
enum class BoundKind {
    Path,          ///< The longest path of smallest compute seconds.
    Work,          ///< All work spread over the devices by their speeds (spreadBound()).
    TransferPath,  ///< The longest path with its shortest transfers (pathBound()).
    Density,       ///< The densest interval (densityBound()), starting from the other bounds.
    Proven,        ///< Proven by the run's placer.
    PlacementPath, ///< For this placement only: its longest path, including transfers.
    PlacementLoad, ///< For this placement only: the device with the most work per slot.
};

struct NamedBound {
    BoundKind kind;
    double seconds = 0;
    std::optional<DeviceId> device; ///< For PlacementLoad.
    [[nodiscard]] bool operator==(const NamedBound&) const = default;
};

/// Whether the bound holds for every placement.
[[nodiscard]] constexpr bool holdsForAll(BoundKind kind)
{
    return kind != BoundKind::PlacementPath && kind != BoundKind::PlacementLoad;
}

/// The bounds for every placement, in the order of BoundKind. Under noise only the two that include it
/// (Problem::lowerBound()). Beyond the size limit of timeQuantum(), or if stopped early, those computed so
/// far.
std::vector<NamedBound> lowerBounds(const Problem& problem, const std::stop_token& stop = {});

/// The bounds for one valid placement; empty under noise.
std::vector<NamedBound> placementBounds(const Problem& problem, const Placement& placement);

/// The largest bound, which is the binding one; nothing for an empty list. Ties: the first. `forAll`:
/// considers only bounds for every placement.
std::optional<NamedBound> bindingBound(const std::vector<NamedBound>& bounds, bool forAll = false);

} // namespace doppler
