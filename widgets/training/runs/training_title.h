// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QString>

namespace doppler {

/// The preset that these options are, but for the numbers of episodes and `control`; null where they are
/// none.
const TrainingPreset* presetOf(const TrainingPolicy& policy, const Options& options);
/// What a policy is called: its first preset's title, in the window's language.
QString policyTitle(const TrainingPolicy& policy);
/// "DOPPLER, paper": what trainings that differ in their seed alone are called.
QString trainingTitle(const TrainingSetup& setup);
/// "DOPPLER, paper, seed 1".
QString trainingName(const TrainingSetup& setup);
/// "DOPPLER, paper, seed 1, best of episode 40"; the first episode is 0.
QString bestTitle(const QString& training, std::uint64_t episode);
/// The same for all trainings that differ in their seed (and files) alone.
QString trainingKey(const TrainingSetup& setup);

} // namespace doppler
