// SPDX-License-Identifier: GPL-3.0-or-later
// The graph view driven as a user would.
#include "widgets/graph_view/graph_view.h"

#include "dot_script.h"
#include "graph_samples.h"
#include "tests/widgets/pseudo_language.h"
#include "widgets/graph_view/legend.h"

#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTest>
#include <QTimer>

using namespace doppler;

namespace {

using Selected = std::optional<doppler::VertexId>;

/// A view of the diamond with a run on two devices, laid out by our own layout.
struct Shown {
    GraphPtr graph = samples::diamond();
    RunPtr run = samples::runOf(graph, "4xP100", "round-robin");
    GraphView view;

    explicit Shown(bool withRun = true)
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(700, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setFocus();
        view.setGraph(graph, run->problem->topologyPtr());
        if (withRun)
            view.setRun(run);
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
    }
    [[nodiscard]] QPoint place(std::size_t vertex) const
    {
        return view.camera().toScreen(view.picture().layout().centers[vertex]).toPoint();
    }
    void click(std::size_t vertex) { QTest::mouseClick(&view, Qt::LeftButton, {}, place(vertex)); }
    [[nodiscard]] bool dim(std::size_t vertex) const
    {
        return view.picture().vertexMarks[vertex] & DimmedMark;
    }
};

Selected lastSelected(QSignalSpy& spy) { return spy.takeLast()[0].value<Selected>(); }

} // namespace

