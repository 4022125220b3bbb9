// SPDX-License-Identifier: GPL-3.0-or-later
// What the fast networks gain over their definition in LibTorch (docs/results/network-backends.md):
//   network_backends [REPEATS]
// Prints a table: processor time on one thread, the median of REPEATS (5) updates of each backend in turn.
// "networks" is what the backends compute; "update" is that with everything else that a training does.
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/learn/networks/joint_network.h"
#include "core/learn/networks/placeto_network.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/rollouts/joint_rollout.h"
#include "core/learn/rollouts/placeto_rollout.h"
#include "core/learn/rollouts/rollout.h"
#include "core/learn/torch/doppler_definition.h"
#include "core/learn/torch/joint_definition.h"
#include "core/learn/torch/libtorch.h"
#include "core/learn/torch/placeto_definition.h"
#include "core/learn/torch/score_definition.h"
#include "core/placers/api/registry.h"
#include "core/placers/learned/improve_networks.h"
#include "core/sim/simulator.h"
#include "core/training/policies.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace doppler;

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Seconds of one update.
struct Cost {
    double networks = 0; ///< Encoding, scores and derivatives.
    double all = 0;
};

/// Adds what a call takes.
template <class Call>
void timed(double& seconds, Call call)
{
    const double begun = processorSeconds();
    call();
    seconds += processorSeconds() - begun;
}

double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

/// Both in turn, after one update of each that is not counted.
template <class Fast, class Defined>
void compare(const std::string& name, std::size_t repeats, Fast fast, Defined defined)
{
    fast();
    defined();
    std::vector<double> networks[2], all[2];
    for (std::size_t i = 0; i < repeats; ++i) {
        const Cost costs[2] = {fast(), defined()};
        for (int which = 0; which < 2; ++which) {
            networks[which].push_back(1e3 * costs[which].networks);
            all[which].push_back(1e3 * costs[which].all);
        }
    }
    const double ours = median(networks[0]), theirs = median(networks[1]);
    const double ourUpdate = median(all[0]), theirUpdate = median(all[1]);
    std::printf("| %s | %.3f | %.3f | %.1f | %.3f | %.3f | %.1f |\n", name.c_str(), ours, theirs,
                theirs / ours, ourUpdate, theirUpdate, theirUpdate / ourUpdate);
    std::fflush(stdout);
}

/// Parameters with the optimiser's state.
struct Trained {
    Trained(std::vector<ParameterBlock> of, std::vector<float> values)
        : blocks(std::move(of)), parameters(std::move(values)), first(parameters.size()),
          second(parameters.size())
    {
    }
    void step(const NetworkBackend& network)
    {
        AdamStep adamStep;
        adamStep.learningRate = 1e-6F;
        for (const ParameterBlock& block : blocks)
            if (const Gradient gradient = network.gradient(block); !gradient.empty())
                adam(adamStep, of(parameters, block), gradient, of(first, block), of(second, block));
    }
    static std::span<float> of(std::vector<float>& values, const ParameterBlock& block)
    {
        return std::span(values).subspan(block.offset, block.size());
    }
    std::vector<ParameterBlock> blocks;
    std::vector<float> parameters, first, second;
};

RolloutSettings settingsOf(const char* policy, std::size_t hidden)
{
    RolloutSettings settings(taken(trainingPreset("paper", policy)));
    settings.shape.hidden = hidden;
    return settings;
}

