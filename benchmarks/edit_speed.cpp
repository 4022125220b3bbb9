// SPDX-License-Identifier: GPL-3.0-or-later
// Times the move of a vertex to another device: until the new schedule exists, until the views show it, and
// the longest time without an answer of the window (docs/results/edit-speed.md). Prints the median and the
// worst of all moves. The target: one frame (16 ms) at 1,000 vertices.
#include "benchmarks/frame_times.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/stall_monitor.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

SessionRequest sessionOf(std::int64_t vertices)
{
    return {QStringLiteral("layered:vertices=%1").arg(vertices),
            QStringLiteral("8xV100"),
            {},
            {{QStringLiteral("heft"), 1, {}}}};
}

/// The next vertex goes to the next device.
void moveNext(Workbench& workbench, PlacementEditor& editor, std::size_t& turn)
{
    const Problem& problem = *workbench.problem();
    const VertexId v{turn++ * 37 % problem.vertexCount()};
    const DeviceId d{(workbench.run()->placement.devices[v] + 1) % problem.deviceCount()};
    editor.move({v}, d);
}

/// Without views: to the run in the list.
void editToSchedule(benchmark::State& state)
{
    Workbench workbench;
    PlacementEditor editor(workbench);
    workbench.openSession(sessionOf(state.range(0)));
    while (workbench.busy())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::size_t turn = 1;
    measureFrames(state, [&](std::size_t) {
        moveNext(workbench, editor, turn);
        while (editor.busy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    });
}
BENCHMARK(editToSchedule)->ArgName("vertices")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

/// In the window, to the painted views.
void editToPicture(benchmark::State& state)
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings")));
    MainWindow window(settings);
    window.graphView()->setAnimated(false);
    window.ganttView()->setAnimated(false);
    window.resize(1280, 800);
    window.show();
    window.workbench().openSession(sessionOf(state.range(0)));
    while (!window.graphView()->picture().run || window.workbench().busy() ||
           window.graphView()->layoutJob().running())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    PlacementEditor& editor = window.findChild<EditMenu*>()->editor();
    std::size_t turn = 1;
    double stall = 0;
    FrameTimes times(state);
    for (auto _ : state) {
        StallMonitor stalls;
        times.take([&] {
            moveNext(window.workbench(), editor, turn);
            while (editor.busy())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            window.graphView()->repaint();
            window.ganttView()->repaint();
        });
        state.PauseTiming();
        stall = std::max(stall, stalls.report().longest);
        QApplication::processEvents();
        state.ResumeTiming();
    }
    times.report();
    state.counters["longest_stall_ms"] = stall * 1e3;
}
BENCHMARK(editToPicture)->ArgName("vertices")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

} // namespace
