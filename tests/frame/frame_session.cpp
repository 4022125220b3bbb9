// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: what is saved comes back, in another window and from another folder.
#include "core/io/placements/placement_json.h"
#include "core/run/measured_run.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/lessons/lessons.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/message_bar.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

namespace frame_session_test {

using namespace doppler;
using samples::WindowScene;

namespace {

const std::string pairGraph =
    R"({"format": "doppler-graph", "version": 1, "name": "pair", "vertices": [
        {"id": 0, "flops": 1e9, "output_bytes": 1e6}, {"id": 1, "flops": 1e9}],
        "edges": [{"from": 0, "to": 1}]})";

struct Seen {
    std::vector<std::string> runs;
    std::vector<double> makespans;
    [[nodiscard]] bool operator==(const Seen&) const = default;
};
Seen seenIn(Workbench& workbench)
{
    Seen seen;
    for (const RunEntry& entry : workbench.runs()->entries()) {
        seen.runs.push_back(problemTitle(*entry.run->problem).toStdString() + ' ' + entry.run->placer + ' ' +
                            std::to_string(entry.seed) + ' ' + entry.graphSource.toStdString() + ' ' +
                            entry.engine);
        seen.makespans.push_back(entry.run->schedule.makespan);
    }
    return seen;
}

} // namespace

