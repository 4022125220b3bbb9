// SPDX-License-Identifier: GPL-3.0-or-later
// Times an episode of PLACETO with its update (docs/results/placeto-speed.md):
//   placeto_speed [--benchmark_filter=...] [FILE ...]
// FILE: published graphs, in the model as-released. Random layered graphs of the sizes for which the released
// program's speed is known are always measured. Times are processor time on one thread; `times_released` is
// the released program's time for an episode at that number of vertices over ours.
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/learn/learners/learner.h"
#include "core/workloads/api/workload_source.h"

#include <array>
#include <ctime>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

using namespace doppler;

/// Seconds of an episode of the released Python program, by the number of vertices.
struct Released {
    std::size_t vertices;
    double seconds;
};
constexpr std::array released{Released{112, 3.72},  Released{192, 9.24},  Released{215, 9.40},
                              Released{261, 11.89}, Released{356, 14.50}, Released{417, 19.05}};

Options optionsOf(const char* preset)
{
    Options out = taken(trainingPreset(preset, "placeto"));
    if (!out.set(trainingOptions("placeto"), "stage2_episodes", "1000000"))
        std::exit(1);
    return out;
}

void episode(benchmark::State& state, const ProblemPtr& problem, const char* preset)
{
    const LearnerSetup setup{{problem}, "placeto", optionsOf(preset), 1, nullptr, {}};
    const auto learner = taken(findLearner("placeto"))->make(setup, std::nullopt);
    LearnerEvents events;
    events.episode = [](const EpisodeRecord&) {};
    events.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
    events.wantsTrace = [](std::size_t) { return false; };
    events.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
    events.aborted = [] { return false; };
    const std::clock_t begun = std::clock();
    for (auto _ : state)
        if (const auto updated = learner->update(events, 0); !updated)
            return state.SkipWithError(updated.error().english().c_str());
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    state.counters["simulated/s"] = static_cast<double>(learner->progress().evaluations) / seconds;
    for (const Released& one : released)
        if (one.vertices == problem->vertexCount())
            state.counters["times_released"] =
                one.seconds * static_cast<double>(state.iterations()) / seconds;
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    const TopologyPtr devices = taken(builtinTopology("4xP100"))->firstDevices(4);
    std::vector<ProblemPtr> problems;
    ModelOptions asReleased;
    asReleased.costModel = CostModel::AsReleased;
    for (int i = 1; i < argc; ++i)
        problems.push_back(taken(Problem::create(taken(readGraph(argv[i])), devices, asReleased)));
    for (const Released& one : released)
        problems.push_back(taken(Problem::create(
            taken(generateWorkload("layered:vertices=" + std::to_string(one.vertices))), devices)));
    for (const ProblemPtr& problem : problems)
        for (const char* preset : {"paper", "one-encoding"})
            benchmark::RegisterBenchmark((std::string(preset) + "/" + problem->graph().name() + "/" +
                                          std::to_string(problem->vertexCount()))
                                             .c_str(),
                                         [=](benchmark::State& state) { episode(state, problem, preset); })
                ->Unit(benchmark::kMillisecond);
    benchmark::RunSpecifiedBenchmarks();
}
