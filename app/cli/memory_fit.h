// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>
#include <string>

namespace doppler {

/// The first moment at which a device would need more memory than it has, in bytes.
struct FirstOverflow {
    Overflow at;
    double needed = 0;
    double capacity = 0;
};

/// The first overflow of a run; nothing if every device can hold all that the run puts there. Judges runs of
/// any memory rule.
std::optional<FirstOverflow> overflowOf(const Run& run);
/// Whether the run fits, as one line for people, without its end.
std::string fitText(const Run& run, const std::optional<FirstOverflow>& overflow);

} // namespace doppler
