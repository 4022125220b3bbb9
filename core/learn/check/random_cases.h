// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/inputs/episode_batch.h"
#include "core/problem/problem.h"

#include <span>

namespace doppler {

/// A graph of 4 to 16 vertices, some of them restricted to a device, on 2 to 4 devices of two speeds. Edges
/// have one of three costs, or each its own where `manyCosts`: the fast encoder treats the two differently.
ProblemPtr randomProblem(std::uint64_t seed, bool manyCosts);

/// Moves fresh parameters: biases of 0 and outputs without scale would hide mistakes.
void disturb(std::span<float> parameters, Random& random);

/// Targets and weights of any sign for every decision, none where a device is not allowed.
void drawTargets(EpisodeBatch& batch, Random& random);
/// Values between -0.5 and 0.5.
std::vector<float> randomValues(std::size_t count, Random& random);

} // namespace doppler
