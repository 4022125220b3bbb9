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
/// `dialogue`: the program may ask for makespans; the document is one line and says so.
std::string writeExternalProblem(const Problem& problem, const PlacerContext& context, bool dialogue = false);

/// One line of an external placer's standard output.
struct ExternalLine {
    bool progress = false;
    PlacementFile placement; ///< Without devices if the line has none (progress only).
    std::optional<double> evaluations;
    std::string question; ///< A line for the dialogue (core/dialogue), as it was written; empty: none.
    std::string refusal;  ///< Why the program returns no placement; empty: no reason given.
};
/// Reads a line that is not blank. The place of an error is the JSON path within the line.
Result<ExternalLine> readExternalLine(std::string_view line);

} // namespace doppler
