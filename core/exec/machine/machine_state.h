// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// What disturbs measurements, at one time.
struct MachineState {
    std::string time;                  ///< UTC, ISO 8601.
    double load = 0;                   ///< Mean number of runnable threads over a minute.
    std::size_t otherThreads = 0;      ///< Runnable threads of other processes now.
    std::string governor;              ///< Of the processors' frequency; empty: unknown.
    std::vector<double> megahertz;     ///< By processor that this process may use; empty: unknown.
    std::optional<double> kernelNoise; ///< Relative spread of a repeated kernel; nothing: not measured.
};

/// The state now, without `kernelNoise`. Zeros and empty values where the system doesn't say. Reads small
/// files.
MachineState machineState();

/// Why measurements in this state are noisy; nothing if they are not. `processors`: that this process may
/// use.
std::optional<Message> noisyBecause(const MachineState& state, std::size_t processors);

} // namespace doppler
