// SPDX-License-Identifier: GPL-3.0-or-later
// What the Gantt view paints.
#include "tests/support/runner.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/shown_gantt.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QToolButton>
#include <QToolTip>
#include <QtTest>

namespace gantt_view_test {

using namespace doppler;
using namespace doppler::sample;

namespace {

/// Close enough for colours that went through a pixmap.
bool alike(const QColor& one, const QColor& other)
{
    return std::abs(one.red() - other.red()) <= 2 && std::abs(one.green() - other.green()) <= 2 &&
           std::abs(one.blue() - other.blue()) <= 2;
}

} // namespace

class GanttViewTest : public QObject {
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

    void emptyStateSaysWhatToDo()
    {
        const auto view = shownGantt(nullptr);
        auto* text = view->findChild<QLabel*>(QStringLiteral("ganttEmptyText"));
        auto* button = view->findChild<QToolButton*>(QStringLiteral("ganttEmptyButton"));
        QVERIFY(text->isVisible() && !text->text().isEmpty());
        QVERIFY(!button->isVisible());
        QAction open(QStringLiteral("Open a graph"));
        QSignalSpy triggered(&open, &QAction::triggered);
        view->setEmptyAction(&open);
        QVERIFY(button->isVisible());
        QVERIFY(button->geometry().top() >= text->geometry().bottom());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(triggered.size(), 1);
        // Nothing to act on, nothing to crash on.
        for (int key : {Qt::Key_W, Qt::Key_F, Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Down})
            QTest::keyClick(view.get(), static_cast<Qt::Key>(key));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, QPoint(300, 50));
        turnWheel(*view, {300, 50}, {0, 120});

        view->setRun(sample::threeTasks());
        QVERIFY(!text->isVisible() && !button->isVisible());
        view->setRun(nullptr);
        QVERIFY(text->isVisible() && button->isVisible());
        view->setEmptyAction(nullptr);
    }

    void barsStandWhereTheRunSays()
    {
        const RunPtr run = sample::threeTasks();
        const auto view = shownGantt(run);
        view->setCriticalPathShown(false);
        const QImage image = view->grab().toImage();
        const auto colorAt = [&](const QPointF& place) { return image.pixelColor(place.toPoint()); };
        const GanttFrame& frame = view->frame();
        const double top = frame.row(0).center().y() - 6; // Above the labels' middle.
        QVERIFY(alike(colorAt({frame.axis.x(0.9), top}), deviceColor(0)));
        QVERIFY(alike(colorAt({frame.axis.x(1.9), top}), deviceColor(0)));
        QVERIFY(alike(colorAt({frame.axis.x(2.2), top}), tokens(view->palette()).canvas));
        QVERIFY(alike(colorAt({frame.axis.x(4), frame.row(1).center().y() - 6}), deviceColor(1)));
        // A transfer's lower edge has its destination's colour.
        const QRectF channel = frame.barStrip(2);
        QVERIFY(alike(colorAt({frame.axis.x(1.5), channel.bottom() - 1}), deviceColor(1)));
        QVERIFY(!alike(colorAt({frame.axis.x(1.5), channel.top() + 2}), tokens(view->palette()).canvas));
        QVERIFY(alike(colorAt({frame.axis.x(3.37), channel.center().y()}), tokens(view->palette()).canvas));
    }

