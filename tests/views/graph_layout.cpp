// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts, their index and the camera: plain functions, without a window.
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/layout/dot_layout.h"
#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/layout/spatial_index.h"
#include "widgets/graph_view/picture/camera.h"

#include <QTest>
#include <numeric>

namespace graph_layout_test {

using namespace doppler;

namespace {

GraphLayout layOut(const LayoutInput& input, double aspect = 1.7)
{
    const auto ranks = layoutRanks(input);
    return *layeredLayout(input, ranks, shapeFor(ranks, aspect));
}

std::size_t overlaps(const GraphLayout& layout)
{
    std::size_t count = 0;
    for (std::size_t a = 0; a < layout.centers.size(); ++a)
        for (std::size_t b = a + 1; b < layout.centers.size(); ++b)
            count += layout.rect(a).adjusted(0.01, 0.01, -0.01, -0.01).intersects(layout.rect(b)) ? 1 : 0;
    return count;
}

double along(const GraphLayout& layout, std::size_t box)
{
    return layout.flow == FlowDirection::LeftToRight ? layout.centers[box].x() : layout.centers[box].y();
}

const QByteArray goodAnswer = "graph 1 3 2\n"
                              "node n0 0.5 1.5 1.5 0.36 \"\" solid box black lightgrey\n"
                              "node n1 0.5 0.5 1.5 0.36 \"\" solid box black lightgrey\n"
                              "node n2 2.5 1 1.5 0.36 \"\" solid box black lightgrey\n"
                              "edge n0 n2 4 1.25 1.5 1.5 1.5 1.5 1 1.75 1 solid black\n"
                              "edge n1 n2 4 1.25 0.5 1.5 0.5 1.5 1 1.75 1 solid black\n"
                              "stop\n";
const LayoutInput join{3, {{0, 2}, {1, 2}}};

} // namespace

class GraphLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void ranksRespectArrows()
    {
        const LayoutInput input = layoutInput(*samples::layered(500, 12, 7));
        const auto ranks = layoutRanks(input);
        for (const auto& arrow : input.arrows)
            QVERIFY(ranks[arrow.from] < ranks[arrow.to]);
    }

    void sourcesStandByWhatTheyFeed()
    {
        // 0 -> 1 -> 2 -> 3 and 4 -> 3: 4 has no input and belongs beside 2, not at the start.
        const auto ranks = layoutRanks({5, {{0, 1}, {1, 2}, {2, 3}, {4, 3}}});
        QCOMPARE(ranks, (std::vector<std::uint32_t>{0, 1, 2, 3, 2}));
    }

    void cyclesDoNotHang()
    {
        const LayoutInput input{3, {{0, 1}, {1, 2}, {2, 1}}};
        const GraphLayout layout = layOut(input);
        QCOMPARE(layout.centers.size(), std::size_t{3});
        QCOMPARE(layout.arrowCount(), std::size_t{3});
    }

