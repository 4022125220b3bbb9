// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring, areas, markers, rows, the critical path and the strips of the Gantt view, by pointer and keys.
#include "core/placers/api/registry.h"
#include "tests/support/runner.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/shown_gantt.h"
#include "widgets/gantt/area_panel.h"
#include "widgets/gantt/chart/critical_step.h"
#include "widgets/gantt/gantt_actions.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>

namespace gantt_tools_test {

using namespace doppler;
using namespace doppler::sample;

namespace {

QPoint at(const GanttView& view, double seconds, double y)
{
    return QPointF(view.frame().axis.x(seconds), y).toPoint();
}

void drag(GanttView& view, const QPoint& from, const QPoint& to, Qt::KeyboardModifiers keys = {})
{
    QTest::mousePress(&view, Qt::LeftButton, keys, from);
    QTest::mouseMove(&view, (from + to) / 2);
    QTest::mouseMove(&view, to);
    QTest::mouseRelease(&view, Qt::LeftButton, keys, to);
}

/// Three tasks on devices whose memory is far too small for them.
RunPtr overTheLimit()
{
    const RunPtr plain = sample::threeTasks();
    TopologyParts parts;
    parts.name = "pair";
    for (const char* name : {"gpu0", "gpu1"}) {
        Device device;
        device.name = name;
        device.memoryBytes = 120;
        parts.devices.push_back(device);
    }
    Link link;
    link.bandwidth = 100;
    parts.links.assign(4, link);
    const auto problem =
        Problem::create(plain->problem->graphPtr(), Topology::create(std::move(parts)).value()).value();
    return makeRun(problem, plain->placement, "manual").value();
}

int count(const QImage& image, const QRectF& area, const QColor& color)
{
    int found = 0;
    for (int y = qCeil(area.top()); y < qFloor(area.bottom()); ++y)
        for (int x = qCeil(area.left()); x < qFloor(area.right()); ++x)
            found += image.pixelColor(x, y) == color ? 1 : 0;
    return found;
}

} // namespace

class GanttToolsTest : public QObject {
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

    void measuresBetweenTwoCursors()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setTime(1);
        view->measureHere();
        QVERIFY(!view->measure().complete());
        view->setTime(2.5);
        view->measureHere();
        QVERIFY(view->measure().complete());
        QCOMPARE(view->measure().to() - view->measure().from(), 1.5);
        const QString text = OverlayPainter::measureText(view->measure(), 4.5);
        QVERIFY2(text.contains(formatSeconds(1.5)) && text.contains(formatShare(1.5 / 4.5)),
                 qPrintable(text));
        // Once more begins anew; Escape takes it away.
        view->measureHere();
        QVERIFY(!view->measure().complete());
        QTest::keyClick(view.get(), Qt::Key_Escape);
        QVERIFY(!view->measure().first);

        const double ruler = view->frame().ruler().center().y();
        QSignalSpy times(view.get(), &GanttView::timeRequested);
        drag(*view, at(*view, 3, ruler), at(*view, 1, ruler), Qt::ShiftModifier);
        QVERIFY(view->measure().complete());
        const double pixel = view->frame().axis.secondsPerPixel();
        QVERIFY(std::abs(view->measure().from() - 1) <= pixel && std::abs(view->measure().to() - 3) <= pixel);
        QVERIFY(times.isEmpty());
        // It is painted: both cursors in the accent's colour.
        const QImage image = view->grab().toImage();
        for (const double time : {view->measure().from(), view->measure().to()})
            QCOMPARE(image.pixelColor(at(*view, time, view->frame().plot().bottom() - 3)),
                     tokens(view->palette()).accent);
    }

    void noColumnOfAnAreaIsCut_data()
    {
        QTest::addColumn<double>("letters");
        QTest::newRow("usual") << 1.0;
        QTest::newRow("large") << 2.0;
    }
    void noColumnOfAnAreaIsCut()
    {
        QFETCH(double, letters);
        const auto view = shownGantt(sample::threeTasks(), {1200, 600});
        view->setFont(resized(view->font(), letters));
        view->setMeasure({0.5, 3.5});
        view->selectMeasured();
        QTRY_VERIFY(view->areaPanel()->isVisible());
        const auto* table = view->areaPanel()->findChild<QTableWidget*>(QStringLiteral("areaTable"));
        QTRY_VERIFY(table->viewport()->width() >= table->horizontalHeader()->length());
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY(view->rect().contains(view->areaPanel()->geometry()));
    }

