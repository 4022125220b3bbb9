// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of recording how each best placement of a training was found (docs/results/best-trace-cost.md):
//   best_trace_cost
// Runs a training without and one with the recording in turn, for each policy that records its episodes in
// its own way, and prints the least processor time of several repetitions.
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/learn/learners/learner.h"
#include "core/workloads/api/workload_source.h"

#include <algorithm>
#include <ctime>
#include <limits>
#include <map>
#include <span>
#include <string>

namespace {

using namespace doppler;

struct Told {
    double seconds = std::numeric_limits<double>::infinity(); ///< Of processor time.
    std::size_t bests = 0;
    std::size_t steps = 0; ///< Of all traces.
};

Options optionsOf(const std::string& policy, std::uint64_t episodes)
{
    Options out = taken(trainingPreset(taken(findTrainingPolicy(policy))->presets.front().id, policy));
    const std::span<const OptionSpec> known = trainingOptions(policy);
    for (const char* stage : {"stage1_episodes", "stage3_episodes"})
        if (std::ranges::find(known, stage, &OptionSpec::name) != known.end() && !out.set(known, stage, "0"))
            std::exit(1);
    if (!out.set(known, "stage2_episodes", std::to_string(episodes)))
        std::exit(1);
    return out;
}

Told train(const LearnerSetup& setup, std::uint64_t episodes, bool tells)
{
    const auto learner = taken(findLearner(setup.policy))->make(setup, std::nullopt);
    Told out;
    LearnerEvents events;
    events.episode = [](const EpisodeRecord&) {};
    events.best = [&](const RatedPlacement&, std::size_t, std::uint64_t) { ++out.bests; };
    events.wantsTrace = [](std::size_t) { return false; };
    events.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
    events.aborted = [] { return false; };
    if (tells)
        events.bestTrace = [&](const std::shared_ptr<const EpisodeTrace>& trace) {
            out.steps += trace->steps.size();
        };
    const std::clock_t begun = std::clock();
    while (learner->progress().episode < episodes)
        if (const auto updated = learner->update(events, 0); !updated) {
            std::fprintf(stderr, "%s\n", updated.error().english().c_str());
            std::exit(1);
        }
    out.seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    return out;
}

} // namespace

int main()
{
    constexpr int repetitions = 5;
    const std::map<std::string, std::uint64_t> episodesOf{
        {"doppler", 100}, {"placeto", 40}, {"doppler-improve", 40}, {"gdp", 200}};
    std::printf("%-16s %8s %8s %6s %8s %9s %9s %6s\n", "policy", "vertices", "episodes", "bests", "steps",
                "silent s", "telling s", "ratio");
    const TopologyPtr devices = taken(builtinTopology("4xP100"))->firstDevices(4);
    for (const char* graph : {"chainmm", "llama-layer"}) {
        const ProblemPtr problem = taken(Problem::create(taken(generateWorkload(graph)), devices));
        for (const auto& [policy, episodes] : episodesOf) {
            const LearnerSetup setup{{problem}, policy, optionsOf(policy, episodes), 1, nullptr, {}};
            Told silent;
            Told telling;
            for (int i = 0; i < repetitions; ++i)
                for (Told* told : {&silent, &telling}) {
                    const double least = told->seconds;
                    *told = train(setup, episodes, told == &telling);
                    told->seconds = std::min(told->seconds, least);
                }
            std::printf("%-16s %8zu %8llu %6zu %8zu %9.3f %9.3f %6.3f\n", policy.c_str(),
                        problem->vertexCount(), static_cast<unsigned long long>(episodes), telling.bests,
                        telling.steps, silent.seconds, telling.seconds, telling.seconds / silent.seconds);
            std::fflush(stdout);
        }
    }
}
