// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/learn/learners/giph_learner.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/training/placeto_visits.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/gradient_check.h"
#include "tests/learn/reference_giph.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"
#include "tests/support/tight_memory.h"

#include <QTest>
#include <map>
#include <numeric>

namespace learn_giph_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

Options options(const Settings& set)
{
    const auto specs = trainingOptions("giph");
    Options out(specs);
    for (const auto& [name, value] : set)
        if (!out.set(specs, name, value))
            qFatal("no such option: %s", name);
    return out;
}

/// So many devices; the first one is so many times as fast as the others.
TopologyPtr devices(std::size_t count, double fast = 1)
{
    TopologyParts parts;
    parts.name = "devices";
    for (std::size_t d = 0; d < count; ++d) {
        Device& device = parts.devices.emplace_back();
        device.name = "d" + std::to_string(d);
        device.flopsPerSecond = d == 0 ? fast : 1;
    }
    parts.links.assign(count * count, {2, 0.5, {}});
    return Topology::create(std::move(parts)).value();
}

/// Chains of so many vertices, whose transfers take longer than their kernels.
ProblemPtr chains(const std::vector<std::size_t>& lengths, const TopologyPtr& on)
{
    GraphBuilder builder("chains");
    for (std::size_t length : lengths)
        for (std::size_t i = 0; i < length; ++i) {
            Vertex x;
            x.flops = 1;
            x.outputBytes = 4;
            const VertexId v = builder.addVertex(std::move(x));
            if (i > 0)
                builder.addEdge(VertexId{v - 1}, v);
        }
    return Problem::create(builder.build().value(), on, {}).value();
}

ProblemPtr someProblem(std::uint64_t seed)
{
    Random random(seed);
    return randomProblem(random, {}, {11, 4});
}

/// What the network reads of a random placement.
struct Moment {
    explicit Moment(ProblemPtr on, std::uint64_t seed) : problem(std::move(on)), graph(problem)
    {
        Random random(seed);
        Placement placement;
        placement.devices.resize(problem->vertexCount());
        drawAssignment(*problem, random, placement.devices);
        MoveEvaluator evaluator(problem, true);
        const double makespan = evaluator.start(placement);
        GiphReader(graph).read({placement.devices, evaluator.taskTimes(), evaluator.criticalPath(), makespan},
                               state);
        parameters = initialParameters(layout, seed);
        for (float& x : parameters) // biases of 0 would hide mistakes
            x = 0.8F * x + 0.1F * static_cast<float>(random.uniform() - 0.4);
    }
    ProblemPtr problem;
    GiphGraph graph;
    GiphLayout layout;
    GiphState state;
    std::vector<float> parameters;
};

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

std::unique_ptr<Learner> learner(const std::vector<ProblemPtr>& problems, const Settings& set,
                                 std::uint64_t seed = 3)
{
    return (*findLearner("giph"))->make({problems, "giph", options(set), seed, nullptr, {}}, std::nullopt);
}

void train(Learner& one, const LearnerEvents& events)
{
    while (!one.finished())
        QVERIFY(one.update(events, 0).ok());
}

} // namespace

