// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <string>
#include <string_view>

namespace doppler {

struct EpisodeTrace;

/// The placer that uses the networks of a checkpoint; its option `file` names the file.
inline constexpr const char* checkpointPlacerId = "checkpoint";
/// The file extension of checkpoints.
inline constexpr std::string_view checkpointEnding = ".checkpoint";

/// Whether a placer's name is the file of a checkpoint, judged by its extension or else by the file's
/// content. May block on a slow disk.
bool namesCheckpoint(const std::string& placer);

/// How a checkpoint places a problem.
enum class Decode {
    Best, ///< The stored best if graph and topology are those of the training, otherwise as Greedy.
    /// The networks' choice at every step; with a larger budget also choices sampled from their
    /// probabilities.
    Greedy,
};

struct PlacedByCheckpoint : PlacerResult {
    std::string policy; ///< The policy of the checkpoint.
};

/// Places a problem, which need not be one of the training. Errors name the file. If `trace` is not null it
/// must be empty and receives the episode of the placement; a stored placement has no steps.
Result<PlacedByCheckpoint> placeByCheckpoint(const Problem& problem, const std::string& file, Decode how,
                                             const PlacerContext& context, EpisodeTrace* trace = nullptr);

} // namespace doppler
