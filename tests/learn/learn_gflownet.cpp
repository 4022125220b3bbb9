// SPDX-License-Identifier: GPL-3.0-or-later
// gflownet: probabilities of episodes, gradients of what depends on the temperature, and whether draws follow
// the reward.
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/learn/inputs/tempered_parameters.h"
#include "core/learn/learners/learner.h"
#include "core/learn/networks/joint_network.h"
#include "core/learn/rollouts/joint_rollout.h"
#include "core/training/policies.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/gradient_check.h"
#include "tests/learn/reference_networks.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <map>
#include <numeric>
#include <set>

namespace learn_gflownet_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Options gflownet(const Settings& set)
{
    const auto specs = trainingOptions("gflownet");
    Options out(specs);
    Settings all{{"hidden", "8"}, {"rounds", "1"}};
    all.insert(all.end(), set.begin(), set.end());
    for (const auto& [name, value] : all)
        if (!out.set(specs, name, value))
            qFatal("no such option: %s", name.c_str());
    return out;
}

/// 0 before 1 and 2, both before 3, and 4 alone, on two equal devices.
ProblemPtr five(ChooseTask schedule = ChooseTask::Fifo)
{
    GraphBuilder builder("by hand");
    for (const double flops : {3.0, 2.0, 4.0, 1.0, 2.5}) {
        Vertex x;
        x.flops = flops;
        x.outputBytes = 1;
        builder.addVertex(std::move(x));
    }
    for (const auto& [from, to] : {std::pair{0U, 1U}, {0U, 2U}, {1U, 3U}, {2U, 3U}})
        builder.addEdge(VertexId{from}, VertexId{to});
    TopologyParts parts;
    parts.name = "two";
    parts.devices.resize(2);
    for (std::size_t d = 0; d < 2; ++d) {
        parts.devices[d].name = "d" + std::to_string(d);
        parts.devices[d].flopsPerSecond = 1;
    }
    parts.links.assign(4, {1, 0, {}});
    ModelOptions model;
    model.schedule = schedule;
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model)
        .value();
}

std::vector<std::vector<VertexId>> topologicalOrders(const DataflowGraph& graph)
{
    std::vector<std::uint32_t> order(graph.vertexCount());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::vector<VertexId>> out;
    do {
        std::vector<std::size_t> at(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            at[order[i]] = i;
        bool fits = true;
        for (const EdgeId e : graph.edges())
            fits = fits && at[graph.edge(e).from] < at[graph.edge(e).to];
        if (fits)
            out.emplace_back(order.begin(), order.end());
    } while (std::next_permutation(order.begin(), order.end()));
    return out;
}

/// Devices by the bits of a number.
Assignment byBits(std::size_t bits, std::size_t vertices)
{
    Assignment out;
    for (std::size_t v = 0; v < vertices; ++v)
        out.push_back(DeviceId{bits >> v & 1U});
    return out;
}

LearnerEvents silent(std::vector<EpisodeRecord>* records = nullptr)
{
    LearnerEvents out;
    out.episode = [records](const EpisodeRecord& r) {
        if (records)
            records->push_back(r);
    };
    out.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
    out.wantsTrace = [](std::size_t) { return false; };
    out.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
    out.aborted = [] { return false; };
    return out;
}

std::unique_ptr<Learner> trained(const ProblemPtr& on, const Settings& set,
                                 std::vector<EpisodeRecord>* records = nullptr)
{
    auto learner =
        (*findLearner("gflownet"))->make({{on}, "gflownet", gflownet(set), 3, nullptr, {}}, std::nullopt);
    const LearnerEvents events = silent(records);
    while (!learner->finished())
        if (!learner->update(events, 0))
            qFatal("the update failed");
    return learner;
}

Placement draw(Learner& learner, std::uint64_t seed, std::size_t threads = 1)
{
    PlacerContext context;
    context.seed = seed;
    context.budget.evaluations = 1;
    context.threads = threads;
    return learner.place(0, context, nullptr).value().placement;
}

/// By placement, how often it was drawn against its share of all rewards: half of the sum of differences.
double distance(Learner& learner, const Problem& problem, double temperature)
{
    const std::size_t vertices = problem.vertexCount();
    Simulator simulator(problem.shared_from_this());
    double work = 0;
    for (const VertexId v : problem.graph().vertices())
        work += problem.meanComputeSeconds(v);
    std::vector<double> expected;
    for (std::size_t bits = 0; bits < std::size_t{1} << vertices; ++bits)
        expected.push_back(std::exp(work / simulator.makespan(byBits(bits, vertices)) / temperature));
    const double all = std::accumulate(expected.begin(), expected.end(), 0.0);
    constexpr std::size_t draws = 4000;
    std::vector<double> found(expected.size());
    for (std::uint64_t seed = 1; seed <= draws; ++seed) {
        const Placement placement = draw(learner, seed);
        std::size_t bits = 0;
        for (std::size_t v = 0; v < vertices; ++v)
            bits |= std::size_t{placement.devices[v].value} << v;
        found[bits] += 1.0 / draws;
    }
    double sum = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        sum += std::abs(found[i] - expected[i] / all) / 2;
    return sum;
}

} // namespace

class GflownetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// All episodes together have the probability 1, and so have all ways back from one placement.
    void probabilitiesOfAllEpisodesSumToOne()
    {
        const Options options = gflownet({});
        for (const ChooseTask schedule : {ChooseTask::Fifo, ChooseTask::Strict}) {
            const ProblemPtr problem = five(schedule);
            const GraphFeatures features(*problem);
            const ParameterLayout layout(networkShape(options), ParameterLayout::Policies::Joint);
            const std::vector<float> parameters = initialParameters(layout, 5);
            JointNetwork network(features, networkShape(options), layout, parameters);
            JointHead head(layout, parameters);
            JointRollout rollout(*problem, features, RolloutSettings(options));
            const JointEncodings& encodings = network.encode(false);
            const auto orders = topologicalOrders(problem->graph());
            QCOMPARE(orders.size(), std::size_t{10});
            double forward = 0;
            for (std::size_t bits = 0; bits < 32; ++bits) {
                double backward = 0;
                for (const auto& order : orders) {
                    rollout.steps(head, encodings, {byBits(bits, 5), order});
                    forward += std::exp(rollout.odds().forward);
                    backward += std::exp(rollout.odds().backward);
                }
                QVERIFY(std::abs(backward - (schedule == ChooseTask::Fifo ? 1 : 10)) < 1e-9);
            }
            QVERIFY(std::abs(forward - 1) < 1e-4);
        }
    }

    /// At every temperature, by finite differences of a reference in doubles.
    void theGradientIsThatOfTheLoss()
    {
        const NetworkShape shape{8, 2};
        Options options = gflownet({{"rounds", "2"}});
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {}, {10, 3});
            const GraphFeatures features(*problem);
            TemperedParameters tempered(shape);
            const TemperedLayout& layout = tempered.layout();
            std::vector<float> all = initialParameters(layout, seed);
            for (float& x : all)
                x = 0.7F * x + 0.1F * static_cast<float>(random.uniform() - 0.5);
            const double temperature = seed % 2 == 0 ? 0.05 : 3;
            tempered.set(all, temperature);
            JointNetwork network(features, shape, layout.joint, tempered.network());
            JointHead head(layout.joint, tempered.network());
            JointRollout rollout(*problem, features, RolloutSettings(options));
            std::vector<PairBatch> episodes;
            const Placement built =
                rollout.run(head, network.encode(true), {ActionRule::Kind::Sample, 0}, random);
            rollout.replay(built, false, [&](PairBatch& piece) { episodes.push_back(piece); });
            for (PairBatch& episode : episodes)
                for (std::uint32_t pair : episode.chosen)
                    episode.target[pair] = static_cast<float>(random.uniform() - 0.4);
            network.differentiate(episodes.size(),
                                  [&](std::size_t e, const JointNetwork::Take& take) { take(episodes[e]); });
            const HeadBlocks& headBlocks = layout.joint.placeHead;
            tempered.differentiate(network.gradient(headBlocks.firstBias),
                                   network.gradient(headBlocks.secondWeight));
            const auto loss = [&](const std::vector<double>& values) {
                std::vector<double> own(values.begin(),
                                        values.begin() + static_cast<std::ptrdiff_t>(layout.joint.size));
                for (std::size_t i = 0; i < NetworkShape::headWidth; ++i) {
                    own[headBlocks.firstBias.offset + i] +=
                        std::log(temperature) * values[layout.shift.offset + i];
                    own[headBlocks.secondWeight.offset + i] *=
                        std::exp(std::log(temperature) * values[layout.scale.offset + i]);
                }
                return ReferenceNetworks(*problem, shape, own, ParameterLayout::Policies::Joint)
                    .decide(episodes)
                    .loss;
            };
            const QString wrong = disagreement(
                layout.blocks, {all.begin(), all.end()}, loss,
                [&](const ParameterBlock& block) {
                    const auto own = tempered.gradient(block);
                    return own ? *own : network.gradient(block);
                },
                random);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    /// The loss falls, and placements are drawn as often as their rewards say, which the control does not.
    void drawsFollowTheReward()
    {
        const ProblemPtr problem = five();
        const Settings set{{"lowest_temperature", "0.3"},
                           {"highest_temperature", "0.3"},
                           {"temperature", "0.3"},
                           {"stage2_episodes", "9600"},
                           {"stage2_learning_rate", "0.01"}};
        std::vector<EpisodeRecord> records;
        const auto learner = trained(problem, set, &records);
        const auto meanLoss = [&](std::size_t first) {
            double sum = 0;
            for (std::size_t i = first; i < first + 320; ++i)
                sum += records[i].loss / 320;
            return sum;
        };
        QVERIFY(meanLoss(records.size() - 320) < 0.1 * meanLoss(0));
        Settings control = set;
        control.emplace_back("control", "true");
        const auto untrained = trained(problem, control);
        const double found = distance(*learner, *problem, 0.3);
        const double other = distance(*untrained, *problem, 0.3);
        const QString figures = QString("%1, control %2").arg(found).arg(other);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(found < 0.12 && other > 2 * found, qPrintable(figures));
    }

    /// One network serves every temperature: colder, its draws are better and differ less.
    void colderDrawsAreBetter()
    {
        const ProblemPtr problem = Problem::create(generateWorkload("layered:vertices=20:seed=3").value(),
                                                   builtinTopology("4xP100").value(), {})
                                       .value();
        double makespans[2]{};
        std::size_t different[2]{};
        Simulator simulator(problem);
        for (const int hot : {0, 1}) {
            const auto learner = trained(problem, {{"stage2_episodes", "6400"},
                                                   {"stage2_learning_rate", "0.01"},
                                                   {"lowest_temperature", "0.01"},
                                                   {"highest_temperature", "1"},
                                                   {"temperature", hot ? "1" : "0.01"}});
            std::set<Assignment> all;
            for (std::uint64_t seed = 1; seed <= 100; ++seed) {
                const Placement placement = draw(*learner, seed);
                QVERIFY(draw(*learner, seed, 4) == placement);
                makespans[hot] += simulator.makespan(placement) / 100;
                all.insert(placement.devices);
            }
            different[hot] = all.size();
        }
        const QString figures = QString("%1 s (%2 placements) against %3 s (%4)")
                                    .arg(makespans[0])
                                    .arg(different[0])
                                    .arg(makespans[1])
                                    .arg(different[1]);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(makespans[0] < 0.95 * makespans[1] && different[0] <= different[1] && different[1] > 50,
                 qPrintable(figures));
    }
};

DOPPLER_TEST(GflownetTest)

} // namespace learn_gflownet_test

#include "learn_gflownet.moc"
