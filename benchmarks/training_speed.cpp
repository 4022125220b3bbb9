// SPDX-License-Identifier: GPL-3.0-or-later
// What an episode of stage II costs, with its update (docs/results.md, "Training speed", and
// docs/results/kernels.md):
//   [DOPPLER_KERNELS=plain|avx2|avx512] training_speed [--benchmark_filter=...] [FILE]
// FILE: the published graph of LLAMA-LAYER; without it, the built-in graph of that name. Times are processor
// time on one thread. `products` is the share of the time that the update's products of matrices would take
// at the rate of LibTorch's at::mm measured in the same run, `own products` the same at the best rate of the
// kernels' own product; rows of phases are milliseconds an update.
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/learn/inputs/encoder_graph.h"
#include "core/learn/kernels/products.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/rollouts/rollout.h"
#include "core/learn/torch/libtorch.h"
#include "core/sim/simulator.h"
#include "core/training/instruction_set.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload_source.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <map>
#include <string>

#include <ATen/Functions.h>
#include <benchmark/benchmark.h>
#include <c10/core/GradMode.h>
#include <sys/resource.h>

namespace {

using namespace doppler;

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Case {
    std::string name;
    ProblemPtr problem;
    std::size_t hidden = 128;
    std::size_t episodesPerUpdate = 1;
};

Options optionsOf(const Case& c)
{
    Options out = taken(trainingPreset("paper"));
    const auto set = [&](const char* name, std::size_t value) {
        if (!out.set(trainingOptions(), name, std::to_string(value)))
            std::exit(1);
    };
    set("hidden", c.hidden);
    set("episodes_per_update", c.episodesPerUpdate);
    set("stage1_episodes", 0);
    return out;
}

/// An update of stage II as the trainer makes it, phase by phase.
class Update {
public:
    explicit Update(const Case& c)
        : problem(c.problem), episodes(c.episodesPerUpdate), settings(optionsOf(c)), features(*problem),
          layout(settings.shape), parameters(initialParameters(layout, 1)), first(layout.size),
          second(layout.size), network(features, settings.shape, layout, parameters, {}),
          heads(layout, parameters), rollout(*problem, features, settings), simulator(problem), random(1)
    {
    }

    void run()
    {
        const Encodings* encodings = nullptr;
        phase("encode", [&] { encodings = &network.encode(true); });
        batch.clear();
        for (std::size_t e = 0; e < episodes; ++e) {
            Placement placement;
            phase("rollout", [&] {
                placement =
                    rollout.run(heads, *encodings, {ActionRule::Kind::EpsilonGreedy, 0.2}, random, batch);
            });
            phase("simulate", [&] { benchmark::DoNotOptimize(simulator.makespan(placement)); });
            const auto advantage = static_cast<float>(random.uniform() - 0.5);
            for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
                const float weight = advantage / static_cast<float>(batch.steps());
                batch.selectTarget[batch.chosen[t]] = weight;
                batch.placeTarget[t * batch.devices + batch.device[t]] = weight;
                batch.entropyWeight[t] = 0.01F / static_cast<float>(batch.steps());
            }
        }
        phase("differentiate", [&] { benchmark::DoNotOptimize(network.differentiate(batch).loss); });
        phase("adam", [&] { takeStep(); });
    }

    [[nodiscard]] const std::map<std::string, double>& phases() const { return seconds; }
    [[nodiscard]] const EpisodeBatch& lastBatch() const { return batch; }
    /// Of the products of the last update: forwards, and twice that backwards.
    [[nodiscard]] double flops() const;

private:
    template <class Call>
    void phase(const char* name, Call call)
    {
        const double begun = processorSeconds();
        call();
        seconds[name] += processorSeconds() - begun;
    }
    void takeStep()
    {
        AdamStep step;
        step.learningRate = 1e-6F;
        for (const ParameterBlock& block : layout.blocks) {
            const Gradient gradient = network.gradient(block);
            const auto of = [&](std::vector<float>& values) {
                return std::span(values).subspan(block.offset, block.size());
            };
            if (!gradient.empty())
                adam(step, of(parameters), gradient, of(first), of(second));
        }
    }

    ProblemPtr problem;
    std::size_t episodes;
    RolloutSettings settings;
    GraphFeatures features;
    ParameterLayout layout;
    std::vector<float> parameters, first, second;
    PolicyNetwork network;
    PolicyHeads heads;
    Rollout rollout;
    Simulator simulator;
    Random random;
    EpisodeBatch batch;
    std::map<std::string, double> seconds;
};

