// SPDX-License-Identifier: GPL-3.0-or-later
// What the graph view shows, before it is painted: states, transfers, marks, styles, search, steps; and the
// lines' pixels.
#include "tests/support/runner.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/graph_search.h"
#include "widgets/graph_view/graph_tool_tip.h"
#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/line_raster.h"
#include "widgets/ui/text/format.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

namespace graph_picture_test {

using namespace doppler;

namespace {

/// left (0) and end (3) on device 0, right (1) and join (2) on device 1.
Schedule handMadeSchedule(const DataflowGraph& graph)
{
    Schedule schedule;
    schedule.makespan = 7;
    schedule.tasks = {{VertexId{0}, DeviceId{0}, 0, 0, 1},
                      {VertexId{1}, DeviceId{1}, 0, 0.5, 2},
                      {VertexId{2}, DeviceId{1}, 3, 3.5, 5},
                      {VertexId{3}, DeviceId{0}, 6, 6, 7}};
    schedule.transfers = {
        {graph.edge(EdgeId{0}).tensor, VertexId{0}, DeviceId{0}, DeviceId{1}, 1, 1, 3},
        {graph.edge(graph.inEdges(VertexId{3})[1]).tensor, VertexId{2}, DeviceId{1}, DeviceId{0}, 5, 5, 6}};
    return schedule;
}

RunPtr handMadeRun(const GraphPtr& graph)
{
    auto run = std::make_shared<Run>();
    run->problem = Problem::create(graph, builtinTopology("4xP100").value()).value();
    run->placement.devices = {DeviceId{0}, DeviceId{1}, DeviceId{1}, DeviceId{0}};
    run->schedule = handMadeSchedule(*graph);
    return run;
}

GraphPicture pictureOf(const GraphPtr& graph, const RunPtr& run)
{
    GraphPicture picture;
    picture.graph = graph;
    const LayoutInput input = layoutInput(*graph);
    const auto ranks = layoutRanks(input);
    picture.placed.layout =
        std::make_shared<const GraphLayout>(*layeredLayout(input, ranks, shapeFor(ranks, 2)));
    picture.placed.index = std::make_shared<const SpatialIndex>(picture.layout());
    showRun(picture, run);
    return picture;
}

EdgeId edgeBetween(const DataflowGraph& graph, std::size_t from, std::size_t to)
{
    for (const EdgeId e : graph.edges())
        if (graph.edge(e).from == from && graph.edge(e).to == to)
            return e;
    return {};
}

Tokens lightTokens()
{
    QPalette palette;
    palette.setColor(QPalette::Window, Qt::white);
    palette.setColor(QPalette::WindowText, Qt::black);
    return tokens(palette);
}

Tokens darkTokens()
{
    QPalette palette;
    palette.setColor(QPalette::Window, Qt::black);
    palette.setColor(QPalette::WindowText, Qt::white);
    return tokens(palette);
}

} // namespace

class GraphPictureTest : public QObject {
    Q_OBJECT

private slots:
    void statesFollowTheSchedule()
    {
        const Schedule schedule = handMadeSchedule(*samples::diamond());
        const VertexId join{2};
        QCOMPARE(stateAt(schedule, join, 0), VertexState::Waiting);
        QCOMPARE(stateAt(schedule, join, 2.999), VertexState::Waiting);
        QCOMPARE(stateAt(schedule, join, 3), VertexState::Ready);
        QCOMPARE(stateAt(schedule, join, 3.5), VertexState::Running);
        QCOMPARE(stateAt(schedule, join, 4.999), VertexState::Running);
        QCOMPARE(stateAt(schedule, join, 5), VertexState::Done);
        QCOMPARE(stateAt(schedule, VertexId{0}, 0), VertexState::Running);
        QCOMPARE(stateAt(TaskRun{VertexId{0}, DeviceId{0}, 1, 2, 2}, 2),
                 VertexState::Done); // No time at all.
        QCOMPARE(progressAt(3, 5, 4), 0.5);
        QCOMPARE(progressAt(3, 3, 3), 0.0);
        QCOMPARE(progressAt(3, 5, 9), 1.0);
    }

