// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured/engine_agreement.h"

#include "core/exec/registry.h"
#include "core/run/measured/rank_correlation.h"
#include "core/run/measured_run.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <set>

namespace engine_agreement_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

const std::vector<double> rising{1, 2, 3, 4, 5};
const std::vector<double> falling{9, 7, 5, 3, 1};

ChosenEngine threads(std::string_view scale)
{
    ChosenEngine chosen{*findEngine("threads"), {}};
    const auto& specs = chosen.engine->info().options;
    chosen.options = Options(specs);
    if (!chosen.options.set(specs, "time_scale", scale))
        qFatal("no such option");
    return chosen;
}

ProblemPtr someProblem()
{
    Random random(5);
    RandomShape shape;
    for (;;) {
        ProblemPtr problem = randomProblem(random, {}, shape);
        if (problem->vertexCount() > 20 && problem->deviceCount() > 3)
            return problem;
    }
}

} // namespace

class EngineAgreementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranksOfOrderAndReverse()
    {
        QCOMPARE(spearmanRho(rising, rising).value(), 1.0);
        QCOMPARE(kendallTau(rising, rising).value(), 1.0);
        QCOMPARE(spearmanRho(rising, falling).value(), -1.0);
        QCOMPARE(kendallTau(rising, falling).value(), -1.0);
        std::vector<double> bent; // only ranks count
        for (double x : rising)
            bent.push_back(std::exp(3 * x));
        QCOMPARE(spearmanRho(bent, rising).value(), 1.0);
    }

    /// Without ties: 1 - 6 sum d^2 / (n (n^2 - 1)), and (concordant - discordant) / (n (n - 1) / 2).
    void ranksWorkedOutByHand()
    {
        const std::vector<double> iq{106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
        const std::vector<double> hours{7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
        QCOMPARE(spearmanRho(iq, hours).value(), 1 - 6 * 194.0 / 990);
        const std::vector<double> a{1, 2, 3, 4};
        const std::vector<double> b{1, 3, 2, 4}; // one pair of six is discordant
        QCOMPARE(kendallTau(a, b).value(), 4.0 / 6);
        QCOMPARE(spearmanRho(a, b).value(), 1 - 6 * 2.0 / 60);
    }

    /// Ranks 1.5 1.5 3 4 against 1 2 3 4; of six pairs five are apart in both, all concordant.
    void tiesShareTheirRank()
    {
        const std::vector<double> tied{1, 1, 2, 3};
        const std::vector<double> apart{1, 2, 3, 4};
        QCOMPARE(spearmanRho(tied, apart).value(), 4.5 / std::sqrt(4.5 * 5));
        QCOMPARE(kendallTau(tied, apart).value(), 5 / std::sqrt(5.0 * 6));
        QVERIFY(!spearmanRho(std::vector<double>{2, 2}, std::vector<double>{1, 2}));
        QVERIFY(!kendallTau(std::vector<double>{1, 2}, std::vector<double>{2, 2}));
        QVERIFY(!spearmanRho({}, {}));
        QVERIFY(!kendallTau(std::vector<double>{1}, std::vector<double>{1}));
    }

    void agreementOfPoints()
    {
        const std::vector<AgreementPoint> points{{"a", 1, 2, 3}, {"a", 2, 4, 4}, {"b", 3, 1, 1.25}};
        const RankAgreement found = rankAgreement(points);
        QCOMPARE(found.count, std::size_t{3});
        QCOMPARE(found.spearman.value(), 1.0);
        QCOMPARE(found.kendall.value(), 1.0);
        QCOMPARE(found.meanRatio, (1.5 + 1 + 1.25) / 3);
        QCOMPARE(found.medianError, 0.25);
        QVERIFY(!found.repeatability);
        QCOMPARE(rankAgreement({}).count, std::size_t{0});
        QVERIFY(!rankAgreement({}).spearman);
    }

    void executesEveryPlacement()
    {
        AgreementSetup setup;
        setup.problem = someProblem();
        setup.engine = threads("1e-4");
        setup.placements = 9;
        setup.seed = 3;
        std::vector<double> shares;
        setup.progress = [&](double share) { shares.push_back(share); };
        const auto agreement = engineAgreement(setup);
        QVERIFY(agreement);
        QCOMPARE(agreement->points.size(), std::size_t{9});
        QCOMPARE(shares.size(), std::size_t{9});
        QCOMPARE(shares.back(), 1.0);
        std::set<double> simulated;
        for (const AgreementPoint& x : agreement->points) {
            QVERIFY(x.measured >= setup.problem->lowerBound() * (1 - 1e-3));
            simulated.insert(x.simulated);
        }
        QVERIFY(simulated.size() > 4);
        QCOMPARE(agreement->all.count, std::size_t{9});
        QCOMPARE(agreement->byPlacer.size(), std::size_t{3});
        for (const RankAgreement& x : agreement->byPlacer)
            QCOMPARE(x.count, std::size_t{3});
        // The same placements again: what is simulated is reproducible.
        const auto again = engineAgreement(setup);
        for (std::size_t i = 0; i < agreement->points.size(); ++i)
            QCOMPARE(again->points[i].simulated, agreement->points[i].simulated);
    }

    void roundsAreSpreadOverTime()
    {
        AgreementSetup setup;
        setup.problem = someProblem();
        setup.engine = threads("1e-4");
        setup.placements = 6;
        setup.repeats = 3;
        setup.keepsRuns = true;
        const auto agreement = engineAgreement(setup);
        QVERIFY(agreement);
        for (const AgreementPoint& x : agreement->points) {
            QCOMPARE(x.makespans.size(), std::size_t{3});
            std::vector<double> sorted = x.makespans;
            std::ranges::sort(sorted);
            QCOMPARE(x.measured, sorted[1]);
            QVERIFY(std::ranges::find(x.makespans, x.run->schedule.makespan) != x.makespans.end());
        }
        QVERIFY(agreement->all.repeatability);
        // executions repeat the same makespans exactly
        std::vector<AgreementPoint> points{{"a", 1, 2, 3}, {"a", 2, 4, 5}};
        points[0].makespans = {3, 3};
        points[1].makespans = {5, 5};
        QCOMPARE(rankAgreement(points).repeatability.value(), 1.0);
    }

    void agreementStops()
    {
        std::stop_source source;
        AgreementSetup setup;
        setup.problem = someProblem();
        setup.engine = threads("1e-4");
        setup.placements = 1000000;
        setup.stop = source.get_token();
        setup.progress = [&](double) { source.request_stop(); };
        const auto agreement = engineAgreement(setup);
        QVERIFY(!agreement);
    }

    void theMedianExecutionIsShown()
    {
        const ProblemPtr problem = someProblem();
        Placement all;
        for (VertexId v : problem->graph().vertices())
            all.devices.push_back(problem->allowedDevices(v).front());
        const auto executed = execute({problem, all, threads("1e-5"), 4, 7, {}, {}});
        QVERIFY(executed);
        QVERIFY(isMeasured(*executed->run));
        QCOMPARE(executed->makespans.size(), std::size_t{4});
        std::vector<double> sorted = executed->makespans;
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(executed->run->schedule.makespan, sorted[1]);
        QVERIFY(executed->run->criticalPath.size() > 1);
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, EngineAgreementTest)

} // namespace engine_agreement_test

#include "engine_agreement.moc"
