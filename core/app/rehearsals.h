// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/computation.h"
#include "core/exec/machine/kernel_times.h"
#include "core/io/bytes/read_watch.h"
#include "core/run/measured/executions.h"

#include <map>
#include <string>
#include <utility>

namespace doppler {

/// Kernel (Computation::kernelKey()) and kind of device.
using KernelOnKind = std::pair<std::string, std::string>;

struct RehearsalRequest {
    const Problem& problem;   ///< On devices of this machine.
    Computation& computation; ///< Of this problem, and
    ChosenEngine engine;      ///< that of an engine `local` with these options, apart from `warmup`.
    std::size_t executions = 0;
    double seconds = 0; ///< No further execution starts after this time, but two are always made.
};

/// Measures kernels where they run: executes the whole graph on this machine's cores (engine `local`) with
/// different placements, and takes the times of the tasks. Alone, a kernel finds its inputs in the caches and
/// the other cores busy with the same kernel; in a run it does not. `seconds` of each kernel is the
/// median over the executions of the mean over its tasks: a makespan is a sum, and an execution that the
/// machine slowed does not count more than another. Kernels with fewer than three tasks are left out. Errors:
/// the engine does not support the problem, e.g. because it has more devices than the machine has cores; a
/// kernel failed; stopped.
Result<std::map<KernelOnKind, KernelTime>> rehearse(const RehearsalRequest& request, const ReadWatch& watch);

} // namespace doppler