    void tensorsTravelAlongTheEdgesThatTheyServe()
    {
        const GraphPtr graph = samples::diamond();
        const Schedule schedule = handMadeSchedule(*graph);
        std::vector<EdgeTransfer> edges;
        edgesInTransfer(*graph, schedule, 2, edges);
        QCOMPARE(edges.size(), std::size_t{1}); // 0 -> 3 stays on device 0.
        QCOMPARE(edges[0].edge, edgeBetween(*graph, 0, 2));
        QCOMPARE(edges[0].progress, 0.5);
        edgesInTransfer(*graph, schedule, 3, edges); // At its end it has arrived.
        QVERIFY(edges.empty());
        edgesInTransfer(*graph, schedule, 5, edges);
        QCOMPARE(edges.size(), std::size_t{1});
        QCOMPARE(edges[0].edge, edgeBetween(*graph, 2, 3));
    }

    void oneTensorServesSeveralConsumers()
    {
        GraphBuilder builder("fan");
        for (int i = 0; i < 4; ++i)
            builder.addVertex({});
        for (std::size_t to = 1; to < 4; ++to)
            builder.addEdge(VertexId{0}, VertexId{to});
        const GraphPtr graph = builder.build().value();
        Schedule schedule;
        schedule.tasks = {{VertexId{0}, DeviceId{0}, 0, 0, 1},
                          {VertexId{1}, DeviceId{1}, 3, 3, 4},
                          {VertexId{2}, DeviceId{0}, 1, 1, 2},
                          {VertexId{3}, DeviceId{1}, 3, 4, 5}};
        schedule.transfers = {{TensorId{0}, VertexId{0}, DeviceId{0}, DeviceId{1}, 1, 1, 3}};
        std::vector<EdgeTransfer> edges;
        edgesInTransfer(*graph, schedule, 1.5, edges);
        QCOMPARE(edges.size(), std::size_t{2});
        QCOMPARE(edges[0].edge, EdgeId{0});
        QCOMPARE(edges[1].edge, EdgeId{2});
    }

    void criticalPathIsMarkedWithItsEdges()
    {
        const GraphPtr graph = samples::diamond();
        auto run = std::make_shared<Run>(*handMadeRun(graph));
        run->criticalPath = {{false, 0, 0, 1, Cause::Start},
                             {true, 0, 1, 3, Cause::Data},
                             {false, 2, 3.5, 5, Cause::Data},
                             {true, 1, 5, 6, Cause::Data},
                             {false, 3, 6, 7, Cause::Data}};
        const GraphPicture picture = pictureOf(graph, run);
        for (const std::size_t v : {0, 2, 3})
            QVERIFY(picture.vertexMarks[v] & CriticalMark);
        QVERIFY(picture.edgeMarks[edgeBetween(*graph, 0, 2)] & CriticalMark);
        QVERIFY(picture.edgeMarks[edgeBetween(*graph, 2, 3)] & CriticalMark);
        QVERIFY(!(picture.edgeMarks[edgeBetween(*graph, 0, 3)] & CriticalMark));
        QVERIFY(!(picture.edgeMarks[edgeBetween(*graph, 1, 2)] & CriticalMark));
    }

    void spotlightDimsTheRest()
    {
        const GraphPtr graph = samples::diamond();
        GraphPicture picture = pictureOf(graph, handMadeRun(graph));
        const auto bright = [&] {
            std::vector<int> list;
            for (const VertexId v : graph->vertices())
                if (!(picture.vertexMarks[v] & DimmedMark))
                    list.push_back(static_cast<int>(v));
            return list;
        };
        shine(picture, {});
        QCOMPARE(bright(), (std::vector{0, 1, 2, 3}));
        shine(picture, {nullptr, DeviceId{1}, {}});
        QCOMPARE(bright(), (std::vector{1, 2}));
        QVERIFY(!(picture.edgeMarks[edgeBetween(*graph, 1, 2)] & DimmedMark));
        QVERIFY(picture.edgeMarks[edgeBetween(*graph, 0, 2)] & DimmedMark);
        Spotlight light;
        const std::vector<char> hidden{0, 1, 0};
        light.hidden = &hidden;
        shine(picture, light);
        QCOMPARE(bright(), (std::vector{0, 3}));
        picture.growing = {std::nullopt, DeviceId{2}, DeviceId{1}, std::nullopt};
        shine(picture, light); // What grows says where a vertex is, not the run.
        QCOMPARE(bright(), (std::vector{1}));
        picture.growing.clear();
        picture.selected = VertexId{1};
        shine(picture, {nullptr, {}, VertexId{1}});
        QCOMPARE(bright(), (std::vector{1, 2}));
        const std::vector<char> matches{0, 0, 0, 1};
        shine(picture, {&matches, {}, {}});
        QCOMPARE(bright(), (std::vector{1, 3})); // The selected one stays bright.
    }

