// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_job.h"

#include "core/app/logged_training.h"
#include "core/training/learning_module.h"
#include "widgets/training/runs/stage_plan.h"
#include "widgets/training/runs/training_feed.h"
#include "widgets/ui/text/text.h"

#include <QThread>
#include <algorithm>
#include <atomic>
#include <mutex>

namespace doppler {

namespace {

constexpr int drainMilliseconds = 33;
constexpr qsizetype recordsAtOnce = 4096; ///< Of a log: curves of so many are made within a frame.

} // namespace

bool isEnding(TrainerState state)
{
    return state == TrainerState::Finished || state == TrainerState::Stopped ||
           state == TrainerState::Aborted || state == TrainerState::Failed;
}

Result<std::unique_ptr<Trainer>> makeLearningTrainer()
{
    auto module = learningModule();
    if (!module)
        return module.error();
    return (*module)->makeTrainer();
}

/// What the job and its worker thread share. It outlives the job where the thread does.
class TrainingJob::Session {
public:
    enum class Command { Run, Pause, Stop, Abort };

    TrainingFeed feed;

    /// Before any thread: there is no trainer, and the networks are in that file, if at all.
    void endedEarlier(const std::string& file) { checkpointFile = file; }

    /// Any thread. Kept until there is a trainer to tell it to.
    void send(Command command)
    {
        const std::scoped_lock lock(mutex);
        if (wanted != Command::Abort)
            wanted = command;
        if (trainer)
            pass();
    }

    /// Makes, runs and destroys the trainer, on the worker thread.
    Result<Ending> work(const TrainerFactory& factory, TrainingSetup setup, const std::string& eventFolder)
    {
        auto made = factory();
        if (!made)
            return made.error();
        return run(*std::move(made), std::move(setup), eventFolder);
    }

    /// Worker threads other than the session's own.
    Result<Network> network()
    {
        std::shared_ptr<Trainer> asked;
        std::string file;
        {
            const std::scoped_lock lock(mutex);
            if (last)
                return last;
            asked = trainer;
            file = checkpointFile;
        }
        if (asked) {
            if (auto now = asked->network())
                return now;
        } else if (!file.empty()) {
            auto read = readCheckpoint(file);
            if (!read)
                return read.error();
            return std::make_shared<const Checkpoint>(*std::move(read));
        }
        return Error{{DOPPLER_TEXT("core", "no network is available: the training has not started, or it was "
                                           "cancelled without a checkpoint")},
                     {},
                     {}};
    }

private:
    Result<Ending> run(std::shared_ptr<Trainer> own, TrainingSetup setup, const std::string& eventFolder)
    {
        if (aborted())
            return Ending{TrainerState::Aborted, {}};
        const std::string file = setup.checkpointFile;
        TrainingLogChoice log = logBesideCheckpoint(setup);
        log.eventFolder = eventFolder;
        LoggedTraining training(own, std::move(setup), std::move(log));
        FaultOf unused{};
        if (auto started = training.start(observer(), unused); !started)
            return started.error();
        offer(own);
        passLogFault(training);
        own->wait();
        offer(nullptr);
        (void)training.closeLog();
        passLogFault(training);
        const TrainerState state = own->state();
        {
            const std::scoped_lock lock(mutex);
            checkpointFile = file; // Where there is one, the networks need no memory.
            if (file.empty())
                last = own->network();
        }
        if (state == TrainerState::Aborted)
            return Ending{state, {}};
        auto outcome = own->outcome();
        if (!outcome)
            return outcome.error();
        return Ending{state, std::move(outcome).value()};
    }

    void passLogFault(LoggedTraining& training)
    {
        if (const auto fault = training.takeLogFault())
            feed.addLogFault(*fault);
    }

    TrainingObserver observer()
    {
        // Called by the trainer's thread, which ends before this session does: work() waits for it.
        return {
            .episode = [this](const EpisodeRecord& record) { feed.add(record); },
            .trace = [this](std::shared_ptr<const EpisodeTrace> newest) { feed.add(std::move(newest)); },
            .best =
                [this](const Placement& placement, double makespan, std::uint64_t episode) {
                    feed.add(TrainingFeed::Best{placement, makespan, episode});
                },
            .bestTrace =
                [this](std::shared_ptr<const EpisodeTrace> trace) { feed.addOfBest(std::move(trace)); },
            .state =
                [this](TrainerState state, const std::optional<Error>&) {
                    if (!isEnding(state)) // The ending goes out with the outcome, once the thread is through.
                        feed.add(state);
                },
            .saving = {},
        };
    }

    bool aborted()
    {
        const std::scoped_lock lock(mutex);
        return wanted == Command::Abort;
    }

    void offer(std::shared_ptr<Trainer> running)
    {
        const std::scoped_lock lock(mutex);
        trainer = std::move(running);
        if (trainer && wanted != Command::Run)
            pass();
    }

    void pass()
    {
        switch (wanted) {
        case Command::Run:
            return trainer->resume();
        case Command::Pause:
            return trainer->pause();
        case Command::Stop:
            return trainer->stop();
        case Command::Abort:
            return trainer->abort();
        }
    }

