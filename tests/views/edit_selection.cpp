// SPDX-License-Identifier: GPL-3.0-or-later
// Several vertices selected as one thing: in the workbench, by pointer and keys in the views, and what the
// window says of them.
#include "tests/support/runner.h"
#include "tests/window/edit_scene.h"
#include "tests/window/graph_samples.h"
#include "tests/window/shown_gantt.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/inspector/selection_facts.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace edit_selection_test {

using namespace doppler;

namespace {

using samples::ids;
using samples::Vertices;

const SessionRequest session{
    QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("round-robin"), 1, {}}}};

Vertices sorted(Vertices vertices)
{
    std::ranges::sort(vertices);
    vertices.erase(std::ranges::unique(vertices).begin(), vertices.end());
    return vertices;
}

struct Scene : samples::EditScene {
    Scene() : EditScene(session) {}
    void click(std::size_t vertex, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(&graph, Qt::LeftButton, keys, place(vertex));
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers keys, bool release = true)
    {
        QTest::mousePress(&graph, Qt::LeftButton, keys, from);
        for (const QPoint& at : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, at, graph.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             keys);
            QApplication::sendEvent(&graph, &move);
        }
        if (release)
            QTest::mouseRelease(&graph, Qt::LeftButton, keys, to);
    }
    void trigger(const char* action)
    {
        auto* found = window.findChild<QAction*>(QLatin1String(action));
        QVERIFY2(found && found->isEnabled(), action);
        found->trigger();
    }
    [[nodiscard]] QString text(const char* label) const
    {
        return window.findChild<QLabel*>(QLatin1String(label))->text();
    }
};

} // namespace

