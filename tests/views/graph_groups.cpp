// SPDX-License-Identifier: GPL-3.0-or-later
// Groups in the graph view: closed and opened as a user would, and everything that works on them.
#include "core/workloads/api/workload.h"
#include "tests/window/graph_samples.h"
#include "tests/window/light_application.h"
#include "tests/window/pseudo_language.h"
#include "widgets/graph_view/graph_tool_tip.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/layout/wrapped_layout.h"
#include "widgets/inspector/inspector.h"
#include "widgets/ui/text/format.h"

#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTest>

namespace graph_groups_test {

using namespace doppler;

namespace {

constexpr int patience = 60000; ///< Milliseconds: a loaded machine is no failure.

/// Two layers of two blocks of two vertices each, one after the other, and a loss:
///   layer0/a: 0 1, layer0/b: 2 3, layer1/a: 4 5, layer1/b: 6 7, loss: 8
GraphPtr layers()
{
    GraphBuilder builder("layers");
    for (int v = 0; v < 9; ++v) {
        Vertex vertex;
        vertex.name = v == 8 ? "loss" : "op" + std::to_string(v);
        if (v < 8)
            vertex.group = "layer" + std::to_string(v / 4) + (v / 2 % 2 == 0 ? "/a" : "/b");
        vertex.op = "matmul";
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    for (std::size_t v = 0; v + 1 < 9; ++v)
        builder.addEdge(VertexId{v}, VertexId{v + 1});
    builder.addEdge(VertexId{0}, VertexId{6});
    return builder.build().value();
}

struct Shown {
    GraphPtr graph;
    RunPtr run;
    GraphView view;

    explicit Shown(GraphPtr shown = layers()) : graph(std::move(shown))
    {
        run = samples::runOf(graph, "4xP100", "round-robin");
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(900, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setFocus();
        view.setGraph(graph, run->problem->topologyPtr());
        view.setRun(run);
        settle();
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!view.picture().empty() && view.picture().graph == graph &&
                                     !view.layoutJob().running(),
                                 patience);
        QTRY_VERIFY_WITH_TIMEOUT(view.picture().run, patience);
    }
    void closeAll()
    {
        view.closeAll();
        settle();
    }
    [[nodiscard]] const FoldedGraph& fold() const { return *view.picture().fold(); }
    [[nodiscard]] std::uint32_t boxOf(std::size_t vertex) const
    {
        return view.picture().boxOf(VertexId{vertex});
    }
    /// The place of a vertex, or of the group that it is in.
    [[nodiscard]] QPoint place(std::size_t vertex) const
    {
        return view.camera().toScreen(view.picture().layout().centers[boxOf(vertex)]).toPoint();
    }
    [[nodiscard]] QString title(std::size_t vertex) const { return boxTitle(view.picture(), boxOf(vertex)); }
    [[nodiscard]] bool dim(std::size_t vertex) const
    {
        return view.picture().vertexMarks[boxOf(vertex)] & DimmedMark;
    }
};

} // namespace

class GraphGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    /// What grows is shown on closed groups as well: what is placed so far, not what the run has in the end.
    void aPlacementGrowsOnClosedGroups()
    {
        Shown shown;
        shown.closeAll();
        const GraphPicture& picture = shown.view.picture();
        std::vector<std::optional<DeviceId>> devices(shown.graph->vertexCount());
        const VertexId first{0};
        devices[first] = DeviceId{1};
        shown.view.setGrowing(devices);
        const std::uint32_t box = picture.boxOf(first);
        QCOMPARE(picture.sharesOf(box).size(), std::size_t{1});
        QCOMPARE(picture.sharesOf(box).front().device, DeviceId{1});
        QCOMPARE(picture.sharesOf(box).front().share,
                 1 / static_cast<double>(picture.fold()->boxes[box].vertices));
        QVERIFY(picture.fold()->arrows.size() > 0);
        for (std::size_t a = 0; a < picture.arrowCount(); ++a)
            QVERIFY(!picture.crosses(a)); // One end has no device.
        shown.view.grab();
        shown.view.setGrowing({});
        QVERIFY(picture.sharesOf(box).front().share > 0.2);
    }

