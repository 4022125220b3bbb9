// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_picture.h"

#include "widgets/main_window/picture_export.h"
#include "widgets/training/training_plot.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr QSize pictureSize{960, 560};

void fill(TrainingPlot& plot, const QVector<EpisodeRecord>& records, const QString& name)
{
    plot.resize(pictureSize);
    StagePlan plan;
    for (const EpisodeRecord& record : records)
        ++plan.of(record.stage);
    plot.addRun(0, name, plan);
    plot.addRecords(0, records);
}

} // namespace

QByteArray trainingAsSvg(const QVector<EpisodeRecord>& records, const QString& name)
{
    TrainingPlot plot;
    fill(plot, records, name);
    return pictureAsSvg(pictureSize,
                        [&plot](QPainter& painter, const QRectF& area) { plot.paintPicture(painter, area); });
}

Result<void> exportTrainingPicture(const QVector<EpisodeRecord>& records, const QString& name,
                                   const QString& file)
{
    TrainingPlot plot;
    fill(plot, records, name);
    return exportPicture(file, pictureSize, [&plot](QPainter& painter, const QRectF& area) {
        plot.paintPicture(painter, area);
    });
}

} // namespace doppler
