// SPDX-License-Identifier: GPL-3.0-or-later
// Finding, going along arrows and back, overview, sizes on arrows: driven as a user would.
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/arrow_labels.h"
#include "widgets/main_window/main_window.h"
#include "widgets/ui/theme/device_colors.h"

#include <QAction>
#include <QApplication>
#include <QColorDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

namespace graph_ways_test {

using namespace doppler;

namespace {

struct Shown {
    GraphPtr graph;
    RunPtr run;
    GraphView view;

    explicit Shown(GraphPtr wanted = samples::diamond())
        : graph(std::move(wanted)), run(samples::runOf(graph, "4xP100", "round-robin"))
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(800, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setGraph(graph, run->problem->topologyPtr());
        view.setRun(run);
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
    }
    [[nodiscard]] Minimap* minimap() const { return view.findChild<Minimap*>(); }
    [[nodiscard]] int selected() const
    {
        return view.selectedVertex() ? static_cast<int>(view.selectedVertex()->value) : -1;
    }
};

/// A window on the sample that remembers nothing of others.
struct Window {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings"))};
    MainWindow window{settings};

    Window()
    {
        window.graphView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
        window.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(!window.workbench().busy() && window.graphView()->picture().run &&
                                     window.workbench().runs()->rowCount() == 3 &&
                                     !window.graphView()->layoutJob().running(),
                                 60000);
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        return window.findChild<QAction*>(QLatin1String(name));
    }
};

} // namespace

class GraphWaysTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void findsByConditions()
    {
        Shown shown;
        QSignalSpy matched(&shown.view, &GraphView::searchMatched);
        QSignalSpy failed(&shown.view, &GraphView::searchFailed);
        QSignalSpy place(&shown.view, &GraphView::matchShown);
        shown.view.setSearch(QStringLiteral("kind:matmul"));
        QCOMPARE(matched.takeLast()[0].toInt(), 1);
        shown.view.setSearch(QStringLiteral("device=gpu0 cost>0"));
        int onFirst = 0;
        for (const DeviceId d : shown.run->placement.devices)
            onFirst += d == 0 ? 1 : 0;
        QCOMPARE(matched.takeLast()[0].toInt(), onFirst);
        shown.view.setSearch(QStringLiteral("t")); // left, right: two words' letter, and matmul
        QCOMPARE(matched.takeLast()[0].toInt(), 3);
        shown.view.nextMatch();
        QCOMPARE(place.takeLast()[0].toInt(), 1);
        shown.view.nextMatch();
        QCOMPARE(place.takeLast()[0].toInt(), 2);
        shown.view.previousMatch();
        QCOMPARE(place.takeLast()[0].toInt(), 1);
        shown.view.previousMatch(); // Round to the last.
        QCOMPARE(place.takeLast()[0].toInt(), 3);
        QCOMPARE(failed.size(), 0);
        shown.view.setSearch(QStringLiteral("cost>fast"));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(matched.takeLast()[0].toInt(), 0);
        QVERIFY(shown.view.matches().empty());
        QVERIFY(!(shown.view.picture().vertexMarks[1] & DimmedMark)); // Nothing is asked, nothing is dim.
    }

    void goesAlongArrowsAndBack()
    {
        Shown shown; // 0 -> 2, 1 -> 2, 2 -> 3, 0 -> 3
        shown.view.setSelectedVertex(VertexId{3});
        shown.view.jumpToInput();
        const int first = shown.selected();
        QVERIFY(first == 0 || first == 2);
        const bool critical = shown.view.picture().edgeMarks[first == 0 ? 1 : 3] & CriticalMark;
        QVERIFY(critical || !(shown.view.picture().edgeMarks[first == 0 ? 3 : 1] & CriticalMark));
        shown.view.jumpToOther();
        QCOMPARE(shown.selected(), first == 0 ? 2 : 0);
        shown.view.jumpToOther(); // There are two: round again.
        QCOMPARE(shown.selected(), first);
        shown.view.goBack();
        QCOMPARE(shown.selected(), first == 0 ? 2 : 0);
        shown.view.goBack();
        shown.view.goBack();
        QCOMPARE(shown.selected(), 3);
        shown.view.goBack();
        QCOMPARE(shown.selected(), 3);
        shown.view.goForward();
        QCOMPARE(shown.selected(), first);
        shown.view.setSelectedVertex(VertexId{1});
        shown.view.goForward(); // What was ahead is forgotten.
        QCOMPARE(shown.selected(), 1);
        shown.view.jumpToOutput();
        QCOMPARE(shown.selected(), 2);
        shown.view.jumpToOutput();
        QCOMPARE(shown.selected(), 3);
        shown.view.jumpToOutput(); // An end.
        QCOMPARE(shown.selected(), 3);
    }

