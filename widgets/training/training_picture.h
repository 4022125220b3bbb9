// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/figure/figure.h"
#include "widgets/training/curves/training_chart.h"
#include "widgets/training/runs/training_log.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace doppler {

/// Draws the curves of trainings into a file (SVG, PDF or PNG, by its extension) without a window. Trainings
/// that differ only in their seed share a mean with a band. GUI thread.
Result<void> exportTrainingPicture(const std::vector<SavedTraining>& trainings, const QString& file,
                                   TrainingChart chart = TrainingChart::Both, const QString& command = {});
/// The same as a figure. In a narrow one the values at the ends of curves are within the axes.
Result<void> exportTrainingFigure(const std::vector<SavedTraining>& trainings, const QString& file,
                                  TrainingChart chart, const FigureSpec& figure, const QString& command);

/// Whether an episode of the trainings has a loss other than 0.
bool haveLosses(const std::vector<SavedTraining>& trainings);

/// The curves as SVG for a page.
QByteArray trainingsAsSvg(const std::vector<SavedTraining>& trainings);

/// The title of these trainings, each group once: a single training by its file, several by their policies.
QString trainingsTitle(const std::vector<SavedTraining>& trainings);

} // namespace doppler
