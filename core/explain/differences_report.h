// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"

#include <functional>

namespace doppler {

/// The table of differences with full numbers: a line per figure with the value of each run, and for all runs
/// but the reference the difference and the ratio to the reference. Columns are separated by `separator`; for
/// commas, fields are quoted by RFC 4180. `sentence` translates the names of the figures.
std::string differencesAsTable(
    const RunDifferences& all, char separator,
    const std::function<std::string(const Message&)>& sentence = [](const Message& m) {
        return m.english();
    });

/// Everything as JSON: runs, figures, reasons, moved vertices, disagreement.
std::string differencesAsJson(const RunDifferences& all);

/// The table with units and the reasons, as text for people.
std::string differencesAsText(const RunDifferences& all);

} // namespace doppler
