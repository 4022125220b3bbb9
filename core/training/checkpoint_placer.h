// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <string>
#include <string_view>

namespace doppler {

struct EpisodeTrace;

/// The placer whose networks a checkpoint of training holds; its option `file` says which.
inline constexpr const char* checkpointPlacerId = "checkpoint";
/// What the files of checkpoints end with.
inline constexpr std::string_view checkpointEnding = ".checkpoint";

/// True where what stands in a placer's place is a checkpoint: by its ending, or else by the file's content.
/// May block on a slow disk.
bool namesCheckpoint(const std::string& placer);

/// How a checkpoint places.
enum class Decode {
    Best,   ///< The stored best where graph and topology are the trained ones, else as the other.
    Greedy, ///< The networks' choice at every step; in a larger budget also what is drawn by their odds.
};

struct PlacedByCheckpoint : PlacerResult {
    std::string policy; ///< Which the checkpoint holds.
};

/// Places a problem, which need not be one that the networks were trained on. Every error names the file.
/// `trace`, empty where it is not null: the episode that gave the placement; a stored one has no steps.
Result<PlacedByCheckpoint> placeByCheckpoint(const Problem& problem, const std::string& file, Decode how,
                                             const PlacerContext& context, EpisodeTrace* trace = nullptr);

} // namespace doppler
