// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt view, driven by pointer and keys and judged by what it emits and shows.
#include "tests/support/runner.h"
#include "tests/window/shown_gantt.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>

namespace gantt_view_input_test {

using namespace doppler;
using namespace doppler::sample;

class GanttViewInputTest : public QObject {
    Q_OBJECT
private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }
    void initTestCase()
    {
        qRegisterMetaType<std::optional<VertexId>>();
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }

    void clickSelectsTheBarUnderIt()
    {
        const RunPtr run = sample::chainmm();
        const auto view = shownGantt(run, {1600, 700});
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        std::size_t tried = 0;
        for (std::uint32_t v = 0; v < run->schedule.tasks.size(); ++v) {
            const LaneIndex::Interval time = view->chart()->interval({false, v});
            if ((time.end - time.start) / view->frame().axis.secondsPerPixel() < 4)
                continue;
            ++tried;
            QTest::mouseClick(view.get(), Qt::LeftButton, {}, middle(*view, {false, v}).toPoint());
            QCOMPARE(chosen(selected), std::optional(VertexId{v}));
        }
        QVERIFY(tried > 20);
        for (std::uint32_t t = 0; t < run->schedule.transfers.size(); ++t) {
            QTest::mouseClick(view.get(), Qt::LeftButton, {}, middle(*view, {true, t}).toPoint());
            QCOMPARE(chosen(selected), std::optional(run->schedule.transfers[t].vertex));
        }
        const auto before = selected.size();
        QTest::keyClick(view.get(), Qt::Key_Escape);
        QCOMPARE(selected.size(), before + 1);
        QVERIFY(!chosen(selected));
    }

