// SPDX-License-Identifier: GPL-3.0-or-later
// Paint times of the training view's curves (docs/results/frame-times.md). The target is 16 ms per frame with
// 20 runs of 100,000 episodes, overview and zoomed in, also while episodes arrive. Prints the median and the
// worst frame of every row. Every frame is repainted after a pan or zoom, or with more episodes than the one
// before (a view of a whole run cannot pan).
#include "benchmarks/frame_times.h"
#include "benchmarks/training_beside.h"
#include "tests/window/training_samples.h"
#include "widgets/training/curves/training_plot.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <cmath>

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
    while (plot->episodesShown().most < static_cast<double>(episodes) - 0.5) // The axis slides there.
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return plot;
}

/// 50 new episodes of each run, as of 20 that all train: more than a frame ever brings. `next`: how many each
/// has.
void addEpisodes(TrainingPlot& plot, std::size_t runs, std::uint64_t& next, std::uint64_t imitation)
{
    const auto records = scriptedRecords(next, next + 50, imitation);
    next += 50;
    for (std::size_t run = 0; run < runs; ++run)
        plot.addRecords(run, records);
}

/// Handles what is due, the queued replot among it, and draws the plot as it is then.
void drawWhatIsDue(TrainingPlot& plot, QImage& image)
{
    QApplication::processEvents();
    QPainter painter(&image);
    plot.render(&painter);
}

/// Moved to and fro. Arguments: runs; episodes of each; how far it is zoomed in along the episodes.
void paint(benchmark::State& state)
{
    const auto plot =
        plotOf(static_cast<std::size_t>(state.range(0)), static_cast<std::uint64_t>(state.range(1)));
    if (state.range(2) > 1)
        plot->zoom(static_cast<double>(state.range(2)));
    QImage image(plotSize, QImage::Format_ARGB32_Premultiplied);
    measureFrames(state, [&](std::size_t frame) {
        plot->pan(frame / 20 % 2 == 0 ? 0.01 : -0.01);
        drawWhatIsDue(*plot, image);
    });
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
    measureFrames(state, [&](std::size_t) {
        addEpisodes(*plot, runs, next, imitation);
        drawWhatIsDue(*plot, image);
    });
}
BENCHMARK(arrive)
    ->ArgNames({"runs", "episodes"})
    ->ArgsProduct({{1, 20}, {1000, 100000}})
    ->Unit(benchmark::kMillisecond);

/// Zoomed in a thousandfold along the episodes and out again. Arguments: runs; episodes of each; 1: while a
/// training runs beside, and episodes of all runs arrive.
void tour(benchmark::State& state)
{
    const bool training = state.range(2) != 0;
    const auto trainer = training ? trainBeside(state) : nullptr;
    const auto runs = static_cast<std::size_t>(state.range(0));
    auto next = static_cast<std::uint64_t>(state.range(1));
    const std::uint64_t imitation = next / 4;
    const auto plot = plotOf(runs, next);
    QImage image(plotSize, QImage::Format_ARGB32_Premultiplied);
    double before = 0;
    measureFrames(state, [&](std::size_t frame) {
        const double way = wayIn(frame);
        if (training)
            addEpisodes(*plot, runs, next, imitation);
        plot->zoom(std::pow(1000, way - before));
        before = way;
        drawWhatIsDue(*plot, image);
    });
}
BENCHMARK(tour)
    ->ArgNames({"runs", "episodes", "training"})
    ->ArgsProduct({{20}, {100000}, {0, 1}})
    ->Iterations(touredFrames)
    ->Unit(benchmark::kMillisecond);

} // namespace
