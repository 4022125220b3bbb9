// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/learn/learners/readys_learner.h"
#include "core/placers/api/registry.h"
#include "core/sim/online/online_simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTest>
#include <cmath>
#include <functional>
#include <set>

namespace learn_readys_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Edges = std::vector<std::array<std::uint32_t, 2>>;
using Settings = std::vector<std::pair<const char*, const char*>>;

/// Kernels on an accelerator and a slower CPU: by vertex, their seconds. Every edge carries 1 s of transfer.
ProblemPtr problemOf(const std::vector<std::array<double, 2>>& seconds, const Edges& edges)
{
    GraphBuilder builder("by hand");
    for (const auto& [fast, slow] : seconds) {
        Vertex x;
        x.op = "kernel";
        x.seconds = {{"fast", fast}, {"slow", slow}};
        builder.addVertex(std::move(x));
    }
    for (const auto& [from, to] : edges)
        builder.addEdge({from, to, {}, 1.0, {}});
    TopologyParts parts;
    parts.name = "pair";
    parts.contention = Contention::Unlimited;
    for (const char* name : {"fast", "slow"}) {
        Device device;
        device.name = device.kind = name;
        device.deviceClass = std::string_view(name) == "fast" ? "gpu" : "cpu";
        parts.devices.push_back(device);
    }
    parts.links.assign(4, Link{1, 0, {}});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), {}).value();
}

/// Decides by a list of (vertex, device), and asks `look` before each decision.
class Scripted final : public OnlinePolicy {
public:
    using Look = std::function<void(const OnlineView&)>;
    Scripted(std::vector<OnlineStart> list, Look l) : starts(std::move(list)), look(std::move(l)) {}
    void ready(const OnlineView&, VertexId v, DeviceId) override { waiting.insert(v.value); }
    std::optional<OnlineStart> next(const OnlineView& view) override
    {
        look(view);
        if (done == starts.size() || !waiting.contains(starts[done].vertex.value))
            return std::nullopt;
        return starts[done++];
    }

private:
    std::vector<OnlineStart> starts;
    std::size_t done = 0;
    Look look;
    std::set<std::uint32_t> waiting;
};

OnlineStart start(std::size_t v, std::size_t d) { return {VertexId{v}, DeviceId{d}, 0}; }

std::unique_ptr<Learner> learner(const ProblemPtr& problem, const Settings& set, std::uint64_t seed = 3)
{
    const auto specs = trainingOptions("readys");
    Options options(specs);
    for (const auto& [name, value] : set)
        if (!options.set(specs, name, value))
            qFatal("no such option: %s", name);
    return (*findLearner("readys"))->make({{problem}, "readys", options, seed, nullptr, {}}, std::nullopt);
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

double meanMakespan(std::span<const EpisodeRecord> records)
{
    double sum = 0;
    for (const EpisodeRecord& r : records)
        sum += r.makespan;
    return sum / static_cast<double>(records.size());
}

ProblemPtr cholesky(double sigma = 0)
{
    ModelOptions model;
    model.noise = {sigma, sigma};
    return Problem::create(generateWorkload("cholesky:tiles=4").value(),
                           builtinTopology("4xP100-host").value(), model)
        .value();
}

/// A run by a network whose logit of passing is `bias`, all others 0.
OnlineRun runWithPassBias(const ProblemPtr& problem, float bias, std::size_t& passes)
{
    const ReadysLayout layout({4, 1});
    std::vector<float> parameters(layout.size);
    parameters[layout.pass2.bias.offset] = bias;
    ReadysNetwork network(layout, parameters);
    const ReadysGraph graph(*problem);
    Random random(1);
    ReadysEpisode episode;
    ReadysPolicy policy(*problem, graph, network, {}, {.rule = {}, .random = &random, .out = &episode});
    auto run = runOnline(problem, policy);
    passes = episode.passes;
    return *std::move(run);
}

bool isNear(double a, double b) { return std::abs(a - b) < 1e-6; }

} // namespace