    void areaTellsWhatIsInside()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        drag(*view, at(*view, 0.5, frame.row(0).top() + 2), at(*view, 3.5, frame.row(1).center().y()),
             Qt::ShiftModifier);
        QVERIFY(selected.isEmpty());
        QVERIFY(view->area().has_value());
        QCOMPARE(view->area()->rows, (std::vector<std::size_t>{0, 1}));
        QTRY_VERIFY(view->areaPanel()->isVisible());
        const auto* table = view->areaPanel()->findChild<QTableWidget*>(QStringLiteral("areaTable"));
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("gpu0"));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("2"));
        QVERIFY(view->rect().contains(view->areaPanel()->geometry()));

        // The whole run, by key from no cursors at all; copied as a table.
        view->selectMeasured();
        QTRY_COMPARE(table->rowCount(), 3);
        view->setFocus();
        QTest::keySequence(view.get(), QKeySequence::Copy);
        const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines[1], QStringLiteral("gpu0\t2\t2\t0.5\t2\t"));
        QCOMPARE(lines[2], QStringLiteral("gpu1\t1\t2\t1.5\t1\t"));
        QVERIFY(lines[3].endsWith(QStringLiteral("\t2\t1.5\t\t3\t150")));
        QVERIFY(lines.contains(QStringLiteral("c\t2")));
        QTest::keyClick(view.get(), Qt::Key_Escape);
        QVERIFY(!view->area() && !view->areaPanel()->isVisible());
        // Between the measuring cursors.
        view->setMeasure({1.0, 1.5});
        view->selectMeasured();
        QCOMPARE(view->area()->to, 1.5);
        QTRY_COMPARE(table->item(2, 5)->text(), formatBytes(50));
        QTest::mouseClick(view->areaPanel()->findChild<QWidget*>(QStringLiteral("areaClose")),
                          Qt::LeftButton);
        QVERIFY(!view->area());
    }

    void markersHaveNotes()
    {
        const auto view = shownGantt(sample::threeTasks());
        connect(view.get(), &GanttView::timeRequested, view.get(), &GanttView::setTime);
        QSignalSpy changed(view.get(), &GanttView::markersChanged);
        auto* field = view->findChild<QLineEdit*>(QStringLiteral("ganttMarkerField"));
        view->setTime(2);
        view->addMarker();
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("b has left"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!field->isVisible());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(view->markers().all(), (std::vector<GanttMarker>{{2, QStringLiteral("b has left")}}));
        // Given up: nothing is kept.
        view->setTime(4);
        view->addMarker();
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QCOMPARE(view->markers().all().size(), std::size_t{1});

        view->setMarkers(MarkerList({{2, QStringLiteral("b has left")}, {1, {}}, {3.5, {}}}));
        view->setTime(1.5);
        view->stepMarker(true);
        QSignalSpy times(view.get(), &GanttView::timeRequested);
        view->stepMarker(true);
        QCOMPARE(times.last()[0].toDouble(), 3.5);
        view->stepMarker(true); // There is none behind.
        view->stepMarker(false);
        QCOMPARE(times.last()[0].toDouble(), 2.0);
        QCOMPARE(times.size(), 2);

        // A click on the flag goes there, a double click edits, and its menu deletes.
        const QPoint flag = OverlayPainter::flag(view->frame(), view->markers().all()[0]).center().toPoint();
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, flag);
        QCOMPARE(times.last()[0].toDouble(), 1.0);
        QTest::mouseDClick(view.get(), Qt::LeftButton, {}, flag);
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("first"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(view->markers().find(1)->note, QStringLiteral("first"));
        view->removeMarkerHere();
        QVERIFY(!view->markers().find(1));
    }

    void rowsArePinnedMovedAndHidden()
    {
        const auto view = shownGantt(sample::chainmm(), {1200, 260});
        const GanttFrame& frame = view->frame();
        QVERIFY(frame.rows.scrollRange() > 0);
        const std::size_t last = view->chart()->rows().size() - 1;
        QSignalSpy changed(view.get(), &GanttView::rowsChanged);
        // By keys, from the first row on.
        view->chooseRow(1);
        QCOMPARE(view->currentRow(), std::optional(std::size_t{0}));
        view->chooseRow(1);
        view->moveRow(-1);
        QCOMPARE(frame.rows.at(0), std::size_t{1});
        QCOMPARE(view->currentRow(), std::optional(std::size_t{1}));
        view->hideRow();
        QVERIFY(!frame.rows.shown(1));
        QCOMPARE(view->currentRow(), std::optional(std::size_t{0}));
        view->showAllRows();
        QVERIFY(frame.rows.shown(1));
        for (int i = 0; i < 100; ++i)
            view->chooseRow(1);
        QCOMPARE(view->currentRow(), std::optional(last));
        const QRectF row = frame.row(last);
        QVERIFY(row.bottom() <= frame.plot().bottom() + 1); // Scrolled into view.
        view->togglePinned();
        QCOMPARE(frame.rows.at(0), last);
        QCOMPARE(frame.row(last).top(), frame.plot().top());
        view->togglePinned();
        QVERIFY(frame.rows.at(0) != last);
        view->resetRows();
        QVERIFY(view->rowOrder().natural());
        QVERIFY(changed.size() > 5);

        // By dragging the name.
        const auto name = [&](std::size_t r) {
            return QPoint(30, static_cast<int>(frame.row(r).center().y()));
        };
        drag(*view, name(0), name(2));
        QCOMPARE(frame.rows.at(0), std::size_t{1});
        QCOMPARE(frame.rows.at(2), std::size_t{0});
        // The bars went along: a click on a's row hits a's device.
        const auto bar = view->barAt(middle(*view, {false, 0}));
        QVERIFY(bar && view->chart()->row(*bar) == view->chart()->row({false, 0}));
        // The order holds for the next run of the graph.
        view->setRun(sample::chainmm("heft"));
        QCOMPARE(frame.rows.at(0), std::size_t{1});
    }

    void criticalPathStepByStep()
    {
        const RunPtr run = sample::threeTasks();
        const auto view = shownGantt(run);
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        view->stepCritical(false); // From nowhere: the last task.
        QCOMPARE(chosen(selected), std::optional(VertexId{2u}));
        const auto* note = view->findChild<QLabel*>(QStringLiteral("ganttNote"));
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains(QStringLiteral("c waited for the transfer b \u2192 gpu1")),
                 qPrintable(note->text()));
        view->stepCritical(false);
        QCOMPARE(chosen(selected), std::optional(VertexId{1u}));
        // b's way waited for the channel, or b itself for its device: as the path has it.
        QVERIFY(note->text().startsWith(QStringLiteral("Link ")));
        view->stepCritical(true);
        QCOMPARE(chosen(selected), std::optional(VertexId{2u}));
        view->stepCritical(true); // The path ends here.
        QCOMPARE(chosen(selected), std::optional(VertexId{2u}));
        view->setSelectedVertex({});
        QVERIFY(!note->isVisible());
    }

    void everyLinkIsReachedBothWays()
    {
        const RunPtr run = sample::chainmm();
        std::vector<VertexId> forward;
        for (auto at = stepOnCriticalPath(*run, {}, true); at; at = stepOnCriticalPath(*run, at, true))
            forward.push_back(*at);
        std::vector<VertexId> backward;
        for (auto at = stepOnCriticalPath(*run, {}, false); at; at = stepOnCriticalPath(*run, at, false))
            backward.push_back(*at);
        std::ranges::reverse(backward);
        QCOMPARE(forward, backward);
        std::size_t tasks = 0;
        for (const CriticalLink& link : run->criticalPath)
            tasks += link.isTransfer ? 0 : 1;
        QCOMPARE(forward.size(), tasks);
        const GanttChart chart(run);
        for (const VertexId v : forward)
            QVERIFY(!CriticalText::of(chart, v).contains(QStringLiteral("not on the critical path")));
        // From beside the path to the nearest in time.
        for (VertexId v : run->problem->graph().vertices()) {
            if (std::ranges::find(forward, v) != forward.end())
                continue;
            if (const auto before = stepOnCriticalPath(*run, v, false))
                QVERIFY(run->schedule.tasks[*before].end <= run->schedule.tasks[v].start);
            if (const auto after = stepOnCriticalPath(*run, v, true))
                QVERIFY(run->schedule.tasks[*after].start >= run->schedule.tasks[v].end);
        }
    }

    void followsAZoomedView()
    {
        const auto view = shownGantt(sample::chainmm());
        view->setVisibleRange(0, view->chart()->duration() / 20);
        view->stepCritical(false);
        const VertexId last = *stepOnCriticalPath(view->chart()->run(), {}, false);
        const LaneIndex::Interval time = view->chart()->interval({false, last});
        QVERIFY(view->frame().plot().contains(
            QPointF(view->frame().axis.x(time.start) + 1, view->frame().plot().center().y())));
    }

    void searchDimsTheOthers()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setCriticalPathShown(false);
        const GanttFrame& frame = view->frame();
        const QPoint a = at(*view, 0.8, frame.row(0).center().y() - 6);
        const QPoint c = at(*view, 4.2, frame.row(1).center().y() - 6);
        const QImage before = view->grab().toImage();
        view->setFound({1, 0, 0});
        const QImage searched = view->grab().toImage();
        QCOMPARE(searched.pixelColor(a), before.pixelColor(a));
        QVERIFY(searched.pixelColor(c) != before.pixelColor(c));
        // Between two runs of the graph there is none for a moment; the search goes on.
        const RunPtr run = view->run();
        view->setRun(nullptr);
        view->setRun(run);
        QCOMPARE(view->grab().toImage().pixelColor(c), searched.pixelColor(c));
        view->setRun(sample::chainmm());
        view->setRun(run); // Found in a graph of another size: nothing of it is dimmed.
        QCOMPARE(view->grab().toImage().pixelColor(c), before.pixelColor(c));
        view->setFound({1, 0, 0});
        view->setFound({});
        QCOMPARE(view->grab().toImage().pixelColor(c), before.pixelColor(c));
    }

    void stripsBandsAndLines()
    {
        const RunPtr run = overTheLimit();
        const auto view = shownGantt(run, {1200, 500});
        view->setSharesShown(true);
        view->setMemoryShown(true);
        view->setBoundsShown(true);
        QTRY_VERIFY(view->settled() && view->figures());
        const GanttFrame& frame = view->frame();
        const Tokens colors = tokens(view->palette());
        QCOMPARE(frame.strip().height(), frame.stripHeight());
        QVERIFY(frame.hasStrip);
        QVERIFY(frame.band(0).height() > 0 && frame.band(2).height() == 0);
        const QImage image = view->grab().toImage();
        // From 0 to 1 one of two devices computes: half of the strip's height.
        const auto heightAt = [&](double seconds) {
            const QColor computing = mixed(colors.text, colors.canvas, 0.6);
            int height = 0;
            const int x = qRound(frame.axis.x(seconds));
            for (int y = qCeil(frame.strip().top()); y < qFloor(frame.strip().bottom()); ++y)
                height += std::abs(image.pixelColor(x, y).red() - computing.red()) <= 2 ? 1 : 0;
            return height;
        };
        QVERIFY2(std::abs(heightAt(0.5) - 12) <= 1, qPrintable(QString::number(heightAt(0.5))));
        QCOMPARE(heightAt(2.2), 0); // b is on its way, nobody computes.
        // gpu0 holds a's and b's outputs, 150 bytes, from 1 to 2: 30 over the limit, and says so in red.
        const QRectF band = frame.band(0);
        const auto over = [&](double from, double to) {
            return count(
                image,
                QRectF(QPointF(frame.axis.x(from), band.top()), QPointF(frame.axis.x(to), band.bottom() - 6)),
                colors.bad);
        };
        QVERIFY(over(1.1, 1.9) > 200);
        QVERIFY(over(0.1, 0.8) < over(1.1, 1.9) / 4); // But for the limit's line.
        // A label for every bound, the binding one in words.
        view->setBoundsShown(false);
        QVERIFY(view->grab().toImage() != image);
        view->setSharesShown(false);
        view->setMemoryShown(false);
        QCOMPARE(frame.strip().height(), 0.0);
        QCOMPARE(frame.band(0).height(), 0.0);
    }

    /// Another run's figures replace the former's, and its area is worked out again.
    void figuresFollowTheRun()
    {
        const auto view = shownGantt(sample::chainmm("random"));
        view->setMemoryShown(true);
        view->setRun(sample::chainmm("heft"));
        QTRY_VERIFY(view->settled());
        QCOMPARE(view->figures()->run, view->run());
        view->setRun(nullptr);
        view->setSharesShown(true);
        QCOMPARE(view->grab().toImage(), shownGantt(nullptr)->grab().toImage()); // Only the empty state.
    }

    void aDragEndsWithItsRun_data()
    {
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QPoint>("to");
        QTest::addColumn<bool>("shift");
        QTest::newRow("area") << QPoint(300, 60) << QPoint(500, 120) << true;
        QTest::newRow("measure") << QPoint(300, 6) << QPoint(500, 6) << true;
        QTest::newRow("row") << QPoint(30, 40) << QPoint(30, 130) << false;
    }
    /// Of what another thread brings meanwhile, or takes away, nothing is left to drag.
    void aDragEndsWithItsRun()
    {
        QFETCH(const QPoint, from);
        QFETCH(const QPoint, to);
        QFETCH(const bool, shift);
        const Qt::KeyboardModifiers keys = shift ? Qt::ShiftModifier : Qt::NoModifier;
        for (const RunPtr& next : {RunPtr(), sample::threeTasks()}) {
            const auto view = shownGantt(sample::chainmm());
            QTest::mousePress(view.get(), Qt::LeftButton, keys, from);
            QTest::mouseMove(view.get(), (from + to) / 2);
            view->setRun(next);
            view->grab();
            QTest::mouseMove(view.get(), to);
            QTest::mouseRelease(view.get(), Qt::LeftButton, keys, to);
            QVERIFY(!view->area() && !view->measure().first && view->rowOrder().natural());
            // The next press begins anew.
            view->setRun(sample::threeTasks());
            QSignalSpy times(view.get(), &GanttView::timeRequested);
            QTest::mouseClick(view.get(), Qt::LeftButton, {},
                              at(*view, 2, view->frame().ruler().center().y()));
            QCOMPARE(times.size(), 1);
        }
    }

    /// A row that is dragged may be hidden by its key.
    void aDragEndsWithItsRows()
    {
        const auto view = shownGantt(sample::chainmm());
        QTest::mousePress(view.get(), Qt::LeftButton, {}, QPoint(30, 40));
        QTest::mouseMove(view.get(), QPoint(30, 100));
        view->hideRow();
        const RowOrder hidden = view->rowOrder();
        view->setTransfersShown(false);
        view->grab();
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, QPoint(30, 100));
        QCOMPARE(view->rowOrder(), hidden);
    }

    void anotherLanguageTellsTheAreaAndTheNoteAnew()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->stepCritical(false);
        view->selectMeasured();
        const auto* note = view->findChild<QLabel*>(QStringLiteral("ganttNote"));
        const auto* summary = view->areaPanel()->findChild<QLabel*>(QStringLiteral("areaSummary"));
        QTRY_VERIFY(view->areaPanel()->isVisible());
        QVERIFY(note->isVisible() && !note->text().startsWith(QLatin1Char('[')));
        const samples::PseudoLanguage pseudo;
        QTRY_VERIFY(view->settled());
        QVERIFY2(note->text().startsWith(QLatin1Char('[')), qPrintable(note->text()));
        QVERIFY2(summary->text().startsWith(QLatin1Char('[')), qPrintable(summary->text()));
        view->areaPanel()->copy();
        QVERIFY(QApplication::clipboard()->text().startsWith(QLatin1Char('[')));
    }

    void actionsDriveTheView()
    {
        const auto view = shownGantt(sample::threeTasks());
        auto* actions = new GanttActions(view.get());
        QMenu menu;
        actions->fill(&menu);
        actions->update();
        view->setFocus();
        const auto key = [&](const QAction* action) { QTest::keySequence(view.get(), action->shortcut()); };
        view->setTime(1);
        key(actions->measure);
        QVERIFY(view->measure().first.has_value());
        key(actions->clearMeasure);
        QVERIFY(!view->measure().first);
        key(actions->rowBelow);
        key(actions->hide);
        QVERIFY(!view->frame().rows.shown(0));
        key(actions->showAll);
        QVERIFY(view->frame().rows.shown(0));
        key(actions->shares);
        QVERIFY(view->frame().strip().height() > 0);
        key(actions->nextCritical);
        QVERIFY(view->findChild<QLabel*>(QStringLiteral("ganttNote"))->isVisible());
        const double before = view->frame().axis.secondsPerPixel();
        key(actions->zoomIn);
        QVERIFY(view->frame().axis.secondsPerPixel() < before);
        const double begin = view->frame().axis.begin();
        key(actions->later);
        QVERIFY(view->frame().axis.begin() > begin);
        // What has nothing to act on is off.
        QVERIFY(!actions->nextMarker->isEnabled());
        view->setMarkers(MarkerList({{1, QStringLiteral("x")}}));
        actions->update();
        QVERIFY(actions->nextMarker->isEnabled());
        // No two have the same key, and each says what it is.
        QStringList keys;
        for (const QAction* action : actions->all()) {
            QVERIFY(!action->text().isEmpty() && !action->toolTip().isEmpty());
            if (!action->shortcut().isEmpty())
                keys += action->shortcut().toString();
        }
        QCOMPARE(keys.removeDuplicates(), 0);
        auto* markers = menu.findChild<QMenu*>(QStringLiteral("ganttMarkers"));
        emit markers->aboutToShow();
        QCOMPARE(markers->actions().size(), 1);
        QVERIFY(markers->actions()[0]->text().endsWith(QLatin1Char('x')));
    }
};

DOPPLER_TEST_WITH(QApplication, GanttToolsTest)

} // namespace gantt_tools_test

#include "gantt_tools.moc"
