// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/episode.h"
#include "core/learn/rollouts/rollout.h"
#include "core/placers/list/critical_path.h"
#include "core/placers/scheduling/plan.h"
#include "tests/support/published_graphs.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <set>

namespace learn_episode_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr heftProblem() { return Problem::create(heftGraph(), threeProcessors(), {}).value(); }

bool close(double a, double b) { return qAbs(a - b) <= 1e-9 * (1 + qAbs(a)); }

/// z-scores of a column, from the definition.
std::vector<double> standard(const std::vector<double>& column)
{
    double mean = 0;
    for (double x : column)
        mean += x / static_cast<double>(column.size());
    double variance = 0;
    for (double x : column)
        variance += (x - mean) * (x - mean) / static_cast<double>(column.size());
    std::vector<double> out;
    for (double x : column)
        out.push_back(variance > 1e-18 * mean * mean ? (x - mean) / std::sqrt(variance) : 0);
    return out;
}

/// An untrained policy, for its episodes alone.
struct Untrained {
    explicit Untrained(const ProblemPtr& p, const std::vector<std::pair<const char*, const char*>>& set = {})
        : problem(p), features(*p), settings(options(set)), rollout(*p, features, settings),
          layout(settings.shape), parameters(initialParameters(layout, 1)), heads(layout, parameters),
          selectShares(p->vertexCount() * NetworkShape::headWidth),
          placeShares(p->vertexCount() * NetworkShape::headWidth),
          placeStates(p->vertexCount() * settings.shape.hidden)
    {
    }
    static Options options(const std::vector<std::pair<const char*, const char*>>& set)
    {
        Options out(trainingOptions());
        if (!out.set(trainingOptions(), "hidden", "8"))
            qFatal("no option hidden");
        for (const auto& [name, value] : set)
            if (!out.set(trainingOptions(), name, value))
                qFatal("no such option");
        return out;
    }
    Placement imitate(ActionRule rule, Random& random)
    {
        return rollout.imitate(heads, {selectShares, placeShares, placeStates}, rule, random, batch);
    }

    ProblemPtr problem;
    GraphFeatures features;
    RolloutSettings settings;
    Rollout rollout;
    ParameterLayout layout;
    std::vector<float> parameters;
    PolicyHeads heads;
    std::vector<float> selectShares, placeShares, placeStates;
    EpisodeBatch batch;
};

constexpr ActionRule uniform{ActionRule::Kind::EpsilonGreedy, 1};

} // namespace

