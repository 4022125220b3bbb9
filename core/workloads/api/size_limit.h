// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace doppler {

/// What the families make at most; a graph of that size takes about 2 GB.
inline constexpr double mostMadeVertices = 2e6;
inline constexpr double mostMadeEdges = 1e7;

/// Refuses a graph that would be larger, before any of it is made. The numbers may be estimates.
Result<void> refuseLarge(double vertices, double edges);

} // namespace doppler
