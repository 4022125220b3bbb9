// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/problem/noise.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// The real seconds for which each task and transfer occupies its resource.
struct BlockingTimes {
    std::vector<double> tasks;     ///< By vertex.
    std::vector<double> transfers; ///< By the plan's transfers.
};

/// The options by which an execution deviates from the model: `time_scale`, `compute_factor`,
/// `bandwidth_factor`, `latency_factor`, `jitter`.
std::vector<OptionSpec> worldOptions();

/// Real seconds per modelled second: the option `time_scale`, or if that is 0, a scale that depends only on
/// the problem, so that all its placements are measured alike. With it the lower bound lasts 30 ms, or longer
/// if the mean kernel or transfer would last less than 0.5 ms, where late wake-ups would matter.
double realSecondsPerModelled(const Problem& problem, const Options& options);

/// Computes how long a task or transfer occupies its resource, in real seconds. A task: modelled seconds /
/// compute_factor. A transfer: latency * latency_factor + bytes / bandwidth / bandwidth_factor, or its
/// explicit seconds / bandwidth_factor. Both are multiplied by the model's noise, by exp(jitter * z), z
/// standard normal from the seed and the vertex (or tensor and destination), and by the scale. The problem
/// must outlive it. Thread-safe.
class DeviatingTimes {
public:
    DeviatingTimes(const Problem& problem, const Options& options, std::uint64_t seed);
    [[nodiscard]] double task(VertexId v, DeviceId on) const;
    [[nodiscard]] double transfer(TensorId t, DeviceId from, DeviceId to) const;

private:
    const Problem& problem;
    double scale;
    double computeFactor;
    double bandwidthFactor;
    double latencyFactor;
    NoiseSource noise;
    NoiseSource jitter;
};

/// The times of a placement and its transfers (DeviatingTimes).
BlockingTimes blockingTimes(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                            const Options& options, std::uint64_t seed);

} // namespace doppler
