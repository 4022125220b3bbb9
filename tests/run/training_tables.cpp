// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the settings of many trainings, and how long a training will take.
#include "core/base/random.h"
#include "core/io/bytes/file.h"
#include "core/training/checkpoint.h"
#include "core/training/logs/event_tags.h"
#include "core/training/logs/settings_table.h"
#include "core/training/logs/training_estimate.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace training_tables_test {

using namespace doppler;

namespace {

TrainingRow row(const char* name, std::map<std::string, std::string, std::less<>> settings, double best)
{
    return {name, std::move(settings), 1, best, 10, 2.5};
}

/// A trainer whose episodes take a given time by the records, and no time otherwise.
class KnownTrainer : public Trainer {
public:
    explicit KnownTrainer(double secondsOfOne, bool endless = false) : each(secondsOfOne), hangs(endless) {}

    Result<void> start(TrainingSetup setup, TrainingObserver observer) override
    {
        if (!setup.checkpointFile.empty() || setup.decodesAtEnd)
            return Error{{"writes"}, {}, {}};
        const bool imitates = setup.options.integer("stage1_episodes") > 0;
        const std::uint64_t count = hangs ? 0 : plannedEpisodes(setup.options);
        for (std::uint64_t i = 0; i < count; ++i) {
            EpisodeRecord record;
            record.episode = i;
            record.stage = imitates ? Stage::Imitation : Stage::Simulation;
            record.seconds = 5 + static_cast<double>(i) * each * (imitates ? 1 : 10);
            observer.episode(record);
        }
        now = hangs ? TrainerState::Running : TrainerState::Finished;
        return {};
    }
    void pause() override {}
    void resume() override {}
    void stop() override {}
    void abort() override { now = TrainerState::Aborted; }
    void wait() override {}
    [[nodiscard]] TrainerState state() const override { return now; }
    Result<TrainingOutcome> outcome() override { return TrainingOutcome(); }
    std::shared_ptr<const Checkpoint> network() override { return nullptr; }

private:
    double each;
    bool hangs;
    TrainerState now = TrainerState::Idle;
};

/// A checkpoint after so many episodes whose best took that many seconds.
Checkpoint checkpointAt(std::uint64_t episode, double best)
{
    Checkpoint c;
    ProblemState& p = c.problems[0];
    p.trainedOn = {"two", 1, 2, "pair", 7, {"gpu0", "gpu1"}, {}};
    if (!c.settings.set(trainingOptions(), "hidden", "8"))
        qFatal("the options have changed");
    c.progress = {episode, Stage::Simulation, episode, episode, 1.25, episode};
    c.random = Random(5).words();
    p.best = RatedPlacement{{{DeviceId{1}, DeviceId{0}}, {VertexId{0}, VertexId{1}}}, best};
    const ParameterLayout layout(networkShape(c.settings));
    c.parameters = initialParameters(layout, 3);
    c.firstMoments.assign(layout.size, 0.0F);
    c.secondMoments.assign(layout.size, 0.0F);
    return c;
}

TrainingSetup planned(const char* first, const char* second)
{
    TrainingSetup setup;
    (void)setup.options.set(trainingOptions(), "stage1_episodes", first);
    (void)setup.options.set(trainingOptions(), "stage2_episodes", second);
    (void)setup.options.set(trainingOptions(), "stage3_episodes", "0");
    return setup;
}

} // namespace

class TrainingTablesTest : public QObject {
    Q_OBJECT

    static std::string in(const QTemporaryDir& folder, const char* name)
    {
        return folder.filePath(QLatin1String(name)).toStdString();
    }

private Q_SLOTS:
    void settingsThatDifferAreColumns()
    {
        const SettingsTable table({row("a", {{"policy", "gdp"}, {"hidden", "8"}, {"same", "1"}}, 0.5),
                                   row("b", {{"policy", "doppler"}, {"hidden", "16"}, {"same", "1"}}, 0.25),
                                   row("c", {{"policy", "doppler"}, {"own", "x"}}, 0.75)});
        QCOMPARE(table.columns(), (std::vector<std::string>{"training", "policy", "hidden", "seed", "best",
                                                            "episodes", "time"}));
        QCOMPARE(table.cell(0, 2), SettingsTable::Cell(8.0));
        QCOMPARE(table.cell(2, 2), SettingsTable::Cell());
        QCOMPARE(table.cell(1, 4), SettingsTable::Cell(0.25));
        QCOMPARE(table.csv(), std::string("training,policy,hidden,seed,best (s),episodes,time (s)\n"
                                          "a,gdp,8,1,0.5,10,2.5\n"
                                          "b,doppler,16,1,0.25,10,2.5\n"
                                          "c,doppler,,1,0.75,10,2.5\n"));
        QCOMPARE(table.text(), std::string("training   policy  hidden  seed      best  episodes     time\n"
                                           "a             gdp       8     1  500.0 ms        10  2.500 s\n"
                                           "b         doppler      16     1  250.0 ms        10  2.500 s\n"
                                           "c         doppler       -     1  750.0 ms        10  2.500 s\n"));
    }

