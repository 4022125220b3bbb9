// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"

#include <functional>

namespace doppler {

/// The table of differences with full numbers: a line per figure; per run its value, and for all but the
/// reference the difference and its ratio to the reference's value. Separated by `separator` (CSV: quoted by
/// RFC 4180). `sentence` words the figures' names.
std::string differencesAsTable(
    const RunDifferences& all, char separator,
    const std::function<std::string(const Message&)>& sentence = [](const Message& m) {
        return m.english();
    });

/// Everything as JSON: runs, figures, reasons, moved vertices, disagreement.
std::string differencesAsJson(const RunDifferences& all);

/// For people: the table with units, then the reasons.
std::string differencesAsText(const RunDifferences& all);

} // namespace doppler
