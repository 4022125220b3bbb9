// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/problem/problem.h"

#include <span>
#include <vector>

namespace doppler {

/// The option `oversubscribe` of engines whose devices are cores.
OptionSpec oversubscribeOption();

/// The processors of each device if all of them are on this machine: one for each slot, those of a device
/// next to each other. An error if this process may use too few, unless the options allow that devices share
/// them.
Result<std::vector<std::vector<unsigned>>> deviceProcessors(const Problem& problem, const Options& options);
/// The same for these devices alone; the others have none.
Result<std::vector<std::vector<unsigned>>> deviceProcessors(const Problem& problem, const Options& options,
                                                            std::span<const DeviceId> devices);

} // namespace doppler
