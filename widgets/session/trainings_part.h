// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/session_keeper.h"

namespace doppler {

class TrainingRuns;

/// Which trainings are shown, by their logs and checkpoints. The runs must outlive the part.
LargeSessionPart trainingsPart(TrainingRuns& training);

} // namespace doppler