/// READYS: its states by hand, when devices are asked, its rewards and returns, its training against its
/// control. The network is compared with its definition in learn_network_check.
class ReadysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// 0 -> 1 -> 3 -> 4 and 0 -> 2. 0 has run on the fast device for 1 s, 1 is running there (of 4 s), the
    /// slow device asks about 2 at 1 s.
    void statesByHand()
    {
        const ProblemPtr problem =
            problemOf({{1, 2}, {4, 4}, {2, 6}, {1, 1}, {1, 1}}, {{0, 1}, {0, 2}, {1, 3}, {3, 4}});
        const ReadysGraph graph(*problem);
        QVERIFY(isNear(graph.unit, (1.5 + 4 + 4 + 1 + 1) / 5));
        QVERIFY(graph.isCpu == (std::vector<std::uint8_t>{0, 1}));
        QVERIFY(isNear(static_cast<double>(graph.speed[1]), 9.0 / 14));
        ReadysBatch batch;
        const std::vector<VertexId> choices{VertexId{2}}, active{VertexId{1}};
        bool looked = false;
        Scripted policy({start(0, 0), start(1, 0), start(2, 0), start(3, 0), start(4, 0)},
                        [&](const OnlineView& view) {
                            if (looked || view.now() != 1 || !view.deviceOf(VertexId{1}).valid())
                                return;
                            looked = true;
                            QVERIFY(view.hasEnded(VertexId{0}) && !view.hasEnded(VertexId{1}));
                            ReadysStates(*problem, graph, {1, true})
                                .make(view, DeviceId{1}, choices, active, true, batch);
                        });
        QVERIFY(runOnline(problem, policy));
        QVERIFY(looked);
        QCOMPARE(batch.states(), std::size_t{1});
        QCOMPARE(batch.rowCount(), std::size_t{3}); // 2, 1, and 3 below it; not 4
        QCOMPARE(batch.logitCount(0), std::size_t{2});
        const auto at = [&](std::size_t row, std::size_t column) {
            return static_cast<double>(batch.rows[row * ReadysGraph::columns + column]);
        };
        const auto scaled = [&](double seconds) { return static_cast<double>(graph.scaled(seconds)); };
        QCOMPARE(at(0, ReadysGraph::Ready), 1.0);
        QCOMPARE(at(0, ReadysGraph::Running), 0.0);
        QCOMPARE(at(0, ReadysGraph::Seconds), scaled(6));
        QCOMPARE(at(0, ReadysGraph::Wait), scaled(1)); // its input must be carried
        QCOMPARE(at(0, ReadysGraph::LeastWait), 0.0);
        QVERIFY(isNear(at(0, ReadysGraph::Delay), scaled(8 - 7))); // 1 + 1 + 6 here, after 1 there: 1 + 4 + 2
        QCOMPARE(at(1, ReadysGraph::Running), 1.0);
        QCOMPARE(at(1, ReadysGraph::Remaining), scaled(4));
        QCOMPARE(at(2, ReadysGraph::Ready) + at(2, ReadysGraph::Running), 0.0);
        for (std::size_t row = 0; row < 3; ++row) {
            QVERIFY(isNear(at(row, ReadysGraph::Asking), 9.0 / 14));
            QCOMPARE(at(row, ReadysGraph::Asking + 1), scaled(4)); // the accelerator is busy until 5
            QCOMPARE(at(row, ReadysGraph::Asking + 2), 0.0);
        }
        // 1 has one child in the state: its row is 1 / 2 of itself and 1 / sqrt(2) of 3.
        QVERIFY((batch.start == std::vector<std::uint32_t>{0, 1, 3, 4}));
        QVERIFY((batch.source == std::vector<std::uint32_t>{0, 1, 2, 2}));
        QVERIFY(isNear(static_cast<double>(batch.weight[1]), 0.5));
        QVERIFY(isNear(static_cast<double>(batch.weight[2]), std::sqrt(0.5)));
        QVERIFY(isNear(static_cast<double>(batch.weight[3]), 1));
    }

    /// All five vertices are of one kind. Below 0 are four of them, below 3 one.
    void sharesBelow()
    {
        const ProblemPtr problem =
            problemOf({{1, 2}, {4, 4}, {2, 6}, {1, 1}, {1, 1}}, {{0, 1}, {0, 2}, {1, 3}, {3, 4}});
        const ReadysGraph graph(*problem);
        const auto below = [&](std::size_t v) {
            double sum = 0;
            for (std::size_t k = 0; k < ReadysGraph::kinds; ++k)
                sum += static_cast<double>(graph.rows[v * ReadysGraph::columns + ReadysGraph::Below + k]);
            return sum;
        };
        QVERIFY(isNear(below(0), 0.8));
        QVERIFY(isNear(below(1), 0.4));
        QVERIFY(isNear(below(2), 0));
        QVERIFY(isNear(below(3), 0.2));
    }

    void returnsByHand()
    {
        const std::vector<float> values{1, 2, 3, 4, 5};
        QCOMPARE(readysReturns(values, 7, 0), (std::vector<double>{7, 7, 7, 7, 7}));
        QCOMPARE(readysReturns(values, 7, 2), (std::vector<double>{3, 3, 5, 5, 7}));
        QCOMPARE(readysReturns(values, 7, 5), (std::vector<double>{7, 7, 7, 7, 7}));
    }

    /// Two tasks without edges, 2 s on the fast device and 4 s on the slow one. A network that prefers to
    /// pass: the fast device passes, because another one is idle, and the slow one has to start; the fast one
    /// is asked again when that has ended. One that doesn't: both start.
    void devicesPassUntilSomethingEnds()
    {
        const ProblemPtr problem = problemOf({{2, 4}, {2, 4}}, {});
        std::size_t passes = 0;
        const OnlineRun idle = runWithPassBias(problem, 1000, passes);
        QCOMPARE(idle.schedule.makespan, 8.0);
        QCOMPARE(idle.placement.devices, (Assignment{DeviceId{1}, DeviceId{1}}));
        QCOMPARE(passes, std::size_t{2}); // of the fast device, at 0 and at 4
        const OnlineRun eager = runWithPassBias(problem, -1000, passes);
        QCOMPARE(eager.schedule.makespan, 4.0);
        QCOMPARE(passes, std::size_t{0});
    }

    /// Several states at once have the outputs that each has alone.
    void statesAreIndependent()
    {
        const ReadysLayout layout({12, 2});
        std::vector<float> parameters = initialParameters(layout, 5);
        Random random(2);
        for (float& p : parameters)
            p += static_cast<float>(random.uniform() - 0.5) / 4;
        ReadysNetwork network(layout, parameters);
        const ProblemPtr problem = cholesky();
        const ReadysGraph graph(*problem);
        ReadysEpisode episode;
        ReadysPolicy policy(*problem, graph, network, {2, true},
                            {.rule = {ActionRule::Kind::Sample, 0},
                             .random = &random,
                             .learns = true,
                             .tells = true,
                             .out = &episode});
        const auto run = runOnline(problem, policy);
        QCOMPARE(episode.told.size(), problem->vertexCount());
        QCOMPARE(episode.states.states(), problem->vertexCount() + episode.passes);
        for (const PolicyStep& step : episode.told)
            QCOMPARE(step.device, run->placement.devices[step.vertex]);
        network.encode(episode.states, false);
        const std::vector<float> logits(network.logits().begin(), network.logits().end());
        const std::vector<float> values(network.values().begin(), network.values().end());
        for (std::size_t s = 0; s < episode.states.states(); ++s) {
            ReadysBatch alone;
            alone.append(episode.states, s, s + 1);
            network.encode(alone, false);
            for (std::size_t i = 0; i < network.logits().size(); ++i)
                QVERIFY(std::abs(network.logits()[i] - logits[episode.states.logitStart(s) + i]) < 1e-4F);
            QVERIFY(std::abs(network.values()[0] - values[s]) < 1e-4F);
            QVERIFY(std::abs(episode.value[s] - values[s]) < 1e-4F);
        }
    }

    /// HEFT's plan runs under the noise of the episode. Without noise it always takes the same time.
    void comparesWithHeftUnderTheSameNoise()
    {
        const ProblemPtr quiet = cholesky();
        const Placer& heft = **placerRegistry().find("heft");
        const double planned =
            Simulator(quiet).makespan(heft.place(*quiet, Options(heft.info().options), {}).value().placement);
        const Settings few{{"hidden", "8"}, {"stage2_episodes", "6"}};
        for (const EpisodeRecord& r : train(*learner(quiet, few)))
            QCOMPARE(r.baseline, planned);
        std::set<double> baselines;
        for (const EpisodeRecord& r : train(*learner(cholesky(0.5), few)))
            baselines.insert(r.baseline);
        QCOMPARE(baselines.size(), std::size_t{6});
    }

    void aControlDrawsAlike()
    {
        const auto control =
            learner(cholesky(), {{"hidden", "8"}, {"stage2_episodes", "5"}, {"control", "true"}});
        const auto policy = learner(cholesky(), {{"hidden", "8"}, {"stage2_episodes", "5"}});
        train(*control);
        train(*policy);
        const std::vector<float> fresh = initialParameters(ReadysLayout({8, 1}), 3);
        QVERIFY(sameBits(control->checkpoint(0).parameters, fresh));
        QVERIFY(!sameBits(policy->checkpoint(0).parameters, fresh));
    }

    /// As an online policy a checkpoint decides what it places as a placer, and repeats itself.
    void theOnlinePolicyIsThePlacer()
    {
        for (const char* control : {"false", "true"}) {
            const auto trained =
                learner(cholesky(), {{"hidden", "8"}, {"stage2_episodes", "20"}, {"control", control}});
            train(*trained);
            const auto networks = (*findLearner("readys"))->online(trained->network()).value();
            std::size_t tried = 0;
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Random random(seed);
                const ProblemPtr problem = randomProblem(random, {});
                const auto other =
                    (*findLearner("readys"))
                        ->make({{problem}, "readys", trained->network().settings, 3, nullptr, {}},
                               trained->network());
                const auto placed = other->place(0, {}, nullptr);
                const auto policy = networks->policy(*problem);
                const auto run = runOnline(problem, *policy);
                QVERIFY(run && validate(*problem, run->placement).ok());
                QCOMPARE(run->placement, placed->placement);
                ++tried;
            }
            QCOMPARE(tried, std::size_t{40});
        }
        Checkpoint broken = learner(cholesky(), {{"hidden", "8"}})->network();
        broken.parameters.pop_back();
        QVERIFY(!(*findLearner("readys"))->online(std::move(broken)).ok());
    }

    /// Three tasks of 1 s, or 30 s on the slow device, which learns to pass.
    void learningPays_data()
    {
        QTest::addColumn<QString>("features");
        QTest::addColumn<int>("trajectory");
        QTest::newRow("standard") << "standard" << 0;
        QTest::newRow("as released") << "as-released" << 40;
    }
    void learningPays()
    {
        QFETCH(QString, features);
        QFETCH(int, trajectory);
        const QByteArray kind = features.toLatin1();
        const QByteArray length = QByteArray::number(trajectory);
        const Settings shared{{"hidden", "16"},
                              {"stage2_episodes", "300"},
                              {"features", kind.constData()},
                              {"trajectory", length.constData()}};
        Settings control = shared;
        control.emplace_back("control", "true");
        const ProblemPtr problem = problemOf({{1, 30}, {1, 30}, {1, 30}}, {});
        double learned = 0, drawn = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto records = train(*learner(problem, shared, seed));
            learned += meanMakespan(std::span(records).last(50)) / 3;
            drawn += meanMakespan(train(*learner(problem, control, seed))) / 3;
        }
        qInfo("learned %g against %g", learned, drawn);
        QVERIFY(learned < 0.75 * drawn);
    }
};

DOPPLER_TEST(ReadysTest)

} // namespace learn_readys_test

#include "learn_readys.moc"
