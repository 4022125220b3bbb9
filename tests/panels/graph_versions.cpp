// SPDX-License-Identifier: GPL-3.0-or-later
// The panel "Graph versions": two graphs matched, coloured, listed and moved together.
#include "core/app/open_problem.h"
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/graph_versions/versions_panel.h"
#include "widgets/graph_versions/versions_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <set>

namespace graph_versions_test {

using namespace doppler;

namespace {

/// a -> b -> c -> d; in the second version a is called a2, b has more work, c is gone and e is new.
GraphPtr version(bool second)
{
    GraphBuilder builder(second ? "second" : "first");
    const auto add = [&](const char* name, double flops, const char* op) {
        Vertex v;
        v.name = name;
        v.op = op;
        v.flops = flops;
        v.outputBytes = 8;
        return builder.addVertex(std::move(v));
    };
    const VertexId a = add(second ? "a2" : "a", 1, "input");
    const VertexId b = add("b", second ? 20 : 10, "matmul");
    const VertexId c = second ? VertexId() : add("c", 5, "relu");
    const VertexId d = add("d", 7, "matmul");
    builder.addEdge(a, b);
    if (second) {
        builder.addEdge(b, d);
        builder.addEdge(d, add("e", 3, "softmax"));
    } else {
        builder.addEdge(b, c);
        builder.addEdge(c, d);
    }
    return builder.build().value();
}

struct Scene {
    GraphPtr first = version(false);
    GraphPtr second = version(true);
    QAction open;
    VersionsView view{&open};

    Scene()
    {
        for (const bool after : {false, true})
            view.graph(after)->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(900, 600);
        view.show();
        view.setVersions({{QStringLiteral("first"), first}, {QStringLiteral("second"), second}},
                         *builtinTopology("4xP100"));
    }
    [[nodiscard]] bool ready() const
    {
        return view.differences() && !view.graph(false)->picture().empty() &&
               !view.graph(true)->picture().empty() && !view.graph(false)->layoutJob().running() &&
               !view.graph(true)->layoutJob().running();
    }
};

QString cell(const QTableView& list, int row, int column)
{
    return list.model()->index(row, column).data().toString();
}

} // namespace

class GraphVersionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    /// The keyboard reaches the panel before there is anything to compare.
    void withoutGraphsThereIsNothingToFit()
    {
        QAction open;
        VersionsView view(&open);
        view.resize(900, 600);
        view.show();
        for (const bool after : {false, true})
            view.graph(after)->followSight(view.graph(!after)->sight());
        view.fit();
        QVERIFY(view.graph(false)->picture().empty());
    }

