// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibration/calibration_dialog.h"

#include "core/catalog/builtin_topologies.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <cmath>

namespace calibration_dialog_test {

using namespace doppler;

class CalibrationDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
    }

    void showsTheRatesOfAMeasuredRun()
    {
        const GraphPtr graph = *generateWorkload("chainmm");
        const TopologyPtr assumed = *builtinTopology("4xP100");
        const TopologyPtr real = assumed->atEfficiency(0.5);
        const ProblemPtr problem = *Problem::create(graph, assumed);
        Placement placement;
        for (VertexId v : graph->vertices())
            placement.devices.push_back(DeviceId{v % 4});
        const Schedule schedule = Simulator(*Problem::create(graph, real)).run(placement);
        CalibrationDialog dialog(problem, makeMeasuredRun(problem, placement, schedule));
        auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("rates"));
        auto* open = dialog.findChild<QPushButton*>(QStringLiteral("open"));
        const auto* progress = dialog.findChild<QProgressBar*>(QStringLiteral("fittingProgress"));
        const auto* close = dialog.findChild<QPushButton*>(QStringLiteral("close"));
        QVERIFY(!open->isEnabled() && !dialog.calibrated());
        QVERIFY(progress->isVisibleTo(&dialog));
        QCOMPARE(close->text(), QStringLiteral("Cancel"));
        QTRY_VERIFY(open->isEnabled());
        QVERIFY(!progress->isVisibleTo(&dialog));
        QCOMPARE(close->text(), QStringLiteral("&Close"));
        QVERIFY(table->rowCount() > 1);
        QCOMPARE(table->item(0, 0)->text(), QString::fromStdString(assumed->device(DeviceId{0}).kind));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("76"));
        const TopologyPtr found = dialog.calibrated();
        const double rate = real->device(DeviceId{0}).flopsPerSecond;
        QVERIFY(std::abs(found->device(DeviceId{0}).flopsPerSecond / rate - 1) < 1e-6);
        QSignalSpy wanted(&dialog, &CalibrationDialog::openRequested);
        open->click();
        QCOMPARE(wanted.size(), 1);
    }

    void canBeGivenUp()
    {
        const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"));
        CalibrationDialog dialog(problem, nullptr);
        dialog.show();
        QSignalSpy rejected(&dialog, &QDialog::rejected);
        dialog.findChild<QPushButton*>(QStringLiteral("close"))->click();
        QCOMPARE(rejected.size(), 1);
        QVERIFY(!dialog.isVisible() && !dialog.calibrated());
    }

    void saysWhatIsMissing()
    {
        const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"));
        CalibrationDialog dialog(problem, nullptr);
        auto* state = dialog.findChild<QLabel*>(QStringLiteral("state"));
        QTRY_VERIFY(state->text().contains(QStringLiteral("no vertex has both FLOPs and a measured time")));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("open"))->isEnabled());
    }
};

DOPPLER_TEST_WITH(QApplication, CalibrationDialogTest)

} // namespace calibration_dialog_test

#include "calibration_dialog.moc"
