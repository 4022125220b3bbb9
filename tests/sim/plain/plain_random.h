// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

namespace doppler::tests {

// The model's random numbers once more, from the papers of the generators and
// docs/decisions/execution-model.md.

/// The key of v under the rule of choice `random`, in [0, 1).
double plainRandomKey(std::uint64_t seed, VertexId v);
/// The factors of noise.
double plainComputeNoise(const ModelOptions& model, VertexId v);
double plainTransferNoise(const ModelOptions& model, TensorId t, DeviceId destination);

} // namespace doppler::tests
