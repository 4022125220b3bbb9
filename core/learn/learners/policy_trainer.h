// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/learner.h"
#include "core/training/learning_module.h"

namespace doppler {

std::unique_ptr<Trainer> makePolicyTrainer();

/// LearningModule::place.
Result<PlacerResult> placeWithNetworks(const ProblemPtr& problem, Checkpoint networks,
                                       const PlacerContext& context, EpisodeTrace* trace);

/// LearningModule::whatIf.
Result<std::vector<RatedPlacement>> answerWhatIf(const ProblemPtr& problem, const Checkpoint& network,
                                                 std::span<const PolicyChoice> before,
                                                 std::span<const PolicyChoice> choices,
                                                 const std::stop_token& stop);

/// A checkpoint's network on a problem, which need not be one that it was trained on. LibTorch's exceptions
/// come out.
Result<std::unique_ptr<Learner>> learnerFor(const ProblemPtr& problem, Checkpoint checkpoint);

} // namespace doppler
