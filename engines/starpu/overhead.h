// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>

namespace doppler::starpu {

enum class OverheadShape {
    Independent, ///< No dependencies.
    Chains,      ///< One chain on each device.
    Crossing,    ///< Task i needs the tasks i - 1 and i - 2; neighbours are on different devices.
};

const char* nameOf(OverheadShape shape);

/// Median seconds per empty task on two forced workers over several executions after a warm-up, submission
/// not included. Errors: StarPU does not start.
Result<double> overheadPerTask(std::size_t tasks, OverheadShape shape);

} // namespace doppler::starpu
