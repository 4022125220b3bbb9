// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the training view's curves. The goal is 16 ms a frame with 20 runs of 100,000 episodes, overview
// and zoomed in, also while episodes arrive.
#include "tests/widgets/training_samples.h"
#include "widgets/training/training_plot.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

constexpr QSize plotSize(1200, 360);

/// A shown plot of so many runs, in groups of five seeds.
std::unique_ptr<TrainingPlot> plotOf(std::size_t runs, std::uint64_t episodes)
{
    auto plot = std::make_unique<TrainingPlot>();
    plot->resize(plotSize);
    plot->show();
    std::vector<RunGroup> groups;
    for (std::size_t run = 0; run < runs; ++run) {
        plot->addRun(run, QStringLiteral("run %1").arg(run), {episodes / 4, episodes - episodes / 4});
        plot->addRecords(run, scriptedRecords(0, episodes, episodes / 4));
        if (run % 5 == 0)
            groups.push_back({QStringLiteral("group %1").arg(run / 5), {}});
        groups.back().runs.push_back(run);
    }
    plot->bringToFront(0);
    plot->setGroups(groups);
    plot->fit();
    QApplication::processEvents();
    return plot;
}

/// Arguments: runs; episodes of each; how far it is zoomed in along the episodes.
void paint(benchmark::State& state)
{
    const auto plot =
        plotOf(static_cast<std::size_t>(state.range(0)), static_cast<std::uint64_t>(state.range(1)));
    if (state.range(2) > 1)
        plot->zoom(static_cast<double>(state.range(2)));
    QImage image(plotSize, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        plot->replot();
        QPainter painter(&image);
        plot->render(&painter);
    }
}
BENCHMARK(paint)
    ->ArgNames({"runs", "episodes", "zoom"})
    ->ArgsProduct({{1, 20}, {1000, 100000}, {1, 30, 1000}})
    ->Unit(benchmark::kMillisecond);

/// A frame while every run trains: 50 new episodes of each, and the picture. Arguments: runs; episodes that
/// each has already.
void arrive(benchmark::State& state)
{
    const auto runs = static_cast<std::size_t>(state.range(0));
    auto next = static_cast<std::uint64_t>(state.range(1));
    const std::uint64_t imitation = next / 4;
    const auto plot = plotOf(runs, next);
    QImage image(plotSize, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        state.PauseTiming();
        const auto records = scriptedRecords(next, next + 50, imitation);
        next += 50;
        state.ResumeTiming();
        for (std::size_t run = 0; run < runs; ++run)
            plot->addRecords(run, records);
        QApplication::processEvents();
        QPainter painter(&image);
        plot->render(&painter);
    }
}
BENCHMARK(arrive)
    ->ArgNames({"runs", "episodes"})
    ->ArgsProduct({{1, 20}, {1000, 100000}})
    ->Unit(benchmark::kMillisecond);

} // namespace
