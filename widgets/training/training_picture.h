// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_log.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace doppler {

/// Draws the curves of trainings into a file (SVG, PDF or PNG by its ending), without a window: of those that
/// differ in their seed alone the mean with a band. GUI thread.
Result<void> exportTrainingPicture(const std::vector<KeptTraining>& trainings, const QString& file);

/// The same as SVG for a page.
QByteArray trainingsAsSvg(const std::vector<KeptTraining>& trainings);

/// What they are called, each group once: one training by its file, several by their policies.
QString trainingsTitle(const std::vector<KeptTraining>& trainings);

} // namespace doppler
