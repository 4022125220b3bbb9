// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/execution_check.h"

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// One paragraph about executions that succeeded: the measured makespan (next to the simulated one, if it is
/// given), whether the outputs and the order of the tasks were confirmed, and the engine's notes.
QString executionText(double measured, std::optional<double> simulated,
                      const std::optional<ExecutionCheck>& check, const std::vector<Message>& notes);

} // namespace doppler
