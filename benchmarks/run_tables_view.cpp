// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the panel of tables at 1,000,000 rows (docs/results/run-tables.md): a painted frame while it
// scrolls, and the work of the window when a filter's answer arrives. The target is 16 ms for each.
#include "benchmarks/frame_times.h"
#include "tests/support/gantt_sample.h"
#include "widgets/run_tables/run_table_grid.h"

#include <QApplication>
#include <QImage>
#include <QScrollBar>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

const RunTablePtr& tasks()
{
    static const RunTablePtr table = makeRunTable(sample::manyTasks(1'000'000), RunTableKind::Tasks);
    return table;
}

TableRequest requestOf(const char* filter, const char* sort)
{
    const auto columns = runTableColumns(RunTableKind::Tasks);
    TableRequest request;
    request.query = *parseTableQuery(filter, columns);
    if (*sort != '\0')
        request.sort = *findTableColumn(sort, columns);
    return request;
}

/// Arguments: width and height of the table; rows that each frame scrolls by.
void scroll(benchmark::State& state)
{
    RunTableGrid grid;
    grid.resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    grid.show();
    grid.setAnswer(answerOf(tasks(), requestOf("", "duration")), {});
    QApplication::processEvents();
    QImage image(grid.size(), QImage::Format_RGB32);
    measureFrames(state, [&](std::size_t frame) {
        QScrollBar* bar = grid.verticalScrollBar();
        bar->setValue(static_cast<int>(frame * static_cast<std::size_t>(state.range(2)) %
                                       static_cast<std::size_t>(bar->maximum())));
        grid.render(&image);
    });
}
BENCHMARK(scroll)
    ->ArgNames({"width", "height", "by"})
    ->ArgsProduct({{1250}, {280}, {1, 997}})
    ->ArgsProduct({{3840}, {1080}, {1, 997}})
    ->Iterations(600)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Another answer is shown: the part of a filter that the window waits for.
void adopt(benchmark::State& state)
{
    RunTableGrid grid;
    grid.resize(1250, 280);
    grid.show();
    const TableAnswerPtr answers[]{answerOf(tasks(), requestOf("", "")),
                                   answerOf(tasks(), requestOf("device = gpu2", ""))};
    QImage image(grid.size(), QImage::Format_RGB32);
    measureFrames(state, [&](std::size_t frame) {
        grid.setAnswer(answers[frame % 2], {});
        grid.render(&image);
    });
}
BENCHMARK(adopt)->Iterations(100)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The rows of the selected vertices are found and selected. Argument: selected vertices.
void select(benchmark::State& state)
{
    RunTableGrid grid;
    grid.resize(1250, 280);
    grid.show();
    const TableAnswerPtr answer = answerOf(tasks(), requestOf("", "duration"));
    grid.setAnswer(answer, {});
    measureFrames(state, [&](std::size_t frame) {
        std::vector<char> marked(answer->table->data.rowCount, 0);
        for (std::int64_t i = 0; i < state.range(0); ++i)
            marked[(frame * 7919 + static_cast<std::size_t>(i) * 104729) % marked.size()] = 1;
        grid.selectPlaces(answer->table->placesOf(marked, answer->rows, RunTableGrid::mostSelected));
    });
}
BENCHMARK(select)
    ->ArgName("vertices")
    ->Arg(1)
    ->Arg(100)
    ->Arg(500)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// What a worker thread does between a typed character and the answer.
void answer(benchmark::State& state, const char* filter, const char* sort)
{
    const TableRequest request = requestOf(filter, sort);
    for (auto _ : state)
        benchmark::DoNotOptimize(answerOf(tasks(), request));
}
BENCHMARK_CAPTURE(answer, filter, "duration > 5us device = gpu2", "")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer, filter_and_sort, "duration > 5us device = gpu2", "slack")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
