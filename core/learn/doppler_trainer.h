// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

namespace doppler {

std::unique_ptr<Trainer> makeDopplerTrainer();

/// LearningModule::decode.
Result<Placement> decodeCheckpointFor(const Problem& problem, const std::string& file, bool takeStoredBest);

} // namespace doppler