    void idleIsHatchedOnlyWhereWorkWasToCome()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setCriticalPathShown(false);
        const QImage image = view->grab().toImage();
        const GanttFrame& frame = view->frame();
        const auto inked = [&](std::size_t row, double from, double to) {
            int count = 0;
            const QRectF strip = frame.barStrip(row);
            for (int x = qRound(frame.axis.x(from)) + 3; x < qRound(frame.axis.x(to)) - 3; ++x)
                for (int y = qCeil(strip.top()); y < qFloor(strip.bottom()); ++y)
                    count += alike(image.pixelColor(x, y), tokens(view->palette()).line) ? 1 : 0;
            return count;
        };
        QVERIFY(inked(1, 0, 0.95) > 100);  // gpu1 waits for c's inputs.
        QCOMPARE(inked(0, 3.05, 3.45), 0); // gpu0 has nothing more to do.
    }

    void criticalPathIsAnOutline()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        const QPoint edge = QPointF(frame.axis.x(3.5), frame.barStrip(1).top() + 1).toPoint();
        const QPoint inside = QPointF(frame.axis.x(4.2), frame.row(1).center().y()).toPoint();
        const QImage with = view->grab().toImage();
        QVERIFY(alike(with.pixelColor(edge), tokens(view->palette()).critical));
        QVERIFY(alike(with.pixelColor(inside), deviceColor(1)));
        view->setCriticalPathShown(false);
        QVERIFY(alike(view->grab().toImage().pixelColor(edge), deviceColor(1)));
    }

    void othersAreDimmedOnlyWhileSomethingIsChosen()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setCriticalPathShown(false);
        const GanttFrame& frame = view->frame();
        const QPoint a = QPointF(frame.axis.x(0.8), frame.row(0).center().y() - 6).toPoint();
        const QPoint c = QPointF(frame.axis.x(4.2), frame.row(1).center().y() - 6).toPoint();
        const QColor canvas = tokens(view->palette()).canvas;
        const QColor dimmed = mixed(deviceColor(0), canvas, dimmedOpacity);
        view->setSelectedVertex(VertexId{2u});
        QImage image = view->grab().toImage();
        QVERIFY(alike(image.pixelColor(a), dimmed));
        QVERIFY(alike(image.pixelColor(c), deviceColor(1)));
        view->setSelectedVertex(std::nullopt);
        view->setHighlightedDevice(DeviceId{1u});
        image = view->grab().toImage();
        QVERIFY(alike(image.pixelColor(a), dimmed));
        QVERIFY(alike(image.pixelColor(c), deviceColor(1)));
        view->setHighlightedDevice(std::nullopt);
        QVERIFY(alike(view->grab().toImage().pixelColor(a), deviceColor(0)));
    }

    void arrowsOnlyForTheSelected()
    {
        const auto view = shownGantt(sample::threeTasks());
        const QColor accent = tokens(view->palette()).accent;
        const auto accents = [&] {
            const QImage image = view->grab().toImage();
            const QRect between = view->frame().plot().toRect().adjusted(20, 0, -20, 0);
            int count = 0;
            for (int y = between.top(); y < between.bottom(); ++y)
                for (int x = between.left(); x < between.right(); ++x)
                    count += alike(image.pixelColor(x, y), accent) ? 1 : 0;
            return count;
        };
        QCOMPARE(accents(), 0);
        view->setSelectedVertex(VertexId{2u});
        const int with = accents();
        QVERIFY(with > 200);
        view->setTransfersShown(false); // The arrows then go from task to task.
        QVERIFY(accents() > 100);
        view->setSelectedVertex(VertexId{77u}); // Not of this graph.
        QCOMPARE(accents(), 0);
    }

    void cursorIsPaintedAtItsTime()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setTime(3.25);
        const QImage image = view->grab().toImage();
        const GanttFrame& frame = view->frame();
        const int x = qRound(frame.axis.x(3.25));
        const int y = qRound(frame.plot().bottom()) - 4;
        QVERIFY(alike(image.pixelColor(x, y), tokens(view->palette()).accent) ||
                alike(image.pixelColor(x - 1, y), tokens(view->palette()).accent));
    }

    /// Times have the four digits that they have elsewhere.
    void toolTipTellsTimes()
    {
        const auto view = shownGantt(sample::threeTasks());
        const QPoint at = middle(*view, {false, 2}).toPoint();
        QHelpEvent event(QEvent::ToolTip, at, view->mapToGlobal(at));
        QApplication::sendEvent(view.get(), &event);
        QVERIFY(QToolTip::text().contains(QStringLiteral("2.500\u00a0s")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("4.500\u00a0s")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("b from gpu0")));
        QToolTip::hideText();
    }

    /// What is known to a nanosecond is told with four digits and a unit.
    void toolTipsHaveFourDigits()
    {
        const RunPtr run = sample::manyTasks(40);
        const auto view = shownGantt(run, {1200, 400});
        const QRegularExpression number(QStringLiteral("[\\d.]+(?=\u00a0[num]?s)"));
        for (std::uint32_t task = 0; task < 40; ++task) {
            const QPoint at = middle(*view, {false, task}).toPoint();
            QHelpEvent event(QEvent::ToolTip, at, view->mapToGlobal(at));
            QApplication::sendEvent(view.get(), &event);
            for (auto match = number.globalMatch(QToolTip::text()); match.hasNext();) {
                const QString digits = match.next().captured().remove(QLatin1Char('.'));
                QVERIFY2(digits.size() <= 5, qPrintable(QToolTip::text())); // "0.123" has a 0 more.
            }
        }
        QToolTip::hideText();
    }

    void crowdedPixelsSayHowMany()
    {
        const RunPtr run = sample::manyTasks(15000);
        const auto view = shownGantt(run, {600, 400});
        const GanttFrame& frame = view->frame();
        const QPoint at(400, qRound(frame.row(0).center().y()));
        QHelpEvent event(QEvent::ToolTip, at, view->mapToGlobal(at));
        QApplication::sendEvent(view.get(), &event);
        QVERIFY2(QToolTip::text().contains(QRegularExpression(QStringLiteral("\\d+ tasks"))),
                 qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void narrowBarsBecomeColumns()
    {
        // A chain on one device has no gap: every pixel of its row is wholly busy.
        GraphBuilder builder("chain");
        for (std::size_t i = 0; i < 5000; ++i) {
            Vertex vertex;
            vertex.seconds = {{"*", 1e-6}};
            builder.addVertex(vertex);
            if (i > 0)
                builder.addEdge(VertexId{i - 1}, VertexId{i});
        }
        const auto view = shownGantt(
            sample::place(builder.build().value(), builtinTopology("4xP100").value(), "single-device"));
        view->setCriticalPathShown(false);
        const auto used = std::find_if(view->chart()->rows().begin(), view->chart()->rows().end(),
                                       [](const GanttRow& row) { return row.index.size() > 0; });
        const auto row = static_cast<std::size_t>(used - view->chart()->rows().begin());
        const QColor full = deviceColor(used->lane.device);
        const QImage image = view->grab().toImage();
        const GanttFrame& frame = view->frame();
        const int y = qRound(frame.row(row).center().y());
        const int last = qFloor(frame.axis.x(view->run()->schedule.makespan)) - 2;
        for (int x = qCeil(frame.axis.x(0)) + 1; x < last; ++x)
            if (std::abs(x - frame.axis.x(0)) > 2)
                QVERIFY2(alike(image.pixelColor(x, y), full), qPrintable(QString::number(x)));

        // A picture file has them as rectangles, not as pixels.
        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        QPainter painter(&svg);
        view->paintPicture(painter, QRectF(QPointF(), view->pictureSize()));
        painter.end();
        QVERIFY(file.data().contains(full.name().toLatin1()));
        QVERIFY(!file.data().contains("<image"));
    }

    void rowsScrollBelowTheDevices()
    {
        const RunPtr run = sample::chainmm();
        const auto view = shownGantt(run, {900, 200});
        auto* bar = view->findChild<QScrollBar*>(QStringLiteral("ganttScrollBar"));
        QVERIFY(bar->isVisible());
        const GanttFrame& frame = view->frame();
        QVERIFY(frame.rows.fixed > 0);
        const double deviceTop = frame.row(0).top();
        bar->setValue(bar->maximum());
        QCOMPARE(frame.scroll, frame.rows.scrollRange());
        QCOMPARE(frame.row(0).top(), deviceTop);
        const std::size_t last = view->chart()->rows().size() - 1;
        QVERIFY(frame.row(last).bottom() <= frame.plot().bottom() + 1e-6);
        QSignalSpy selected(view.get(), &GanttView::vertexSelected);
        const BarId transfer = view->chart()->bar(last, 0);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, middle(*view, transfer).toPoint());
        QCOMPARE(chosen(selected), std::optional(view->chart()->vertex(transfer)));
        QTest::keyClick(view.get(), Qt::Key_PageUp);
        QTest::keyClick(view.get(), Qt::Key_PageUp);
        QTest::keyClick(view.get(), Qt::Key_PageUp);
        QCOMPARE(frame.scroll, 0.0);
        QCOMPARE(bar->value(), 0);
        turnWheel(*view, {20, 150}, {0, -120});
        QVERIFY(frame.scroll > 0);

        view->setTransfersShown(false);
        QVERIFY(!bar->isVisible());
        QCOMPARE(frame.rows.count(), view->chart()->deviceRows());
    }

    void newBestSlidesToItsPlace()
    {
        const RunPtr slow = sample::chainmm("single-device");
        const RunPtr quick = sample::chainmm("critical-path");
        const auto view = shownGantt(slow);
        view->setAnimated(true);
        const double before = view->frame().axis.end();
        view->setRun(quick);
        QVERIFY(view->chart()->runPtr() == quick);
        QVERIFY(std::abs(view->frame().axis.end() - before) < 1e-6 * before); // Still where it was.
        view->grab();
        QTRY_VERIFY(std::abs(view->frame().axis.x(quick->schedule.makespan) -
                             (view->frame().plot().right() - TimeAxis::margin)) < 1e-6);
        view->setRun(slow);
        QTest::keyClick(view.get(), Qt::Key_W); // Who acts meanwhile is not waited for.
        const TimeAxis zoomed = view->frame().axis;
        QVERIFY(!zoomed.fitted());
        QCOMPARE(zoomed.duration(), slow->schedule.makespan);
        QTest::qWait(20);
        QVERIFY(view->frame().axis == zoomed);
    }

    void reducedMotionJumps()
    {
        const RunPtr quick = sample::chainmm("critical-path");
        const auto view = shownGantt(sample::chainmm("single-device"));
        view->setRun(quick);
        QCOMPARE(view->frame().axis.duration(), quick->schedule.makespan);
        QVERIFY(view->frame().axis.fitted());
    }

    void zoomStaysForAnotherRunOfTheGraph()
    {
        const auto view = shownGantt(sample::chainmm("critical-path"));
        view->zoomIn();
        view->zoomIn();
        const double begin = view->frame().axis.begin();
        const double end = view->frame().axis.end();
        view->setSelectedVertex(VertexId{5u});
        view->setRun(sample::chainmm("heft"));
        QCOMPARE(view->frame().axis.begin(), begin);
        QCOMPARE(view->frame().axis.end(), end);
        view->setRun(sample::threeTasks());
        QVERIFY(view->frame().axis.fitted());
    }

    void largeRunsArePreparedBesides()
    {
        const RunPtr one = sample::manyTasks(45000, 1);
        const RunPtr two = sample::manyTasks(45000, 2);
        const auto view = shownGantt(nullptr);
        view->setRun(one);
        QVERIFY(!view->chart());
        view->setRun(two);
        QTRY_VERIFY(view->chart() && view->chart()->runPtr() == two);
        view->grab();
        view->setRun(one);
        QCOMPARE(view->chart()->runPtr(), two); // What was painted stays until the next is ready:
        QVERIFY(!view->settled());              // who paints pictures of it has to wait.
        view->setRun(nullptr);
        QVERIFY(!view->chart());
        const auto* text = view->findChild<QLabel*>(QStringLiteral("ganttEmptyText"));
        QVERIFY2(text->text().startsWith(QStringLiteral("No run")), qPrintable(text->text()));
        view->setRun(two); // While the rows of the other are being prepared.
        QVERIFY2(text->text().startsWith(QStringLiteral("Preparing")), qPrintable(text->text()));
        QTRY_VERIFY(view->settled());
        view->setRun(one);
        view->setRun(nullptr);
        QTest::qWait(50);
        QVERIFY(!view->chart());
        QVERIFY2(text->text().startsWith(QStringLiteral("No run")), qPrintable(text->text()));
        // Going away meanwhile is safe.
        GanttView brief;
        brief.setRun(one);
    }

    void pictureHasEverything()
    {
        const RunPtr run = sample::chainmm();
        const auto view = shownGantt(run, {900, 160});
        view->setCriticalPathShown(false);
        view->zoomIn();
        const QSizeF size = view->pictureSize();
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        view->paintPicture(painter, QRectF(QPointF(), size));
        painter.end();
        GanttFrame frame = view->frame();
        frame.area = QRectF(QPointF(), size);
        frame.scroll = 0;
        frame.rows = RowLayout::fit(frame.rows.devices, frame.rows.channels, frame.plot().height());
        QCOMPARE(frame.rows.scrollRange(), 0.0);
        frame.axis = TimeAxis(run->schedule.makespan, frame.plot().left(), frame.plot().width());
        std::size_t wide = 0;
        for (const TaskRun& task : run->schedule.tasks) {
            const double x = frame.axis.x(task.end) - 4;
            if (x - frame.axis.x(task.start) < 4)
                continue;
            ++wide;
            const QRectF strip = frame.barStrip(view->chart()->row({false, task.vertex}));
            const QPoint at = QPointF(x, strip.top() + 2).toPoint();
            if (std::abs(frame.axis.x(run->problem->lowerBound()) - x) > 3)
                QVERIFY(alike(image.pixelColor(at), deviceColor(task.device)));
        }
        QVERIFY(wide > 20);

        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size.toSize());
        QPainter vector(&svg);
        view->paintPicture(vector, QRectF(QPointF(), size));
        vector.end();
        QVERIFY(file.data().contains("makespan"));
        QVERIFY(file.data().contains("gpu3"));
        // A small target gets all rows as well, smaller.
        QImage small(300, 80, QImage::Format_RGB32);
        small.fill(Qt::red);
        QPainter tiny(&small);
        view->paintPicture(tiny, QRectF(0, 0, 300, 80));
        tiny.end();
        for (int x = 0; x < 300; x += 7)
            QVERIFY(small.pixelColor(x, 78) != QColor(Qt::red));
    }

    void themeLanguageAndFontAreFollowed()
    {
        const auto view = shownGantt(sample::threeTasks());
        const QPoint corner(view->width() - 2, 40);
        QVERIFY(alike(view->grab().toImage().pixelColor(corner), tokens(view->palette()).canvas));
        applyTheme(*qApp, ThemeKind::Dark);
        QTRY_VERIFY(tokens(view->palette()).dark);
        QVERIFY(alike(view->grab().toImage().pixelColor(corner), tokens(view->palette()).canvas));
        applyTheme(*qApp, ThemeKind::Light);
        QTRY_VERIFY(!tokens(view->palette()).dark);
        QFont font = view->font();
        font.setPointSize(font.pointSize() * 2);
        const double width = view->frame().nameWidth;
        view->setFont(font);
        QVERIFY(view->frame().nameWidth > width);
        QVERIFY(!view->accessibleName().startsWith(QLatin1Char('[')));
        const samples::PseudoLanguage pseudo;
        QVERIFY(view->accessibleName().startsWith(QLatin1Char('[')));
        QVERIFY(view->accessibleDescription().startsWith(QLatin1Char('[')));
    }

    void everythingIsNamed()
    {
        const auto view = shownGantt(sample::threeTasks());
        QVERIFY(!view->accessibleName().isEmpty() && !view->accessibleDescription().isEmpty());
        for (const QWidget* child : view->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            QVERIFY2(!child->objectName().isEmpty(), child->metaObject()->className());
            if (child->isVisible())
                QVERIFY2(!child->accessibleName().isEmpty(), qPrintable(child->objectName()));
        }
    }
};

DOPPLER_TEST_WITH(QApplication, GanttViewTest)

} // namespace gantt_view_test

#include "gantt_view.moc"