    /// The end of a version's title is what tells it from the other.
    void longTitlesStayDistinct()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        const QString title = QStringLiteral("gpt2\uff08decoder:model=gpt2:layers=%1\uff09");
        scene.view.setVersions({{title.arg(2), scene.first}, {title.arg(4), scene.second}},
                               *builtinTopology("4xP100"));
        const auto* before = scene.view.findChild<ElidedComboBox*>(QStringLiteral("versionBefore"));
        const auto* after = scene.view.findChild<ElidedComboBox*>(QStringLiteral("versionAfter"));
        const auto* summary = scene.view.findChild<QLabel*>(QStringLiteral("versionsSummary"));
        scene.view.resize(1400, 600);
        QTRY_COMPARE(before->shownText(), title.arg(2)); // All of it where there is room.
        QCOMPARE(after->shownText(), title.arg(4));
        scene.view.resize(480, 600);
        QTRY_VERIFY(before->shownText() != title.arg(2));
        QVERIFY(before->shownText() != after->shownText());
        QVERIFY(before->shownText().endsWith(QStringLiteral("2\uff09")));
        QTRY_VERIFY(!summary->text().isEmpty());
        QVERIFY2(summary->contentsRect().width() >= summary->fontMetrics().horizontalAdvance(summary->text()),
                 qPrintable(summary->text()));
    }

    /// No category is alone in the second line of the legend.
    void theLegendBreaksBeforeItsCategories()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        const ColoringPtr coloring = versionColoring(*scene.view.differences(), true);
        const Shading whole = shadingOf(coloring, nullptr, 4);
        auto untitled = std::make_shared<Coloring>(*coloring);
        untitled->title.clear();
        const QFont font = scene.view.font();
        const QSizeF line = ScaleLegend::scaleSize(10000, whole, font);
        const QSizeF narrower = ScaleLegend::scaleSize(line.width() - 2, whole, font);
        QCOMPARE(narrower.height(), 2 * line.height());
        const double categories =
            ScaleLegend::scaleSize(10000, shadingOf(untitled, nullptr, 4), font).width();
        QVERIFY(narrower.width() <= categories);
        QVERIFY(narrower.width() > line.width() / 2); // All of them, in one line.
    }

    void differencesAreListedAndColoured()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        QCOMPARE(scene.view.summary(), QStringLiteral("3 matched, 2 changed, 1 renamed, 1 removed, 1 added"));
        const QTableView& list = *scene.view.list();
        QCOMPARE(list.model()->rowCount(), 5);
        QCOMPARE(cell(list, 0, 0), QStringLiteral("removed"));
        QCOMPARE(cell(list, 0, 1), QStringLiteral("c"));
        QCOMPARE(cell(list, 1, 0), QStringLiteral("added"));
        QCOMPARE(cell(list, 1, 2), QStringLiteral("e"));
        QCOMPARE(cell(list, 2, 1), QStringLiteral("b"));
        QCOMPARE(cell(list, 2, 4), QStringLiteral("work"));
        QCOMPARE(cell(list, 3, 4), QStringLiteral("inputs")); // d reads from another vertex.
        QCOMPARE(cell(list, 4, 0), QStringLiteral("renamed"));
        QCOMPARE(cell(list, 4, 1), QStringLiteral("a"));
        QCOMPARE(cell(list, 4, 2), QStringLiteral("a2"));
        QCOMPARE(cell(list, 4, 4), QStringLiteral("name"));
        const ColoringPtr before = versionColoring(*scene.view.differences(), false);
        const ColoringPtr after = versionColoring(*scene.view.differences(), true);
        QCOMPARE(before->values, std::vector<double>({1, 2, 3, 2}));
        QCOMPARE(after->values, std::vector<double>({1, 2, 2, 4}));
        // Every kind of difference has a colour of its own.
        QCOMPARE(before->categories.size(), 5);
        const ShadingPtr shading = scene.view.graph(false)->picture().shading;
        std::set<QRgb> colors;
        for (std::size_t i = 0; i < 5; ++i)
            colors.insert(shading->swatches[i].color.rgb());
        QCOMPARE(colors.size(), std::size_t{5});
        QVERIFY(scene.view.graph(false)->hasGivenColoring() && scene.view.graph(true)->hasGivenColoring());
        // Colours are painted though no run is shown.
        QVERIFY(scene.view.graph(false)->picture().shading && scene.view.graph(true)->picture().shading);
    }

    void aSelectionSelectsTheMatch()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        QSignalSpy selected(&scene.view, &VersionsView::vertexSelected);
        GraphView& before = *scene.view.graph(false);
        GraphView& after = *scene.view.graph(true);
        const auto at = [](const GraphView& view, std::size_t v) {
            return view.camera().toScreen(view.picture().layout().centers[v]).toPoint();
        };
        QTest::mouseClick(&after, Qt::LeftButton, {}, at(after, 1)); // b
        QCOMPARE(before.selectedVertex(), std::optional(VertexId{1}));
        QCOMPARE(scene.view.list()->currentIndex().row(), 2);
        QCOMPARE(selected.size(), 1);
        QTest::mouseClick(&before, Qt::LeftButton, {}, at(before, 2)); // c has no match.
        QVERIFY(!after.selectedVertex());
        QCOMPARE(scene.view.list()->currentIndex().row(), 0);
        scene.view.list()->setFocus();
        QTest::keyClick(scene.view.list(), Qt::Key_Down); // e
        QCOMPARE(after.selectedVertex(), std::optional(VertexId{3}));
        QVERIFY(!before.selectedVertex());
    }

    void bothMoveTogether()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        GraphView& before = *scene.view.graph(false);
        GraphView& after = *scene.view.graph(true);
        before.zoomIn();
        QTRY_VERIFY(!after.sight().fitted);
        QVERIFY(before.sight().zoom > 1);
        QVERIFY(qAbs(after.sight().zoom / before.sight().zoom - 1) < 0.01);
        QTest::mousePress(&after, Qt::LeftButton, {}, QPoint(5, 5));
        QTest::mouseMove(&after, QPoint(45, 35));
        QTest::mouseMove(&after, QPoint(60, 40));
        QTest::mouseRelease(&after, Qt::LeftButton, {}, QPoint(60, 40));
        QVERIFY(qAbs(after.sight().middle.x() - before.sight().middle.x()) < 0.02);
        QVERIFY(qAbs(after.sight().middle.y() - before.sight().middle.y()) < 0.02);
        scene.view.fit();
        QTRY_VERIFY(before.sight().fitted && after.sight().fitted);
    }

    /// Hidden, it keeps no graph alive.
    void whatIsNotSeenIsReleased()
    {
        Scene scene;
        QTRY_VERIFY(scene.ready());
        std::weak_ptr<const DataflowGraph> first = scene.first;
        scene.view.hide();
        QVERIFY(!scene.view.differences());
        scene.first.reset();
        QTRY_VERIFY(first.expired());
        scene.view.show(); // Nothing to compare with.
        QVERIFY(!scene.view.differences());
    }

    void theWindowComparesTheOpenGraph()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        auto* view = stage.find<VersionsView>("versionsView");
        window.findChild<VersionsPanel*>()->openVersion(QStringLiteral("ffnn"));
        QTRY_VERIFY(view->isVisible() && view->differences());
        QCOMPARE(view->differences()->after, workbench.problem()->graphPtr());
        QCOMPARE(view->differences()->before->name(), std::string("ffnn"));
        QTRY_VERIFY(!view->graph(true)->picture().empty() && !view->graph(false)->picture().empty());
        // A selection of the window is shown here, and the other way round.
        workbench.selectVertex(VertexId{3});
        QCOMPARE(view->graph(true)->selectedVertex(), std::optional(VertexId{3}));
        view->list()->setCurrentIndex(QModelIndex());
        for (int row = 0; row < view->list()->model()->rowCount(); ++row)
            if (cell(*view->list(), row, 0) == QLatin1String("added")) {
                view->list()->setCurrentIndex(view->list()->model()->index(row, 0));
                break;
            }
        QVERIFY(workbench.selectedVertex() != std::optional(VertexId{3}));
    }

    /// While one of two large graphs moves, the other one moves its last picture; at rest both are painted as
    /// they are.
    void aMovedGraphIsFollowed()
    {
        QAction open;
        VersionsView view(&open);
        for (const bool after : {false, true})
            view.graph(after)->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(1280, 800);
        view.show();
        const GraphPtr before = *openGraph("layered:vertices=10000", {});
        const GraphPtr after = *openGraph("layered:vertices=10100", {});
        view.setVersions({{QStringLiteral("a"), before}, {QStringLiteral("b"), after}},
                         *builtinTopology("4xP100"));
        QTRY_VERIFY_WITH_TIMEOUT(view.differences() && !view.graph(false)->picture().empty() &&
                                     !view.graph(true)->picture().empty(),
                                 60000);
        GraphView& leader = *view.graph(true);
        GraphView& follower = *view.graph(false);
        leader.zoomIn();
        const QImage begun = follower.grab().toImage();
        for (int i = 0; i < 3; ++i) {
            leader.zoomIn();
            follower.grab();
        }
        QTest::qWait(400);
        const QImage rested = follower.grab().toImage();
        follower.setSight(leader.sight());
        QVERIFY(follower.grab().toImage() == rested);
        QCOMPARE(begun.size(), rested.size());
    }
};

DOPPLER_TEST_WITH(QApplication, GraphVersionsTest)

} // namespace graph_versions_test

#include "graph_versions.moc"
