// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "core/training/trainer.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// The whole placement of an episode that begins with one (EpisodeTrace::start), after so many of its steps.
Assignment placementAfter(const Problem& problem, const EpisodeTrace& trace, std::size_t steps);

/// The whole placement that an episode ends with; empty: it leaves a vertex without a device.
Assignment finalPlacement(const Problem& problem, const EpisodeTrace& trace);

/// The last step of an episode that gave the vertex its device, also by what it is colocated with. Nothing:
/// it is where the episode began.
std::optional<std::size_t> decidingStep(const Problem& problem, const EpisodeTrace& trace, VertexId v);

/// What placements would be there right after that step of such an episode, had it been each of these
/// choices, with their simulated makespans. Of the step's own vertex those that came along do so to the
/// other device as well, where they may be there; another vertex, whose device is open, moves alone to the
/// one that is best for it. An error where the makespan goes by an order, which the trace does not tell.
/// Blocks for a run per choice, per device where it is open; ends early, with fewer, once it is to stop.
Result<std::vector<RatedPlacement>> rateMoves(const ProblemPtr& problem, const EpisodeTrace& trace,
                                              std::size_t step, std::span<const PolicyChoice> choices,
                                              const std::stop_token& stop);

} // namespace doppler