class EditSelection : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theWorkbenchKeepsASetAndAPrimary()
    {
        Workbench workbench;
        workbench.selectVertices(ids({1, 2})); // Nothing is open.
        QVERIFY(workbench.selectedVertices().empty());
        workbench.openSession(session);
        QTRY_VERIFY(!workbench.busy());
        QSignalSpy changes(&workbench, &Workbench::selectionChanged);
        workbench.selectVertices(ids({9, 3, 3, 7, 100000}), VertexId{7});
        QCOMPARE(workbench.selectedVertices(), ids({3, 7, 9}));
        QCOMPARE(workbench.selectedVertex(), std::optional(VertexId{7}));
        workbench.selectVertices(ids({9, 7, 3}), VertexId{7});
        QCOMPARE(changes.size(), 1); // The same again.
        workbench.toggleVertex(VertexId{7});
        QCOMPARE(workbench.selectedVertices(), ids({3, 9}));
        QCOMPARE(workbench.selectedVertex(), std::optional(VertexId{3}));
        workbench.toggleVertex(VertexId{5});
        QCOMPARE(workbench.selectedVertices(), ids({3, 5, 9}));
        QCOMPARE(workbench.selectedVertex(), std::optional(VertexId{5}));
        workbench.selectVertex(VertexId{5});
        QCOMPARE(workbench.selectedVertices(), ids({5}));
        workbench.toggleVertex(VertexId{5});
        QVERIFY(workbench.selectedVertices().empty() && !workbench.selectedVertex());
    }

    void controlAndAClickAddOrTakeOut()
    {
        Scene scene;
        scene.click(4);
        scene.click(11, Qt::ControlModifier);
        scene.click(7, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), ids({4, 7, 11}));
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(VertexId{7}));
        QCOMPARE(scene.graph.chosenVertices(), ids({4, 7, 11}));
        for (const std::size_t v : {4, 7, 11})
            QVERIFY(!(scene.graph.picture().vertexMarks[v] & DimmedMark));
        QVERIFY(scene.graph.picture().vertexMarks[20] & DimmedMark);
        QCOMPARE(scene.text("inspectorTitle"), QStringLiteral("3 vertices"));
        scene.click(4, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), ids({7, 11}));
        scene.click(20);
        QCOMPARE(scene.workbench.selectedVertices(), ids({20}));
    }

    void theGanttChartAddsTheSameWay()
    {
        Scene scene;
        GanttView& gantt = *scene.window.ganttView();
        scene.workbench.selectVertex(VertexId{40});
        std::size_t added = 0;
        for (std::size_t v = 0; v < 40 && added < 2; ++v) {
            const QPoint at = sample::middle(gantt, {false, VertexId{v}}).toPoint();
            if (gantt.barAt(at) != std::optional(BarId{false, VertexId{v}}))
                continue;
            QTest::mouseClick(&gantt, Qt::LeftButton, Qt::ControlModifier, at);
            QVERIFY(std::ranges::binary_search(scene.workbench.selectedVertices(), VertexId{v}));
            ++added;
        }
        QCOMPARE(scene.workbench.selectedVertices().size(), std::size_t{3});
        QCOMPARE(scene.graph.picture().selection, scene.workbench.selectedVertices());
    }

    void shiftAndAnArrowExtendTheSelection()
    {
        Scene scene;
        scene.graph.setFocus();
        const bool across = scene.graph.picture().layout().flow == FlowDirection::LeftToRight;
        const auto onward = across ? Qt::Key_Right : Qt::Key_Down;
        const auto back = across ? Qt::Key_Left : Qt::Key_Up;
        const GraphPicture& picture = scene.graph.picture();
        const auto first = VertexId{0};
        const auto second = stepAlong(picture, 0, true);
        QVERIFY(second);
        const auto third = stepAlong(picture, *second, true);
        QVERIFY(third && *second != *third);
        scene.workbench.selectVertex(first);
        QTest::keyClick(&scene.graph, onward, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({first, VertexId{*second}}));
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(VertexId{*second}));
        QTest::keyClick(&scene.graph, onward, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({first, VertexId{*second}, VertexId{*third}}));
        // The current one can be taken out and is still where keys go on from.
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({first, VertexId{*second}}));
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({first, VertexId{*second}, VertexId{*third}}));
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        const auto before = stepAlong(picture, *third, false);
        QVERIFY(before);
        QTest::keyClick(&scene.graph, back, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({first, VertexId{*second}, VertexId{*before}}));
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(VertexId{*before}));
        QVERIFY(!scene.graph.grab().isNull());
        // A plain arrow selects one, as ever.
        QTest::keyClick(&scene.graph, onward);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({VertexId{*stepAlong(picture, *before, true)}}));
        // The last one, too, can be taken out and added again; Escape lets go of it.
        const Vertices last = scene.workbench.selectedVertices();
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(scene.workbench.selectedVertices().empty());
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), last);
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier);
        QTest::keyClick(&scene.graph, Qt::Key_Escape);
        QTest::keyClick(&scene.graph, Qt::Key_Space, Qt::ControlModifier); // Begins anew.
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(picture.graph->topologicalOrder().front()));
    }

    void keysOfTheGanttChartSelectTheSameWay()
    {
        Scene scene;
        GanttView& gantt = *scene.window.ganttView();
        const GanttChart& chart = *gantt.chart();
        // Some row's first three tasks.
        const auto row = std::ranges::find_if(
            chart.rows(), [](const GanttRow& one) { return one.isDevice() && one.lane.runs.size() >= 3; });
        QVERIFY(row != chart.rows().end());
        const auto task = [&](std::size_t place) { return VertexId{row->lane.runs[place]}; };
        gantt.setFocus();
        scene.workbench.selectVertex(task(0));
        const double time = scene.window.playback()->time();
        QTest::keyClick(&gantt, Qt::Key_Left, Qt::ShiftModifier); // There is none.
        QCOMPARE(scene.workbench.selectedVertices(), sorted({task(0)}));
        QTest::keyClick(&gantt, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({task(0), task(1)}));
        QTest::keyClick(&gantt, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({task(0)}));
        QVERIFY(!gantt.grab().isNull());
        QTest::keyClick(&gantt, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({task(0), task(2)}));
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(task(2)));
        QCOMPARE(scene.graph.picture().selection, scene.workbench.selectedVertices());
        QTest::keyClick(&gantt, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), sorted({task(0), task(1), task(2)}));
        QTest::keyClick(&gantt, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices().size(), std::size_t{4});
        const std::size_t below = chart.row({false, *scene.workbench.selectedVertex()});
        QVERIFY(chart.rows()[below].isDevice() && &chart.rows()[below] != &*row);
        QTest::keyClick(&gantt, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(chart.row({false, *scene.workbench.selectedVertex()}), chart.row({false, task(0)}));
        QCOMPARE(scene.window.playback()->time(), time); // The cursor stays.
    }

    void aBandSelectsWhatItTouches()
    {
        Scene scene;
        const QRectF box = scene.graph.picture().layout().rect(30);
        const QPoint from = scene.graph.camera().toScreen(box.topLeft()).toPoint() - QPoint(2, 2);
        const QPoint to = scene.graph.camera().toScreen(box.bottomRight()).toPoint() + QPoint(2, 2);
        const Camera before = scene.graph.camera();
        QVERIFY((to - from).manhattanLength() > 2 * QApplication::startDragDistance());
        const QRectF area = QRectF(before.toScene(QPointF(from)), before.toScene(QPointF(to)));
        Vertices touched;
        for (const VertexId v : scene.workbench.problem()->graph().vertices())
            if (scene.graph.picture().layout().rect(v).intersects(area))
                touched.push_back(v);
        QVERIFY(!touched.empty() && touched.size() < 10);
        scene.drag(from, to, Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices(), touched);
        QCOMPARE(scene.graph.camera(), before); // It does not pan.
        scene.drag(QPoint(1, 1), QPoint(scene.graph.width() - 2, scene.graph.height() - 2),
                   Qt::ShiftModifier);
        QCOMPARE(scene.workbench.selectedVertices().size(), scene.workbench.problem()->vertexCount());
        scene.click(3);
        scene.drag(from, to, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(!std::ranges::binary_search(touched, VertexId{3}));
        touched.insert(touched.begin(), VertexId{3});
        std::ranges::sort(touched);
        QCOMPARE(scene.workbench.selectedVertices(), touched);
        // Escape ends a band without a result.
        scene.drag(QPoint(1, 1), to, Qt::ShiftModifier, false);
        scene.graph.setFocus();
        QTest::keyClick(&scene.graph, Qt::Key_Escape);
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, Qt::ShiftModifier, to);
        QCOMPARE(scene.workbench.selectedVertices(), touched);
    }

    void allOrAllAlike()
    {
        Scene scene;
        QTest::keyClick(&scene.window, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices().size(), scene.workbench.problem()->vertexCount());
        scene.workbench.selectVertex(VertexId{8});
        scene.trigger("selectDevice");
        const RunPtr run = scene.workbench.run();
        Vertices expected;
        for (const VertexId v : run->problem->graph().vertices())
            if (run->placement.devices[v] == run->placement.devices[8])
                expected.push_back(v);
        QVERIFY(expected.size() > 5 && expected.size() < 60);
        QCOMPARE(scene.workbench.selectedVertices(), expected);
        QCOMPARE(scene.workbench.selectedVertex(), std::optional(VertexId{8}));
        for (const bool kind : {true, false}) {
            scene.workbench.selectVertex(VertexId{8});
            scene.trigger(kind ? "selectKind" : "selectGroup");
            const auto trait = [&](VertexId v) {
                const Vertex& vertex = run->problem->graph().vertex(v);
                return kind ? vertex.op : vertex.group;
            };
            for (const VertexId v : run->problem->graph().vertices())
                QCOMPARE(std::ranges::binary_search(scene.workbench.selectedVertices(), v),
                         trait(v) == trait(VertexId{8}));
        }
        scene.trigger("clearSelection");
        QVERIFY(scene.workbench.selectedVertices().empty());
        // While something is searched for, that is all.
        scene.graph.setSearch(QStringLiteral("matmul"));
        scene.trigger("selectAll");
        QVERIFY(!scene.workbench.selectedVertices().empty());
        for (const VertexId v : scene.workbench.selectedVertices())
            QVERIFY(scene.graph.picture().graph->vertex(v).op == "matmul" ||
                    scene.graph.picture().graph->label(v).find("matmul") != std::string::npos);
    }

    void aClosedGroupGoesAsAWhole()
    {
        Scene scene;
        scene.graph.closeAll();
        QTRY_VERIFY(scene.graph.picture().fold() && !scene.graph.layoutJob().running());
        const GraphPicture& picture = scene.graph.picture();
        std::vector<std::uint32_t> groups;
        for (std::uint32_t b = 0; b < picture.boxCount(); ++b)
            if (picture.isGroup(b))
                groups.push_back(b);
        QVERIFY(groups.size() >= 2);
        const auto size = [&](std::uint32_t b) { return picture.fold()->boxes[b].vertices; };
        scene.click(groups[0]);
        QVERIFY(scene.workbench.selectedVertices().empty()); // The group itself is what is shown.
        QCOMPARE(scene.graph.chosenVertices().size(), size(groups[0]));
        scene.click(groups[1], Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices().size(), size(groups[0]) + size(groups[1]));
        QVERIFY(picture.vertexMarks[groups[0]] & SelectedMark);
        scene.click(groups[0], Qt::ControlModifier);
        QCOMPARE(scene.workbench.selectedVertices().size(), size(groups[1]));
        scene.graph.openAll(); // What is selected stays so.
        QTRY_VERIFY(!scene.graph.picture().fold());
        QCOMPARE(scene.graph.picture().selection, scene.workbench.selectedVertices());
        for (const VertexId v : scene.workbench.selectedVertices())
            QVERIFY(scene.graph.picture().vertexMarks[v] & SelectedMark);
    }

    void sums()
    {
        const RunPtr run = samples::runOf(samples::diamond(), "4xP100", "round-robin");
        const SelectionFacts facts = selectionFacts(*run->problem, run.get(), ids({0, 1, 3}));
        QCOMPARE(facts.vertices, std::size_t{3});
        QCOMPARE(facts.flops, 3e9);
        QCOMPARE(facts.outputBytes, 3e6);
        QCOMPARE(facts.unknown, std::size_t{0});
        QCOMPARE(facts.shares.size(), std::size_t{3});
        QCOMPARE(facts.shares[0].vertices, std::size_t{1});
        const auto& tasks = run->schedule.tasks;
        QCOMPARE(facts.end, tasks[3].end);
        QCOMPARE(facts.seconds, (tasks[0].end - tasks[0].start) + (tasks[1].end - tasks[1].start) +
                                    (tasks[3].end - tasks[3].start));
        QVERIFY(selectionFacts(*run->problem, nullptr, ids({2})).shares.empty());
    }
};

DOPPLER_TEST_WITH(QApplication, EditSelection)

} // namespace edit_selection_test

#include "edit_selection.moc"
