// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/checkpoint_placer.h"
#include "core/training/learning_module.h"
#include "core/training/training_engine.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <mutex>

namespace learn_stage_three_test {

using namespace doppler;

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

ProblemPtr chainmm(ModelOptions model = {})
{
    return Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), model)
        .value();
}

TrainingSetup setup(const Settings& more)
{
    TrainingSetup out;
    out.problem = chainmm();
    Settings all{{"hidden", "16"},
                 {"rounds", "2"},
                 {"stage1_episodes", "6"},
                 {"stage2_episodes", "10"},
                 {"stage3_episodes", "8"}};
    all.insert(all.end(), more.begin(), more.end());
    for (const auto& [name, value] : all)
        if (!out.options.set(trainingOptions(), name, value))
            qFatal("no such option");
    return out;
}

struct Heard {
    std::mutex mutex;
    std::vector<EpisodeRecord> records;
    std::size_t count()
    {
        const std::scoped_lock lock(mutex);
        return records.size();
    }
    std::size_t measured()
    {
        const std::scoped_lock lock(mutex);
        return static_cast<std::size_t>(std::count_if(
            records.begin(), records.end(), [](const EpisodeRecord& r) { return r.stage == Stage::System; }));
    }
    TrainingObserver observer()
    {
        TrainingObserver out;
        out.episode = [this](const EpisodeRecord& r) {
            const std::scoped_lock lock(mutex);
            records.push_back(r);
        };
        return out;
    }
};

/// An execution of some milliseconds: that it is measured is what counts here, not how well.
const Settings quick{{"engine_settings", "time_scale=0.02"}};

} // namespace

