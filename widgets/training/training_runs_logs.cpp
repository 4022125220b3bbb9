// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings of another time or another program, by their logs; and what a session keeps of trainings.
#include "core/training/training_log_writer.h"
#include "widgets/training/runs/training_rates.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace doppler {

void TrainingRuns::openLogs(const QStringList& files)
{
    for (const QString& file : files)
        if (!m_logsToOpen.contains(file))
            m_logsToOpen += file;
    m_openingLogs.start([files = m_logsToOpen](const std::stop_token& stop, const auto&) -> Result<Logs> {
        Logs logs;
        for (const QString& file : files) {
            const QString absolute = QFileInfo(file).absoluteFilePath(); // Sessions name it so.
            auto kept = openSavedTraining(QFile::encodeName(absolute).toStdString(), stop);
            if (!kept) {
                logs.fault = logs.fault.value_or(kept.error());
                continue;
            }
            Logged& training = logs.all.emplace_back();
            training.record.setup = std::move(kept->setup);
            training.record.log = std::move(kept->log);
            training.logged = std::move(kept->logged);
            if (kept->trainedOn) {
                training.record.graph = kept->trainedOn->graphFingerprint;
                training.record.devices = kept->trainedOn->topologyFingerprint;
            }
        }
        return logs;
    });
}

TrainingRecord TrainingRuns::recordOf(const Run& run)
{
    TrainingRecord record{run.job->setup(), run.furtherGraphs, run.log,
                          run.graph,        run.devices,       run.job->eventFolder()};
    if (record.log.empty())
        record.log = trainingLogBeside(record.setup.checkpointFile);
    if (const ProblemPtr problem = std::exchange(record.setup.problem, nullptr)) {
        record.graph = problem->graph().fingerprint();
        record.devices = problem->topology().fingerprint();
    }
    record.setup.others.clear();
    record.setup.resume = false;
    return record;
}

std::vector<TrainingRecord> TrainingRuns::records() const
{
    std::vector<TrainingRecord> all;
    for (const Run& run : m_runs)
        if (TrainingRecord record = recordOf(run); !record.log.empty() && !run.job->waiting())
            all.push_back(std::move(record)); // Else there is nothing to show it by, or not yet.
    all.insert(all.end(), m_missing.begin(), m_missing.end());
    return all;
}

void TrainingRuns::restore(std::vector<TrainingRecord> kept)
{
    m_restoring.cancel();
    m_missing = std::move(kept);
    if (std::ranges::any_of(m_runs, [](const Run& run) { return run.job->ended(); }))
        m_curves.clearEnded();
    if (!m_missing.empty())
        m_restoring.start(readingOf(m_missing));
}

/// What was known by its log alone has its graph from now on: its bests can be shown.
void TrainingRuns::attachLogged()
{
    const ProblemPtr& open = m_workbench.problem();
    std::vector<TrainingRecord> fitting;
    for (const Run& run : m_runs)
        if (open && !run.log.empty() && !run.job->setup().problem)
            if (TrainingRecord record = recordOf(run); record.fits(*open))
                fitting.push_back(std::move(record));
    m_attaching.cancel(); // what was read was for another problem
    if (!fitting.empty())
        m_attaching.start(readingOf(std::move(fitting)));
}

/// What can't be read any more stays as it is shown.
void TrainingRuns::showAttached(const Logs& logs)
{
    const auto withLog = [this](const std::string& log) { return std::ranges::find(m_runs, log, &Run::log); };
    const TrainingJob* before = m_curves.currentJob();
    const auto shown = std::ranges::find_if(m_runs, [&](const Run& run) { return run.job.get() == before; });
    const std::string front = shown != m_runs.end() ? shown->log : std::string();
    for (const Logged& training : logs.all)
        if (training.logged && withLog(training.record.log) != m_runs.end()) // else it was removed meanwhile
            addLogged(training);
    if (!front.empty() && withLog(front) != m_runs.end())
        before = withLog(front)->job.get();
    m_curves.showJob(before);
}

/// Logs may come from another computer, so only trainings of this window count.
std::vector<StageRate> TrainingRuns::earlierRates(const TrainingSetup& setup) const
{
    const QString key = rateKey(setup);
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run)
        if (run->log.empty() && rateKey(run->job->setup()) == key)
            if (auto rates = stageRates(m_curves.recordsOf(run->job.get())); !rates.empty())
                return rates;
    return {};
}

TrainingRuns::Reading TrainingRuns::readingOf(std::vector<TrainingRecord> wanted)
{
    return [records = std::move(wanted)](const std::stop_token& stop, const auto&) -> Result<Logs> {
        Logs logs;
        for (const TrainingRecord& record : records) {
            Logged& training = logs.all.emplace_back();
            training.record = record;
            const std::string& log = record.log;
            if (!QFileInfo::exists(QFile::decodeName(log.c_str())))
                continue;
            if (auto logged = readTrainingLog(log, stop))
                training.logged = *std::move(logged);
            else
                logs.fault = logs.fault.value_or(logged.error());
        }
        return logs;
    };
}

void TrainingRuns::showLogs(const Logs& logs, bool asked)
{
    if (asked)
        m_logsToOpen.clear();
    else
        m_missing.clear();
    for (const Logged& training : logs.all) {
        if (training.logged)
            addLogged(training);
        else
            m_missing.push_back(training.record);
    }
    if (asked && !logs.all.empty())
        emit logsShown();
    if (logs.fault)
        emit failed(*logs.fault);
}

void TrainingRuns::addLogged(const Logged& training)
{
    const auto isShown = [&](const Run& run) {
        const std::string beside = trainingLogBeside(run.job->setup().checkpointFile);
        return (run.log.empty() ? beside : run.log) == training.record.log;
    };
    if (const auto known = std::ranges::find_if(m_runs, isShown); known != m_runs.end()) {
        if (known->log.empty()) // Of this window: it shows more than its log.
            return m_curves.showJob(known->job.get());
        m_curves.removeJob(known->job.get()); // The file may have grown.
    }
    TrainingSetup setup = training.record.setup;
    if (const ProblemPtr& open = m_workbench.problem(); open && training.record.fits(*open)) {
        setup.problem = open;
        sourcesOf(open);
    }
    const QString key = QStringLiteral("training %1").arg(m_nextRun++);
    auto job = std::make_unique<TrainingJob>(trainingName(setup), nullptr, m_factory);
    job->replay(setup, *training.logged, training.record.eventFolder);
    m_runs.push_back({key, std::move(job), training.record.furtherGraphs, training.record.log,
                      training.record.graph, training.record.devices});
    TrainingJob* shown = m_runs.back().job.get();
    m_curves.addJob(shown);
    if (!setup.problem)
        return;
    emit watched(shown, key); // Its bests are still to come.
    updateRestoredRun(key, setup, training.logged->bests);
}

void TrainingRuns::updateRestoredRun(const QString& key, const TrainingSetup& setup,
                                     const std::vector<TrainingFeed::Best>& bests)
{
    if (bests.empty() || bests.back().placement.devices.size() != setup.problem->vertexCount())
        return;
    m_workbench.updateRestored(key, setup.problem, bests.back().placement, bests.back().makespan,
                               {.policy = setup.policy,
                                .title = trainingTitle(setup),
                                .seed = setup.seed,
                                .locks = setup.locks,
                                .sources = sourcesOf(setup.problem)});
}

} // namespace doppler
