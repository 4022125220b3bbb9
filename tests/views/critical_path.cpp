// SPDX-License-Identifier: GPL-3.0-or-later
// The panel "Critical path": what it shows, and that a click on a segment leads all views.
#include "core/run/measured_run.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/critical_path/critical_path_view.h"
#include "widgets/critical_path/path_strip.h"
#include "widgets/critical_path/segment_model.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/table_files.h"
#include "widgets/ui/controls/key_row.h"
#include "widgets/ui/text/format.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace critical_path_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    Scene()
    {
        openOn(samples::quick);
        window->resize(1280, 800);
        dock()->toggleViewAction()->trigger();
        if (!QTest::qWaitFor(
                [this] { return !window->workbench().busy() && view().report() && !view().busy(); }, 30000))
            qFatal("the panel shows nothing");
    }
    [[nodiscard]] Dock* dock() const { return find<Dock>("criticalPathDock"); }
    [[nodiscard]] CriticalPathView& view() const { return *find<CriticalPathView>("criticalPathView"); }
    [[nodiscard]] const SegmentModel& model() const
    {
        return *qobject_cast<const SegmentModel*>(view().table()->model());
    }
    void click(int row) const
    {
        QTableView& table = *view().table();
        table.scrollTo(table.model()->index(row, 0));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(table.model()->index(row, 0)).center());
    }
};

} // namespace

class CriticalPathTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void listsAllSegmentsInEveryOrder()
    {
        SegmentModel model;
        const QAbstractItemModelTester tester(&model);
        const PathReportPtr report = pathReportOf(sample::chainmm());
        model.setReport(report);
        QCOMPARE(model.rowCount(), static_cast<int>(report->segments.size()));
        QCOMPARE(model.segment(0), std::size_t{0});
        model.sort(SegmentModel::Start, Qt::DescendingOrder);
        QCOMPARE(model.segment(0), report->segments.size() - 1);
        model.sort(SegmentModel::Duration, Qt::DescendingOrder);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(report->segments[model.segment(row - 1)].seconds() >=
                    report->segments[model.segment(row)].seconds());
        model.setReport({});
        QCOMPARE(model.rowCount(), 0);
    }

    void sumsOfWindowsAddUp()
    {
        const PathReportPtr report = pathReportOf(sample::chainmm());
        const double end = report->run->schedule.makespan;
        PathTotals sum{};
        for (int i = 0; i < 100; ++i) {
            const PathTotals part = report->within(end * i / 100, end * (i + 1) / 100);
            double seconds = 0;
            for (std::size_t k = 0; k < pathKinds; ++k) {
                sum[k] += part[k];
                seconds += part[k];
            }
            QVERIFY(std::abs(seconds - end / 100) < 1e-9);
        }
        for (std::size_t k = 0; k < pathKinds; ++k)
            QVERIFY(std::abs(sum[k] - report->totals[k]) < 1e-9);
    }

    void saysWhatToDoWithoutARun()
    {
        samples::WindowScene scene;
        scene.open();
        scene.find<Dock>("criticalPathDock")->toggleViewAction()->trigger();
        QVERIFY(
            scene.find<QLabel>("criticalPathEmptyText")->text().startsWith(QStringLiteral("Place a graph")));
        QVERIFY(scene.find<QWidget>("criticalPathEmptyButton")->isVisible());
    }

    void showsSharesAndTheMostEffectiveChange()
    {
        const Scene scene;
        const auto& shares = scene.find<KeyRow>("pathShares")->entries();
        QVERIFY(shares.size() >= 4);
        QVERIFY(shares[0].text.startsWith(QStringLiteral("compute: ")));
        QVERIFY(scene.view().mostEffective());
        const QString change = scene.find<QLabel>("mostEffectiveChange")->text();
        QVERIFY2(change.startsWith(QStringLiteral("Most effective change, to ")), qPrintable(change));
        const Answer& best = *scene.view().mostEffective();
        QVERIFY2(change.indexOf(formatSeconds((*best.run)->schedule.makespan)) < 40, qPrintable(change));
        QCOMPARE(change.count(QLatin1Char(':')), 1);
        scene.find<QToolButton>("showAnswers")->click();
        QTRY_VERIFY(scene.window->explain()->dock()->isVisible());
        QCOMPARE(scene.window->explain()->view()->currentIndex(), 1);
    }

    void aSegmentSelectsItsVertexAndMovesTheTime()
    {
        const Scene scene;
        const RunPtr run = scene.window->workbench().run();
        const int row = scene.model().rowCount() / 2;
        scene.click(row);
        const PathSegment& x = scene.view().report()->segments[scene.model().segment(row)];
        QCOMPARE(scene.window->workbench().selectedVertex(), std::optional(vertexOf(*run, x)));
        QCOMPARE(scene.window->playback()->time(), x.start);
        QCOMPARE(scene.view().table()->currentIndex().row(), row);
        // A vertex that is selected elsewhere is marked here.
        const VertexId last = vertexOf(*run, scene.view().report()->segments.back());
        scene.window->workbench().selectVertex(last);
        const auto marked = scene.model().segment(scene.view().table()->currentIndex().row());
        QCOMPARE(vertexOf(*run, scene.view().report()->segments[marked]), last);
    }

    void theStripIsDrivenByKeysAndClicks()
    {
        const Scene scene;
        PathStrip& strip = *scene.view().strip();
        const QSignalSpy chosen(&strip, &PathStrip::segmentActivated);
        const auto& segments = scene.view().report()->segments;
        const double middle = (segments[0].start + segments[0].end) / 2;
        QTest::mouseClick(&strip, Qt::LeftButton, {},
                          QPoint(static_cast<int>(strip.viewport().axis().x(middle)), strip.height() - 12));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.back()[0].toULongLong(), 0ULL);
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(chosen.back()[0].toULongLong(), 1ULL);
        QTest::keyClick(&strip, Qt::Key_Left);
        QCOMPARE(chosen.back()[0].toULongLong(), 0ULL);
        const double before = strip.viewport().axis().secondsPerPixel();
        QTest::keyClick(&strip, Qt::Key_W);
        QVERIFY(strip.viewport().axis().secondsPerPixel() < before);
        QTest::keyClick(&strip, Qt::Key_F);
        QVERIFY(strip.viewport().axis().fitted());
        QTest::keyClick(&strip, Qt::Key_End);
        QCOMPARE(scene.window->playback()->time(), segments.back().end);
    }

    void isKeptInASession()
    {
        const Scene scene;
        SessionKeeper& keeper = scene.window->sessions().keeper();
        const QString file = scene.path("kept.doppler");
        scene.view().table()->sortByColumn(SegmentModel::Duration, Qt::DescendingOrder);
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.save(file);
        QTRY_COMPARE(saved.size(), 1);
        scene.view().table()->sortByColumn(SegmentModel::Start, Qt::AscendingOrder);
        QSignalSpy opened(&keeper, &SessionKeeper::opened);
        keeper.open(file);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(scene.view().table()->horizontalHeader()->sortIndicatorSection(),
                 static_cast<int>(SegmentModel::Duration));
        QCOMPARE(scene.view().table()->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
    }

    void isSavedAsTableAndPicture()
    {
        const Scene scene;
        const QString text = csvText(TableFiles::dataOf(*scene.view().table()));
        QVERIFY2(text.startsWith(QStringLiteral("Start (s),Duration (s),Share,Kind,Segment")),
                 qPrintable(text));
        QCOMPARE(text.count(QLatin1Char('\n')), scene.model().rowCount() + 1);
        auto* pictures = scene.window->findChild<PanelPictures*>();
        QSignalSpy saved(pictures, &PanelPictures::saved);
        pictures->exportPanel(scene.view(), scene.path("path.svg"));
        QTRY_COMPARE(saved.size(), 1);
    }

    /// A measured run has a path as well, and says that changes are simulated.
    void showsMeasuredRuns()
    {
        const RunPtr simulated = sample::chainmm();
        CriticalPathView view;
        view.resize(900, 300);
        view.show();
        view.setRun(makeMeasuredRun(simulated->problem, simulated->placement, simulated->schedule));
        QTRY_VERIFY(view.report() && !view.busy());
        QVERIFY(!view.report()->segments.empty());
        QVERIFY(view.findChild<QLabel*>(QStringLiteral("mostEffectiveChange"))
                    ->text()
                    .contains(QStringLiteral("the run was measured")));
    }
};

DOPPLER_TEST_WITH(QApplication, CriticalPathTest)

} // namespace critical_path_test

#include "critical_path.moc"
