// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_job.h"

#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "widgets/training/runs/training_feed.h"
#include "widgets/training/runs/training_order.h"
#include "widgets/training/runs/training_queue.h"
#include "widgets/training/runs/training_title.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QThread>

namespace training_job_test {

using namespace doppler;

namespace {

TrainingSetup setup()
{
    TrainingSetup result;
    result.problem = smallProblem();
    return result;
}

std::vector<std::uint64_t> episodesOf(const QSignalSpy& spy)
{
    std::vector<std::uint64_t> episodes;
    for (const auto& call : spy)
        for (const EpisodeRecord& record : call.at(0).value<QVector<EpisodeRecord>>())
            episodes.push_back(record.episode);
    return episodes;
}

std::vector<TrainerState> statesOf(const QSignalSpy& spy)
{
    std::vector<TrainerState> states;
    for (const auto& call : spy)
        states.push_back(call.at(0).value<TrainerState>());
    return states;
}

} // namespace

class TrainingJobTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void feedKeepsOrderAndNewest()
    {
        TrainingFeed feed;
        for (std::uint64_t e = 0; e < 5; ++e) {
            feed.add(scriptedRecord(e, 2));
            auto trace = std::make_shared<EpisodeTrace>();
            trace->episode = e;
            feed.add(std::shared_ptr<const EpisodeTrace>(trace));
            feed.add(TrainingFeed::Best{{}, 5.0 - static_cast<double>(e), e});
        }
        const auto batch = feed.take();
        QCOMPARE(batch.episodes.size(), 5);
        for (qsizetype i = 0; i < 5; ++i)
            QCOMPARE(batch.episodes[i].episode, static_cast<std::uint64_t>(i));
        QCOMPARE(batch.trace->episode, std::uint64_t{4});
        QCOMPARE(batch.best->makespan, 1.0);
        QVERIFY(feed.take().episodes.isEmpty());
        QVERIFY(!feed.take().trace);
    }

    void feedStaysBoundedAndShowsTheWholeCourse()
    {
        TrainingFeed feed;
        const std::uint64_t count = 3 * std::uint64_t{TrainingFeed::mostEpisodes} + 17;
        for (std::uint64_t e = 0; e < count; ++e)
            feed.add(scriptedRecord(e, 0));
        const auto episodes = feed.take().episodes;
        QVERIFY(episodes.size() <= TrainingFeed::mostEpisodes + 1);
        QVERIFY(episodes.size() > TrainingFeed::mostEpisodes / 4);
        QCOMPARE(episodes.last().episode, count - 1);
        QCOMPARE(episodes.first().episode, std::uint64_t{0});
        for (qsizetype i = 1; i + 1 < episodes.size(); ++i)
            QCOMPARE(episodes[i].episode - episodes[i - 1].episode, std::uint64_t{4});
        // Whoever takes again gets everything again.
        for (std::uint64_t e = count; e < count + 10; ++e)
            feed.add(scriptedRecord(e, 0));
        QCOMPARE(feed.take().episodes.size(), 10);
    }

    void everyEpisodeArrivesInOrderAndInFewSignals()
    {
        TrainingScript script;
        script.episodes = 20000;
        script.imitation = 5000;
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
        QSignalSpy episodes(&job, &TrainingJob::episodes);
        QSignalSpy states(&job, &TrainingJob::stateChanged);
        bool rightThread = true;
        connect(&job, &TrainingJob::episodes, this,
                [&rightThread, this] { rightThread = rightThread && QThread::currentThread() == thread(); });
        job.start(setup());
        QTRY_VERIFY(job.ended());
        const auto numbers = episodesOf(episodes);
        QCOMPARE(numbers.size(), std::size_t{20000});
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QCOMPARE(numbers[i], std::uint64_t{i});
        QVERIFY(rightThread);
        // One signal per drain, not per episode.
        QVERIFY2(episodes.count() < 2000, qPrintable(QString::number(episodes.count())));
        QCOMPARE(statesOf(states).back(), TrainerState::Finished);
        QCOMPARE(job.progress().done(), std::uint64_t{20000});
        QCOMPARE(job.progress().planned(), std::uint64_t{4000}); // What the options say.
    }

