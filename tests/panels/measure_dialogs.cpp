// SPDX-License-Identifier: GPL-3.0-or-later
// The machine and the kernels of the open graph are measured from the window, and used.
#include "core/exec/kernel_module.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/measuring/kernels_dialog.h"
#include "widgets/measuring/machine_dialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>

namespace measure_dialogs_test {

using namespace doppler;

namespace {

constexpr int patience = 120000; ///< Milliseconds; other tests may use the cores.

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        qputenv("XDG_CACHE_HOME", folder.path().toLocal8Bit()); // no measurement is kept yet
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.show();
        workbench().openSession({QStringLiteral("chainmm:size=64"),
                                 QStringLiteral("2xP100"),
                                 {},
                                 {{QStringLiteral("heft"), 1, {}}}});
    }
    [[nodiscard]] Workbench& workbench() { return window.workbench(); }
    [[nodiscard]] bool settled() { return workbench().run() && !workbench().busy(); }
    void trigger(const char* action) const { window.findChild<QAction*>(QLatin1String(action))->trigger(); }
};

template <class Widget>
Widget* part(const QDialog* dialog, const char* name)
{
    return dialog->findChild<Widget*>(QLatin1String(name));
}

} // namespace

class MeasureDialogsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!kernelModuleInstalled())
            QSKIP("the module with the kernels is not there");
    }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theMachineBecomesTheDevices()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.trigger("measureMachine");
        const auto* dialog = scene.window.findChild<MachineDialog*>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->probe());
        QVERIFY(!part<QPushButton>(dialog, "apply")->isEnabled());
        QTest::mouseClick(part<QPushButton>(dialog, "measure"), Qt::LeftButton);
        QVERIFY(part<QProgressBar>(dialog, "progress")->isVisible());
        QVERIFY(!part<QPushButton>(dialog, "measure")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->probe(), patience);
        const std::size_t devices = dialog->probe()->devices.size();
        auto* table = part<QTableWidget>(dialog, "measured");
        QCOMPARE(static_cast<std::size_t>(table->rowCount()), devices + dialog->probe()->links.size());
        QVERIFY(table->item(0, 2)->text().contains(QStringLiteral("FLOP/s")));
        QVERIFY(part<QLabel>(dialog, "notes")->text().contains(QStringLiteral("load ")));
        QVERIFY(!part<QProgressBar>(dialog, "progress")->isVisible());
        QTest::mouseClick(part<QPushButton>(dialog, "apply"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(scene.workbench().topologySource(), QStringLiteral("local"), patience);
        QTRY_VERIFY(scene.settled());
        QCOMPARE(scene.workbench().problem()->deviceCount(), devices);
        // The next dialog begins with what is known.
        scene.trigger("measureMachine");
        QTRY_VERIFY(scene.window.findChild<MachineDialog*>()->probe());
    }

    void cancelEndsMeasuring()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.trigger("measureMachine");
        auto* dialog = scene.window.findChild<MachineDialog*>();
        dialog->start();
        QTest::mouseClick(part<QPushButton>(dialog, "close"), Qt::LeftButton);
        QTRY_VERIFY(!scene.window.findChild<MachineDialog*>());
        QCOMPARE(scene.workbench().topologySource(), QStringLiteral("2xP100"));
    }

    void measuredTimesBecomeTheCosts()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        const RunPtr before = scene.workbench().run();
        QVERIFY(before->problem->graph().vertex(VertexId{std::size_t{0}}).seconds.empty());
        scene.trigger("measureKernels");
        const auto* dialog = scene.window.findChild<KernelsDialog*>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->profile());
        QTest::mouseClick(part<QPushButton>(dialog, "measure"), Qt::LeftButton);
        QVERIFY(!part<QCheckBox>(dialog, "standIns")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->profile(), patience);
        auto* table = part<QTableWidget>(dialog, "measured");
        QCOMPARE(static_cast<std::size_t>(table->rowCount()), dialog->profile()->kernels.size());
        QVERIFY(table->rowCount() > 0);
        QTest::mouseClick(part<QPushButton>(dialog, "apply"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(scene.workbench().run() && scene.workbench().run() != before &&
                                     !scene.workbench().busy(),
                                 patience);
        const Problem& now = *scene.workbench().problem();
        for (const VertexId v : now.graph().vertices()) {
            QCOMPARE(now.graph().vertex(v).seconds.size(), std::size_t{1});
            QVERIFY(now.graph().vertex(v).seconds.front().seconds > 0);
        }
        QCOMPARE(now.topology().name(), std::string("2xP100"));
        QVERIFY(scene.workbench().runs()->rowCount() >= 3); // the old run, its placement, a new one
    }
};

DOPPLER_TEST_WITH(QApplication, MeasureDialogsTest)

} // namespace measure_dialogs_test

#include "measure_dialogs.moc"
