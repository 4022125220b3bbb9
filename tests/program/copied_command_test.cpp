// SPDX-License-Identifier: GPL-3.0-or-later
// What goes to the clipboard; above all that the copied command gives the same makespan again.
#include "core/study/measured_run.h"
#include "core/study/run.h"
#include "core/study/what_if.h"
#include "core/topology/builtin_topologies.h"
#include "core/training/learning_module.h"
#include "core/workloads/workload.h"
#include "tests/support/program.h"
#include "tests/widgets/training_samples.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/copying.h"
#include "widgets/main_window/gantt_tools.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/message_bar.h"
#include "widgets/main_window/training_runs.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/command_line.h"
#include "widgets/session/kept_sessions.h"
#include "widgets/session/session_actions.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/table/table_data.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

using namespace doppler;

namespace {

struct Scene {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.show();
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        return window.findChild<QAction*>(QLatin1String(name));
    }
    /// What the action puts into the clipboard.
    QString copied(const char* name)
    {
        QSignalSpy spy(window.findChild<Copying*>(), &Copying::copied);
        action(name)->trigger();
        return spy.count() > 0 || spy.wait() ? QGuiApplication::clipboard()->text() : QString();
    }
    /// CHAINMM on four P100, placed by these, each with its seed; the last one is shown.
    [[nodiscard]] bool open(const std::vector<PlacerRequest>& placers)
    {
        Workbench& workbench = window.workbench();
        workbench.openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, placers});
        return QTest::qWaitFor(
            [&] {
                return !workbench.busy() && workbench.run() &&
                       workbench.runs()->rowCount() == static_cast<int>(placers.size());
            },
            30000);
    }
    /// All runs of the graph, in their panel.
    [[nodiscard]] bool standSideBySide()
    {
        action("sideBySide")->trigger();
        const SideBySideView* view = window.sideBySideView();
        return QTest::qWaitFor(
            [&] {
                return view->runs() && view->runs()->count() ==
                                           static_cast<std::size_t>(window.workbench().runs()->rowCount());
            },
            30000);
    }
};

/// What the command prints as JSON, run by a shell; empty where it fails.
QJsonObject answerOf(QString command)
{
    command.replace(QRegularExpression(QStringLiteral("^doppler ")),
                    QStringLiteral("'%1/doppler' ").arg(QStringLiteral(DOPPLER_BIN)));
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command + QStringLiteral(" --json")});
    if (!shell.waitForFinished(60000) || shell.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
}

/// The makespan that the command prints; 0 where it fails.
double makespanOf(const QString& command) { return answerOf(command)[QStringLiteral("makespan")].toDouble(); }

RequestedRun requestedRun(const RunPtr& run)
{
    RequestedRun requested;
    requested.entry.run = run;
    requested.entry.graphSource = QStringLiteral("chainmm");
    requested.entry.topologySource = QStringLiteral("4xP100");
    return requested;
}

} // namespace

class CopiedCommandTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8())); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theCommandGivesTheSameRun_data()
    {
        QTest::addColumn<QString>("placer");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("kind");
        QTest::newRow("constructive") << "heft" << 1 << 0;
        QTest::newRow("search") << "simulated-annealing" << 5 << 0;
        if (learningModuleInstalled())
            QTest::newRow("checkpoint")
                << DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint" << 2 << 0;
        QTest::newRow("random") << "random" << 3 << 0;
        QTest::newRow("another rule of choice") << "peft" << 1 << 1;
        QTest::newRow("barriers, other channels, limits of memory") << "heft" << 1 << 2;
        QTest::newRow("noise of another seed than the placer's") << "random" << 4 << 3;
    }
    void theCommandGivesTheSameRun()
    {
        QFETCH(QString, placer);
        QFETCH(int, seed);
        QFETCH(int, kind);
        ModelOptions model;
        if (kind == 1)
            model.schedule = ChooseTask::BLevel;
        if (kind == 2) {
            model.mode = Mode::BulkSynchronous;
            model.contention = contentionFromName(contentionNames().front());
            model.memory = MemoryRule::Report;
        }
        if (kind == 3)
            model.noise = {0.2, 0.2};
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.setModel(model);
        workbench.openSession({QStringLiteral("layered:vertices=60:seed=2"),
                               QStringLiteral("8xV100"),
                               {},
                               {{placer, static_cast<std::uint64_t>(seed), {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString command = stage.copied("copyCommand");
        QVERIFY2(command.startsWith(QStringLiteral("doppler simulate layered:vertices=60:seed=2")),
                 qPrintable(command));
        QCOMPARE(command.contains(QStringLiteral("--placement")), kind == 3);
        QCOMPARE(makespanOf(command), workbench.run()->schedule.makespan);
        const QString window = stage.copied("copyWindowCommand");
        QCOMPARE(window.startsWith(QStringLiteral("doppler-workbench layered")), kind != 3);
        QCOMPARE(window.endsWith(QStringLiteral(".doppler")), kind == 3); // No options give it.
        const QString picture = m_home.filePath(QStringLiteral("w.png"));
        QStringList words = QProcess::splitCommand(window).mid(1);
        words << QStringLiteral("--screenshot") << picture;
        if (kind == 2)
            QCOMPARE(tests::runProgram(QStringLiteral("doppler-workbench"), words).status, 0);
    }

    /// What no placer gives again has its placement in a file.
    void aPlacementFromElsewhere()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("random"), 9, {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString file = m_home.filePath(QStringLiteral("it's mine.json"));
        QSignalSpy saved(&workbench, &Workbench::saved);
        workbench.savePlacement(workbench.runId(), file);
        QVERIFY(saved.count() > 0 || saved.wait());
        workbench.openPlacement(file);
        QTRY_COMPARE(workbench.run()->placer, std::string("file"));
        const QString command = stage.copied("copyCommand");
        QVERIFY2(command.contains(QStringLiteral("--placement")), qPrintable(command));
        QCOMPARE(makespanOf(command), workbench.run()->schedule.makespan);
    }

    /// A comparison's placer may have had another budget than the request before it.
    void runsOfAComparison()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("random"), 9, {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        Placement placement = workbench.run()->placement;
        std::ranges::fill(placement.devices, DeviceId{std::size_t{2}});
        workbench.openResult({workbench.problem(), workbench.graphSource(), workbench.topologySource(),
                              "simulated-annealing", placement, 4, 12, 0.5});
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        QVERIFY(!workbench.requestOf(workbench.runId()));
        const QString command = stage.copied("copyCommand");
        QVERIFY2(command.contains(QStringLiteral("--placement")), qPrintable(command));
        QCOMPARE(makespanOf(command), workbench.run()->schedule.makespan);
    }

    void aComparisonAndATraining()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY(workbench.problem() && !workbench.busy());
        const StudyRequest asked = stage.window.comparisonView()->request();
        const QString compare = stage.copied("copyComparisonCommand");
        QVERIFY2(compare.startsWith(QStringLiteral("doppler compare chainmm --devices 4xP100")),
                 qPrintable(compare));
        QProcess shell;
        QString command = compare;
        command.replace(QRegularExpression(QStringLiteral("^doppler ")),
                        QStringLiteral("'%1/doppler' ").arg(QStringLiteral(DOPPLER_BIN)));
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command + QStringLiteral(" --json")});
        QVERIFY(shell.waitForFinished(60000));
        QCOMPARE(shell.exitCode(), 0);
        const QJsonDocument rows = QJsonDocument::fromJson(shell.readAllStandardOutput());
        const QJsonArray runs =
            rows.isArray() ? rows.array() : rows.object()[QStringLiteral("rows")].toArray();
        QCOMPARE(static_cast<std::size_t>(runs.size()), asked.cells());

        TrainingScript script;
        script.endless = true;
        stage.window.training().setFactory(factoryFor(script));
        TrainingSetup setup = stage.window.training().proposal();
        QVERIFY(setup.options.set(trainingOptions(setup.policy), "stage2_episodes", "77").ok());
        setup.seed = 9;
        setup.checkpointFile = "it's mine.checkpoint";
        QVERIFY(!stage.action("copyTrainingCommand")->isEnabled());
        stage.window.training().start(TrainingOrder{setup, 1, false, {QStringLiteral("ffnn")}});
        QTRY_VERIFY(stage.window.training().active());
        QCOMPARE(stage.copied("copyTrainingCommand"),
                 QStringLiteral("doppler train chainmm ffnn --devices 4xP100 --policy doppler --set "
                                "stage2_episodes=77 --seed 9 --checkpoint 'it'\\''s mine.checkpoint'"));
        stage.window.training().abortAll();
        QTRY_VERIFY(!stage.window.training().active());
    }

    /// What would be with other devices and another graph ran on neither of the open ones.
    void answersToWhatIfQuestions()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const RunPtr before = workbench.run();
        Change change;
        change.bandwidth = 0.25;
        change.vertex = Change::VertexSpeed{VertexId{std::size_t{3}}, 0.01};
        const auto changed = changedProblem(*before->problem, change);
        QVERIFY(changed.ok());
        const auto answer = makeRun(*changed, before->placement, "heft");
        QVERIFY(answer.ok());
        QVERIFY((*answer)->schedule.makespan > before->schedule.makespan);
        emit stage.window.findChild<WhatIfPage*>()->openRequested(
            Answer{{}, answer, before->schedule.makespan});
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        QCOMPARE(workbench.run()->schedule.makespan, (*answer)->schedule.makespan);
        const QString command = stage.copied("copyCommand");
        QVERIFY2(!command.contains(QStringLiteral("simulate chainmm")), qPrintable(command));
        QCOMPARE(makespanOf(command), workbench.run()->schedule.makespan);
    }

    void whatTheCommandLineCannotSayIsToldOf()
    {
        const auto base = Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"));
        ModelOptions model;
        model.noise = {0.1, 0.3};
        const auto problem = Problem::create((*base)->graphPtr(), (*base)->topologyPtr(), model);
        QVERIFY(problem.ok());
        RunEntry entry;
        Placement placement;
        placement.devices.assign((*problem)->vertexCount(), DeviceId{0});
        entry.run = *makeRun(*problem, placement, "file");
        entry.graphSource = QStringLiteral("chainmm");
        entry.topologySource = QStringLiteral("4xP100");
        QVERIFY(!commandFor(entry, {}, CommandFor::Simulation, "p.json").ok());
    }

    /// What is not as a window begins; the program takes all of it.
    void theCommandOfTheWindowHasItsLook()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        MainWindow& window = stage.window;
        const QString plain = QStringLiteral("doppler-workbench chainmm --devices 4xP100 --placer heft");
        QCOMPARE(stage.copied("copyWindowCommand"), plain);
        for (const char* chosen : {"colorBySlack", "layoutByTime", "arrowLabels"})
            stage.action(chosen)->trigger();
        window.workbench().selectVertices({VertexId{std::size_t{3}}, VertexId{std::size_t{1}}});
        const double whole = window.playback()->duration();
        window.playback()->seek(0.25 * whole);
        window.ganttTools()->actions()->shares->setChecked(true);
        window.ganttTools()->actions()->bounds->setChecked(true);
        window.ganttView()->setMeasure({0.25 * whole, 0.5 * whole});
        const QString looks = plain + QStringLiteral(" --colour-by slack --layout swimlane --arrow-labels "
                                                     "--select 1,3 --cursor 0.25 --show shares,bounds "
                                                     "--measure 0.25,0.5");
        QCOMPARE(stage.copied("copyWindowCommand"), looks);
        QVERIFY(!stage.copied("copyCommand").contains(QStringLiteral("--colour-by")));
        const QString picture = m_home.filePath(QStringLiteral("look.png"));
        const QStringList words =
            QProcess::splitCommand(looks).mid(1) + QStringList{QStringLiteral("--screenshot"), picture};
        QCOMPARE(tests::runProgram(QStringLiteral("doppler-workbench"), words).status, 0);
    }
    void theCommandOfTheWindowHasItsGroups()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        GraphView* graph = stage.window.graphView();
        QTRY_VERIFY(graph->hasOpenGroups());
        graph->closeAll();
        QTRY_VERIFY(graph->picture().fold());
        const QString command = stage.copied("copyWindowCommand");
        QVERIFY2(command.endsWith(QStringLiteral(" --groups 1")), qPrintable(command));
    }
    /// At that share of the run the cursor is not before the moment it was at.
    void theCursorComesBackToItsMoment()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        Playback* playback = stage.window.playback();
        for (int step = 0; step < 40; ++step) {
            playback->stepForward();
            const QString command = stage.copied("copyWindowCommand");
            const double share = command.section(QStringLiteral("--cursor "), 1).toDouble();
            const double back = share * playback->duration();
            QVERIFY2(back >= playback->time(), qPrintable(command));
            QVERIFY(back - playback->time() <= playback->duration() * 1e-12);
        }
    }
    void aDifferenceIsSaidWhereItsOtherRunIsKnown()
    {
        Scene alone;
        QVERIFY(alone.open({{QStringLiteral("heft"), 1, {}}}));
        alone.action("colorByDifference")->trigger();
        QVERIFY(!alone.copied("copyWindowCommand").contains(QStringLiteral("difference")));

        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("random"), 7, {}}, {QStringLiteral("heft"), 1, {}}}));
        stage.action("colorByDifference")->trigger();
        const QString kept = stage.copied("copyWindowCommand");
        QVERIFY2(kept.endsWith(QStringLiteral(".doppler")), qPrintable(kept)); // Another seed.

        Scene named;
        QVERIFY(named.open({{QStringLiteral("critical-path"), 1, {}}, {QStringLiteral("heft"), 1, {}}}));
        named.action("colorByDifference")->trigger();
        const QString command = named.copied("copyWindowCommand");
        QVERIFY2(command.endsWith(QStringLiteral(" --colour-by difference --against critical-path")),
                 qPrintable(command));
    }

    void runsSideBySide()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("critical-path"), 1, {}}, {QStringLiteral("heft"), 1, {}}}));
        QVERIFY(!stage.action("copySideBySideCommand")->isEnabled());
        QVERIFY(stage.standSideBySide());
        QVERIFY(stage.action("copySideBySideCommand")->isEnabled());
        const QString command = stage.copied("copySideBySideCommand");
        QCOMPARE(command, QStringLiteral("doppler differences chainmm --devices 4xP100 --placers "
                                         "critical-path,heft"));
        const QJsonArray runs = answerOf(command)[QStringLiteral("runs")].toArray();
        const ComparedRunsPtr& shown = stage.window.sideBySideView()->runs();
        QCOMPARE(static_cast<std::size_t>(runs.size()), shown->count());
        for (std::size_t run = 0; run < shown->count(); ++run)
            QCOMPARE(runs[static_cast<qsizetype>(run)][QStringLiteral("makespan")].toDouble(),
                     shown->runs[run]->schedule.makespan);
        QCOMPARE(stage.copied("copyWindowCommand"),
                 QStringLiteral("doppler-workbench chainmm --devices 4xP100 --side-by-side "
                                "critical-path,heft"));
        emit stage.window.sideBySideView()->referenceRequested(1);
        QVERIFY(stage.copied("copySideBySideCommand").endsWith(QStringLiteral(" --reference heft")));
        QVERIFY(stage.copied("copyWindowCommand").endsWith(QStringLiteral(".doppler")));
    }
    /// What options can't say is in a session that the command names.
    void whatNoOptionSaysComesBack()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("critical-path"), 1, {}}, {QStringLiteral("heft"), 1, {}}}));
        Workbench& workbench = stage.window.workbench();
        const VertexId moved{std::size_t{3}};
        const bool onFirst = workbench.run()->placement.devices[moved].value == 0;
        PlacementEditor& editor = stage.window.findChild<EditMenu*>()->editor();
        QVERIFY(editor.move({moved}, DeviceId{std::size_t{onFirst ? 1U : 0U}}));
        QTRY_VERIFY(workbench.runs()->rowCount() == 3 && !editor.busy());
        QVERIFY(stage.standSideBySide());
        workbench.setLocks({{VertexId{std::size_t{5}}, DeviceId{std::size_t{2}}}});
        QCOMPARE(workbench.locks().size(), std::size_t{1});
        const MarkerList markers({{workbench.run()->schedule.makespan / 2, QStringLiteral("here")}});
        stage.window.ganttTools()->setMarkers(workbench.runId(), markers);
        const QStringList words = QProcess::splitCommand(stage.copied("copyWindowCommand"));
        QCOMPARE(words.size(), 2);
        QCOMPARE(words[0], QStringLiteral("doppler-workbench"));
        QVERIFY2(words[1].endsWith(QStringLiteral(".doppler")), qPrintable(words[1]));
        // It is not where the user saves.
        QVERIFY(isKeptSession(words[1]));
        QVERIFY(stage.window.sessions().keeper().file().isEmpty());

        Scene other;
        Workbench& opened = other.window.workbench();
        opened.openFiles({words[1]});
        const auto& list = workbench.runs()->entries();
        const auto& back = opened.runs()->entries();
        QTRY_COMPARE_WITH_TIMEOUT(back.size(), list.size(), 30000);
        for (std::size_t i = 0; i < list.size(); ++i) {
            QCOMPARE(runTitle(back[i]), runTitle(list[i]));
            QCOMPARE(back[i].run->schedule.makespan, list[i].run->schedule.makespan);
            for (const VertexId v : list[i].run->problem->graph().vertices())
                QCOMPARE(back[i].run->placement.devices[v], list[i].run->placement.devices[v]);
        }
        QCOMPARE(opened.runs()->rowOf(opened.runId()), workbench.runs()->rowOf(workbench.runId()));
        QVERIFY(opened.locks() == workbench.locks());
        QVERIFY(other.window.ganttTools()->markers(opened.runId()) == markers);
        const SideBySideView* view = other.window.sideBySideView();
        QTRY_VERIFY(view->runs() && view->runs()->count() == list.size());
        QVERIFY(other.window.sessions().keeper().file().isEmpty());
        const QString picture = m_home.filePath(QStringLiteral("session.png"));
        QCOMPARE(tests::runProgram(QStringLiteral("doppler-workbench"),
                                   words.mid(1) + QStringList{QStringLiteral("--screenshot"), picture})
                     .status,
                 0);
    }
    /// A list of several runs, a row that was moved, a look that is not the whole: all of it is said.
    void nothingIsLeftOut()
    {
        const auto fromSession = [](Scene& stage) {
            return stage.copied("copyWindowCommand").endsWith(QStringLiteral(".doppler"));
        };
        Scene several;
        QVERIFY(several.open({{QStringLiteral("critical-path"), 1, {}}, {QStringLiteral("heft"), 1, {}}}));
        QVERIFY(fromSession(several));
        Scene one;
        QVERIFY(one.open({{QStringLiteral("heft"), 1, {}}}));
        GanttView* gantt = one.window.ganttView();
        QTRY_VERIFY(gantt->settled());
        QVERIFY(!fromSession(one));
        gantt->setDeviceHidden(DeviceId{std::size_t{1}}, true);
        QVERIFY(fromSession(one));
        gantt->setDeviceHidden(DeviceId{std::size_t{1}}, false);
        QVERIFY(!fromSession(one));
        one.window.workbench().setLocks({{VertexId{std::size_t{5}}, DeviceId{std::size_t{2}}}});
        QVERIFY(fromSession(one));
        one.window.workbench().setLocks({});
        GraphView* graph = one.window.graphView();
        QTRY_VERIFY(!graph->picture().empty());
        GraphView::ViewState look = graph->viewState();
        look.fitted = false;
        look.scale *= 2;
        graph->setViewState(look);
        QVERIFY(fromSession(one));
    }
    /// Those that are kept don't grow in number, and the newest is there.
    void keptSessionsAreFew()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        stage.window.workbench().setLocks({{VertexId{std::size_t{5}}, DeviceId{std::size_t{2}}}});
        QString newest;
        for (int i = 0; i < mostKeptSessions + 3; ++i) {
            stage.window.playback()->seek(stage.window.playback()->duration() * i / 100);
            newest = QProcess::splitCommand(stage.copied("copyWindowCommand")).value(1);
            QVERIFY(QFile::exists(newest));
        }
        const QDir folder(QFileInfo(newest).path());
        QCOMPARE(folder.entryList({QStringLiteral("*.doppler")}).size(), qsizetype{mostKeptSessions});
    }
    /// One seed is for all of a command's placers: of another seed the placement comes from a file.
    void runsSideBySideOfOtherSeeds()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("random"), 7, {}}, {QStringLiteral("heft"), 1, {}}}));
        QVERIFY(stage.standSideBySide());
        const QString command = stage.copied("copySideBySideCommand");
        QVERIFY2(command.contains(QStringLiteral(" --placers random --placement ")), qPrintable(command));
        QVERIFY2(command.endsWith(QStringLiteral(" --seed 7")), qPrintable(command));
        const QJsonArray runs = answerOf(command)[QStringLiteral("runs")].toArray();
        const ComparedRunsPtr& shown = stage.window.sideBySideView()->runs();
        QCOMPARE(runs.size(), qsizetype{2});
        for (std::size_t run = 0; run < 2; ++run)
            QCOMPARE(runs[static_cast<qsizetype>(run)][QStringLiteral("makespan")].toDouble(),
                     shown->runs[run]->schedule.makespan);
    }
    void runsThatNoCommandSetsSideBySideAreToldOf()
    {
        const auto four = Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"));
        const auto eight = Problem::create((*four)->graphPtr(), *builtinTopology("8xV100"));
        Placement placement;
        placement.devices.assign((*four)->vertexCount(), DeviceId{0});
        const RunPtr run = *makeRun(*four, placement, "file");
        const RunPtr elsewhere = *makeRun(*eight, placement, "file");
        const RunPtr measured = makeMeasuredRun(*four, placement, run->schedule);
        const KeepPlacement keep = [](const Run&) { return Result<std::string>(std::string("p.json")); };
        QVERIFY(differencesCommand({requestedRun(run), requestedRun(run)}, 0, keep).ok());
        QVERIFY(!differencesCommand({requestedRun(run), requestedRun(elsewhere)}, 0, keep).ok());
        QVERIFY(!differencesCommand({requestedRun(run), requestedRun(measured)}, 0, keep).ok());
        QVERIFY(!sideBySideCommand({requestedRun(run), requestedRun(run)}).ok());
        QVERIFY(!explanationWords(measured, {}).ok());
    }

    void explanations()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        stage.action("explain")->trigger();
        ExplainView* view = stage.window.explain()->view();
        const QString plain = QStringLiteral("doppler explain chainmm --devices 4xP100 --placer heft");
        view->setCurrentIndex(0);
        QCOMPARE(stage.copied("copyExplanationCommand"), plain + QStringLiteral(" --steps 1"));
        stage.window.playback()->stepForward();
        stage.window.playback()->stepForward();
        QTRY_VERIFY(view->steps()->step() && !view->busy());
        const QString step = stage.copied("copyExplanationCommand");
        const QJsonArray told = answerOf(step)[QStringLiteral("steps")].toArray();
        QCOMPARE(told.size(), qsizetype{1});
        QCOMPARE(told[0][QStringLiteral("time")].toDouble(), view->steps()->step()->time);

        view->setCurrentIndex(1);
        QCOMPARE(stage.copied("copyExplanationCommand"), plain + QStringLiteral(" --what-if"));
        view->setCurrentIndex(2);
        stage.action("copyExplanationCommand")->trigger(); // Of no vertex.
        QTRY_VERIFY(stage.window.findChild<MessageBar*>()->text().contains(QStringLiteral("no vertex"),
                                                                           Qt::CaseInsensitive));
        stage.window.workbench().selectVertex(VertexId{std::size_t{3}});
        const QString why = stage.copied("copyExplanationCommand");
        QCOMPARE(why, plain + QStringLiteral(" --vertex 3"));
        const QJsonObject answer = answerOf(why)[QStringLiteral("why")].toObject();
        QCOMPARE(answer[QStringLiteral("vertex")].toInt(), 3);
    }

    void tablesForSpreadsheets()
    {
        QStandardItemModel model(2, 2);
        model.setHorizontalHeaderLabels({QStringLiteral("Name, long"), QStringLiteral("Say \"x\"")});
        model.setItem(0, 0, new QStandardItem(QStringLiteral("a\tb")));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("1.5")));
        model.setItem(1, 0, new QStandardItem(QStringLiteral("c\nd")));
        QCOMPARE(tabText(tableOf(model)), QStringLiteral("Name, long\tSay \"x\"\na b\t1.5\nc d\t\n"));
        QCOMPARE(csvText(tableOf(model)),
                 QStringLiteral("\"Name, long\",\"Say \"\"x\"\"\"\na\tb,1.5\n\"c\nd\",\n"));
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        workbench.openSession({QStringLiteral("chainmm"),
                               QStringLiteral("4xP100"),
                               {},
                               {{QStringLiteral("heft"), 1, {}}, {QStringLiteral("peft"), 1, {}}}});
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        stage.window.findChild<RunsView*>(QStringLiteral("runs"))->setFocus();
        const QStringList lines = stage.copied("copyTable").split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 4); // A caption, two runs, and the end.
        QCOMPARE(lines[2].split(QLatin1Char('\t')).value(3).toDouble(), workbench.run()->schedule.makespan);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("text/csv")));
    }

    void picturesOfTheViewInFront()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        QVERIFY(!stage.action("copyPicture")->isEnabled());
        workbench.openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy() && !stage.window.graphView()->picture().empty());
        stage.window.graphView()->setFocus();
        stage.copied("copyPicture");
        const QImage graph = QGuiApplication::clipboard()->image();
        QCOMPARE(graph.size(), stage.window.graphView()->pictureSize() * 2);
        stage.window.ganttView()->setFocus();
        QTRY_VERIFY(stage.window.ganttView()->settled());
        stage.copied("copyPicture");
        const QImage gantt = QGuiApplication::clipboard()->image();
        QCOMPARE(gantt.size(), (stage.window.ganttView()->pictureSize() * 2).toSize());
        QVERIFY(gantt.size() != graph.size());
    }
    /// A picture that is still painted does not take the place of what is copied after it.
    void theClipboardHasWhatWasCopiedLast()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        QTRY_VERIFY(!stage.window.graphView()->picture().empty());
        stage.window.graphView()->setFocus();
        QSignalSpy copied(stage.window.findChild<Copying*>(), &Copying::copied);
        stage.action("copyPicture")->trigger();
        QCOMPARE(copied.count(), 0); // It is painted beside the window.
        const QString text = stage.copied("copyComparisonCommand");
        QTest::qWait(500);
        QCOMPARE(copied.count(), 1);
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(CopiedCommandTest)
#include "copied_command_test.moc"
