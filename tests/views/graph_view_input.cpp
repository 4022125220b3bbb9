// SPDX-License-Identifier: GPL-3.0-or-later
// The graph view driven as a user would: by mouse, keys and search.
#include "tests/window/dot_script.h"
#include "tests/window/light_application.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/shown_graph.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>

namespace graph_view_input_test {

using namespace doppler;
using samples::Shown;

namespace {

using Selected = std::optional<doppler::VertexId>;

Selected lastSelected(QSignalSpy& spy) { return spy.takeLast()[0].value<Selected>(); }

} // namespace

class GraphViewInput : public QObject {
    Q_OBJECT

private slots:
    /// Of a warning only the offscreen platform's own, that it has no window manager, is no failure.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
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
        const tests::ScratchFolder folder;
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
};

DOPPLER_TEST_WITH(doppler::tests::LightApplication, GraphViewInput)

} // namespace graph_view_input_test

#include "graph_view_input.moc"
