// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/training_log.h"

#include <QByteArray>
#include <QString>

namespace doppler {

/// Draws the curves of a training into a file (SVG, PDF or PNG by its ending), without a window. GUI thread.
Result<void> exportTrainingPicture(const QVector<EpisodeRecord>& records, const QString& name,
                                   const QString& file);

/// The same as SVG for a page.
QByteArray trainingAsSvg(const QVector<EpisodeRecord>& records, const QString& name);

} // namespace doppler