/// Stage III: the reward is the measured time of an execution on an engine.
class StageThreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void learnsFromMeasuredRuns()
    {
        Heard heard;
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer->start(setup(quick), heard.observer()).ok());
        const TrainingOutcome outcome = trainer->outcome().value();
        QCOMPARE(heard.records.size(), std::size_t{24});
        QCOMPARE(heard.measured(), std::size_t{8});
        for (const EpisodeRecord& r : heard.records)
            if (r.stage == Stage::System)
                QVERIFY(r.makespan > 0 && r.learningRate <= 1e-4);
        // No execution is faster than the bound of everything that it has to wait for.
        QVERIFY(outcome.bestMakespan > chainmm()->lowerBound() && outcome.greedyMakespan > 0);
        QVERIFY(validate(*chainmm(), outcome.best).ok());
    }

    /// A world whose transfers take ten times as long is measured as such, and the best placement of the
    /// simulated stages is measured again before it is compared with.
    void measuresTheEnginesWorld()
    {
        Heard heard;
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer
                    ->start(setup({{"engine_settings", "time_scale=0.02,bandwidth_factor=0.1"}}),
                            heard.observer())
                    .ok());
        const TrainingOutcome outcome = trainer->outcome().value();
        Simulator simulator(chainmm());
        QVERIFY(outcome.bestMakespan > 1.5 * simulator.makespan(outcome.best));
        for (const EpisodeRecord& r : heard.records)
            QVERIFY(r.stage == Stage::System || r.best < outcome.bestMakespan);
    }

    /// The episodes, the best of stage II and the final network; warm-up does not count.
    void countsItsRealRuns()
    {
        const auto runsWith = [](const char* recheck, const char* repeats) {
            Heard heard;
            const auto trainer = learningModule().value()->makeTrainer();
            if (!trainer
                     ->start(setup({quick[0],
                                    {"engine_recheck", recheck},
                                    {"engine_repeats", repeats},
                                    {"episodes_per_update", "1"}}),
                             heard.observer())
                     .ok())
                qFatal("it does not start");
            const std::uint64_t all = trainer->outcome().value().realRuns;
            std::uint64_t last = 0;
            for (const EpisodeRecord& r : heard.records) {
                if ((r.stage == Stage::System) != (r.realRuns > 0) || r.realRuns < last)
                    qFatal("stage III alone has real runs, and they count up");
                last = r.realRuns;
            }
            return std::pair{last, all};
        };
        const auto [plain, plainAll] = runsWith("0", "1");
        QVERIFY(plain >= 9);
        QCOMPARE(plainAll, plain + 1);
        QCOMPARE(runsWith("0", "3").first, 3 * plain);
        QCOMPARE(runsWith("1", "1").first, plain + 7); // before each update but the first
        QCOMPARE(runsWith("4", "1").first, plain + 1);
    }

    /// A best that was measured by luck does not last if it is measured again.
    void aLuckyBestIsMeasuredAgain()
    {
        const auto riseOfBest = [](const char* recheck) {
            Heard heard;
            const auto trainer = learningModule().value()->makeTrainer();
            if (!trainer
                     ->start(setup({{"engine_settings", "time_scale=0.01,jitter=1"},
                                    {"engine_recheck", recheck},
                                    {"stage3_episodes", "24"}}),
                             heard.observer())
                     .ok())
                qFatal("it does not start");
            if (!trainer->outcome().ok())
                qFatal("it fails");
            double rise = 0;
            double before = 1e9;
            for (const EpisodeRecord& r : heard.records) {
                if (r.stage != Stage::System)
                    continue;
                rise = std::max(rise, r.best - before);
                before = r.best;
            }
            return rise;
        };
        QVERIFY(riseOfBest("0") <= 0);
        QVERIFY(riseOfBest("1") > 0);
    }

    void anAbortEndsAnExecution()
    {
        QTemporaryDir folder;
        Heard heard;
        const auto trainer = learningModule().value()->makeTrainer();
        // One execution would take some minutes.
        TrainingSetup slow = setup({{"engine_settings", "time_scale=1000"}});
        slow.checkpointFile = folder.filePath("slow").toStdString();
        QVERIFY(trainer->start(slow, heard.observer()).ok());
        QTRY_COMPARE_WITH_TIMEOUT(heard.count(), std::size_t{16}, 20000);
        trainer->abort();
        trainer->wait();
        QCOMPARE(trainer->state(), TrainerState::Aborted);
        QCOMPARE(heard.measured(), std::size_t{0});
        // What the first stages reached is not replaced by what could not be measured.
        const auto kept = readCheckpoint(slow.checkpointFile);
        QVERIFY2(kept.ok(), kept ? "" : kept.error().english().c_str());
        QVERIFY(!kept->problems[0].best || std::isfinite(kept->problems[0].best->makespan));
    }

    /// Networks place also where the engine that they were trained on is not known.
    void placesWithoutTheEngine()
    {
        QTemporaryDir folder;
        TrainingSetup with = setup(quick);
        with.checkpointFile = folder.filePath("third").toStdString();
        const auto trainer = learningModule().value()->makeTrainer();
        QVERIFY(trainer->start(with, {}).ok());
        QVERIFY(trainer->outcome().ok());
        Checkpoint other = readCheckpoint(with.checkpointFile).value();
        QVERIFY(other.settings.set(trainingOptions(), "engine", "steam").ok());
        QVERIFY(writeCheckpoint(other, with.checkpointFile).ok());
        const auto placed = placeByCheckpoint(*chainmm(), with.checkpointFile, Decode::Greedy, {});
        QVERIFY2(placed.ok(), placed ? "" : placed.error().english().c_str());
        QVERIFY(validate(*chainmm(), placed->placement).ok());
    }

    void aCheckpointOfItGoesOn()
    {
        QTemporaryDir folder;
        TrainingSetup with = setup(quick);
        with.checkpointFile = folder.filePath("third").toStdString();
        const auto first = learningModule().value()->makeTrainer();
        QVERIFY(first->start(with, {}).ok());
        QVERIFY(first->outcome().ok());
        QCOMPARE(readCheckpoint(with.checkpointFile).value().progress.stage, Stage::System);
        with.resume = true;
        QVERIFY(with.options.set(trainingOptions(), "stage3_episodes", "11").ok());
        Heard heard;
        const auto second = learningModule().value()->makeTrainer();
        QVERIFY(second->start(with, heard.observer()).ok());
        QVERIFY(second->outcome().ok());
        QCOMPARE(heard.measured(), std::size_t{3});
    }

    void measuresOnAnApprovedProgram()
    {
        TrainingSetup with = setup({{"stage3_episodes", "3"},
                                    {"engine", DOPPLER_SOURCE "/docs/examples/external_engine.py"},
                                    {"engine_settings", ""}});
        const auto refused = learningModule().value()->makeTrainer()->start(with, {});
        QVERIFY(!refused && refused.error().english().find("not approved") != std::string::npos);
        with.approvedProgram = programOfTraining(with.options);
        Heard heard;
        const auto trainer = learningModule().value()->makeTrainer();
        const auto started = trainer->start(with, heard.observer());
        QVERIFY2(started, started ? "" : started.error().english().c_str());
        const auto outcome = trainer->outcome();
        QVERIFY2(outcome, outcome ? "" : outcome.error().english().c_str());
        QCOMPARE(heard.measured(), std::size_t{3});
        QVERIFY(outcome->realRuns >= 3);
    }

    void refusesWhatCantBeMeasured_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("engine") << "engine"
                                << "steam"
                                << "unknown engine \"steam\"";
        QTest::newRow("a program") << "engine"
                                   << "./mine.py"
                                   << "mine.py: stage III would run this program, which is not approved";
        QTest::newRow("a command") << "engine_settings"
                                   << "command=\"./mine.py --fast\""
                                   << "command";
        QTest::newRow("setting") << "engine_settings"
                                 << "wheels=4"
                                 << "wheels";
        QTest::newRow("form") << "engine_settings"
                              << "fast"
                              << "expected name=value";
        QTest::newRow("value") << "engine_settings"
                               << "bandwidth_factor=-1"
                               << "bandwidth_factor";
    }
    void refusesWhatCantBeMeasured()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, said);
        TrainingSetup with = setup({});
        QVERIFY(with.options.set(trainingOptions(), option.toStdString(), value.toStdString()).ok());
        const auto started = learningModule().value()->makeTrainer()->start(with, {});
        QVERIFY(!started.ok());
        const QString error = QString::fromStdString(started.error().english());
        QVERIFY2(error.contains(said), qPrintable(error));
    }

    void refusesAModelThatTheEngineCantRun()
    {
        TrainingSetup with = setup(quick);
        ModelOptions model;
        model.mode = Mode::BulkSynchronous;
        with.problem = chainmm(model);
        QVERIFY(!learningModule().value()->makeTrainer()->start(with, {}).ok());
    }
};

DOPPLER_TEST(StageThreeTest)

} // namespace learn_stage_three_test

#include "learn_stage_three.moc"
