// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_value.h"
#include "core/run/run.h"

#include <stop_token>

namespace doppler {

/// Prints the shares of the realised critical path, the most effective change and the segments, or adds them
/// to `json` (may be null) as "critical_path".
void explainCriticalPath(const Run& run, const std::stop_token& stop, Json* json);

/// Prints the peak of each device by holder and the largest items at that time, or adds them to `json` (may
/// be null) as "memory".
void explainMemory(const RunPtr& run, Json* json);

} // namespace doppler