    void clickBesideDeselects()
    {
        const auto view = shownGantt(sample::threeTasks());
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, middle(*view, {false, 1}).toPoint());
        QCOMPARE(chosen(selected), std::optional(VertexId{1u}));
        const GanttFrame& frame = view->frame();
        QTest::mouseClick(view.get(), Qt::LeftButton, {},
                          QPointF(frame.axis.x(3.5), frame.row(0).center().y()).toPoint());
        QCOMPARE(selected.size(), 2);
        QVERIFY(!chosen(selected));
    }

    void aGapIsAnObject()
    {
        const RunPtr run = sample::threeTasks();
        const auto view = shownGantt(run);
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        QSignalSpy gaps(view.get(), &GanttView::gapSelected);
        const GanttFrame& frame = view->frame();
        const auto click = [&] {
            QTest::mouseClick(view.get(), Qt::LeftButton, {},
                              QPointF(frame.axis.x(1), frame.row(1).center().y()).toPoint());
        };
        click();
        QCOMPARE(view->gap(), std::optional(GapId{1, 0}));
        QCOMPARE(gaps.size(), 1);
        const QString waited = QStringLiteral("gpu1 waited for b on gpu0, and then for its transfer");
        QVERIFY(view->accessibleDescription().contains(waited));
        QVERIFY(view->findChild<QLabel*>(QStringLiteral("ganttNote"))->text().contains(waited));
        QVERIFY(GapText::toolTip(*view->chart(), *view->gap()).contains(waited));
        click(); // Again: there, to the source of the transfer that came last.
        QCOMPARE(chosen(selected), std::optional(VertexId{1}));
        QVERIFY(!view->gap());
        QTest::keyClick(view.get(), Qt::Key_Backspace);
        QCOMPARE(view->gap(), std::optional(GapId{1, 0}));
        QVERIFY(!chosen(selected));
        QTest::keyClick(view.get(), Qt::Key_Return);
        QCOMPARE(chosen(selected), std::optional(VertexId{1}));
        QTest::keyClick(view.get(), Qt::Key_I); // The gap after b in its row.
        QCOMPARE(view->gap(), std::optional(GapId{0, 2}));
        QTest::keyClick(view.get(), Qt::Key_I); // The one in the next row.
        QCOMPARE(view->gap(), std::optional(GapId{1, 0}));
        QTest::keyClick(view.get(), Qt::Key_I, Qt::ShiftModifier);
        QCOMPARE(view->gap(), std::optional(GapId{0, 2}));
        QTest::keyClick(view.get(), Qt::Key_Left, Qt::ShiftModifier); // The bar before it.
        QVERIFY(!view->gap());
        QTest::keyClick(view.get(), Qt::Key_I);
        QTest::keyClick(view.get(), Qt::Key_Escape);
        QVERIFY(!view->gap());
        QVERIFY(!gaps.last()[0].value<std::optional<IdleGap>>());
    }

    void gapsAreFoundAmongBars()
    {
        const RunPtr run = sample::chainmm();
        const GanttChart chart(run);
        std::size_t found = 0;
        for (const IdleGap& gap : idleGaps(*run)) {
            const auto middle = (gap.from + gap.to) / 2;
            if (gap.seconds() < 1e-9 * run->schedule.makespan)
                continue;
            for (std::size_t row = 0; row < chart.deviceRows(); ++row) {
                if (chart.rows()[row].lane.device != gap.device)
                    continue;
                const auto id = gapAt(chart, row, middle);
                QVERIFY(id);
                QCOMPARE(gapOf(chart, *id).from, gap.from);
                QCOMPARE(gapOf(chart, *id).to, gap.to);
                ++found;
            }
        }
        QVERIFY(found > 4);
        const LaneIndex::Interval busy = chart.interval({false, 0});
        QVERIFY(!gapAt(chart, chart.row({false, 0}), (busy.start + busy.end) / 2));
    }

    void doubleClickAndEnterActivate()
    {
        const auto view = shownGantt(sample::threeTasks());
        QSignalSpy activated(view.get(), &GanttView::vertexActivated);
        QTest::mouseDClick(view.get(), Qt::LeftButton, {}, middle(*view, {false, 2}).toPoint());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].value<VertexId>(), VertexId{2u});
        view->setSelectedVertex(VertexId{1u});
        QTest::keyClick(view.get(), Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
        QCOMPARE(activated[1][0].value<VertexId>(), VertexId{1u});
    }

    void rulerAndCursorScrub()
    {
        const auto view = shownGantt(sample::threeTasks());
        QSignalSpy times(view.get(), &GanttView::timeRequested);
        connect(view.get(), &GanttView::timeRequested, view.get(), &GanttView::setTime);
        const GanttFrame& frame = view->frame();
        const auto at = [&](double seconds, double y) { return QPointF(frame.axis.x(seconds), y).toPoint(); };
        const double ruler = frame.ruler().center().y();
        const double tolerance = frame.axis.secondsPerPixel();
        QTest::mousePress(view.get(), Qt::LeftButton, {}, at(1.5, ruler));
        QCOMPARE(times.size(), 1);
        QVERIFY(std::abs(times.last()[0].toDouble() - 1.5) <= tolerance);
        QTest::mouseMove(view.get(), at(3, ruler));
        QVERIFY(std::abs(times.last()[0].toDouble() - 3) <= tolerance);
        QTest::mouseMove(view.get(), QPoint(view->width() + 500, 10));
        QCOMPARE(times.last()[0].toDouble(), 4.5);
        QTest::mouseMove(view.get(), at(2, ruler));
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, at(2, ruler));
        const auto count = times.size();
        QTest::mouseMove(view.get(), at(1, ruler));
        QCOMPARE(times.size(), count);

        // The line itself is a handle, anywhere in the plot.
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        const double row = frame.row(1).center().y();
        QTest::mousePress(view.get(), Qt::LeftButton, {}, at(2, row) + QPoint(2, 0));
        QTest::mouseMove(view.get(), at(1, row));
        QVERIFY(std::abs(times.last()[0].toDouble() - 1) <= tolerance);
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, at(1, row));
        QVERIFY(selected.isEmpty());
    }

    void wheelZoomsAtThePointerAndPans()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        const QPointF at(700, 100);
        const double held = frame.axis.seconds(at.x());
        const double before = frame.axis.secondsPerPixel();
        turnWheel(*view, at, {0, 240});
        QVERIFY(frame.axis.secondsPerPixel() < before / 1.5);
        QVERIFY(std::abs(frame.axis.seconds(at.x()) - held) < 1e-9);
        const double begin = frame.axis.begin();
        turnWheel(*view, at, {0, -120}, Qt::ShiftModifier);
        QVERIFY(frame.axis.begin() > begin);
        turnWheel(*view, at, {120, 0});
        QVERIFY(std::abs(frame.axis.begin() - begin) < 1e-9);
        turnWheel(*view, at, {0, -1200});
        QVERIFY(frame.axis.fitted());
    }

    void keysZoomPanFitAndStep()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        const double all = frame.axis.secondsPerPixel();
        QTest::keyClick(view.get(), Qt::Key_W);
        QTest::keyClick(view.get(), Qt::Key_W);
        QVERIFY(frame.axis.secondsPerPixel() < all / 2);
        const double begin = frame.axis.begin();
        QTest::keyClick(view.get(), Qt::Key_D);
        QVERIFY(frame.axis.begin() > begin);
        QTest::keyClick(view.get(), Qt::Key_A);
        QVERIFY(std::abs(frame.axis.begin() - begin) < 1e-9);
        QTest::keyClick(view.get(), Qt::Key_S);
        QVERIFY(frame.axis.secondsPerPixel() < all);
        QTest::keyClick(view.get(), Qt::Key_F);
        QVERIFY(frame.axis.fitted());

        QSignalSpy times(view.get(), &GanttView::timeRequested);
        view->setTime(2);
        QTest::keyClick(view.get(), Qt::Key_Right);
        QCOMPARE(times.last()[0].toDouble(), 2.5);
        QTest::keyClick(view.get(), Qt::Key_Left);
        QCOMPARE(times.last()[0].toDouble(), 1.0);
        QTest::keyClick(view.get(), Qt::Key_End);
        QCOMPARE(times.last()[0].toDouble(), 4.5);
        QTest::keyClick(view.get(), Qt::Key_Home);
        QCOMPARE(times.last()[0].toDouble(), 0.0);
    }

    void dragPansAndDoesNotSelect()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->zoomIn();
        view->zoomIn();
        view->zoomIn();
        const GanttFrame& frame = view->frame();
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        const double perPixel = frame.axis.secondsPerPixel();
        view->setTime(0);
        const QPoint from(800, qRound(frame.row(1).center().y()));
        const double begin = frame.axis.begin();
        QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.get(), from - QPoint(60, 0));
        QTest::mouseMove(view.get(), from - QPoint(100, 0));
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, from - QPoint(100, 0));
        QVERIFY(std::abs(frame.axis.begin() - begin - 100 * perPixel) < 2 * perPixel);
        QVERIFY(selected.isEmpty());
    }

    void pageTurnsWithTheCursor()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        view->setTime(0.1);
        for (int i = 0; i < 6; ++i)
            view->zoomIn();
        const double end = frame.axis.end();
        QVERIFY(end < 2);
        view->setTime(end + 0.01);
        QVERIFY(frame.axis.begin() < end && frame.axis.end() > end + 0.1);
        // Who looked away from the cursor is not carried off.
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(view.get(), Qt::Key_D);
        const double away = frame.axis.begin();
        QVERIFY(away > end);
        view->setTime(0.2);
        QCOMPARE(frame.axis.begin(), away);
    }

    void menuActsOnTheBarUnderIt()
    {
        const auto view = shownGantt(sample::threeTasks());
        const QPoint at = middle(*view, {false, 1}).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view->mapToGlobal(at));
        QApplication::sendEvent(view.get(), &event);
        auto* menu = view->findChild<QMenu*>(QStringLiteral("ganttMenu"));
        QVERIFY(menu && menu->actions().size() >= 6);
        menu->actions().first()->trigger();
        menu->close();
        QVERIFY(!view->frame().axis.fitted());
        QVERIFY(view->frame().axis.begin() > -0.05 && view->frame().axis.begin() < 1);
        QVERIFY(view->frame().axis.end() > 2 && view->frame().axis.end() < 3.5);
    }
};

DOPPLER_TEST_WITH(QApplication, GanttViewInputTest)

} // namespace gantt_view_input_test

#include "gantt_view_input.moc"
