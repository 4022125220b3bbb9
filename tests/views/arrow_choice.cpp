// SPDX-License-Identifier: GPL-3.0-or-later
// Which arrows are painted where there are more than fit into a frame.
#include "widgets/graph_view/picture/arrow_choice.h"

#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/layout/swimlane_layout.h"

#include <QTest>
#include <algorithm>

namespace arrow_choice_test {

using namespace doppler;

namespace {

constexpr QRectF pane(0, 0, 1200, 700);

/// In lanes by time, where arrows are long.
GraphPicture lanesOf(std::size_t vertices)
{
    GraphPicture picture;
    picture.graph = samples::layered(vertices, vertices <= 1000 ? 20 : 100, 3);
    const RunPtr run = samples::runOf(picture.graph, "8xV100", "critical-path");
    LaneInput lanes;
    lanes.lanes = run->problem->deviceCount();
    for (const TaskRun& task : run->schedule.tasks) {
        lanes.lane.push_back(task.device);
        lanes.start.push_back(task.start);
    }
    picture.placed.layout =
        std::make_shared<const GraphLayout>(*swimlaneLayout(layoutInput(*picture.graph), lanes, 1.7));
    picture.placed.index = std::make_shared<const SpatialIndex>(picture.layout());
    showRun(picture, run);
    return picture;
}

Camera cameraFor(const GraphPicture& picture, double boxPixels)
{
    Camera camera = fitted(picture.layout().bounds, pane, {20, 44, 20, 40});
    if (boxPixels > 0)
        camera.scale = boxPixels / picture.layout().box.height();
    return centredOn(camera, picture.layout().bounds.center(), pane);
}

struct Chosen {
    std::vector<std::uint32_t> seen; ///< All arrows in view.
    std::vector<std::uint32_t> kept;
    Detail detail;
};

Chosen choose(const GraphPicture& picture, const Camera& camera)
{
    Chosen out;
    picture.placed.index->arrowsIn(camera.toScene(pane), out.seen);
    out.kept = out.seen;
    out.detail = detailFor(picture.layout().box.height() * camera.scale);
    fitArrowsToFrame(picture, camera, pane, out.kept, out.detail);
    return out;
}

} // namespace

class ArrowChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void allArrowsOfASmallGraphStay()
    {
        const GraphPicture picture = lanesOf(76);
        for (const double box : {0.0, 8.0, 26.0, 60.0}) {
            const Camera camera = cameraFor(picture, box);
            const Chosen chosen = choose(picture, camera);
            QCOMPARE(chosen.kept, chosen.seen);
            QVERIFY(chosen.detail == detailFor(picture.layout().box.height() * camera.scale));
        }
    }

    void tooManyAreThinnedOut()
    {
        const GraphPicture picture = lanesOf(10000);
        for (const double box : {0.0, 8.0, 14.0}) {
            const Chosen chosen = choose(picture, cameraFor(picture, box));
            QVERIFY(chosen.kept.size() < chosen.seen.size());
            QVERIFY(chosen.kept.size() > 100);
            QVERIFY(std::ranges::is_sorted(chosen.kept));
            QVERIFY(std::ranges::includes(chosen.seen, chosen.kept));
            for (const std::uint32_t a : chosen.seen)
                if (picture.edgeMarks[a] & CriticalMark)
                    QVERIFY(std::ranges::binary_search(chosen.kept, a));
        }
    }

    void thoseOfTheSelectionStay()
    {
        GraphPicture picture = lanesOf(10000);
        const Camera camera = cameraFor(picture, 0);
        const VertexId chosen{picture.graph->vertexCount() / 2};
        showSelection(picture, {chosen}, chosen);
        const auto kept = choose(picture, camera).kept;
        for (const EdgeId e : picture.graph->inEdges(chosen))
            QVERIFY(std::ranges::binary_search(kept, e.value));
    }

    /// A picture that moves does not flicker.
    void theSameOnesAreLeftOut()
    {
        const GraphPicture picture = lanesOf(10000);
        Camera camera = cameraFor(picture, 0);
        const auto before = choose(picture, camera).kept;
        camera.shift += QPointF(2, 1);
        const auto after = choose(picture, camera).kept;
        std::vector<std::uint32_t> both;
        std::ranges::set_intersection(before, after, std::back_inserter(both));
        QVERIFY(both.size() * 10 > before.size() * 9);
    }
};

DOPPLER_TEST_WITH(QApplication, ArrowChoiceTest)

} // namespace arrow_choice_test

#include "arrow_choice.moc"
