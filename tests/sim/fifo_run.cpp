// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/fifo_run.h"

#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <limits>
#include <map>

namespace fifo_run_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr double noLimit = std::numeric_limits<double>::infinity();

/// What started when, by item.
struct Starts : NoRecord {
    static constexpr bool ofTransfers = true;
    struct Started {
        double start = 0;
        double end = 0;
        std::uint32_t by = 0;
        bool operator==(const Started&) const = default;
    };
    std::uint32_t taskTotal = 0;
    std::map<std::uint32_t, Started> items;

    void taskStarted(VertexId v, double start, double end, std::uint32_t by) { items[v] = {start, end, by}; }
    void transferStarted(std::uint32_t position, double start, double end, std::uint32_t by)
    {
        items[taskTotal + position] = {start, end, by};
    }
};

/// A case of random_cases.h in the model that both loops have.
ProblemPtr fifoProblem(const Case& c)
{
    ModelOptions model = c.problem->model();
    model.schedule = ChooseTask::Fifo;
    model.mode = Mode::Asynchronous;
    model.memory = MemoryRule::Ignore;
    model.noise = {};
    if (model.costModel != CostModel::AsReleased)
        model.costModel = CostModel::Physical;
    return c.problem->withModel(model).value();
}

} // namespace

class FifoRunTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isTheEventLoopsRun();
    void stopsAtTheLimit();
    void isNotForWhatTakesNoTime();
    void startsAreTheSchedules();
};

void FifoRunTest::isTheEventLoopsRun()
{
    std::size_t compared = 0;
    std::size_t ofSeveralSenders = 0;
    for (std::uint64_t seed = 0; seed < 20000; ++seed) {
        const Case c = randomCase(seed);
        const ProblemPtr problem = fifoProblem(c);
        const Resources resources(*problem);
        if (!FifoRun::possible(*problem, resources))
            continue;
        PlacedGraph graph(*problem, resources);
        graph.place(c.placement.devices);
        Starts expected;
        Starts found;
        expected.taskTotal = found.taskTotal = static_cast<std::uint32_t>(problem->vertexCount());
        EventLoop events(*problem, resources, graph);
        events.begin();
        FifoRun fifo(*problem, resources, graph);
        fifo.begin();
        const double makespan = events.run(noLimit, expected);
        QVERIFY2(fifo.run(noLimit, found) == makespan, qPrintable(QString("seed %1").arg(seed)));
        QVERIFY2(found.items == expected.items, qPrintable(QString("seed %1").arg(seed)));
        ++compared;
        const Contention contention = problem->model().contention.value_or(problem->topology().contention());
        ofSeveralSenders += contention == Contention::PerLink ? 0 : 1;
    }
    QVERIFY2(compared > 1000 && ofSeveralSenders > 300,
             qPrintable(QString("%1, %2").arg(compared).arg(ofSeveralSenders)));
}

void FifoRunTest::stopsAtTheLimit()
{
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Case c = randomCase(seed);
        const ProblemPtr problem = fifoProblem(c);
        const Resources resources(*problem);
        if (!FifoRun::possible(*problem, resources))
            continue;
        PlacedGraph graph(*problem, resources);
        graph.place(c.placement.devices);
        FifoRun fifo(*problem, resources, graph);
        NoRecord record;
        fifo.begin();
        const double makespan = fifo.run(noLimit, record);
        fifo.begin();
        QVERIFY(fifo.run(makespan, record) == makespan);
        fifo.begin();
        QVERIFY(fifo.run(std::nextafter(makespan, 0), record) == noLimit);
        ++compared;
    }
    QVERIFY(compared > 100);
}

void FifoRunTest::isNotForWhatTakesNoTime()
{
    std::size_t met = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const ProblemPtr problem = fifoProblem(randomCase(seed));
        bool everythingTakesTime = true;
        for (VertexId v : problem->graph().vertices())
            for (DeviceId d : problem->topology().devices())
                everythingTakesTime = everythingTakesTime && problem->computeSeconds(v, d) > 0;
        if (everythingTakesTime)
            continue;
        QVERIFY(!FifoRun::possible(*problem, Resources(*problem)));
        ++met;
    }
    QVERIFY(met > 100);
}

/// Whichever of the simulators a model needs.
void FifoRunTest::startsAreTheSchedules()
{
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const Case c = randomCase(seed);
        Simulator simulator(c.problem);
        const Schedule schedule = simulator.run(c.placement);
        std::vector<double> starts(c.problem->vertexCount(), -1);
        QVERIFY2(simulator.makespan(c.placement, starts) == schedule.makespan,
                 qPrintable(QString("seed %1").arg(seed)));
        for (VertexId v : c.problem->graph().vertices())
            QVERIFY2(starts[v] == schedule.tasks[v].start, qPrintable(QString("seed %1").arg(seed)));
    }
}

DOPPLER_TEST_WITH(doppler::tests::NoApplication, FifoRunTest)

} // namespace fifo_run_test

#include "fifo_run.moc"
