// SPDX-License-Identifier: GPL-3.0-or-later
// What an end left, or something else that was opened: nothing of it is lost, whatever becomes of opening it.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/message_bar.h"
#include "widgets/ui/text/text.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <string>
#include <vector>

namespace frame_restore_test {

using namespace doppler;

namespace {

const std::string pairGraph =
    R"({"format": "doppler-graph", "version": 1, "name": "pair", "vertices": [
        {"id": 0, "flops": 1e9, "output_bytes": 1e6}, {"id": 1, "flops": 1e9}],
        "edges": [{"from": 0, "to": 1}]})";

/// The graph of a session's problem: of that name, or in that file.
std::string named(const std::string& family) { return "\"name\": \"" + family + "\""; }
std::string inFile(const std::string& path) { return "\"file\": \"" + path + "\""; }

std::string session(const std::vector<std::string>& graphs, const std::string& run = {})
{
    std::string problems;
    for (const std::string& graph : graphs)
        problems += (problems.empty() ? "{\"graph\": {" : ", {\"graph\": {") + graph +
                    "}, \"devices\": {\"name\": \"4xP100\"}, "
                    "\"device_names\": [\"gpu0\", \"gpu1\", \"gpu2\", \"gpu3\"]}";
    return "{\"format\": \"doppler-session\", \"version\": 1, \"problems\": [" + problems + "], \"runs\": [" +
           run + "], \"open\": 0}";
}

/// A run in such a session.
std::string run(int problem, const std::string& devices)
{
    return "{\"problem\": " + std::to_string(problem) + ", \"placer\": \"heft\", \"devices\": [" + devices +
           "]}";
}

/// A window that finds what another one left, as a program that is asked for nothing.
struct Scene : samples::WindowScene {
    Scene() { QDir().mkpath(path("open")); }

    MainWindow& start()
    {
        MainWindow& opened = open();
        keeper().startAutosave(path("open"), 1);
        if (!keeper().restoreLeft())
            opened.openStart();
        return opened;
    }
    /// The normal end, and what is still to be done then.
    [[nodiscard]] bool end() const
    {
        window->close();
        return QTest::qWaitFor([this] { return !keeper().threadsBusy(); });
    }
    /// Opens CHAINMM with two runs, changes one by hand and locks a vertex; nobody saves that.
    [[nodiscard]] bool work() const
    {
        Workbench& workbench = window->workbench();
        workbench.openSession(samples::quick);
        const auto settled = [&](int runs) {
            return QTest::qWaitFor([&workbench, runs] {
                return workbench.run() && !workbench.busy() && workbench.runs()->rowCount() == runs;
            });
        };
        if (!settled(2))
            return false;
        PlacementEditor& editor = window->findChild<EditMenu*>()->editor();
        const DeviceId now = workbench.run()->placement.devices[3];
        editor.lock({VertexId{5}});
        return editor.move({VertexId{3}}, DeviceId{now == DeviceId{0} ? 1U : 0U}) && settled(3);
    }
    [[nodiscard]] std::vector<std::vector<DeviceId>> placements() const
    {
        std::vector<std::vector<DeviceId>> all;
        for (const RunEntry& entry : window->workbench().runs()->entries())
            all.push_back(entry.run->placement.devices);
        return all;
    }
    [[nodiscard]] SessionKeeper& keeper() const { return window->sessions().keeper(); }
    [[nodiscard]] MessageBar* bar() const { return find<MessageBar>("messageBar"); }
    void press(const char* choice) const { find<QToolButton>(choice)->click(); }
    [[nodiscard]] bool marked() const { return QFile::exists(path("open/left.doppler.restoring")); }
    [[nodiscard]] QStringList files(const char* where) const
    {
        return QDir(path(where)).entryList({QStringLiteral("*.doppler")}, QDir::Files);
    }
    [[nodiscard]] std::string content(const QString& file) const
    {
        const auto read = readFile(file.toStdString());
        return read ? *read : std::string();
    }
};

} // namespace

