// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of whole views (docs/results/frame-times.md): graph versions, run history and a presentation. The
// target is 16 ms per frame, median and 99th percentile, at 10,000 vertices and at 1,000,000 bars. Each frame
// changes what is shown and paints the view with everything in it.
#include "benchmarks/frame_times.h"
#include "core/app/open_problem.h"
#include "tests/support/gantt_sample.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_versions/versions_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/run_history/history_chart.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <string>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

/// Handles events until it is ready, for at most two minutes. Returns whether it is.
template <class Ready>
bool waitUntil(Ready ready)
{
    QElapsedTimer waited;
    for (waited.start(); waited.elapsed() < 120'000;) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
        if (ready())
            return true;
    }
    return false;
}

/// Calls `change` with the number of each frame and paints the widget.
template <class Change>
void paintFrames(benchmark::State& state, QWidget& widget, Change&& change)
{
    QImage image(widget.size(), QImage::Format_RGB32);
    measureFrames(state, [&](std::size_t frame) {
        change(frame);
        widget.render(&image);
    });
}

enum Change { Selection, Zoom };

/// Two graphs of 10,000 and 10,100 vertices next to each other: another vertex is selected, or one graph is
/// zoomed eight steps in and out again and the other follows. Arguments: width and height; the change.
void versions(benchmark::State& state)
{
    QAction open;
    VersionsView view(&open);
    for (const bool after : {false, true})
        view.graph(after)->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
    view.resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    view.show();
    const GraphPtr before = *openGraph("layered:vertices=10000", {});
    const GraphPtr after = *openGraph("layered:vertices=10100", {});
    view.setVersions({{QStringLiteral("before"), before}, {QStringLiteral("after"), after}},
                     *builtinTopology("4xP100"));
    GraphView& leader = *view.graph(true);
    if (!waitUntil([&] {
            return view.differences() && !view.graph(false)->picture().empty() && !leader.picture().empty();
        }))
        return state.SkipWithError("the graphs were not laid out in time");
    paintFrames(state, view, [&](std::size_t frame) {
        if (state.range(2) == Selection)
            view.select(true, VertexId{static_cast<std::uint32_t>(frame * 7919 % 10'000)});
        else if (frame % 16 < 8)
            leader.zoomIn();
        else
            leader.zoomOut();
        QApplication::processEvents();
    });
}
BENCHMARK(versions)
    ->ArgNames({"width", "height", "zoom"})
    ->ArgsProduct({{1280}, {800}, {Selection, Zoom}})
    ->ArgsProduct({{3840}, {2160}, {Selection, Zoom}})
    ->Iterations(200)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

RunHistoryPtr historyOf(std::size_t runs)
{
    RunHistory history;
    for (std::size_t i = 0; i < runs; ++i) {
        HistoryPoint point;
        point.file = "run" + std::to_string(i);
        point.time = static_cast<std::int64_t>(1'700'000'000 + 3600 * i);
        point.makespan = 1 + static_cast<double>((i * 7919) % 101) / 100;
        history.points.push_back(std::move(point));
    }
    markRegressions(history.points, 0.05);
    return std::make_shared<const RunHistory>(std::move(history));
}

/// A folder of 10,000 runs: the mark moves to another run, or the whole curve is drawn again. Arguments:
/// width and height; 1: the whole curve.
void history(benchmark::State& state)
{
    HistoryChart chart;
    chart.resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const RunHistoryPtr runs = historyOf(10'000);
    chart.setHistory(runs);
    chart.show();
    paintFrames(state, chart, [&](std::size_t frame) {
        if (state.range(2) != 0)
            chart.setHistory(runs);
        chart.setCurrent(frame * 397 % runs->points.size());
    });
}
BENCHMARK(history)
    ->ArgNames({"width", "height", "whole"})
    ->ArgsProduct({{1200}, {400}, {0, 1}})
    ->ArgsProduct({{3840}, {1080}, {0, 1}})
    ->Iterations(200)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// A talk about a run of 1,000,000 bars: the cursor moves, or the visible time does. Arguments: bars; width
/// and height; 1: the visible time moves, from all of the run to a thousandth of it.
void presentation(benchmark::State& state)
{
    PresentationView view;
    view.resize(static_cast<int>(state.range(1)), static_cast<int>(state.range(2)));
    view.show();
    GanttView& gantt = *view.gantt();
    gantt.setAnimated(false);
    gantt.setRun(sample::manyTasks(static_cast<std::size_t>(state.range(0) * 100 / 118)));
    if (!waitUntil([&] { return gantt.chart() != nullptr && gantt.settled(); }))
        return state.SkipWithError("the rows were not prepared in time");
    const double whole = gantt.chart()->duration();
    paintFrames(state, view, [&](std::size_t frame) {
        const double length = whole * std::pow(1e-3, wayIn(frame));
        if (state.range(3) != 0)
            gantt.setVisibleRange((whole - length) / 2, (whole + length) / 2);
        else
            gantt.setTime(whole * static_cast<double>(frame % 500) / 500);
    });
}
BENCHMARK(presentation)
    ->ArgNames({"bars", "width", "height", "zoom"})
    ->ArgsProduct({{1'000'000}, {1280}, {800}, {0, 1}})
    ->ArgsProduct({{1'000'000}, {3840}, {2160}, {0, 1}})
    ->Iterations(touredFrames)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