class FrameSession : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void everythingComesBack()
    {
        WindowScene stage;
        stage.write("pair.json", pairGraph);
        MainWindow& window = stage.open();
        Workbench& workbench = window.workbench();
        ModelOptions model;
        model.schedule = ChooseTask::BLevel;
        workbench.openSession({QStringLiteral("chainmm"),
                               QStringLiteral("4xP100"),
                               {},
                               {{QStringLiteral("heft"), 1, {}}, {QStringLiteral("random"), 7, {}}}});
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        workbench.setModel(model);
        QTRY_VERIFY(workbench.runs()->rowCount() == 3 && !workbench.busy());
        workbench.openGraph(stage.path("pair.json"));
        QTRY_VERIFY(workbench.runs()->rowCount() == 4 && !workbench.busy());
        // A measured run is kept with its times, which no simulation gives again.
        const RunPtr shown = workbench.run();
        Schedule measured = shown->schedule;
        for (auto& task : measured.tasks)
            task.end += 0.125;
        measured.makespan += 0.125;
        workbench.showMeasured(makeMeasuredRun(shown->problem, shown->placement, measured), "threads");
        QCOMPARE(workbench.runs()->rowCount(), 5);
        workbench.showRun(workbench.runs()->entries()[1].id);
        workbench.selectVertices({VertexId{5}, VertexId{3}}, VertexId{5});
        QTRY_VERIFY(!window.graphView()->picture().empty() && !window.graphView()->layoutJob().running());
        window.graphView()->zoomIn();
        window.graphView()->zoomIn();
        const GraphView::ViewState looked = window.graphView()->viewState();
        window.playback()->seek(window.playback()->duration() / 2);
        const double time = window.playback()->time();
        auto* transfers = window.findChild<QAction*>(QStringLiteral("transfersAction"));
        QVERIFY(transfers && transfers->isChecked());
        transfers->trigger();
        window.findChild<QAction*>(QStringLiteral("colorByStart"))->trigger();
        QCOMPARE(window.graphView()->colorBy(), ColorBy::Start);
        window.findChild<QDockWidget*>(QStringLiteral("trainingDock"))->close();
        window.comparisonView()->choosePlacers({QStringLiteral("peft"), QStringLiteral("heft")});
        const Seen before = seenIn(workbench);
        const StudyRequest compared = window.comparisonView()->request();

        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("all.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());
        stage.window.reset();
        // Session and graph move together: the graph is named relatively.
        QVERIFY(QDir(stage.folder.path()).mkdir(QStringLiteral("moved")));
        for (const char* name : {"pair.json", "all.doppler"})
            QVERIFY(QFile::rename(stage.path(name), stage.path((std::string("moved/") + name).c_str())));

        stage.settings = std::make_unique<Settings>(stage.path("other.ini"));
        MainWindow& other = stage.open();
        QSignalSpy opened(&other.sessions().keeper(), &SessionKeeper::opened);
        QSignalSpy noted(&other.sessions().keeper(), &SessionKeeper::noted);
        other.workbench().openFiles({stage.path("moved/all.doppler")});
        QVERIFY(opened.count() > 0 || opened.wait(20000));
        QCOMPARE(noted.count(), 0);
        Seen after = seenIn(other.workbench());
        for (std::string& run : after.runs)
            if (const std::size_t at = run.find("/moved/"); at != std::string::npos)
                run.erase(at, 6);
        QCOMPARE(after.runs, before.runs);
        QCOMPARE(after.makespans, before.makespans);
        QCOMPARE(other.workbench().runId(), other.workbench().runs()->entries()[1].id);
        QCOMPARE(other.workbench().selectedVertex(), std::optional(VertexId{5}));
        QCOMPARE(other.workbench().selectedVertices(), (std::vector{VertexId{3}, VertexId{5}}));
        QCOMPARE(other.workbench().placer(), QStringLiteral("random"));
        QVERIFY(!other.findChild<QAction*>(QStringLiteral("transfersAction"))->isChecked());
        QCOMPARE(other.graphView()->colorBy(), ColorBy::Start);
        QVERIFY(other.findChild<QDockWidget*>(QStringLiteral("trainingDock"))->isHidden());
        QCOMPARE(other.playback()->time(), time);
        QCOMPARE(other.comparisonView()->request().placers, compared.placers);
        QTRY_VERIFY(!other.graphView()->viewState().fitted);
        QVERIFY(std::abs(other.graphView()->viewState().scale - looked.scale) < 1e-9);
        QCOMPARE(stage.settings->recentFiles().value(0), stage.path("moved/all.doppler"));
    }

    void whatNoLongerFitsIsLeftOutAndTold()
    {
        WindowScene stage;
        stage.write("pair.json", pairGraph);
        MainWindow& window = stage.open();
        window.workbench().openSession(
            {stage.path("pair.json"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("s.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());
        std::string larger = pairGraph;
        larger.replace(larger.find("{\"id\": 1,"), 9, R"({"id": 2}, {"id": 1,)");
        stage.write("pair.json", larger);
        QSignalSpy opened(&window.sessions().keeper(), &SessionKeeper::opened);
        window.sessions().keeper().open(stage.path("s.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        QCOMPARE(window.workbench().problem()->vertexCount(), std::size_t{3});
        QCOMPARE(window.workbench().runs()->rowCount(), 0);
        const QString text = window.findChild<MessageBar*>(QStringLiteral("messageBar"))->text();
        QVERIFY2(text.contains(QStringLiteral("pair.json has changed")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("it no longer matches its graph or devices: 1 run")),
                 qPrintable(text));
    }

    void aBrokenSessionChangesNothing()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        window.workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const RunPtr run = window.workbench().run();
        stage.write("new.doppler", R"({"format": "doppler-session", "version": 9, "runs": []})");
        auto* bar = window.findChild<MessageBar*>(QStringLiteral("messageBar"));
        window.sessions().keeper().open(stage.path("new.doppler"));
        QTRY_VERIFY(bar->text().contains(QLatin1Char('9')));
        QCOMPARE(window.workbench().run(), run);
        QVERIFY(!window.sessions().keeper().opening());
    }

    void partsThatNobodyKnowsAreKept()
    {
        WindowScene stage;
        stage.write("a.doppler",
                    R"({"format": "doppler-session", "version": 1, "runs": [], "problems": [
                       {"graph": {"name": "chainmm"}, "devices": {"name": "4xP100"}, "device_names": []}],
                       "open": 0, "checkpoints": ["run.doppler"], "parts": {"sketch": {"a": [1, 2]}}})");
        MainWindow& window = stage.open();
        SessionKeeper& keeper = window.sessions().keeper();
        QSignalSpy opened(&keeper, &SessionKeeper::opened);
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.open(stage.path("a.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        QCOMPARE(window.sessions().checkpointMenu()->actions().size(), 1);
        keeper.save(stage.path("b.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());
        const auto again = readSession(stage.path("b.doppler").toStdString());
        QVERIFY(again.ok());
        QCOMPARE(again->parts.at("sketch"), std::string(R"({"a": [1, 2]})"));
        QCOMPARE(again->checkpoints, (std::vector<std::string>{"run.doppler"}));
        QCOMPARE(again->problems.at(0).graph.name, std::string("chainmm"));
    }

    void locksAndMarkersComeBack()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        Workbench& workbench = window.workbench();
        const auto open = [&](const char* graph, const char* placer) {
            workbench.openSession(
                {QLatin1String(graph), QStringLiteral("4xP100"), {}, {{QLatin1String(placer), 1, {}}}});
            QTRY_VERIFY(workbench.run() && !workbench.busy() && workbench.run()->placer == placer);
        };
        open("ffnn", "peft");
        open("chainmm", "heft");
        const Locks locks{{VertexId{2}, DeviceId{3}}, {VertexId{7}, DeviceId{1}}};
        workbench.setLocks(locks);
        workbench.placeAgain();
        QTRY_VERIFY(workbench.runs()->rowCount() == 3 && !workbench.busy());
        const MarkerList markers({{0.001, QStringLiteral("here, it \"waits\"")}, {0.002, {}}});
        window.ganttTools()->setMarkers(workbench.runs()->entries()[0].id, markers);
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("l.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());

        MainWindow& other = stage.open();
        QSignalSpy opened(&other.sessions().keeper(), &SessionKeeper::opened);
        other.sessions().keeper().open(stage.path("l.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait(20000));
        const auto& entries = other.workbench().runs()->entries();
        QCOMPARE(entries.size(), std::size_t{3});
        QCOMPARE(other.workbench().locks(), locks);
        QCOMPARE(entries[1].locks, Locks());
        QCOMPARE(entries[2].locks, locks);
        QCOMPARE(entries[2].run->placement.devices[7], DeviceId{1});
        QCOMPARE(other.ganttTools()->markers(entries[0].id), markers);
        QVERIFY(other.ganttTools()->markers(entries[2].id).empty());
    }

    /// Locks hold for all models of one graph on one set of devices, before and after.
    void problemsThatSharedDevicesShareThem()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const Locks locks{{VertexId{2}, DeviceId{3}}};
        window.workbench().setLocks(locks);
        ModelOptions model;
        model.schedule = ChooseTask::BLevel;
        window.workbench().setModel(model);
        QTRY_VERIFY(window.workbench().runs()->rowCount() == 2 && !window.workbench().busy());
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("l.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());

        MainWindow& other = stage.open();
        QSignalSpy opened(&other.sessions().keeper(), &SessionKeeper::opened);
        other.sessions().keeper().open(stage.path("l.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        Workbench& workbench = other.workbench();
        QCOMPARE(workbench.locks(), locks);
        const auto& entries = workbench.runs()->entries();
        QCOMPARE(entries.size(), std::size_t{2});
        workbench.showRun(entries[0].id == workbench.runId() ? entries[1].id : entries[0].id);
        QCOMPARE(workbench.locks(), locks);
    }

    /// Actions with a tick that do something else than showing the document in this way or that.
    void onlySwitchesOfViewsAreKept()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.lessons().lessonActions().isEmpty());
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("s.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());
        const auto session = readSession(stage.path("s.doppler").toStdString());
        QVERIFY(session.ok());
        const auto part = QJsonDocument::fromJson(QByteArray::fromStdString(session->parts.at("view")));
        QStringList kept = part[QLatin1String("switches")].toObject().keys();
        QStringList others; // Whoever adds one says which kind it is of.
        for (const QAction* action : window.findChildren<QAction*>())
            if (const QString name = action->objectName();
                action->isCheckable() && !name.isEmpty() && kept.removeAll(name) == 0)
                others += name;
        QCOMPARE(kept, QStringList());
        others.sort();
        QStringList known{QStringLiteral("colorByGroups"), QStringLiteral("followTraining"),
                          QStringLiteral("fullScreen"), QStringLiteral("runPin"), QStringLiteral("welcome")};
        for (const QAction* lesson : window.lessons().lessonActions())
            known += lesson->objectName();
        known.sort();
        QCOMPARE(others.join(QLatin1Char(' ')), known.join(QLatin1Char(' ')));
    }

    /// Sessions of before that have the ticks of lessons, and of the welcome page.
    void openingASessionBeginsNoLesson()
    {
        WindowScene stage;
        stage.write("a.doppler",
                    R"({"format": "doppler-session", "version": 1, "runs": [], "problems": [
                       {"graph": {"name": "chainmm"}, "devices": {"name": "4xP100"}, "device_names": []}],
                       "open": 0, "parts": {"view": {"switches": {"lesson_barrier": true, "welcome": true,
                       "arrowLabels": true}}}})");
        MainWindow& window = stage.open();
        QTRY_VERIFY(!window.lessons().lessonActions().isEmpty());
        QSignalSpy opened(&window.sessions().keeper(), &SessionKeeper::opened);
        const QSignalSpy played(&window.lessons().player(), &LessonPlayer::stepChanged);
        window.sessions().keeper().open(stage.path("a.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        QCOMPARE(played.count(), 0);
        QVERIFY(!window.lessons().player().active());
        QVERIFY(!stage.find<QDockWidget>("trainingDock")->isHidden());
        QVERIFY(window.welcomePage()->isHidden());
        QVERIFY(stage.find<QAction>("arrowLabels")->isChecked());
    }

    void panelsAreThoseBeneathTheWelcomePage()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        stage.find<QDockWidget>("trainingDock")->close();
        window.showWelcome(true);
        QVERIFY(stage.find<QDockWidget>("runsDock")->isHidden());
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(stage.path("w.doppler"));
        QVERIFY(saved.count() > 0 || saved.wait());
        MainWindow& other = stage.open();
        QSignalSpy opened(&other.sessions().keeper(), &SessionKeeper::opened);
        other.sessions().keeper().open(stage.path("w.doppler"));
        QVERIFY(opened.count() > 0 || opened.wait());
        QVERIFY(other.welcomePage()->isHidden());
        QVERIFY(!stage.find<QDockWidget>("runsDock")->isHidden());
        QVERIFY(!stage.find<QDockWidget>("ganttDock")->isHidden());
        QVERIFY(stage.find<QDockWidget>("trainingDock")->isHidden());
    }

    /// The dialog asks about the name that was typed; the file may have another.
    void aFileOfTheWholeNameIsAskedFor()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        const auto saveAs = [&](const char* name) {
            stage.find<QAction>("saveSessionAs")->trigger();
            auto* dialog = window.findChildren<QFileDialog*>().last();
            dialog->selectFile(stage.path(name));
            static_cast<QDialog*>(dialog)->accept();
        };
        saveAs("llama.v2");
        QVERIFY(saved.count() > 0 || saved.wait());
        QCOMPARE(saved[0][0].toString(), stage.path("llama.v2.doppler"));
        QVERIFY(readSession(stage.path("llama.v2.doppler").toStdString()).ok());

        stage.write("mine.doppler", "precious");
        saveAs("mine");
        auto* question = stage.find<QMessageBox>("replaceSession");
        QVERIFY(question->isVisible());
        static_cast<QDialog*>(question)->reject();
        QTest::qWait(50);
        QCOMPARE(saved.count(), 1);
        QCOMPARE(*readFile(stage.path("mine.doppler").toStdString()), std::string("precious"));
        QTRY_VERIFY(window.findChildren<QMessageBox*>().isEmpty());
        saveAs("mine");
        stage.find<QMessageBox>("replaceSession")
            ->findChild<QPushButton*>(QStringLiteral("replace"))
            ->click();
        QTRY_COMPARE(saved.count(), 2);
        QVERIFY(readSession(stage.path("mine.doppler").toStdString()).ok());
    }

    /// A session may come from anyone: what it names as a placer is never run as a program.
    void programsOfASessionAreNotRun()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.comparisonView()->choosePlacers({QStringLiteral("heft"), QStringLiteral("random")});
        const QString file = stage.path("theirs.doppler");
        QSignalSpy saved(&window.sessions().keeper(), &SessionKeeper::saved);
        window.sessions().keeper().save(file);
        QVERIFY(saved.count() > 0 || saved.wait());
        stage.window.reset();
        // A command line and a program of its own, in every place where a session names a placer.
        const QString marker = stage.path("ran");
        const QString program = stage.write("mine.sh", "#!/bin/sh\ntouch '" + marker.toStdString() + "'\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QByteArray whole = text.readAll();
        QVERIFY(whole.count("\"heft\"") >= 3);
        for (const QString& named : {QStringLiteral("/bin/true; touch ") + marker, program}) {
            QByteArray changed = whole;
            changed.replace("\"heft\"", '"' + named.toUtf8() + '"');
            stage.write("theirs.doppler", changed.toStdString());
            MainWindow& other = stage.open();
            QSignalSpy opened(&other.sessions().keeper(), &SessionKeeper::opened);
            other.workbench().openFiles({file});
            QVERIFY(opened.count() > 0 || opened.wait(20000));
            QCOMPARE(other.workbench().runs()->rowCount(), 2);
            for (const RunEntry& entry : other.workbench().runs()->entries()) {
                other.workbench().showRun(entry.id);
                QVERIFY(other.workbench().placer() != named);
                stage.find<QAction>("explain")->trigger();
                other.explain()->view()->setCurrentIndex(1);
                QTRY_VERIFY_WITH_TIMEOUT(!other.explain()->view()->whatIf()->busy(), 30000);
            }
            stage.find<QAction>("place")->trigger();
            other.workbench().openTopology(QStringLiteral("8xV100"));
            QTRY_VERIFY(!other.workbench().busy());
            other.workbench().openGraph(QStringLiteral("ffnn"));
            QTRY_VERIFY(!other.workbench().busy());
            // A comparison asks first.
            other.comparisonView()->start();
            if (QTest::qWaitFor([&] { return other.findChild<QMessageBox*>("runPrograms"); }, 2000))
                other.findChild<QMessageBox*>("runPrograms")->reject();
            else
                QVERIFY(other.comparisonView()->request().placers.size() < 2); // It is no file: not offered.
            QTRY_VERIFY_WITH_TIMEOUT(!other.comparisonView()->running(), 60000);
            QVERIFY(!QFile::exists(marker));
            stage.window.reset();
        }
    }

    /// A session that brings the program down must not do so at every start.
    void whatEndedSuddenlyTwiceIsOffered()
    {
        WindowScene stage;
        const QString folder = stage.path("open");
        const QString left = stage.path("open/left.doppler");
        QVERIFY(QDir().mkpath(folder));
        stage.write("open/left.doppler",
                    R"({"format": "doppler-session", "version": 1, "runs": [], "problems": [
                       {"graph": {"name": "ffnn"}, "devices": {"name": "4xP100"}, "device_names": []}],
                       "open": 0})");
        {
            AutosaveSlot first(folder);
            const auto claimed = first.claimLeft();
            QVERIFY(claimed && claimed->file == left && !claimed->triedBefore);
            QVERIFY(!AutosaveSlot(folder).claimLeft());
            first.mark();
            first.adopt();
            QCOMPARE(first.file(), left);
        } // Without end(): a sudden one.
        {
            MainWindow& window = stage.open();
            SessionKeeper& keeper = window.sessions().keeper();
            keeper.startAutosave(folder, 1);
            QVERIFY(!keeper.restoreLeft());
            QVERIFY(!keeper.opening());
            auto* offer = stage.find<QToolButton>("offerChoice0");
            QVERIFY(!offer->isHidden());
            QSignalSpy opened(&keeper, &SessionKeeper::opened);
            offer->click();
            QVERIFY(opened.count() > 0 || opened.wait());
            QCOMPARE(window.workbench().graphSource(), QStringLiteral("ffnn"));
            QVERIFY(QFile::exists(left + QStringLiteral(".restoring")));
            // Once it has been saved again it counts as any other.
            QTRY_VERIFY(!QFile::exists(left + QStringLiteral(".restoring")));
            QVERIFY(QFile::exists(left));
            window.close();
            QTRY_COMPARE(QDir(folder).entryList(QDir::Files), QStringList());
        }
    }

    /// In one process nothing is left behind by a normal end, and two windows have a file each.
    void savedByItselfWhileItIsOpenOnly()
    {
        WindowScene stage;
        const QString folder = stage.path("open");
        const auto files = [&] { return QDir(folder).entryList({QStringLiteral("*.doppler")}, QDir::Files); };
        MainWindow& window = stage.open();
        window.sessions().keeper().startAutosave(folder, 1);
        MainWindow second(*stage.settings);
        second.sessions().keeper().startAutosave(folder, 1);
        for (MainWindow* each : {&window, &second})
            each->workbench().openSession(
                {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_COMPARE(files().size(), 2);
        QVERIFY(!second.sessions().keeper().restoreLeft()); // That of the first window is in use.
        QTRY_VERIFY(!window.workbench().busy() && !second.workbench().busy());
        window.close();
        QTRY_COMPARE(files().size(), 1);
        second.close();
        QTRY_COMPARE(files().size(), 0);
        // What was open last is kept beside the folder, in one file whatever windows there were, and no
        // draft.
        QTRY_VERIFY(!window.sessions().keeper().threadsBusy() && !second.sessions().keeper().threadsBusy());
        QCOMPARE(QDir(stage.folder.path()).entryList({QStringLiteral("*doppler*")}, QDir::Files),
                 QStringList{QStringLiteral("last.doppler")});
        QTRY_COMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
};

DOPPLER_TEST_WITH(QApplication, FrameSession)

} // namespace frame_session_test

#include "frame_session.moc"
