// SPDX-License-Identifier: GPL-3.0-or-later
// Paint times of the Gantt view (docs/results/frame-times.md). The target is 16 ms per frame at 1,000,000
// bars, overview and zoomed in. Prints the median and the worst frame of every row. Each frame paints the
// whole chart, as after a pan or zoom, and reuses nothing from the frame before.
#include "benchmarks/frame_times.h"
#include "benchmarks/training_beside.h"
#include "tests/support/gantt_sample.h"
#include "widgets/gantt/chart/banded_paint.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QThreadPool>
#include <algorithm>
#include <cmath>
#include <map>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

/// A simulated run with about that many bars (each task is followed by 0.19 transfers on average).
GanttChartPtr chartOf(std::int64_t bars)
{
    static std::map<std::int64_t, GanttChartPtr> made;
    GanttChartPtr& chart = made[bars];
    if (!chart)
        chart = std::make_shared<const GanttChart>(
            sample::manyTasks(static_cast<std::size_t>(std::llround(static_cast<double>(bars) / 1.187))));
    return chart;
}

GanttFrame frameOf(const GanttChart& chart, QSize size)
{
    GanttFrame frame;
    frame.area = QRectF(QPointF(), size);
    frame.rows = RowLayout::fit(chart.deviceRows(), chart.channelRows(), frame.plot().height());
    frame.axis = TimeAxis(chart.duration(), frame.plot().left(), frame.plot().width());
    return frame;
}

GanttLook plainLook()
{
    GanttLook look;
    look.colors = tokens(QApplication::palette());
    look.font = QApplication::font();
    return look;
}

/// Frames of the chart by so many threads, each with the axis that `axisOf` gives for its number.
template <class AxisOf>
void paintFrames(benchmark::State& state, const GanttChart& chart, GanttFrame frame, const GanttLook& look,
                 std::int64_t threads, AxisOf axisOf)
{
    QImage image(frame.area.size().toSize(), QImage::Format_RGB32);
    QThreadPool pool;
    pool.setMaxThreadCount(static_cast<int>(threads) - 1); // Beside this one.
    measureFrames(state, [&](std::size_t number) {
        frame.axis = axisOf(number);
        paintInBands(image, chart, frame, look, pool);
    });
}

/// The axis at a zoom, moved to and fro by some pixels with each frame. All of a run has nowhere to go.
auto movedAxis(const GanttFrame& frame, std::int64_t zoom)
{
    TimeAxis middle = frame.axis;
    middle.zoomAt(frame.plot().center().x(), static_cast<double>(zoom));
    return [middle](std::size_t number) {
        TimeAxis axis = middle;
        axis.pan(40 * std::sin(0.2 * static_cast<double>(number)));
        return axis;
    };
}

