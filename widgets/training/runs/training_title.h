// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QString>

namespace doppler {

/// The preset with these options, ignoring numbers of episodes and `control`; null if there is none.
const TrainingPreset* presetOf(const TrainingPolicy& policy, const Options& options);
/// The title of a policy's first preset, in the window's language.
QString policyTitle(const TrainingPolicy& policy);
/// "DOPPLER, paper": the common title of trainings that differ only in their seed.
QString trainingTitle(const TrainingSetup& setup);
/// "DOPPLER, paper, seed 1".
QString trainingName(const TrainingSetup& setup);
/// "DOPPLER, paper, seed 1, best of episode 40"; the first episode is 0.
QString bestTitle(const QString& training, std::uint64_t episode);
/// Equal for all trainings that differ only in their seed (and files).
QString trainingKey(const TrainingSetup& setup);

} // namespace doppler
