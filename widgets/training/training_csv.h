// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// The records of one training.
struct TrainingCurve {
    std::string training; ///< What it is called, without its seed.
    std::uint64_t seed = 0;
    std::vector<EpisodeRecord> records;
};

/// A table with a line for every episode of every training (RFC 4180, numbers with a point, makespans in
/// seconds). May take long: for worker threads.
std::string trainingCsv(std::span<const TrainingCurve> curves);

} // namespace doppler