    void coloursFadeOnlyBetweenRuns()
    {
        const GraphPtr graph = samples::diamond();
        const RunPtr run = handMadeRun(graph);
        GraphPicture picture = pictureOf(graph, run);
        QVERIFY(picture.swatchBefore.empty());
        auto moved = std::make_shared<Run>(*run);
        moved->placement.devices[1] = DeviceId{2};
        showRun(picture, moved);
        QCOMPARE(picture.swatchBefore[1], std::uint16_t{1});
        QCOMPARE(picture.swatchOf[1], std::uint16_t{2});
        showRun(picture, moved);
        QVERIFY(picture.swatchBefore.empty());
        showRun(picture, nullptr);
        QVERIFY(picture.swatchBefore.empty());
        QCOMPARE(picture.swatchOf[1], noSwatch);
        QCOMPARE(deviceShares(pictureOf(graph, run))[0], 0.5);
    }

    /// An episode on eight devices grows while a run on four is shown.
    void whatGrowsHasTheColoursOfTheDevicesThatAreThere()
    {
        const GraphPtr graph = samples::diamond();
        const RunPtr four = handMadeRun(graph);
        auto eight = std::make_shared<Run>(*four);
        eight->problem = Problem::create(graph, builtinTopology("8xV100").value()).value();
        GraphPicture picture = pictureOf(graph, eight);
        showGrowing(picture, {DeviceId{7}, DeviceId{1}, {}, DeviceId{6}});
        QCOMPARE(picture.swatchOf[0], std::uint16_t{7});
        showRun(picture, four);
        QCOMPARE(picture.swatches.size(), std::size_t{4});
        QCOMPARE(picture.swatchOf, (std::vector<std::uint16_t>{noSwatch, 1, noSwatch, noSwatch}));
    }

    /// On fewer devices nothing is painted by the number of one that is gone.
    void coloursOfDevicesThatAreGoneDoNotFade()
    {
        const GraphPtr graph = samples::diamond();
        const RunPtr four = handMadeRun(graph);
        auto eight = std::make_shared<Run>(*four);
        eight->problem = Problem::create(graph, builtinTopology("8xV100").value()).value();
        eight->placement.devices = {DeviceId{7}, DeviceId{6}, DeviceId{5}, DeviceId{7}};
        for (const VertexId v : graph->vertices())
            eight->schedule.tasks[v].device = eight->placement.devices[v];
        eight->schedule.transfers.clear();
        GraphPicture picture = pictureOf(graph, eight);
        showRun(picture, four);
        QCOMPARE(picture.swatches.size(), std::size_t{4});
        QVERIFY(picture.swatchBefore.empty());
        showRun(picture, eight); // the other way all colours are there
        QCOMPARE(picture.swatchBefore[1], std::uint16_t{1});
    }

