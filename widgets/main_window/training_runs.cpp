// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/training_runs.h"

#include "core/training/learning_module.h"
#include "widgets/training/policy_view.h"
#include "widgets/training/training_plot.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

namespace doppler {

namespace {

/// At most so many runs to compare with are drawn: the shortest.
constexpr std::size_t mostReferences = 4;

/// A name that any file system takes.
QString fileName(const std::string& name)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9._-]+"));
    return QString::fromStdString(name).replace(other, QStringLiteral("_")).left(60);
}

} // namespace

QString checkpointPath(const Problem& problem, std::uint64_t seed)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                      QStringLiteral("/checkpoints"));
    return folder.filePath(QStringLiteral("%1-%2-seed%3.doppler")
                               .arg(fileName(problem.graph().name()), fileName(problem.topology().name()))
                               .arg(seed));
}

TrainingRuns::TrainingRuns(Workbench& workbench, TrainingView& curves, PolicyView& policy, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_curves(curves), m_policy(policy)
{
    connect(&workbench, &Workbench::problemChanged, this, &TrainingRuns::updateObstacle);
    connect(&workbench, &Workbench::problemChanged, this, &TrainingRuns::updateReferences);
    connect(workbench.runs(), &QAbstractItemModel::rowsInserted, this, &TrainingRuns::updateReferences);
    connect(workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &TrainingRuns::updateReferences);
    updateObstacle();
}

TrainingSetup TrainingRuns::proposal() const
{
    TrainingSetup setup;
    setup.problem = m_workbench.problem();
    setup.seed = m_nextSeed;
    if (setup.problem)
        setup.checkpointFile = QFile::encodeName(checkpointPath(*setup.problem, setup.seed)).toStdString();
    return setup;
}

void TrainingRuns::start(const TrainingSetup& setup)
{
    m_nextSeed = std::max(m_nextSeed, setup.seed + 1);
    const QString name = tr("DOPPLER, seed %1").arg(setup.seed);
    auto job = std::make_unique<TrainingJob>(name, nullptr, m_factory);
    watch(job.get(), QStringLiteral("training %1").arg(m_jobs.size()));
    m_curves.addJob(job.get());
    if (!setup.checkpointFile.empty()) // The standard folder may not be there yet.
        QDir().mkpath(QFileInfo(QString::fromStdString(setup.checkpointFile)).absolutePath());
    job->start(setup);
    m_jobs.push_back(std::move(job));
    emit started();
}

void TrainingRuns::watch(TrainingJob* job, const QString& key)
{
    connect(job, &TrainingJob::newBest, this, [this, job, key](const Placement& best) {
        m_workbench.showBest(key, job->setup().problem, best);
    });
    connect(job, &TrainingJob::trace, this, [this, job](const std::shared_ptr<const EpisodeTrace>& trace) {
        if (m_curves.currentJob() == job)
            m_policy.setTrace(trace, job->setup().problem);
    });
    connect(job, &TrainingJob::stateChanged, this, [this, key](TrainerState state) {
        if (!isEnding(state))
            return;
        m_workbench.endLive(key);
        emit ended();
    });
}

void TrainingRuns::setFollow(bool follow) { m_workbench.setFollowsBests(follow); }

void TrainingRuns::abortAll()
{
    for (const auto& job : m_jobs)
        if (job->active())
            job->abort();
}

bool TrainingRuns::active() const
{
    return std::ranges::any_of(m_jobs, [](const auto& job) { return job->active(); });
}

void TrainingRuns::retranslate()
{
    updateObstacle();
    updateReferences();
}

void TrainingRuns::updateObstacle()
{
    QString reason;
    if (!learningModuleInstalled())
        reason = tr("The learning module is not installed. Everything else works without it.");
    else if (!m_workbench.problem())
        reason = tr("Open a graph first.");
    m_curves.setObstacle(reason);
}

void TrainingRuns::updateReferences()
{
    if (!m_workbench.problem())
        return;
    std::vector<MakespanReference> found;
    for (const RunEntry& entry : m_workbench.runs()->entries())
        if (entry.run->problem == m_workbench.problem() && entry.run->placer != "doppler")
            found.push_back({placerTitle(entry.run->placer), entry.run->schedule.makespan});
    std::ranges::sort(found, {}, &MakespanReference::makespan);
    if (found.size() > mostReferences)
        found.resize(mostReferences);
    found.push_back({tr("Lower bound"), m_workbench.problem()->lowerBound()});
    m_curves.setReferences(std::move(found));
}

} // namespace doppler