    /// Numbers by their value, and what is not known at the end in either direction.
    void columnsAreSorted()
    {
        SettingsTable table({row("a", {{"hidden", "8"}}, 3), row("b", {{"hidden", "128"}}, 1),
                             row("c", {{"hidden", "16"}}, 2), row("d", {}, 4)});
        const auto order = [&table] {
            std::string names;
            for (const TrainingRow& one : table.rows())
                names += one.name;
            return names;
        };
        table.sort(1, false);
        QCOMPARE(order(), std::string("acbd"));
        table.sort(1, true);
        QCOMPARE(order(), std::string("bcad"));
        table.sort(3, false);
        QCOMPARE(order(), std::string("bcad"));
    }

    void aFolderIsSearched()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("deep/events")));
        QVERIFY(writeCheckpoint(checkpointAt(3, 0.5), in(folder, "run.checkpoint")).ok());
        const std::string line =
            R"({"episode":0,"stage":"I","makespan":2,"seconds":7,"policy":"p","seed":9})";
        QVERIFY(writeFile(in(folder, "run.jsonl"), line + '\n').ok()); // The checkpoint knows more.
        QVERIFY(writeFile(in(folder, "deep/alone.jsonl"), line + '\n').ok());
        QVERIFY(writeFile(in(folder, "notes.txt"), "nothing").ok());
        QVERIFY(writeFile(in(folder, "broken.checkpoint"), "DPLRCKPT and no more").ok());
        const std::vector<HyperParameter> settings{
            {"policy", std::string("placeto")}, {"seed", 5.0}, {"hidden", 8.0}};
        const std::vector<EventScalar> scalars{{"makespan/episode", 0.25}, {"training/seconds", 3}};
        QVERIFY(writeFile(in(folder, "deep/events/tfevents.1"), versionRecord(1) +
                                                                    hyperparametersRecord(1, settings, {}) +
                                                                    scalarsRecord(1, 6, scalars))
                    .ok());
        const auto found = findTrainings(folder.path().toStdString());
        QVERIFY2(found.ok(), found ? "" : found.error().english().c_str());
        QCOMPARE(found->rows.size(), std::size_t{3});
        QCOMPARE(found->rows[0].name, std::string("deep/alone.jsonl"));
        QCOMPARE(found->rows[0].seed.value_or(0), std::uint64_t{9});
        QCOMPARE(found->rows[0].best.value_or(0), 2.0);
        QCOMPARE(found->rows[0].seconds.value_or(0), 7.0);
        QCOMPARE(found->rows[1].name, std::string("deep/events"));
        QCOMPARE(found->rows[1].settings.find("hidden")->second, std::string("8"));
        QCOMPARE(found->rows[1].episodes, std::uint64_t{7});
        QCOMPARE(found->rows[2].name, std::string("run.checkpoint"));
        QCOMPARE(found->rows[2].settings.find("graph")->second, std::string("two"));
        QCOMPARE(found->rows[2].episodes, std::uint64_t{3});
        QCOMPARE(found->rows[2].best.value_or(0), 0.5);
        QCOMPARE(found->skipped.size(), std::size_t{1});
        QCOMPARE(found->skipped[0].file, std::string("broken.checkpoint"));
        QVERIFY(!findTrainings("/no/such/folder").ok());
    }

    /// One that is in a checkpoint and in an event file has one row.
    void eventFilesOfACheckpointAreKnown()
    {
        const QTemporaryDir folder;
        QVERIFY(writeCheckpoint(checkpointAt(7, 0.1), in(folder, "run.checkpoint")).ok());
        const std::vector<HyperParameter> settings{{"seed", 1.0}};
        const std::vector<EventScalar> scalars{{"makespan/episode", 0.1}};
        QVERIFY(writeFile(in(folder, "tfevents.1"), versionRecord(1) +
                                                        hyperparametersRecord(1, settings, {}) +
                                                        scalarsRecord(1, 6, scalars))
                    .ok());
        const auto found = findTrainings(folder.path().toStdString());
        QVERIFY(found.ok());
        QCOMPARE(found->rows.size(), std::size_t{1});
    }

    /// The log of a checkpoint has any name, and may go on after it; another training has a row of its own.
    void aLogOfAnotherNameIsKnown()
    {
        const auto line = [](int episode, double makespan, double seconds, const char* more) {
            return fmt::format(R"({{"episode":{},"stage":"II","makespan":{},"seconds":{},"policy":"doppler",)"
                               R"("seed":1{}}})"
                               "\n",
                               episode, makespan, seconds, more);
        };
        const char* best = R"(,"placement":[1,0],"order":[0,1])";
        const char* other = R"(,"placement":[0,0],"order":[0,1])";
        const auto rowsWith = [&](const std::string& log) {
            const QTemporaryDir folder;
            if (!writeCheckpoint(checkpointAt(2, 0.5), in(folder, "net.checkpoint")) ||
                !writeFile(in(folder, "curve.jsonl"), log))
                qFatal("cannot write");
            return findTrainings(folder.path().toStdString()).value().rows.size();
        };
        const std::string first = line(0, 0.75, 0.5, other);
        QCOMPARE(rowsWith(first + line(1, 0.5, 1.0, best)), std::size_t{1});
        QCOMPARE(rowsWith(first + line(1, 0.5, 1.0, best) + line(2, 0.25, 2.0, other)), std::size_t{1});
        QCOMPARE(rowsWith(first + line(1, 0.5, 1.0, other)), std::size_t{2}); // Another best.
        QCOMPARE(rowsWith(first), std::size_t{2});                            // Too short.
        QCOMPARE(rowsWith(first + line(1, 0.5, 9.0, best)), std::size_t{2});  // A slower one.
        std::string seeded = first + line(1, 0.5, 1.0, best);
        for (std::size_t at = 0; (at = seeded.find("\"seed\":1", at)) != std::string::npos; ++at)
            seeded.replace(at, 8, "\"seed\":2");
        QCOMPARE(rowsWith(seeded), std::size_t{2});
    }

    void pipesAndDevicesAreSkippedWithAReason()
    {
        const QTemporaryDir folder;
        QCOMPARE(::mkfifo(in(folder, "pipe").c_str(), 0600), 0);
        QCOMPARE(::symlink("/dev/zero", in(folder, "zeros").c_str()), 0);
        const auto found = findTrainings(folder.path().toStdString());
        QVERIFY(found.ok() && found->rows.empty());
        QCOMPARE(found->skipped.size(), std::size_t{2});
        QCOMPARE(found->skipped[0].file, std::string("pipe"));
        QVERIFY(found->skipped[1].reason.english().find("a device or a pipe") != std::string::npos);
    }

    void ratesAreThoseOfTheLaterHalf()
    {
        std::vector<EpisodeRecord> records;
        const double seconds[] = {5, 6, 6.5, 7, 7.5}; // The first is slow.
        for (std::uint64_t i = 0; i < 5; ++i)
            records.push_back({.episode = i, .stage = Stage::Imitation, .seconds = seconds[i]});
        records.push_back({.episode = 5, .stage = Stage::Simulation, .seconds = 9});
        QCOMPARE(stageRates(records), (std::vector<StageRate>{{Stage::Imitation, 0.5, 2}}));
    }

    void anEstimateAddsTheStages()
    {
        const std::vector<StageRate> rates{{Stage::Imitation, 0.5, 10}, {Stage::Simulation, 2, 4}};
        const TrainingEstimate estimate = estimateTraining(planned("100", "50").options, rates);
        QVERIFY(estimate.complete());
        QCOMPARE(estimate.seconds(), 150.0);
        QCOMPARE(estimate.episodes(), std::uint64_t{4});
        const TrainingEstimate partial =
            estimateTraining(planned("100", "50").options, std::span(rates).first(1));
        QVERIFY(!partial.complete());
        QCOMPARE(partial.unknown, (std::vector{Stage::Simulation}));
    }

    void ratesAreMeasured()
    {
        TrainingSetup setup = planned("1000", "2000");
        setup.checkpointFile = "/nowhere/run.checkpoint";
        const auto rates = measureStageRates([] { return std::make_unique<KnownTrainer>(0.25); }, setup, 10);
        QVERIFY2(rates.ok(), rates ? "" : rates.error().english().c_str());
        QCOMPARE(rates->size(), std::size_t{2});
        QCOMPARE((*rates)[0].secondsPerEpisode, 0.25);
        QCOMPARE((*rates)[1].secondsPerEpisode, 2.5);
        QCOMPARE(estimateTraining(setup.options, *rates).seconds(), 5250.0);
    }

    /// It ends in time, and can be stopped.
    void aMeasurementHasAnEnd()
    {
        const MakeTrainer endless = [] { return std::make_unique<KnownTrainer>(1, true); };
        const auto none = measureStageRates(endless, planned("10", "10"), 0.1);
        QVERIFY(none.ok());
        QVERIFY(none->empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!measureStageRates(endless, planned("10", "10"), 100, stop.get_token()).ok());
    }
};

DOPPLER_TEST(TrainingTablesTest)

} // namespace training_tables_test

#include "training_tables.moc"
