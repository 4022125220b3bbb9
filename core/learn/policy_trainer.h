// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/learning_module.h"

namespace doppler {

std::unique_ptr<Trainer> makePolicyTrainer();

/// LearningModule::decode.
Result<DecodedPlacement> decodeCheckpointFor(const ProblemPtr& problem, const std::string& file,
                                             bool takeStoredBest);

} // namespace doppler
