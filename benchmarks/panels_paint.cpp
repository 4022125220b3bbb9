// SPDX-License-Identifier: GPL-3.0-or-later
// Paint times of the panels "Critical path" and "Memory" (docs/results/frame-times.md). The target is 16 ms
// per frame, median and 99th percentile, at 10,000 vertices and at 1,000,000 bars. Each frame paints the
// whole chart at another zoom and place.
#include "benchmarks/frame_times.h"
#include "tests/support/gantt_sample.h"
#include "widgets/critical_path/path_strip.h"
#include "widgets/memory/memory_chart.h"

#include <QImage>
#include <QPainter>
#include <map>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

const RunPtr& runOf(std::size_t bars)
{
    static std::map<std::size_t, RunPtr> runs;
    RunPtr& run = runs[bars];
    if (!run) // 1.18 bars per task: tasks and transfers.
        run = sample::manyTasks(bars <= 10000 ? bars : bars * 100 / 118);
    return run;
}

/// A tour from the whole run to a hundredth of a thousandth of it and back.
template <class Chart>
void paintTour(benchmark::State& state, Chart& chart)
{
    QImage image(chart.size(), QImage::Format_ARGB32_Premultiplied);
    const double whole = chart.duration();
    measureFrames(state, [&](std::size_t frame) {
        const double length = whole * std::pow(1e-5, wayIn(frame));
        const double from = (whole - length) * (0.5 + 0.4 * std::sin(0.05 * static_cast<double>(frame)));
        chart.viewport().show(from, from + length);
        QPainter painter(&image);
        chart.paint(painter);
    });
}

/// Arguments: bars; width in pixels.
void paintPath(benchmark::State& state)
{
    PathStrip strip;
    strip.resize(static_cast<int>(state.range(1)), strip.sizeHint().height());
    const PathReportPtr report = pathReportOf(runOf(static_cast<std::size_t>(state.range(0))));
    strip.setReport(report);
    paintTour(state, strip);
    state.counters["segments"] = static_cast<double>(report->segments.size());
}
BENCHMARK(paintPath)
    ->ArgNames({"bars", "width"})
    ->ArgsProduct({{10000, 1000000}, {1250, 3840}})
    ->Iterations(touredFrames)
    ->Unit(benchmark::kMillisecond);

/// Arguments: bars; width and height in pixels.
void paintMemory(benchmark::State& state)
{
    MemoryChart chart;
    chart.resize(static_cast<int>(state.range(1)), static_cast<int>(state.range(2)));
    const RunPtr& run = runOf(static_cast<std::size_t>(state.range(0)));
    chart.setMemory(std::make_shared<const MemoryByHolder>(run));
    paintTour(state, chart);
    state.counters["run_bars"] =
        static_cast<double>(run->schedule.tasks.size() + run->schedule.transfers.size());
}
BENCHMARK(paintMemory)
    ->ArgNames({"bars", "width", "height"})
    ->ArgsProduct({{10000, 1000000}, {1250}, {300}})
    ->ArgsProduct({{10000, 1000000}, {3840}, {1080, 2160}})
    ->Iterations(touredFrames)
    ->Unit(benchmark::kMillisecond);

} // namespace
