// SPDX-License-Identifier: GPL-3.0-or-later
// Makespans relative to the pinned run: in the status line, side by side and in the results of comparisons.
#include "widgets/runs/pinned_baseline.h"

#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/runs/runs_model.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/text/format.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>

namespace pinned_baseline_test {

using namespace doppler;
using samples::WindowScene;

namespace {

/// The cell of a row and column by their captions.
QModelIndex cell(const QTableView& table, const QString& row, const QString& column)
{
    const QAbstractItemModel& model = *table.model();
    for (int c = 0; c < model.columnCount(); ++c)
        if (model.headerData(c, Qt::Horizontal).toString() == column)
            for (int r = 0; r < model.rowCount(); ++r)
                if (model.index(r, 0).data().toString() == row)
                    return model.index(r, c);
    return {};
}

} // namespace

class PinnedBaselineTest : public QObject {
    Q_OBJECT

private slots:
    void makespansAreRelativeToIt()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        const RunEntry first = workbench.runs()->entries()[0];
        const RunEntry second = workbench.runs()->entries()[1];
        QTRY_COMPARE(workbench.focus().run(), second.run);
        const double makespan = second.run->schedule.makespan;
        const QString plain = formatSeconds(makespan);
        const QString relative =
            QStringLiteral("%1 (%2)").arg(plain, formatPercent(makespan / first.run->schedule.makespan - 1));
        auto* shown = stage.find<QLabel>("makespan");
        QCOMPARE(shown->text(), plain);

        auto* beside = window.findChild<SideBySideRuns*>();
        beside->open({first.id, second.id});
        const SideBySideView& view = *window.sideBySideView();
        QTRY_VERIFY(view.runs());
        const QTableView& differences = *view.differences();
        const QString caption = QStringLiteral("Makespan");
        const QString name = runTitle(second);
        QCOMPARE(cell(differences, caption, name).data().toString(), plain);
        const QImage before = view.stack()->grab().toImage();

        ComparisonView& comparison = *window.comparisonView();
        StudyRequest request;
        request.placers = {QStringLiteral("heft")};
        request.graphs = {QStringLiteral("chainmm")};
        request.topologies = {QStringLiteral("4xP100")};
        comparison.setRequest(request);
        comparison.start();
        QTRY_VERIFY(!comparison.running() && comparison.summaries()->rows().size() == 1);
        const QModelIndex best = comparison.summaries()->index(0, SummaryModel::Best);
        QCOMPARE(best.data().toString(), plain);

        workbench.runs()->setNotes(workbench.runs()->pinning(first.id, true));
        QCOMPARE(shown->text(), relative);
        const QString note = QStringLiteral("to the baseline %1").arg(runTitle(first));
        QVERIFY2(shown->parentWidget()->toolTip().contains(note),
                 qPrintable(shown->parentWidget()->toolTip()));
        QTRY_COMPARE(cell(differences, caption, name).data().toString(), relative);
        QVERIFY(cell(differences, caption, name).data(Qt::ToolTipRole).toString().contains(note));
        QCOMPARE(cell(differences, caption, runTitle(first)).data().toString(),
                 formatSeconds(first.run->schedule.makespan)); // It is the baseline.
        QVERIFY(view.stack()->grab().toImage() != before);
        QCOMPARE(best.data().toString(), relative);
        QVERIFY(best.data(Qt::ToolTipRole).toString().contains(note));
        // No difference is shown beside the baseline.
        workbench.showRun(first.id);
        QTRY_COMPARE(shown->text(), formatSeconds(first.run->schedule.makespan));

        workbench.showRun(second.id);
        QTRY_COMPARE(shown->text(), relative);
        workbench.runs()->setNotes(workbench.runs()->pinning(first.id, false));
        QCOMPARE(shown->text(), plain);
        QTRY_COMPARE(cell(differences, caption, name).data().toString(), plain);
        QCOMPARE(best.data().toString(), plain);
    }
};

DOPPLER_TEST_WITH(QApplication, PinnedBaselineTest)

} // namespace pinned_baseline_test

#include "pinned_baseline.moc"
