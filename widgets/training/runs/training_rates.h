// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QString>

namespace doppler {

/// Equal for trainings whose episodes take equally long on this computer: the same policy, graphs and
/// settings except for the seed, the numbers of episodes, the rates of each stage, and whether it is a
/// control.
QString rateKey(const TrainingSetup& setup);

/// How long trainings will take, and on what that rests.
struct EstimateText {
    double seconds = 0;
    std::uint64_t episodes = 0; ///< On which it rests, by stage.
    bool earlier = false;       ///< By an earlier training; otherwise it was just measured.
};
/// The same as a sentence in the language of the window.
QString estimateText(const EstimateText& estimate);

} // namespace doppler
