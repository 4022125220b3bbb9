// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// The records of one training.
struct TrainingCurve {
    std::string training; ///< Title without the seed.
    std::uint64_t seed = 0;
    std::vector<EpisodeRecord> records;
};

/// A table with a line for every episode of every training (RFC 4180, decimal points, makespans in seconds).
/// Can take long: for worker threads.
std::string trainingCsv(std::span<const TrainingCurve> curves);

} // namespace doppler