    void closesAndOpensByLevels()
    {
        Shown shown;
        QVERIFY(!shown.view.picture().fold());
        QVERIFY(shown.view.hasOpenGroups() && !shown.view.hasClosedGroups());
        shown.closeAll();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{3}); // Two layers and the loss.
        QCOMPARE(shown.title(0), QStringLiteral("layer0"));
        QCOMPARE(shown.title(8), QStringLiteral("loss"));
        QVERIFY(!shown.view.hasOpenGroups() && shown.view.hasClosedGroups());
        shown.view.openLevel();
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{5});
        QCOMPARE(shown.title(2), QStringLiteral("b"));
        shown.view.openLevel();
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{9});
        shown.view.closeLevel();
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{5});
        shown.view.openAll();
        shown.settle();
        QVERIFY(!shown.view.picture().fold());
    }

    void doubleClickOpensInPlace()
    {
        Shown shown;
        shown.closeAll();
        shown.view.zoomIn(); // A view of one's own: it is not fitted again.
        QSignalSpy activated(&shown.view, &GraphView::vertexActivated);
        const QPointF before = shown.place(5);
        QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.place(5));
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{4}); // layer0, layer1/a, layer1/b, loss
        QVERIFY(activated.isEmpty());
        const QPointF middle = (QPointF(shown.place(4)) + QPointF(shown.place(6))) / 2;
        QVERIFY2((middle - before).manhattanLength() < 4, "what was opened stays where it was");
    }

    void keysOpenAndCloseAndWalk()
    {
        Shown shown;
        shown.closeAll();
        QSignalSpy changed(&shown.view, &GraphView::groupSelectionChanged);
        QTest::keyClick(&shown.view, Qt::Key_Return); // Nothing is selected: the first.
        QVERIFY(shown.view.selectedGroup());
        QCOMPARE(shown.view.selectedGroup()->title, QStringLiteral("layer0"));
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(&shown.view, Qt::Key_Tab);
        QCOMPARE(shown.view.selectedGroup()->title, QStringLiteral("layer1"));
        QTest::keyClick(&shown.view, Qt::Key_Tab);
        QVERIFY(!shown.view.selectedGroup());
        QCOMPARE(shown.view.selectedVertex(), std::optional(VertexId{8}));
        const bool across = shown.view.picture().layout().flow == FlowDirection::LeftToRight;
        QTest::keyClick(&shown.view, across ? Qt::Key_Left : Qt::Key_Up);
        QCOMPARE(shown.view.selectedGroup()->title, QStringLiteral("layer1"));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        shown.settle();
        QCOMPARE(shown.view.picture().boxCount(), std::size_t{4});
        shown.view.setSelectedVertex(VertexId{4}); // In layer1/a, which is closed.
        QVERIFY(shown.view.canOpenSelected());
        shown.view.openSelected();
        shown.settle();
        QVERIFY(!shown.view.picture().isGroup(shown.boxOf(4)));
        shown.view.closeAroundSelected();
        shown.settle();
        QCOMPARE(shown.view.selectedGroup()->path, QStringLiteral("layer1 / a"));
        shown.view.closeAroundSelected();
        shown.settle();
        QCOMPARE(shown.view.selectedGroup()->path, QStringLiteral("layer1"));
        QVERIFY(!shown.view.canCloseAroundSelected());
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(!shown.view.selectedGroup());
    }

    void aGroupAddsUp()
    {
        Shown shown;
        shown.closeAll();
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.place(0));
        const auto facts = shown.view.selectedGroup();
        QVERIFY(facts);
        QCOMPARE(facts->totals.vertices, std::size_t{4});
        QCOMPARE(facts->totals.flops, 4e9);
        QCOMPARE(facts->totals.bytesIn, 0.0);
        QCOMPARE(facts->totals.bytesOut, 2e6); // Of op0 and op3.
        QCOMPARE(facts->shares.size(), std::size_t{4});
        QVERIFY(std::abs(facts->shares[0].share - 0.25) < 0.01);
        double seconds = 0;
        for (std::size_t v = 0; v < 4; ++v)
            seconds += shown.run->schedule.tasks[v].end - shown.run->schedule.tasks[v].start;
        QVERIFY(std::abs(facts->times->seconds - seconds) < 1e-12);
        QCOMPARE(facts->outputs.size(), std::size_t{1});
        QCOMPARE(facts->outputs[0].name, QStringLiteral("layer1"));
        QCOMPARE(facts->outputs[0].edges, 2U);
        QVERIFY(facts->inputs.empty());
        const QString tip = boxToolTip(shown.view.picture(), shown.boxOf(0));
        QVERIFY(tip.contains(QStringLiteral("layer0")) && tip.contains(QStringLiteral("gpu3")));
        const QString bundle =
            arrowToolTip(shown.view.picture(),
                         shown.fold().arrowOf[0] != FoldedGraph::inside ? shown.fold().arrowOf[0] : 0);
        QVERIFY2(bundle.contains(QStringLiteral("edges")), qPrintable(bundle));
    }

    void theInspectorShowsAGroup()
    {
        Shown shown;
        shown.closeAll();
        shown.view.selectGroup(shown.view.picture().placed.tree->children(GroupTree::whole)[0]);
        Inspector inspector;
        inspector.showGroup(*shown.view.selectedGroup());
        QCOMPARE(inspector.findChild<QLabel*>(QStringLiteral("inspectorTitle"))->text(),
                 QStringLiteral("layer0"));
        QSignalSpy group(&inspector, &Inspector::groupActivated);
        QString all;
        QLabel* link = nullptr;
        for (QLabel* label : inspector.findChildren<QLabel*>()) {
            all += label->text() + QLatin1Char('\n');
            if (label->text().contains(QStringLiteral("href=\"g")))
                link = label;
        }
        QVERIFY2(all.contains(QStringLiteral("gpu0")) && all.contains(formatFlops(4e9)), qPrintable(all));
        QVERIFY(link);
        const auto target =
            QRegularExpression(QStringLiteral("href=\"(g\\d+)\"")).match(link->text()).captured(1);
        emit link->linkActivated(target);
        QTRY_COMPARE_WITH_TIMEOUT(group.size(), 1, patience);
        shown.view.selectGroup(group[0][0].value<GroupId>());
        QCOMPARE(shown.view.selectedGroup()->title, QStringLiteral("layer1"));
    }

    void selectionLeadsToTheGroupThatHidesIt()
    {
        Shown shown;
        shown.closeAll();
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        shown.view.setSelectedVertex(VertexId{6}); // From another view.
        QCOMPARE(shown.view.picture().selectedBox(), std::optional(shown.boxOf(4)));
        QVERIFY(!shown.view.selectedGroup());
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.place(0));
        QCOMPARE(selected.size(), 1); // The vertex is not selected any more.
        QVERIFY(!selected[0][0].value<std::optional<VertexId>>());
        shown.view.setSelectedVertex({}); // As the workbench answers.
        QVERIFY(shown.view.selectedGroup());
        shown.view.openAll();
        shown.settle();
        QVERIFY(!shown.view.selectedGroup());
    }

    void findOpensWhatHidesTheHit()
    {
        Shown shown;
        shown.closeAll();
        QSignalSpy matched(&shown.view, &GraphView::searchMatched);
        QSignalSpy selected(&shown.view, &GraphView::vertexSelected);
        shown.view.setSearch(QStringLiteral("op6"));
        QCOMPARE(matched.takeLast()[0].toInt(), 1);
        QVERIFY(shown.dim(0) && !shown.dim(6)); // The group of the hit is bright.
        shown.view.nextMatch();
        shown.settle();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.view.picture().isGroup(shown.boxOf(6)), patience);
        QVERIFY(shown.view.picture().isGroup(shown.boxOf(4))); // No more was opened than is needed.
        QVERIFY(shown.view.picture().isGroup(shown.boxOf(0)));
        QCOMPARE(shown.view.selectedVertex(), std::optional(VertexId{6}));
        QVERIFY(shown.view.rect().contains(shown.place(6)));
        QVERIFY(!shown.dim(6));
    }

    /// The next hit may be asked for before the group of the first has opened.
    void theLastHitIsShown()
    {
        Shown shown;
        shown.closeAll();
        for (int i = 0; i < 20; ++i)
            shown.view.zoomIn();
        shown.view.setSearch(QStringLiteral("op"));
        shown.view.setSelectedVertex(VertexId{3});
        shown.view.nextMatch();
        shown.view.nextMatch();
        QCOMPARE(shown.view.selectedVertex(), std::optional(VertexId{5}));
        shown.settle();
        QVERIFY(!shown.view.picture().isGroup(shown.boxOf(5)));
        QVERIFY(shown.view.rect().contains(shown.place(5)));
        QVERIFY(!shown.view.rect().contains(shown.place(4)));
    }

    void groupsPlay()
    {
        Shown shown;
        shown.closeAll();
        const auto state = [&](std::size_t v) { return shown.view.picture().stateOf(shown.boxOf(v)); };
        shown.view.setTime(0.0);
        QCOMPARE(state(0), std::optional(VertexState::Running));
        QCOMPARE(state(4), std::optional(VertexState::Waiting));
        const double half = shown.run->schedule.tasks[4].start;
        shown.view.setTime((half + shown.run->schedule.tasks[4].end) / 2);
        QCOMPARE(state(0), std::optional(VertexState::Done));
        QCOMPARE(state(4), std::optional(VertexState::Running));
        QCOMPARE(shown.view.picture().progressOf(shown.boxOf(4)), 0.0);
        QVERIFY(!shown.view.grab().isNull());
        shown.view.setTime(shown.run->schedule.makespan);
        QCOMPARE(state(4), std::optional(VertexState::Done));
        shown.view.setTime({});
        QCOMPARE(state(4), std::nullopt);
    }

    void candidatesMarkTheirGroup()
    {
        Shown shown;
        shown.closeAll();
        shown.view.setCandidates({VertexId{5}, VertexId{99}});
        QVERIFY(shown.view.picture().vertexMarks[shown.boxOf(4)] & CandidateMark);
        QVERIFY(!(shown.view.picture().vertexMarks[shown.boxOf(0)] & CandidateMark));
    }

    void theBarHasTheDevicesColours()
    {
        Shown shown;
        shown.closeAll();
        const QImage image = shown.view.grab().toImage();
        const QRect box =
            shown.view.camera().toScreen(shown.view.picture().layout().rect(shown.boxOf(0))).toRect();
        for (std::size_t d = 0; d < 4; ++d) {
            int seen = 0;
            for (int y = box.top(); y <= box.bottom(); ++y)
                for (int x = box.left(); x <= box.right(); ++x)
                    seen += image.pixelColor(x, y) == deviceColor(d) ? 1 : 0;
            QVERIFY2(seen > 20, qPrintable(QString::number(d)));
        }
    }

    void exportsHaveTheGroups()
    {
        Shown shown;
        shown.closeAll();
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(shown.view.pictureSize());
        QPainter painter(&svg);
        shown.view.paintPicture(painter, QRectF(QPointF(), shown.view.pictureSize()));
        painter.end();
        for (const char* text : {"layer0", "layer1", "loss", "gpu3"})
            QVERIFY2(buffer.data().contains(text), text);
        QVERIFY(buffer.data().contains(formatBytes(2e6).toUtf8()));
    }

    void aRightClickSelectsFirst()
    {
        Shown shown;
        shown.closeAll();
        const QPoint at = shown.place(4);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, shown.view.mapToGlobal(at));
        QApplication::sendEvent(&shown.view, &event);
        QCOMPARE(shown.view.selectedGroup()->title, QStringLiteral("layer1"));
    }

    void aRunThatComesLaterIsShown()
    {
        Shown shown;
        shown.closeAll();
        const RunPtr other = samples::runOf(shown.graph, "4xP100", "single-device");
        QSignalSpy changed(&shown.view, &GraphView::groupSelectionChanged);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.place(0));
        shown.view.setRun(other);
        QCOMPARE(shown.view.selectedGroup()->shares.size(), std::size_t{1});
        QCOMPARE(changed.size(), 2); // Selected; other shares.
    }

    void largeGraphsOpenClosed()
    {
        Shown shown(samples::layered(mostUnfolded + 1000, 300, 1));
        QVERIFY(shown.view.picture().fold());
        QVERIFY(shown.view.picture().boxCount() <= usualBoxes);
        QSignalSpy matched(&shown.view, &GraphView::searchMatched);
        shown.view.setSearch(QStringLiteral("layer3/op7"));
        QVERIFY(matched.isEmpty()); // In the background.
        QTRY_COMPARE_WITH_TIMEOUT(matched.size(), 1, patience);
        QVERIFY(matched[0][0].toInt() >= 1);
        // A run of a large graph is folded in the background too; the newest wins.
        const RunPtr one = samples::runOf(shown.graph, "4xP100", "single-device");
        const RunPtr other = samples::runOf(shown.graph, "4xP100", "hash");
        shown.view.setRun(one);
        shown.view.setRun(other);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.picture().run, other, patience);
        shown.view.closeAll();
        shown.view.openAll(); // Before the other is there.
        shown.settle();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.view.picture().fold(), patience);
        QCOMPARE(shown.view.picture().boxCount(), shown.graph->vertexCount());
    }

    /// Until a run on other devices is folded, what is shown is still the one before.
    void aGroupsDevicesAreThoseOfItsRun()
    {
        Shown shown(samples::layered(mostUnfolded + 1000, 300, 1));
        const RunPtr eight = samples::runOf(shown.graph, "8xV100", "hash");
        shown.view.setGraph(shown.graph, eight->problem->topologyPtr());
        shown.view.setRun(eight);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.picture().run, eight, patience);
        shown.view.selectGroup(shown.fold().boxes[shown.boxOf(0)].group());
        const auto devices = [&shown] {
            QStringList names;
            const auto facts = shown.view.selectedGroup();
            for (const auto& share : facts->shares)
                names += share.device;
            names.sort();
            return names.join(QLatin1Char(' '));
        };
        const QString all = QStringLiteral("gpu0 gpu1 gpu2 gpu3 gpu4 gpu5 gpu6 gpu7");
        QCOMPARE(devices(), all);
        shown.view.setGraph(shown.graph, shown.run->problem->topologyPtr());
        shown.view.setRun(shown.run);
        QCOMPARE(devices(), all);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.picture().run, shown.run, patience);
        QCOMPARE(devices(), QStringLiteral("gpu0 gpu1 gpu2 gpu3"));
        // Groups that closed for the run before are no matter for the next one.
        shown.view.setRun(eight);
        shown.view.closeAll();
        shown.view.setRun(shown.run);
        shown.settle();
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.picture().run, shown.run, patience);
        QVERIFY(shown.view.picture().placed.seen && shown.view.picture().placed.seen->run() == shown.run);
    }

    void tooMuchIsNotOpened()
    {
        Shown shown(samples::layered(mostBoxes + 2000, 400, 1));
        shown.view.openAll();
        shown.settle();
        QVERIFY(shown.view.picture().boxCount() <= mostBoxes);
        const auto* note = shown.view.findChild<QLabel*>(QStringLiteral("layoutNote"));
        QVERIFY2(note->text().startsWith(QStringLiteral("Some groups stay closed")),
                 qPrintable(note->text()));
        {
            const samples::PseudoLanguage pseudo;
            QVERIFY2(note->text().startsWith(QStringLiteral("[Some groups stay closed")),
                     qPrintable(note->text()));
        }
        for (int i = 0; i < 5; ++i) {
            shown.view.openLevel();
            shown.settle();
        }
        QVERIFY(shown.view.picture().boxCount() <= mostBoxes);
        QVERIFY(note->isVisible());
    }

    void stripsAreBrokenIntoRows()
    {
        GraphBuilder builder("chain");
        for (int v = 0; v < 300; ++v)
            builder.addVertex({});
        for (std::size_t v = 1; v < 300; ++v)
            builder.addEdge(VertexId{v - 1}, VertexId{v});
        builder.addEdge(VertexId{0}, VertexId{299}); // Over many rows.
        const LayoutInput input = layoutInput(*builder.build().value());
        const auto ranks = layoutRanks(input);
        const auto shape = stripShape(ranks, 1.7);
        QVERIFY(shape);
        const GraphLayout strip = *layeredLayout(input, ranks, *shape);
        const GraphLayout rows = wrapped(strip, input, ranks, 1.7);
        QCOMPARE(rows.centers.size(), std::size_t{300});
        QCOMPARE(rows.arrowCount(), input.arrows.size());
        const double aspect = rows.bounds.width() / rows.bounds.height();
        QVERIFY2(aspect > 1 && aspect < 3, qPrintable(QString::number(aspect)));
        for (std::size_t a = 0; a < 300; ++a)
            for (std::size_t b = a + 1; b < 300; ++b)
                QVERIFY(!rows.rect(a).intersects(rows.rect(b)));
        for (std::size_t a = 0; a < rows.arrowCount(); ++a) {
            const auto curve = rows.arrow(a);
            QCOMPARE(curve.size() % 3, std::size_t{1});
            const QRectF from = rows.rect(input.arrows[a].from).adjusted(-1, -1, 1, 1);
            const QRectF to = rows.rect(input.arrows[a].to).adjusted(-1, -1, 1, 1);
            QVERIFY(from.contains(curve.front()) && to.contains(curve.back()));
            // On its way it crosses no box.
            std::vector<QPointF> points;
            appendFlattened(curve, 8, points);
            for (std::size_t b = 0; b < 300; ++b)
                if (b != input.arrows[a].from && b != input.arrows[a].to)
                    for (const QPointF& p : points)
                        QVERIFY(!rows.rect(b).contains(p));
        }
        QVERIFY(!stripShape(layoutRanks(layoutInput(*samples::layered(400, 20, 1))), 1.7));
    }

    void mixedSizesDontOverlap()
    {
        LayoutInput input = layoutInput(*samples::layered(200, 10, 3));
        for (std::size_t b = 0; b < input.count; ++b)
            input.large.push_back(b % 3 == 0 ? 1 : 0);
        const auto ranks = layoutRanks(input);
        for (const double aspect : {0.4, 2.5}) {
            const GraphLayout layout = *layeredLayout(input, ranks, shapeFor(ranks, aspect, input.large));
            for (std::size_t a = 0; a < input.count; ++a) {
                QCOMPARE(layout.rect(a).size(), layout.isLarge(a) ? layout.largeBox : layout.box);
                for (std::size_t b = a + 1; b < input.count; ++b)
                    QVERIFY(!layout.rect(a).adjusted(0.01, 0.01, -0.01, -0.01).intersects(layout.rect(b)));
            }
        }
    }

    void circlesAreDrawnBackward()
    {
        GraphBuilder builder("circle");
        for (const char* group : {"x", "y", "x", "y"}) {
            Vertex vertex;
            vertex.group = group;
            vertex.outputBytes = 8;
            builder.addVertex(std::move(vertex));
        }
        for (std::size_t v = 0; v < 3; ++v)
            builder.addEdge(VertexId{v}, VertexId{v + 1});
        Shown shown(builder.build().value());
        shown.closeAll();
        QCOMPARE(shown.view.picture().arrowCount(), std::size_t{2});
        for (std::size_t a = 0; a < 2; ++a) {
            // Each leads from its own start to its own end, the backward one too.
            const auto curve = shown.view.picture().layout().arrow(a);
            const auto [from, to] = shown.view.picture().ends(a);
            QVERIFY(shown.view.picture().layout().rect(from).adjusted(-1, -1, 1, 1).contains(curve.front()));
            QVERIFY(shown.view.picture().layout().rect(to).adjusted(-1, -1, 1, 1).contains(curve.back()));
        }
        QVERIFY(!shown.view.grab().isNull());
    }
};

DOPPLER_TEST_WITH(doppler::tests::LightApplication, GraphGroupsTest)

} // namespace graph_groups_test

#include "graph_groups.moc"