    void outcomeComesBeforeTheEnding()
    {
        TrainingScript script;
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
        QSignalSpy finished(&job, &TrainingJob::finished);
        QSignalSpy best(&job, &TrainingJob::newBest);
        qsizetype finishedAtEnd = -1;
        connect(&job, &TrainingJob::stateChanged, this, [&](TrainerState state) {
            if (isEnding(state))
                finishedAtEnd = finished.count();
        });
        job.start(setup());
        QTRY_VERIFY(job.ended());
        QCOMPARE(finishedAtEnd, 1);
        const auto outcome = finished.at(0).at(0).value<TrainingOutcome>();
        QCOMPARE(outcome.best.devices.size(), std::size_t{4});
        QVERIFY(best.count() >= 1);
        QCOMPARE(best.last().at(1).toDouble(), 1e-3);
        QCOMPARE(best.last().at(2).toULongLong(), 99ULL);
    }

    void onlyTheNewestTraceIsHandedOn()
    {
        TrainingScript script;
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
        QSignalSpy traces(&job, &TrainingJob::trace);
        QSignalSpy episodes(&job, &TrainingJob::episodes);
        job.start(setup());
        QTRY_VERIFY(job.ended());
        QVERIFY(traces.count() <= episodes.count());
        const auto newest = traces.last().at(0).value<std::shared_ptr<const EpisodeTrace>>();
        QCOMPARE(newest->episode, std::uint64_t{99});
    }

    void pausesAndResumes()
    {
        TrainingScript script;
        script.endless = true;
        TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
        QSignalSpy states(&job, &TrainingJob::stateChanged);
        job.start(setup());
        QTRY_VERIFY(job.progress().done() > 0);
        job.pause();
        QTRY_COMPARE(job.state(), TrainerState::Paused);
        QVERIFY(job.active());
        const std::uint64_t before = job.progress().done();
        job.resume();
        QTRY_VERIFY(job.progress().done() > before);
        QCOMPARE(job.state(), TrainerState::Running);
        job.stop();
        QVERIFY(job.ending());
        QTRY_COMPARE(job.state(), TrainerState::Stopped);
        QVERIFY(!job.active() && !job.ending());
        const std::vector expected{TrainerState::Running, TrainerState::Paused, TrainerState::Running,
                                   TrainerState::Stopped};
        QCOMPARE(statesOf(states), expected);
    }

    void stopKeepsTheOutcomeAbortDoesNot()
    {
        for (const bool keep : {true, false}) {
            TrainingScript script;
            script.endless = true;
            TrainingJob job(QStringLiteral("run"), nullptr, factoryFor(script));
            QSignalSpy finished(&job, &TrainingJob::finished);
            job.start(setup());
            QTRY_VERIFY(job.progress().done() > 0);
            keep ? job.stop() : job.abort();
            QTRY_COMPARE(job.state(), keep ? TrainerState::Stopped : TrainerState::Aborted);
            QCOMPARE(finished.count(), keep ? 1 : 0);
        }
    }

    void wishesBeforeTheTrainerExistsAreKept()
    {
        for (const bool abort : {true, false}) {
            auto gate = std::make_shared<TrainingScript::Gate>();
            gate->open = false;
            TrainingScript script;
            script.endless = true;
            TrainingJob job(QStringLiteral("run"), nullptr,
                            [gate, make = factoryFor(script)] { // Loading takes its time.
                                gate->pass();
                                return make();
                            });
            job.start(setup());
            QTRY_VERIFY(gate->reached);
            abort ? job.abort() : job.pause();
            gate->set(true);
            QTRY_COMPARE(job.state(), abort ? TrainerState::Aborted : TrainerState::Paused);
        }
    }