/// An update of DOPPLER's stage II.
template <class Network>
class DopplerUpdate {
public:
    DopplerUpdate(const ProblemPtr& on, std::size_t hidden, std::size_t episodeCount)
        : problem(on), episodes(episodeCount), settings(settingsOf("doppler", hidden)), features(*problem),
          layout(settings.shape), trained(layout.blocks, initialParameters(layout, 1)),
          network(features, settings.shape, layout, trained.parameters, {}),
          heads(layout, trained.parameters), rollout(*problem, features, settings), simulator(problem)
    {
    }
    Cost operator()()
    {
        Cost cost;
        timed(cost.all, [&] {
            const Encodings* encodings = nullptr;
            timed(cost.networks, [&] { encodings = &network.encode(true); });
            batch.clear();
            double sum = 0;
            for (std::size_t e = 0; e < episodes; ++e)
                sum += simulator.makespan(
                    rollout.run(heads, *encodings, {ActionRule::Kind::Sample, 0}, random, batch));
            for (std::size_t t = 0; t < batch.steps(); ++t) {
                const float weight = sum > 0 ? 0.3F / static_cast<float>(batch.steps()) : 0;
                batch.selectTarget[batch.chosen[t]] = weight;
                batch.placeTarget[t * batch.devices + batch.device[t]] = weight;
                batch.entropyWeight[t] = 0.01F / static_cast<float>(batch.steps());
            }
            timed(cost.networks, [&] { network.differentiate(batch); });
            trained.step(network);
        });
        return cost;
    }

private:
    ProblemPtr problem;
    std::size_t episodes;
    RolloutSettings settings;
    GraphFeatures features;
    ParameterLayout layout;
    Trained trained;
    Network network;
    PolicyHeads heads;
    Rollout rollout;
    Simulator simulator;
    Random random{1};
    EpisodeBatch batch;
};

/// An update of the joint policy's stage II with one episode.
template <class Network>
class JointUpdate {
public:
    JointUpdate(const ProblemPtr& on, std::size_t hidden)
        : problem(on), settings(settingsOf("joint", hidden)), features(*problem),
          layout(settings.shape, ParameterLayout::Policies::Joint),
          trained(layout.blocks, initialParameters(layout, 1)),
          network(features, settings.shape, layout, trained.parameters), head(layout, trained.parameters),
          rollout(*problem, features, settings), simulator(problem)
    {
    }
    Cost operator()()
    {
        Cost cost;
        timed(cost.all, [&] {
            const JointEncodings* encodings = nullptr;
            timed(cost.networks, [&] { encodings = &network.encode(true); });
            const Placement placement = rollout.run(head, *encodings, {ActionRule::Kind::Sample, 0}, random);
            const float weight = simulator.makespan(placement) > 0 ? 1e-3F : 0;
            double replayed = 0; // within the differentiation, but no part of the network
            const auto replay = [&](std::size_t, const JointBackend::Take& take) {
                timed(replayed, [&] {
                    rollout.replay(placement, false, [&](PairBatch& piece) {
                        for (std::size_t t = 0; t < piece.steps(); ++t)
                            piece.target[piece.chosen[t]] = weight;
                        timed(inNetwork, [&] { take(piece); });
                    });
                });
            };
            inNetwork = 0;
            double whole = 0;
            timed(whole, [&] { network.differentiate(1, replay); });
            cost.networks += whole - (replayed - inNetwork);
            trained.step(network);
        });
        return cost;
    }

private:
    ProblemPtr problem;
    RolloutSettings settings;
    GraphFeatures features;
    ParameterLayout layout;
    Trained trained;
    Network network;
    JointHead head;
    JointRollout rollout;
    Simulator simulator;
    Random random{1};
    double inNetwork = 0;
};

