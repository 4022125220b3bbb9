// SPDX-License-Identifier: GPL-3.0-or-later
// The whole execution model: small cases worked out by hand, and what must hold between models.
#include "core/placers/random_assignment.h"
#include "core/sim/analysis.h"
#include "core/sim/general_simulator.h"
#include "core/sim/simulator.h"
#include "tests/support/random_problems.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace doppler;
using namespace doppler::tests;

namespace {

struct Case {
    ProblemPtr problem;
    Placement placement;
};

/// A random problem under the model, with a random placement; half of them with a topological order.
Case randomCase(std::uint64_t seed, const ModelOptions& model)
{
    Random random(seed);
    Case c{randomProblem(random, model), {}};
    drawAssignment(*c.problem, random, c.placement.devices);
    const auto topological = c.problem->graph().topologicalOrder();
    if (random.below(2) == 0)
        c.placement.order.assign(topological.begin(), topological.end());
    return c;
}

} // namespace

class ExecutionModelTest : public QObject {
    Q_OBJECT

private slots:
    /// What the fast event loop does, the general one does too, to the bit.
    void generalEqualsFast()
    {
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            ModelOptions model;
            constexpr ChooseTask staticRules[] = {ChooseTask::Fifo,   ChooseTask::BLevel, ChooseTask::Given,
                                                  ChooseTask::Strict, ChooseTask::Dfs,    ChooseTask::Bfs,
                                                  ChooseTask::Random};
            model.schedule = staticRules[seed % 7];
            model.seed = seed;
            if (seed % 3 == 0)
                model.contention = static_cast<Contention>(seed / 3 % 4);
            const Case c = randomCase(seed, model);
            QVERIFY(!needsGeneralSimulator(c.problem->model()));
            const Schedule fast = Simulator(c.problem).run(c.placement);
            GeneralSimulator simulator(c.problem);
            const Schedule general = simulator.run(c.placement);
            QCOMPARE(general.makespan, fast.makespan);
            for (std::size_t v = 0; v < fast.tasks.size(); ++v) {
                QCOMPARE(general.tasks[v].ready, fast.tasks[v].ready);
                QCOMPARE(general.tasks[v].start, fast.tasks[v].start);
                QCOMPARE(general.tasks[v].end, fast.tasks[v].end);
            }
            QCOMPARE(general.transfers.size(), fast.transfers.size());
            for (std::size_t i = 0; i < fast.transfers.size(); ++i) {
                QCOMPARE(general.transfers[i].tensor, fast.transfers[i].tensor);
                QCOMPARE(general.transfers[i].to, fast.transfers[i].to);
                QCOMPARE(general.transfers[i].start, fast.transfers[i].start);
            }
            QCOMPARE(simulator.makespan(c.placement.devices, c.placement.order), fast.makespan);
        }
    }
};

QTEST_GUILESS_MAIN(ExecutionModelTest)
#include "execution_model_test.moc"