    void failuresCarryTheirReason_data()
    {
        QTest::addColumn<int>("where");
        QTest::newRow("module") << 0;
        QTest::newRow("start") << 1;
        QTest::newRow("episode") << 2;
    }
    void failuresCarryTheirReason()
    {
        QFETCH(int, where);
        const Error error{Message{"no {0} today", {"LibTorch"}}, {}, {}};
        TrainingScript script;
        if (where == 1)
            script.startError = error;
        if (where == 2)
            script.failure = error;
        TrainingJob job(QStringLiteral("run"), nullptr,
                        where == 0
                            ? TrainerFactory([error]() -> Result<std::unique_ptr<Trainer>> { return error; })
                            : factoryFor(script));
        QSignalSpy states(&job, &TrainingJob::stateChanged);
        QSignalSpy finished(&job, &TrainingJob::finished);
        job.start(setup());
        QTRY_COMPARE(job.state(), TrainerState::Failed);
        QCOMPARE(states.last().at(1).toString(), QStringLiteral("no LibTorch today"));
        QCOMPARE(job.errorText(), QStringLiteral("no LibTorch today"));
        QCOMPARE(finished.count(), 0);
    }

    /// The gate is shut, so the trainer can't end: a destructor that waited would hang here for ever.
    void destructionWhileRunningDoesNotWait()
    {
        TrainingScript script;
        script.endless = true;
        const auto gate = script.gate;
        auto job = std::make_unique<TrainingJob>(QStringLiteral("run"), nullptr, factoryFor(script));
        job->start(setup());
        QTRY_VERIFY(job->progress().done() > 0);
        gate->set(false);
        job.reset();
        QCOMPARE(gate->alive.load(), 1);
        gate->set(true);
        QTRY_COMPARE(gate->alive.load(), 0);
    }

    void progressKnowsSpeedAndTimeLeft()
    {
        RunProgress progress(1000);
        QVERIFY(!progress.episodesPerSecond());
        std::vector<EpisodeRecord> records;
        for (std::uint64_t e = 0; e < 400; ++e)
            records.push_back({.episode = e, .seconds = 0.05 * static_cast<double>(e)});
        progress.add(records);
        QCOMPARE(progress.done(), std::uint64_t{400});
        QVERIFY(std::abs(*progress.episodesPerSecond() - 20) < 0.01);
        QVERIFY(std::abs(*progress.secondsLeft() - 30) < 0.1);
        // A faster stage shows after some seconds: old speed is forgotten.
        records.clear();
        for (std::uint64_t e = 400; e < 1000; ++e)
            records.push_back({.episode = e, .seconds = 20 + 0.01 * static_cast<double>(e - 400)});
        progress.add(records);
        QVERIFY(std::abs(*progress.episodesPerSecond() - 100) < 2);
        QCOMPARE(*progress.secondsLeft(), 0.0);
    }

    void soManyTrainAtOnceAndTheOthersWait()
    {
        TrainingScript script;
        script.endless = true;
        std::vector<std::unique_ptr<TrainingJob>> jobs;
        TrainingQueue queue(2);
        for (int i = 0; i < 5; ++i) {
            jobs.push_back(std::make_unique<TrainingJob>(QString(), nullptr, factoryFor(script)));
            jobs.back()->prepare(setup());
            queue.add(jobs.back().get());
        }
        const auto running = [&](std::size_t i) { return jobs[i]->state() == TrainerState::Running; };
        QTRY_VERIFY(running(0) && running(1));
        QCOMPARE(queue.waiting(), 3);
        QVERIFY(jobs[2]->waiting() && jobs[2]->active() && !jobs[2]->ended());
        jobs[2]->stop(); // Out of the queue: it never began.
        QCOMPARE(jobs[2]->state(), TrainerState::Aborted);
        jobs[0]->pause(); // Its core is free.
        QTRY_VERIFY(running(3));
        QCOMPARE(jobs[0]->state(), TrainerState::Paused);
        QVERIFY(jobs[4]->waiting());
        jobs[1]->stop();
        QTRY_VERIFY(running(4));
        QCOMPARE(queue.waiting(), 0);
        jobs[0]->resume();
        QTRY_VERIFY(running(0));
        jobs.clear(); // Whatever runs.
        QCOMPARE(queue.waiting(), 0);
    }

    void theNetworkCanBeAskedForWhileItTrainsAndAfterwards()
    {
        TrainingScript script;
        auto network = std::make_shared<Checkpoint>();
        network->seed = 77;
        script.network = network;
        TrainingJob job(QString(), nullptr, factoryFor(script));
        job.prepare(setup());
        const auto source = job.networkSource();
        const auto early = source();
        QVERIFY(!early.ok() && early.error().english().find("no network") != std::string::npos);
        job.start();
        QTRY_VERIFY(job.ended());
        const auto last = source();
        QVERIFY(last.ok());
        QCOMPARE((*last)->seed, std::uint64_t{77});
        QCOMPARE(job.outcome()->bestMakespan, 1e-3);
        QCOMPARE(*job.bestMakespan(), scriptedRecord(99, 50).best);
    }

