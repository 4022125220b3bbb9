// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations per second, next to a plain discrete-event simulator (the yardstick) on the same problems:
//   simulator_speed YARDSTICK FILE...     (files by gen.py of the yardstick; docs/results/simulator-speed.md)
// makespan: random placements on one core. best-of-n: random-best-of-n on two threads. moves: annealing's own
// tried moves from a critical-path placement, next to whole simulations of the same placements.
// peak_MB of the first two: the peak memory of the process in the row, with program, problem and placements,
// but without the yardstick's process. Memory left by an earlier row's file counts as well: for the figure of
// one file, run it alone.
#include "benchmarks/placed_dag.h"
#include "benchmarks/process_memory.h"
#include "core/placers/api/registry.h"
#include "core/placers/list/critical_path.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begun)
{
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

/// The yardstick sends one tensor per source and destination, of its last edge's size: a copy of the file in
/// which all edges of a source have the size that readPlacedDag() takes, the largest.
std::string withOneSizePerSource(const std::string& file)
{
    std::vector<double> largest;
    std::string line;
    std::string key;
    std::size_t from = 0;
    std::size_t to = 0;
    double bytes = 0;
    const auto isEdge = [&] {
        return line.starts_with("edge ") && (std::istringstream(line) >> key >> from >> to >> bytes);
    };
    for (std::ifstream in(file); std::getline(in, line);)
        if (isEdge()) {
            largest.resize(std::max(largest.size(), from + 1));
            largest[from] = std::max(largest[from], bytes);
        }
    const std::string copy = (std::filesystem::temp_directory_path() / "doppler_yardstick.txt").string();
    std::ofstream out(copy);
    out.precision(17);
    for (std::ifstream in(file); std::getline(in, line);) {
        if (isEdge())
            out << "edge " << from << ' ' << to << ' ' << largest[from] << '\n';
        else
            out << line << '\n';
    }
    return copy;
}

struct Yardstick {
    double makespan = 0; ///< Mean over its placements.
    double rate = 0;     ///< Simulations per second.
};

Yardstick runYardstick(const std::string& program, const std::string& file, std::size_t vertices)
{
    const std::size_t runs = std::max<std::size_t>(16, 4'000'000 / vertices / 16 * 16);
    Yardstick result;
    FILE* pipe = popen((program + " " + file + " " + std::to_string(runs)).c_str(), "r");
    if (!pipe || std::fscanf(pipe, "%lf %lf", &result.makespan, &result.rate) != 2)
        std::fprintf(stderr, "the yardstick does not run: %s\n", program.c_str());
    if (pipe)
        pclose(pipe);
    return result;
}

/// The yardstick's own placements.
std::array<Placement, 16> randomPlacements(const Problem& problem)
{
    std::mt19937 random(1);
    std::array<Placement, 16> placements;
    for (Placement& placement : placements)
        for (std::size_t v = 0; v < problem.vertexCount(); ++v)
            placement.devices.emplace_back(random() % problem.deviceCount());
    return placements;
}

void makespans(benchmark::State& state, const std::string& yardstick, const std::string& file)
{
    forgetPeak();
    const ProblemPtr problem = readPlacedDag(file);
    const auto placements = randomPlacements(*problem);
    Simulator simulator(problem);
    double mean = 0;
    for (const Placement& placement : placements)
        mean += simulator.makespan(placement) / 16;
    std::size_t i = 0;
    double seconds = 0;
    for (auto _ : state) {
        const auto begun = Clock::now();
        benchmark::DoNotOptimize(simulator.makespan(placements[i++ % placements.size()]));
        seconds += secondsSince(begun);
    }
    state.counters["peak_MB"] = memoryMegabytes("VmHWM");
    const double rate = static_cast<double>(state.iterations()) / seconds;
    const Yardstick beside = runYardstick(yardstick, withOneSizePerSource(file), problem->vertexCount());
    if (std::abs(beside.makespan - mean) > 1e-5 * mean)
        state.SkipWithError("the yardstick's makespans are others");
    state.counters["per_second"] = rate;
    state.counters["yardstick"] = beside.rate;
    state.counters["ratio"] = rate / beside.rate;
}

void bestOfN(benchmark::State& state, const std::string& yardstick, const std::string& file)
{
    forgetPeak();
    const ProblemPtr problem = readPlacedDag(file);
    const Placer& placer = *placerRegistry().find("random-best-of-n").value();
    const Options options(placer.info().options);
    PlacerContext context;
    context.threads = 2;
    context.budget.evaluations = std::max<std::uint64_t>(64, 4'000'000 / problem->vertexCount());
    double seconds = 0;
    for (auto _ : state) {
        const auto begun = Clock::now();
        benchmark::DoNotOptimize(placer.place(*problem, options, context).value().evaluations);
        seconds += secondsSince(begun);
    }
    state.counters["peak_MB"] = memoryMegabytes("VmHWM");
    const double rate = static_cast<double>(state.iterations() * *context.budget.evaluations) / seconds;
    const Yardstick beside = runYardstick(yardstick, withOneSizePerSource(file), problem->vertexCount());
    state.counters["per_second"] = rate;
    state.counters["yardstick"] = beside.rate;
    state.counters["ratio"] = rate / beside.rate;
}

/// One annealing of 10,000 evaluations: every move by the evaluator, and every placement by a whole run.
void triedMoves(benchmark::State& state, const std::string& file)
{
    const ProblemPtr problem = readPlacedDag(file);
    const Neighbourhood neighbourhood(*problem);
    constexpr int evaluations = 10000;
    double tried = 0;
    double whole = 0;
    for (auto _ : state) {
        Random random(1);
        MoveEvaluator evaluator(problem);
        Simulator simulator(problem);
        Assignment devices = placeByCriticalPath(*problem, random).devices;
        double current = evaluator.start({devices, {}});
        const double hottest = 0.02 * current;
        std::vector<Move> moves;
        for (int i = 0; i < evaluations; ++i) {
            const VertexId v = neighbourhood.draw(random);
            const DeviceId to = neighbourhood.drawOtherDevice(random, v, devices[v]);
            moves.assign(1, {v, to});
            if (const VertexId other = neighbourhood.drawNeighbour(random, v);
                random.uniform() < 0.5 && other.valid() && devices[other] != to)
                moves.push_back({other, to});
            const double limit = drawLimit(random, current, hottest * (1 - double(i) / evaluations));
            auto begun = Clock::now();
            const double found = evaluator.tryMoves(moves, limit);
            if (found <= limit)
                evaluator.accept();
            tried += secondsSince(begun);

            const Assignment before = devices;
            for (const Move& move : moves)
                devices[move.vertex] = move.device;
            begun = Clock::now();
            const double expected = simulator.makespan(devices);
            whole += secondsSince(begun);
            if ((expected <= limit) != (found <= limit) || (found <= limit && found != expected))
                state.SkipWithError("a tried move is not what the whole run gives");
            if (found <= limit)
                current = found;
            else
                devices = before;
        }
    }
    state.counters["tried_us"] = tried / double(state.iterations()) / evaluations * 1e6;
    state.counters["whole_us"] = whole / double(state.iterations()) / evaluations * 1e6;
    state.counters["ratio"] = whole / tried;
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "usage: %s YARDSTICK FILE...\n", argv[0]);
        return 2;
    }
    const std::string yardstick = argv[1];
    for (int i = 2; i < argc; ++i) {
        const std::string file = argv[i];
        const std::string name = std::filesystem::path(file).stem().string();
        benchmark::RegisterBenchmark(("makespan/" + name).c_str(),
                                     [=](auto& s) { makespans(s, yardstick, file); })
            ->Unit(benchmark::kMicrosecond)
            ->MinTime(1);
        benchmark::RegisterBenchmark(("best-of-n/" + name).c_str(),
                                     [=](auto& s) { bestOfN(s, yardstick, file); })
            ->Unit(benchmark::kMillisecond)
            ->MinTime(1);
        benchmark::RegisterBenchmark(("moves/" + name).c_str(), [=](auto& s) { triedMoves(s, file); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
    }
    benchmark::RunSpecifiedBenchmarks();
}
