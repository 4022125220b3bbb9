// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// For how many real seconds everything blocks what it runs on.
struct BlockingTimes {
    std::vector<double> tasks;     ///< By vertex.
    std::vector<double> transfers; ///< By the plan's transfers.
};

/// How an execution's world differs from the problem's: `time_scale`, `compute_factor`, `bandwidth_factor`,
/// `latency_factor`, `jitter`.
std::vector<OptionSpec> worldOptions();

/// The option `time_scale`; where it is 0, a scale by the problem alone, so that all its placements are
/// measured alike: its lower bound lasts 30 ms, or longer where the mean kernel or transfer would last less
/// than 0.5 ms, and waking up late would matter.
double realSecondsPerModelled(const Problem& problem, const Options& options);

/// A task: modelled seconds / compute_factor. A transfer: latency * latency_factor + bytes / bandwidth /
/// bandwidth_factor; seconds of its own / bandwidth_factor. Both times the model's noise, times
/// exp(jitter * z), z standard normal from the seed and the vertex, or tensor and destination; times the
/// scale.
BlockingTimes blockingTimes(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                            const Options& options, std::uint64_t seed);

} // namespace doppler
