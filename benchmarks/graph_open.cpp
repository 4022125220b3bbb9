// SPDX-License-Identifier: GPL-3.0-or-later
// Times the opening of a graph file: until the window shows its first picture, until its first run exists,
// and the longest time without an answer of the window (docs/results/large-graphs.md). The targets: 1.5 s at
// 10,000 vertices, 5 s at 300,000.
#include "core/catalog/graph_file.h"
#include "core/workloads/api/workload.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/stall_monitor.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

QString fileOf(const QTemporaryDir& folder, std::int64_t vertices)
{
    const Workload& family = **findWorkload("layered");
    Options options(family.options);
    const std::string file = folder.filePath(QStringLiteral("layered-%1.json").arg(vertices)).toStdString();
    if (auto set = options.set(family.options, "vertices", std::to_string(vertices)); !set)
        qFatal("%s", set.error().english().c_str());
    if (auto written = writeGraph(**family.make(options), file); !written)
        qFatal("%s", written.error().english().c_str());
    return QString::fromStdString(file);
}

void open(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString file = fileOf(folder, state.range(0));
    double untilRun = 0;
    double stall = 0;
    for (auto _ : state) {
        Settings settings(folder.filePath(QStringLiteral("settings")));
        MainWindow window(settings);
        window.resize(1280, 800);
        window.show();
        // The window's own first pictures and what it does once it stands are not measured.
        QElapsedTimer stands;
        stands.start();
        while (stands.elapsed() < 500)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        StallMonitor stalls;
        QElapsedTimer clock;
        clock.start();
        window.workbench().openSession(
            {file, QStringLiteral("8xV100"), {}, {{QStringLiteral("critical-path"), 1, {}}}});
        while (window.graphView()->picture().empty())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QApplication::processEvents(); // What it has to paint by then.
        state.SetIterationTime(static_cast<double>(clock.nsecsElapsed()) * 1e-9);
        while (!window.graphView()->picture().run || window.workbench().busy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QApplication::processEvents(); // What it has to paint by then.
        untilRun = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        stall = std::max(stall, stalls.report().longest);
    }
    state.counters["until_run_s"] = untilRun;
    state.counters["longest_stall_ms"] = stall * 1e3;
}
BENCHMARK(open)
    ->ArgName("vertices")
    ->Arg(10000)
    ->Arg(300000)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

} // namespace