/// Placeto's network in an episode that encodes every step: forwards to play, forwards and backwards to
/// learn. Features are random: what they say does not change the cost. `rest`: all else, seconds.
class PlacetoUpdate {
public:
    PlacetoUpdate(const ProblemPtr& on, bool isFast, double restSeconds)
        : graph(*on), layout(graph.devices), parameters(initialParameters(layout, 1)),
          fast(graph, layout, {}), defined(graph, layout, {}, parameters), usesFast(isFast),
          rest(restSeconds), plain(graph.vertices * graph.width(), 0.3F),
          padded(graph.vertices, graph.width()), byLogits(graph.devices, 0.1F), gradient(layout.size)
    {
        for (std::size_t v = 0; v < graph.vertices; ++v)
            std::fill_n(padded[v], graph.width(), 0.3F);
        fast.load(parameters);
    }
    Cost operator()()
    {
        Cost cost;
        timed(cost.networks, [&] { usesFast ? runFast() : runDefined(); });
        cost.all = cost.networks + rest;
        return cost;
    }
    void runFast()
    {
        fast.load(parameters);
        for (VertexId v : graph.visits) {
            fast.encode(padded, false);
            fast.logits(v);
        }
        fast.clearGradient();
        for (VertexId v : graph.visits) {
            fast.encode(padded, true);
            fast.logits(v);
            fast.learn(byLogits);
            fast.learnEncoding(padded);
        }
        fast.gradient(gradient);
    }
    void runDefined()
    {
        defined.load();
        for (VertexId v : graph.visits) {
            defined.encode(plain, false);
            defined.logits(v);
        }
        for (VertexId v : graph.visits) {
            defined.encode(plain, true);
            defined.logits(v);
            defined.learn(byLogits);
            defined.learnEncoding();
        }
    }

private:
    PlacetoGraph graph;
    PlacetoLayout layout;
    std::vector<float> parameters;
    PlacetoNetwork fast;
    PlacetoDefinition defined;
    bool usesFast;
    double rest;
    std::vector<float> plain;
    Rows padded;
    std::vector<float> byLogits, gradient;
};

/// Seconds of an episode of Placeto's with its learning, as the trainer makes it.
double placetoEpisodeSeconds(const ProblemPtr& problem)
{
    const PlacetoLayout layout(problem->deviceCount());
    PlacetoRollout rollout(problem, layout, {}, PlacetoRollout::Encoding::PerStep);
    const std::vector<float> parameters = initialParameters(layout, 1);
    rollout.load(parameters);
    Assignment start(problem->vertexCount(), DeviceId{0});
    Random random(1);
    std::vector<float> gradient(layout.size);
    std::vector<double> all;
    for (int i = 0; i < 5; ++i) {
        PlacetoEpisode episode;
        double seconds = 0;
        timed(seconds, [&] {
            rollout.play(start, {&random, {}, false}, episode);
            const std::vector<float> targets(episode.steps() * problem->deviceCount(), 0.1F);
            rollout.differentiate(episode, targets, 0.01, gradient);
        });
        all.push_back(seconds);
    }
    return median(all);
}

/// doppler-improve: 32 tried moves, 8 vertices and 8 moves scored for each, and one step of the optimiser.
/// `rest`: all else of these moves, seconds.
class ImproveUpdate {
public:
    explicit ImproveUpdate(bool isFast, double restSeconds)
        : networks(ImproveNetworks::fresh(1)), sel(blocksOf(ImproveNetworks::sel), networks.parameters),
          plc(blocksOf(ImproveNetworks::plc), networks.parameters), usesFast(isFast), rest(restSeconds)
    {
    }
    Cost operator()()
    {
        Cost cost;
        timed(cost.networks, [&] { usesFast ? runFast() : runDefined(); });
        cost.all = cost.networks + rest;
        return cost;
    }
    static constexpr std::size_t moves = 32;

private:
    static constexpr std::size_t choices = 8;
    static std::vector<ParameterBlock> blocksOf(const ScoreHead& head)
    {
        constexpr std::size_t hidden = ScoreHead::hidden;
        return {{"", head.features, hidden, head.begin, 0},
                {"", 1, hidden, head.bias(), 1},
                {"", hidden, 1, head.second(), 2},
                {"", 1, 1, head.secondBias(), 3}};
    }
    void runFast()
    {
        std::vector<float> gradient(ImproveNetworks::parameterCount);
        for (std::size_t move = 0; move < moves; ++move)
            for (const ScoreHead& head : {ImproveNetworks::sel, ImproveNetworks::plc}) {
                const std::vector<float> row(head.features, 0.2F);
                ImproveNetworks::Hidden hidden;
                for (std::size_t i = 0; i < choices; ++i)
                    networks.score(head, row, hidden);
                networks.addGradient(head, row, hidden, 0.1F, gradient);
            }
        networks.step(1e-6, 1.0F / moves, gradient);
    }
    void runDefined()
    {
        for (ScoreDefinition* network : {&sel, &plc}) {
            const std::size_t columns =
                network == &sel ? ImproveNetworks::sel.features : ImproveNetworks::plc.features;
            network->read();
            const std::vector<float> rows(choices * columns, 0.2F);
            for (std::size_t move = 0; move < moves; ++move)
                network->scores(rows, false);
            network->learn(std::vector<float>(moves * columns, 0.2F), std::vector<float>(moves, 1.0F));
        }
        networks.step(1e-6, 1.0F / moves, std::vector<float>(ImproveNetworks::parameterCount, 1e-3F));
    }

