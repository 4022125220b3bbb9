// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/learn/learners/wecan_learner.h"
#include "core/placers/list/critical_path.h"
#include "core/workloads/api/workload.h"
#include "tests/learn/chosen_kernels.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"
#include "tests/support/tight_memory.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace learn_wecan_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Devices of these rates; 1 byte per second between them.
TopologyPtr devices(const std::vector<double>& rates)
{
    TopologyParts parts;
    parts.name = "devices";
    for (const double rate : rates) {
        Device& device = parts.devices.emplace_back();
        device.name = "d" + std::to_string(parts.devices.size() - 1);
        device.flopsPerSecond = rate;
    }
    parts.links.assign(rates.size() * rates.size(), {1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

ProblemPtr someProblem(std::uint64_t seed, const RandomShape& shape = {})
{
    Random random(seed);
    return randomProblem(random, {}, shape);
}

/// Scores that no network gave.
struct Drawn {
    Drawn(const WecanGraph& graph, std::uint64_t seed) : pairs(graph.vertices * graph.devices)
    {
        Random random(seed);
        for (float& x : pairs)
            x = static_cast<float>(2 * random.uniform() - 1);
        skip = {random.uniform(), 2 * random.uniform(), random.uniform() - 2};
    }
    [[nodiscard]] WecanScores scores() const { return {pairs, skip}; }
    std::vector<float> pairs;
    std::array<double, 3> skip{};
};

/// What the first vertices of a fresh policy's most probable schedule are given.
Assignment greedy(const ProblemPtr& problem, WecanRollout::Rules rules)
{
    const WecanGraph graph(*problem);
    const WecanLayout layout(WecanShape{});
    WecanNetwork network(*problem, graph, layout);
    network.load(initialParameters(layout, 1));
    WecanEpisode episode;
    WecanRollout(*problem, graph, rules).play(network.scores(), {}, episode);
    return episode.placement.devices;
}

/// The schedule that an episode's actions describe, by plain rules; empty where they break one.
class PlainSchedule {
public:
    explicit PlainSchedule(const Problem& p)
        : problem(p), start(p.vertexCount(), -1), end(p.vertexCount(), -1), devices(p.vertexCount())
    {
    }

    [[nodiscard]] bool follows(const WecanEpisode& episode)
    {
        const std::size_t n = problem.vertexCount();
        double now = 0;
        std::size_t started = 0;
        for (const std::uint32_t action : episode.actions) {
            if (action == n * problem.deviceCount()) {
                if (!skip(now))
                    return false;
                continue;
            }
            const VertexId v{action / problem.deviceCount()};
            if (!place(v, DeviceId{action % problem.deviceCount()}, now) ||
                episode.placement.order[started++] != v)
                return false;
        }
        return started == n && devices == episode.placement.devices &&
               episode.end == *std::ranges::max_element(end) && episode.actions.size() <= 2 * n;
    }

private:
    /// To the next end of what runs.
    bool skip(double& now) const
    {
        double next = std::numeric_limits<double>::infinity();
        for (std::size_t v = 0; v < end.size(); ++v)
            if (end[v] > now)
                next = std::min(next, end[v]);
        now = next;
        return std::isfinite(now);
    }
    bool place(VertexId v, DeviceId d, double now)
    {
        std::uint32_t busy = 0;
        for (std::size_t u = 0; u < end.size(); ++u)
            busy += devices[u] == d && end[u] > now ? 1 : 0;
        if (start[v] >= 0 || busy >= problem.topology().device(d).slotCount || !problem.allowed(v, d))
            return false;
        start[v] = now;
        double begin = now;
        for (const EdgeId id : problem.graph().inEdges(v)) {
            const Edge& e = problem.graph().edge(id);
            if (start[e.from] < 0 || end[e.from] > now)
                return false;
            begin = std::max(begin, end[e.from] + problem.transferSeconds(e.tensor, devices[e.from], d));
        }
        devices[v] = d;
        end[v] = begin + problem.computeSeconds(v, d);
        return true;
    }

    const Problem& problem;
    std::vector<double> start, end; ///< By vertex; start: when its device was taken.
    Assignment devices;
};

} // namespace

/// WeCAN: what its network reads, its schedules against plain rules, what learning goes by.
class WecanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = tests::missingKernels(); !why.isEmpty())
            QSKIP(why.constData());
    }

    /// 0 -> 1 -> 2 and 0 -> 2, and 3 alone.
    void distancesAreLongestPaths()
    {
        GraphBuilder builder("diamond");
        for (int i = 0; i < 4; ++i)
            builder.addVertex({});
        for (const auto& [from, to] : {std::pair{0U, 1U}, {1U, 2U}, {0U, 2U}})
            builder.addEdge(VertexId{from}, VertexId{to});
        const GraphPtr graph = builder.build().value();
        WecanDistances distances(*graph);
        constexpr std::uint8_t same = WecanDistances::same, apart = WecanDistances::apart;
        const std::array<std::array<int, 4>, 4> expected{{{same, same + 1, same + 2, apart},
                                                          {same - 1, same, same + 1, apart},
                                                          {same - 2, same - 1, same, apart},
                                                          {apart, apart, apart, same}}};
        for (std::size_t v = 0; v < 4; ++v)
            for (std::size_t w = 0; w < 4; ++w)
                QCOMPARE(int{distances.row(v)[w]}, expected[v][w]);
    }

    /// A chain that is too long for all rows to be kept, and longer than distances that differ.
    void distancesOfLargeGraphsAreMeasuredWhenAsked()
    {
        constexpr std::uint32_t n = 5000;
        GraphBuilder builder("chain");
        for (std::uint32_t i = 0; i < n; ++i) {
            builder.addVertex({});
            if (i > 0)
                builder.addEdge(VertexId{i - 1}, VertexId{i});
        }
        const GraphPtr graph = builder.build().value();
        WecanDistances distances(*graph);
        for (const std::size_t v : {std::size_t{0}, std::size_t{2000}, std::size_t{n - 1}}) {
            const auto row = distances.row(v);
            for (std::size_t w = 0; w < n; ++w) {
                const auto away = static_cast<std::ptrdiff_t>(w) - static_cast<std::ptrdiff_t>(v);
                QCOMPARE(std::ptrdiff_t{row[w]},
                         WecanDistances::same + std::clamp<std::ptrdiff_t>(away, -16, 16));
            }
        }
    }

    void aFreshNetworkPrefersNoPair()
    {
        const ProblemPtr problem = someProblem(3);
        const WecanGraph graph(*problem);
        const WecanLayout layout(WecanShape{});
        WecanNetwork network(*problem, graph, layout);
        network.load(initialParameters(layout, 5));
        const WecanScores scores = network.scores();
        for (const float x : scores.pairs)
            QCOMPARE(x, 0.0F);
        QVERIFY(scores.skip[0] > 0 && scores.skip[1] > 0);
        QCOMPARE(scores.skip[2], -2.0);
    }

    /// Ready vertices on devices with a free slot, at most twice as many actions as vertices, and a skip
    /// only while something runs.
    void schedulesKeepToTheRules()
    {
        std::size_t skips = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            RandomShape shape;
            shape.oddTimes = seed % 4 == 0;
            const ProblemPtr problem = someProblem(seed, shape);
            const WecanGraph graph(*problem);
            const Drawn drawn(graph, seed);
            WecanRollout rollout(*problem, graph, {seed % 3 > 0, seed % 2 > 0});
            Random random(seed);
            WecanEpisode episode;
            rollout.play(drawn.scores(), {{ActionRule::Kind::Sample, 0}, &random}, episode);
            QVERIFY(validate(*problem, episode.placement).ok());
            QVERIFY(PlainSchedule(*problem).follows(episode));
            skips += episode.actions.size() - problem->vertexCount();
        }
        QVERIFY(skips > 0);
    }

    /// Of the probability of all actions together, and of the entropy, by every score.
    void derivativesAreThoseOfTheProbability()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const ProblemPtr problem = someProblem(seed, {12, 3});
            const WecanGraph graph(*problem);
            Drawn drawn(graph, seed);
            WecanRollout rollout(*problem, graph, {});
            Random random(seed);
            WecanEpisode episode, other;
            WecanRollout::Manner manner{{ActionRule::Kind::Sample, 0}, &random};
            manner.learns = true;
            rollout.play(drawn.scores(), manner, episode);
            WecanRollout::Manner again;
            again.repeat = &episode.actions;
            const auto check = [&](auto& score, double byProbability, double byEntropy) {
                const auto present = score;
                using Score = std::remove_reference_t<decltype(score)>;
                constexpr auto step = static_cast<Score>(1.0 / 64);
                std::array<double, 2> probability{}, entropy{};
                for (std::size_t i = 0; i < 2; ++i) {
                    score = i == 0 ? present - step : present + step;
                    rollout.play(drawn.scores(), again, other);
                    QVERIFY(other.actions == episode.actions);
                    probability[i] = other.logProbability;
                    entropy[i] = other.entropy;
                }
                score = present;
                QVERIFY(std::abs((probability[1] - probability[0]) * 32 - byProbability) < 2e-3);
                QVERIFY(std::abs((entropy[1] - entropy[0]) * 32 - byEntropy) < 2e-3);
            };
            for (std::size_t i = 0; i < drawn.pairs.size(); ++i)
                check(drawn.pairs[i], static_cast<double>(episode.byPairs[i]),
                      static_cast<double>(episode.entropyByPairs[i]));
            for (std::size_t i = 0; i < 3; ++i)
                check(drawn.skip[i], episode.bySkip[i], episode.entropyBySkip[i]);
        }
    }

    /// Told again, the same episode, with the probabilities of what could start.
    void tellsEveryStart()
    {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const ProblemPtr problem = someProblem(seed);
            const WecanGraph graph(*problem);
            const Drawn drawn(graph, seed);
            WecanRollout rollout(*problem, graph, {});
            Random random(seed);
            WecanEpisode episode, told;
            rollout.play(drawn.scores(), {{ActionRule::Kind::Sample, 0}, &random}, episode);
            WecanRollout::Manner manner;
            manner.repeat = &episode.actions;
            manner.tells = true;
            rollout.play(drawn.scores(), manner, told);
            QCOMPARE(told.placement, episode.placement);
            QCOMPARE(told.told.size(), problem->vertexCount());
            for (std::size_t i = 0; i < told.told.size(); ++i) {
                const PolicyStep& step = told.told[i];
                QCOMPARE(step.vertex, episode.placement.order[i]);
                QCOMPARE(step.device, episode.placement.devices[step.vertex]);
                QVERIFY(std::ranges::count(step.candidates, step.vertex) == 1);
                float select = 0, place = 0;
                for (const float p : step.selectProbability)
                    select += p;
                for (const float p : step.placeProbability)
                    place += p;
                QVERIFY(std::abs(select - 1) < 1e-4F && std::abs(place - 1) < 1e-4F);
                QVERIFY(step.placeProbability[step.device] > 0);
            }
        }
    }

    /// Two kernels, a second each on one device and twenty on the other: a list scheduler uses both.
    void waitsForTheFasterDevice()
    {
        GraphBuilder builder("two");
        for (int i = 0; i < 2; ++i) {
            Vertex v;
            v.flops = 20;
            builder.addVertex(std::move(v));
        }
        const ProblemPtr problem = Problem::create(builder.build().value(), devices({20, 1}), {}).value();
        QVERIFY((greedy(problem, {true, true}) == Assignment{DeviceId{0}, DeviceId{0}}));
        QVERIFY((greedy(problem, {false, true}) == Assignment{DeviceId{0}, DeviceId{1}}));
    }

    /// The second kernel of a chain begins on the device that has its input, without a wait for a transfer.
    void countsTheWaitForInputs()
    {
        GraphBuilder builder("chain");
        for (int i = 0; i < 2; ++i) {
            Vertex v;
            v.flops = 1;
            v.outputBytes = 9;
            if (i == 0)
                v.allow = {"d1"};
            builder.addVertex(std::move(v));
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        const ProblemPtr problem = Problem::create(builder.build().value(), devices({1, 1}), {}).value();
        QVERIFY((greedy(problem, {true, true}) == Assignment{DeviceId{1}, DeviceId{1}}));
        QVERIFY((greedy(problem, {true, false}) == Assignment{DeviceId{1}, DeviceId{0}}));
    }

    /// What is imitated is what was to be imitated.
    void followsAPlacement()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const ProblemPtr problem = someProblem(seed);
            const WecanGraph graph(*problem);
            const Drawn drawn(graph, seed);
            Random random(seed);
            const Placement teacher = placeByCriticalPath(*problem, random);
            WecanRollout::Manner manner;
            manner.follow = &teacher;
            WecanEpisode episode;
            WecanRollout(*problem, graph, {}).play(drawn.scores(), manner, episode);
            QCOMPARE(episode.placement.devices, teacher.devices);
            QVERIFY(PlainSchedule(*problem).follows(episode));
        }
    }

    void keepsToMemory()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const ProblemPtr problem = tightProblem(seed % 2 == 0, 330, 820);
            const WecanGraph graph(*problem);
            const Drawn drawn(graph, seed);
            Random random(seed);
            WecanEpisode episode;
            WecanRollout(*problem, graph, {})
                .play(drawn.scores(), {{ActionRule::Kind::Sample, 0}, &random}, episode);
            ResidentBytes memory(*problem);
            for (const VertexId v : problem->graph().vertices())
                memory.place(v, episode.placement.devices[v]);
            for (const DeviceId d : problem->topology().devices())
                QVERIFY(memory.room(d) >= 0);
        }
    }
};

DOPPLER_TEST(WecanTest)

} // namespace learn_wecan_test

#include "learn_wecan.moc"
