// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/placements/placement_json.h"
#include "core/placers/api/placer.h"

#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The problem as an external placer reads it on its standard input, in one JSON document
/// ("doppler-problem", version 1; docs/external-placers.md): every cost worked out, indices instead of names.
std::string writeExternalProblem(const Problem& problem, const PlacerContext& context);

/// One line of an external placer's standard output.
struct ExternalLine {
    bool progress = false;
    PlacementFile placement; ///< Devices empty: the line brings none (progress only).
    std::optional<double> evaluations;
    std::string refusal; ///< Why the program gives no placement; empty: it does not say so.
};
/// Reads a line that is not blank. An error's place is the JSON path within the line.
Result<ExternalLine> readExternalLine(std::string_view line);

} // namespace doppler
