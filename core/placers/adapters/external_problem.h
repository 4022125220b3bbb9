// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/placements/placement_json.h"
#include "core/placers/api/placer.h"

#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The problem in the form that an external placer reads on its standard input: one JSON document
/// ("doppler-problem", version 1; docs/external-placers.md) with every cost computed, and indices instead of
/// names.
std::string writeExternalProblem(const Problem& problem, const PlacerContext& context);

/// One line of an external placer's standard output.
struct ExternalLine {
    bool progress = false;
    PlacementFile placement; ///< Without devices if the line has none (progress only).
    std::optional<double> evaluations;
    std::string refusal; ///< Why the program returns no placement; empty: no reason given.
};
/// Reads a line that is not blank. The place of an error is the JSON path within the line.
Result<ExternalLine> readExternalLine(std::string_view line);

} // namespace doppler
