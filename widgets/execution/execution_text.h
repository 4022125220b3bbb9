// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/execution_check.h"

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// The measured makespan of executions that succeeded, next to the simulated one if it is given.
QString makespanText(double measured, std::optional<double> simulated);

/// Whether the outputs and the order of their tasks were confirmed, and the engine's notes.
QString checkText(const std::optional<ExecutionCheck>& check, const std::vector<Message>& notes);

} // namespace doppler
