// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/placers/list/critical_path.h"
#include "core/sim/simulator.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QTest>

namespace learn_improvement_test {

using namespace doppler;

namespace {

constexpr std::uint64_t seeds = 3;

ProblemPtr chainmm()
{
    return Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), {})
        .value();
}

/// Mean makespan of what networks of that many episodes place greedily, and the mean of the bests met.
struct Means {
    double greedy = 0;
    double best = 0;
};

Means train(const ProblemPtr& problem, const char* stage1, const char* stage2)
{
    Means means;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        TrainingSetup setup;
        setup.problem = problem;
        setup.seed = seed;
        for (const auto& [name, value] :
             {std::pair{"hidden", "32"}, std::pair{"rounds", "3"}, std::pair{"stage1_episodes", stage1},
              std::pair{"stage2_episodes", stage2}})
            if (!setup.options.set(trainingOptions(), name, value))
                qFatal("no such option");
        const auto trainer = learningModule().value()->makeTrainer();
        if (!trainer->start(setup, {}))
            qFatal("training does not start");
        const TrainingOutcome outcome = trainer->outcome().value();
        means.greedy += outcome.greedyMakespan / static_cast<double>(seeds);
        means.best += outcome.bestMakespan / static_cast<double>(seeds);
    }
    return means;
}

} // namespace

/// Learning pays: the reduced form of benchmarks/learning_acceptance.sh.
class ImprovementTest : public QObject {
    Q_OBJECT

private:
    ProblemPtr problem = chainmm();
    double criticalPath = 0; ///< Mean makespan of 20 seeds.

    [[nodiscard]] bool passes(const Means& means) const { return means.greedy < criticalPath; }

private Q_SLOTS:
    void initTestCase()
    {
        Simulator simulator(problem);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            criticalPath += simulator.makespan(placeByCriticalPath(*problem, random)) / 20;
        }
    }

    void trainedNetworksBeatTheirTeacher()
    {
        const Means means = train(problem, "60", "140");
        QVERIFY2(passes(means), qPrintable(QString("%1 against %2").arg(means.greedy).arg(criticalPath)));
        QVERIFY(means.best <= means.greedy * (1 + 1e-9));
    }

    void untrainedNetworksDoNot()
    {
        const Means means = train(problem, "0", "0");
        QVERIFY2(!passes(means), qPrintable(QString("%1 against %2").arg(means.greedy).arg(criticalPath)));
    }
};

DOPPLER_TEST(ImprovementTest)

} // namespace learn_improvement_test

#include "learn_improvement.moc"
