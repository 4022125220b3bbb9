// SPDX-License-Identifier: GPL-3.0-or-later
// The command of the window: what it opens is as what it was copied from.
#include "tests/program/copying_scene.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/playback/playback.h"
#include "widgets/session/saved_sessions.h"
#include "widgets/session/session_actions.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

namespace copied_window_test {

using namespace doppler;
using Scene = doppler::tests::CopyingScene;

class CopiedWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8())); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
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
        QVERIFY(isSavedSession(words[1]));
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
        QTRY_VERIFY(view->runs() && view->runs()->count() == stage.window.sideBySideView()->runs()->count());
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
        for (int i = 0; i < mostSavedSessions + 3; ++i) {
            stage.window.playback()->seek(stage.window.playback()->duration() * i / 100);
            newest = QProcess::splitCommand(stage.copied("copyWindowCommand")).value(1);
            QVERIFY(QFile::exists(newest));
        }
        const QDir folder(QFileInfo(newest).path());
        QCOMPARE(folder.entryList({QStringLiteral("*.doppler")}).size(), qsizetype{mostSavedSessions});
    }

private:
    tests::ScratchFolder m_home;
};

DOPPLER_TEST_WITH(QApplication, CopiedWindowTest)

} // namespace copied_window_test

#include "copied_window.moc"
