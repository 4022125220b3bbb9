// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// A form in which placements leave. One file per format, which ends with `PlacementFormat xPlacement()`; one
/// line in placement_formats.def makes it known to everything.
struct PlacementFormat {
    std::string_view id;         ///< As the command line spells it.
    std::string_view name;       ///< A proper name, the same in every language.
    std::string_view extensions; ///< Usual endings of files, separated by blanks, with their dots.
    std::string (*write)(const Problem& problem, const Placement& placement,
                         std::string_view placer) = nullptr;
};

/// Every form, in the order in which choosers show them; the first is our own, the only one that is read.
std::span<const PlacementFormat> placementFormats();

/// Writes a placement in the format of that id, or, without one, in the format that the file's ending names,
/// else in our own. Whole or not at all.
Result<void> writePlacement(const Problem& problem, const Placement& placement, std::string_view placer,
                            const std::string& path, std::string_view formatId = {});

} // namespace doppler
