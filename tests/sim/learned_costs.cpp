// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/learned_costs.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/other_world.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>

namespace learned_costs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr chainmm(std::size_t devices = 4)
{
    return Problem::create(generateWorkload("chainmm").value(),
                           builtinTopology("4xP100").value()->firstDevices(devices))
        .value();
}

Placement randomPlacement(const Problem& problem, Random& random)
{
    Placement out;
    for (VertexId v : problem.graph().vertices())
        out.devices.push_back(problem.allowedDevices(v)[random.below(problem.allowedDevices(v).size())]);
    for (VertexId v : problem.graph().vertices())
        for (VertexId member : problem.movesTogether(v))
            out.devices[member] = out.devices[problem.movesTogether(v).front()];
    return out;
}

LearnedCosts learned(const ProblemPtr& problem, const OtherWorld& world, int runs)
{
    LearnedCosts costs(problem);
    Random random(7);
    for (int i = 0; i < runs; ++i) {
        const Placement placement = randomPlacement(*problem, random);
        costs.observe(placement, world.run(*problem, placement, static_cast<std::uint64_t>(i)));
    }
    return costs;
}

/// The largest |predicted / measured - 1| over placements that were not observed.
double worstError(const LearnedCosts& costs, const Problem& problem, const OtherWorld& world)
{
    Random random(12345);
    double worst = 0;
    for (int i = 0; i < 20; ++i) {
        const Placement placement = randomPlacement(problem, random);
        const double measured = world.run(problem, placement, 1000).makespan;
        worst = std::max(worst, std::abs(costs.simulate(placement).makespan / measured - 1));
    }
    return worst;
}

bool near(double a, double b, double share) { return std::abs(a - b) <= share * std::abs(b); }

} // namespace

class LearnedCostsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutRunsItIsTheModel()
    {
        Random random(3);
        RandomShape shape;
        shape.oddTimes = true;
        for (int i = 0; i < 50; ++i) {
            const ProblemPtr problem = randomProblem(random, {}, shape);
            const LearnedCosts costs(problem);
            const auto same = costs.problem();
            QVERIFY2(same.ok(), same ? "" : same.error().english().c_str());
            for (VertexId v : problem->graph().vertices()) {
                QVERIFY(std::ranges::equal((*same)->allowedDevices(v), problem->allowedDevices(v)));
                for (DeviceId d : problem->topology().devices()) {
                    QVERIFY(near(costs.kernelSeconds(v, d), problem->computeSeconds(v, d), 1e-12));
                    QVERIFY(near((*same)->computeSeconds(v, d), problem->computeSeconds(v, d), 1e-12));
                }
            }
            for (TensorId t : problem->graph().tensors())
                for (DeviceId from : problem->topology().devices())
                    for (DeviceId to : problem->topology().devices()) {
                        const double modelled = problem->transferSeconds(t, from, to);
                        QVERIFY(near(costs.transferSeconds(t, from, to), modelled, 1e-9));
                        QVERIFY(near((*same)->transferSeconds(t, from, to), modelled, 1e-9));
                    }
            const Placement placement = randomPlacement(*problem, random);
            const double before = Simulator(problem).makespan(placement);
            QVERIFY(near(Simulator(*same).makespan(placement), before, 0.5)); // a tie may be broken otherwise
        }
    }

    void learnsSpeedsLinksAndLaunches()
    {
        const ProblemPtr problem = chainmm();
        OtherWorld world;
        world.operationFactors = {{"matmul", 1.5}};
        world.computeFactor = 3;
        world.bandwidthFactor = 0.25;
        world.extraLatency = 2e-5;
        world.launch = 1e-5;
        QVERIFY(worstError(LearnedCosts(problem), *problem, world) > 0.3);
        const LearnedCosts costs = learned(problem, world, 6);
        const double error = worstError(costs, *problem, world);
        QVERIFY2(error < 0.06, qPrintable(QString::number(error)));
        QVERIFY(near(costs.launchSeconds(DeviceId{0U}), 1e-5, 0.2));
        const Problem::LinkCost model = problem->linkCost(DeviceId{0U}, DeviceId{1U});
        QVERIFY(near(costs.link(DeviceId{0U}, DeviceId{1U}).secondsPerByte, 4 * model.secondsPerByte, 0.1));
        // placers see the same costs
        const ProblemPtr changed = costs.problem().value();
        for (VertexId v : problem->graph().vertices())
            QVERIFY(near(changed->computeSeconds(v, DeviceId{1U}),
                         costs.kernelSeconds(v, DeviceId{1U}) + costs.launchSeconds(DeviceId{1U}), 1e-9));
    }

    void moreRunsMakeItMoreExact()
    {
        const ProblemPtr problem = chainmm();
        OtherWorld world;
        world.computeFactor = 2;
        world.bandwidthFactor = 0.5;
        double last = worstError(LearnedCosts(problem), *problem, world);
        for (int runs : {1, 4, 16}) {
            const double error = worstError(learned(problem, world, runs), *problem, world);
            QVERIFY2(error < last, qPrintable(QString::number(error)));
            last = error;
        }
    }

    /// Only one device was used: what it says about an operation counts for the unseen sizes, too.
    void unseenKernelsFollowTheirOperation()
    {
        GraphBuilder builder("two sizes");
        for (int i = 0; i < 40; ++i) {
            Vertex v;
            v.op = i % 2 == 0 ? "matmul" : "add";
            v.flops = 1e9 * (1 + i);
            v.outputBytes = 8;
            builder.addVertex(v);
        }
        const ProblemPtr problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
        OtherWorld world;
        world.operationFactors = {{"matmul", 2}, {"add", 5}};
        LearnedCosts costs(problem);
        Placement placement;
        placement.devices.assign(40, DeviceId{0U});
        Schedule schedule = world.run(*problem, placement, 1);
        std::erase_if(schedule.tasks, [](const TaskRun& task) { return task.vertex.value >= 38; });
        costs.observe(placement, schedule);
        const auto ratio = [&](std::uint32_t v) {
            return costs.kernelSeconds(VertexId{v}, DeviceId{2U}) /
                   problem->computeSeconds(VertexId{v}, DeviceId{2U});
        };
        QVERIFY2(near(ratio(38), 2, 0.15), qPrintable(QString::number(ratio(38))));
        QVERIFY2(near(ratio(39), 5, 0.15), qPrintable(QString::number(ratio(39))));
    }

    void learnsContention()
    {
        const ProblemPtr problem = chainmm(2);
        OtherWorld world;
        world.contention = 0.6;
        const LearnedCosts costs = learned(problem, world, 8);
        const double found = costs.contention(DeviceId{0U}, DeviceId{1U});
        QVERIFY2(found > 0.4 && found < 0.7, qPrintable(QString::number(found)));
        QCOMPARE(costs.contention(DeviceId{0U}, DeviceId{0U}), 0.0);
        const double error = worstError(costs, *problem, world);
        QVERIFY2(error < 0.08, qPrintable(QString::number(error)));
        QVERIFY(costs.problem().value()->computeSeconds(VertexId{0U}, DeviceId{0U}) >=
                costs.kernelSeconds(VertexId{0U}, DeviceId{0U}));
        // and none where there is none
        OtherWorld quiet;
        QVERIFY(learned(problem, quiet, 8).contention(DeviceId{0U}, DeviceId{1U}) < 0.05);
    }

    void overlapsAreShares()
    {
        Schedule schedule;
        const auto task = [](std::uint32_t v, std::uint32_t d, double start, double end) {
            return TaskRun{VertexId{v}, DeviceId{d}, start, start, end};
        };
        schedule.tasks = {task(0, 0, 0, 4), task(1, 1, 1, 2), task(2, 1, 3, 5), task(3, 2, 7, 8)};
        const auto found = overlaps(schedule, 3);
        QCOMPARE(found[0], (std::vector<double>{0, 0.5, 0}));
        QCOMPARE(found[1], (std::vector<double>{1, 0, 0}));
        QCOMPARE(found[2], (std::vector<double>{0.5, 0, 0}));
        QCOMPARE(found[3], (std::vector<double>{0, 0, 0}));
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, LearnedCostsTest)

} // namespace learned_costs_test

#include "learned_costs.moc"
