// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_locks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTemporaryDir>
#include <QTest>

namespace learn_learners_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr chainmm()
{
    static const ProblemPtr problem =
        Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), {}).value();
    return problem;
}

/// "name=value ...", on the defaults of a policy.
Options optionsOf(const QString& policy, const QString& settings)
{
    const std::string id = policy.toStdString();
    Options out = trainingPreset(findTrainingPolicy(id).value()->presets.front().id, id).value();
    for (const QString& setting : settings.split(' ', Qt::SkipEmptyParts)) {
        const QStringList parts = setting.split('=');
        if (!out.set(trainingOptions(id), parts[0].toStdString(), parts[1].toStdString()))
            qFatal("no such option: %s", qPrintable(setting));
    }
    return out;
}

TrainingSetup setup(const QString& policy, const QString& settings, std::string file = {})
{
    TrainingSetup out;
    out.problem = chainmm();
    out.policy = policy.toStdString();
    out.options = optionsOf(policy, settings);
    out.seed = 7;
    out.checkpointFile = std::move(file);
    return out;
}

struct Run {
    TrainingOutcome outcome;
    std::vector<EpisodeRecord> records;

    [[nodiscard]] std::vector<double> curve() const
    {
        std::vector<double> out;
        for (const EpisodeRecord& r : records)
            out.insert(out.end(), {r.makespan, r.loss, r.entropy, r.baseline});
        return out;
    }
    /// Mean makespan of the last episodes.
    [[nodiscard]] double late(std::size_t count) const
    {
        double sum = 0;
        for (std::size_t i = records.size() - count; i < records.size(); ++i)
            sum += records[i].makespan;
        return sum / static_cast<double>(count);
    }
};

/// Trains until the end, or stops after that many episodes.
Run train(const TrainingSetup& with, std::uint64_t stopAfter = 0)
{
    Run run;
    const auto trainer = learningModule().value()->makeTrainer();
    TrainingObserver observer;
    observer.episode = [&](const EpisodeRecord& record) {
        run.records.push_back(record);
        if (record.episode + 1 == stopAfter)
            trainer->stop();
    };
    if (const auto started = trainer->start(with, observer); !started)
        qFatal("%s", started.error().english().c_str());
    auto outcome = trainer->outcome();
    if (!outcome)
        qFatal("%s", outcome.error().english().c_str());
    run.outcome = *std::move(outcome);
    return run;
}

} // namespace

/// What every policy must do, whatever its networks are: keep to the rules, repeat itself, go on exactly,
/// learn.
class LearnersTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    [[nodiscard]] std::string file(const char* name) const { return folder.filePath(name).toStdString(); }

    static constexpr const char* smallRegal =
        "hidden=8 rounds=2 stage2_episodes=12 evaluations=40 episodes_per_update=3";
    static void smallPolicies()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("settings");
        const QString small = "hidden=16 rounds=2 stage1_episodes=6 stage2_episodes=14 ";
        QTest::newRow("joint") << "joint" << small;
        QTest::newRow("joint, batches")
            << "joint" << small + "episodes_per_update=3 exploration=softmax gamma=0.99 self_imitation=0.5";
        QTest::newRow("doppler, messages at every step")
            << "doppler"
            << "hidden=8 rounds=2 stage1_episodes=6 stage2_episodes=14 message_passing=step";
        const QString gdp = "hidden=16 segment=16 stage1_episodes=6 stage2_episodes=14 ";
        QTest::newRow("gdp") << "gdp" << gdp + "episodes_per_update=3";
        QTest::newRow("gdp, reinforce")
            << "gdp" << gdp + "update=reinforce episodes_per_update=1 self_imitation=0.5 stage2_epsilon=0.1";
        const QString wecan = "hidden=12 layers=1 stage1_episodes=6 stage2_episodes=14 ";
        QTest::newRow("wecan") << "wecan" << wecan + "episodes_per_update=3";
        QTest::newRow("wecan, as in the paper")
            << "wecan"
            << wecan + "episodes_per_update=1 self_imitation=0.5 transfers=false stage2_epsilon=0.1";
        QTest::newRow("gflownet") << "gflownet"
                                  << "hidden=16 rounds=2 stage2_episodes=14 episodes_per_update=3";
        QTest::newRow("giph") << "giph"
                              << "stage2_episodes=14";
        QTest::newRow("giph, returns") << "giph"
                                       << "stage2_episodes=14 steps_per_vertex=1 baseline=returns start=best "
                                          "reward_unit=seconds gradient_clip=1";
        QTest::newRow("hsdag") << "hsdag"
                               << "hidden=8 stage2_episodes=14 steps_per_episode=3";
        QTest::newRow("readys") << "readys"
                                << "hidden=8 stage2_episodes=14";
        QTest::newRow("readys, as released")
            << "readys"
            << "hidden=8 stage2_episodes=14 features=as-released trajectory=40 layers=2 window=2";
        QTest::newRow("hsdag, as released")
            << "hsdag"
            << "hidden=8 stage2_episodes=14 steps_per_episode=3 reward=as-released merge_rounds=2";
    }

