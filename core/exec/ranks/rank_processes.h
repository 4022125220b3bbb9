// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

namespace doppler {

/// Starts a process `doppler` on this machine for every device, has them execute the placement together, and
/// ends them all before it returns. Blocks. Errors: as of executeRank(), each naming the rank; the program is
/// not there.
Result<std::vector<Execution>> executeInProcesses(const Problem& problem, const Placement& placement,
                                                  const Options& options, const EngineContext& context,
                                                  std::size_t repeats);

} // namespace doppler