    ImproveNetworks networks;
    ScoreDefinition sel, plc;
    bool usesFast;
    double rest;
};

/// Seconds that the placer takes for 32 tried moves, learning included.
double improveSeconds(const ProblemPtr& problem)
{
    const Placer& placer = *taken(placerRegistry().find("doppler-improve"));
    PlacerContext context;
    constexpr std::uint64_t evaluations = 6400;
    context.budget.evaluations = evaluations;
    double seconds = 0;
    timed(seconds, [&] { taken(placer.place(*problem, Options(placer.info().options), context)); });
    return seconds * static_cast<double>(ImproveUpdate::moves) / static_cast<double>(evaluations);
}

/// Seconds of all that is not the network: none if the clock is coarser than that.
template <class Update>
double restOf(double whole, Update&& fast)
{
    std::vector<double> networks;
    for (int i = 0; i < 5; ++i)
        networks.push_back(fast().networks);
    return std::max(0.0, whole - median(networks));
}

void compareOn(const std::string& graph, std::size_t repeats)
{
    const ProblemPtr problem = taken(Problem::create(taken(generateWorkload(graph)),
                                                     taken(builtinTopology("4xP100"))->firstDevices(4), {}));
    for (const std::size_t hidden : {std::size_t{128}, std::size_t{32}})
        for (const std::size_t episodes : {std::size_t{1}, std::size_t{16}})
            compare("DOPPLER, " + std::to_string(hidden) + " wide, " + std::to_string(episodes) +
                        (episodes == 1 ? " episode" : " episodes"),
                    repeats, DopplerUpdate<PolicyNetwork>(problem, hidden, episodes),
                    DopplerUpdate<DopplerDefinition>(problem, hidden, episodes));
    compare("joint, 128 wide", repeats, JointUpdate<JointNetwork>(problem, 128),
            JointUpdate<JointDefinition>(problem, 128));
    const double placetoRest = restOf(placetoEpisodeSeconds(problem), PlacetoUpdate(problem, true, 0));
    compare("PLACETO", std::min<std::size_t>(repeats, 3), PlacetoUpdate(problem, true, placetoRest),
            PlacetoUpdate(problem, false, placetoRest));
    const double improveRest = restOf(improveSeconds(problem), ImproveUpdate(true, 0));
    compare("doppler-improve, 32 moves", repeats, ImproveUpdate(true, improveRest),
            ImproveUpdate(false, improveRest));
}

} // namespace

int main(int argc, char** argv)
{
    useOneThread();
    const std::size_t repeats = argc > 1 ? static_cast<std::size_t>(std::atoi(argv[1])) : 5;
    for (const char* graph : {"chainmm", "llama-layer"}) {
        std::printf("%s, %s: ms an update\n", graph, torchVersion().c_str());
        std::printf("| policy | networks | in LibTorch | ratio | update | in LibTorch | ratio |\n"
                    "|---|---|---|---|---|---|---|\n");
        compareOn(graph, repeats);
    }
}