    void aCheckpointsNetworkIsReadFromItsFile()
    {
        QTemporaryDir folder;
        TrainingSetup own = setup();
        own.checkpointFile = folder.filePath(QStringLiteral("run.doppler")).toStdString();
        TrainingJob job(QString(), nullptr, factoryFor({}));
        job.start(own);
        QTRY_VERIFY(job.ended());
        const auto none = job.networkSource()();
        QVERIFY(!none.ok()); // The scripted trainer writes none: said with the file's name.
        QVERIFY(none.error().english().find("run.doppler") != std::string::npos);
    }

    void itsEventFileHoldsEveryEpisode()
    {
        QTemporaryDir folder;
        const std::string events = folder.filePath(QStringLiteral("new/events")).toStdString();
        TrainingJob job(QString(), nullptr, factoryFor({}));
        QSignalSpy faults(&job, &TrainingJob::logFailed);
        job.prepare(setup(), events);
        job.start();
        QTRY_VERIFY(job.ended());
        QCOMPARE(faults.count(), 0);
        const auto log = readTrainingLog(events);
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->policy, setup().policy);
        QCOMPARE(log->records.size(), static_cast<qsizetype>(job.progress().done()));
        QCOMPARE(log->records[60].stage, Stage::Simulation);
        QCOMPARE(static_cast<float>(log->records[60].makespan),
                 static_cast<float>(scriptedRecord(60, 50).makespan));
    }

    /// It is reported, and the training goes on.
    void anEventFolderThatCannotBe()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        TrainingJob job(QString(), nullptr, factoryFor({}));
        QSignalSpy faults(&job, &TrainingJob::logFailed);
        job.prepare(setup(), file.fileName().toStdString());
        job.start();
        QTRY_VERIFY(job.ended());
        QCOMPARE(job.state(), TrainerState::Finished);
        QCOMPARE(faults.count(), 1);
    }

    void severalTrainingsHaveAnEventFolderEach()
    {
        TrainingOrder order;
        order.setup = setup();
        order.setup.seed = 3;
        QCOMPARE(eventFolderOf(order, order.setup), std::string());
        order.eventFolder = QStringLiteral("/events");
        QCOMPARE(eventFolderOf(order, order.setup), std::string("/events"));
        order.runs = 2;
        order.control = true;
        std::vector<std::string> folders;
        for (const TrainingSetup& one : trainingsOf(order, {}))
            folders.push_back(eventFolderOf(order, one));
        QCOMPARE(folders,
                 (std::vector<std::string>{"/events/run-seed3", "/events/run-seed4",
                                           "/events/run-seed3-control", "/events/run-seed4-control"}));
    }

    void anOrderIsATrainingForEverySeedAndItsControl()
    {
        TrainingOrder order;
        order.setup = setup();
        order.setup.seed = 3;
        order.setup.checkpointFile = "/somewhere/run-seed3.doppler";
        order.runs = 2;
        order.control = true;
        const auto all = trainingsOf(order, {smallProblem()});
        QCOMPARE(all.size(), std::size_t{4});
        std::vector<std::string> files;
        for (const TrainingSetup& one : all) {
            files.push_back(one.checkpointFile);
            QCOMPARE(one.others.size(), std::size_t{1});
        }
        QCOMPARE(files, (std::vector<std::string>{
                            "/somewhere/run-seed3.doppler", "/somewhere/run-seed4.doppler",
                            "/somewhere/run-seed3-control.doppler", "/somewhere/run-seed4-control.doppler"}));
        QVERIFY(!all[1].options.flag("control") && all[2].options.flag("control"));
        QCOMPARE(trainingKey(all[0]), trainingKey(all[1]));
        QVERIFY(trainingKey(all[0]) != trainingKey(all[2]));
        // Other locks make another training: of another group, with another file.
        QSet<QString> keys;
        QSet<QString> standardFiles;
        QSet<QString> titles;
        for (const Locks& locks : {Locks{}, Locks{{VertexId{std::size_t{0}}, DeviceId{std::size_t{1}}}},
                                   Locks{{VertexId{std::size_t{0}}, DeviceId{std::size_t{2}}}},
                                   Locks{{VertexId{std::size_t{1}}, DeviceId{std::size_t{1}}},
                                         {VertexId{std::size_t{2}}, DeviceId{std::size_t{1}}}}}) {
            TrainingSetup locked = all[0];
            locked.locks = locks;
            keys += trainingKey(locked);
            standardFiles += standardCheckpointFile(locked);
            titles += trainingTitle(locked);
        }
        QCOMPARE(keys.size(), 4);
        QCOMPARE(standardFiles.size(), 4);
        QCOMPARE(titles.size(), 3); // None, one, two.
        QCOMPARE(trainingName(all[1]), QStringLiteral("DOPPLER, paper, seed 4"));
        QCOMPARE(trainingTitle(all[2]), QStringLiteral("DOPPLER, control, paper"));
        TrainingSetup changed = all[0];
        (void)changed.options.set(trainingOptions(), "stage1_episodes", "7");
        QCOMPARE(trainingTitle(changed), QStringLiteral("DOPPLER, paper")); // Still the paper's settings,
        (void)changed.options.set(trainingOptions(), "hidden", "32");
        QCOMPARE(trainingTitle(changed), QStringLiteral("DOPPLER, custom settings")); // but not these.
        changed.options = trainingPreset("strong").value();
        QCOMPARE(trainingTitle(changed), QStringLiteral("DOPPLER, strong")); // once is enough
    }

    /// Beside the checkpoint, as the command line writes it.
    void episodesAreKeptInALog()
    {
        QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return folder.filePath(QLatin1String(name)).toStdString();
        };
        TrainingScript script;
        script.episodes = 70;
        TrainingJob job(QStringLiteral("one"), nullptr, factoryFor(script));
        TrainingSetup logged = setup();
        logged.seed = 5;
        logged.checkpointFile = path("run.checkpoint");
        job.start(logged);
        QTRY_COMPARE(job.state(), TrainerState::Finished);
        const auto log = readTrainingLog(path("run.jsonl"));
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->records.size(), 70);
        QCOMPARE(log->policy, std::string("doppler"));
        QCOMPARE(log->seed.value_or(0), std::uint64_t{5});
        for (int e = 0; e < 70; ++e) {
            const EpisodeRecord wanted = scriptedRecord(static_cast<std::uint64_t>(e), script.imitation);
            QCOMPARE(log->records[e].episode, wanted.episode);
            QCOMPARE(log->records[e].stage, wanted.stage);
            QCOMPARE(log->records[e].makespan, wanted.makespan);
            QCOMPARE(log->records[e].best, wanted.best);
        }
        TrainingJob without(QStringLiteral("two"), nullptr, factoryFor(script));
        without.start(setup());
        QTRY_COMPARE(without.state(), TrainerState::Finished);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("run.jsonl")});
    }

    /// What was told after the checkpoint comes once more.
    void aRunThatGoesOnGoesOnInItsLog()
    {
        QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return folder.filePath(QLatin1String(name)).toStdString();
        };
        TrainingScript script;
        script.episodes = 20;
        TrainingSetup logged = setup();
        logged.policy = "sel-only";
        logged.checkpointFile = path("run.checkpoint");
        TrainingJob before(QStringLiteral("one"), nullptr, factoryFor(script));
        before.start(logged);
        QTRY_COMPARE(before.state(), TrainerState::Finished);
        Checkpoint checkpoint;
        checkpoint.policy = logged.policy;
        checkpoint.seed = logged.seed;
        checkpoint.settings = Options(trainingOptions("sel-only"));
        checkpoint.random = {1, 2, 3, 4};
        checkpoint.progress.episode = 12;
        checkpoint.problems[0].trainedOn = TrainedOn::of(*logged.problem);
        QVERIFY(writeCheckpoint(checkpoint, logged.checkpointFile).ok());
        script.first = 12;
        script.episodes = 31;
        logged.resume = true;
        TrainingJob after(QStringLiteral("one"), nullptr, factoryFor(script));
        QSignalSpy failed(&after, &TrainingJob::logFailed);
        after.start(logged);
        QTRY_COMPARE(after.state(), TrainerState::Finished);
        QCOMPARE(failed.count(), 0);
        const auto log = readTrainingLog(path("run.jsonl"));
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->records.size(), 31);
    }

    /// Nobody named that file: what is no log stays, and the training goes on.
    void anotherFileOfThatNameStays()
    {
        for (const bool resume : {false, true}) {
            QTemporaryDir folder;
            QFile notes(folder.filePath(QStringLiteral("run.jsonl")));
            QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("my notes\n") > 0);
            notes.close();
            TrainingSetup logged = setup();
            logged.checkpointFile = folder.filePath(QStringLiteral("run.checkpoint")).toStdString();
            logged.resume = resume;
            Checkpoint checkpoint;
            checkpoint.policy = "sel-only";
            checkpoint.settings = Options(trainingOptions("sel-only"));
            checkpoint.random = {1, 2, 3, 4};
            checkpoint.problems[0].trainedOn = TrainedOn::of(*logged.problem);
            QVERIFY(writeCheckpoint(checkpoint, logged.checkpointFile).ok());
            TrainingJob job(QStringLiteral("one"), nullptr, factoryFor({}));
            QSignalSpy failed(&job, &TrainingJob::logFailed);
            job.start(logged);
            QTRY_COMPARE(job.state(), TrainerState::Finished);
            QCOMPARE(failed.count(), 1);
            QVERIFY(notes.open(QIODevice::ReadOnly));
            QCOMPARE(notes.readAll(), QByteArray("my notes\n"));
        }
    }

    /// A kill at any moment loses little.
    void theLogIsThereWhileItGoesOn()
    {
        QTemporaryDir folder;
        TrainingScript script;
        script.endless = true;
        TrainingSetup logged = setup();
        logged.checkpointFile = folder.filePath(QStringLiteral("run.checkpoint")).toStdString();
        TrainingJob job(QStringLiteral("one"), nullptr, factoryFor(script));
        job.start(logged);
        QTRY_VERIFY(job.progress().done() > 200);
        const std::string log = folder.filePath(QStringLiteral("run.jsonl")).toStdString();
        const auto read = readTrainingLog(log);
        QVERIFY(read.ok() && read->records.size() >= 150);
        job.pause();
        QTRY_COMPARE(job.state(), TrainerState::Paused);
        QCOMPARE(readTrainingLog(log)->records.last().episode + 1, job.progress().done()); // All of it.
        job.abort();
        QTRY_VERIFY(job.ended());
    }

    void aLogIsARunThatHasEnded()
    {
        TrainingLogContent logged;
        logged.records = scriptedRecords(0, 10000, 4000);
        logged.stages = {4000, 6000, 0};
        TrainingJob job(QStringLiteral("one"));
        QSignalSpy episodes(&job, &TrainingJob::episodes);
        TrainingSetup planned = trainingSetup("4000", "16000");
        planned.problem = nullptr;
        job.replay(planned, logged);
        QCOMPARE(job.state(), TrainerState::Stopped); // It was to be longer.
        QVERIFY(job.ended() && !job.active() && !job.waiting());
        QCOMPARE(job.progress().done(), std::uint64_t{10000});
        QCOMPARE(job.progress().planned(), std::uint64_t{20000});
        QCOMPARE(job.bestMakespan().value_or(0), logged.records.last().best);
        QTRY_COMPARE(episodesOf(episodes).size(), std::size_t{10000});
        QVERIFY(episodes.count() > 1); // Not all at once.
        QVERIFY(!job.networkSource()().ok());
        TrainingJob plain(QStringLiteral("two"));
        planned.options = {};
        plain.replay(planned, logged);
        QCOMPARE(plain.state(), TrainerState::Finished); // As far as anybody knows.
        QCOMPARE(plain.plan().simulation, std::uint64_t{6000});
        QCOMPARE(trainingTitle(planned), QStringLiteral("DOPPLER"));
    }
};

DOPPLER_TEST(TrainingJobTest)

} // namespace training_job_test

#include "training_job.moc"