    void heaviestFirst()
    {
        GraphBuilder builder("fan");
        for (const double bytes : {10.0, 1e6, 1000.0, 1.0}) {
            Vertex vertex;
            vertex.flops = 1;
            vertex.outputBytes = bytes;
            builder.addVertex(std::move(vertex));
        }
        for (std::size_t v = 0; v < 3; ++v)
            builder.addEdge(VertexId{v}, VertexId{3});
        GraphPicture picture;
        picture.graph = std::move(builder.build()).value();
        picture.edgeMarks.assign(3, 0);
        QCOMPARE(boxesAlong(picture, 3, false), (std::vector<std::uint32_t>{1, 2, 0}));
        picture.edgeMarks[0] = CriticalMark;
        QCOMPARE(boxesAlong(picture, 3, false), (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(boxesAlong(picture, 3, true).empty());
        QCOMPARE(boxesAlong(picture, 0, true), (std::vector<std::uint32_t>{3}));
    }

    void historyIsBounded()
    {
        JumpHistory history;
        for (std::uint32_t i = 0; i < 1000; ++i)
            history.visit({false, i});
        int steps = 0;
        while (history.back())
            ++steps;
        QCOMPARE(steps, 199);
        QVERIFY(!history.canGoBack() && history.canGoForward());
    }

    void overviewShowsItselfWhenNeeded()
    {
        Shown shown(samples::layered(200, 10, 3));
        QTest::qWait(80);
        QVERIFY(!shown.minimap()->isVisible()); // All is in view.
        for (int i = 0; i < 6; ++i)
            shown.view.zoomIn();
        QTRY_VERIFY(shown.minimap()->isVisible());
        QVERIFY(shown.view.rect().contains(shown.minimap()->geometry()));
        const QRectF frame = shown.minimap()->frame();
        QVERIFY(frame.width() < shown.minimap()->width());
        const Camera before = shown.view.camera();
        // A press at its upper left corner brings that corner of the picture to the middle.
        QTest::mousePress(shown.minimap(), Qt::LeftButton, {}, QPoint(20, 20));
        const QPointF middle = shown.view.camera().toScene(QRectF(shown.view.rect()).center());
        QVERIFY((middle - shown.minimap()->toScene(QPointF(20, 20))).manhattanLength() < 1);
        QVERIFY(shown.view.camera() != before);
        QTest::mouseMove(shown.minimap(), QPoint(60, 40));
        QTest::mouseRelease(shown.minimap(), Qt::LeftButton, {}, QPoint(60, 40));
        QTRY_VERIFY(shown.minimap()->frame() != frame);
        shown.view.setMinimap(false);
        QVERIFY(!shown.minimap()->isVisible());
        shown.view.setMinimap(true);
        QVERIFY(shown.minimap()->isVisible());
        shown.view.fit();
        QTRY_VERIFY(!shown.minimap()->isVisible());
    }

    void labelsLieOnNoBoxAndNotOnEachOther()
    {
        Shown shown(samples::layered(60, 6, 3));
        shown.view.setArrowLabels(true);
        for (int i = 0; i < 5; ++i)
            shown.view.zoomIn();
        const GraphPicture& picture = shown.view.picture();
        const QRectF pane(shown.view.rect());
        std::vector<std::uint32_t> arrows;
        picture.placed.index->arrowsIn(shown.view.camera().toScene(pane), arrows);
        const Detail detail = detailFor(picture.layout().box.height() * shown.view.camera().scale);
        const QFont font = arrowLabelFont(shown.view.font(), detail);
        const auto labels = placeArrowLabels(picture, shown.view.camera(), pane, arrows, detail, font);
        QVERIFY(labels.size() > 3);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(pane.contains(labels[i].rect));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!labels[i].rect.intersects(labels[k].rect));
            for (std::size_t b = 0; b < picture.boxCount(); ++b)
                QVERIFY(!labels[i].rect.intersects(shown.view.camera().toScreen(picture.layout().rect(b))));
        }
    }

