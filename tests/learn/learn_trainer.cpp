// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/registry.h"
#include "core/placers/search/starting_placements.h"
#include "core/sim/simulator.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/small_trainings.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QFile>
#include <QTemporaryDir>
#include <atomic>
#include <mutex>
#include <thread>

namespace learn_trainer_test {

using namespace doppler;
using namespace doppler::tests;

/// The trainer's life: what it reports, how it is led, and that a checkpoint goes on exactly where it was.
class TrainerTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    [[nodiscard]] std::string file(const char* name) const { return folder.filePath(name).toStdString(); }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
        const auto module = learningModule();
        QVERIFY2(module.ok(), module ? "" : module.error().english().c_str());
        QVERIFY((*module)->description().starts_with("LibTorch "));
    }

    void reportsEveryEpisode()
    {
        Heard heard;
        const TrainingOutcome outcome = train(setup(quick()), heard);
        QCOMPARE(outcome.episodes, std::uint64_t{40});
        QCOMPARE(heard.records.size(), std::size_t{40});
        double best = heard.records[0].makespan;
        double sum = 0;
        for (std::size_t i = 0; i < heard.records.size(); ++i) {
            const EpisodeRecord& r = heard.records[i];
            QCOMPARE(r.episode, i);
            QCOMPARE(r.stage, i < 12 ? Stage::Imitation : Stage::Simulation);
            QVERIFY(r.makespan >= chainmm()->lowerBound());
            best = std::min(best, r.makespan);
            QCOMPARE(r.best, best);
            QVERIFY(std::isfinite(r.loss) && r.entropy > 0 && r.seconds >= 0);
            if (i == 12)
                sum = 0;
            const std::size_t before = i < 12 ? i : i - 12;
            QCOMPARE(r.baseline, before == 0 ? r.makespan : sum / static_cast<double>(before));
            sum += r.makespan;
        }
        QCOMPARE(heard.records[0].epsilon, 1.0);
        QCOMPARE(heard.records[11].epsilon, 0.0);
        QCOMPARE(heard.records[12].epsilon, 0.2);
        QCOMPARE(heard.records[0].learningRate, 1e-3);
        QCOMPARE(heard.records[12].learningRate, 1e-4);
        QCOMPARE(heard.records[39].learningRate, 1e-7);
        QCOMPARE(outcome.bestMakespan, best);
        QCOMPARE(heard.bests.back().first, best);
        Simulator simulator(chainmm());
        QCOMPARE(simulator.makespan(outcome.best), best);
        QCOMPARE(simulator.makespan(outcome.greedy), outcome.greedyMakespan);
        QVERIFY(validate(*chainmm(), outcome.greedy).ok());
        QVERIFY((heard.states == std::vector{TrainerState::Running, TrainerState::Finished}));
    }

    void tracesShowTheDecisions_data()
    {
        QTest::addColumn<bool>("guided");
        QTest::newRow("paper") << false;
        QTest::newRow("by a guide") << true;
    }
    void tracesShowTheDecisions()
    {
        QFETCH(bool, guided);
        Heard heard;
        train(setup(guided ? quick(strong) : quick()), heard);
        QVERIFY(!heard.traces.empty());
        for (const auto& trace : heard.traces) {
            QCOMPARE(trace->steps.size(), chainmm()->vertexCount());
            QCOMPARE(trace->makespan, heard.records[trace->episode].makespan);
            Placement placement{Assignment(trace->steps.size()), {}};
            for (const PolicyStep& step : trace->steps) {
                QVERIFY(std::find(step.candidates.begin(), step.candidates.end(), step.vertex) !=
                        step.candidates.end());
                QCOMPARE(step.candidates.size(), step.selectProbability.size());
                QCOMPARE(step.placeProbability.size(), chainmm()->deviceCount());
                for (const auto* p : {&step.selectProbability, &step.placeProbability}) {
                    float sum = 0;
                    for (float x : *p)
                        sum += x;
                    QVERIFY(qAbs(sum - 1) < 1e-4F);
                }
                placement.devices[step.vertex] = step.device;
            }
            QCOMPARE(Simulator(chainmm()).makespan(placement), trace->makespan);
        }
    }

    void sameSeedSameCurve()
    {
        Heard first, second, other;
        train(setup(quick()), first);
        train(setup(quick()), second);
        QCOMPARE(first.curve(), second.curve());
        TrainingSetup with = setup(quick());
        with.seed = 8;
        train(with, other);
        QVERIFY(first.curve() != other.curve());
    }

    void goesOnExactly_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("paper") << QStringList{};
        QTest::newRow("batches") << QStringList{"episodes_per_update", "3", "exploration", "softmax"};
        QTest::newRow("by a guide") << QStringList{
            "guide", "annealed", "order", "ready", "episodes_per_update", "5", "earliest_start_prior", "3"};
        QTest::newRow("memory") << QStringList{"self_imitation", "0.5", "baseline_window", "7",
                                               "gamma",          "0.99"};
        QTest::newRow("clipped, placing alone") << QStringList{"gradient_clip", "0.1", "order", "ready"};
        QTest::newRow("selecting alone") << QStringList{"device", "earliest-start", "advantage", "seconds"};
    }
    /// 40 episodes at once, or 20, a checkpoint and 20: bit for bit the same.
    void goesOnExactly()
    {
        QFETCH(QStringList, more);
        Settings set;
        std::vector<QByteArray> texts;
        for (const QString& text : more)
            texts.push_back(text.toLatin1());
        for (std::size_t i = 0; i < texts.size(); i += 2)
            set.emplace_back(texts[i].constData(), texts[i + 1].constData());
        const Options o = quick(set);
        Heard straight;
        train(setup(o, file("straight")), straight);

        Heard interrupted;
        {
            const auto trainer = makeTrainer();
            TrainingObserver observer = interrupted.observer();
            observer.episode = [&, keep = observer.episode](const EpisodeRecord& r) {
                keep(r);
                if (r.episode == 19)
                    trainer->stop();
            };
            QVERIFY(trainer->start(setup(o, file("half")), observer).ok());
            QVERIFY(trainer->outcome().ok());
            QCOMPARE(trainer->state(), TrainerState::Stopped);
        }
        QVERIFY(interrupted.records.size() >= 20 && interrupted.records.size() < 24);
        TrainingSetup rest = setup(o, file("half"));
        rest.resume = true;
        train(rest, interrupted);

        QCOMPARE(interrupted.curve(), straight.curve());
        const Checkpoint a = readCheckpoint(file("straight")).value();
        const Checkpoint b = readCheckpoint(file("half")).value();
        QVERIFY(sameBits(a.parameters, b.parameters));
        QVERIFY(sameBits(a.firstMoments, b.firstMoments));
        QVERIFY(sameBits(a.secondMoments, b.secondMoments));
        QVERIFY(a.random == b.random);
        QVERIFY(a.problems[0].best == b.problems[0].best);
        QVERIFY(a.problems[0].baseline == b.problems[0].baseline);
        QVERIFY(a.problems[0].elites == b.problems[0].elites);
        QVERIFY(a.problems[0].guide == b.problems[0].guide);
        QCOMPARE(a.problems[0].guide.has_value(), o.text("guide") != "none");
        QCOMPARE(a.progress.episode, b.progress.episode);
    }

    void aFinishedRunCanBeMadeLonger()
    {
        Heard heard;
        train(setup(quick(), file("longer")), heard);
        TrainingSetup more = setup(quick({{"stage2_episodes", "35"}}), file("longer"));
        more.resume = true;
        QCOMPARE(train(more, heard).episodes, std::uint64_t{47});
        QCOMPARE(heard.records.back().episode, std::uint64_t{46});
    }

    /// A budget of simulated placements ends a training before its episodes are done.
    void endsWithItsEvaluations()
    {
        TrainingSetup limited = setup(quick(), file("limited"));
        limited.evaluations = 17;
        Heard heard;
        const TrainingOutcome outcome = train(limited, heard);
        QCOMPARE(outcome.evaluations, std::uint64_t{17});
        QCOMPARE(heard.records.size(), std::size_t{17});
        for (std::size_t i = 0; i < heard.records.size(); ++i)
            QCOMPARE(heard.records[i].evaluations, std::uint64_t{i + 1});
        limited.resume = true;
        limited.evaluations = 20;
        QCOMPARE(train(limited, heard).evaluations, std::uint64_t{20});
        QCOMPARE(heard.records.size(), std::size_t{20});
    }

    void keepsLockedVertices()
    {
        TrainingSetup locked = setup(quick(), {});
        locked.locks = {{VertexId{3}, DeviceId{std::size_t{2}}}, {VertexId{7}, DeviceId{std::size_t{0}}}};
        std::size_t episodes = 0;
        TrainingObserver observer;
        observer.trace = [&](const std::shared_ptr<const EpisodeTrace>& trace) {
            for (const PolicyStep& step : trace->steps)
                for (const Lock& lock : locked.locks)
                    QVERIFY(step.vertex != lock.vertex || step.device == lock.device);
            ++episodes;
        };
        const auto trainer = makeTrainer();
        QVERIFY(trainer->start(locked, observer).ok());
        trainer->wait();
        QVERIFY(episodes > 0);
        const auto outcome = trainer->outcome();
        QVERIFY(outcome.ok());
        for (const Lock& lock : locked.locks)
            QCOMPARE(outcome->best.devices[lock.vertex], lock.device);
        locked.locks = {{VertexId{std::size_t{100000}}, DeviceId{std::size_t{0}}}};
        QVERIFY(!makeTrainer()->start(locked, {}).ok());
    }

    void pausesAndResumes()
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<TrainerState> states;
        std::atomic<int> episodes = 0;
        const auto trainer = makeTrainer();
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord& r) {
            ++episodes;
            if (r.episode == 5)
                trainer->pause();
        };
        observer.state = [&](TrainerState s, const std::optional<Error>&) {
            const std::lock_guard lock(mutex);
            states.push_back(s);
            changed.notify_all();
        };
        QVERIFY(trainer->start(setup(quick()), observer).ok());
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return !states.empty() && states.back() == TrainerState::Paused; });
        }
        QCOMPARE(episodes.load(), 6);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        QCOMPARE(episodes.load(), 6); // and stays there
        QCOMPARE(trainer->state(), TrainerState::Paused);
        trainer->resume();
        trainer->wait();
        QCOMPARE(episodes.load(), 40);
        using enum TrainerState;
        QVERIFY((states == std::vector{Running, Paused, Running, Finished}));
        QVERIFY(trainer->outcome()->seconds > 0);
    }

    void stopKeepsTheBest()
    {
        Heard heard;
        const auto trainer = makeTrainer();
        TrainingObserver observer = heard.observer();
        observer.episode = [&, keep = observer.episode](const EpisodeRecord& r) {
            keep(r);
            if (r.episode == 3)
                trainer->stop();
        };
        QVERIFY(
            trainer->start(setup(quick({{"stage2_episodes", "1000000"}}), file("stopped")), observer).ok());
        const auto outcome = trainer->outcome();
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->episodes, std::uint64_t{4});
        QCOMPARE(outcome->bestMakespan, heard.records.back().best);
        QCOMPARE(heard.states.back(), TrainerState::Stopped);
        QCOMPARE(readCheckpoint(file("stopped"))->progress.episode, std::uint64_t{4});
    }

    /// Told before the graph has been read: there is nothing yet to keep.
    void stopEndsTheReadingOfAGraph()
    {
        const auto trainer = makeTrainer();
        TrainingSetup with;
        with.problem = chainmm();
        with.policy = "hsdag";
        with.options = Options(trainingOptions("hsdag"));
        with.checkpointFile = file("unread");
        TrainingObserver observer;
        observer.state = [&](TrainerState state, const auto&) {
            if (state == TrainerState::Running)
                trainer->stop();
        };
        QVERIFY(trainer->start(std::move(with), observer).ok());
        trainer->wait();
        QCOMPARE(trainer->state(), TrainerState::Aborted);
        QVERIFY(!trainer->outcome().ok());
        QVERIFY(!QFile::exists(QString::fromStdString(file("unread"))));
    }

    void stopEndsAPause()
    {
        const auto trainer = makeTrainer();
        QVERIFY(trainer->start(setup(quick({{"stage1_episodes", "1000000"}})), {}).ok());
        trainer->pause();
        trainer->stop();
        trainer->resume(); // an end is not taken back
        trainer->wait();
        QCOMPARE(trainer->state(), TrainerState::Stopped);
    }

    void abortLeavesTheLastCheckpoint()
    {
        const auto trainer = makeTrainer();
        std::atomic<bool> reached = false;
        TrainingObserver observer;
        observer.episode = [&](const EpisodeRecord& r) { reached = r.episode >= 3; };
        TrainingSetup with = setup(quick({{"stage1_episodes", "1000000"}}), file("aborted"));
        with.checkpointSeconds = 1e9;
        QVERIFY(trainer->start(with, observer).ok());
        while (!reached)
            std::this_thread::yield();
        trainer->abort();
        QVERIFY(!trainer->outcome().ok());
        QCOMPARE(trainer->state(), TrainerState::Aborted);
        QCOMPARE(readCheckpoint(file("aborted"))->progress.episode, std::uint64_t{0});
    }

    void destructionAborts()
    {
        std::atomic<int> episodes = 0;
        {
            const auto trainer = makeTrainer();
            TrainingObserver observer;
            observer.episode = [&](const EpisodeRecord&) { ++episodes; };
            QVERIFY(trainer->start(setup(quick({{"stage1_episodes", "1000000"}})), observer).ok());
        }
        const int then = episodes;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        QCOMPARE(episodes.load(), then);
        const auto idle = makeTrainer(); // and one that never ran
    }

    void aFileAlwaysIsWhole()
    {
        // Reads while it is written, thousands of times; each state must be whole and later than the last.
        TrainingSetup with = setup(quick({{"stage2_episodes", "150"}}), file("written"));
        with.checkpointSeconds = 0;
        const auto trainer = makeTrainer();
        QVERIFY(trainer->start(with, {}).ok());
        std::uint64_t last = 0;
        while (trainer->state() == TrainerState::Running) {
            const auto read = readCheckpoint(with.checkpointFile);
            if (!read && last == 0)
                continue; // not yet there
            QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
            QVERIFY(read->progress.episode >= last);
            last = read->progress.episode;
        }
        QCOMPARE(readCheckpoint(with.checkpointFile)->progress.episode, std::uint64_t{162});
    }

    void refusesWhatCannotTrain()
    {
        const auto failure = [](const TrainingSetup& with) {
            const auto trainer = makeTrainer();
            const auto started = trainer->start(with, {});
            return started ? std::string("started") : started.error().english();
        };
        TrainingSetup with = setup(quick({{"order", "b-level"}, {"device", "earliest-start"}}));
        QVERIFY(failure(with).find("there is nothing to train") != std::string::npos);
        with = setup(quick());
        with.resume = true;
        QVERIFY(failure(with).find("no checkpoint is given") != std::string::npos);
        with.checkpointFile = file("nowhere/none");
        QVERIFY(failure(with).find("nowhere/none") != std::string::npos);

        Heard heard;
        train(setup(quick(), file("fits")), heard);
        with = setup(quick({{"gamma", "0.5"}}), file("fits"));
        with.resume = true;
        QVERIFY(failure(with).find("gamma = 1, found 0.5") != std::string::npos);
        with = setup(quick(), file("fits"));
        with.resume = true;
        ModelOptions released;
        released.costModel = CostModel::AsReleased;
        with.problem = chainmm()->withModel(released).value();
        QVERIFY(failure(with).find("another execution model") != std::string::npos);
        Random random(1);
        with.problem = randomProblem(random, {});
        QVERIFY(failure(with).find("another graph or with other locks: chainmm with 76 vertices") !=
                std::string::npos);
        with.problem = Problem::create(chainmm()->graphPtr(), builtinTopology("8xV100").value(), {}).value();
        QVERIFY(failure(with).find("other devices (4xP100)") != std::string::npos);
    }

    void aFileThatCannotBeWrittenFails()
    {
        Heard heard;
        const auto trainer = makeTrainer();
        QVERIFY(trainer->start(setup(quick(), file("nowhere/none")), heard.observer()).ok());
        QVERIFY(!trainer->outcome().ok());
        QCOMPARE(trainer->state(), TrainerState::Failed);
        QVERIFY(heard.error && heard.error->english().find("nowhere/none") != std::string::npos);
        QVERIFY(!trainer->start(setup(quick()), {}).ok()); // once per trainer
    }

    /// The placer that trains on the problem itself: a search like any other.
    void placerSpendsItsBudget()
    {
        const Placer& placer = **placerRegistry().find("doppler");
        QCOMPARE(placer.info().kind, PlacerKind::Learned);
        PlacerContext context;
        context.seed = 3;
        context.budget.evaluations = 30;
        std::uint64_t reported = 0;
        double best = 0;
        std::optional<Placement> placement;
        const auto here = std::this_thread::get_id();
        bool elsewhere = false;
        context.progress = [&](const PlacerProgress& p) {
            elsewhere = elsewhere || std::this_thread::get_id() != here;
            reported = p.evaluations;
            best = p.bestMakespan;
            if (p.newBest)
                placement = *p.newBest;
        };
        const auto result = placer.place(*chainmm(), quick(), context);
        QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
        QCOMPARE(result->evaluations, std::uint64_t{30});
        QCOMPARE(reported, std::uint64_t{30});
        QVERIFY(!elsewhere);
        QVERIFY(placement == result->placement);
        QCOMPARE(Simulator(chainmm()).makespan(result->placement), best);
        context.progress = {};
        QCOMPARE(placer.place(*chainmm(), quick(), context)->placement, result->placement);

        std::stop_source source;
        source.request_stop();
        context.stop = source.get_token();
        const auto stopped = placer.place(*chainmm(), quick(), context);
        // Told before it began it may have no placement yet, and says so.
        QVERIFY(stopped.ok() || stopped.error().message == stoppedEarly().message);
        if (stopped.ok()) {
            QVERIFY(stopped->evaluations < 30);
            QVERIFY(validate(*chainmm(), stopped->placement).ok());
        }
        context.stop = {};
        context.budget = {std::nullopt, 0.0};
        QVERIFY(placer.place(*chainmm(), quick(), context)->evaluations < 30);
    }

    /// Its options say so, as for every search; without them it only learns.
    void placerIsNeverWorseThanTheBaselines()
    {
        const Placer& placer = **placerRegistry().find("doppler");
        const ProblemPtr problem = chainmm();
        PlacerContext context;
        context.seed = 3;
        context.budget.evaluations = 40;
        Options options = Options(placer.info().options);
        const double best = bestBaseline(*problem, context).makespan;
        const auto result = placer.place(*problem, options, context);
        QVERIFY(result.ok());
        QVERIFY(result->evaluations <= 40);
        QVERIFY(Simulator(problem).makespan(result->placement) <= best);
        context.budget.evaluations = 3; // nothing is left to learn from
        QCOMPARE(placer.place(*problem, options, context)->evaluations, std::uint64_t{3});
    }

    /// The time is over before the first update is: its first episode, which counts, is the placer's.
    void placerGivesItsFirstUpdateUp()
    {
        for (const char* policy : {"doppler", "gdp", "joint", "gflownet"}) {
            const Placer& placer = **placerRegistry().find(policy);
            Options with(placer.info().options);
            QVERIFY(with.set(placer.info().options, "hidden", "16").ok());
            QVERIFY(with.set(placer.info().options, "episodes_per_update", "16").ok());
            QVERIFY(with.set(placer.info().options, "baselines", "false").ok());
            PlacerContext context;
            context.budget.seconds = 0;
            const auto result = placer.place(*chainmm(), with, context);
            QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
            QVERIFY(validate(*chainmm(), result->placement).ok());
            QCOMPARE(result->evaluations, std::uint64_t{1});
        }
    }

    /// Of placements that no update learned from the outcome tells as well.
    void whatWasSimulatedInVainCounts()
    {
        TrainingSetup limited = setup(quick({{"episodes_per_update", "16"}}));
        limited.seconds = 0;
        limited.decodesAtEnd = false;
        Heard heard;
        const TrainingOutcome outcome = train(limited, heard);
        QVERIFY(heard.records.empty());
        QCOMPARE(outcome.episodes, std::uint64_t{0});
        QCOMPARE(outcome.evaluations, std::uint64_t{1});
        QVERIFY(validate(*chainmm(), outcome.best).ok() && std::isfinite(outcome.bestMakespan));
        QCOMPARE(heard.states.back(), TrainerState::Finished);
    }

    void placerRespectsRestrictions()
    {
        const Placer& placer = **placerRegistry().find("doppler");
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            Random random(seed);
            ModelOptions model;
            model.schedule = ChooseTask::Strict;
            const ProblemPtr problem = randomProblem(random, model);
            PlacerContext context;
            context.budget.evaluations = 4;
            const auto result = placer.place(*problem, quick(), context);
            QVERIFY2(result.ok(), result ? "" : result.error().english().c_str());
            QVERIFY(validate(*problem, result->placement).ok());
        }
    }

    void aControlLearnsNothingAfterImitation()
    {
        Heard heard;
        for (const bool guided : {false, true}) {
            heard = {};
            Settings with = guided ? strong : Settings();
            with.insert(with.end(), {{"control", "true"}, {"stage1_episodes", "0"}});
            train(setup(quick(with), file("control")), heard);
            const Checkpoint after = readCheckpoint(file("control")).value();
            const ParameterLayout layout(networkShape(after.settings));
            QVERIFY(sameBits(after.parameters, initialParameters(layout, 7)));
            for (const EpisodeRecord& r : heard.records)
                QCOMPARE(r.learningRate, 0.0);
        }
    }

    void everyPolicyIsAPlacer()
    {
        for (const TrainingPolicy& policy : trainingPolicies()) {
            const auto control = placerRegistry().find(policy.id + "-control");
            QVERIFY(placerRegistry().find(policy.id).ok() && control.ok());
            const Options options((*control)->info().options);
            QVERIFY(options.flag("control"));
        }
    }

    /// PLC's odds say where a guide is left: without a learned device there are none.
    void aGuideNeedsALearnedDevice()
    {
        const auto refused =
            makeTrainer()->start(setup(quick({{"guide", "annealed"}, {"device", "earliest-start"}})), {});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().english().find("needs device=learned") != std::string::npos);
    }

    /// The guide is what the episodes have come to: never worse than temperature lets it be, and an episode
    /// differs from one of those before.
    void guidedEpisodesComeFromEarlierOnes()
    {
        Settings with = strong;
        with.insert(with.end(),
                    {{"guide_temperature", "0"}, {"stage1_episodes", "0"}, {"stage2_episodes", "60"}});
        Heard heard;
        train(setup(quick(with), file("guided")), heard);
        const Checkpoint after = readCheckpoint(file("guided")).value();
        QVERIFY(after.problems[0].guide.has_value());
        QCOMPARE(after.problems[0].guide->makespan,
                 heard.records.back().best); // without heat nothing gets lost
        QCOMPARE(Simulator(chainmm()).makespan(after.problems[0].guide->placement),
                 heard.records.back().best);
    }
};

DOPPLER_TEST(TrainerTest)

} // namespace learn_trainer_test

#include "learn_trainer.moc"