    std::mutex mutex;
    std::shared_ptr<Trainer> trainer; ///< Set while it may be told something.
    Network last;                     ///< After the end, where no checkpoint holds it.
    std::string checkpointFile;       ///< After the end.
    Command wanted = Command::Run;
};

TrainingJob::TrainingJob(QString name, QObject* parent, TrainerFactory factory)
    : QObject(parent), m_name(std::move(name)), m_factory(std::move(factory)),
      m_job({.result = [this](const Ending& ending) { end(ending); },
             .failure = [this](const Error& error) { fail(error); },
             .progress = {}})
{
    m_timer.setInterval(drainMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &TrainingJob::drain);
}

TrainingJob::~TrainingJob()
{
    if (m_job.running())
        m_session->send(Session::Command::Abort);
}

void TrainingJob::prepare(TrainingSetup setup, std::string eventFolder)
{
    Q_ASSERT(!m_prepared && thread() == QThread::currentThread());
    m_prepared = true;
    m_plan = stagePlan(setup.options);
    m_progress = RunProgress(m_plan.total());
    m_setup = std::move(setup);
    m_eventFolder = std::move(eventFolder);
    m_session = std::make_shared<Session>();
}

void TrainingJob::replay(TrainingSetup setup, TrainingLogContent logged, std::string eventFolder)
{
    Q_ASSERT(!m_prepared && thread() == QThread::currentThread());
    prepare(std::move(setup), std::move(eventFolder));
    m_started = true;
    m_session->endedEarlier(m_setup.checkpointFile);
    if (m_plan.total() == 0) {
        m_plan = logged.stages;
        m_progress = RunProgress(m_plan.total());
    }
    m_logged = std::move(logged.records);
    if (m_setup.problem)
        m_loggedBests = std::move(logged.bests);
    std::erase_if(m_loggedBests, [this](const TrainingFeed::Best& best) {
        return best.placement.devices.size() != m_setup.problem->vertexCount();
    });
    m_progress.add({m_logged.constData(), static_cast<std::size_t>(m_logged.size())});
    for (const EpisodeRecord& record : m_logged)
        if (record.problem == 0)
            m_best = record.best;
    const bool whole = m_progress.done() >= m_progress.planned();
    setState(whole ? TrainerState::Finished : TrainerState::Stopped);
    m_timer.setInterval(0);
    m_timer.callOnTimeout(this, &TrainingJob::drainLog);
    m_timer.start();
}

void TrainingJob::drainLog()
{
    if (const auto found = std::exchange(m_loggedBests, {}); !found.empty())
        emit bests(found);
    const QVector<EpisodeRecord> next = m_logged.first(std::min(recordsAtOnce, m_logged.size()));
    m_logged.remove(0, next.size());
    if (m_logged.isEmpty())
        m_timer.stop();
    if (!next.isEmpty())
        emit episodes(next);
}

void TrainingJob::start()
{
    Q_ASSERT(m_prepared && !m_started && thread() == QThread::currentThread());
    m_started = true;
    m_job.start([session = m_session, factory = std::move(m_factory), setup = m_setup,
                 folder = m_eventFolder](const std::stop_token&, const auto&) {
        return session->work(factory, setup, folder);
    });
    m_timer.start();
}

void TrainingJob::pause()
{
    if (active() && m_started && !m_ending)
        m_session->send(Session::Command::Pause);
}

void TrainingJob::resume()
{
    if (active() && m_started && !m_ending)
        m_session->send(Session::Command::Run);
}

void TrainingJob::stop()
{
    if (!active())
        return;
    if (!m_started)
        return setState(TrainerState::Aborted);
    m_ending = true;
    m_session->send(Session::Command::Stop);
}

void TrainingJob::abort()
{
    if (!active())
        return;
    if (!m_started)
        return setState(TrainerState::Aborted);
    m_ending = true;
    m_session->send(Session::Command::Abort);
}

std::function<Result<TrainingJob::Network>()> TrainingJob::networkSource() const
{
    return [session = m_session]() -> Result<Network> { return session->network(); };
}

bool TrainingJob::ended() const { return isEnding(m_state); }

void TrainingJob::drain()
{
    const TrainingFeed::Batch batch = m_session->feed.take();
    if (batch.state)
        setState(*batch.state);
    if (!batch.episodes.isEmpty()) {
        m_progress.add({batch.episodes.constData(), static_cast<std::size_t>(batch.episodes.size())});
        for (const EpisodeRecord& record : batch.episodes)
            if (record.problem == 0)
                m_best = record.best;
        emit episodes(batch.episodes);
    }
    if (batch.trace)
        emit trace(batch.trace);
    if (!batch.bests.empty())
        emit bests(batch.bests);
    if (batch.best)
        emit newBest(batch.best->placement, batch.best->makespan, batch.best->episode);
    if (batch.bestTrace)
        emit bestExplained(batch.bestTrace);
    if (batch.logFault)
        emit logFailed(*batch.logFault);
}

void TrainingJob::end(const Ending& ending)
{
    m_timer.stop();
    drain(); // The trainer has ended: nothing comes after this.
    if (ending.outcome) {
        m_outcome = ending.outcome;
        emit finished(*m_outcome);
    }
    setState(ending.state);
}

void TrainingJob::fail(const Error& error)
{
    m_timer.stop();
    drain();
    setState(TrainerState::Failed, translated(error));
}

void TrainingJob::setState(TrainerState state, const QString& error)
{
    if (state == m_state)
        return;
    m_state = state;
    m_error = error;
    emit stateChanged(state, error);
}

} // namespace doppler
