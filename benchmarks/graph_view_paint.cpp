// SPDX-License-Identifier: GPL-3.0-or-later
// Paint and layout times of the graph view (docs/results/frame-times.md). The target is 16 ms per frame at
// 10,000 vertices, overview and zoomed in. Prints the median and the worst frame of every row. Each frame
// paints the whole view at another place and time, as after a pan or zoom, or while a run plays.
#include "benchmarks/frame_times.h"
#include "benchmarks/training_beside.h"
#include "tests/window/graph_samples.h"
#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/layout/swimlane_layout.h"
#include "widgets/graph_view/layout/wrapped_layout.h"
#include "widgets/graph_view/layout_job.h"
#include "widgets/graph_view/picture/graph_painter.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <cmath>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

constexpr QSize paneSize(1200, 700);
constexpr QRectF pane{QPointF(), QSizeF(paneSize)};

GraphPicture pictureOf(std::size_t vertices)
{
    GraphPicture picture;
    picture.graph = samples::layered(vertices, vertices <= 1000 ? 20 : 100, 3);
    const LayoutInput input = layoutInput(*picture.graph);
    const auto ranks = layoutRanks(input);
    auto layout = layeredLayout(input, ranks, shapeFor(ranks, 1200.0 / 700));
    picture.placed.layout = std::make_shared<const GraphLayout>(std::move(*layout));
    picture.placed.index = std::make_shared<const SpatialIndex>(picture.layout());
    showRun(picture, samples::runOf(picture.graph, "8xV100", "critical-path"));
    return picture;
}

/// The whole graph in the pane for 0, else its middle with boxes of that height in pixels.
Camera cameraFor(const GraphPicture& picture, std::int64_t boxPixels)
{
    Camera camera = fitted(picture.layout().bounds, pane, {20, 44, 20, 40});
    if (boxPixels == 0)
        return camera;
    camera.scale = static_cast<double>(boxPixels) / picture.layout().box.height();
    return centredOn(camera, picture.layout().bounds.center(), pane);
}

/// The same, moved on by some pixels with each frame, in a circle: about as much is in view.
auto movedCamera(const GraphPicture& picture, std::int64_t boxPixels)
{
    return [middle = cameraFor(picture, boxPixels)](std::size_t frame) {
        const double angle = 0.2 * static_cast<double>(frame);
        return Camera{middle.scale, middle.shift + 30 * QPointF(std::cos(angle), std::sin(angle))};
    };
}

/// Frames with the camera that `cameraOf` gives for their number, and where it is played a hundredth of the
/// run after each other.
template <class CameraOf>
void paintFrames(benchmark::State& state, GraphPicture& picture, bool played, CameraOf cameraOf)
{
    QImage image(paneSize, QImage::Format_ARGB32_Premultiplied);
    PaintLayer layer;
    const PaintStyle style{tokens(QApplication::palette()), QApplication::font(), false, &layer};
    measureFrames(state, [&](std::size_t frame) {
        if (played)
            showTime(picture,
                     picture.run->schedule.makespan * (0.1 + 0.01 * static_cast<double>(frame % 80)));
        QPainter painter(&image);
        paintGraph(painter, picture, cameraOf(frame), pane, style);
    });
}