class FrameRestore : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    /// As when its graph lies on a drive that is not there.
    void aFailureLosesNothing()
    {
        Scene stage;
        stage.settings->setStart(Settings::Start::Sample);
        const QString graph = stage.path("drive.json");
        const std::string whole = session({inFile(graph.toStdString())});
        const QString left = stage.write("open/left.doppler", whole);
        stage.start();
        Workbench& workbench = stage.window->workbench();
        // It is said, and what a start shows is shown.
        QTRY_VERIFY(stage.bar()->offers());
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QCOMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
        QTRY_COMPARE(stage.files("open").size(), 2); // This window's own beside it.
        QCOMPARE(stage.content(left), whole);
        QVERIFY(!stage.marked());
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open"), QStringList{QStringLiteral("left.doppler")});
        QCOMPARE(stage.content(left), whole);

        stage.start();
        QTRY_VERIFY(stage.bar()->offers());
        stage.write("drive.json", pairGraph);
        QSignalSpy opened(&stage.keeper(), &SessionKeeper::opened);
        stage.press("offerChoice0");
        QVERIFY(opened.count() > 0 || opened.wait());
        QCOMPARE(stage.window->workbench().graphSource(), graph);
        QTRY_VERIFY(!stage.marked());
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open"), QStringList());
    }

    void whatCanNotBeOpenedCanBeDiscarded()
    {
        Scene stage;
        stage.write("open/left.doppler", "{");
        stage.start();
        QTRY_VERIFY(stage.bar()->offers());
        QVERIFY(!stage.window->welcomePage()->isHidden()); // The preference that is the first day's.
        QCOMPARE(stage.files("open").size(), 1);
        stage.press("offerChoice1");
        QVERIFY(!stage.bar()->offers());
        QCOMPARE(stage.files("open"), QStringList());
    }

    /// Saving what could be opened by itself does not overwrite the rest.
    void whatWasLeftOutIsKept()
    {
        Scene stage;
        const std::string whole = session({named("ffnn"), inFile("/no/such/graph.json")}, run(1, "0, 1"));
        stage.write("open/left.doppler", whole);
        stage.start();
        QTRY_COMPARE(stage.window->workbench().graphSource(), QStringLiteral("ffnn"));
        QTRY_COMPARE(stage.files("open/kept").size(), 1);
        const QString kept = stage.path("open/kept/") + stage.files("open/kept").first();
        QCOMPARE(stage.content(kept), whole);
        QVERIFY2(stage.bar()->text().contains(kept), qPrintable(stage.bar()->text()));
        QVERIFY(stage.bar()->offers()); // Beside it: what was restored can be discarded.
        QTRY_COMPARE(stage.files("open").size(), 1);
        QVERIFY(stage.files("open").first() != QLatin1String("left.doppler"));
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open"), QStringList());
        QCOMPARE(stage.content(kept), whole);
    }

    /// The sample that opens at once, notices and a normal end all leave it.
    void anOfferStandsUntilItIsAnswered()
    {
        Scene stage;
        stage.settings->setStart(Settings::Start::Sample);
        const std::string whole = session({named("ffnn")});
        const QString left = stage.write("open/left.doppler", whole);
        stage.write("open/left.doppler.restoring", "");
        stage.start();
        Workbench& workbench = stage.window->workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QCOMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
        stage.bar()->showNotice([] { return QStringLiteral("a notice"); });
        stage.bar()->dismiss();
        QVERIFY(stage.bar()->offers());
        QVERIFY(stage.find<QToolButton>("offerChoice0")->isVisible());
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open"), QStringList{QStringLiteral("left.doppler")});
        QCOMPARE(stage.content(left), whole);
        QVERIFY(stage.marked());

        stage.start();
        QVERIFY(stage.bar()->offers());
        QTest::keyClick(stage.find<QToolButton>("offerChoice0"), Qt::Key_Escape); // Not now.
        QVERIFY(!stage.bar()->offers());
        stage.window->close();
        QVERIFY(QFile::exists(left));

        stage.start();
        stage.press("offerChoice1");
        stage.window->close();
        QVERIFY(!QFile::exists(left) && !stage.marked());
    }

    /// What was restored can be discarded for as long as nothing else goes with it.
    void whatWasRestoredCanBeDiscarded()
    {
        Scene stage;
        const auto leave = [&stage] {
            stage.write("open/left.doppler",
                        session({named("ffnn") + ", \"fingerprint\": \"0000000000000001\""}));
        };
        leave();
        stage.start();
        QTRY_COMPARE(stage.window->workbench().graphSource(), QStringLiteral("ffnn"));
        QVERIFY2(stage.bar()->text().contains(QStringLiteral("ffnn has changed")),
                 qPrintable(stage.bar()->text()));
        QVERIFY(stage.bar()->offers());
        stage.press("offerChoice0");
        QVERIFY(!stage.window->welcomePage()->isHidden());
        QVERIFY(stage.end()); // Else it would take away what is left anew.

        leave();
        stage.start();
        Workbench& workbench = stage.window->workbench();
        QTRY_COMPARE(workbench.graphSource(), QStringLiteral("ffnn"));
        QVERIFY(stage.bar()->offers());
        workbench.openGraph(QStringLiteral("chainmm"));
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QVERIFY(!stage.bar()->offers());
    }

    void whatIsOpenedMeanwhileWins()
    {
        Scene stage;
        stage.write("open/left.doppler", session({named("ffnn")}));
        stage.start();
        QVERIFY(stage.keeper().opening());
        const QSignalSpy opened(&stage.keeper(), &SessionKeeper::opened);
        Workbench& workbench = stage.window->workbench();
        workbench.openGraph(QStringLiteral("chainmm"));
        QVERIFY(!stage.keeper().opening());
        QTRY_VERIFY(workbench.run() && !workbench.busy() && !stage.keeper().threadsBusy());
        QTest::qWait(50);
        QCOMPARE(opened.count(), 0);
        QCOMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
        QVERIFY(stage.window->welcomePage()->isHidden());
        QVERIFY(stage.bar()->offers()); // It is still there.
        QCOMPARE(stage.marked(), false);
        stage.press("offerChoice0");
        QTRY_COMPARE(workbench.graphSource(), QStringLiteral("ffnn"));
    }

    void aWindowThatIsClosedMeanwhileLeavesIt()
    {
        Scene stage;
        const std::string whole = session({named("ffnn")});
        const QString left = stage.write("open/left.doppler", whole);
        stage.start();
        QVERIFY(stage.keeper().opening() && stage.marked());
        stage.window->close();
        QCOMPARE(stage.content(left), whole);
        QVERIFY(!stage.marked());
        stage.start();
        QTRY_COMPARE(stage.window->workbench().graphSource(), QStringLiteral("ffnn"));
    }

    /// What nobody saved is there again when the program was simply closed.
    void aNormalEndCanBeGoneOnFrom()
    {
        Scene stage;
        stage.start();
        QVERIFY(stage.find<QToolButton>("welcomeGoOn")->isHidden()); // There was nothing yet.
        QVERIFY(stage.work());
        const auto before = stage.placements();
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open"), QStringList());
        QVERIFY(QFileInfo(stage.path("last.doppler")).isFile());

        Workbench& workbench = stage.start().workbench();
        QVERIFY(!workbench.problem()); // It is offered.
        QVERIFY(!stage.bar()->offers());
        auto* goOn = stage.find<QToolButton>("welcomeGoOn");
        QVERIFY(goOn->isVisible());
        QCOMPARE(goOn->text(), QStringLiteral("Continue where you left off"));
        goOn->click();
        QTRY_COMPARE(workbench.runs()->rowCount(), 3);
        QVERIFY(stage.window->welcomePage()->isHidden());
        QVERIFY(stage.placements() == before);
        QCOMPARE(workbench.locks().size(), std::size_t{1});
        QVERIFY(stage.keeper().file().isEmpty()); // Nobody has given it a name.
        QCOMPARE(stage.settings->recentFiles(), QStringList());
        QVERIFY(!stage.bar()->offersUndo()); // Nothing was open before.

        // Who wants nothing saved by itself has the one of before, and no other.
        stage.keeper().setAutosaveInterval(0);
        const std::string kept = stage.content(stage.path("last.doppler"));
        workbench.openGraph(QStringLiteral("ffnn"));
        QTRY_VERIFY(workbench.graphSource() == QLatin1String("ffnn") && !workbench.busy());
        QVERIFY(stage.end());
        QCOMPARE(stage.content(stage.path("last.doppler")), kept);
    }

    void theSessionThatWasUsedLastIsTheNewer()
    {
        Scene stage;
        stage.settings->setStart(Settings::Start::LastSession);
        const QString saved = stage.write("saved.doppler", session({named("ffnn")}));
        stage.settings->addRecentFile(saved);
        const QString last = stage.write("last.doppler", session({named("chainmm")}));
        const auto age = [](const QString& path, int seconds) {
            QFile file(path);
            return file.open(QIODevice::ReadWrite) &&
                   file.setFileTime(QDateTime::currentDateTime().addSecs(-seconds),
                                    QFileDevice::FileModificationTime);
        };
        const auto opens = [&stage](const char* graph) {
            stage.start();
            return QTest::qWaitFor(
                [&stage, graph] { return stage.window->workbench().graphSource() == QLatin1String(graph); });
        };
        QVERIFY(age(saved, 60));
        QVERIFY(opens("chainmm"));
        QVERIFY(stage.keeper().file().isEmpty());
        QVERIFY(stage.end());
        QVERIFY(age(last, 120));
        QVERIFY(opens("ffnn"));
        QCOMPARE(stage.keeper().file(), saved);
        QVERIFY(stage.end());
        // What was open last is now that file's session, changed or not: saving goes there.
        QVERIFY(opens("ffnn"));
        QCOMPARE(stage.keeper().file(), saved);
        QCOMPARE(stage.settings->recentFiles(), QStringList{saved});
        QVERIFY(stage.end());
        // Where the file was written since, by another window, it opens itself.
        stage.write("saved.doppler", session({named("chainmm")}));
        QVERIFY(age(last, 60));
        QVERIFY(opens("chainmm"));
        QVERIFY(stage.end());
    }

    /// Its graph lies on a drive that is not there today.
    void whatCanNotBeGoneOnWithIsKept()
    {
        Scene stage;
        const std::string whole = session({inFile("/no/such/graph.json")});
        const QString last = stage.write("last.doppler", whole);
        stage.start();
        stage.find<QToolButton>("welcomeGoOn")->click();
        QTRY_VERIFY(!stage.bar()->text().isEmpty());
        QVERIFY(!stage.window->welcomePage()->isHidden());
        QCOMPARE(stage.content(last), whole); // It may be there in a minute.
        QVERIFY(stage.work());
        QVERIFY(stage.end());
        QVERIFY(stage.content(last).find("chainmm") != std::string::npos);
        QCOMPARE(stage.files("open/kept").size(), 1);
        QCOMPARE(stage.content(stage.path("open/kept/") + stage.files("open/kept").first()), whole);

        // And of what can be opened in part.
        const std::string both = session({named("ffnn"), inFile("/no/such/graph.json")}, run(1, "0, 1"));
        stage.write("last.doppler", both);
        stage.start();
        stage.find<QToolButton>("welcomeGoOn")->click();
        QTRY_COMPARE(stage.window->workbench().graphSource(), QStringLiteral("ffnn"));
        QCOMPARE(stage.files("open/kept").size(), 2);
        QVERIFY2(stage.bar()->text().contains(stage.path("open/kept/")), qPrintable(stage.bar()->text()));
        QVERIFY(stage.end());
        QCOMPARE(stage.files("open/kept").size(), 2);
    }

    void anOpenedSessionCanBeUndone()
    {
        Scene stage;
        const QString file = stage.write("other.doppler", session({named("ffnn")}));
        Workbench& workbench = stage.start().workbench();
        QVERIFY(stage.work());
        const auto before = stage.placements();
        const RunPtr shown = workbench.run();
        workbench.openFiles({file});
        QTRY_COMPARE(workbench.graphSource(), QStringLiteral("ffnn"));
        QCOMPARE(workbench.runs()->rowCount(), 0);
        QCOMPARE(stage.keeper().file(), file);
        QVERIFY(stage.bar()->offersUndo());
        QCOMPARE(stage.find<QLabel>("undoText")->text(), QStringLiteral("Opened other.doppler"));
        // It is on the disk too, should the program end now.
        QTRY_VERIFY(QFileInfo(stage.path("last.doppler")).isFile());
        QVERIFY(stage.content(stage.path("last.doppler")).find("chainmm") != std::string::npos);

        stage.press("undoChoice0");
        QTRY_COMPARE(workbench.graphSource(), QStringLiteral("chainmm"));
        QVERIFY(stage.placements() == before);
        QVERIFY(workbench.run() && workbench.run()->placement.devices == shown->placement.devices);
        QCOMPARE(workbench.locks().size(), std::size_t{1});
        QVERIFY(stage.keeper().file().isEmpty());
        // And back again: nothing of the other one is lost either.
        QVERIFY(stage.bar()->offersUndo());
        stage.press("undoChoice0");
        QTRY_COMPARE(workbench.graphSource(), QStringLiteral("ffnn"));
        QCOMPARE(stage.keeper().file(), file);
        QVERIFY(stage.end());
        QCOMPARE(QDir(stage.folder.path()).entryList({QStringLiteral("*doppler*")}, QDir::Files),
                 (QStringList{QStringLiteral("last.doppler"), QStringLiteral("other.doppler")}));
    }

    void openingCanBeStopped()
    {
        Scene stage;
        const QString file = stage.write("some.doppler", session({named("ffnn")}));
        MainWindow& window = stage.open();
        const QSignalSpy opened(&stage.keeper(), &SessionKeeper::opened);
        auto* stop = stage.find<QAction>("stop");
        QVERIFY(!stop->isEnabled());
        stage.keeper().open(file);
        QVERIFY(stop->isEnabled());
        stop->trigger();
        QVERIFY(!stop->isEnabled() && !stage.keeper().opening());
        QTRY_VERIFY(!stage.keeper().threadsBusy());
        QTest::qWait(50);
        QCOMPARE(opened.count(), 0);
        QVERIFY(!window.workbench().problem());
        QVERIFY(!window.welcomePage()->isHidden()); // Not an empty window.
    }

    void whatIsLeftOutIsSaidInTheWindowsLanguage()
    {
        Scene stage;
        const QString file =
            stage.write("some.doppler", session({named("ffnn"), inFile("/no/such/graph.json")}));
        MainWindow& window = stage.open();
        window.useLanguage(QStringLiteral("de"));
        QSignalSpy noted(&stage.keeper(), &SessionKeeper::noted);
        stage.keeper().open(file);
        QVERIFY(noted.count() > 0 || noted.wait());
        const auto reasons = noted[0][0].value<SessionNotes>().leftOut;
        QCOMPARE(reasons.size(), std::size_t{1});
        QVERIFY(translated(reasons[0]) != QString::fromStdString(reasons[0].english()));
        QVERIFY2(stage.bar()->text().contains(translated(reasons[0])), qPrintable(stage.bar()->text()));
        window.useLanguage(QStringLiteral("en"));
        QTRY_VERIFY2(stage.bar()->text().contains(QString::fromStdString(reasons[0].english())),
                     qPrintable(stage.bar()->text()));
    }
};

DOPPLER_TEST_WITH(QApplication, FrameRestore)

} // namespace frame_restore_test

#include "frame_restore.moc"
