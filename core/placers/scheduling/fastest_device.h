// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <span>

namespace doppler {

/// The device that may run the most of these vertices and, among such, runs them in the least total time;
/// ties: lower device.
DeviceId fastestDevice(const Problem& problem, std::span<const VertexId> vertices);

} // namespace doppler
