// SPDX-License-Identifier: GPL-3.0-or-later
// Paint times of the Gantt view. The goal is 16 ms a frame at 1,000,000 bars, overview and zoomed in.
#include "tests/widgets/gantt_sample.h"
#include "widgets/gantt/banded_paint.h"

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

/// Arguments: bars; zoom (bars in the window: 1/zoom of all); width and height of the window; threads (the
/// view has one per core).
void paint(benchmark::State& state)
{
    const GanttChartPtr chart = chartOf(state.range(0));
    const QSize size(static_cast<int>(state.range(2)), static_cast<int>(state.range(3)));
    GanttFrame frame = frameOf(*chart, size);
    frame.axis.zoomAt(frame.plot().center().x(), static_cast<double>(state.range(1)));
    QImage image(size, QImage::Format_RGB32);
    GanttLook look;
    look.colors = tokens(QApplication::palette());
    look.font = QApplication::font();
    QThreadPool pool;
    pool.setMaxThreadCount(static_cast<int>(state.range(4)) - 1);
    for (auto _ : state)
        paintInBands(image, *chart, frame, look, pool);
    state.counters["bars"] =
        static_cast<double>(chart->schedule().tasks.size() + chart->schedule().transfers.size());
}
BENCHMARK(paint)
    ->ArgNames({"bars", "zoom", "width", "height", "threads"})
    ->ArgsProduct({{1000, 100000, 1000000}, {1, 30, 1000, 30000}, {1250}, {280}, {1}})
    ->ArgsProduct({{1000, 100000, 1000000}, {1, 30, 1000, 30000}, {3840}, {1080}, {1, 2}})
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
    plan.band = 30;
    plan.banded.assign(chart->rows().size(), 0);
    std::fill_n(plan.banded.begin(), chart->deviceRows(), 1);
    frame.rows = RowLayout::fit(plan, frame.plot().height());
    frame.axis.zoomAt(frame.plot().center().x(), static_cast<double>(state.range(1)));
    std::vector<char> matches(chart->schedule().tasks.size(), 0);
    for (std::size_t v = 0; v < matches.size(); v += 7)
        matches[v] = 1;
    const std::vector<FoundBars> found = foundBars(*chart, matches);
    QImage image(size, QImage::Format_RGB32);
    GanttLook look;
    look.colors = tokens(QApplication::palette());
    look.font = QApplication::font();
    look.figures = figures.get();
    look.found = &found;
    look.shares = look.memory = look.bounds = true;
    QThreadPool pool;
    pool.setMaxThreadCount(static_cast<int>(state.range(4)) - 1);
    for (auto _ : state)
        paintInBands(image, *chart, frame, look, pool);
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
    GanttLook look;
    look.colors = tokens(QApplication::palette());
    look.font = QApplication::font();
    QImage still(size, QImage::Format_RGB32);
    QImage image(size, QImage::Format_RGB32);
    double time = 0;
    for (auto _ : state) {
        time = std::fmod(time + chart->duration() / 700, chart->duration());
        QPainter painter(&image);
        painter.drawImage(0, 0, still);
        GanttPainter(painter, *chart, frame, look).paintCursor(time, false);
    }
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