class GraphViewTest : public QObject {
    Q_OBJECT

private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void emptyStateSaysWhatToDo()
    {
        GraphView view;
        view.resize(500, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy opened(&view, &GraphView::openRequested);
        auto* button = view.findChild<QPushButton*>(QStringLiteral("openGraph"));
        QVERIFY(button && button->isVisible());
        QVERIFY(view.rect().contains(QRect(button->mapTo(&view, QPoint()), button->size())));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(view.grab().toImage().pixelColor(3, 3), tokens(view.palette()).canvas);
        QTest::keyClick(&view, Qt::Key_F); // Nothing to fit, nothing to fear.
        QTest::keyClick(&view, Qt::Key_Plus);
    }

    void showsGraphAndEmptiesAgain()
    {
        Shown shown;
        QVERIFY(!shown.view.findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
        QVERIFY(shown.view.rect().contains(shown.place(0)));
        QCOMPARE(shown.view.picture().swatchOf.size(), std::size_t{4});
        shown.view.setGraph(nullptr, nullptr);
        QVERIFY(shown.view.picture().empty());
        QVERIFY(shown.view.findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
    }

    void keepsThePictureUntilTheNextIsThere()
    {
        Shown shown;
        const GraphPtr next = samples::layered(50, 5, 1);
        QSignalSpy started(&shown.view, &GraphView::layoutStarted);
        QSignalSpy finished(&shown.view, &GraphView::layoutFinished);
        shown.view.setGraph(next, nullptr);
        shown.view.setRun(samples::runOf(next, "4xP100", "round-robin"));
        QCOMPARE(started.size(), 1);
        QCOMPARE(shown.view.picture().graph, shown.graph);
        QCOMPARE(shown.view.picture().run, shown.run);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(shown.view.picture().graph, next);
        QVERIFY(shown.view.picture().run);
    }

    void runOfAnotherGraphCountsAsNone()
    {
        Shown shown;
        shown.view.setRun(samples::runOf(samples::layered(20, 4, 1), "4xP100", "round-robin"));
        QVERIFY(!shown.view.picture().run);
        QCOMPARE(shown.view.picture().swatchOf[0], noSwatch);
    }

    void clickSelects()
    {
        Shown shown;
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        shown.click(1);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(lastSelected(selected), Selected(VertexId{1}));
        QVERIFY(!shown.dim(1) && !shown.dim(2)); // Itself and its neighbour,
        QVERIFY(shown.dim(0) && shown.dim(3));   // but nothing else.
        shown.click(1);
        QVERIFY(selected.isEmpty());
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(5, 395));
        QCOMPARE(lastSelected(selected), Selected());
        shown.view.setSelectedVertex(VertexId{2}); // Told, not asked: no signal.
        QVERIFY(selected.isEmpty());
        QCOMPARE(shown.view.selectedVertex(), Selected(VertexId{2}));
        shown.view.setSelectedVertex(VertexId{99});
        QCOMPARE(shown.view.selectedVertex(), Selected());
    }

    void doubleClickAndEnterActivate()
    {
        Shown shown;
        QSignalSpy activated(&shown.view, &GraphView::vertexActivated);
        QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.place(2));
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].value<VertexId>(), VertexId{2});
        QVERIFY((shown.place(2) - shown.view.rect().center()).manhattanLength() < 4); // It is in the middle.
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
    }

    void keysFollowEdges()
    {
        Shown shown;
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        const bool across = shown.view.picture().layout().flow == FlowDirection::LeftToRight;
        const auto onward = across ? Qt::Key_Right : Qt::Key_Down;
        const auto back = across ? Qt::Key_Left : Qt::Key_Up;
        shown.view.setSelectedVertex(VertexId{1});
        QTest::keyClick(&shown.view, onward);
        QCOMPARE(lastSelected(selected), Selected(VertexId{2}));
        QTest::keyClick(&shown.view, onward);
        QCOMPARE(lastSelected(selected), Selected(VertexId{3}));
        QTest::keyClick(&shown.view, onward); // The end.
        QVERIFY(selected.isEmpty());
        QTest::keyClick(&shown.view, back);
        QCOMPARE(selected.size(), 1);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QCOMPARE(lastSelected(selected), Selected());
        QTest::keyClick(&shown.view, Qt::Key_Return); // Enter begins at the first.
        QCOMPARE(lastSelected(selected), Selected(VertexId{0}));
        QTest::keyClick(&shown.view, Qt::Key_Tab);
        QCOMPARE(lastSelected(selected), Selected(VertexId{1}));
        QTest::keyClick(&shown.view, Qt::Key_Backtab);
        QCOMPARE(lastSelected(selected), Selected(VertexId{0}));
    }

    void keysMoveTheCamera()
    {
        Shown shown;
        const Camera before = shown.view.camera();
        QTest::keyClick(&shown.view, Qt::Key_D);
        QVERIFY(shown.view.camera().shift.x() < before.shift.x());
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.view.camera(), before);
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QVERIFY(shown.view.camera().shift.y() < before.shift.y());
        QTest::keyClick(&shown.view, Qt::Key_W);
        QCOMPARE(shown.view.camera(), before);
        QTest::keyClick(&shown.view, Qt::Key_Plus);
        QVERIFY(shown.view.camera().scale > before.scale);
        QTest::keyClick(&shown.view, Qt::Key_F);
        QCOMPARE(shown.view.camera(), before);
        QTest::keyClick(&shown.view, Qt::Key_Minus);
        QVERIFY(shown.view.camera().scale < before.scale);
    }

    void wheelZoomsAtThePointer()
    {
        Shown shown;
        const QPointF at(200, 150);
        const QPointF scene = shown.view.camera().toScene(at);
        const double scale = shown.view.camera().scale;
        QWheelEvent wheel(at, shown.view.mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.view, &wheel);
        QVERIFY(shown.view.camera().scale > scale * 1.1);
        QVERIFY((shown.view.camera().toScene(at) - scene).manhattanLength() < 1e-6);
    }

    void dragPansAndDoesNotSelect()
    {
        Shown shown;
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        const QPoint from = shown.place(1);
        const QPointF shift = shown.view.camera().shift;
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        const auto moveTo = [&](const QPoint& to) {
            QMouseEvent move(QEvent::MouseMove, to, shown.view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&shown.view, &move);
        };
        moveTo(from + QPoint(20, 10));
        moveTo(from + QPoint(60, 30));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(60, 30));
        QCOMPARE(shown.view.camera().shift, shift + QPointF(60, 30));
        QVERIFY(selected.isEmpty());
        shown.view.resize(650, 380); // The user's view stays; it is not fitted again.
        QCOMPARE(shown.view.camera().shift, shift + QPointF(60, 30));
        shown.view.fit();
        const Camera fitted = shown.view.camera();
        shown.view.resize(500, 300);
        QVERIFY(shown.view.camera() != fitted); // Now it is.
    }

    void hoverAndToolTip()
    {
        Shown shown;
        QTest::mouseMove(&shown.view, shown.place(2));
        QTRY_COMPARE(shown.view.picture().hovered, std::optional(2U));
        QTest::mouseMove(&shown.view, QPoint(5, 395));
        QTRY_COMPARE(shown.view.picture().hovered, std::nullopt);
    }

    void searchDimsTheRestAndSteps()
    {
        Shown shown;
        QSignalSpy matched(&shown.view, &GraphView::searchMatched);
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        shown.view.setSearch(QStringLiteral("add"));
        QCOMPARE(matched.takeLast()[0].toInt(), 3);
        QVERIFY(shown.dim(2));
        QVERIFY(!shown.dim(0) && !shown.dim(1) && !shown.dim(3));
        shown.view.nextMatch();
        QCOMPARE(lastSelected(selected), Selected(VertexId{0}));
        shown.view.nextMatch();
        shown.view.nextMatch();
        QCOMPARE(lastSelected(selected), Selected(VertexId{3}));
        shown.view.nextMatch();
        QCOMPARE(lastSelected(selected), Selected(VertexId{0}));
        shown.view.previousMatch();
        QCOMPARE(lastSelected(selected), Selected(VertexId{3}));
        shown.view.setSelectedVertex({});
        shown.view.setSearch(QStringLiteral("no such thing"));
        QCOMPARE(matched.takeLast()[0].toInt(), 0);
        QVERIFY(shown.dim(0) && shown.dim(2));
        shown.view.nextMatch();
        shown.view.setSearch(QString());
        QVERIFY(!shown.dim(0) && !shown.dim(2));
    }

    void searchKnowsTheRunsDevices()
    {
        Shown shown;
        QSignalSpy matched(&shown.view, &GraphView::searchMatched);
        shown.view.setSearch(QStringLiteral("gpu3"));
        QCOMPARE(matched.takeLast()[0].toInt(), 1); // Round robin: one each.
        shown.view.setRun(samples::runOf(shown.graph, "4xP100", "single-device"));
        shown.view.setSearch(QStringLiteral("gpu3"));
        QCOMPARE(matched.takeLast()[0].toInt(), 0);
    }

    void legendHighlightsADevice()
    {
        Shown shown;
        QSignalSpy clicked(&shown.view, &GraphView::deviceClicked);
        auto* legend = shown.view.findChild<DeviceLegend*>();
        QVERIFY(legend && legend->isVisible());
        QCOMPARE(legend->entries().size(), std::size_t{4});
        QCOMPARE(legend->entries()[1].share, std::optional(0.25));
        auto* button = legend->findChild<QAbstractButton*>(QStringLiteral("device1"));
        QVERIFY(button->accessibleName().contains(QStringLiteral("gpu1")));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicked.takeLast()[0].value<DeviceId>(), DeviceId{1});
        QVERIFY(shown.dim(0) && !shown.dim(1) && shown.dim(2));
        QVERIFY(button->isChecked());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!shown.dim(0));
        QVERIFY(!button->isChecked());
    }

    /// The shares of a run that comes later than its graph take a second row.
    void legendThatGrowsCoversNothing()
    {
        const GraphPtr graph = samples::layered(300, 10, 3);
        const RunPtr run = samples::runOf(graph, "8xV100", "round-robin");
        GraphView view;
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(700, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setGraph(graph, run->problem->topologyPtr());
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
        const auto* legend = view.findChild<DeviceLegend*>();
        const auto top = [&] { return view.camera().toScreen(view.picture().layout().bounds).top(); };
        const int before = legend->height();
        QVERIFY(top() >= legend->geometry().bottom());
        QVERIFY(top() < legend->y() + 2 * before); // Where it is now, a second row would cover it.
        view.setRun(run);
        QVERIFY(legend->height() >= 2 * before);
        QVERIFY(top() >= legend->geometry().bottom());
    }

    void legendOfManyDevicesHasAMenu()
    {
        DeviceLegend legend(nullptr);
        std::vector<LegendEntry> entries;
        for (std::size_t d = 0; d < 50; ++d)
            entries.push_back({DeviceId{d}, QStringLiteral("device%1").arg(d), deviceSwatch(d), 0.02});
        legend.setEntries(std::move(entries));
        legend.arrange(500);
        QVERIFY(legend.width() <= 500);
        QVERIFY(legend.height() <= 48);
        auto* more = legend.findChild<QAbstractButton*>(QStringLiteral("moreDevices"));
        QVERIFY(!more->isHidden());
        // While its menu is open, another run may have fewer devices.
        QSignalSpy clicked(&legend, &DeviceLegend::deviceClicked);
        const auto all = legend.entries();
        for (const bool fewer : {false, true}) {
            QTimer::singleShot(0, &legend, [&legend, fewer] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                if (fewer)
                    legend.setEntries({legend.entries().front()});
                menu->actions().last()->trigger();
                menu->close();
            });
            more->click();
        }
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].value<DeviceId>(), DeviceId{49});
        legend.setEntries(all);
        legend.arrange(20000);
        QVERIFY(legend.findChild<QWidget*>(QStringLiteral("moreDevices"))->isHidden());
    }

    void playbackShowsStates()
    {
        Shown shown;
        auto* key = shown.view.findChild<StateKey*>();
        QVERIFY(!key->isVisible());
        const QImage plain = shown.view.grab().toImage();
        shown.view.setTime(0.0);
        QVERIFY(key->isVisible());
        const QImage start = shown.view.grab().toImage();
        QVERIFY(start != plain);
        QCOMPARE(shown.view.picture().stateOf(VertexId{3}), std::optional(VertexState::Waiting));
        // Hollow: the canvas shows through, above the label's middle.
        const QPoint hollow = shown.place(3) + QPoint(40, -5);
        QCOMPARE(start.pixelColor(hollow), tokens(shown.view.palette()).canvas);
        shown.view.setTime(shown.run->schedule.makespan);
        QCOMPARE(shown.view.picture().stateOf(VertexId{3}), std::optional(VertexState::Done));
        QVERIFY(shown.view.grab().toImage().pixelColor(hollow) != tokens(shown.view.palette()).canvas);
        shown.view.setTime({});
        QVERIFY(!key->isVisible());
        QCOMPARE(shown.view.grab().toImage(), plain);
    }

    void colourIsTheDevices()
    {
        Shown shown;
        const QImage image = shown.view.grab().toImage();
        for (std::size_t v = 0; v < 4; ++v) {
            const QPoint at = shown.place(v) + QPoint(0, -8);
            QCOMPARE(image.pixelColor(at), deviceColor(shown.run->placement.devices[v]));
        }
    }

    void newRunFades()
    {
        Shown shown;
        shown.view.setAnimated(true);
        auto moved = std::make_shared<Run>(*shown.run);
        std::swap(moved->placement.devices[0], moved->placement.devices[3]);
        shown.view.setRun(moved);
        QVERIFY(shown.view.picture().fade < 1);
        QVERIFY(!shown.view.grab().isNull());
        QTRY_COMPARE(shown.view.picture().fade, 1.0);
        shown.view.setAnimated(false);
        shown.view.setRun(shown.run);
        QCOMPARE(shown.view.picture().fade, 1.0);
    }

    void candidatesAreMarked()
    {
        Shown shown;
        const QImage before = shown.view.grab().toImage();
        shown.view.setCandidates({VertexId{1}, VertexId{77}});
        QVERIFY(shown.view.picture().vertexMarks[1] & CandidateMark);
        QVERIFY(shown.view.grab().toImage() != before);
        shown.view.setCandidates({});
        QCOMPARE(shown.view.grab().toImage(), before);
    }

    void aGrowingPlacementShowsWhatIsThere()
    {
        Shown shown;
        const QImage before = shown.view.grab().toImage();
        const std::size_t vertices = shown.view.picture().graph->vertexCount();
        std::vector<std::optional<DeviceId>> devices(vertices);
        devices[0] = DeviceId{2};
        shown.view.setCandidates({VertexId{1}});
        shown.view.setGrowing(devices);
        const GraphPicture& picture = shown.view.picture();
        QCOMPARE(picture.swatchOf[0], std::uint16_t{2});
        QCOMPARE(picture.swatchOf[1], noSwatch);
        QVERIFY(!(picture.vertexMarks[0] & DimmedMark)); // Placed.
        QVERIFY(!(picture.vertexMarks[1] & DimmedMark)); // It may come next.
        QVERIFY(picture.vertexMarks[vertices - 1] & DimmedMark);
        for (const std::uint8_t marks : picture.edgeMarks)
            QVERIFY(!(marks & CriticalMark)); // The run's path is of another placement.
        shown.view.setCandidates({});
        shown.view.setGrowing({devices.begin(), devices.begin() + 1}); // Of another graph: the run again.
        QCOMPARE(shown.view.grab().toImage(), before);
    }

    void shortcutsOfTheWindowYieldToOurKeys()
    {
        Shown shown;
        QKeyEvent fit(QEvent::ShortcutOverride, Qt::Key_F, Qt::NoModifier);
        fit.ignore();
        QApplication::sendEvent(&shown.view, &fit);
        QVERIFY(fit.isAccepted());
        for (const int key : {Qt::Key_Space, Qt::Key_1, Qt::Key_Escape}) {
            QKeyEvent other(QEvent::ShortcutOverride, key, Qt::NoModifier);
            other.ignore();
            QApplication::sendEvent(&shown.view, &other);
            QVERIFY(!other.isAccepted());
        }
        QKeyEvent find(QEvent::ShortcutOverride, Qt::Key_F, Qt::ControlModifier);
        find.ignore();
        QApplication::sendEvent(&shown.view, &find);
        QVERIFY(!find.isAccepted());
    }

    void followsThemeAndLanguage()
    {
        Shown shown;
        const QColor light = shown.view.grab().toImage().pixelColor(2, 200);
        applyTheme(*qApp, ThemeKind::Dark);
        QVERIFY(light.lightness() > 200);
        QTRY_VERIFY(shown.view.grab().toImage().pixelColor(2, 200).lightness() < 60);
        applyTheme(*qApp, ThemeKind::Light);
        const samples::PseudoLanguage pseudo;
        QVERIFY(shown.view.accessibleName().startsWith(QLatin1Char('[')));
        QVERIFY(
            shown.view.findChild<QLabel*>(QStringLiteral("layoutNote"))->text().startsWith(QLatin1Char('[')));
        QVERIFY(shown.view.findChild<QPushButton*>(QStringLiteral("openGraph"))
                    ->text()
                    .startsWith(QLatin1Char('[')));
    }

    void everyWidgetHasNameAndAccessibleName()
    {
        Shown shown;
        for (const QWidget* widget : shown.view.findChildren<QWidget*>()) {
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (button)
                QVERIFY2(!(button->text() + button->accessibleName()).isEmpty(),
                         qPrintable(widget->objectName()));
        }
    }

    void pictureHasEverything()
    {
        Shown shown;
        shown.view.zoomIn(); // The camera doesn't matter.
        QImage image(shown.view.pictureSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        shown.view.paintPicture(painter, image.rect());
        painter.end();
        for (std::size_t d = 0; d < 4; ++d) {
            int seen = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    seen += image.pixelColor(x, y) == deviceColor(d) ? 1 : 0;
            QVERIFY2(seen > 500, qPrintable(QString::number(d)));
        }
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(QSize(200, 100)); // Far too small to read on a screen.
        painter.begin(&svg);
        shown.view.paintPicture(painter, QRectF(0, 0, 200, 100));
        painter.end();
        for (const char* name : {"left", "right", "join", "end", "gpu3"})
            QVERIFY2(buffer.data().contains(name), name);
    }

    /// Another graph may come before the first one's layout is there.
    void aViewIsOfItsGraph()
    {
        Shown shown;
        GraphView::ViewState looked;
        looked.fitted = false;
        looked.scale = 3;
        QSignalSpy finished(&shown.view, &GraphView::layoutFinished);
        shown.view.setGraph(samples::layered(50, 5, 1), nullptr);
        shown.view.setViewState(looked);
        shown.view.setGraph(samples::layered(60, 5, 1), nullptr);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(shown.view.viewState().fitted);
        shown.view.setGraph(shown.graph, nullptr);
        shown.view.setViewState(looked);
        QTRY_COMPARE(finished.size(), 2);
        QVERIFY(!shown.view.viewState().fitted);
        QCOMPARE(shown.view.camera().scale, 3.0);
    }

    /// Nor is it taken from who has looked elsewhere while dot was still at work.
    void aViewComesBackUnlessTheUserMoved_data()
    {
        QTest::addColumn<bool>("moves");
        QTest::newRow("rests") << false;
        QTest::newRow("moves") << true;
    }
    void aViewComesBackUnlessTheUserMoved()
    {
        QFETCH(const bool, moves);
        const QTemporaryDir folder;
        const GraphPtr graph = samples::layered(50, 5, 1);
        Shown shown;
        shown.view.layoutJob().setDotProgram(samples::script(folder, "sleep 1; exit 3"));
        QSignalSpy finished(&shown.view, &GraphView::layoutFinished);
        shown.view.setGraph(graph, nullptr);
        GraphView::ViewState looked;
        looked.fitted = false;
        looked.scale = 3;
        shown.view.setViewState(looked);
        QTRY_COMPARE(shown.view.picture().graph, graph);
        QVERIFY(shown.view.layoutJob().running());
        if (moves)
            shown.view.zoomIn();
        const Camera before = shown.view.camera();
        QTRY_COMPARE(finished.size(), 1);
        if (moves)
            QCOMPARE(shown.view.camera(), before);
        else
            QCOMPARE(shown.view.camera().scale, 3.0);
    }

    /// What is dragged goes with its graph, and a device with its run.
    void aDragEndsWithItsGraph()
    {
        Shown shown;
        shown.view.setPlaceable(true);
        const auto moveTo = [&](const QPoint& to, Qt::KeyboardModifiers keys) {
            QMouseEvent move(QEvent::MouseMove, to, shown.view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                             keys);
            QApplication::sendEvent(&shown.view, &move);
        };
        auto* legend = shown.view.findChild<DeviceLegend*>();
        QSignalSpy moved(&shown.view, &GraphView::moveRequested);
        const QWidget* last = legend->findChild<QWidget*>(QStringLiteral("device3"));
        const QPoint target = last->mapTo(&shown.view, last->rect().center());
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.place(2));
        moveTo(shown.place(2) + QPoint(30, 30), {});
        moveTo(target, {});
        QVERIFY(!shown.view.grab().isNull());
        TopologyParts pair;
        pair.devices = {{"a", "x"}, {"b", "x"}};
        pair.links.assign(4, Link{1e9, 0, {}});
        const auto problem = Problem::create(shown.graph, Topology::create(std::move(pair)).value()).value();
        const Placement onTwo{{DeviceId{0}, DeviceId{1}, DeviceId{0}, DeviceId{1}}, {}};
        shown.view.setRun(makeRun(problem, onTwo, "manual").value());
        QVERIFY(!shown.view.grab().isNull()); // There is no fourth device any more.
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, target);
        QVERIFY(moved.isEmpty());

        QTest::mousePress(&shown.view, Qt::LeftButton, Qt::ShiftModifier, QPoint(5, 395));
        moveTo(QPoint(200, 200), Qt::ShiftModifier);
        shown.view.setGraph(nullptr, nullptr);
        moveTo(QPoint(300, 100), Qt::ShiftModifier);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, Qt::ShiftModifier, QPoint(300, 100));
        QVERIFY(shown.view.chosenVertices().empty());
    }

    void missingDotIsAQuietNote()
    {
        Shown shown;
        const auto* note = shown.view.findChild<QLabel*>(QStringLiteral("layoutNote"));
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(QStringLiteral("dot")));
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    GraphViewTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "graph_view.moc"