/// GiPH: its network against its definition, its episodes against the simulator, its training against its
/// control.
class GiphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// 0 -> 1, 0 -> 2 with kernels of 3, 6 and 6 units and tensors of 4 and 2 bytes, on devices of rates 3
    /// and 1; 2 bytes per second after 0.5 s. 0 and 2 are on device 0, 1 is on device 1.
    void readsTheNet()
    {
        GraphBuilder builder("by hand");
        for (const double flops : {3.0, 6.0, 6.0}) {
            Vertex x;
            x.flops = flops;
            builder.addVertex(std::move(x));
        }
        builder.addEdge({0, 1, 4, {}, {}});
        builder.addEdge({0, 2, 2, {}, {}});
        const ProblemPtr problem = Problem::create(builder.build().value(), devices(2, 3), {}).value();
        const GiphGraph graph(problem);
        QCOMPARE(graph.nodes(), std::size_t{6});
        QCOMPARE(graph.links(), std::size_t{6}); // two edges, 2 |D| - 1 each
        QVERIFY((graph.levels == std::vector<std::uint32_t>{0, 1, 3}));

        const Placement placement{{DeviceId{0}, DeviceId{1}, DeviceId{0}}, {}};
        MoveEvaluator evaluator(problem, true);
        // 0 runs until 1 s, 2 until 3 s; the tensor arrives at 3.5 s and 1 runs until 9.5 s.
        QCOMPARE(evaluator.start(placement), 9.5);
        GiphState state;
        GiphReader(graph).read({placement.devices, evaluator.taskTimes(), evaluator.criticalPath(), 9.5},
                               state);
        QVERIFY((state.pivot == std::vector<std::uint32_t>{0, 3, 4}));
        // From the pivot of 0 to both nodes of 1, and from its other node to the pivot of 1; so 2.
        QVERIFY((state.from == std::vector<std::uint32_t>{0, 0, 1, 0, 0, 1}));
        QVERIFY((state.to == std::vector<std::uint32_t>{2, 3, 3, 4, 5, 4}));
        // 1 would have its inputs on device 0 at 1 s instead of 3.5 s, 2 on device 1 at 2.5 s instead of 1 s.
        const auto potential = [](double x) { return static_cast<float>(2 * (x + 2.5) / 4 - 1); };
        const std::array<std::array<float, 5>, 6> nodes{{{-1, 1, -1, potential(0), 1},
                                                         {-1, -1, -0.2F, potential(0), 1},
                                                         {1, 1, -0.6F, -1, 1},
                                                         {1, -1, 1, potential(0), 1},
                                                         {1, 1, -0.6F, potential(0), -1},
                                                         {1, -1, 1, 1, -1}}};
        for (std::size_t n = 0; n < nodes.size(); ++n)
            for (std::size_t c = 0; c < 5; ++c)
                QVERIFY2(std::abs(state.nodes[n][c] - nodes[n][c]) < 1e-6F,
                         qPrintable(QString("node %1, %2: %3").arg(n).arg(c).arg(state.nodes[n][c])));
        const float short_ = 2 * 1.5F / 2.5F - 1; // a transfer of 2 bytes between devices, of 4 bytes: 2.5 s
        const std::array<std::array<float, 5>, 6> links{{{1, -1, -1, -1, 1},
                                                         {1, 1, 1, 1, 1},
                                                         {1, -1, -1, -1, 1},
                                                         {-1, -1, -1, -1, -1},
                                                         {-1, 1, short_, 1, -1},
                                                         {-1, 1, short_, 1, -1}}};
        for (std::size_t e = 0; e < links.size(); ++e)
            for (std::size_t c = 0; c < 5; ++c)
                QVERIFY2(std::abs(state.links[e][c] - links[e][c]) < 1e-6F,
                         qPrintable(QString("link %1, %2: %3").arg(e).arg(c).arg(state.links[e][c])));
    }

    void networkIsItsDefinition()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Moment at(someProblem(seed), seed);
            GiphNetwork network(at.graph, at.layout);
            network.load(at.parameters);
            const ReferenceGiph reference(at.graph, at.state, {at.parameters.begin(), at.parameters.end()});
            QVERIFY(farthest(network.scores(at.state), reference.scores()) < 1e-4);
        }
    }

    void gradientIsTheDefinitions()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Moment at(someProblem(seed), seed);
            GiphNetwork network(at.graph, at.layout);
            network.load(at.parameters);
            network.scores(at.state);
            Random random(seed);
            std::vector<float> byScores(at.graph.nodes());
            for (float& x : byScores)
                x = static_cast<float>(random.uniform() - 0.5);
            network.clearGradient();
            network.learn(at.state, byScores);
            std::vector<float> gradient(at.layout.size);
            network.gradient(gradient);
            const auto loss = [&](const std::vector<double>& there) {
                const auto scores = ReferenceGiph(at.graph, at.state, there).scores();
                return std::inner_product(scores.begin(), scores.end(), byScores.begin(), 0.0);
            };
            const auto of = [&](const ParameterBlock& block) {
                return Gradient{std::span<const float>(gradient).subspan(block.offset, block.size()), {}};
            };
            QCOMPARE(disagreement(at.layout.blocks, {at.parameters.begin(), at.parameters.end()}, loss, of,
                                  random),
                     QString());
        }
    }

    /// Every step leaves a valid placement, of just that makespan; it changes something, and never twice in
    /// a row the same where there is anything else.
    void episodesAreWhatTheSimulatorSays()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const ProblemPtr problem = someProblem(seed);
            const GiphLayout layout;
            GiphRollout rollout(problem, layout, 2);
            rollout.load(initialParameters(layout, seed));
            Random random(seed);
            Assignment start(problem->vertexCount());
            drawAssignment(*problem, random, start);
            GiphEpisode episode;
            GiphRollout::Manner manner{&random};
            manner.isUniform = seed % 3 == 0;
            manner.learns = !manner.isUniform;
            rollout.play(start, manner, episode);
            const std::size_t movable = placetoVisits(*problem).size();
            QCOMPARE(episode.steps(), 2 * movable);
            QCOMPARE(episode.gradients.size(), manner.learns ? episode.steps() * layout.size : 0);
            Simulator simulator(problem);
            Placement placement{start, {}};
            double best = simulator.makespan(placement);
            QCOMPARE(episode.makespan.front(), best);
            for (std::size_t t = 0; t < episode.steps(); ++t) {
                const VertexId v = episode.vertex[t];
                QVERIFY(placement.devices[v] != episode.device[t]);
                if (t > 0 && movable > 1)
                    for (const VertexId with : problem->movesTogether(v))
                        QVERIFY(with != episode.vertex[t - 1]);
                for (const VertexId with : problem->movesTogether(v))
                    placement.devices[with] = episode.device[t];
                QVERIFY(validate(*problem, placement).ok());
                QCOMPARE(episode.makespan[t + 1], simulator.makespan(placement));
                best = std::min(best, episode.makespan[t + 1]);
            }
            QCOMPARE(episode.best.makespan, best);
            QCOMPARE(simulator.makespan(episode.best.placement), best);
        }
    }

    /// Where memory is enforced no move goes to where there is no room.
    void movesKeepToMemory()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const ProblemPtr problem = tightProblem(seed % 2 == 0, 330, 820);
            const GiphLayout layout;
            GiphRollout rollout(problem, layout, 2);
            rollout.load(initialParameters(layout, seed));
            Random random(seed);
            Assignment start(problem->vertexCount());
            RandomAssignments(*problem).draw(random, start);
            GiphEpisode episode;
            rollout.play(start, {&random, seed % 3 == 0}, episode);
            QVERIFY(episode.steps() > 0);
            Assignment devices = start;
            for (std::size_t t = 0; t < episode.steps(); ++t) {
                for (const VertexId with : problem->movesTogether(episode.vertex[t]))
                    devices[with] = episode.device[t];
                ResidentBytes memory(*problem);
                for (const VertexId v : problem->graph().vertices())
                    memory.place(v, devices[v]);
                QVERIFY(memory.room(episode.device[t]) >= 0);
            }
        }
    }

    /// Rewards 4, 0, 2 with a discount of 1/2: returns 4.5, 1, 2.
    void advantagesAreByTheirBaseline()
    {
        const std::array rewards{4.0, 0.0, 2.0};
        QVERIFY((giphAdvantages(rewards, 0.5, true) == std::vector<double>{0.5, -1, 0}));
        QVERIFY((giphAdvantages(rewards, 0.5, false) == std::vector<double>{0, -1.75, -0.5}));
    }

    /// The control draws all possible moves alike, as many as the policy, and learns nothing.
    void theControlMovesAtRandom()
    {
        const ProblemPtr problem = chains({3}, devices(3));
        const auto one = learner({problem}, {{"stage2_episodes", "40"}, {"control", "true"}});
        const auto policy = learner({problem}, {{"stage2_episodes", "40"}});
        std::vector<EpisodeRecord> records;
        train(*one, silent(&records));
        train(*policy, silent());
        QCOMPARE(one->progress().evaluations, policy->progress().evaluations);
        QCOMPARE(one->progress().evaluations, std::uint64_t{40 * 7});
        QVERIFY(sameBits(one->checkpoint(0).parameters, initialParameters(GiphLayout(), 3)));
        // Six moves at first, then four: the vertex that was moved last stays.
        for (const EpisodeRecord& record : records)
            QVERIFY(std::abs(record.entropy - (std::log(6.0) + 5 * std::log(4.0)) / 6) < 1e-6);
        const GiphLayout layout;
        GiphRollout rollout(problem, layout, 1000);
        Random random(5);
        GiphEpisode episode;
        rollout.play({DeviceId{0}, DeviceId{0}, DeviceId{0}}, {&random, true}, episode);
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> moves;
        for (std::size_t t = 0; t < episode.steps(); ++t)
            ++moves[{episode.vertex[t].value, episode.device[t].value}];
        QCOMPARE(moves.size(), std::size_t{9});
        for (const auto& [move, count] : moves)
            QVERIFY(count > 260 && count < 410); // of 3,000, a ninth each
    }

    /// One network for graphs and devices of any number, in training and in use.
    void learnsOnSeveralTopologies()
    {
        const std::vector<ProblemPtr> problems{chains({4, 4}, devices(2)), chains({3, 2, 3}, devices(4, 2)),
                                               someProblem(4)};
        std::vector<EpisodeRecord> records;
        const auto one = learner(problems, {{"stage2_episodes", "9"}});
        train(*one, silent(&records));
        QCOMPARE(records.size(), std::size_t{9});
        for (std::size_t i = 0; i < records.size(); ++i)
            QCOMPARE(records[i].problem, i % 3);
        for (std::size_t i = 0; i < problems.size(); ++i) {
            QVERIFY(validate(*problems[i], one->best(i)->placement).ok());
            QVERIFY(validate(*problems[i], one->greedy(i).placement).ok());
            QCOMPARE(one->best(i)->makespan, Simulator(problems[i]).makespan(one->best(i)->placement));
        }
    }

    /// It comes to better placements than as many random moves do.
    void learns()
    {
        const ProblemPtr problem = Problem::create(generateWorkload("layered:vertices=30:seed=3").value(),
                                                   builtinTopology("4xP100").value(), {})
                                       .value();
        const auto ends = [&](const char* control, std::uint64_t seed) {
            std::vector<EpisodeRecord> records;
            const auto one = learner({problem}, {{"stage2_episodes", "200"}, {"control", control}}, seed);
            train(*one, silent(&records));
            double sum = 0;
            for (const EpisodeRecord& record : std::span(records).last(50))
                sum += record.makespan / 50;
            return sum;
        };
        double learned = 0;
        double control = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            learned += ends("false", seed) / 4;
            control += ends("true", seed) / 4;
        }
        const QString figures = QString("%1 s, control %2 s").arg(learned).arg(control);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(learned < 0.95 * control, qPrintable(figures));
    }
};

DOPPLER_TEST(GiphTest)

} // namespace learn_giph_test

#include "learn_giph.moc"
