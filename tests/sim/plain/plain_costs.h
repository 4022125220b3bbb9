// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

namespace doppler::tests {

// The costs of the execution model, from its text, for graphs that have FLOPs or measured times. The plain
// simulator takes them from the problem, so that times are equal to the bit.

/// Seconds of v on d, without noise.
double plainComputeSeconds(const Problem& problem, VertexId v, DeviceId d);
/// Seconds of a tensor between two devices, without noise.
double plainTransferSeconds(const Problem& problem, TensorId t, DeviceId from, DeviceId to);
/// The larger of the longest path of least seconds and plainSpreadBound(), under this noise.
double plainLowerBound(const Problem& problem);
/// The linear program of spreadBound() as it is written there, solved by GLPK.
double plainSpreadBound(const Problem& problem);

} // namespace doppler::tests
