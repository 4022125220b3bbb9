// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/training/learning_module.h"
#include "core/training/trainer.h"

namespace doppler {

/// Prints how long trainings with this setup will take, measured on a few episodes of each stage, and on how
/// many. There are `seeds` trainings; `threads` of them run at the same time. A resumed training counts the
/// episodes that remain. Blocks for some seconds; writes no files.
Exit printTrainingEstimate(LearningModule& module, TrainingSetup setup, std::size_t seeds,
                           std::size_t threads, bool json);

} // namespace doppler