private Q_SLOTS:
    void repeatsItself_data() { smallPolicies(); }
    void repeatsItself()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        const Run first = train(setup(policy, settings));
        const Run second = train(setup(policy, settings));
        QCOMPARE(first.curve(), second.curve());
        QCOMPARE(first.outcome.greedy, second.outcome.greedy);
        TrainingSetup other = setup(policy, settings);
        other.seed = 8;
        QVERIFY(first.curve() != train(other).curve());
        QCOMPARE(Simulator(chainmm()).makespan(first.outcome.best), first.outcome.bestMakespan);
    }

    void goesOnExactly_data() { smallPolicies(); }
    void goesOnExactly()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        const Run straight = train(setup(policy, settings, file("straight")));
        Run interrupted = train(setup(policy, settings, file("half")), 11);
        QVERIFY(interrupted.records.size() < straight.records.size());
        TrainingSetup rest = setup(policy, settings, file("half"));
        rest.resume = true;
        const Run end = train(rest);
        interrupted.records.insert(interrupted.records.end(), end.records.begin(), end.records.end());
        QCOMPARE(interrupted.curve(), straight.curve());
        const Checkpoint a = readCheckpoint(file("straight")).value();
        const Checkpoint b = readCheckpoint(file("half")).value();
        QVERIFY(sameBits(a.parameters, b.parameters));
        QVERIFY(sameBits(a.firstMoments, b.firstMoments));
        QVERIFY(sameBits(a.secondMoments, b.secondMoments));
        QVERIFY(a.problems[0].best == b.problems[0].best);
        QCOMPARE(end.outcome.greedy, straight.outcome.greedy);
    }

    /// Allowed devices, locks and colocation, in training and greedily.
    void keepsToTheRules_data()
    {
        smallPolicies();
        QTest::newRow("placeto") << "placeto"
                                 << "stage1_episodes=0 stage2_episodes=4";
        QTest::newRow("regal") << "regal" << smallRegal;
    }
    void keepsToTheRules()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Random random(seed);
            ModelOptions model;
            if (seed % 2 == 0)
                model.schedule = ChooseTask::Strict;
            TrainingSetup with = setup(policy, settings);
            with.problem = randomProblem(random, model);
            if (seed % 3 > 0)
                with.problem = withLocks(*with.problem, randomLocks(*with.problem, random)).value();
            with.seed = seed;
            const Run run = train(with);
            QVERIFY(validate(*with.problem, run.outcome.best).ok());
            QVERIFY(validate(*with.problem, run.outcome.greedy).ok());
        }
    }

    /// Written down on the way, the decisions lead to each best, and change nothing.
    void everyBestIsExplained_data()
    {
        smallPolicies();
        QTest::newRow("placeto") << "placeto"
                                 << "stage1_episodes=4 stage2_episodes=6";
        QTest::newRow("doppler-improve") << "doppler-improve"
                                         << "stage2_episodes=8 evaluations=300";
        QTest::newRow("regal") << "regal" << smallRegal;
    }
    void everyBestIsExplained()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        TrainingSetup with = setup(policy, settings);
        with.others = {
            Problem::create(generateWorkload("ffnn").value(), builtinTopology("4xP100").value(), {}).value()};
        TrainingObserver observer;
        std::size_t bests = 0;
        std::size_t explained = 0;
        Placement best;
        double bestMakespan = 0;
        observer.best = [&](const Placement& placement, double makespan, std::uint64_t) {
            best = placement;
            bestMakespan = makespan;
            ++bests;
        };
        observer.bestTrace = [&](const std::shared_ptr<const EpisodeTrace>& trace) {
            ++explained;
            QCOMPARE(explained, bests); // Each after its own.
            QCOMPARE(trace->problem, std::size_t{0});
            QVERIFY(std::abs(trace->makespan / bestMakespan - 1) < 1e-9);
            Assignment devices = trace->start;
            devices.resize(with.problem->vertexCount());
            for (const PolicyStep& step : trace->steps) {
                if (trace->start.empty())
                    devices[step.vertex] = step.device;
                else // A move takes along what is colocated.
                    for (const VertexId moved : with.problem->movesTogether(step.vertex))
                        devices[moved] = step.device;
            }
            QCOMPARE(devices, best.devices);
        };
        std::vector<EpisodeRecord> records;
        observer.episode = [&](const EpisodeRecord& record) { records.push_back(record); };
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer->start(with, observer).ok());
        QVERIFY(trainer->outcome().ok());
        QVERIFY(bests > 0);
        QCOMPARE(explained, bests);
        const Run silent = train(with);
        QCOMPARE(silent.records.size(), records.size());
        for (std::size_t i = 0; i < records.size(); ++i)
            QCOMPARE(silent.records[i].makespan, records[i].makespan);
    }

    void aControlLearnsNothing_data() { smallPolicies(); }
    void aControlLearnsNothing()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        const bool imitates = settings.contains("stage1_episodes");
        const QString control = settings + " control=true" + (imitates ? " stage1_episodes=0" : "");
        train(setup(policy, control + " stage2_episodes=0", file("fresh")));
        train(setup(policy, control, file("control")));
        QVERIFY(
            sameBits(readCheckpoint(file("fresh"))->parameters, readCheckpoint(file("control"))->parameters));
    }

    /// Better than the same sampler with a learning rate of 0, at equal episodes: the network's own
    /// placement, and the mean of the last tenth of the episodes. Means of three seeds.
    void learningPays_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<double>("share"); // of the control's episodes
        QTest::newRow("joint")
            << "joint"
            << "hidden=16 rounds=2 stage1_episodes=0 stage2_episodes=400 exploration=softmax "
               "stage2_learning_rate=0.003 episodes_per_update=4"
            << 0.95;
        QTest::newRow("doppler, messages at every step")
            << "doppler"
            << "hidden=8 rounds=1 stage1_episodes=0 stage2_episodes=200 exploration=softmax "
               "stage2_learning_rate=0.01 episodes_per_update=4 message_passing=step"
            << 0.95;
        QTest::newRow("gdp, ppo") << "gdp"
                                  << "hidden=16 stage2_episodes=400" << 0.95;
        QTest::newRow("wecan") << "wecan"
                               << "hidden=16 layers=1 stage2_episodes=1600 stage2_learning_rate=3e-3"
                               << 0.99; // its control is near the best
        QTest::newRow("gflownet") << "gflownet"
                                  << "hidden=16 rounds=2 stage2_episodes=1600 episodes_per_update=8" << 0.95;
        for (const char* baseline : {"as-released", "returns"})
            QTest::addRow("giph, %s", baseline)
                << "giph" << QString("stage2_episodes=200 baseline=%1").arg(baseline) << 0.95;
    }
    void learningPays()
    {
        QFETCH(QString, policy);
        QFETCH(QString, settings);
        QFETCH(double, share);
        double greedy = 0, late = 0, controlGreedy = 0, controlLate = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            TrainingSetup with = setup(policy, settings);
            with.seed = seed;
            const Run run = train(with);
            with.options = optionsOf(policy, settings + " control=true");
            const Run control = train(with);
            greedy += run.outcome.greedyMakespan;
            late += run.late(20);
            controlGreedy += control.outcome.greedyMakespan;
            controlLate += control.late(20);
        }
        const QString figures = QString("greedy %1 against %2, episodes %3 against %4")
                                    .arg(greedy / 3)
                                    .arg(controlGreedy / 3)
                                    .arg(late / 3)
                                    .arg(controlLate / 3);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(greedy < controlGreedy && late < share * controlLate, qPrintable(figures));
    }
};

DOPPLER_TEST(LearnersTest)

} // namespace learn_learners_test

#include "learn_learners.moc"