    void theSelectionHasItsSizesAnyway()
    {
        Shown shown;
        const GraphPicture& picture = shown.view.picture();
        const std::vector<std::uint32_t> all{0, 1, 2, 3};
        const auto count = [&] {
            const Detail detail = detailFor(picture.layout().box.height() * shown.view.camera().scale);
            return placeArrowLabels(picture, shown.view.camera(), QRectF(shown.view.rect()), all, detail,
                                    arrowLabelFont(shown.view.font(), detail))
                .size();
        };
        QCOMPARE(count(), std::size_t{0});
        shown.view.setSelectedVertex(VertexId{0});
        QCOMPARE(count(), std::size_t{2});
        shown.view.setArrowLabels(true);
        shown.view.setSelectedVertex({});
        QVERIFY(count() >= 3);
    }

    void theWindowChoosesAndRemembers()
    {
        Window w;
        const GraphView* view = w.window.graphView();
        w.action("colorByCost")->trigger();
        QVERIFY(view->picture().shaded());
        w.action("layoutByTime")->trigger();
        QTRY_COMPARE(view->picture().layout().lanes.size(), std::size_t{4});
        w.action("minimap")->trigger();
        w.action("arrowLabels")->trigger();
        const GraphLook look = w.settings.graphLook();
        QCOMPARE(look.colorBy, ColorBy::Cost);
        QCOMPARE(look.layout, LayoutKind::LanesByTime);
        QVERIFY(!look.minimap && look.arrowLabels);
        MainWindow again(w.settings);
        QCOMPARE(again.graphView()->colorBy(), ColorBy::Cost);
        QCOMPARE(again.graphView()->layoutKind(), LayoutKind::LanesByTime);
        QVERIFY(!again.graphView()->hasMinimap() && again.graphView()->hasArrowLabels());
        QVERIFY(again.findChild<QAction*>(QStringLiteral("colorByCost"))->isChecked());
    }

    void theWindowComparesWithAnotherRun()
    {
        Window w;
        w.action("colorByDifference")->trigger();
        const GraphPicture& picture = w.window.graphView()->picture();
        QVERIFY(picture.shaded() && !picture.shading->coloring->values.empty());
        QVERIFY(picture.shading->hatched > 0);
        w.window.workbench().removeOtherRuns(w.window.workbench().runId());
        QTRY_VERIFY(w.window.graphView()->picture().shading->coloring->values.empty());
    }

    void errorsOfTheSearchStandBesideIt()
    {
        Window w;
        w.action("find")->trigger();
        auto* field = w.window.findChild<QLineEdit*>(QStringLiteral("findField"));
        auto* count = w.window.findChild<QLabel*>(QStringLiteral("findCount"));
        QVERIFY(field && count);
        QTest::keyClicks(field, QStringLiteral("cost>"));
        QVERIFY2(count->text().contains(QStringLiteral("is missing")), qPrintable(count->text()));
        QTest::keyClicks(field, QStringLiteral("0"));
        QVERIFY2(count->text().contains(QStringLiteral("found")), qPrintable(count->text()));
        QVERIFY(count->isVisible());
        w.action("findNext")->trigger();
        QVERIFY2(count->text().startsWith(QStringLiteral("1 of ")), qPrintable(count->text()));
        w.action("findPrevious")->trigger();
        QVERIFY(!count->text().startsWith(QStringLiteral("1 of ")));
    }

