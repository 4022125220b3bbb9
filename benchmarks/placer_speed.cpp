// SPDX-License-Identifier: GPL-3.0-or-later
// Times each constructive placer and prints the makespan of its placement (docs/placers.md):
//   placer_speed [--benchmark_filter=heft] FILE...   (the yardstick's text form, see placed_dag.h)
// The placer that solves a linear program runs up to 10,000 vertices.
#include "benchmarks/placed_dag.h"
#include "core/placers/api/registry.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

constexpr std::array slow{"m-sct"};
constexpr std::size_t slowLimit = 10'000;

void place(benchmark::State& state, const Placer& placer, const ProblemPtr& problem)
{
    const Options options(placer.info().options);
    Placement placement;
    for (auto _ : state) {
        auto result = placer.place(*problem, options, {});
        if (!result) {
            state.SkipWithError(result.error().english().c_str());
            return;
        }
        placement = std::move(result->placement);
    }
    state.counters["makespan"] = Simulator(problem).makespan(placement);
}

void registerFile(const std::string& file)
{
    const ProblemPtr problem = readPlacedDag(file);
    for (const auto& placer : placerRegistry().placers()) {
        const PlacerInfo& info = placer->info();
        const bool isSlow = std::find(slow.begin(), slow.end(), info.id) != slow.end();
        if (info.kind != PlacerKind::Constructive || (isSlow && problem->vertexCount() > slowLimit))
            continue;
        const std::string name = info.id + "/" + std::to_string(problem->vertexCount()) + "x" +
                                 std::to_string(problem->deviceCount());
        benchmark::RegisterBenchmark(
            name.c_str(),
            [&placer = *placer, problem](benchmark::State& state) { place(state, placer, problem); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
    }
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s FILE...\n", argv[0]);
        return 2;
    }
    for (int i = 1; i < argc; ++i)
        registerFile(argv[i]);
    benchmark::RunSpecifiedBenchmarks();
}