    void boxesDoNotOverlap_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<double>("aspect");
        QTest::newRow("wide pane") << 400 << 2.0;
        QTest::newRow("tall pane") << 400 << 0.4;
        QTest::newRow("more than is swept often") << 3000 << 1.7;
    }
    void boxesDoNotOverlap()
    {
        QFETCH(const int, vertices);
        QFETCH(const double, aspect);
        const auto graph = samples::layered(static_cast<std::size_t>(vertices), 15, 1);
        QCOMPARE(overlaps(layOut(layoutInput(*graph), aspect)), std::size_t{0});
    }

    void arrowsLeadFromBoxToBox()
    {
        const LayoutInput input = layoutInput(*samples::layered(200, 8, 5));
        const GraphLayout layout = layOut(input);
        for (std::size_t a = 0; a < input.arrows.size(); ++a) {
            const auto points = layout.arrow(a);
            QCOMPARE(points.size() % 3, std::size_t{1});
            QVERIFY(
                layout.rect(input.arrows[a].from).adjusted(-0.1, -0.1, 0.1, 0.1).contains(points.front()));
            QVERIFY(layout.rect(input.arrows[a].to).adjusted(-0.1, -0.1, 0.1, 0.1).contains(points.back()));
            QVERIFY(along(layout, input.arrows[a].from) < along(layout, input.arrows[a].to));
        }
    }

    void sameInputSamePicture()
    {
        const LayoutInput input = layoutInput(*samples::layered(300, 10, 2));
        const GraphLayout one = layOut(input);
        const GraphLayout other = layOut(input);
        QVERIFY(one.centers == other.centers);
        QVERIFY(one.arrowPoints == other.arrowPoints);
    }

    void longArrowsCostNoMoreThanTheirLimit()
    {
        // A chain of 3000 and an arrow from its first vertex to every other one: 4.5 million lanes, were they
        // all drawn out.
        LayoutInput input{3000, {}};
        for (std::uint32_t v = 1; v < 3000; ++v) {
            input.arrows.push_back({v - 1, v});
            input.arrows.push_back({0, v});
        }
        QVERIFY(layOut(input).arrowPoints.size() < input.arrows.size() * 6);
    }

    void chainOfAnyLengthIsFine()
    {
        LayoutInput input{200000, {}};
        for (std::uint32_t v = 1; v < input.count; ++v)
            input.arrows.push_back({v - 1, v});
        const GraphLayout layout = layOut(input);
        QVERIFY(along(layout, 0) < along(layout, input.count - 1));
    }

    void emptyAndSingle()
    {
        QVERIFY(layOut({0, {}}).centers.empty());
        QCOMPARE(layOut({1, {}}).centers.size(), std::size_t{1});
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        const LayoutInput input = layoutInput(*samples::diamond());
        const auto ranks = layoutRanks(input);
        QVERIFY(!layeredLayout(input, ranks, LayoutShape{}, source.get_token()));
    }

    void flowsTheWayThatFillsThePane()
    {
        std::vector<std::uint32_t> wide(32, 0); // 32 beside each other, 4 ranks.
        for (std::uint32_t r = 1; r < 4; ++r)
            wide.insert(wide.end(), 8, r);
        QCOMPARE(shapeFor(wide, 1.8).flow, FlowDirection::LeftToRight);
        std::vector<std::uint32_t> deep(60); // One after the other.
        std::iota(deep.begin(), deep.end(), 0U);
        QCOMPARE(shapeFor(deep, 0.3).flow, FlowDirection::TopToBottom);
    }

    void placesInOrderAsNearAsPossible()
    {
        const auto free =
            placeInOrder(std::vector{0.0, 10.0, 30.0}, std::vector{1.0, 1.0, 1.0}, std::vector{5.0, 5.0});
        QCOMPARE(free, (std::vector{0.0, 10.0, 30.0}));
        // Both want 0: they share the loss, by weight.
        const auto even = placeInOrder(std::vector{0.0, 0.0}, std::vector{1.0, 1.0}, std::vector{4.0});
        QCOMPARE(even, (std::vector{-2.0, 2.0}));
        const auto heavy = placeInOrder(std::vector{0.0, 0.0}, std::vector{3.0, 1.0}, std::vector{4.0});
        QCOMPARE(heavy, (std::vector{-1.0, 3.0}));
    }

    void waysBetweenLayouts()
    {
        const LayoutInput input = layoutInput(*samples::layered(60, 6, 5));
        const GraphLayout one = layOut(input, 3);
        const GraphLayout other = layOut(input, 0.3);
        const GraphLayout half = between(one, other, 0.5);
        QCOMPARE(half.arrowCount(), input.arrows.size());
        QCOMPARE(half.centers[7], (one.centers[7] + other.centers[7]) / 2);
        QVERIFY(between(one, other, 1).centers == other.centers);
    }

    void dotProgramHasGeneratedNamesAndPlainNumbers()
    {
        const QByteArray text = dotProgram(join, LayoutShape{});
        QVERIFY(text.contains("n0->n2;"));
        QVERIFY(text.contains("rankdir=LR"));
        QVERIFY(!text.contains("nslimit"));
        QVERIFY(dotProgram({dotAtEase + 1, {}}, LayoutShape{}).contains("nslimit=0.1"));
    }

    void readsDot()
    {
        const auto layout = readDotPlain(goodAnswer, join, LayoutShape{});
        QVERIFY(layout);
        QCOMPARE(layout->centers[0], QPointF(36, -108));
        QVERIFY(layout->centers[0].y() < layout->centers[1].y()); // dot's y grows upwards.
        QCOMPARE(layout->arrow(1).back(), QPointF(126, -72));
        QVERIFY(layout->bounds.contains(layout->rect(2)));
    }

    void refusesWhatIsNotAWholeLayout_data()
    {
        QTest::addColumn<QByteArray>("answer");
        const auto with = [](const char* before, const char* after) {
            QByteArray text = goodAnswer;
            return text.replace(before, after);
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("noise") << QByteArray("\x00\xff\x13 garbage\n\n", 14);
        QTest::newRow("cut off") << goodAnswer.left(goodAnswer.size() - 40);
        QTest::newRow("no stop") << with("stop\n", "");
        QTest::newRow("unknown box") << with("node n1", "node n7");
        QTest::newRow("box twice") << with("node n1", "node n0");
        QTest::newRow("huge number of a box") << with("node n1", "node n99999999999999999999");
        QTest::newRow("not finite") << with("node n1 0.5", "node n1 nan");
        QTest::newRow("infinite") << with("node n1 0.5", "node n1 1e999");
        QTest::newRow("comma numbers") << with("node n1 0.5", "node n1 0,5");
        QTest::newRow("arrow that is not there") << with("edge n1 n2", "edge n2 n1");
        QTest::newRow("arrow twice") << with("edge n1 n2", "edge n0 n2");
        QTest::newRow("too few points") << with("n2 4 1.25 0.5", "n2 7 1.25 0.5");
        QTest::newRow("points not 3k + 1") << with("n2 4 1.25 0.5", "n2 5 1.25 0.5");
        QTest::newRow("a billion points") << with("n2 4 1.25 0.5", "n2 1000000000 1.25 0.5");
        QTest::newRow("negative points") << with("n2 4 1.25 0.5", "n2 -2 1.25 0.5");
        QTest::newRow("unknown word") << with("node n1", "nodes n1");
    }
    void refusesWhatIsNotAWholeLayout()
    {
        QFETCH(const QByteArray, answer);
        QVERIFY(!readDotPlain(answer, join, LayoutShape{}));
    }

    void parallelArrowsHaveACurveEach()
    {
        const LayoutInput twice{2, {{0, 1}, {0, 1}}};
        const QByteArray answer = "graph 1 3 2\nnode n0 0 0 1 1 x\nnode n1 2 0 1 1 x\n"
                                  "edge n0 n1 4 0 0 1 1 1 1 2 0\nedge n0 n1 4 0 0 1 -1 1 -1 2 0\nstop\n";
        const auto layout = readDotPlain(answer, twice, LayoutShape{});
        QVERIFY(layout);
        QVERIFY(layout->arrow(0)[1] != layout->arrow(1)[1]);
    }

    void indexFindsWhatLiesInAnArea()
    {
        const LayoutInput input = layoutInput(*samples::layered(800, 20, 4));
        const GraphLayout layout = layOut(input);
        const SpatialIndex index(layout);
        std::vector<std::uint32_t> found;
        for (int i = 0; i < 60; ++i) {
            const QPointF corner(layout.bounds.left() + layout.bounds.width() * ((i * 37 % 60) / 60.0 - 0.1),
                                 layout.bounds.top() + layout.bounds.height() * ((i * 23 % 60) / 60.0 - 0.1));
            const QRectF area(corner, QSizeF(20 + i * 12, 10 + i * 9));
            index.boxesIn(area, found);
            for (std::uint32_t b = 0; b < input.count; ++b) {
                const bool isFound = std::binary_search(found.begin(), found.end(), b);
                if (layout.rect(b).intersects(area))
                    QVERIFY(isFound);
                else if (isFound) // It touches, as far as the index's single precision can tell.
                    QVERIFY(layout.rect(b).intersects(area.adjusted(-0.1, -0.1, 0.1, 0.1)));
            }
            index.arrowsIn(area, found);
            for (std::uint32_t a = 0; a < input.arrows.size(); ++a) {
                const auto points = layout.arrow(a);
                const bool inside = std::any_of(points.begin(), points.end(),
                                                [&](const QPointF& p) { return area.contains(p); });
                if (inside)
                    QVERIFY(std::binary_search(found.begin(), found.end(), a));
            }
        }
    }

    void findsWhatIsUnderThePointer()
    {
        const LayoutInput input = layoutInput(*samples::diamond());
        const GraphLayout layout = layOut(input);
        const SpatialIndex index(layout);
        for (std::uint32_t b = 0; b < input.count; ++b)
            QCOMPARE(boxAt(layout, index, layout.centers[b]), std::optional(b));
        QVERIFY(!boxAt(layout, index, layout.bounds.topLeft() - QPointF(5, 5)));
        const auto points = layout.arrow(0);
        const QPointF onArrow = points[0] * 0.125 + points[1] * 0.375 + points[2] * 0.375 + points[3] * 0.125;
        QCOMPARE(arrowAt(layout, index, onArrow, 2), std::optional(0U));
        QVERIFY(!arrowAt(layout, index, layout.bounds.topLeft() - QPointF(50, 50), 2));
    }

    void cameraFits()
    {
        const QRectF pane(0, 0, 800, 400);
        const QRectF bounds(-100, 50, 2000, 500);
        const Camera camera = fitted(bounds, pane, {20, 30, 20, 10});
        const QRectF seen = camera.toScreen(bounds);
        QVERIFY(pane.marginsRemoved({20, 30, 20, 10}).adjusted(-0.1, -0.1, 0.1, 0.1).contains(seen));
        QCOMPARE(seen.width(), 760.0);
        QCOMPARE(fitted(QRectF(0, 0, 10, 10), pane, {}).scale, 1.6); // Small things aren't blown up.
        QVERIFY(std::isfinite(fitted({}, pane, {}).scale));
    }

    void cameraZoomsAtThePointer()
    {
        const Camera camera{0.5, {30, 40}};
        const QPointF at(200, 100);
        const Camera closer = zoomedAt(camera, at, 2, 0.1);
        QCOMPARE(closer.toScene(at), camera.toScene(at));
        QCOMPARE(closer.scale, 1.0);
        QCOMPARE(zoomedAt(camera, at, 1e9, 0.1).scale, greatestScale);
        QCOMPARE(zoomedAt(camera, at, 1e-9, 0.1).scale, 0.1);
    }

    void cameraKeepsThePictureInView()
    {
        const QRectF pane(0, 0, 800, 400);
        const QRectF bounds(0, 0, 1000, 1000);
        const Camera lost{1, {5000, -9000}};
        const QRectF seen = kept(lost, bounds, pane, 48).toScreen(bounds);
        QCOMPARE(seen.left(), 752.0);
        QCOMPARE(seen.bottom(), 48.0);
    }

    void cameraFlies()
    {
        const QRectF pane(0, 0, 800, 400);
        const Camera one{0.5, {3, 4}};
        const Camera other{2, {-300, 70}};
        QCOMPARE(between(one, other, pane, 0), one);
        QCOMPARE(between(one, other, pane, 1), other);
        QCOMPARE(between(one, other, pane, 0.5).scale, 1.0);
    }
};

DOPPLER_TEST(GraphLayoutTest)

} // namespace graph_layout_test

#include "graph_layout.moc"
