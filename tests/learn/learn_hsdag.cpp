// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/learn/base/cancellation.h"
#include "core/learn/learners/hsdag_learner.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTest>
#include <cmath>
#include <set>

namespace learn_hsdag_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Edges = std::vector<std::array<std::uint32_t, 2>>;
using Settings = std::vector<std::pair<const char*, const char*>>;

/// Kernels of one unit on so many equal devices; `fixed` may run on the first device alone.
ProblemPtr problemOf(std::size_t vertices, const Edges& edges, std::size_t count,
                     const std::set<std::size_t>& fixed = {})
{
    GraphBuilder builder("by hand");
    for (std::size_t v = 0; v < vertices; ++v) {
        Vertex x;
        x.flops = 1;
        x.outputBytes = 4;
        if (fixed.contains(v))
            x.allow = {"d0"};
        builder.addVertex(std::move(x));
    }
    for (const auto& [from, to] : edges)
        builder.addEdge(VertexId{from}, VertexId{to});
    TopologyParts parts;
    parts.name = "devices";
    for (std::size_t d = 0; d < count; ++d) {
        Device& device = parts.devices.emplace_back();
        device.name = "d" + std::to_string(d);
        device.flopsPerSecond = 1;
    }
    parts.links.assign(count * count, {2, 0.5, {}});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {}).value();
}

HsdagLevel levelOf(std::size_t nodes, const Edges& edges)
{
    HsdagLevel out;
    out.kind.assign(nodes, 0);
    out.edges = edges;
    out.connect();
    return out;
}

std::unique_ptr<Learner> learner(const ProblemPtr& problem, const Settings& set, std::uint64_t seed = 3)
{
    const auto specs = trainingOptions("hsdag");
    Options options(specs);
    for (const auto& [name, value] : set)
        if (!options.set(specs, name, value))
            qFatal("no such option: %s", name);
    return (*findLearner("hsdag"))->make({{problem}, "hsdag", options, seed, nullptr, {}}, std::nullopt);
}

std::vector<EpisodeRecord> train(Learner& one)
{
    std::vector<EpisodeRecord> records;
    LearnerEvents events;
    events.episode = [&](const EpisodeRecord& r) { records.push_back(r); };
    events.best = [](const RatedPlacement&, std::size_t, std::uint64_t) {};
    events.wantsTrace = [](std::size_t) { return false; };
    events.trace = [](const std::shared_ptr<const EpisodeTrace>&) {};
    events.aborted = [] { return false; };
    while (!one.finished())
        if (const auto updated = one.update(events, 0); !updated)
            qFatal("%s", updated.error().english().c_str());
    return records;
}

/// Two ladders of three rungs on two equal devices with slow links: the shortest run has a ladder on each
/// device, which no other placement reaches.
ProblemPtr twoLadders()
{
    Edges edges;
    for (const std::uint32_t first : {0U, 10U})
        for (std::uint32_t j = first; j < first + 9; j += 3)
            for (const std::uint32_t rung : {j + 1, j + 2}) {
                edges.push_back({j, rung});
                edges.push_back({rung, j + 3});
            }
    return problemOf(20, edges, 2);
}

ProblemPtr layered()
{
    return Problem::create(generateWorkload("layered:vertices=40:seed=3").value(),
                           builtinTopology("4xP100").value(), {})
        .value();
}

/// The control's probabilities are known.
const Settings oneStep{{"control", "true"}, {"steps_per_episode", "1"}, {"hidden", "8"},
                       {"dropout", "0"},    {"stage2_entropy", "0"},    {"stage2_episodes", "3"}};

} // namespace

