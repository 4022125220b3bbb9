// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the tables of a run (docs/results/run-tables.md): making them, filtering, totals and sorting. The
// target is a filter of 1,000,000 rows in 100 ms.
#include "core/run/tables/run_tables.h"

#include "core/run/tables/table_order.h"
#include "core/run/tables/table_query.h"
#include "core/run/tables/table_text.h"
#include "tests/support/gantt_sample.h"

#include <array>
#include <map>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

/// A run of so many vertices with names, operations and layers as those of a model.
RunPtr modelRun(std::size_t count)
{
    constexpr std::array operations{"matmul", "add", "softmax", "layer_norm", "gelu", "transpose"};
    GraphBuilder builder("model");
    Random random(1);
    for (std::size_t i = 0; i < count; ++i) {
        Vertex vertex;
        vertex.op = operations[random.below(operations.size())];
        vertex.group = "layer" + std::to_string(i * 96 / count) + "/attention";
        vertex.name = vertex.group + "/" + vertex.op + "_" + std::to_string(i);
        vertex.flops = 1e6 + 9e6 * random.uniform();
        vertex.outputBytes = 1000 + static_cast<double>(random.below(100000));
        const VertexId v = builder.addVertex(std::move(vertex));
        if (i >= 64)
            builder.addEdge(VertexId{i - 64}, v);
        if (i >= 64 && random.below(4) == 0)
            builder.addEdge(VertexId{i - 64 + 1 + random.below(63)}, v);
    }
    return sample::place(builder.build().value(), builtinTopology("4xP100").value(), "round-robin");
}

/// The tasks of a run of so many vertices.
const RunTable& tasksOf(std::int64_t rows)
{
    static std::map<std::int64_t, RunTablePtr> made;
    RunTablePtr& table = made[rows];
    if (!table)
        table = makeRunTable(modelRun(static_cast<std::size_t>(rows)), RunTableKind::Tasks);
    return *table;
}

void filter(benchmark::State& state, const char* text)
{
    const RunTable& table = tasksOf(state.range(0));
    const auto columns = runTableColumns(RunTableKind::Tasks);
    std::size_t kept = 0;
    for (auto _ : state)
        kept = matchingRows(table.data, *parseTableQuery(text, columns)).size();
    state.counters["kept"] = static_cast<double>(kept);
}
#define FILTER(name, text)                                                                                   \
    BENCHMARK_CAPTURE(filter, name, text)->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond)
FILTER(one_condition, "duration > 1us");
FILTER(typical, "duration > 1us device = gpu2");
FILTER(word, "softmax_1234");
FILTER(word_that_all_have, "attention");
FILTER(column_of_texts, "name ~ 99");
FILTER(equal_digits, "start = 1ms");
FILTER(two_columns, "waiting > duration");
FILTER(eight_conditions,
       "(duration > 1us or waiting > 1us or slack < 1us) and not critical and device in (gpu0, gpu1) "
       "and flops > 0 and bytes > 0 and name ~ matmul");

void sort(benchmark::State& state, const char* column)
{
    const RunTable& table = tasksOf(state.range(0));
    const std::size_t by = table.data.find(column);
    for (auto _ : state) {
        TableRows rows = allRows(table.data);
        sortRows(table.data, rows, by, true);
        benchmark::DoNotOptimize(rows.data());
    }
}
BENCHMARK_CAPTURE(sort, numbers, "duration")->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sort, few_texts, "device")->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sort, own_texts, "name")->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond);

void totals(benchmark::State& state)
{
    const RunTable& table = tasksOf(state.range(0));
    const TableRows rows = allRows(table.data);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            totalsOf(table.data, rows, table.data.find("device"), table.data.find("duration")));
}
BENCHMARK(totals)->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond);

/// Once for a run and table, on a worker thread.
void make(benchmark::State& state, RunTableKind kind)
{
    const RunPtr run = tasksOf(state.range(0)).run;
    for (auto _ : state)
        benchmark::DoNotOptimize(makeRunTable(run, kind));
}
BENCHMARK_CAPTURE(make, tasks, RunTableKind::Tasks)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, transfers, RunTableKind::Transfers)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, tensors, RunTableKind::Tensors)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, operations, RunTableKind::Operations)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(make, devices, RunTableKind::Devices)->Arg(1000000)->Unit(benchmark::kMillisecond);

void csv(benchmark::State& state)
{
    const RunTable& table = tasksOf(state.range(0));
    const TableRows rows = allRows(table.data);
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.data.columns.size(); ++i)
        columns.push_back(i);
    std::size_t bytes = 0;
    for (auto _ : state)
        writeTable(table.data, rows, columns, TableFormat::Csv,
                   [&](std::string_view piece) { bytes += piece.size(); });
    benchmark::DoNotOptimize(bytes);
}
BENCHMARK(csv)->ArgName("rows")->Arg(1000000)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
