// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/external/execution_json.h"

namespace doppler {

/// Checks an execution that a program reports: every vertex ran once, every needed tensor travelled once to
/// each device after it was computed, inputs arrived before use, no device ran more tasks at once than it has
/// slots, the makespan is the last end (within 1 %), and every token is that of a sequential execution. Times
/// may be wrong by `tolerance` seconds. Whether a device idled while a task was ready is not checked.
/// `tokens` are those of sequentialTokens(). The place of an error is the JSON path within the line.
Result<Execution> checkedExecution(const Problem& problem, const Placement& given, ExecutionLine line,
                                   std::span<const std::uint32_t> tokens, double tolerance);

} // namespace doppler