    void statesReadWithoutColour_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void statesReadWithoutColour()
    {
        QFETCH(const bool, dark);
        const Tokens t = dark ? darkTokens() : lightTokens();
        for (std::size_t d = 0; d < 20; ++d) {
            const Swatch swatch = deviceSwatch(d);
            const BoxStyle waiting = boxStyle(swatch, VertexState::Waiting, false, t);
            const BoxStyle ready = boxStyle(swatch, VertexState::Ready, false, t);
            const BoxStyle running = boxStyle(swatch, VertexState::Running, false, t);
            const BoxStyle done = boxStyle(swatch, VertexState::Done, false, t);
            QCOMPARE(waiting.fill, t.canvas);
            QCOMPARE(waiting.borderStyle, Qt::DashLine);
            QCOMPARE(ready.borderStyle, Qt::SolidLine);
            QVERIFY(ready.borderWidth > 2 * waiting.borderWidth);
            QCOMPARE(running.fill, swatch.color);
            QVERIFY(running.progress && !waiting.progress && !ready.progress && !done.progress);
            QVERIFY(done.tick && !waiting.tick && !ready.tick && !running.tick);
            for (const BoxStyle& style : {waiting, ready, running, done, boxStyle(swatch, {}, false, t)})
                QVERIFY2(contrast(style.text, style.fill) >= 4.5, qPrintable(style.fill.name()));
            QVERIFY(contrast(waiting.border, t.canvas) >= 3);
            QVERIFY(contrast(ready.border, t.canvas) >= 3);
        }
    }

    void detailGrowsWithSize()
    {
        QCOMPARE(detailFor(1).boxes, Detail::Boxes::Points);
        QCOMPARE(detailFor(5).boxes, Detail::Boxes::Blocks);
        QCOMPARE(detailFor(5).arrows, Detail::Arrows::Lines);
        QCOMPARE(detailFor(10).boxes, Detail::Boxes::Shapes);
        QCOMPARE(detailFor(10).labelPixels, 0);
        QVERIFY(detailFor(14).labelPixels >= 7);
        QVERIFY(detailFor(80).secondLine);
        QVERIFY(!detailFor(26).secondLine);
        QVERIFY(detailFor(80).labelPixels < 24);
        QVERIFY(detailFor(80).thirdLine);
        QVERIFY(detailFor(50).secondLine && !detailFor(50).thirdLine);
    }

    /// Name alone, then operation and shape, then attributes and source.
    void textsGrowWithTheZoom()
    {
        Vertex vertex;
        vertex.op = "Conv";
        vertex.group = "backbone/stem";
        vertex.outputBytes = 2048;
        vertex.shapes = RareText("1×3×8×8, 4×3×3×3 → 1×4×8×8");
        vertex.attributes = RareText("strides=[1, 1]");
        const Detail name = detailFor(26);
        const Detail two = detailFor(50);
        const Detail three = detailFor(80);
        QVERIFY(operationText(vertex, name).isEmpty() && sourceText(vertex, name).isEmpty());
        QCOMPARE(operationText(vertex, two), QStringLiteral("Conv · 1×4×8×8"));
        QVERIFY(sourceText(vertex, two).isEmpty());
        QCOMPARE(operationText(vertex, three), QStringLiteral("Conv · 1×4×8×8 · strides=[1, 1]"));
        QCOMPARE(sourceText(vertex, three), QStringLiteral("backbone/stem"));
        // A profile knows what an operator reads, and nothing of its output.
        vertex.shapes = RareText("8×4, 16×4 → ?");
        QCOMPARE(operationText(vertex, two), QStringLiteral("Conv · 8×4, 16×4 → ?"));
        // Without shapes, the size takes their place where there is room.
        vertex.shapes = RareText();
        QCOMPARE(operationText(vertex, two), QStringLiteral("Conv"));
        QCOMPARE(operationText(vertex, three),
                 QStringLiteral("Conv · ") + formatBytes(2048) + QStringLiteral(" · strides=[1, 1]"));
        // Without a path, the kernel is the source, and its shape is shown.
        vertex.group.clear();
        vertex.kernel = std::make_shared<const Kernel>(Kernel{"ij->j", {{'i', 5}, {'j', 7}}});
        QCOMPARE(sourceText(vertex, three), QStringLiteral("ij->j"));
        QCOMPARE(operationText(vertex, two), QStringLiteral("Conv · 7"));
        QVERIFY(operationText(Vertex(), three).isEmpty() && sourceText(Vertex(), three).isEmpty());
    }

