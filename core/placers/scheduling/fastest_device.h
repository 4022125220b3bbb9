// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <span>

namespace doppler {

/// The device that may run the largest number of these vertices; among several, the one with the smallest
/// total time; ties: lower device.
DeviceId fastestDevice(const Problem& problem, std::span<const VertexId> vertices);

} // namespace doppler
