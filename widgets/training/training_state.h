// SPDX-License-Identifier: GPL-3.0-or-later
// What sessions keep of trainings.
#pragma once

#include "widgets/shell/panel.h"

namespace doppler {

class TrainingRuns;

/// The settings that a training is proposed with; empty: none were used or set.
QJsonObject trainingSettings(const TrainingRuns& training);
/// Ignores a policy or options that are not known any more.
void setTrainingSettings(TrainingRuns& training, const QJsonObject& object);
/// The files of the trainings in the list. `training` must outlive the part.
LargePart trainingRecordsPart(TrainingRuns& training);

} // namespace doppler