/// What the policies see and what their teacher says, on known graphs and against the planners' own clocks.
class EpisodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staticFeaturesOfHeftsGraph()
    {
        const ProblemPtr problem = heftProblem();
        const GraphFeatures features(*problem);
        // rank_u of the paper; communication is the mean over pairs, so the edge's own number.
        const double rankU[] = {108, 77, 80, 80, 69, 190.0 / 3, 128.0 / 3, 107.0 / 3, 133.0 / 3, 44.0 / 3};
        for (std::size_t v = 0; v < 10; ++v)
            QVERIFY2(close(features.raw[v][1], rankU[v]), qPrintable(QString::number(features.raw[v][1])));
        QVERIFY(close(features.raw[0][0], 13) && close(features.raw[9][0], 44.0 / 3));
        QVERIFY(close(features.raw[0][2], 13));                 // t-level of the entry: its own compute
        QVERIFY(close(features.raw[9][2], features.raw[0][1])); // and of the exit: the critical path
        QVERIFY(close(features.raw[0][3], 0) && close(features.raw[0][4], 18 + 12 + 9 + 11 + 14));
        QVERIFY(close(features.raw[8][3], 16 + 23 + 13) && close(features.raw[8][4], 13));
        QCOMPARE(features.edgeValues.size(), std::size_t{12}); // 11, 13 and 23 stand twice
        QCOMPARE(features.messages.size(), std::size_t{30});
        QCOMPARE(features.levels.bNext[0], VertexId{1}); // n1 n2 n9 n10 is the critical path
        QCOMPARE(features.levels.bNext[1], VertexId{8});
        QCOMPARE(features.levels.tNext[9], VertexId{8});
        for (std::size_t c = 0; c < 5; ++c) {
            std::vector<double> column;
            for (const auto& row : features.raw)
                column.push_back(row[c]);
            column = standard(column);
            for (std::size_t v = 0; v < 10; ++v)
                QVERIFY(qAbs(static_cast<double>(features.standard[v * 5 + c]) - column[v]) < 1e-5);
        }
    }

    void equalColumnsAreZero()
    {
        const GraphFeatures features(
            *Problem::create(publishedGraph("equal", PublishedWork{}, heftEdges), threeProcessors(), {})
                 .value());
        for (std::size_t v = 0; v < 10; ++v)
            QCOMPARE(features.standard[v * 5], 0.0F);
    }

    /// The clocks are those of the planners that the teacher's placer uses.
    void clocksAreThePlanners()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            Episode episode(*problem);
            for (int round = 0; round < 2; ++round) {
                Plan plan(*problem);
                episode.reset();
                std::vector<double> assigned(problem->deviceCount());
                std::vector<Episode::DeviceRow> rows(problem->deviceCount());
                while (!episode.finished()) {
                    const auto ready = episode.candidates();
                    const VertexId v = ready[random.below(ready.size())];
                    const auto may = episode.devicesFor(v);
                    const auto expected = plan.candidates(v);
                    QVERIFY(std::equal(may.begin(), may.end(), expected.begin(), expected.end()));
                    episode.deviceRows(v, rows);
                    for (DeviceId d : problem->topology().devices()) {
                        QCOMPARE(rows[d][0], assigned[d]);
                        QCOMPARE(rows[d][4], plan.earliestStart(v, d));
                        comparePredecessors(*problem, plan, v, d, rows[d]);
                    }
                    const DeviceId d = may[random.below(may.size())];
                    plan.place(v, d, plan.earliestStart(v, d));
                    assigned[d] += problem->computeSeconds(v, d);
                    episode.place(v, d);
                }
                const Placement placement = episode.placement();
                QVERIFY(validate(*problem, placement).ok());
                QCOMPARE(placement.order.size(), problem->vertexCount());
            }
        }
    }

    /// In every state that an episode visits the teacher names the vertices of largest b-level, and for the
    /// vertex that was taken the devices of smallest earliest start, evenly.
    void teacherNamesAllTies()
    {
        std::size_t vertexTies = 0;
        std::size_t deviceTies = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Random random(seed);
            Untrained policy(randomProblem(random, {}));
            policy.imitate(uniform, random);
            const EpisodeBatch& batch = policy.batch;
            Plan plan(*policy.problem);
            for (std::size_t t = 0; t < batch.steps(); ++t) {
                double most = 0;
                for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i)
                    most = std::max(most, policy.features.levels.bLevel[batch.candidate[i]]);
                std::vector<std::size_t> best;
                for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i)
                    if (policy.features.levels.bLevel[batch.candidate[i]] == most)
                        best.push_back(i);
                for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i)
                    QCOMPARE(batch.selectTarget[i], std::find(best.begin(), best.end(), i) != best.end()
                                                        ? 1 / static_cast<float>(best.size())
                                                        : 0);
                vertexTies += best.size() > 1;

                const VertexId v{batch.vertex[t]};
                std::vector<DeviceId> earliest;
                for (DeviceId d : plan.candidates(v)) {
                    if (!earliest.empty() && plan.earliestStart(v, d) < plan.earliestStart(v, earliest[0]))
                        earliest.clear();
                    if (earliest.empty() || plan.earliestStart(v, d) == plan.earliestStart(v, earliest[0]))
                        earliest.push_back(d);
                }
                for (DeviceId d : policy.problem->topology().devices())
                    QCOMPARE(batch.placeTarget[t * batch.devices + d],
                             std::find(earliest.begin(), earliest.end(), d) != earliest.end()
                                 ? 1 / static_cast<float>(earliest.size())
                                 : 0);
                deviceTies += earliest.size() > 1;
                const DeviceId d{batch.device[t]};
                plan.place(v, d, plan.earliestStart(v, d));
            }
        }
        QVERIFY2(vertexTies > 20 && deviceTies > 20,
                 qPrintable(QStringLiteral("%1, %2").arg(vertexTies).arg(deviceTies)));
    }

    /// Who follows the teacher makes the placement of `critical-path`.
    void teacherIsThePlacer()
    {
        const ProblemPtr problem = heftProblem(); // has no ties among vertices but n3 and n4
        Untrained policy(problem, {{"order", "b-level"}, {"device", "earliest-start"}});
        Random random(1);
        const Placement followed = policy.imitate({}, random);
        std::set<std::vector<std::uint32_t>> placers;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random draw(seed);
            const Placement placement = placeByCriticalPath(*problem, draw);
            placers.insert({placement.devices.begin(), placement.devices.end()});
        }
        QVERIFY(placers.contains({followed.devices.begin(), followed.devices.end()}));
    }

    void rowsAreStandardisedOverTheStep()
    {
        Random random(3);
        Untrained policy(randomProblem(random, {}, {30, 5, true, true, false}));
        policy.imitate(uniform, random);
        const EpisodeBatch& batch = policy.batch;
        for (std::size_t t = 0; t < batch.steps(); ++t)
            for (std::size_t c = 0; c < 5; ++c) {
                std::vector<double> column;
                for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i)
                    column.push_back(policy.features.raw[batch.candidate[i]][c]);
                column = standard(column);
                for (std::size_t k = 0; k < column.size(); ++k) {
                    const std::size_t i = batch.candidateStart[t] + k;
                    QVERIFY(qAbs(static_cast<double>(batch.candidateFeatures[i * 5 + c]) - column[k]) < 1e-5);
                    if (i == batch.chosen[t])
                        QCOMPARE(batch.vertexFeatures[t * 5 + c], batch.candidateFeatures[i * 5 + c]);
                }
            }
    }

    void replayTakesTheGivenActions()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            Untrained policy(randomProblem(random, {}));
            const Placement built = policy.imitate(uniform, random);
            const EpisodeBatch first = policy.batch;
            policy.batch.clear();
            policy.rollout.replay(built, policy.batch);
            QCOMPARE(policy.batch.vertex, first.vertex);
            QCOMPARE(policy.batch.device, first.device);
            QCOMPARE(policy.batch.chosen, first.chosen);
            QCOMPARE(policy.batch.candidateFeatures, first.candidateFeatures);
            QCOMPARE(policy.batch.deviceFeatures, first.deviceFeatures);
        }
    }

    void readyOrderTakesWhatIsReadyFirst()
    {
        Random random(11);
        Untrained policy(randomProblem(random, {}), {{"order", "ready"}});
        policy.imitate(uniform, random);
        Plan plan(*policy.problem);
        double last = 0;
        for (std::size_t t = 0; t < policy.batch.steps(); ++t) {
            const VertexId v{policy.batch.vertex[t]};
            double ready = 0;
            for (EdgeId e : policy.problem->graph().inEdges(v))
                ready = std::max(ready, plan.end(policy.problem->graph().edge(e).from));
            QVERIFY(ready >= last);
            last = ready;
            const DeviceId d{policy.batch.device[t]};
            plan.place(v, d, plan.earliestStart(v, d));
        }
    }

private:
    static void comparePredecessors(const Problem& problem, const Plan& plan, VertexId v, DeviceId d,
                                    const Episode::DeviceRow& row)
    {
        std::set<VertexId> on;
        for (EdgeId e : problem.graph().inEdges(v))
            if (const VertexId u = problem.graph().edge(e).from; plan.device(u) == d)
                on.insert(u);
        double compute = 0;
        double start = on.empty() ? 0 : plan.start(*on.begin());
        double end = 0;
        for (VertexId u : on) {
            compute += problem.computeSeconds(u, d);
            start = std::min(start, plan.start(u));
            end = std::max(end, plan.end(u));
        }
        QCOMPARE(row[1], compute);
        QCOMPARE(row[2], start);
        QCOMPARE(row[3], end);
    }
};

DOPPLER_TEST(EpisodeTest)

} // namespace learn_episode_test

#include "learn_episode.moc"