/// Arguments: vertices; height of a box in pixels, 0: the whole graph in the pane; 1: while it is played.
void paint(benchmark::State& state)
{
    GraphPicture picture = pictureOf(static_cast<std::size_t>(state.range(0)));
    paintFrames(state, picture, state.range(2) != 0, movedCamera(picture, state.range(1)));
}
BENCHMARK(paint)
    ->ArgNames({"vertices", "box", "played"})
    ->ArgsProduct({{76, 1000, 10000}, {0, 5, 8, 14, 26, 60}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

enum Mode { ByDevice, ByCost, ByDifference, WithLabels, InLanes };

/// Coloured by numbers, with sizes on arrows, and in lanes. Arguments: vertices; height of a box in pixels,
/// 0: the whole graph in the pane; the mode.
void paintMode(benchmark::State& state)
{
    GraphPicture picture = pictureOf(static_cast<std::size_t>(state.range(0)));
    const auto mode = static_cast<Mode>(state.range(2));
    if (mode == ByCost || mode == ByDifference) {
        const RunPtr other = samples::runOf(picture.graph, "8xV100", "round-robin");
        auto shading = std::make_shared<Shading>(
            shadingOf(coloringOf(*picture.run, mode == ByCost ? ColorBy::Cost : ColorBy::Difference, other),
                      nullptr, picture.boxCount()));
        tint(*shading, SequentialScale::Viridis, tokens(QApplication::palette()));
        picture.shading = std::move(shading);
    }
    picture.arrowLabels = mode == WithLabels;
    if (mode == InLanes) {
        LaneInput lanes;
        lanes.lanes = picture.run->problem->deviceCount();
        for (const TaskRun& task : picture.run->schedule.tasks) {
            lanes.lane.push_back(task.device);
            lanes.start.push_back(task.start);
        }
        picture.placed.layout = std::make_shared<const GraphLayout>(
            *swimlaneLayout(layoutInput(*picture.graph), lanes, 1200.0 / 700));
        picture.placed.index = std::make_shared<const SpatialIndex>(picture.layout());
    }
    paintFrames(state, picture, false, movedCamera(picture, state.range(1)));
}
BENCHMARK(paintMode)
    ->ArgNames({"vertices", "box", "mode"})
    ->ArgsProduct({{10000}, {0, 8, 14, 26, 60}, {ByDevice, ByCost, ByDifference, WithLabels, InLanes}})
    ->Unit(benchmark::kMillisecond);

/// What is worked out when another run or another measure is chosen.
void workOutValues(benchmark::State& state)
{
    const auto graph = samples::layered(static_cast<std::size_t>(state.range(0)), 100, 3);
    const auto run = samples::runOf(graph, "8xV100", "critical-path");
    const auto by = static_cast<ColorBy>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(shadingOf(coloringOf(*run, by, nullptr), nullptr, graph->vertexCount()));
}
BENCHMARK(workOutValues)
    ->ArgNames({"vertices", "by"})
    ->ArgsProduct({{4000, 10000}, {static_cast<long>(ColorBy::Cost), static_cast<long>(ColorBy::Slack)}})
    ->Unit(benchmark::kMillisecond);

void layOutLanes(benchmark::State& state)
{
    const auto graph = samples::layered(static_cast<std::size_t>(state.range(0)), 100, 3);
    const auto run = samples::runOf(graph, "8xV100", "critical-path");
    LaneInput lanes;
    lanes.lanes = run->problem->deviceCount();
    for (const TaskRun& task : run->schedule.tasks) {
        lanes.lane.push_back(task.device);
        lanes.start.push_back(task.start);
    }
    const LayoutInput input = layoutInput(*graph);
    for (auto _ : state) {
        const auto layout = swimlaneLayout(input, lanes, 1.7);
        benchmark::DoNotOptimize(&layout);
    }
}
BENCHMARK(layOutLanes)->ArgName("vertices")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

/// A graph of this many vertices with its groups closed.
GraphPicture foldedPicture(std::size_t vertices)
{
    GraphPicture picture;
    picture.graph = samples::layered(vertices, 400, 3);
    picture.placed.tree = groupTree(*picture.graph);
    picture.placed.fold = fold(picture.graph, picture.placed.tree,
                               openTo(*picture.placed.tree, deepestWithin(*picture.placed.tree, usualBoxes)));
    const LayoutInput input = layoutInput(*picture.fold());
    const auto ranks = layoutRanks(input);
    const auto strip = stripShape(ranks, 1.7, input.large);
    auto layout = layeredLayout(input, ranks, strip ? *strip : shapeFor(ranks, 1.7, input.large));
    if (strip)
        layout = wrapped(*layout, input, ranks, 1.7);
    picture.placed.layout = std::make_shared<const GraphLayout>(std::move(*layout));
    picture.placed.index = std::make_shared<const SpatialIndex>(picture.layout());
    showRun(picture, samples::runOf(picture.graph, "8xV100", "round-robin"));
    return picture;
}

/// Arguments: vertices; height of a vertex's box in pixels, 0: the whole graph in the pane; 1: while it
/// plays.
void paintFolded(benchmark::State& state)
{
    GraphPicture picture = foldedPicture(static_cast<std::size_t>(state.range(0)));
    paintFrames(state, picture, state.range(2) != 0, movedCamera(picture, state.range(1)));
    state.counters["boxes"] = static_cast<double>(picture.boxCount());
}
BENCHMARK(paintFolded)
    ->ArgNames({"vertices", "box", "played"})
    ->ArgsProduct({{100000, 300000}, {0, 8, 16, 26}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// From the whole graph in the pane to boxes of 60 pixels and back, to another place each time. A large graph
/// has its groups closed, as the view shows it at first. Arguments: vertices; 1: while it is played; 1: while
/// a training runs beside.
void tour(benchmark::State& state)
{
    const auto trainer = state.range(2) != 0 ? trainBeside(state) : nullptr;
    const auto vertices = static_cast<std::size_t>(state.range(0));
    GraphPicture picture = vertices <= mostUnfolded ? pictureOf(vertices) : foldedPicture(vertices);
    const QRectF bounds = picture.layout().bounds;
    const Camera whole = cameraFor(picture, 0);
    const Camera near = cameraFor(picture, 60);
    paintFrames(state, picture, state.range(1) != 0, [&](std::size_t frame) {
        const double angle = 0.01 * static_cast<double>(frame);
        const QPointF aside(0.3 * bounds.width() * std::cos(angle), 0.3 * bounds.height() * std::sin(angle));
        return between(whole, centredOn(near, bounds.center() + aside, pane), pane, wayIn(frame));
    });
    state.counters["boxes"] = static_cast<double>(picture.boxCount());
}
BENCHMARK(tour)
    ->ArgNames({"vertices", "played", "training"})
    ->ArgsProduct({{1000, 10000, 100000}, {0, 1}, {0, 1}})
    ->Iterations(touredFrames)
    ->Unit(benchmark::kMillisecond);

/// What comes before the layout when groups open or close, and when a run is shown.
void foldGraph(benchmark::State& state)
{
    const auto graph = samples::layered(static_cast<std::size_t>(state.range(0)), 400, 3);
    const auto run = samples::runOf(graph, "8xV100", "round-robin");
    for (auto _ : state) {
        const auto tree = groupTree(*graph);
        const auto folded = fold(graph, tree, openTo(*tree, 1));
        benchmark::DoNotOptimize(foldRun(folded, run));
    }
}
BENCHMARK(foldGraph)->ArgName("vertices")->Arg(10000)->Arg(300000)->Unit(benchmark::kMillisecond);

void layOut(benchmark::State& state)
{
    const auto graph =
        samples::layered(static_cast<std::size_t>(state.range(0)), state.range(0) <= 1000 ? 20 : 100, 3);
    for (auto _ : state) {
        const LayoutInput input = layoutInput(*graph);
        const auto ranks = layoutRanks(input);
        auto layout = layeredLayout(input, ranks, shapeFor(ranks, 1.7));
        const SpatialIndex index(*layout);
        benchmark::DoNotOptimize(&index);
    }
}
BENCHMARK(layOut)
    ->ArgName("vertices")
    ->Arg(76)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond);

} // namespace
