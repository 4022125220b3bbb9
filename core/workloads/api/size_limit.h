// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace doppler {

/// Limits of generated graphs; a graph of this size takes about 2 GB.
inline constexpr double mostMadeVertices = 2e6;
inline constexpr double mostMadeEdges = 1e7;

/// Refuses a graph that would exceed the limits, before any part of it is made. The numbers may be estimates.
Result<void> refuseLarge(double vertices, double edges);

} // namespace doppler
