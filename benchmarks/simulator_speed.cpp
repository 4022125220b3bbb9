// SPDX-License-Identifier: GPL-3.0-or-later
// Makespans per second, beside a plain discrete-event yardstick on the same problems in one run:
//   simulator_speed YARDSTICK FILE...     (files by gen.py of the yardstick; see benchmarks/README.md)
#include "benchmarks/placed_dag.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

/// The yardstick's own rate, in simulations per second.
double yardstickRate(const std::string& yardstick, const std::string& file, std::size_t vertices)
{
    const std::size_t runs = std::max<std::size_t>(3, 4'000'000 / vertices);
    const std::string command = yardstick + " " + file + " " + std::to_string(runs);
    FILE* pipe = popen(command.c_str(), "r");
    double makespan = 0;
    double rate = 0;
    if (!pipe || std::fscanf(pipe, "%lf %lf", &makespan, &rate) != 2)
        std::fprintf(stderr, "the yardstick does not run: %s\n", command.c_str());
    if (pipe)
        pclose(pipe);
    return rate;
}

void simulate(benchmark::State& state, const std::string& yardstick, const std::string& file)
{
    const ProblemPtr problem = readPlacedDag(file);
    std::mt19937 random(1);
    std::array<Assignment, 16> placements;
    for (Assignment& placement : placements)
        for (std::size_t v = 0; v < problem->vertexCount(); ++v)
            placement.emplace_back(random() % problem->deviceCount());
    Simulator simulator(problem);
    std::size_t i = 0;
    double seconds = 0;
    for (auto _ : state) {
        const auto begun = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(simulator.makespan(placements[i++ % placements.size()]));
        seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    }
    const double rate = static_cast<double>(state.iterations()) / seconds;
    state.counters["per_second"] = rate;
    state.counters["yardstick"] = yardstickRate(yardstick, file, problem->vertexCount());
    state.counters["ratio"] = rate / state.counters["yardstick"];
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "usage: %s YARDSTICK FILE...\n", argv[0]);
        return 2;
    }
    for (int i = 2; i < argc; ++i)
        benchmark::RegisterBenchmark(argv[i],
                                     [yardstick = std::string(argv[1]), file = std::string(argv[i])](
                                         benchmark::State& state) { simulate(state, yardstick, file); })
            ->Unit(benchmark::kMicrosecond)
            ->MinTime(1);
    benchmark::RunSpecifiedBenchmarks();
}