    void searchFindsEveryWord()
    {
        const GraphPtr graph = samples::diamond();
        GraphSearch search;
        search.prepare(*graph, [](VertexId v) { return QStringLiteral("gpu%1").arg(v % 2); });
        const auto found = [&](const char* text) {
            const auto marks = search.find(QString::fromUtf8(text));
            return std::vector<int>(marks.begin(), marks.end());
        };
        QCOMPARE(found("JOIN"), (std::vector{0, 0, 1, 0}));
        QCOMPARE(found("matmul"), (std::vector{0, 0, 1, 0}));
        QCOMPARE(found("gpu1"), (std::vector{0, 1, 0, 1}));
        QCOMPARE(found("  add   GPU1 "), (std::vector{0, 1, 0, 1}));
        QCOMPARE(found("left gpu1"), (std::vector{0, 0, 0, 0}));
        QCOMPARE(found("   "), (std::vector{0, 0, 0, 0}));
        QCOMPARE(found("leftadd"), (std::vector{0, 0, 0, 0})); // Not across two texts.
    }

    void stepsFollowEdgesAndRanks()
    {
        const GraphPtr graph = samples::diamond();
        const GraphPicture picture = pictureOf(graph, nullptr);
        const GraphLayout& layout = picture.layout();
        const auto box = [](std::uint32_t number) { return std::optional(number); };
        QCOMPARE(stepAlong(picture, 1, true), box(2));
        QCOMPARE(stepAlong(picture, 3, true), std::nullopt);
        QCOMPARE(stepAlong(picture, 1, false), std::nullopt);
        QVERIFY(stepAlong(picture, 2, false).has_value());
        const bool down = stepAcross(layout, *picture.placed.index, 0, true).has_value();
        QCOMPARE(stepAcross(layout, *picture.placed.index, 0, down), box(1));
        QCOMPARE(stepAcross(layout, *picture.placed.index, 0, !down), std::nullopt);
        QCOMPARE(stepAcross(layout, *picture.placed.index, 1, !down), box(0));
        QCOMPARE(stepBox(picture, {}, true), box(0));
        QCOMPARE(stepBox(picture, 1, true), box(2));
        QCOMPARE(stepBox(picture, 3, true), std::nullopt);

        const std::vector<char> marked{1, 0, 0, 1};
        QCOMPARE(stepInOrder(*graph, marked, {}, true, false), std::optional(VertexId{0}));
        QCOMPARE(stepInOrder(*graph, marked, VertexId{0}, true, false), std::optional(VertexId{3}));
        QCOMPARE(stepInOrder(*graph, marked, VertexId{3}, true, false), std::nullopt);
        QCOMPARE(stepInOrder(*graph, marked, VertexId{3}, true, true), std::optional(VertexId{0}));
        QCOMPARE(stepInOrder(*graph, marked, {}, false, true), std::optional(VertexId{3}));
        QCOMPARE(stepInOrder(*graph, {0, 0, 0, 0}, VertexId{1}, true, true), std::nullopt);
    }

    void toolTipsEscapeNames()
    {
        GraphBuilder builder("evil");
        Vertex vertex;
        vertex.name = "<img src=x>";
        builder.addVertex(std::move(vertex));
        const GraphPtr graph = builder.build().value();
        const QString tip = boxToolTip(pictureOf(graph, nullptr), 0);
        QVERIFY(tip.contains(QStringLiteral("&lt;img")));
        QVERIFY(!tip.contains(QStringLiteral("<img")));
    }

    void toolTipsHaveTimes()
    {
        const GraphPtr graph = samples::diamond();
        const GraphPicture picture = pictureOf(graph, handMadeRun(graph));
        const QString vertex = boxToolTip(picture, 2);
        for (const char* part : {"join", "matmul", "gpu1", "3.500", "5.000"})
            QVERIFY2(vertex.contains(QLatin1String(part)), part);
        const QString edge = arrowToolTip(picture, edgeBetween(*graph, 0, 2));
        QVERIFY(edge.contains(QStringLiteral("gpu0 \u2192 gpu1")));
        QVERIFY(edge.contains(QStringLiteral("3.000")));
        QVERIFY(!arrowToolTip(picture, edgeBetween(*graph, 0, 3)).contains(QStringLiteral("gpu")));
    }