double Update::flops() const
{
    const EncoderGraph graph(features);
    const auto h = static_cast<double>(settings.shape.hidden);
    const double width = NetworkShape::headWidth;
    const double features5 = NetworkShape::vertexFeatures;
    const auto vertices = static_cast<double>(graph.vertexCount());
    const auto rows = static_cast<double>(graph.gather.rows());
    const auto values = static_cast<double>(graph.edgeValues.size());
    const bool few = graph.edgeValues.size() <= 16; // each with a matrix of its own; others share two
    const double round = 2 * rows * (few ? h : 2 * h) * h + 2 * vertices * h * 6 * h;
    const double encoder = 2 * vertices * features5 * h + static_cast<double>(settings.shape.rounds) * round +
                           (few ? 2 * values * h * h * h : 0);
    const double shares = 2 * vertices * 4 * h * width; // SEL's three, PLC's one
    const auto candidates = static_cast<double>(batch.candidate.size());
    const auto steps = static_cast<double>(batch.steps());
    const double onDevices = steps * static_cast<double>(batch.devices);
    const double decisions = 2 * (candidates + steps + 2 * onDevices) * h * width +
                             2 * (candidates + steps + onDevices) * features5 * h;
    return 3 * (2 * encoder + shares + decisions) + decisions; // the rollout's own
}

/// Floating-point operations a second of a product, at the best of several runs that each last as long as an
/// update: in shorter ones a processor that is shared with others would show what an update never sees.
template <class Call>
double rateOf(double flops, const Call& call)
{
    constexpr double seconds = 0.02;
    double best = 0;
    for (int repeat = 0; repeat < 20; ++repeat) {
        const double begun = processorSeconds();
        double done = 0;
        double spent = 0;
        for (; spent < seconds; spent = processorSeconds() - begun) {
            call();
            done += flops;
        }
        best = std::max(best, done / spent);
    }
    return best;
}

/// That of one thread's at::mm.
double torchRate(std::int64_t rows, std::int64_t inner, std::int64_t columns)
{
    const c10::AutoGradMode none(false);
    const at::Tensor a = at::rand({rows, inner});
    const at::Tensor b = at::rand({inner, columns});
    at::Tensor out = at::empty({rows, columns});
    return rateOf(2 * static_cast<double>(rows * inner * columns), [&] { at::mm_out(out, a, b); });
}

constexpr std::array<std::array<std::int64_t, 3>, 4> sizes{
    {{128, 128, 128}, {512, 512, 512}, {229, 128, 384}, {229, 32, 96}}};

/// That of the kernels' own product.
double ownRate(std::int64_t rows, std::int64_t inner, std::int64_t columns)
{
    const auto m = static_cast<std::size_t>(rows);
    const auto k = static_cast<std::size_t>(inner);
    const auto n = static_cast<std::size_t>(columns);
    const std::vector<float> a(m * k, 0.5F), b(k * n, 0.5F);
    std::vector<float> out(m * n);
    PackedMatrix right;
    right.pack({b.data(), k, n});
    return rateOf(2 * static_cast<double>(rows * inner * columns), [&] {
        multiply({a.data(), m, k}, right, {out.data(), m, n});
    });
}

using Rate = double (*)(std::int64_t, std::int64_t, std::int64_t);

/// The best of the rates: what the machine can do.
template <Rate rate>
double bestRate()
{
    static const double best = [] {
        double out = 0;
        for (const auto& [rows, inner, columns] : sizes)
            out = std::max(out, rate(rows, inner, columns));
        return out;
    }();
    return best;
}

void product(benchmark::State& state, Rate rate, const std::array<std::int64_t, 3>& size)
{
    double best = 0;
    for (auto _ : state)
        best = std::max(best, rate(size[0], size[1], size[2]));
    state.counters["GFLOP/s"] = best / 1e9;
}

