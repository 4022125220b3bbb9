// SPDX-License-Identifier: GPL-3.0-or-later
// The search for a hard problem from the window: the ratio grows, and the result opens with both runs.
#include "widgets/rival/rival_dialog.h"

#include "core/io/graphs/graph_json.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/placing/placer_chooser.h"
#include "widgets/rival/rival_commands.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace rival_dialog_test {

using namespace doppler;

namespace {

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.show();
        workbench().openSession({QStringLiteral("layered:vertices=30"),
                                 QStringLiteral("4xP100"),
                                 {},
                                 {{QStringLiteral("single-device"), 1, {}}}});
    }
    [[nodiscard]] Workbench& workbench() { return window.workbench(); }
    [[nodiscard]] bool settled() { return workbench().run() && !workbench().busy(); }
    [[nodiscard]] QAction* action() const { return window.findChild<QAction*>(QStringLiteral("rival")); }
    [[nodiscard]] RivalDialog* dialog() const { return window.findChild<RivalDialog*>(); }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return dialog()->findChild<Widget*>(QLatin1String(name));
    }
    void click(const char* button) const { QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton); }
    [[nodiscard]] QString state() const { return part<QLabel>("state")->text(); }
};

} // namespace

class RivalDialogTest : public QObject {
    Q_OBJECT

private slots:
    void findsAProblemAndOpensBothRuns()
    {
        Scene scene;
        QVERIFY(!scene.action()->isEnabled());
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        QVERIFY(scene.dialog() && scene.dialog()->isVisible());
        QVERIFY(!scene.part<QPushButton>("open")->isEnabled());
        scene.part<QSpinBox>("problems")->setValue(80);
        scene.click("start");
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(scene.dialog()->outcome(), 60000);
        const RivalOutcome found = *scene.dialog()->outcome();
        QCOMPARE(found.evaluations, 80U);
        QVERIFY2(scene.state().contains(QStringLiteral("Problems tried: 80.")), qPrintable(scene.state()));
        QVERIFY(scene.part<QPushButton>("open")->isEnabled());

        const QString file = scene.folder.filePath(QStringLiteral("hard.json"));
        scene.window.findChild<RivalCommands*>()->open(scene.dialog()->setup(), found, file);
        RunsModel* runs = scene.workbench().runs();
        QTRY_VERIFY(runs->rowCount() == 3 && scene.settled());
        QTRY_COMPARE(scene.window.parts().get<SideBySideRuns>().ids().size(), 2);
        QTRY_VERIFY(scene.window.sideBySideView()->isVisible());
        QCOMPARE(scene.workbench().run()->placer, std::string("heft"));
        QCOMPARE(scene.workbench().run()->schedule.makespan, found.a.makespan);
        QCOMPARE(scene.workbench().graphSource(), file);
        QTRY_VERIFY(!scene.workbench().writes().busy());
        const auto graph = readGraphJson(tests::contentOf(file).toStdString());
        QVERIFY(graph && (*graph)->fingerprint() == found.problem->graph().fingerprint());
        QVERIFY(QFile::exists(scene.folder.filePath(QStringLiteral("hard.devices.json"))));
    }

    void stopsWithTheWorstSoFar()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        scene.dialog()->startWith(10'000'000);
        QTRY_VERIFY_WITH_TIMEOUT(scene.state().contains(QStringLiteral("of 10,000,000 · ratio: ")), 60000);
        QVERIFY(!scene.dialog()->outcome());
        scene.click("stop");
        QTRY_VERIFY_WITH_TIMEOUT(scene.dialog()->outcome(), 60000);
        QVERIFY(scene.dialog()->outcome()->stopped);
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
        // Again, and closed: nothing more comes.
        scene.click("start");
        scene.click("close");
        QTRY_VERIFY(!scene.dialog());
        QCOMPARE(scene.workbench().runs()->rowCount(), 1);
    }

    void needsTwoPlacers()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.action()->trigger();
        QVERIFY(scene.part<QPushButton>("start")->isEnabled());
        scene.part<PlacerChooser>("b")->showPlacer(QStringLiteral("heft"));
        QVERIFY(!scene.part<QPushButton>("start")->isEnabled());
    }
};

DOPPLER_TEST_WITH(QApplication, RivalDialogTest)

} // namespace rival_dialog_test

#include "rival_dialog.moc"