    void linesHaveTheirWidth()
    {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        LineRaster raster(image);
        raster.stroke({5, 20}, {25, 20}, 4, 4, qRgb(0, 0, 0));
        QCOMPARE(image.pixel(10, 17), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(10, 18), qRgb(0, 0, 0));
        QCOMPARE(image.pixel(10, 21), qRgb(0, 0, 0));
        QCOMPARE(image.pixel(10, 22), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(4, 20), qRgb(255, 255, 255));
        QCOMPARE(image.pixel(25, 20), qRgb(255, 255, 255));
        raster.stroke({30.5, 2}, {30.5, 30}, 1, 1, qRgb(255, 0, 0)); // Steep ones too.
        QCOMPARE(image.pixel(30, 15), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(31, 15), qRgb(255, 255, 255));
        raster.stroke({2, 35}, {20, 35}, 0.5, 0.5, qRgb(0, 0, 0)); // Half a pixel is half as dark.
        const int shade = qRed(image.pixel(10, 35)) + qRed(image.pixel(10, 34));
        QVERIFY2(shade > 360 && shade < 400, qPrintable(QString::number(shade)));
    }

    void linesTaperToTheirEnd()
    {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        LineRaster(image).stroke({10, 20}, {30, 20}, 10, 0, qRgb(0, 0, 0));
        const auto height = [&](int x) {
            int count = 0;
            for (int y = 0; y < 40; ++y)
                count += qRed(image.pixel(x, y)) < 128 ? 1 : 0;
            return count;
        };
        QVERIFY(height(10) >= 9);
        QVERIFY(height(20) >= 4 && height(20) <= 6);
        QVERIFY(height(29) <= 1);
    }

    void dotsAreRound()
    {
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        LineRaster raster(image);
        raster.dot({10, 10}, 8, qRgb(0, 0, 0));
        int dark = 0;
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x)
                dark += 255 - qRed(image.pixel(x, y));
        QVERIFY(std::abs(dark / 255.0 - 50.3) < 2); // pi * 4 * 4
        raster.dot({-3, 30}, 8, qRgb(0, 0, 0));
        raster.dot({20, 0}, 8, qRgb(0, 0, 0));
        QCOMPARE(image.pixel(19, 0), qRgb(0, 0, 0));
    }

    void linesAreClipped()
    {
        QImage image(20, 10, QImage::Format_RGB32);
        image.fill(Qt::white);
        LineRaster raster(image);
        for (int i = 0; i < 360; i += 7) {
            const QPointF away(1e6 * std::cos(i), 1e6 * std::sin(i));
            raster.stroke(QPointF(10, 5) - away, QPointF(10, 5) + away, 3, 3, qRgb(0, 0, 0));
            raster.hair(QPointF(10, 5) - away, QPointF(10, 5) + away, qRgb(0, 0, 0));
            raster.stroke(away, away + QPointF(5, 5), 3, 3, qRgb(0, 0, 0));
        }
        raster.stroke({5, 5}, {5, 5}, 3, 3, qRgb(0, 0, 0));
        QCOMPARE(image.pixel(10, 5), qRgb(0, 0, 0));
    }

    void layerAndPainterDrawTheSamePicture()
    {
        const GraphPtr graph = samples::diamond();
        const GraphPicture picture = pictureOf(graph, handMadeRun(graph));
        const Camera camera = fitted(picture.layout().bounds, QRectF(0, 0, 600, 200), {10, 10, 10, 10});
        PaintLayer layer;
        const auto paint = [&](PaintLayer* with) {
            QImage image(600, 200, QImage::Format_RGB32);
            QPainter painter(&image);
            paintGraph(painter, picture, camera, image.rect(), {lightTokens(), QFont(), false, with});
            painter.end();
            return image;
        };
        const QImage one = paint(&layer);
        const QImage other = paint(nullptr);
        int different = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                different += std::abs(qGreen(one.pixel(x, y)) - qGreen(other.pixel(x, y))) > 96 ? 1 : 0;
        QVERIFY2(different < 600, qPrintable(QString::number(different)));
        QVERIFY(one.pixel(0, 0) == lightTokens().canvas.rgb());
    }
};

DOPPLER_TEST_WITH(QApplication, GraphPictureTest)

} // namespace graph_picture_test

#include "graph_picture.moc"
