// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_order.h"

#include "core/base/fingerprint.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace doppler {

namespace {

/// A name that any file system takes.
QString fileName(const std::string& name)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9._-]+"));
    return QString::fromStdString(name).replace(other, QStringLiteral("_")).left(60);
}

bool isControl(const TrainingSetup& setup)
{
    return setup.options.all().contains("control") && setup.options.flag("control");
}

/// "run.checkpoint" becomes "run-seed3-control.checkpoint"; a file that has the seed in its name keeps that
/// part.
QString withSeed(const QString& file, const TrainingSetup& setup)
{
    const QFileInfo info(file);
    static const QRegularExpression seed(QStringLiteral("-seed[0-9]+$"));
    QString name = info.completeBaseName().remove(seed);
    name += QStringLiteral("-seed%1").arg(setup.seed);
    if (isControl(setup))
        name += QStringLiteral("-control");
    if (!info.suffix().isEmpty())
        name += QLatin1Char('.') + info.suffix();
    return info.dir().filePath(name);
}

/// The same locks have the same text; none: nothing.
QString lockText(const Locks& locks)
{
    if (locks.empty())
        return {};
    Fingerprint print;
    for (const Lock& lock : locks) {
        print.add(lock.vertex.value);
        print.add(lock.device.value);
    }
    return QStringLiteral("-locks%1").arg(print.value() >> 32, 8, 16, QLatin1Char('0'));
}

} // namespace

QString standardCheckpointFile(const TrainingSetup& setup)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                      QStringLiteral("/checkpoints"));
    const Problem& problem = *setup.problem;
    return withSeed(
        folder.filePath(QStringLiteral("%1-%2-%3%4.checkpoint")
                            .arg(fileName(problem.graph().name()), fileName(problem.topology().name()),
                                 fileName(setup.policy), lockText(setup.locks))),
        setup);
}

std::vector<TrainingSetup> trainingsOf(const TrainingOrder& order, const std::vector<ProblemPtr>& further)
{
    std::vector<TrainingSetup> all;
    for (const bool control : {false, true}) {
        if (control && !order.control)
            break;
        for (int run = 0; run < order.runs; ++run) {
            TrainingSetup setup = order.setup;
            setup.seed += static_cast<std::uint64_t>(run);
            setup.others.insert(setup.others.end(), further.begin(), further.end());
            if (control)
                (void)setup.options.set(trainingOptions(setup.policy), "control", "true");
            const bool several = order.runs > 1 || control;
            if (several && !setup.checkpointFile.empty())
                setup.checkpointFile =
                    QFile::encodeName(withSeed(QFile::decodeName(setup.checkpointFile.c_str()), setup))
                        .toStdString();
            setup.resume = setup.resume && !several;
            all.push_back(std::move(setup));
        }
    }
    return all;
}

std::string eventFolderOf(const TrainingOrder& order, const TrainingSetup& setup)
{
    if (order.eventFolder.isEmpty())
        return {};
    const bool several = order.runs > 1 || order.control;
    return QFile::encodeName(several
                                 ? withSeed(QDir(order.eventFolder).filePath(QStringLiteral("run")), setup)
                                 : order.eventFolder)
        .toStdString();
}

} // namespace doppler
