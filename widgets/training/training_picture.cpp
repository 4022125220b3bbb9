// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_picture.h"

#include "widgets/shell/picture_export.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/runs/training_title.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr QSize pictureSize{960, 560};
constexpr int leastFigureHeight = 260; ///< The axes need that much.
constexpr int narrowFigure = 480;      ///< Next to the axes of a narrower one labels have no room.

/// The same for trainings that differ in their seed (and files) alone.
QString keyOf(const SavedTraining& training)
{
    QString key = trainingKey(training.setup);
    if (training.trainedOn)
        key += QStringLiteral("\n%1/%2")
                   .arg(training.trainedOn->graphFingerprint)
                   .arg(training.trainedOn->topologyFingerprint);
    return key;
}

/// In the order of their first runs; a run's number is its index.
std::vector<RunGroup> groupsOf(const std::vector<SavedTraining>& trainings)
{
    std::vector<RunGroup> groups;
    std::vector<QString> keys;
    for (std::size_t i = 0; i < trainings.size(); ++i) {
        const QString key = keyOf(trainings[i]);
        const auto known = std::ranges::find(keys, key);
        if (known != keys.end()) {
            groups[static_cast<std::size_t>(known - keys.begin())].runs.push_back(i);
            continue;
        }
        const QString title = trainings.size() == 1 ? QString::fromStdString(trainings[i].name)
                                                    : trainingTitle(trainings[i].setup);
        QString name = title; // Others of that name have other settings, or another graph.
        for (int number = 2; std::ranges::find(groups, name, &RunGroup::name) != groups.end(); ++number)
            name = QStringLiteral("%1 (%2)").arg(title).arg(number);
        keys.push_back(key);
        groups.push_back({name, {i}});
    }
    return groups;
}

void fill(TrainingPlot& plot, const std::vector<SavedTraining>& trainings, QSize size = pictureSize)
{
    plot.resize(size);
    const std::vector<RunGroup> groups = groupsOf(trainings);
    for (const RunGroup& group : groups)
        for (const std::size_t run : group.runs) {
            const SavedTraining& training = trainings[run];
            const QString name = group.runs.size() > 1 ? trainingName(training.setup) : group.name;
            plot.addRun(run, name, training.logged.stages);
            plot.addRecords(run, training.logged.records);
        }
    plot.setGroups(groups);
    std::size_t graphs = 1;
    for (std::size_t run = 0; run < trainings.size(); ++run)
        graphs = std::max(graphs, plot.curves(run)->problemCount());
    if (graphs > 1)
        plot.setProblemName(QCoreApplication::translate("training", "%1 of %2").arg(1).arg(graphs));
}

} // namespace

QString trainingsTitle(const std::vector<SavedTraining>& trainings)
{
    QStringList names;
    for (const RunGroup& group : groupsOf(trainings))
        names += group.name;
    return names.join(QStringLiteral(", "));
}

QByteArray trainingsAsSvg(const std::vector<SavedTraining>& trainings)
{
    TrainingPlot plot;
    fill(plot, trainings);
    return pictureAsSvg(pictureSize,
                        [&plot](QPainter& painter, const QRectF& area) { plot.paintPicture(painter, area); });
}

bool haveLosses(const std::vector<SavedTraining>& trainings)
{
    return std::ranges::any_of(trainings, [](const SavedTraining& training) {
        return std::ranges::any_of(training.logged.records, [](const EpisodeRecord& record) {
            return std::isfinite(record.loss) && record.loss != 0;
        });
    });
}

Result<void> exportTrainingPicture(const std::vector<SavedTraining>& trainings, const QString& file,
                                   TrainingChart chart, const QString& command)
{
    TrainingPlot plot;
    plot.setChart(chart);
    fill(plot, trainings);
    PicturePage page(pictureSize);
    page.command = command;
    return exportPicture(
        file, page, [&plot](QPainter& painter, const QRectF& area) { plot.paintPicture(painter, area); });
}

Result<void> exportTrainingFigure(const std::vector<SavedTraining>& trainings, const QString& file,
                                  TrainingChart chart, const FigureSpec& figure, const QString& command)
{
    const int width = figure.layoutWidth();
    TrainingPlot plot;
    plot.setChart(chart);
    plot.setKeyShown(figure.legend);
    plot.setLabelsShown(figure.labels);
    plot.setLabelsInside(chart == TrainingChart::Makespan && width < narrowFigure);
    const int usual = std::max(leastFigureHeight, width * 7 / 12);
    fill(plot, trainings, {width, usual});
    const int labels = chart == TrainingChart::Loss ? 0 : static_cast<int>(plot.labelsHeight());
    const int height = std::min(figure.layoutHeight(), std::max(usual, usual / 2 + labels));
    plot.resize(width, height);
    return exportPicture(
        file, {{width, height}, figure, command},
        [&plot](QPainter& painter, const QRectF& area) { plot.paintPicture(painter, area); });
}

} // namespace doppler