/// Arguments: bars; zoom (bars in the window: 1/zoom of all); width and height of the window; threads (the
/// view has one per core).
void paint(benchmark::State& state)
{
    const GanttChartPtr chart = chartOf(state.range(0));
    const QSize size(static_cast<int>(state.range(2)), static_cast<int>(state.range(3)));
    const GanttFrame frame = frameOf(*chart, size);
    paintFrames(state, *chart, frame, plainLook(), state.range(4), movedAxis(frame, state.range(1)));
    state.counters["bars"] =
        static_cast<double>(chart->schedule().tasks.size() + chart->schedule().transfers.size());
}
BENCHMARK(paint)
    ->ArgNames({"bars", "zoom", "width", "height", "threads"})
    ->ArgsProduct({{1000, 100000, 1000000}, {1, 30, 1000, 30000}, {1250}, {280}, {1}})
    ->ArgsProduct({{1000, 100000, 1000000}, {1, 30, 1000, 30000}, {3840}, {1080}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Zoomed in by the wheel, up to 30,000fold, and out again, about another moment each time. Arguments: bars;
/// width and height of the window; threads (the view has one per core); 1: while a training runs beside.
void tour(benchmark::State& state)
{
    const auto trainer = state.range(4) != 0 ? trainBeside(state) : nullptr;
    const GanttChartPtr chart = chartOf(state.range(0));
    const QSize size(static_cast<int>(state.range(1)), static_cast<int>(state.range(2)));
    const GanttFrame frame = frameOf(*chart, size);
    const QRectF plot = frame.plot();
    paintFrames(state, *chart, frame, plainLook(), state.range(3), [&](std::size_t number) {
        TimeAxis axis = frame.axis;
        const double aside = 0.3 * std::sin(0.01 * static_cast<double>(number));
        axis.zoomAt(plot.center().x() + aside * plot.width(), std::pow(30000, wayIn(number)));
        return axis;
    });
}
BENCHMARK(tour)
    ->ArgNames({"bars", "width", "height", "threads", "training"})
    ->ArgsProduct({{1000, 100000, 1000000}, {1250}, {280}, {1, 2}, {0, 1}})
    ->ArgsProduct({{1000, 100000, 1000000}, {3840}, {1080}, {1, 2}, {0, 1}})
    ->Iterations(touredFrames)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Everything that can be shown beside the bars, and a search on top: strip, memory, bounds, hits.
/// Arguments as of paint().
void paintAll(benchmark::State& state)
{
    const GanttChartPtr chart = chartOf(state.range(0));
    static std::map<std::int64_t, GanttFiguresPtr> known;
    GanttFiguresPtr& figures = known[state.range(0)];
    if (!figures)
        figures = figuresOf(chart->runPtr(), nullptr);
    const QSize size(static_cast<int>(state.range(2)), static_cast<int>(state.range(3)));
    GanttFrame frame = frameOf(*chart, size);
    frame.hasStrip = true;
    frame.footerLines = 3;
    RowPlan plan = RowPlan::natural(chart->deviceRows(), chart->channelRows());
    plan.sharesBand = 16;
    plan.band = 46;
    plan.banded.assign(chart->rows().size(), 0);
    std::fill_n(plan.banded.begin(), chart->deviceRows(), 1);
    frame.rows = RowLayout::fit(plan, frame.plot().height());
    std::vector<char> matches(chart->schedule().tasks.size(), 0);
    for (std::size_t v = 0; v < matches.size(); v += 7)
        matches[v] = 1;
    const std::vector<FoundBars> found = foundBars(*chart, matches);
    GanttLook look = plainLook();
    look.figures = figures.get();
    look.found = &found;
    look.shares = look.memory = look.bounds = true;
    paintFrames(state, *chart, frame, look, state.range(4), movedAxis(frame, state.range(1)));
}
BENCHMARK(paintAll)
    ->ArgNames({"bars", "zoom", "width", "height", "threads"})
    ->ArgsProduct({{1000, 100000, 1000000}, {1, 30, 1000, 30000}, {1250}, {480}, {1}})
    ->ArgsProduct({{1000000}, {1, 30, 1000, 30000}, {3840}, {1080}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Working out what strips, bands and lines are painted from: on a worker thread.
void figures(benchmark::State& state)
{
    const RunPtr run = chartOf(state.range(0))->runPtr();
    for (auto _ : state)
        benchmark::DoNotOptimize(figuresOf(run, nullptr));
}
BENCHMARK(figures)->ArgName("bars")->Arg(1000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);

/// What a moved cursor costs: the picture stays, the line is drawn over it.
void cursor(benchmark::State& state)
{
    const GanttChartPtr chart = chartOf(state.range(0));
    const QSize size(1250, 280);
    const GanttFrame frame = frameOf(*chart, size);
    const GanttLook look = plainLook();
    QImage still(size, QImage::Format_RGB32);
    QImage image(size, QImage::Format_RGB32);
    double time = 0;
    measureFrames(state, [&](std::size_t) {
        time = std::fmod(time + chart->duration() / 700, chart->duration());
        QPainter painter(&image);
        painter.drawImage(0, 0, still);
        GanttPainter(painter, *chart, frame, look).paintCursor(time, false);
    });
}
BENCHMARK(cursor)->ArgName("bars")->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);

/// Preparing the rows of a run; above 50,000 bars this happens on a worker thread.
void prepare(benchmark::State& state)
{
    const RunPtr run = chartOf(state.range(0))->runPtr();
    for (auto _ : state) {
        const GanttChart chart(run);
        benchmark::DoNotOptimize(&chart);
    }
}
BENCHMARK(prepare)->ArgName("bars")->Arg(1000)->Arg(50000)->Arg(100000)->Arg(1000000)->Unit(
    benchmark::kMillisecond);

} // namespace
