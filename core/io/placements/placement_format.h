// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// An output format for placements. Each has one file that ends with `PlacementFormat xPlacement()`, and one
/// line in placement_formats.def.
struct PlacementFormat {
    std::string_view id;         ///< As on the command line.
    std::string_view name;       ///< A proper name, which is not translated.
    std::string_view extensions; ///< Usual file extensions with their dots, separated by blanks.
    std::string (*write)(const Problem& problem, const Placement& placement,
                         std::string_view placer) = nullptr;
    /// Refuses problems whose placements the format cannot hold; null: it holds all.
    Result<void> (*check)(const Problem& problem) = nullptr;
};

/// All formats in the order of the choosers. The first is our own, the only one that can be read.
std::span<const PlacementFormat> placementFormats();

/// Writes a placement in the format with this id. Without an id, the file extension determines the format;
/// the default is our own. Writes the file completely or not at all.
Result<void> writePlacement(const Problem& problem, const Placement& placement, std::string_view placer,
                            const std::string& path, std::string_view formatId = {});

} // namespace doppler