void update(benchmark::State& state, const Case& c)
{
    useOneThread();
    Update update(c);
    update.run(); // takes memory
    const auto before = update.phases();
    double flops = 0;
    double best = std::numeric_limits<double>::infinity();
    for (auto _ : state) {
        const double begun = processorSeconds();
        update.run();
        best = std::min(best, processorSeconds() - begun);
        state.PauseTiming();
        flops += update.flops();
        state.ResumeTiming();
    }
    const auto updates = static_cast<double>(state.iterations());
    double total = 0;
    for (const auto& [name, seconds] : update.phases()) {
        const double mine = (seconds - before.at(name)) / updates;
        total += mine;
        state.counters[name] = 1e3 * mine;
    }
    const auto episodes = static_cast<double>(c.episodesPerUpdate);
    state.counters["episodes/s"] = episodes / total;
    state.counters["at best"] = episodes / best; // by the fastest update, as the rate of products is the best
    state.counters["GFLOP"] = flops / updates / 1e9;
    state.counters["products"] = flops / updates / bestRate<&torchRate>() / best;
    state.counters["own products"] = flops / updates / bestRate<&ownRate>() / best;
    state.counters["candidates"] = static_cast<double>(update.lastBatch().candidate.size()) /
                                   static_cast<double>(update.lastBatch().steps());
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["MB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}

/// By way of the program's trainer, everything that it does besides included.
void train(benchmark::State& state, TrainingSetup setup, std::size_t episodes)
{
    for (const auto& [stage, count] :
         {std::pair{"stage1_episodes", std::size_t{0}}, {"stage2_episodes", episodes}})
        if (!setup.options.set(trainingOptions(setup.policy), stage, std::to_string(count)))
            std::exit(1);
    double processor = 0;
    double wall = 0;
    for (auto _ : state) {
        const auto trainer = taken(learningModule())->makeTrainer();
        const double begun = processorSeconds();
        if (auto started = trainer->start(setup, {}); !started)
            return state.SkipWithError(started.error().english().c_str());
        const TrainingOutcome outcome = taken(trainer->outcome());
        processor += processorSeconds() - begun;
        wall += outcome.seconds;
    }
    const auto all = static_cast<double>(episodes * static_cast<std::size_t>(state.iterations()));
    state.counters["episodes/s"] = all / processor;
    state.counters["episodes/s wall"] = all / wall;
}

void trainer(benchmark::State& state, const Case& c, std::size_t episodes)
{
    TrainingSetup setup;
    setup.problem = c.problem;
    setup.options = optionsOf(c);
    train(state, std::move(setup), episodes);
}

/// A policy other than DOPPLER's two with one encoding per episode.
struct OtherPolicy {
    const char* name;
    const char* policy;
    std::vector<std::pair<const char*, const char*>> settings;
    std::size_t episodes;
};

const std::vector<OtherPolicy>& otherPolicies()
{
    static const std::vector<OtherPolicy> all{
        {"joint", "joint", {}, 64},
        {"joint_16_episodes", "joint", {{"episodes_per_update", "16"}}, 64},
        {"joint_32_wide", "joint", {{"hidden", "32"}}, 128},
        {"gdp", "gdp", {}, 512},
        {"gdp_reinforce", "gdp", {{"update", "reinforce"}, {"episodes_per_update", "1"}}, 128},
        {"messages_every_step", "doppler", {{"message_passing", "step"}}, 1},
        {"messages_every_step_32_wide", "doppler", {{"message_passing", "step"}, {"hidden", "32"}}, 8}};
    return all;
}

void otherTrainer(benchmark::State& state, const OtherPolicy& other, const ProblemPtr& problem)
{
    TrainingSetup setup;
    setup.problem = problem;
    setup.policy = other.policy;
    setup.options = taken(trainingPreset("paper", other.policy));
    for (const auto& [name, value] : other.settings)
        if (!setup.options.set(trainingOptions(other.policy), name, value))
            std::exit(1);
    train(state, std::move(setup), other.episodes);
}

std::vector<Case> casesOf(const char* file)
{
    const auto topology = taken(builtinTopology("4xP100"))->firstDevices(4);
    const auto layered = [&](const char* vertices) {
        return taken(
            Problem::create(taken(generateWorkload(std::string("layered:vertices=") + vertices)), topology));
    };
    ModelOptions model;
    ProblemPtr llama;
    if (file) {
        model.costModel = CostModel::AsReleased;
        llama = taken(Problem::create(taken(readGraph(file)), topology, model));
    } else {
        llama = taken(Problem::create(taken(generateWorkload("llama-layer")), topology));
    }
    return {{"paper", llama, 128, 1},
            {"paper_16_episodes", llama, 128, 16},
            {"32_wide", llama, 32, 1},
            {"32_wide_16_episodes", llama, 32, 16},
            {"layered_2000", layered("2000"), 128, 1},
            {"layered_10000", layered("10000"), 128, 1}};
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    benchmark::AddCustomContext("kernels", nameOf(taken(chosenInstructionSet())));
    useOneThread();
    for (const auto& size : sizes) {
        const std::string name =
            std::to_string(size[0]) + "x" + std::to_string(size[1]) + "x" + std::to_string(size[2]);
        for (const auto& [whose, rate] : {std::pair{"torch", Rate{torchRate}}, {"own", Rate{ownRate}}})
            benchmark::RegisterBenchmark(
                ("mm/" + std::string(whose) + "/" + name).c_str(),
                [&size, rate = rate](benchmark::State& state) { product(state, rate, size); })
                ->Iterations(1)
                ->Unit(benchmark::kMillisecond);
    }
    const std::vector<Case> cases = casesOf(argc > 1 ? argv[1] : nullptr);
    for (const OtherPolicy& other : otherPolicies())
        benchmark::RegisterBenchmark((std::string("trainer/") + other.name).c_str(),
                                     [&other, problem = cases.front().problem](benchmark::State& state) {
                                         otherTrainer(state, other, problem);
                                     })
            ->Iterations(1)
            ->Unit(benchmark::kMillisecond);
    for (const Case& c : cases) {
        const bool large = c.problem->vertexCount() >= 2000;
        auto* phases =
            benchmark::RegisterBenchmark(("update/" + c.name).c_str(), [c](benchmark::State& state) {
                update(state, c);
            })->Unit(benchmark::kMillisecond);
        if (large)
            phases->Iterations(3);
        const std::size_t episodes = large ? 3 : 512;
        benchmark::RegisterBenchmark(("trainer/" + c.name).c_str(),
                                     [c, episodes](benchmark::State& state) { trainer(state, c, episodes); })
            ->Iterations(1)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RunSpecifiedBenchmarks();
}
