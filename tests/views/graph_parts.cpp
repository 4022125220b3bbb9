// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the graph view, each without a window: camera, search, folding of groups, branches of a jump.
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/arrow_branches.h"
#include "widgets/graph_view/camera_control.h"
#include "widgets/graph_view/graph_search_state.h"
#include "widgets/graph_view/group_folding.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace graph_parts_test {

using namespace doppler;

namespace {

constexpr QRectF pane(0, 0, 800, 400);

/// A picture of 400 x 200 in a pane twice as large.
struct Looking {
    CameraScene scene{false, QRectF(0, 0, 400, 200), pane, {}, false};
    CameraControl camera{[this] { return scene; }};

    Looking() { camera.showAll(); }
};

bool near(const QPointF& one, const QPointF& other) { return (one - other).manhattanLength() < 1e-6; }

} // namespace

class GraphPartsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void theCameraFitsUntilTheUserSteersIt()
    {
        Looking looking;
        QSignalSpy steered(&looking.camera, &CameraControl::steered);
        QVERIFY(looking.camera.keepsFitted());
        QCOMPARE(looking.camera.camera().toScene(pane.center()), looking.scene.bounds.center());
        looking.scene.pane = QRectF(0, 0, 200, 100);
        looking.camera.adjustToPane();
        QCOMPARE(looking.camera.camera().scale, 0.5);
        QCOMPARE(steered.size(), 0);
        looking.camera.pan({10, 0});
        QVERIFY(!looking.camera.keepsFitted());
        QCOMPARE(steered.size(), 1);
        looking.camera.fit();
        QVERIFY(looking.camera.keepsFitted());
        QCOMPARE(looking.camera.camera(), looking.camera.fitted());
    }

    void zoomingHoldsThePointUnderThePointer()
    {
        Looking looking;
        for (const QPointF at : {QPointF(100, 100), QPointF(700, 350)}) {
            const QPointF held = looking.camera.camera().toScene(at);
            looking.camera.zoomAt(at, 1.25);
            QVERIFY(near(looking.camera.camera().toScreen(held), at));
        }
        const Camera before = looking.camera.camera();
        looking.camera.zoomIn();
        looking.camera.zoomOut();
        QVERIFY(std::abs(looking.camera.camera().scale - before.scale) < 1e-9);
        QVERIFY(near(looking.camera.camera().shift, before.shift));
    }

    void panningLeavesThePictureInView()
    {
        Looking looking;
        looking.camera.pan({1e6, -1e6});
        QVERIFY(looking.camera.camera().toScreen(looking.scene.bounds).intersects(pane));
    }

    void aBoxInViewNeedsNoFlight()
    {
        Looking looking;
        const Camera before = looking.camera.camera();
        looking.camera.reveal(QRectF(190, 90, 20, 20), pane);
        QCOMPARE(looking.camera.camera(), before);
        QVERIFY(looking.camera.keepsFitted());
        looking.camera.reveal(QRectF(1000, 90, 20, 20), pane);
        QVERIFY(near(looking.camera.camera().toScreen(QPointF(1010, 100)), pane.center()));
    }

    void aFlightEndsAtItsTarget()
    {
        Looking looking;
        looking.camera.pan({50, 0});
        looking.scene.animated = true;
        looking.camera.fit();
        QTRY_COMPARE(looking.camera.camera(), looking.camera.fitted());
    }

    void withoutAPictureTheCameraStays()
    {
        CameraControl camera([] { return CameraScene(); });
        camera.zoomIn();
        camera.pan({10, 10});
        QCOMPARE(camera.camera(), Camera());
    }

    void theSearchCountsMatchesInTopologicalOrder()
    {
        const GraphPtr graph = samples::diamond();
        GraphSearchState search;
        QSignalSpy changed(&search, &GraphSearchState::changed);
        QVERIFY(!search.setText(QStringLiteral("add")));
        search.search(graph, nullptr);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(search.count(), 3);
        QCOMPARE(search.placeOf(VertexId{3}), 3);
        QCOMPARE(search.placeOf(VertexId{2}), 0);
        QCOMPARE(search.placeOf({}), 0);
        QVERIFY(!search.setText(QString()));
        search.search(graph, nullptr);
        QVERIFY(!search.active() && search.matches().empty());
        QCOMPARE(search.count(), 0);
    }

    void aQuestionThatCannotBeReadEndsTheSearch()
    {
        GraphSearchState search;
        QVERIFY(!search.setText(QStringLiteral("add")));
        QVERIFY(search.setText(QStringLiteral("flops >")));
        QVERIFY(!search.active());
    }

    void aLargeGraphIsSearchedInTheBackground()
    {
        const GraphPtr graph = samples::layered(30000, 100, 1);
        GraphSearchState search;
        QSignalSpy changed(&search, &GraphSearchState::changed);
        QVERIFY(!search.setText(QStringLiteral("nothing-like-this")));
        search.search(graph, nullptr);
        QVERIFY(!search.setText(QStringLiteral("matmul")));
        search.search(graph, nullptr);
        QCOMPARE(changed.size(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60000); // The newest search alone.
        QCOMPARE(search.count(), 10000);
    }

    void foldingRemembersWhatWasRequested()
    {
        GroupFolding groups;
        GraphPicture picture;
        picture.placed.open = {1, 0, 1};
        groups.setDepth(2);
        QCOMPARE(groups.wanted(picture), picture.placed.open);
        groups.request(groups.turned(picture, GroupId{1}, true));
        QCOMPARE(groups.wanted(picture), (OpenGroups{1, 1, 1}));
        QCOMPARE(groups.takeAnchor(), std::optional(GroupId{1}));
        QVERIFY(!groups.takeAnchor());
        groups.withhold();
        groups.reset();
        QVERIFY(!groups.requested() && !groups.withheld());
        QCOMPARE(groups.depth(), std::optional(2U)); // It is for graphs to come.
    }

    void jumpsVisitAllBranchesInTurn()
    {
        ArrowBranches branches;
        const auto layout = std::make_shared<const GraphLayout>();
        QCOMPARE(branches.start({4, 7}, layout), std::optional(4U));
        QCOMPARE(branches.next(4, layout), std::optional(7U));
        QCOMPARE(branches.next(7, layout), std::optional(4U));
        QVERIFY(!branches.next(9, layout)); // The user went elsewhere.
        QVERIFY(!branches.next(4, std::make_shared<const GraphLayout>()));
        QVERIFY(!branches.start({}, layout));
    }
};

DOPPLER_TEST(GraphPartsTest)

} // namespace graph_parts_test

#include "graph_parts.moc"
