// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/placeto_learner.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/training/placeto_visits.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/learn/reference_placeto.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/same_bits.h"

#include <QTest>

namespace learn_placeto_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

Options options(const Settings& set)
{
    const auto specs = trainingOptions("placeto");
    Options out(specs);
    for (const auto& [name, value] : set)
        if (!out.set(specs, name, value))
            qFatal("no such option: %s", name);
    return out;
}

TopologyPtr devices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "alike";
    for (std::size_t d = 0; d < count; ++d) {
        Device& device = parts.devices.emplace_back();
        device.name = "d" + std::to_string(d);
        device.kind = d % 2 == 0 ? "even" : "odd";
        device.flopsPerSecond = 1;
    }
    for (std::size_t i = 0; i < count * count; ++i)
        parts.links.push_back({1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// The second one is six times slower.
TopologyPtr fastAndSlow()
{
    TopologyParts parts;
    parts.name = "unequal";
    parts.devices.resize(2);
    for (std::size_t d = 0; d < 2; ++d) {
        parts.devices[d].name = "d" + std::to_string(d);
        parts.devices[d].flopsPerSecond = d == 0 ? 6 : 1;
    }
    parts.links.assign(4, {1, 0, {}});
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
            x.outputBytes = 2;
            const VertexId v = builder.addVertex(std::move(x));
            if (i > 0)
                builder.addEdge(VertexId{v - 1}, v);
        }
    return Problem::create(builder.build().value(), on, {}).value();
}

/// Random edges; some vertices share a device or may not run everywhere.
ProblemPtr restricted(std::uint64_t seed, std::size_t count = 18)
{
    Random random(seed);
    GraphBuilder builder("restricted");
    for (std::size_t v = 0; v < count; ++v) {
        Vertex x;
        x.flops = static_cast<double>(1 + random.below(9));
        x.outputBytes = static_cast<double>(random.below(5));
        if (random.below(4) == 0)
            x.allow = {random.below(2) == 0 ? "even" : "odd"};
        else if (random.below(6) == 0)
            x.allow = {"d1"};
        else if (random.below(4) == 0)
            x.colocate = "together";
        builder.addVertex(std::move(x));
    }
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            if (random.below(6) == 0)
                builder.addEdge(VertexId{a}, VertexId{b});
    return Problem::create(builder.build().value(), devices(4), {}).value();
}

struct Way {
    const char* name;
    PlacetoRollout::Encoding encoding;
    bool meanPools;
    std::size_t rounds;
};
constexpr std::array ways{Way{"per step", PlacetoRollout::Encoding::PerStep, false, 3},
                          Way{"per step, means", PlacetoRollout::Encoding::PerStep, true, 2},
                          Way{"per episode", PlacetoRollout::Encoding::PerEpisode, false, 3},
                          Way{"per episode, means", PlacetoRollout::Encoding::PerEpisode, true, 1}};

/// A network on a problem, and an episode that it played.
struct Case {
    Case(ProblemPtr on, const Way& way, std::uint64_t seed)
        : problem(std::move(on)), layout(problem->deviceCount()), parameters(initialParameters(layout, seed)),
          rollout(problem, layout,
                  {way.rounds, way.meanPools, way.encoding == PlacetoRollout::Encoding::PerEpisode},
                  way.encoding),
          reference(problem,
                    {way.rounds, way.meanPools, way.encoding == PlacetoRollout::Encoding::PerEpisode})
    {
        Random random(seed);
        for (float& x : parameters) // biases of 0 would hide mistakes; large sums would decide everything
            x = 0.8F * x + 0.1F * static_cast<float>(random.uniform() - 0.4);
        Assignment start(problem->vertexCount());
        drawAssignment(*problem, random, start);
        rollout.load(parameters);
        rollout.play(start, {&random, {}, true}, episode);
        // REINFORCE has one target a step, imitation several.
        targets = seed % 2 == 0 ? std::vector<float>(episode.probability.size()) : episode.teacher;
        for (std::size_t t = 0; t < episode.steps(); ++t)
            targets[t * problem->deviceCount() + episode.device[t]] +=
                static_cast<float>(random.uniform() - 0.5);
    }
    ProblemPtr problem;
    PlacetoLayout layout;
    std::vector<float> parameters;
    PlacetoRollout rollout;
    ReferencePlaceto reference;
    PlacetoEpisode episode;
    std::vector<float> targets;
};

ProblemPtr smallProblem(std::uint64_t seed)
{
    Random random(seed);
    return randomProblem(random, {}, {11, 4});
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

std::unique_ptr<Learner> learner(const std::vector<ProblemPtr>& problems, const Settings& set,
                                 std::uint64_t seed = 3, std::optional<Checkpoint> from = std::nullopt)
{
    return (*findLearner("placeto"))
        ->make({problems, "placeto", options(set), seed, nullptr, {}}, std::move(from));
}

void train(Learner& one, const LearnerEvents& events, std::size_t updates = 1'000'000)
{
    for (std::size_t i = 0; i < updates && !one.finished(); ++i)
        QVERIFY(one.update(events, 0).ok());
}

} // namespace

/// Placeto: its network against its definition, its episodes against the simulator, its training against
/// itself.
class PlacetoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// 0 -> 1 -> 3, 0 -> 2: kernels of 4, 2, 1 and 1 s, transfers of 2, 1 and 4 s; 2 and 3 share a device.
    void readsTheFeatures()
    {
        GraphBuilder builder("by hand");
        for (const auto& [flops, bytes, with] :
             {std::tuple{4.0, 2.0, ""}, {2.0, 1.0, ""}, {1.0, 4.0, "c"}, {1.0, 4.0, "c"}}) {
            Vertex vertex;
            vertex.colocate = with;
            vertex.flops = flops;
            vertex.outputBytes = bytes;
            builder.addVertex(std::move(vertex));
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        builder.addEdge(VertexId{0}, VertexId{2});
        builder.addEdge(VertexId{1}, VertexId{3});
        const ProblemPtr problem = Problem::create(builder.build().value(), devices(2), {}).value();
        const PlacetoGraph graph(*problem);
        QCOMPARE(graph.width(), std::size_t{7});
        QVERIFY((graph.visits == std::vector{VertexId{0}, VertexId{1}, VertexId{2}}));
        Related related;
        graph.related(VertexId{1}, related);
        QVERIFY((related == Related{{{0}, {3}, {2}}}));
        graph.related(VertexId{0}, related);
        QVERIFY((related == Related{{{}, {1, 2, 3}, {}}}));

        // 0 and 1 on device 0 from 0 to 6 s; 2 waits for 0's output until 6 s, 3 for 1's until 7 s.
        const Assignment assignment{DeviceId{0}, DeviceId{0}, DeviceId{1}, DeviceId{1}};
        std::vector<double> starts(4);
        QCOMPARE(Simulator(problem).makespan({assignment, {}}, starts), 8.0);
        QVERIFY((starts == std::vector<double>{0, 4, 6, 7}));
        const std::vector<std::uint8_t> visited{1, 1, 0, 0};
        Rows rows(4, graph.width());
        fillFeatures(graph, *problem, {assignment, starts, visited, VertexId{2}}, rows);
        const float sink = 0; // nobody reads the outputs of 2 and 3
        const std::array<std::array<float, 7>, 4> expected{{{1, 1, 1, 0, -1, 1, 0},
                                                            {0.5F, 0.5F, 1, 0, -2.0F / 6, 1, 0},
                                                            {0.25F, sink, 0, 1, 0, 0, 1},
                                                            {0.25F, sink, 0, 1, 1.0F / 6, 0, 1}}};
        for (std::size_t v = 0; v < 4; ++v)
            for (std::size_t c = 0; c < 7; ++c)
                QCOMPARE(rows[v][c], expected[v][c]);
    }

    void networkIsItsDefinition()
    {
        for (const Way& way : ways)
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                Case one(seed % 3 == 0 ? restricted(seed, 12) : smallProblem(seed), way, seed);
                const auto decided = one.reference.decide(
                    one.episode, {one.parameters.begin(), one.parameters.end()}, one.targets, 0.3);
                QCOMPARE(decided.probability.size(), one.episode.probability.size());
                for (std::size_t i = 0; i < decided.probability.size(); ++i)
                    QVERIFY2(std::abs(decided.probability[i] -
                                      static_cast<double>(one.episode.probability[i])) < 1e-4,
                             way.name);
                const PlacetoLoss loss = one.rollout.loss(one.episode, one.targets, 0.3);
                const auto steps = static_cast<double>(std::max<std::size_t>(one.episode.steps(), 1));
                QVERIFY(std::abs(loss.loss * steps - decided.loss) < 1e-3 * (1 + std::abs(decided.loss)));
            }
    }

    /// Along every block by itself, and at single weights of each, the loss of the definition changes as the
    /// gradient says.
    void gradientIsTheDefinitions()
    {
        for (const Way& way : ways) {
            Case one(restricted(5, 8), way, 2);
            std::vector<float> gradient(one.layout.size);
            one.rollout.differentiate(one.episode, one.targets, 0.3, gradient);
            const std::vector<double> at(one.parameters.begin(), one.parameters.end());
            Random random(9);
            std::size_t moving = 0;
            for (const ParameterBlock& block : one.layout.blocks)
                for (const bool single : {false, true}) {
                    std::vector<double> direction(at.size());
                    for (std::size_t i = 0; i < block.size(); ++i)
                        direction[block.offset + i] = single ? 0 : random.uniform() - 0.5;
                    if (single)
                        direction[block.offset + random.below(block.size())] = 1;
                    double slope = 0;
                    for (std::size_t i = 0; i < at.size(); ++i)
                        slope += direction[i] * static_cast<double>(gradient[i]);
                    const auto loss = [&](double step) {
                        std::vector<double> there = at;
                        for (std::size_t i = 0; i < there.size(); ++i)
                            there[i] += step * direction[i];
                        return one.reference.decide(one.episode, there, one.targets, 0.3).loss;
                    };
                    constexpr double step = 1e-6;
                    const double difference = (loss(step) - loss(-step)) / (2 * step);
                    QVERIFY2(std::abs(difference - slope) < 2e-3 * (0.05 + std::abs(difference)),
                             qPrintable(QStringLiteral("%1 %2: %3, expected %4")
                                            .arg(way.name)
                                            .arg(QString::fromStdString(block.name))
                                            .arg(slope)
                                            .arg(difference)));
                    moving += std::abs(difference) > 1e-4;
                }
            QVERIFY(moving > one.layout.blocks.size());
        }
    }

    /// Every step leaves a valid placement, of just that makespan; rewards add up to what was gained.
    void episodesAreWhatTheSimulatorSays()
    {
        for (const Way& way : ways)
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                Case one(seed % 2 == 0 ? restricted(seed) : smallProblem(seed), way, seed);
                const PlacetoEpisode& episode = one.episode;
                const auto visits = placetoVisits(*one.problem);
                QCOMPARE(episode.steps(), visits.size());
                QCOMPARE(episode.makespan.size(), visits.size() + 1);
                Simulator simulator(one.problem);
                Placement placement{episode.start, {}};
                double best = simulator.makespan(placement);
                QCOMPARE(episode.makespan.front(), best);
                for (std::size_t t = 0; t < visits.size(); ++t) {
                    for (VertexId v : one.problem->movesTogether(visits[t]))
                        placement.devices[v] = episode.device[t];
                    QVERIFY(validate(*one.problem, placement).ok());
                    QCOMPARE(episode.makespan[t + 1], simulator.makespan(placement));
                    best = std::min(best, episode.makespan[t + 1]);
                }
                QCOMPARE(episode.best.makespan, best);
                QCOMPARE(simulator.makespan(episode.best.placement), best);

                const std::vector<double> returns = returnsOf(episode, 1, 2);
                for (std::size_t t = 0; t < returns.size(); ++t)
                    QVERIFY(std::abs(2 * returns[t] - (episode.makespan[t] - episode.last())) < 1e-9);
                const std::vector<double> discounted = returnsOf(episode, 0.5, 1);
                for (std::size_t t = 0; t + 1 < discounted.size(); ++t)
                    QVERIFY(std::abs(discounted[t] - 0.5 * discounted[t + 1] -
                                     (episode.makespan[t] - episode.makespan[t + 1])) < 1e-9);
            }
    }

    /// Of what comes first any device is as early; what follows it starts earliest where it is.
    void theTeacherTakesTheEarliestStart()
    {
        const ProblemPtr problem = chains({4, 4}, devices(2));
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Case one(problem, ways[0], seed);
            const std::vector<float>& teacher = one.episode.teacher;
            QCOMPARE(teacher.size(), std::size_t{16});
            QCOMPARE(teacher[0], 0.5F);
            QCOMPARE(teacher[1], 0.5F);
            QCOMPARE(teacher[2 + one.episode.device[0]], 1.0F);
            QCOMPARE(teacher[3 - one.episode.device[0]], 0.0F);
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Case one(restricted(seed), ways[2], seed);
            const auto visits = placetoVisits(*one.problem);
            for (std::size_t t = 0; t < visits.size(); ++t) {
                float sum = 0;
                for (DeviceId d : one.problem->topology().devices()) {
                    const float p = one.episode.teacher[t * 4 + d];
                    QVERIFY(p == 0 || one.problem->allowed(visits[t], d));
                    sum += p;
                }
                QVERIFY(std::abs(sum - 1) < 1e-6F);
            }
        }
    }

    void imitates()
    {
        const auto one =
            learner({chains({4, 4}, devices(2))}, {{"stage1_episodes", "500"}, {"stage2_episodes", "0"}});
        train(*one, silent());
        QCOMPARE(one->progress().stage, Stage::Imitation);
        QCOMPARE(one->greedy(0).makespan, 4.0); // each chain on a device of its own
    }

    void visitsWhatHasAChoice()
    {
        const ProblemPtr problem = restricted(4);
        const auto visits = placetoVisits(*problem);
        std::vector<int> chosen(problem->vertexCount());
        for (VertexId v : visits) {
            QVERIFY(problem->allowedDevices(v).size() > 1);
            for (VertexId with : problem->movesTogether(v))
                ++chosen[with];
        }
        bool some = false;
        for (VertexId v : problem->graph().vertices()) {
            QCOMPARE(chosen[v], problem->allowedDevices(v).size() > 1 ? 1 : 0);
            some = some || chosen[v] == 0;
        }
        QVERIFY(some && visits.size() < problem->vertexCount());
    }

    /// 2 -> 0 -> 3, 2 -> 1 -> 3, 4 -> 1 with names whose order is not that of the ids.
    void visitsInTheNamedOrder()
    {
        GraphBuilder builder("orders");
        for (const char* name : {"z", "y", "b", "c", "a"}) {
            Vertex x;
            x.name = name;
            x.flops = 1;
            builder.addVertex(std::move(x));
        }
        for (const auto& [from, to] : {std::pair{2U, 0U}, {2U, 1U}, {0U, 3U}, {1U, 3U}, {4U, 1U}})
            builder.addEdge(VertexId{from}, VertexId{to});
        const ProblemPtr problem = Problem::create(builder.build().value(), devices(2), {}).value();
        const std::vector<std::pair<const char*, std::vector<std::uint32_t>>> expected{
            {"topological", {2, 0, 4, 1, 3}},   {"lexicographic", {4, 2, 1, 0, 3}},
            {"reverse", {3, 1, 4, 0, 2}},       {"dfs-preorder", {2, 0, 3, 1, 4}},
            {"dfs-postorder", {3, 0, 1, 2, 4}}, {"bfs", {2, 4, 0, 1, 3}}};
        for (const auto& [name, ids] : expected) {
            std::vector<std::uint32_t> found;
            for (VertexId v : placetoVisits(*problem, placetoOrder(options({{"order", name}}))))
                found.push_back(v.value);
            QVERIFY2(found == ids, name);
        }
        QVERIFY(placetoOrder(options({})) == PlacetoOrder::Topological);
        QVERIFY(placetoVisits(*problem) == placetoVisits(*problem, PlacetoOrder::Topological));
    }

    /// Every order decides about the same groups, once each. The teacher's plan holds the vertices before the
    /// group's first one in topological order, on the devices that they have at that step.
    void everyOrderPlaysWholeEpisodes()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            for (std::size_t order = 0; order < 6; ++order) {
                const ProblemPtr problem = restricted(seed);
                const auto visits = placetoVisits(*problem, PlacetoOrder{static_cast<int>(order)});
                QCOMPARE(visits.size(), placetoVisits(*problem).size());
                std::vector<int> chosen(problem->vertexCount());
                for (VertexId v : visits)
                    for (VertexId with : problem->movesTogether(v))
                        ++chosen[with];
                for (VertexId v : problem->graph().vertices())
                    QCOMPARE(chosen[v], problem->allowedDevices(v).size() > 1 ? 1 : 0);
                const PlacetoLayout layout(problem->deviceCount());
                const std::vector<float> parameters = initialParameters(layout, seed);
                PlacetoRollout rollout(problem, layout, {2, false, false}, PlacetoRollout::Encoding::PerStep,
                                       PlacetoOrder{static_cast<int>(order)});
                rollout.load(parameters);
                Random random(seed);
                Placement placement;
                placement.devices.resize(problem->vertexCount());
                drawAssignment(*problem, random, placement.devices);
                PlacetoEpisode episode;
                rollout.play(placement.devices, {&random, {}, true}, episode);
                QCOMPARE(episode.steps(), visits.size());
                for (std::size_t t = 0; t < visits.size(); ++t) {
                    Plan plan(*problem);
                    VertexId first; // of the group in topological order
                    for (VertexId v : problem->graph().topologicalOrder()) {
                        const auto group = problem->movesTogether(visits[t]);
                        if (std::ranges::find(group, v) != group.end()) {
                            first = v;
                            break;
                        }
                        const DeviceId d = placement.devices[v];
                        plan.place(v, d, plan.earliestStart(v, d));
                    }
                    double least = std::numeric_limits<double>::infinity();
                    for (DeviceId d : plan.candidates(first))
                        least = std::min(least, plan.earliestStart(first, d));
                    for (DeviceId d : problem->topology().devices()) {
                        const bool best = problem->allowed(first, d) && plan.earliestStart(first, d) == least;
                        QVERIFY2((episode.teacher[t * 4 + d] > 0) == best,
                                 qPrintable(QStringLiteral("seed %1, order %2, step %3, device %4")
                                                .arg(seed)
                                                .arg(order)
                                                .arg(t)
                                                .arg(d.value)));
                    }
                    for (VertexId with : problem->movesTogether(visits[t]))
                        placement.devices[with] = episode.device[t];
                    QVERIFY(validate(*problem, placement).ok());
                }
                QCOMPARE(Simulator(problem).makespan(placement), episode.last());
            }
    }

    /// Another order is another training, which continues exactly too, and answers what-if in its order.
    void trainsInOtherOrders()
    {
        const ProblemPtr problem = restricted(7);
        const auto trained = [&](const char* order, std::size_t interrupted) {
            const Settings set{{"stage1_episodes", "2"}, {"stage2_episodes", "6"}, {"order", order}};
            auto one = learner({problem}, set);
            if (interrupted > 0) {
                train(*one, silent(), interrupted);
                one = learner({problem}, set, 3,
                              decodeCheckpoint(encodeCheckpoint(one->checkpoint(1))).value());
            }
            train(*one, silent());
            return one;
        };
        const Checkpoint standard = trained("topological", 0)->checkpoint(0);
        for (const char* order : {"lexicographic", "reverse", "dfs-preorder", "dfs-postorder", "bfs"}) {
            const auto whole = trained(order, 0);
            QVERIFY(sameBits(whole->checkpoint(0).parameters, trained(order, 3)->checkpoint(0).parameters));
            if (order != std::string_view("lexicographic")) // its ties may fall as the ids do
                QVERIFY(!sameBits(whole->checkpoint(0).parameters, standard.parameters));
            const auto visits = placetoVisits(*problem, placetoOrder(options({{"order", order}})));
            const RatedPlacement free = whole->goOn(0, {}).value();
            const std::vector<PolicyChoice> first{{visits[0], free.placement.devices[visits[0]]}};
            QVERIFY(whole->goOn(0, first).value() == free);
        }
    }

    /// Same seed, same bits; a checkpoint in the middle, written and read, goes on exactly.
    void goesOnExactly()
    {
        for (const char* encoding : {"per-step", "per-episode"})
            for (const char* start : {"random", "random-each", "best", "critical-path", "single-device"}) {
                const std::vector<ProblemPtr> problems{restricted(7), restricted(8)};
                const Settings set{{"stage1_episodes", "3"},
                                   {"stage2_episodes", "14"},
                                   {"encoding", encoding},
                                   {"start", start},
                                   {"baseline_window", "3"}};
                const auto whole = learner(problems, set);
                train(*whole, silent());
                const auto half = learner(problems, set);
                train(*half, silent(), 7);
                const auto kept = decodeCheckpoint(encodeCheckpoint(half->checkpoint(1)));
                QVERIFY2(kept.ok(), kept ? "" : kept.error().english().c_str());
                const auto rest = learner(problems, set, 3, *kept);
                train(*rest, silent());
                const Checkpoint a = whole->checkpoint(0);
                const Checkpoint b = rest->checkpoint(0);
                QVERIFY(sameBits(a.parameters, b.parameters));
                QVERIFY(!sameBits(a.parameters, initialParameters(PlacetoLayout(4), 3)));
                QVERIFY(sameBits(a.firstMoments, b.firstMoments));
                QVERIFY(sameBits(a.secondMoments, b.secondMoments));
                QVERIFY(a.progress == b.progress);
                for (std::size_t i = 0; i < problems.size(); ++i) {
                    QVERIFY(a.problems[i].best == b.problems[i].best);
                    QVERIFY(a.problems[i].numbers == b.problems[i].numbers);
                    QVERIFY(whole->greedy(i) == rest->greedy(i));
                }
            }
    }

    /// Every simulated placement counts: the start once where it stays, and every step.
    void countsWhatItSimulates()
    {
        const ProblemPtr problem = restricted(7);
        const std::uint64_t steps = placetoVisits(*problem).size();
        for (const bool fixed : {true, false}) {
            std::vector<EpisodeRecord> records;
            const auto one =
                learner({problem}, {{"stage2_episodes", "5"}, {"start", fixed ? "random" : "random-each"}});
            train(*one, silent(&records));
            QCOMPARE(records.size(), std::size_t{5});
            for (std::size_t i = 0; i < records.size(); ++i)
                QCOMPARE(records[i].evaluations, (i + 1) * steps + (fixed ? 1 : i + 1));
        }
        std::vector<EpisodeRecord> records;
        const auto limited = learner({problem}, {{"stage2_episodes", "5"}});
        limited->limitEvaluations(2 * steps + 3);
        train(*limited, silent(&records));
        QCOMPARE(records.size(), std::size_t{3});
        QCOMPARE(records.back().evaluations, 2 * steps + 3);
        QCOMPARE(limited->progress().evaluations, 2 * steps + 3);
        for (const EpisodeRecord& record : records)
            QVERIFY(record.best <= record.makespan);
    }

    /// What would have come of another choice: the same policy, from there on.
    void goesOnFromGivenDecisions()
    {
        const ProblemPtr problem = chains({4, 4}, devices(2));
        const auto visits = placetoVisits(*problem);
        const auto one = learner({problem}, {{"stage2_episodes", "30"}});
        train(*one, silent());
        const RatedPlacement free = one->goOn(0, {}).value();
        std::vector<PolicyChoice> first;
        for (std::size_t t = 0; t < 3; ++t)
            first.push_back({visits[t], free.placement.devices[visits[t]]});
        QVERIFY(one->goOn(0, first).value() == free);
        first.back().device.reset();
        QVERIFY(one->goOn(0, first).value() == free);
        first.back().device = DeviceId{1 - free.placement.devices[visits[2]]};
        const RatedPlacement other = one->goOn(0, first).value();
        QCOMPARE(other.placement.devices[visits[2]], *first.back().device);
        QCOMPARE(other.makespan, Simulator(problem).makespan(other.placement));
        first.back().device = DeviceId{99};
        QVERIFY(!one->goOn(0, first).ok());
        first.back().device.reset();
        first.front().vertex = visits[4];
        QVERIFY(!one->goOn(0, first).ok());
    }

    /// What a trace tells of an episode is all of it: where it began, every move, and what the teacher would
    /// have done, also where nothing is learned from that.
    void tracesTellWholeEpisodes()
    {
        for (const char* encoding : {"per-step", "per-episode"})
            for (const char* start : {"random", "random-each", "best"}) {
                const ProblemPtr problem = restricted(7);
                const auto visits = placetoVisits(*problem);
                std::vector<std::shared_ptr<const EpisodeTrace>> traces;
                LearnerEvents events = silent();
                events.wantsTrace = [](std::size_t) { return true; };
                events.trace = [&](std::shared_ptr<const EpisodeTrace> t) { traces.push_back(std::move(t)); };
                const auto one = learner({problem}, {{"stage1_episodes", "3"},
                                                     {"stage2_episodes", "3"},
                                                     {"encoding", encoding},
                                                     {"start", start}});
                train(*one, events);
                QCOMPARE(traces.size(), std::size_t{6});
                Simulator simulator(problem);
                for (const auto& trace : traces) {
                    QCOMPARE(trace->steps.size(), visits.size());
                    Placement placement{trace->start, {}};
                    QVERIFY(validate(*problem, placement).ok());
                    for (const PolicyStep& step : trace->steps)
                        for (VertexId with : problem->movesTogether(step.vertex))
                            placement.devices[with] = step.device;
                    QCOMPARE(trace->makespan, simulator.makespan(placement));
                    // The plan holds what stands before the vertex in topological order.
                    Plan plan(*problem);
                    auto step = trace->steps.begin();
                    for (VertexId v : problem->graph().topologicalOrder()) {
                        if (step != trace->steps.end() && step->vertex == v) {
                            QVERIFY(step->teacherVertices == std::vector{v});
                            std::vector<DeviceId> earliest;
                            double least = std::numeric_limits<double>::infinity();
                            for (DeviceId d : plan.candidates(v))
                                least = std::min(least, plan.earliestStart(v, d));
                            for (DeviceId d : plan.candidates(v))
                                if (plan.earliestStart(v, d) == least)
                                    earliest.push_back(d);
                            QVERIFY(step->teacherDevices == earliest);
                            ++step;
                        }
                        const DeviceId d = placement.devices[v];
                        plan.place(v, d, plan.earliestStart(v, d));
                    }
                    QVERIFY(step == trace->steps.end());
                }
            }
    }

    /// A trace costs the training nothing but time.
    void tracesChangeNothing()
    {
        const Settings set{{"stage1_episodes", "3"}, {"stage2_episodes", "5"}};
        LearnerEvents told = silent();
        told.wantsTrace = [](std::size_t) { return true; };
        const auto traced = learner({restricted(7)}, set);
        train(*traced, told);
        const auto plain = learner({restricted(7)}, set);
        train(*plain, silent());
        QVERIFY(sameBits(traced->checkpoint(0).parameters, plain->checkpoint(0).parameters));
    }

    void aControlLearnsNothing()
    {
        std::vector<EpisodeRecord> records;
        const auto one = learner({restricted(7)}, {{"stage2_episodes", "4"}, {"control", "true"}});
        train(*one, silent(&records));
        QVERIFY(sameBits(one->checkpoint(0).parameters, initialParameters(PlacetoLayout(4), 3)));
        for (const EpisodeRecord& record : records)
            QCOMPARE(record.learningRate, 0.0);
    }

    /// What it ends an episode with becomes better than what the same sampler does without learning: two
    /// chains that must each keep together on a device of its own, which takes reading the placement at every
    /// step; and a slow device that is better left alone, which one encoding is enough to see.
    void learns()
    {
        struct Lesson {
            ProblemPtr problem;
            const char* encoding;
            const char* episodes;
            double share; ///< Of the control's makespan.
        };
        for (const Lesson& lesson : {Lesson{chains({4, 4}, devices(2)), "per-step", "600", 0.8},
                                     Lesson{chains({6}, fastAndSlow()), "per-episode", "300", 0.6}}) {
            const auto ends = [&](const char* control, std::uint64_t seed) {
                std::vector<EpisodeRecord> records;
                const auto one = learner({lesson.problem},
                                         {{"stage2_episodes", lesson.episodes},
                                          {"encoding", lesson.encoding},
                                          {"gamma", "0.9"},
                                          {"final_learning_rate", "1e-3"},
                                          {"control", control}},
                                         seed);
                train(*one, silent(&records));
                double sum = 0;
                for (const EpisodeRecord& record : std::span(records).last(100))
                    sum += record.makespan / 100;
                return sum;
            };
            double learned = 0;
            double control = 0;
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                learned += ends("false", seed) / 4;
                control += ends("true", seed) / 4;
            }
            QVERIFY2(
                learned < lesson.share * control,
                qPrintable(
                    QStringLiteral("%1: %2 s, control %3 s").arg(lesson.encoding).arg(learned).arg(control)));
        }
    }
};

DOPPLER_TEST(PlacetoTest)

} // namespace learn_placeto_test

#include "learn_placeto.moc"
