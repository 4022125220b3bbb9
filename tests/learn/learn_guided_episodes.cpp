// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/guide_features.h"
#include "core/learn/learners/guided_episodes.h"
#include "core/placers/scheduling/plan.h"
#include "core/sim/simulator.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <cmath>
#include <map>

namespace learn_guided_episodes_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::size_t columns = NetworkShape::guideFeatures;

Options guidedOptions(const std::vector<std::pair<const char*, const char*>>& set)
{
    Options out(trainingOptions());
    std::vector<std::pair<const char*, const char*>> all{
        {"hidden", "8"}, {"guide", "annealed"}, {"order", "ready"}, {"earliest_start_prior", "3"}};
    all.insert(all.end(), set.begin(), set.end());
    for (const auto& [name, value] : all)
        if (!out.set(trainingOptions(), name, value))
            qFatal("no such option");
    return out;
}

/// Guided episodes of fresh networks, whose PLC scores nothing but by the guide's head.
struct Fresh {
    explicit Fresh(const ProblemPtr& p, const std::vector<std::pair<const char*, const char*>>& set = {})
        : problem(p), features(*p), settings(guidedOptions(set)), rollout(*p, features, settings),
          layout(settings.shape), parameters(initialParameters(layout, 1)), heads(layout, parameters),
          shares(p->vertexCount() * NetworkShape::headWidth),
          states(p->vertexCount() * settings.shape.hidden), simulator(p),
          guided(*p, settings, layout, parameters)
    {
    }
    [[nodiscard]] Encodings encodings() const { return {shares, shares, states}; }
    Placement greedy()
    {
        EpisodeBatch unused;
        Random none(0);
        return rollout.run(heads, encodings(), {}, none, unused);
    }
    void begin(const Placement& guide)
    {
        batch.clear();
        guided.begin(RatedPlacement{guide, simulator.makespan(guide)});
    }
    Placement build(Random& random)
    {
        return guided.build(simulator, random, batch,
                            [&](const Placement& placement, std::span<const float> bias) {
                                rollout.follow(heads, encodings(), placement, bias, batch);
                            });
    }

    ProblemPtr problem;
    GraphFeatures features;
    RolloutSettings settings;
    Rollout rollout;
    ParameterLayout layout;
    std::vector<float> parameters;
    PolicyHeads heads;
    std::vector<float> shares, states;
    Simulator simulator;
    GuidedEpisodes guided;
    EpisodeBatch batch;
};

/// The logarithm of P, by vertex and device, of the guide that stands in the batch.
std::map<std::pair<std::uint32_t, std::uint32_t>, double> logOdds(const Problem& problem,
                                                                  const EpisodeBatch& batch)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> out;
    double sum = 0;
    for (std::size_t t = 0; t < batch.steps(); ++t)
        for (DeviceId d : problem.allowedDevices(VertexId{batch.vertex[t]}))
            if (d != batch.device[t]) {
                const double odds =
                    static_cast<double>(batch.placeProbability[t * batch.devices + d]) /
                    static_cast<double>(batch.placeProbability[t * batch.devices + batch.device[t]]);
                out[{batch.vertex[t], d.value}] = odds;
                sum += odds;
            }
    for (auto& [pair, odds] : out)
        odds = std::log(odds / sum);
    return out;
}

std::pair<std::uint32_t, std::uint32_t> changeOf(const Placement& from, const Placement& to)
{
    for (std::size_t v = 0; v < from.devices.size(); ++v)
        if (from.devices[v] != to.devices[v])
            return {static_cast<std::uint32_t>(v), to.devices[v].value};
    qFatal("no change");
}

RandomShape unrestricted()
{
    RandomShape shape;
    shape.restrictions = false;
    return shape;
}

} // namespace