    void aDeviceGetsAColorOfItsOwn()
    {
        Window w;
        auto* first = w.window.findChild<QWidget*>(QStringLiteral("device0"));
        emit first->customContextMenuRequested(QPoint(3, 3));
        auto* menu = w.window.findChild<QMenu*>(QStringLiteral("deviceMenu"));
        QVERIFY(menu && menu->isVisible());
        auto* color = menu->findChild<QAction*>(QStringLiteral("colorOfDevice"));
        QVERIFY(color && color->text().contains(QStringLiteral("gpu0")));
        color->trigger();
        menu->close();
        auto* dialog = w.window.findChild<QColorDialog*>(QStringLiteral("deviceColor"));
        QVERIFY(dialog);
        dialog->setCurrentColor(QColor(200, 10, 99));
        dialog->accept();
        QCOMPARE(deviceColor(0), QColor(200, 10, 99));
        QCOMPARE(w.window.graphView()->picture().swatches[0].color, QColor(200, 10, 99));
        QCOMPARE(w.settings.graphLook().devices.own.at(0), QColor(200, 10, 99));
        setDeviceColors({});
    }

    /// The legend selects, locks and hides a device.
    void aDevicesMenuWorksOnAllThatIsThere()
    {
        Window w;
        Workbench& workbench = w.window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const auto choose = [&](const char* action) {
            auto* entry = w.window.findChild<QWidget*>(QStringLiteral("device1"));
            emit entry->customContextMenuRequested(QPoint(3, 3));
            auto* menu = w.window.findChild<QMenu*>(QStringLiteral("deviceMenu"));
            auto* chosen = menu->findChild<QAction*>(QLatin1String(action));
            QVERIFY(chosen && chosen->isEnabled());
            chosen->trigger();
            delete menu;
        };
        const DeviceId device{std::size_t{1}};
        const auto& placed = workbench.run()->placement.devices;
        const auto there = static_cast<std::size_t>(std::ranges::count(placed, device));
        QVERIFY(there > 0);
        choose("selectOnDevice");
        QCOMPARE(workbench.selectedVertices().size(), there);
        for (const VertexId vertex : workbench.selectedVertices())
            QCOMPARE(placed[vertex], device);
        choose("lockOnDevice");
        QCOMPARE(workbench.locks().size(), there);
        for (const Lock& lock : workbench.locks())
            QCOMPARE(lock.device, device);
        choose("unlockOnDevice");
        QVERIFY(workbench.locks().empty());
        const GanttView* gantt = w.window.ganttView();
        QVERIFY(!gantt->deviceHidden(device));
        const auto pale = [&] {
            std::size_t count = 0;
            const GraphPicture& picture = w.window.graphView()->picture();
            for (std::size_t v = 0; v < placed.size(); ++v)
                if (picture.vertexMarks[picture.boxOf(VertexId{v})] & DimmedMark) {
                    ++count;
                    if (placed[v] != device)
                        return placed.size() + 1; // None of these should be.
                }
            return count;
        };
        workbench.selectVertex({});
        QCOMPARE(pale(), std::size_t{0});
        choose("hideDevice");
        QVERIFY(gantt->deviceHidden(device));
        QVERIFY(!gantt->deviceHidden(DeviceId{std::size_t{0}}));
        QCOMPARE(pale(), there);
        choose("hideDevice");
        QVERIFY(!gantt->deviceHidden(device));
        QCOMPARE(pale(), std::size_t{0});
        QVERIFY(gantt->rowOrder().natural());
    }

    /// As a part of the legend's menu of further devices it offers the same.
    void aDevicesMenuIsTheSameWithinAnother()
    {
        Window w;
        QTRY_VERIFY(w.window.workbench().run() && !w.window.workbench().busy());
        auto* entry = w.window.findChild<QWidget*>(QStringLiteral("device1"));
        emit entry->customContextMenuRequested(QPoint(3, 3));
        auto* menu = w.window.findChild<QMenu*>(QStringLiteral("deviceMenu"));
        QVERIFY(menu);
        const auto textsOf = [](const QMenu& of) {
            QStringList texts;
            for (const QAction* action : of.actions())
                texts += action->text();
            return texts;
        };
        const QStringList own = textsOf(*menu);
        delete menu;
        const DeviceId device{std::size_t{1}};
        QMenu within;
        emit w.window.graphView()->deviceMenuFilling(device, &within);
        QCOMPARE(textsOf(within), own);
        within.findChild<QAction*>(QStringLiteral("hideDevice"))->trigger();
        QVERIFY(w.window.ganttView()->deviceHidden(device));
    }
};

DOPPLER_TEST_WITH(QApplication, GraphWaysTest)

} // namespace graph_ways_test

#include "graph_ways.moc"
