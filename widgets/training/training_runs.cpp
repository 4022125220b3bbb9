// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_runs.h"

#include "core/app/engine_studies.h"
#include "core/training/learning_module.h"
#include "core/training/named_networks.h"
#include "core/training/training_log_writer.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/runs/same_graph.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/workbench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>
#include <algorithm>
#include <unordered_map>
#include <utility>

namespace doppler {

namespace {

/// At most so many runs to compare with are drawn: the shortest.
constexpr std::size_t mostReferences = 4;

/// What the decisions of an episode were about: trainings on several graphs tell of all of them.
const ProblemPtr& problemOf(const TrainingSetup& setup, const EpisodeTrace& trace)
{
    return trace.problem == 0 ? setup.problem : setup.others.at(trace.problem - 1);
}

/// Those that are asked what else they would have done; empty: they can't go on from one move.
NetworkSource networksOf(const TrainingJob& job)
{
    return job.setup().policy == improvePolicyId ? NetworkSource() : job.networkSource();
}

} // namespace

TrainingRuns::TrainingRuns(Workbench& workbench, TrainingView& curves, PolicyView& policy, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_curves(curves), m_policy(policy),
      m_queue(QThread::idealThreadCount()), m_reading({[this](const TrainingSetup& read) {
                                                           TrainingSetup setup = read;
                                                           setup.problem = m_workbench.problem();
                                                           setup.locks = m_workbench.locks();
                                                           emit proposed(setup);
                                                       },
                                                       [this](const Error& error) { emit failed(error); },
                                                       {}}),
      m_openingLogs({[this](const Logs& logs) { showLogs(logs, true); },
                     [this](const Error& error) { emit failed(error); },
                     {}}),
      m_restoring({[this](const Logs& logs) { showLogs(logs, false); },
                   [this](const Error& error) { emit failed(error); },
                   {}}),
      m_attaching({[this](const Logs& logs) { showAttached(logs); },
                   [](const Error&) {}, // it stays as it is shown
                   {}})
{
    connect(&curves, &TrainingView::continueRequested, this, &TrainingRuns::continueRun);
    connect(&curves, &TrainingView::removed, this, &TrainingRuns::forget);
    // The policy that is in front is the one that is asked.
    connect(&curves, &TrainingView::currentJobChanged, this,
            [this](TrainingJob* job) { m_policy.setNetwork(job ? networksOf(*job) : nullptr); });
    connect(&workbench, &Workbench::problemChanged, this, &TrainingRuns::updateObstacle);
    connect(&workbench, &Workbench::problemChanged, this, &TrainingRuns::updateReferences);
    connect(&workbench, &Workbench::problemChanged, this, &TrainingRuns::attachLogged);
    connect(&curves, &TrainingView::currentJobChanged, this, &TrainingRuns::updateReferences);
    connect(&curves, &TrainingView::shownProblemChanged, this, &TrainingRuns::updateReferences);
    connect(workbench.runs(), &QAbstractItemModel::rowsInserted, this, &TrainingRuns::updateReferences);
    connect(workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &TrainingRuns::updateReferences);
    updateObstacle();
}

TrainingSetup TrainingRuns::proposal() const
{
    TrainingSetup setup;
    setup.problem = m_workbench.problem();
    setup.locks = m_workbench.locks();
    setup.seed = m_nextSeed;
    if (m_proposesSettings) {
        setup.policy = m_settings->policy;
        setup.options = m_settings->options;
    }
    if (!setup.problem)
        return setup;
    QString file = standardCheckpointFile(setup);
    for (; QFileInfo::exists(file); file = standardCheckpointFile(setup))
        ++setup.seed; // What an earlier training left there is not to be lost.
    setup.checkpointFile = QFile::encodeName(file).toStdString();
    return setup;
}

void TrainingRuns::proposeResume(const QString& checkpoint)
{
    m_reading.start([file = QFile::encodeName(checkpoint).toStdString()](
                        const std::stop_token&, const auto&) -> Result<TrainingSetup> {
        auto read = readCheckpoint(file);
        if (!read)
            return read.error();
        TrainingSetup setup;
        setup.policy = read->policy;
        setup.options = read->settings;
        setup.seed = read->seed;
        setup.checkpointFile = file;
        setup.resume = true;
        return setup;
    });
}

void TrainingRuns::start(const TrainingOrder& order)
{
    sourcesOf(order.setup.problem);
    if (order.furtherGraphs.isEmpty())
        return startAll(trainingsOf(order, {}), order);
    loadFurther(order.furtherGraphs, order.setup.problem,
                [this, order](const Problems& further) { startAll(trainingsOf(order, further), order); });
}

void TrainingRuns::loadFurther(const QStringList& furtherGraphs, const ProblemPtr& base,
                               std::function<void(const Problems&)> then)
{
    const int number = m_nextOrder++;
    // A job goes when it is through, but not from within its own hooks.
    const auto forget = [this, number] {
        QMetaObject::invokeMethod(
            this,
            [this, number] {
                m_loading.erase(number);
                forgetSources();
                emit loadingChanged();
            },
            Qt::QueuedConnection);
    };
    using Loading = Job<Problems, double>;
    auto job = std::make_unique<Loading>(
        Loading::Hooks{[this, then = std::move(then), forget, furtherGraphs,
                        devices = sourcesOf(base).topology](const Problems& further) {
                           for (std::size_t i = 0; i < further.size(); ++i)
                               m_sources[further[i]] = {furtherGraphs[static_cast<int>(i)], devices};
                           then(further);
                           forget();
                       },
                       [this, forget](const Error& error) {
                           emit failed(error);
                           forget();
                       },
                       [this](double share) { emit loadProgressed(share); }});
    job->start([sources = furtherGraphs, problem = base, options = m_workbench.readOptions()](
                   std::stop_token stop, const auto& report) -> Result<Problems> {
        Problems further;
        for (const QString& source : sources) {
            if (stop.stop_requested())
                return further;
            const auto before = static_cast<double>(further.size());
            const auto all = static_cast<double>(sources.size());
            report(before / all);
            auto graph =
                loadGraph(source, options.of(QFile::encodeName(source).toStdString()),
                          {stop, [&report, before, all](double share) { report((before + share) / all); }});
            if (!graph)
                return graph.error();
            auto loaded = Problem::create(*graph, problem->topologyPtr(), problem->model());
            if (!loaded)
                return loaded.error();
            further.push_back(*std::move(loaded));
        }
        return further;
    });
    m_loading[number] = std::move(job);
    emit loadingChanged();
}

void TrainingRuns::cancelLoading()
{
    m_loading.clear();
    forgetSources();
    emit loadingChanged();
}

/// Whether a run that has not ended writes to that file, or to the log beside it.
bool TrainingRuns::isWritten(const std::string& checkpoint) const
{
    return !checkpoint.empty() && std::ranges::any_of(m_runs, [&](const Run& run) {
        return run.job->active() &&
               trainingLogBeside(run.job->setup().checkpointFile) == trainingLogBeside(checkpoint);
    });
}

std::unique_ptr<TrainingJob> TrainingRuns::make(const TrainingSetup& wanted, const QString& key,
                                                const std::string& eventFolder)
{
    TrainingSetup setup = wanted;
    allowProgram(setup, m_workbench.approvals());
    for (int other = 2; isWritten(setup.checkpointFile); ++other) { // Two runs never share a file.
        const QFileInfo info(QFile::decodeName(wanted.checkpointFile.c_str()));
        const QString name =
            QStringLiteral("%1-%2.%3").arg(info.completeBaseName()).arg(other).arg(info.suffix());
        setup.checkpointFile = QFile::encodeName(info.dir().filePath(name)).toStdString();
    }
    m_nextSeed = std::max(m_nextSeed, setup.seed + 1);
    auto job = std::make_unique<TrainingJob>(trainingName(setup), nullptr, m_factory);
    watch(job.get(), key, sourcesOf(setup.problem));
    if (const QString file = QFile::decodeName(setup.checkpointFile.c_str()); !file.isEmpty()) {
        QDir().mkpath(QFileInfo(file).absolutePath()); // The standard folder may not be there yet.
        if (!m_checkpoints.contains(file))
            m_checkpoints += file;
    }
    job->prepare(setup, eventFolder);
    emit watched(job.get(), key);
    return job;
}

void TrainingRuns::startAll(const std::vector<TrainingSetup>& setups, const TrainingOrder& order)
{
    if (!setups.empty())
        m_settings = TrainingSettings{setups.front().policy, setups.front().options, order.eventFolder};
    TrainingJob* first = nullptr;
    for (const TrainingSetup& setup : setups) {
        const QString key = QStringLiteral("training %1").arg(m_nextRun++);
        m_runs.push_back({key, make(setup, key, eventFolderOf(order, setup)), order.furtherGraphs, {}});
        TrainingJob* job = m_runs.back().job.get();
        m_curves.addJob(job);
        m_queue.add(job);
        first = first ? first : job;
    }
    m_curves.showJob(first); // It is the one that runs, whatever waits.
    emit started();
}

void TrainingRuns::continueRun(TrainingJob* ended)
{
    const auto run =
        std::ranges::find_if(m_runs, [ended](const Run& known) { return known.job.get() == ended; });
    if (run == m_runs.end() || !ended->ended() || isWritten(ended->setup().checkpointFile) ||
        !(ended->setup().problem || m_workbench.problem()))
        return;
    const TrainingRecord record = recordOf(*run);
    if (const ProblemPtr& open = m_workbench.problem();
        !ended->setup().problem && record.graph != 0 && !record.fits(*open)) {
        emit failed({{DOPPLER_TEXT("core", "the open graph or devices differ from those of this training; "
                                           "open its graph and devices to resume it")},
                     {},
                     {}});
        return;
    }
    TrainingSetup setup = ended->setup();
    setup.resume = true;
    setup.networksFrom.clear(); // It has networks of its own by now.
    if (!setup.problem) { // It is known by its log alone. Whether it is of this problem, the trainer says.
        setup.problem = m_workbench.problem();
        sourcesOf(setup.problem);
    }
    if (run->furtherGraphs.isEmpty() || !setup.others.empty())
        return goOn(run->key, setup);
    loadFurther(run->furtherGraphs, setup.problem,
                [this, key = run->key, setup](const Problems& further) mutable {
                    setup.others = further;
                    goOn(key, setup);
                });
}

void TrainingRuns::goOn(const QString& key, const TrainingSetup& setup)
{
    const auto run = std::ranges::find(m_runs, key, &Run::key);
    if (run == m_runs.end() || !run->job->ended() || isWritten(setup.checkpointFile))
        return;
    run->log.clear();
    const std::unique_ptr<TrainingJob> before =
        std::exchange(run->job, make(setup, key, run->job->eventFolder()));
    TrainingJob* job = run->job.get();
    m_curves.replaceJob(before.get(), job);
    m_queue.add(job);
    emit started();
}

/// An ended job has its networks in memory where no file has them.
void TrainingRuns::forget(TrainingJob* removed)
{
    const auto run =
        std::ranges::find_if(m_runs, [removed](const Run& known) { return known.job.get() == removed; });
    if (run == m_runs.end() || removed->active())
        return;
    const QString key = run->key;
    run->job.release()->deleteLater(); // It may be the one that told.
    m_runs.erase(run);
    forgetSources();
    emit forgotten(key);
}

/// Of problems that nothing is trained on.
void TrainingRuns::forgetSources()
{
    if (loading())
        return; // They may be needed.
    std::erase_if(m_sources, [this](const auto& known) {
        return std::ranges::none_of(m_runs, [&](const Run& kept) {
            const TrainingSetup& setup = kept.job->setup();
            return setup.problem == known.first ||
                   std::ranges::find(setup.others, known.first) != setup.others.end();
        });
    });
}

/// Another document may be open by the time that there is a best: `sources` are the trained problem's.
void TrainingRuns::watch(TrainingJob* job, const QString& key, const SourceNames& sources)
{
    connect(job, &TrainingJob::newBest, this, [this, job, key, sources](const Placement& best) {
        m_workbench.showBest(key, job->setup().problem, best,
                             {job->setup().policy, trainingTitle(job->setup()), job->setup().seed,
                              job->setup().locks, false, false, sources});
    });
    connect(job, &TrainingJob::trace, this, [this, job](const std::shared_ptr<const EpisodeTrace>& trace) {
        if (m_curves.currentJob() == job)
            m_policy.setTrace(trace, problemOf(job->setup(), *trace),
                              trace->problem == 0 ? job->setup().locks : Locks(), trainingName(job->setup()));
    });
    connect(job, &TrainingJob::bestExplained, this,
            [this, job, key](const std::shared_ptr<const EpisodeTrace>& trace) {
                const auto run = std::ranges::find(m_runs, key, &Run::key);
                if (run == m_runs.end() || trace->steps.empty())
                    return;
                const TrainingSetup& setup = job->setup();
                run->best = {trace, setup.problem, setup.locks,
                             bestTitle(trainingName(setup), trace->episode), networksOf(*job)};
                emit bestExplained();
            });
    connect(job, &TrainingJob::stateChanged, &m_policy, [this, job](TrainerState state) {
        if (m_policy.playback().episode().training == trainingName(job->setup()))
            m_policy.setSuspended(state == TrainerState::Paused);
    });
    connect(job, &TrainingJob::logFailed, this, &TrainingRuns::failed);
    connect(job, &TrainingJob::stateChanged, this, [this, key](TrainerState state) {
        if (!isEnding(state))
            return;
        m_workbench.endLive(key);
        emit ended();
    });
}

std::optional<PolicyEpisode> TrainingRuns::episodeOf(const doppler::Run& run) const
{
    const auto known =
        std::ranges::find_if(m_runs, [&](const Run& trained) { return ledTo(trained.best, run); });
    return known == m_runs.end() ? std::nullopt : std::optional(known->best);
}

const SourceNames& TrainingRuns::sourcesOf(const ProblemPtr& problem)
{
    SourceNames& known = m_sources[problem];
    if (known.empty())
        known = m_workbench.sourcesOf(problem);
    return known;
}

void TrainingRuns::setSettings(TrainingSettings settings)
{
    m_settings = std::move(settings);
    m_proposesSettings = true;
}

void TrainingRuns::setFollow(bool follow) { m_workbench.setFollowsBests(follow); }

void TrainingRuns::endAll(void (TrainingJob::*end)())
{
    // Those that wait first: an end would start them.
    for (const bool waiting : {true, false})
        for (const Run& run : m_runs)
            if (run.job->active() && run.job->waiting() == waiting)
                (run.job.get()->*end)();
}

void TrainingRuns::stopAll()
{
    cancelLoading();
    endAll(&TrainingJob::stop);
}

void TrainingRuns::abortAll()
{
    cancelLoading();
    m_reading.cancel();
    m_openingLogs.cancel();
    m_restoring.cancel();
    m_attaching.cancel();
    endAll(&TrainingJob::abort);
}

bool TrainingRuns::active() const
{
    return std::ranges::any_of(m_runs, [](const Run& run) { return run.job->active(); });
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
    const TrainingJob* job = m_curves.currentJob();
    const ProblemPtr problem = job ? m_curves.shownProblem() : m_workbench.problem();
    if (!problem) // Of a log alone nobody knows what else was tried.
        return m_curves.setReferences({});
    std::unordered_map<const Problem*, bool> comparable; // thousands of runs share few problems
    std::vector<const doppler::Run*> runs;               // not those of trainings
    for (const RunEntry& entry : m_workbench.runs()->entries()) {
        if (entry.trained)
            continue;
        const Problem& own = *entry.run->problem;
        const auto [known, isNew] = comparable.try_emplace(&own, false);
        if (isNew)
            known->second =
                sameGraphAndDevices(own, *problem) && resolved(own.model()) == resolved(problem->model());
        if (known->second)
            runs.push_back(entry.run.get());
    }
    std::ranges::sort(runs, {}, [](const doppler::Run* run) { return run->schedule.makespan; });
    runs.resize(std::min<std::size_t>(runs.size(), mostReferences));
    std::vector<MakespanReference> found;
    for (const doppler::Run* run : runs)
        found.push_back({placerTitle(run->placer), run->schedule.makespan});
    found.push_back({tr("Lower bound"), problem->lowerBound()});
    m_curves.setReferences(std::move(found));
}

} // namespace doppler