/// Episodes that go by an earlier one: what they are made from, what they may change, and what they teach.
class GuidedEpisodesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// a on device 0 feeds b on device 1, which c follows there; d runs beside a on device 0.
    void featuresOfAKnownRun()
    {
        GraphBuilder builder("known");
        for (const char* name : {"a", "b", "c", "d"}) {
            Vertex v;
            v.name = name;
            v.seconds = {{"*", 2}};
            builder.addVertex(v);
        }
        for (const auto& [from, to] : {std::pair{0U, 1U}, std::pair{1U, 2U}, std::pair{0U, 3U}})
            builder.addEdge({from, to, {}, 1, {}});
        TopologyParts two;
        two.name = "two";
        two.devices.resize(2);
        two.devices[0].name = "left";
        two.devices[1].name = "right";
        two.links.assign(4, Link{1, 0, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(two)).value(), {}).value();
        const Placement placement{{DeviceId{0}, DeviceId{1}, DeviceId{1}, DeviceId{0}}, {}};
        const Schedule schedule = Simulator(problem).run(placement);
        QCOMPARE(schedule.makespan, 7.0); // a 0..2, over 2..3, b 3..5, c 5..7
        const std::vector<float> rows = guideFeatures(*problem, schedule, placement);
        QCOMPARE(rows.size(), 4 * 2 * columns);
        const auto at = [&](std::size_t v, std::size_t d, std::size_t c) {
            return rows[(v * 2 + d) * columns + c];
        };
        const std::size_t place[] = {0, 1, 1, 0};
        for (std::size_t v = 0; v < 4; ++v)
            for (std::size_t d = 0; d < 2; ++d) {
                const float own = d == place[v] ? 1 : 0;
                const float on = v < 3 ? 1 : 0; // d ends at 4
                QCOMPARE(at(v, d, 0), own);
                QCOMPARE(at(v, d, 1), own * on);
                QCOMPARE(at(v, d, 7), on);
                QCOMPARE(at(v, d, 4), 0.0F); // nobody waits for a device
                QCOMPARE(at(v, d, 8), 0.0F);
                QCOMPARE(at(v, d, 11), 4.0F / 7);
            }
        QCOMPARE(at(0, 1, 2), 1.0F); // the path goes from a over to device 1
        QCOMPARE(at(0, 0, 2), 0.0F);
        QCOMPARE(at(1, 0, 3), 1.0F); // and came to b from device 0
        QCOMPARE(at(1, 1, 3), 0.0F);
        QCOMPARE(at(2, 0, 3), 0.0F); // c found its input at home
        QCOMPARE(at(0, 0, 9), 0.5F); // half of a's traffic is with d, half with b
        QCOMPARE(at(0, 1, 9), 0.5F);
        QCOMPARE(at(2, 1, 9), 1.0F);
        QCOMPARE(at(2, 1, 14), 0.0F);
        QCOMPARE(at(1, 1, 14), 0.5F);
        QCOMPARE(at(1, 0, 12), 0.5F); // while b ran (3..5), device 0 was busy with d until 4
        QCOMPARE(at(1, 1, 12), 0.0F);
        QCOMPARE(at(3, 0, 6), 2.0F / 7);
    }

    /// Under strict a vertex may wait for its turn, which the placement's order alone tells: 1 on the right
    /// takes 5 s and feeds 2 on the left, which has two slots; 0 there was ready at 0, and comes after 2.
    void aTurnIsWaitedForLikeADevice()
    {
        GraphBuilder builder("turns");
        for (const double seconds : {10.0, 5.0, 1.0}) {
            Vertex v;
            v.seconds = {{"*", seconds}};
            builder.addVertex(v);
        }
        builder.addEdge({1, 2, {}, 1, {}});
        TopologyParts two;
        two.name = "two";
        two.devices.resize(2);
        two.devices[0].name = "left";
        two.devices[0].slotCount = 2;
        two.devices[1].name = "right";
        two.links.assign(4, Link{1, 0, {}});
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(two)).value(), model).value();
        const Placement placement{{DeviceId{0}, DeviceId{1}, DeviceId{0}},
                                  {VertexId{1}, VertexId{2}, VertexId{0}}};
        const Schedule schedule = Simulator(problem).run(placement);
        QCOMPARE(schedule.makespan, 16.0); // 1 until 5, over until 6, then 2 and 0 begin
        const auto waited = [&](const Placement& told) { return guideFeatures(*problem, schedule, told)[8]; };
        QCOMPARE(waited(placement), 1.0F);
        QCOMPARE(waited({placement.devices, {}}), 0.0F); // in the order of ids 0 is the first
    }

    void theHeadsGradient()
    {
        const NetworkShape shape{8, 1, true};
        const ParameterLayout layout(shape);
        std::vector<float> parameters = initialParameters(layout, 3);
        Random random(5);
        const ParameterBlock& last = layout.guideHead.secondWeight;
        for (std::size_t i = 0; i < last.size(); ++i)
            parameters[last.offset + i] = static_cast<float>(random.uniform() - 0.5);
        GuideHead head(layout.guideHead, parameters);
        std::vector<float> rows(7 * columns), by(7), out(7);
        for (auto* list : {&rows, &by})
            for (float& x : *list)
                x = static_cast<float>(random.uniform() - 0.5);
        head.differentiate(rows, by);
        const auto loss = [&] {
            head.scores(rows, out);
            double sum = 0;
            for (std::size_t i = 0; i < out.size(); ++i)
                sum += static_cast<double>(by[i] * out[i]);
            return sum;
        };
        for (const ParameterBlock* block :
             {&layout.guideHead.firstWeight, &layout.guideHead.firstBias, &last}) {
            QVERIFY(head.owns(*block));
            for (std::size_t i = 0; i < block->size(); i += 7) {
                float& x = parameters[block->offset + i];
                const float before = x;
                x = before + 1e-3F;
                const double above = loss();
                x = before - 1e-3F;
                const double slope = (above - loss()) / 2e-3;
                x = before;
                QVERIFY(qAbs(slope - static_cast<double>(head.gradient(*block).dense[i])) < 2e-3);
            }
        }
        QVERIFY(!head.owns(layout.placeHead.secondWeight));
    }

    /// A fresh network with the prior is the teacher: every vertex goes where it can start first.
    void aFreshNetworkPlacesAsTheTeacher()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random(seed);
            Fresh fresh(randomProblem(random, {}));
            const Placement placement = fresh.greedy();
            Plan plan(*fresh.problem);
            for (VertexId v : placement.order) {
                const DeviceId d = placement.devices[v];
                for (DeviceId other : plan.candidates(v))
                    QVERIFY(plan.earliestStart(v, d) <= plan.earliestStart(v, other) * (1 + 1e-6) + 1e-9);
                plan.place(v, d, plan.earliestStart(v, d));
            }
        }
    }

    /// One vertex and what is colocated with it goes to one other device; all else stays as it was.
    void changesOneDecision()
    {
        std::size_t changes = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            Fresh fresh(randomProblem(random, {}), {{"guide_join", "0"}});
            const Placement guide = fresh.greedy();
            fresh.begin(guide);
            for (int i = 0; i < 10; ++i) {
                const Placement placement = fresh.build(random);
                QVERIFY(validate(*fresh.problem, placement).ok());
                QCOMPARE(placement.order, guide.order);
                QCOMPARE(fresh.batch.episodes(), std::size_t{1}); // the guide is replayed once
                if (placement.devices == guide.devices)
                    continue; // nothing has a choice
                ++changes;
                const auto [v, d] = changeOf(guide, placement);
                const VertexId changed{v};
                const auto together = fresh.problem->movesTogether(changed);
                for (VertexId u : fresh.problem->graph().vertices())
                    QCOMPARE(placement.devices[u],
                             std::find(together.begin(), together.end(), u) != together.end()
                                 ? DeviceId{d}
                                 : guide.devices[u]);
            }
        }
        QVERIFY(changes > 300);
    }

    /// With neighbours a change is larger, and a fresh network draws every pair as often as another.
    void neighboursGoAlong()
    {
        Random random(4);
        RandomShape shape = unrestricted();
        shape.mostVertices = 40;
        ProblemPtr problem;
        while (!problem || problem->vertexCount() < 20 || problem->deviceCount() < 2)
            problem = randomProblem(random, {}, shape);
        Fresh fresh(problem, {{"guide_join", "1"}});
        const Placement guide = fresh.greedy();
        fresh.begin(guide);
        std::size_t most = 0;
        for (int i = 0; i < 300; ++i) {
            const Placement placement = fresh.build(random);
            std::size_t moved = 0;
            std::optional<DeviceId> to;
            for (VertexId v : problem->graph().vertices())
                if (placement.devices[v] != guide.devices[v]) {
                    ++moved;
                    QVERIFY(!to || *to == placement.devices[v]);
                    to = placement.devices[v];
                }
            most = std::max(most, moved);
            QVERIFY(moved >= 1 && moved <= 5);
        }
        QVERIFY(most >= 2);
        const auto odds = logOdds(*problem, fresh.batch);
        for (const auto& [pair, logP] : odds)
            QVERIFY(qAbs(logP + std::log(static_cast<double>(odds.size()))) < 1e-5);
    }

    /// The gradient is that of - mean(advantage * log P(drawn)) - weight * entropy, where P(drawn) mixes the
    /// policy's odds with uniform ones, by finite differences.
    void theGradientIsThatOfTheDraws()
    {
        Random random(8);
        ProblemPtr problem;
        while (!problem || problem->vertexCount() < 12 || problem->deviceCount() < 3)
            problem = randomProblem(random, {}, unrestricted());
        Fresh fresh(problem, {{"guide_join", "0"}, {"guide_uniform", "0.3"}});
        const ParameterBlock& last = fresh.layout.guideHead.secondWeight;
        for (std::size_t i = 0; i < last.size(); ++i)
            fresh.parameters[last.offset + i] = static_cast<float>(2 * random.uniform() - 1);
        const Placement guide = fresh.greedy();
        fresh.begin(guide);
        constexpr int count = 24;
        constexpr double entropyWeight = 0.2;
        constexpr double uniform = 0.3;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> drawn;
        double mean = 0;
        for (int i = 0; i < count; ++i) {
            drawn.push_back(changeOf(guide, fresh.build(random)));
            const bool good = i % 3 == 0;
            mean += good ? 1.0 / count : 0;
            // What is accepted here is the guide itself, as if it had another makespan, so that all go by it.
            fresh.guided.judged({guide, 1.0 + i}, good);
        }
        QCOMPARE(fresh.batch.episodes(), std::size_t{1});
        fresh.guided.differentiate(fresh.batch, count, entropyWeight);
        const auto loss = [&] {
            EpisodeBatch batch;
            std::vector<float> bias(problem->vertexCount() * problem->deviceCount());
            GuideHead(fresh.layout.guideHead, fresh.parameters)
                .scores(guideFeatures(*problem, fresh.simulator.run(guide), guide), bias);
            fresh.rollout.follow(fresh.heads, fresh.encodings(), guide, bias, batch);
            const auto odds = logOdds(*problem, batch);
            double sum = 0;
            for (const auto& [pair, logP] : odds)
                sum += entropyWeight * std::exp(logP) * logP;
            for (int i = 0; i < count; ++i) {
                const double advantage = ((i % 3 == 0 ? 1 : 0) - mean) / std::sqrt(mean * (1 - mean));
                sum -= advantage / count *
                       std::log((1 - uniform) * std::exp(odds.at(drawn[static_cast<std::size_t>(i)])) +
                                uniform / static_cast<double>(odds.size()));
            }
            return sum;
        };
        for (const ParameterBlock* block :
             std::initializer_list<const ParameterBlock*>{&fresh.layout.guideHead.firstWeight, &last})
            for (std::size_t i = 0; i < block->size(); i += 5) {
                float& x = fresh.parameters[block->offset + i];
                const float here = x;
                x = here + 1e-3F;
                const double above = loss();
                x = here - 1e-3F;
                const double slope = (above - loss()) / 2e-3;
                x = here;
                const auto found = static_cast<double>(fresh.guided.guideHead().gradient(*block).dense[i]);
                QVERIFY2(qAbs(slope - found) < 2e-3,
                         qPrintable(QString("%1 against %2").arg(slope).arg(found)));
            }
        // PLC's own scores have the same derivatives: a step's targets are theirs, and sum to 0.
        for (std::size_t t = 0; t < fresh.batch.steps(); ++t) {
            float sum = 0;
            for (std::size_t d = 0; d < fresh.batch.devices; ++d)
                sum += fresh.batch.placeTarget[t * fresh.batch.devices + d];
            QVERIFY(qAbs(sum) < 1e-5F);
        }
    }
};

DOPPLER_TEST(GuidedEpisodesTest)

} // namespace learn_guided_episodes_test

#include "learn_guided_episodes.moc"
