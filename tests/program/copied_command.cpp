// SPDX-License-Identifier: GPL-3.0-or-later
// What goes to the clipboard; above all that the copied command gives the same makespan again.
#include "core/catalog/builtin_topologies.h"
#include "core/explain/what_if.h"
#include "core/run/measured_run.h"
#include "core/run/run.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"
#include "tests/program/copying_scene.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/main_window/copying.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/message_bar.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/table/table_data.h"
#include "widgets/training/training_runs.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <set>

namespace copied_command_test {

using namespace doppler;
using Scene = doppler::tests::CopyingScene;

namespace {

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

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8()));
        // A training writes beside its checkpoint, which is named without a folder.
        QVERIFY(QDir::setCurrent(m_home.path()));
    }
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
            model.memory = MemoryRule::Ignore;
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
        QTRY_VERIFY_WITH_TIMEOUT(workbench.run() && !workbench.busy(),
                                 30000); // A checkpoint wants its module.
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
        QTRY_VERIFY(workbench.run() && workbench.run()->placer == std::string("file"));
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

        // With a placer that is set up, and around locks.
        ComparisonView& view = *stage.window.comparisonView();
        workbench.setLocks({{VertexId{std::size_t{2}}, DeviceId{std::size_t{3}}}});
        StudyRequest more = asked;
        more.placers = {QStringLiteral("heft"), QStringLiteral("simulated-annealing")};
        more.settings = {"simulated-annealing.chains=2"};
        more.seeds = 2;
        view.setRequest(more);
        const QString around = stage.copied("copyComparisonCommand");
        QVERIFY2(around.contains(QStringLiteral("--set simulated-annealing.chains=2")) &&
                     around.contains(QStringLiteral("--lock ")),
                 qPrintable(around));
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 60000);
        command = around;
        command.replace(QRegularExpression(QStringLiteral("^doppler ")),
                        QStringLiteral("'%1/doppler' ").arg(QStringLiteral(DOPPLER_BIN)));
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command + QStringLiteral(" --json")});
        QVERIFY(shell.waitForFinished(60000));
        const QJsonDocument again = QJsonDocument::fromJson(shell.readAllStandardOutput());
        const QJsonArray same =
            again.isArray() ? again.array() : again.object()[QStringLiteral("rows")].toArray();
        QCOMPARE(same.size(), 4);
        std::multiset<double> there;
        std::multiset<double> here;
        for (const QJsonValue& run : same)
            there.insert(run[QStringLiteral("makespan")].toDouble());
        for (const ComparisonRow& row : view.summaries()->rows())
            here.insert(row.makespan);
        QCOMPARE(there, here);
        workbench.setLocks({});

        TrainingScript script;
        script.endless = true;
        stage.window.training().setFactory(factoryFor(script));
        TrainingSetup setup = stage.window.training().proposal();
        QVERIFY(setup.options.set(trainingOptions(setup.policy), "stage2_episodes", "77").ok());
        setup.seed = 9;
        setup.checkpointFile = "it's mine.checkpoint";
        QVERIFY(!stage.action("copyTrainingCommand")->isEnabled());
        const QString events = stage.folder.filePath(QStringLiteral("events"));
        stage.window.training().start(TrainingOrder{setup, 1, false, {QStringLiteral("ffnn")}, events});
        QTRY_VERIFY(stage.window.training().active());
        QCOMPARE(stage.copied("copyTrainingCommand"),
                 QStringLiteral("doppler train chainmm ffnn --devices 4xP100 --policy doppler --set "
                                "stage2_episodes=77 --seed 9 --checkpoint 'it'\\''s mine.checkpoint' "
                                "--tensorboard ") +
                     events);
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
        Q_EMIT stage.window.findChild<WhatIfPage*>()->openRequested(
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

    /// On a large graph the default placer gets fewer evaluations, and the command says how many.
    void whatOpeningPlacesIsRepeated()
    {
        Scene stage;
        Workbench& workbench = stage.window.workbench();
        for (const char* graph : {"chainmm", "layered:vertices=600"}) {
            workbench.openGraph(QLatin1String(graph));
            QTRY_VERIFY_WITH_TIMEOUT(workbench.run() && !workbench.busy() &&
                                         workbench.graphSource() == QLatin1String(graph),
                                     60000);
            const QString command = stage.copied("copyCommand");
            QVERIFY2(command.contains(QLatin1String("--placer auto")), qPrintable(command));
            QCOMPARE(command.contains(QLatin1String("--evaluations")), graph[0] == 'l');
            QCOMPARE(answerOf(command)[QStringLiteral("makespan")].toDouble(),
                     workbench.run()->schedule.makespan);
        }
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
        Q_EMIT stage.window.sideBySideView()->referenceRequested(1);
        QVERIFY(stage.copied("copySideBySideCommand").endsWith(QStringLiteral(" --reference heft")));
        QVERIFY(stage.copied("copyWindowCommand").endsWith(QStringLiteral(".doppler")));
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
        const KeepRun keep = [](const Run&) { return Result<std::string>(std::string("p.json")); };
        QVERIFY(differencesCommand({requestedRun(run), requestedRun(run)}, 0, keep).ok());
        QVERIFY(!differencesCommand({requestedRun(run), requestedRun(elsewhere)}, 0, keep).ok());
        QVERIFY(!sideBySideCommand({requestedRun(run), requestedRun(run)}).ok());
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

    /// Its trace goes into a file, since no simulation gives it again.
    void aMeasuredRun()
    {
        Scene stage;
        QVERIFY(stage.open({{QStringLiteral("heft"), 1, {}}}));
        Workbench& workbench = stage.window.workbench();
        const RunPtr simulated = workbench.run();
        Schedule slower = simulated->schedule; // as another machine might have run it
        slower.makespan = 0;
        for (TaskRun& task : slower.tasks) {
            const double seconds = task.end - task.start;
            task.start *= 1.5;
            task.end = task.start + 1.25 * seconds;
            slower.makespan = std::max(slower.makespan, task.end);
        }
        slower.transfers.clear();
        workbench.showMeasured(makeMeasuredRun(simulated->problem, simulated->placement, slower), "threads");
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        QVERIFY(isMeasured(*workbench.run()));
        const QString command = stage.copied("copyCommand");
        QVERIFY2(
            command.startsWith(QStringLiteral("doppler trace compare chainmm --devices 4xP100 --trace ")),
            qPrintable(command));
        const QJsonObject compared = answerOf(command);
        QCOMPARE(compared[QStringLiteral("measured_makespan")].toDouble(),
                 workbench.run()->schedule.makespan);
        QCOMPARE(compared[QStringLiteral("simulated_makespan")].toDouble(), simulated->schedule.makespan);

        stage.action("explain")->trigger();
        ExplainView* view = stage.window.explain()->view();
        view->setCurrentIndex(0);
        for (int event = 0; event < 5; ++event)
            stage.window.playback()->stepForward();
        QTRY_VERIFY(view->steps()->step() && !view->busy());
        const QJsonObject explained = answerOf(stage.copied("copyExplanationCommand"));
        const QJsonArray told = explained[QStringLiteral("steps")].toArray();
        QCOMPARE(told.size(), qsizetype{1});
        QCOMPARE(told[0][QStringLiteral("time")].toDouble(), view->steps()->step()->time);
        view->setCurrentIndex(1);
        const QJsonObject otherwise = answerOf(stage.copied("copyExplanationCommand"));
        QCOMPARE(otherwise[QStringLiteral("simulated_makespan")].toDouble(), simulated->schedule.makespan);
        QVERIFY(otherwise[QStringLiteral("what_if")].toArray().size() > 5);

        QVERIFY(stage.standSideBySide());
        const QString beside = stage.copied("copySideBySideCommand");
        QVERIFY2(beside.contains(QStringLiteral(" --placers heft --trace ")), qPrintable(beside));
        const QJsonArray runs = answerOf(beside)[QStringLiteral("runs")].toArray();
        const ComparedRunsPtr& shown = stage.window.sideBySideView()->runs();
        QCOMPARE(runs.size(), qsizetype{2});
        for (std::size_t run = 0; run < 2; ++run)
            QCOMPARE(runs[static_cast<qsizetype>(run)][QStringLiteral("makespan")].toDouble(),
                     shown->runs[run]->schedule.makespan);
        Q_EMIT stage.window.sideBySideView()->referenceRequested(1);
        QVERIFY(stage.copied("copySideBySideCommand").contains(QStringLiteral(" --reference ")));
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
    tests::ScratchFolder m_home;
};

DOPPLER_TEST_WITH(QApplication, CopiedCommandTest)

} // namespace copied_command_test

#include "copied_command.moc"
