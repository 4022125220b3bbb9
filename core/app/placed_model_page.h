// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/place_model.h"
#include "core/compare/comparison_report.h"

namespace doppler {

/// The page that explains a placed model, as self-contained HTML: what is where, why it takes as long as it
/// does, what would help, what else was tried, and how to use the file of the placement. `file` is the path
/// of that file; empty: none was written. `command` reproduces the result; empty: none.
std::string placedModelAsHtml(const PlacedModel& placed, const std::string& file, const std::string& command,
                              const ReportLanguage& language = {});

/// How to use a placement file, by its file extension.
struct PlacementUse {
    Message text;
    std::string code; ///< Program text; empty: none.
};
std::vector<PlacementUse> placementUses(const std::string& file);

} // namespace doppler
