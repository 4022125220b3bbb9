// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/given_times.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/run/measured/four_bars.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace given_times_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::uint64_t caseCount = 200;

/// Random cases whose runs end.
Case finishedCase(std::uint64_t seed, Schedule& schedule)
{
    for (std::uint64_t k = 0;; ++k) {
        Case c = randomCase(seed + 1000003 * k);
        schedule = Simulator(c.problem).run(c.placement);
        if (!schedule.outOfMemory && c.problem->model().costModel != CostModel::Placeto &&
            c.problem->model().costModel != CostModel::Mayer)
            return c;
    }
}

class GivenTimesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsOwnTimesGiveTheSameRun()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            Schedule plain;
            const Case c = finishedCase(seed, plain);
            const Schedule again = simulateWithTimes(c.problem, c.placement, {});
            QCOMPARE(again.makespan, plain.makespan);
            const Schedule given = simulateWithTimes(c.problem, c.placement, timesOf(plain));
            // Durations are differences of times: the last bits may differ, and with them a tie.
            if (c.problem->model().schedule != ChooseTask::Fifo)
                continue;
            QVERIFY(std::abs(given.makespan - plain.makespan) <= 0.5 * plain.makespan + 1e-12);
        }
    }

    void givenTimesAreTheDurations()
    {
        for (std::uint64_t seed = 0; seed < caseCount; ++seed) {
            Schedule plain;
            const Case c = finishedCase(seed, plain);
            GivenTimes times;
            for (const TaskRun& task : plain.tasks)
                times.tasks.push_back(task.vertex.value % 3 == 0 ? -1 : 0.125 * (task.vertex.value % 7));
            for (std::size_t i = 0; i < plain.transfers.size(); ++i)
                times.transfers.push_back(i % 2 == 0 ? 0.25 : 0.0);
            const Schedule given = simulateWithTimes(c.problem, c.placement, times);
            if (given.outOfMemory)
                continue;
            QCOMPARE(given.transfers.size(), plain.transfers.size());
            for (const TaskRun& task : given.tasks)
                if (times.tasks[task.vertex] >= 0)
                    QVERIFY(std::abs(task.end - task.start - times.tasks[task.vertex]) <
                            1e-9 * (1 + std::abs(task.end)));
            for (std::size_t i = 0; i < given.transfers.size(); ++i)
                QVERIFY(std::abs(given.transfers[i].end - given.transfers[i].start - times.transfers[i]) <
                        1e-9 * (1 + std::abs(given.transfers[i].end)));
        }
    }

    /// What clocks of devices that differ can give. The general simulator would wait for ever.
    void anOrderAgainstTheDependenciesIsLeftOut()
    {
        GraphBuilder builder("pair");
        for (const char* name : {"first", "second"}) {
            Vertex v;
            v.name = name;
            v.flops = 1;
            v.outputBytes = 1;
            builder.addVertex(std::move(v));
        }
        builder.addEdge(VertexId{0}, VertexId{1});
        ModelOptions model;
        model.schedule = ChooseTask::Strict;
        model.mode = Mode::BulkSynchronous;
        const ProblemPtr problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value(), model).value();
        const Placement valid{{DeviceId{0}, DeviceId{0}}, {VertexId{0}, VertexId{1}}, {}};
        const Schedule schedule = makeRun(problem, valid, "heft").value()->schedule;
        QCOMPARE(makeMeasuredRun(problem, valid, schedule)->placement, valid);
        const Placement reversed{valid.devices, {VertexId{1}, VertexId{0}}, {}};
        const RunPtr run = makeMeasuredRun(problem, reversed, schedule);
        QVERIFY(run->placement.order.empty());
        const auto bars = fourBars(*run);
        QVERIFY(bars.ok());
        QCOMPARE(bars->simulated, schedule.makespan);
    }

    void barsOfASlowerMachine()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Schedule plain;
            const Case c = finishedCase(seed, plain);
            if (c.problem->model().noise.any())
                continue;
            GivenTimes times = timesOf(plain);
            for (double& seconds : times.tasks)
                seconds *= 2;
            const Schedule slower = simulateWithTimes(c.problem, c.placement, times);
            if (slower.outOfMemory)
                continue;
            const auto bars = fourBars(*makeMeasuredRun(c.problem, c.placement, slower));
            QVERIFY(bool(bars));
            QCOMPARE(bars->simulated, plain.makespan);
            QCOMPARE(bars->measured, slower.makespan);
            // The kernels explain everything up to the last bits of durations.
            if (c.problem->model().schedule == ChooseTask::Strict)
                QVERIFY(std::abs(bars->withTasks - slower.makespan) <= 1e-9 * slower.makespan);
            double modelled = 0;
            double measured = 0;
            std::size_t count = 0;
            for (const TimeTotals& device : bars->devices) {
                modelled += device.modelled;
                measured += device.measured;
                count += device.count;
            }
            QCOMPARE(count, c.problem->vertexCount());
            QVERIFY(std::abs(measured - 2 * modelled) <= 1e-9 * (1 + measured));
            std::size_t transfers = 0;
            for (const TimeTotals& link : bars->links)
                transfers += link.count;
            QCOMPARE(transfers, slower.transfers.size());
            rowsAgree(*bars);
        }
    }

    /// The last device ends with the run, and a total keeps the model's value until its step.
    static void rowsAgree(const FourBars& bars)
    {
        const std::vector<FourBarsRow> rows = rowsOf(bars);
        const std::array<double, 4> makespans{bars.simulated, bars.withTasks, bars.withTransfers,
                                              bars.measured};
        QCOMPARE(rows.front().seconds, makespans);
        QCOMPARE(rows.size(), 1 + 2 * bars.devices.size() + bars.operations.size() + bars.links.size());
        std::array<double, 4> last{};
        for (const FourBarsRow& row : rows) {
            if (row.part == FourBarsRow::Part::DeviceEnd)
                for (std::size_t i = 0; i < last.size(); ++i)
                    last[i] = std::max(last[i], row.seconds[i]);
            if (row.part == FourBarsRow::Part::Operation)
                QCOMPARE(row.seconds[1], row.seconds[3]);
            if (row.part == FourBarsRow::Part::Link)
                QCOMPARE(row.seconds[0], row.seconds[1]);
        }
        for (std::size_t i = 0; i < last.size(); ++i)
            QVERIFY(last[i] <= makespans[i] * (1 + 1e-9) && last[i] > 0);
    }
};

} // namespace

DOPPLER_TEST_WITH(doppler::tests::NoApplication, GivenTimesTest)

} // namespace given_times_test

#include "given_times.moc"
