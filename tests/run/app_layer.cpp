// SPDX-License-Identifier: GPL-3.0-or-later
// The application layer: where devices come from, what runs of files are called, what becomes of runs that
// are out of memory, which programs run, and a training with its log.
#include "core/app/engine_studies.h"
#include "core/app/execute.h"
#include "core/app/logged_training.h"
#include "core/app/open_problem.h"
#include "core/app/run_placer.h"
#include "core/exec/registry.h"
#include "core/io/placements/placement_format.h"
#include "core/training/training_engine.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace app_layer_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

const std::string small = DOPPLER_TEST_DATA "/small/";
const std::string describing = small + "dagbench.json"; ///< A graph whose file describes devices.
const std::string plain = DOPPLER_SOURCE "/sample_graphs/chainmm.json"; ///< One whose file describes none.

/// Three weights of which a device holds one.
const ProblemPtr tight = [] {
    ModelOptions model;
    model.memory = MemoryRule::Enforce;
    return smallCase({{1, 0, 0, 8}, {1, 0, 0, 8}, {1, 0, 0, 8}}, {}, {.devices = 2, .memory = 10}, model)
        .problem;
}();
const Placement crowded{Assignment(3, DeviceId{std::size_t{0}}), {}};

/// Does on start() what it is told, on the caller's thread.
class ObedientTrainer : public Trainer {
public:
    explicit ObedientTrainer(std::optional<Error> refusal = {}) : refuses(std::move(refusal)) {}
    Result<void> start(TrainingSetup setup, TrainingObserver observer) override
    {
        seed = setup.seed;
        if (refuses)
            return *refuses;
        const Placement best{Assignment(3, DeviceId{std::size_t{1}}), {}};
        observer.best(best, 2, 0);
        observer.episode({.episode = 0, .makespan = 2, .best = 2});
        observer.saving();
        observer.episode({.episode = 1, .makespan = 3, .best = 2});
        current = TrainerState::Finished;
        return {};
    }
    void pause() override {}
    void resume() override {}
    void stop() override {}
    void abort() override { aborted = true; }
    void wait() override {}
    [[nodiscard]] TrainerState state() const override { return current; }
    Result<TrainingOutcome> outcome() override { return TrainingOutcome{}; }
    std::shared_ptr<const Checkpoint> network() override { return nullptr; }

    std::uint64_t seed = 0;
    bool aborted = false;

private:
    std::optional<Error> refuses;
    TrainerState current = TrainerState::Idle;
};

TrainingSetup trainingOf(const std::string& checkpoint = {})
{
    TrainingSetup setup;
    setup.problem = tight;
    setup.checkpointFile = checkpoint;
    return setup;
}

/// What the notes say about devices; the reader of the graph has notes of its own.
QStringList aboutDevices(const OpenedProblem& opened)
{
    QStringList lines;
    for (const Message& note : opened.notes)
        if (const std::string text = note.english(); text.find("describe") != std::string::npos)
            lines += QString::fromStdString(text);
    return lines;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

} // namespace

class AppLayerTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }
    std::string path(const char* name) const { return in(name).toStdString(); }

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void namedDevicesAreUsed()
    {
        const auto opened = openProblem({describing, "4xP100"}, {}, {});
        QVERIFY2(opened.ok(), opened ? "" : opened.error().english().c_str());
        QCOMPARE(opened->problem->topology().name(), std::string("4xP100"));
        QCOMPARE(opened->devices, std::string("4xP100"));
        QVERIFY(aboutDevices(*opened).isEmpty());
        // A graph's file is a file of devices where it describes them, and its name does not matter.
        const auto same = openProblem({plain, describing}, {}, {});
        QVERIFY(same.ok() && same->devices == describing);
        QVERIFY(!openDevices(plain));
        QVERIFY(openDevices("4XP100").ok() && namesBuiltinDevices("4XP100"));
        QVERIFY(openDevices("5xP1").error().english().find("4xP100") != std::string::npos);
    }

    void aGraphBringsItsDevices()
    {
        const ProblemSources sources{describing, {}, "4xP100"};
        const auto opened = openProblem(sources, {}, {});
        QVERIFY2(opened.ok(), opened ? "" : opened.error().english().c_str());
        QCOMPARE(opened->devices, describing);
        QCOMPARE(opened->problem->topology().fingerprint(), (*openDevices(describing))->fingerprint());
        QCOMPARE(aboutDevices(*opened).size(), 1); // The user reads where they are from.
        QVERIFY(aboutDevices(*opened).front().contains(QString::fromStdString(describing)));
    }

    void standardDevicesAreTheLastResort()
    {
        const auto opened = openProblem({plain, {}, "8xV100"}, {}, {});
        QVERIFY(opened.ok() && aboutDevices(*opened).isEmpty());
        QCOMPARE(opened->devices, std::string("8xV100"));
        const auto none = openProblem({plain}, {}, {});
        QVERIFY(!none.ok());
        QVERIFY2(none.error().english().find("no devices") != std::string::npos,
                 none.error().english().c_str());
    }

    void openDevicesStay()
    {
        ProblemSources sources{plain, "8xV100"};
        const auto first = openProblem(sources, {}, {});
        QVERIFY(first.ok());
        sources = {describing, {}, "4xP100"};
        sources.open = first->problem;
        const auto next = openProblem(sources, {}, {});
        QVERIFY(next.ok() && next->devices.empty());
        QCOMPARE(next->problem->topologyPtr(), first->problem->topologyPtr());
        QCOMPARE(aboutDevices(*next).size(), 1); // Not without a word.
        // Nothing new: the same problem.
        sources.graph.clear();
        sources.devices.clear();
        QCOMPARE(openProblem(sources, first->problem->model(), {})->problem, first->problem);
    }

    void devicesCanBeFewerAndSlower()
    {
        const auto devices = openDevices("8xV100", {2, 0.5});
        QVERIFY(devices.ok());
        QCOMPARE((*devices)->deviceCount(), std::size_t{2});
        QCOMPARE((*devices)->device(DeviceId{std::size_t{0}}).flopsPerSecond * 2,
                 (*openDevices("8xV100"))->device(DeviceId{std::size_t{0}}).flopsPerSecond);
        QVERIFY(!openDevices("8xV100", {9}));
    }

    void readOptionsBelongToTheirFile()
    {
        ReadOptions options;
        options.set(DOPPLER_SOURCE "/tests/../sample_graphs/chainmm.json", {{"batch", "8"}});
        QCOMPARE(options.of(plain), (GivenOptions{{"batch", "8"}}));
        QVERIFY(options.of(describing).empty());
        QCOMPARE(*stillKnown(plain, options.of(plain)), GivenOptions{}); // It has no such option.
        QVERIFY(!openProblem({plain, "4xP100"}, {}, options).ok());      // Asked for, it is a slip.
        ReadOptions more;
        more.set(describing, {{"x", "1"}});
        options.merge(more);
        QVERIFY(!options.of(describing).empty() && !options.of(plain).empty());
    }

    void aPlacementFileSaysWhoMadeIt()
    {
        const auto opened = openProblem({"chainmm", "4xP100"}, {}, {});
        QVERIFY(opened.ok());
        PlacerContext context;
        const auto placed = runPlacer(opened->problem, {"heft"}, {}, context);
        QVERIFY(placed.ok());
        QCOMPARE(placed->run->placer, std::string("heft"));
        QCOMPARE(placed->label, std::string("heft"));
        for (const char* claim : {"heft", "measured", ""}) {
            QVERIFY(writePlacement(*opened->problem, placed->run->placement, claim, path("p.json")).ok());
            const auto read = openPlacement(opened->problem, path("p.json"));
            QVERIFY(read.ok());
            QCOMPARE(read->run->placer, std::string("file")); // It may claim what it likes.
            QCOMPARE(read->label, std::string(*claim ? claim : "file"));
            QCOMPARE(read->run->schedule.makespan, placed->run->schedule.makespan);
        }
    }

    void outOfMemoryIsAnError()
    {
        QVERIFY(writePlacement(*tight, crowded, "heft", path("crowded.json")).ok());
        FaultOf fault{};
        const auto refused = openPlacement(tight, path("crowded.json"), OutOfMemoryRun::Refuse, &fault);
        QVERIFY(!refused.ok() && fault == FaultOf::Work);
        QVERIFY2(refused.error().english().find("out of memory") != std::string::npos,
                 refused.error().english().c_str());
        QCOMPARE(refused.error().file, path("crowded.json"));
        const auto kept = openPlacement(tight, path("crowded.json"), OutOfMemoryRun::Keep);
        QVERIFY(kept.ok() && kept->run->schedule.outOfMemory);

        PlacingRequest request{"single-device"};
        QVERIFY(!runPlacer(tight, request, {}, {}, &fault).ok() && fault == FaultOf::Work);
        request.outOfMemory = OutOfMemoryRun::Keep;
        const auto run = runPlacer(tight, request, {}, {});
        QVERIFY(run.ok() && run->run->schedule.outOfMemory);
        QVERIFY(!carryOver(*run->run, tight).ok());

        // No engine executes what the simulation says can't end.
        const auto engine = chooseEngine("threads", {});
        QVERIFY(engine.ok());
        QVERIFY(!execute(run->run, {*engine}, {}).ok());
    }

    void onlyApprovedProgramsRun()
    {
        const QString program = in("mine.sh");
        write(program, "#!/bin/sh\ntouch '" + in("ran").toUtf8() + "'\nexit 3\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto problem = openProblem({"chainmm", "4xP100"}, {}, {})->problem;
        FaultOf fault{};
        Approvals approvals;
        const auto refused = runPlacer(problem, {program.toStdString()}, approvals, {}, &fault);
        QVERIFY(!refused.ok() && fault == FaultOf::Input && !QFile::exists(in("ran")));
        QVERIFY2(refused.error().english().find("not approved") != std::string::npos,
                 refused.error().english().c_str());
        approvals.approve(program.toStdString());
        PlacingRequest request{program.toStdString()};
        request.checkpointOnly = true; // A program is none, approved or not.
        QVERIFY(!runPlacer(problem, request, approvals, {}, &fault).ok() && fault == FaultOf::Input);
        QVERIFY(!QFile::exists(in("ran")));
        request.checkpointOnly = false;
        QVERIFY(!runPlacer(problem, request, approvals, {}, &fault).ok() && fault == FaultOf::Work);
        QVERIFY(QFile::exists(in("ran")));
        QVERIFY(approvals.canPlace("heft") && approvals.canPlace(program.toStdString()));
    }

    void lockedVerticesStay()
    {
        const auto problem = openProblem({"chainmm", "4xP100"}, {}, {})->problem;
        const Lock lock{VertexId{std::size_t{0}}, DeviceId{std::size_t{3}}};
        const auto placed = runPlacer(problem, {"heft", {}, {lock}}, {}, {});
        QVERIFY(placed.ok());
        QCOMPARE(placed->run->placement.devices[lock.vertex], lock.device);
        QCOMPARE(placed->run->problem, problem);
        QVERIFY(!runPlacer(problem, {"heft", {{"", "no_such", "1"}}}, {}, {}).ok());
    }

    /// Only a program that the user named is started.
    void aProgramExecutesOnceItIsApproved()
    {
        const auto problem = openProblem({"chainmm", "4xP100"}, {}, {})->problem;
        const auto placed = runPlacer(problem, {"single-device"}, {}, {});
        const std::string started = path("started");
        const std::string command = "touch '" + started + "'; exit 3";
        ExecutionRequest request{*chooseEngine("external", {{"external", "command", command}})};
        QCOMPARE(programOf(request.engine), command);
        const auto refused = execute(placed->run, request, {});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().english().find("not approved") != std::string::npos);
        QVERIFY(!QFile::exists(QString::fromStdString(started)));
        request.approvals.approve(command);
        QVERIFY(execute(placed->run, request, {}).error().english().find("status 3") != std::string::npos);
        QVERIFY(QFile::exists(QString::fromStdString(started)));
        QCOMPARE(engineId("./mine"), std::string("external"));
        QCOMPARE(programOf(*chooseEngine("./no such program", {})), std::string("./no such program"));
        QVERIFY(programOf(*chooseEngine("threads", {})).empty());
    }

    void studiesOfAProgramNeedItsApproval()
    {
        const auto problem = openProblem({"chainmm", "4xP100"}, {}, {})->problem;
        const std::string started = path("studied");
        const std::string command = "touch '" + started + "'; exit 3";
        TuneSetup tuned;
        tuned.problem = problem;
        tuned.engine = *chooseEngine("external", {{"external", "command", command}});
        tuned.runs = 2;
        AgreementSetup compared;
        compared.problem = problem;
        compared.engine = tuned.engine;
        compared.placements = 2;
        Approvals approvals;
        QVERIFY(tune(tuned, approvals).error().english().find("not approved") != std::string::npos);
        QVERIFY(engineAgreement(compared, approvals).error().english().find("not approved") !=
                std::string::npos);
        QVERIFY(!QFile::exists(QString::fromStdString(started)));
        approvals.approve(command);
        QVERIFY(tune(tuned, approvals).error().english().find("status 3") != std::string::npos);
        QVERIFY(QFile::remove(QString::fromStdString(started)));
        QVERIFY(engineAgreement(compared, approvals).error().english().find("status 3") != std::string::npos);
        QVERIFY(QFile::exists(QString::fromStdString(started)));
    }

    void stageThreeNeedsApproval()
    {
        TrainingSetup setup;
        const auto& specs = trainingOptions();
        QVERIFY(setup.options.set(specs, "engine", "external"));
        QVERIFY(setup.options.set(specs, "engine_settings", "warmup=0, command=\"./mine.py --fast\""));
        QVERIFY(setup.options.set(specs, "stage3_episodes", "3"));
        QCOMPARE(programOfTraining(setup.options), std::string("./mine.py --fast"));
        Approvals approvals;
        allowProgram(setup, approvals);
        QVERIFY(setup.approvedProgram.empty());
        approvals.approve("./mine.py --fast");
        allowProgram(setup, approvals);
        QCOMPARE(setup.approvedProgram, std::string("./mine.py --fast"));
        // Another one takes the approval back, and without stage III nothing is run.
        QVERIFY(setup.options.set(specs, "engine_settings", "command=./other"));
        allowProgram(setup, approvals);
        QVERIFY(setup.approvedProgram.empty());
        QVERIFY(setup.options.set(specs, "stage3_episodes", "0"));
        QVERIFY(programOfTraining(setup.options).empty());
        QVERIFY(setup.options.set(specs, "engine", "./mine.py"));
        QCOMPARE(trainingEngine(setup.options)->program, std::string("./mine.py"));
    }

    void anEngineExecutes()
    {
        QVERIFY(!chooseEngine("steam", {}).ok());
        QVERIFY(!chooseEngine("threads", {{"threads", "no_such", "1"}}).ok());
        const auto problem = openProblem({"chainmm", "4xP100"}, {}, {})->problem;
        const auto placed = runPlacer(problem, {"heft"}, {}, {});
        double share = 0;
        const auto executed = execute(placed->run, {*chooseEngine("threads", {}), 2},
                                      {{}, [&share](double done) { share = done; }});
        QVERIFY2(executed.ok(), executed ? "" : executed.error().english().c_str());
        QCOMPARE(executed->makespans.size(), std::size_t{2});
        QCOMPARE(executed->run->placer, std::string("measured"));
        QCOMPARE(share, 1.0);
    }

    void aTrainingWritesItsLog()
    {
        const auto trainer = std::make_shared<ObedientTrainer>();
        int heard = 0;
        LoggedTraining training(trainer, trainingOf(), {path("log.jsonl")});
        FaultOf fault{};
        TrainingObserver observer;
        observer.episode = [&heard](const EpisodeRecord&) { ++heard; };
        QVERIFY(!training.newest());
        QVERIFY(training.start(observer, fault).ok());
        QVERIFY(training.closeLog().ok() && !training.takeLogFault());
        QCOMPARE(heard, 2);
        QCOMPARE(training.newest()->episode, std::uint64_t{1});
        const QList<QByteArray> lines = contentOf(in("log.jsonl")).trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].contains("\"placement\":[1,1,1]") && lines[1].contains("\"makespan\":3"));
    }

    void aLogThatCantBeWrittenStopsTheTrainingThatNeedsIt()
    {
        write(in("folder"), "");
        FaultOf fault{};
        const auto trainer = std::make_shared<ObedientTrainer>();
        LoggedTraining training(trainer, trainingOf(), {path("folder/log.jsonl")});
        QVERIFY(!training.start({}, fault).ok() && fault == FaultOf::Work);
        QCOMPARE(trainer->state(), TrainerState::Idle);
    }

    /// A log that nobody named gives way to a file that is none.
    void aLogBesideTheCheckpointReplacesNothing()
    {
        write(in("run.jsonl"), "mine\n");
        const TrainingSetup setup = trainingOf(path("run.checkpoint"));
        QCOMPARE(logBesideCheckpoint(setup).file, path("run.jsonl"));
        QVERIFY(logBesideCheckpoint(trainingOf()).file.empty());
        const auto trainer = std::make_shared<ObedientTrainer>();
        LoggedTraining training(trainer, setup, logBesideCheckpoint(setup));
        FaultOf fault{};
        QVERIFY(training.start({}, fault).ok());
        QVERIFY(training.closeLog().ok());
        QCOMPARE(trainer->state(), TrainerState::Finished);
        QCOMPARE(contentOf(in("run.jsonl")), QByteArray("mine\n"));
        const auto told = training.takeLogFault();
        QVERIFY(told && told->file == path("run.jsonl"));
        QVERIFY(!training.takeLogFault());
    }

    void aTrainingThatCantStartLeavesTheLog()
    {
        write(in("old.jsonl"), "old\n");
        const Error refusal{{"no"}, {}, {}};
        LoggedTraining training(std::make_shared<ObedientTrainer>(refusal), trainingOf(),
                                {path("old.jsonl")});
        FaultOf fault{};
        const auto started = training.start({}, fault);
        QVERIFY(!started.ok() && fault == FaultOf::Input);
        QCOMPARE(started.error().english(), std::string("no"));
        QCOMPARE(contentOf(in("old.jsonl")), QByteArray("old\n"));
        // Nor is there a checkpoint to go on from: the trainer says so.
        TrainingSetup resumed = trainingOf(path("none.checkpoint"));
        resumed.resume = true;
        LoggedTraining none(std::make_shared<ObedientTrainer>(refusal), resumed, {path("old.jsonl")});
        QVERIFY(!none.start({}, fault).ok() && fault == FaultOf::Input);
        QCOMPARE(contentOf(in("old.jsonl")), QByteArray("old\n"));
    }
};

DOPPLER_TEST_WITH(::doppler::tests::NoApplication, AppLayerTest)

} // namespace app_layer_test

#include "app_layer.moc"
