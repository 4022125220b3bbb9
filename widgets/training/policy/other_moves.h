// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "core/training/trainer.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// The complete placement after this number of steps of an episode that starts with one
/// (EpisodeTrace::start).
Assignment placementAfter(const Problem& problem, const EpisodeTrace& trace, std::size_t steps);

/// The complete placement at the end of an episode; empty if a vertex has no device.
Assignment finalPlacement(const Problem& problem, const EpisodeTrace& trace);

/// The last step of an episode that gave the vertex its device, directly or through its colocation group.
/// Nothing: the vertex is where the episode started.
std::optional<std::size_t> decidingStep(const Problem& problem, const EpisodeTrace& trace, VertexId v);

/// The placements right after a step of such an episode for each of these choices, with their simulated
/// makespans. For the step's own vertex, the vertices that joined move to the other device as well, if they
/// are allowed there. Another vertex, without a given device, moves alone to the device that is best for it.
/// Returns an error if the makespan depends on an order, which the trace does not contain. Blocks for a run
/// per choice, or per device without a given one. After a stop request, returns fewer.
Result<std::vector<RatedPlacement>> rateMoves(const ProblemPtr& problem, const EpisodeTrace& trace,
                                              std::size_t step, std::span<const PolicyChoice> choices,
                                              const std::stop_token& stop);

} // namespace doppler
