// SPDX-License-Identifier: GPL-3.0-or-later
// Measures time and memory of expanding a large model to a graph: 80 layers in 64 pieces per operation,
// forward (210,000 vertices) and with the backward pass (555,000). Figures: docs/results/einsum-expansion.md.
#include "core/workloads/einsum/einsum_partition.h"
#include "core/workloads/networks/decoder_models.h"

#include <algorithm>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

namespace {

using namespace doppler;

EinsumProgram largeModel(std::uint64_t layers, bool training)
{
    const auto models = decoderModels();
    DecoderShape shape =
        std::find_if(models.begin(), models.end(), [](const auto& m) { return m.id == "llama-65b"; })->shape;
    shape.layers = layers;
    DecoderParts parts;
    parts.training = training;
    return decoderProgram("large", shape, parts, layerCuts(64)).value();
}

/// The most memory that the process ever had.
double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void expandLayers(benchmark::State& state)
{
    const EinsumProgram program = largeModel(static_cast<std::uint64_t>(state.range(0)), state.range(1) != 0);
    for (auto unused : state) {
        const GraphPtr graph = expand(program).value();
        state.counters["vertices"] = static_cast<double>(graph->vertexCount());
        state.counters["edges"] = static_cast<double>(graph->edgeCount());
    }
    state.counters["peak_MB"] = peakMegabytes();
}
BENCHMARK(expandLayers)->Args({10, 0})->Args({80, 0})->Args({80, 1})->Unit(benchmark::kMillisecond);

/// The choice of 64 pieces for every operation of the model.
void choosePieces(benchmark::State& state)
{
    const EinsumProgram program = largeModel(80, false);
    const PartitionChoice choice{
        64, state.range(0) != 0 ? PartitionSearch::Greedy : PartitionSearch::Trees, {}};
    for (auto unused : state)
        benchmark::DoNotOptimize(choosePartitions(program, choice).value());
}
BENCHMARK(choosePieces)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
