// SPDX-License-Identifier: GPL-3.0-or-later
// Seconds to save and to load a large graph in our own format, and the most memory that the process held:
//   graph_files [VERTICES]     (default 1,000,000; 3.5 edges each)
// The file is in the folder for temporary files. Memory is the kernel's count for the process (VmHWM) minus
// the memory before the row. Figures: docs/results/large-files.md.
#include "benchmarks/process_memory.h"
#include "core/base/random.h"
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

namespace {

using namespace doppler;

/// A deep net of pieces: names, kinds, costs and groups as real graphs have them; most edges carry their
/// source's output, every eighth a tensor of its own.
GraphPtr makeGraph(std::uint32_t vertices)
{
    constexpr std::uint32_t reach = 4096; // how far back inputs lie
    GraphBuilder builder("large");
    Random random(1);
    for (std::uint32_t i = 0; i < vertices; ++i) {
        Vertex vertex;
        vertex.name = fmt::format("layer{}.mlp.up[{},{}]", i / 512, i / 16 % 32, i % 16);
        vertex.op = i % 5 == 0 ? "add" : "matmul";
        vertex.group = fmt::format("layer{}", i / 512);
        vertex.flops = i % 5 == 0 ? 1048576.0 : 2.0 * 1024 * 1024 * (512 + i % 7);
        vertex.outputBytes = 4194304;
        builder.addVertex(std::move(vertex));
        const std::uint32_t inputs = i == 0 ? 0 : i % 2 == 0 ? 3 : 4;
        for (std::uint32_t k = 0; k < inputs && k < i; ++k) { // one input from each stretch: no edge twice
            const std::uint32_t stretch = std::max<std::uint32_t>(std::min(i, reach) / inputs, 1);
            const std::uint32_t from =
                i - 1 - k * stretch - static_cast<std::uint32_t>(random.below(stretch));
            if ((i + k) % 8 == 0)
                builder.addEdge({from, i, 1048576.0 + k, {}, {}});
            else
                builder.addEdge(VertexId{from}, VertexId{i});
        }
    }
    return builder.build().value();
}

std::string filePath() { return (std::filesystem::temp_directory_path() / "doppler_large.json").string(); }

void addMemory(benchmark::State& state, double before)
{
    const double held = memoryMegabytes("VmHWM") - before;
    const double file = static_cast<double>(std::filesystem::file_size(filePath())) / 1e6;
    state.counters["file_MB"] = file;
    state.counters["peak_MB"] = held;
    state.counters["peak_per_byte"] = held / file;
}

void save(benchmark::State& state, std::uint32_t vertices)
{
    const GraphPtr graph = makeGraph(vertices);
    forgetPeak();
    const double before = memoryMegabytes("VmRSS");
    for (auto _ : state)
        if (!writeGraph(*graph, filePath()))
            state.SkipWithError("the graph cannot be written");
    addMemory(state, before);
    state.counters["edges_per_vertex"] =
        static_cast<double>(graph->edgeCount()) / static_cast<double>(graph->vertexCount());
}

void load(benchmark::State& state)
{
    forgetPeak();
    const double before = memoryMegabytes("VmRSS");
    for (auto _ : state) {
        const auto graph = readGraph(filePath());
        if (!graph)
            state.SkipWithError(graph.error().english().c_str());
    }
    addMemory(state, before);
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    const std::uint32_t vertices =
        argc > 1 ? static_cast<std::uint32_t>(std::strtoul(argv[1], nullptr, 10)) : 1'000'000;
    benchmark::RegisterBenchmark("save", [=](auto& s) { save(s, vertices); })
        ->Unit(benchmark::kSecond)
        ->Iterations(1)
        ->UseRealTime();
    benchmark::RegisterBenchmark("load", load)->Unit(benchmark::kSecond)->Iterations(1)->UseRealTime();
    benchmark::RunSpecifiedBenchmarks();
    std::filesystem::remove(filePath());
}