/// HSDAG: its nodes and groups by hand, its rewards, its training against its control. The network is
/// compared with its definition in learn_network_check.
class HsdagTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// At any of the moments at which it asks; it asks at least once for every node.
    void readingCanBeCancelled()
    {
        const auto problem =
            Problem::create(generateWorkload("layered").value(), builtinTopology("4xP100").value()).value();
        std::size_t moments = 0;
        {
            const CancelScope counting([&] {
                ++moments;
                return false;
            });
            QVERIFY(HsdagGraph(*problem).level.nodes() < moments);
        }
        Random random(4);
        for (int round = 0; round < 20; ++round) {
            std::size_t left = 1 + random.below(moments);
            const CancelScope asking([&left] { return --left == 0; });
            QVERIFY_EXCEPTION_THROWN(HsdagGraph{*problem}, Cancelled);
            QCOMPARE(left, std::size_t{0});
        }
    }

    /// 0 -> 1 -> 2 is a chain; 2 has two successors, of which 3 -> 5 is another one; 4 -> 6 can't be, because
    /// 6 is tied to a device.
    void chainsAreNodes()
    {
        const ProblemPtr problem = problemOf(7, {{0, 1}, {1, 2}, {2, 3}, {2, 4}, {3, 5}, {4, 6}}, 2, {6});
        const HsdagGraph graph(*problem);
        QVERIFY(graph.nodeOf[0] == graph.nodeOf[1] && graph.nodeOf[1] == graph.nodeOf[2]);
        QVERIFY(graph.nodeOf[3] == graph.nodeOf[5]);
        QVERIFY(graph.nodeOf[4] != graph.nodeOf[6]);
        QCOMPARE(graph.level.nodes(), std::size_t{4});
        QCOMPARE(graph.level.edges.size(), std::size_t{3});
        const auto fixed = graph.level.kind[graph.nodeOf[6]];
        QVERIFY(fixed != graph.level.kind[graph.nodeOf[4]]);
        QVERIFY(std::ranges::equal(graph.allowedOf(fixed), std::array<std::uint8_t, 2>{1, 0}));
        for (std::size_t n = 0; n < 4; ++n) { // all vertices are of one kind
            float sum = 0;
            for (std::size_t c = 0; c < GdpGraph::kindColumns; ++c)
                sum += graph.features[n * HsdagGraph::columns + c];
            QCOMPARE(sum, 1.0F);
        }
    }

    /// Along a path of 5 the middle reaches 3 nodes within one step and 5 within two.
    void dimensionsAreSlopes()
    {
        const auto path = fractalDimensions(levelOf(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
        QVERIFY(std::abs(path[2] - std::log(5.0 / 3) / std::log(2.0)) < 1e-12);
        QVERIFY(path[0] > 0 && path[0] < 1.1);
        const auto star = fractalDimensions(levelOf(4, {{0, 1}, {0, 2}, {0, 3}}));
        QCOMPARE(star[0], 0.0); // nothing new after one step
        QCOMPARE(fractalDimensions(levelOf(2, {}))[0], 0.0);
    }

    /// The path 0 - 1 - 2 - 3 - 4 with scores 0.9, 0.2, 0.3, 0.8: 2 keeps its edge to 3.
    void groupsGrowAlongTheBestEdges()
    {
        const HsdagLevel path = levelOf(6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
        const HsdagGroups groups = growGroups(path, std::array{0.9F, 0.2F, 0.3F, 0.8F});
        QVERIFY((groups.of == std::vector<std::uint32_t>{0, 0, 1, 1, 1, 2}));
        QVERIFY((groups.isMerged == std::vector<std::uint8_t>{1, 1, 0}));
        QVERIFY((path.innerEdges(groups) == std::vector<std::uint32_t>{0, 2, 3}));
        const HsdagLevel merged = path.merged(groups);
        QVERIFY((merged.edges == Edges{{0, 1}}));
        // Degrees with loops: 2, 2, 1.
        QVERIFY((merged.start == std::vector<std::uint32_t>{0, 2, 4, 5}));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(merged.weight[i], 0.5F);
        // Equal scores: the first edge.
        QVERIFY((growGroups(path, std::array{0.5F, 0.5F, 0.5F, 0.5F}).count == 2));
        HsdagLevel apart = path;
        apart.kind = {0, 1, 0, 1, 0, 1};
        QCOMPARE(growGroups(apart, std::array{0.9F, 0.2F, 0.3F, 0.8F}).count, std::size_t{6});
    }

    /// Until nothing merges: every connected part is one group. One round: no group is alone that has a
    /// neighbour.
    void roundsMergeFurther()
    {
        const ProblemPtr problem = layered();
        const HsdagGraph graph(*problem);
        const HsdagLayout layout(8, 4);
        const std::vector<float> parameters = initialParameters(layout, 1);
        std::vector<std::size_t> counts;
        for (const std::size_t rounds : {1U, 2U, 0U}) {
            HsdagNetwork network(graph, layout, parameters, rounds);
            network.encode(graph.features, {}, false);
            counts.push_back(network.kinds().size());
            QCOMPARE(network.logits().rows, counts.back());
        }
        QVERIFY(counts[0] <= graph.level.nodes() / 2 && counts[1] <= counts[0] / 2);
        QCOMPARE(counts[2], std::size_t{1});
    }

    /// The loss of the only step: groups * log(devices) over the seconds.
    void releasedRewardIsOneOverTheSeconds()
    {
        Settings set = oneStep;
        set.emplace_back("reward", "as-released");
        const ProblemPtr problem = layered();
        const EpisodeRecord first = train(*learner(problem, set)).front();
        const HsdagGraph graph(*problem);
        const HsdagLayout layout(8, 4);
        const std::vector<float> parameters = initialParameters(layout, 3);
        HsdagNetwork network(graph, layout, parameters, 1);
        network.encode(graph.features, {}, false);
        const double groups = static_cast<double>(network.kinds().size());
        QVERIFY(std::abs(first.loss * first.makespan / (groups * std::log(4.0)) - 1) < 1e-5);
        // Two vertices in one group are on one device, which is forbidden.
        const EpisodeRecord trivial = train(*learner(problemOf(2, {{0, 1}}, 2), set)).front();
        QVERIFY(std::abs(trivial.loss / (std::log(2.0) * 1e-10) - 1) < 1e-5);
    }

    /// The first step has nothing to be compared with; the second one is compared with it.
    void correctedRewardIsTheGain()
    {
        const std::vector<EpisodeRecord> records = train(*learner(layered(), oneStep));
        QCOMPARE(records[0].loss, 0.0);
        const double gain = 1 - records[1].makespan / records[0].makespan;
        QVERIFY(gain != 0 && std::abs(records[1].loss / (gain * std::log(4.0)) - 1) < 1e-5);
        QVERIFY(std::abs(records[1].baseline - (records[0].makespan + records[1].makespan) / 2) < 1e-12);
    }

    /// All devices alike, whatever came of it; as many simulations as the policy.
    void theControlDrawsDevices()
    {
        const auto control =
            learner(layered(), {{"hidden", "8"}, {"stage2_episodes", "5"}, {"control", "true"}});
        const auto policy = learner(layered(), {{"hidden", "8"}, {"stage2_episodes", "5"}});
        for (const EpisodeRecord& record : train(*control))
            QVERIFY(std::abs(record.entropy - std::log(4.0)) < 1e-5);
        train(*policy);
        QCOMPARE(control->progress().evaluations, std::uint64_t{100});
        QCOMPARE(policy->progress().evaluations, std::uint64_t{100});
        QVERIFY(sameBits(control->checkpoint(0).parameters, initialParameters(HsdagLayout(8, 4), 3)));
        QVERIFY(!sameBits(policy->checkpoint(0).parameters, initialParameters(HsdagLayout(8, 4), 3)));
    }

    /// Ten seconds on each device. The mean of the last hundred steps, which are drawn with dropout, is near
    /// that; devices that are drawn alike take half as long again.
    void aLadderGetsADevice()
    {
        const Settings few{{"hidden", "16"}, {"stage2_episodes", "200"}};
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            Settings alike = few;
            alike.emplace_back("control", "true");
            const auto policy = learner(twoLadders(), few, seed);
            const auto control = learner(twoLadders(), alike, seed);
            const double learned = train(*policy).back().baseline;
            const double drawn = train(*control).back().baseline;
            QVERIFY2(learned < 10.5, QByteArray::number(learned));
            QVERIFY2(drawn > 14, QByteArray::number(drawn));
            QCOMPARE(policy->greedy(0).makespan, 10.0);
        }
    }

    /// Vertices of a group are together, also where they are locked and colocated.
    void groupsStayTogether()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            const HsdagGraph graph(*problem);
            const auto one = learner(problem, {{"hidden", "8"}, {"stage2_episodes", "2"}}, seed);
            train(*one);
            for (const RatedPlacement& rated : {*one->best(0), one->greedy(0)}) {
                QVERIFY(validate(*problem, rated.placement).ok());
                std::vector<std::set<DeviceId>> devices(graph.level.nodes());
                for (const VertexId v : problem->graph().vertices())
                    devices[graph.nodeOf[v]].insert(rated.placement.devices[v]);
                for (const auto& own : devices)
                    QCOMPARE(own.size(), std::size_t{1});
            }
        }
    }
};

DOPPLER_TEST(HsdagTest)

} // namespace learn_hsdag_test

#include "learn_hsdag.moc"
