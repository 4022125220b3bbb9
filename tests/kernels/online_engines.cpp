// SPDX-License-Identifier: GPL-3.0-or-later
// Online policies on the engines that compute: real kernels, in the order and on the devices that the policy
// decided while they ran.
#include "core/app/open_problem.h"
#include "core/exec/registry.h"
#include "core/placers/online/online_placer.h"
#include "core/run/measured/executions.h"
#include "core/sim/online/online_simulator.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <set>
#include <thread>

namespace online_engines_test {

using namespace doppler;

namespace {

ProblemPtr problemOf(const char* text)
{
    const auto graph = openGraph(text, {});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return Problem::create(*graph, builtinTopology("4xP100").value()).value();
}

ExecutionSetup setupOf(const ProblemPtr& problem, const char* id, const char* policy)
{
    ExecutionSetup setup;
    setup.problem = problem;
    const Engine& engine = **findEngine(id);
    setup.engine = {&engine, Options(engine.info().options)};
    setup.online = findOnlinePlacer(policy);
    setup.placement = setup.online->place(*problem, {}, {})->placement;
    const auto set = [&](const char* name, const char* value) {
        if (!setup.engine.options.set(engine.info().options, name, value))
            qFatal("no option %s", name);
    };
    set("check", "true");
    set("warmup", "0");
    if (setup.engine.engine->info().id == "local")
        set("oversubscribe", "true");
    return setup;
}

/// The measured durations of a run.
class MeasuredDurations final : public OnlineDurations {
public:
    explicit MeasuredDurations(const Schedule& s) : schedule(s) {}
    Result<double> compute(VertexId v, DeviceId) override { return values[v]; }
    Result<double> carry(TensorId t, DeviceId, DeviceId to) override
    {
        for (const TransferRun& x : schedule.transfers)
            if (x.tensor == t && x.to == to)
                return x.end - x.start;
        return Error{{"no such transfer"}, {}, {}};
    }
    std::vector<double> values;

private:
    const Schedule& schedule;
};

class OnlineEnginesTest : public QObject {
    Q_OBJECT
    QTemporaryDir cache;
private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CACHE_HOME", cache.path().toUtf8()); }
    void resultsAreThoseOfOneDevice_data();
    void resultsAreThoseOfOneDevice();
    void emulatedDecisionsFollowFromItsTimes();
    void valuesAreFreedAfterTheirLastReader();
    void processesFreeWhatOthersHaveRead();
    void stopEndsSoon();
};

void OnlineEnginesTest::resultsAreThoseOfOneDevice_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("policy");
    for (const char* engine : {"local", "emulated"})
        for (const char* graph : {"chainmm:size=64", "ffnn:batch=32:width=64:hidden=64:step=training",
                                  "fork-join:stages=2:width=4:length=3:flops=1e6"})
            for (const OnlinePlacer* placer : onlinePlacers())
                QTest::addRow("%s on %s by %s", graph, engine, placer->info().id.c_str())
                    << QString::fromLatin1(graph) << QString::fromLatin1(engine)
                    << QString::fromStdString(placer->info().id);
}

/// Every task runs once, after its inputs (the tokens), and the outputs are those of one device.
void OnlineEnginesTest::resultsAreThoseOfOneDevice()
{
    QFETCH(QString, graph);
    QFETCH(QString, engine);
    QFETCH(QString, policy);
    const ProblemPtr problem = problemOf(graph.toLatin1().constData());
    ExecutionSetup setup = setupOf(problem, engine.toLatin1().constData(), policy.toLatin1().constData());
    setup.repeats = 2;
    const auto executions = execute(setup);
    QVERIFY2(executions, executions ? "" : executions.error().english().c_str());
    QCOMPARE(executions->makespans.size(), std::size_t{2});
    QVERIFY(executions->check && executions->check->tokensEqual);
    QVERIFY(executions->check->outputsEqual.value_or(true));
    QCOMPARE(executions->check->outputsEqual.has_value(), !graph.startsWith(QLatin1String("fork")));
    const Run& run = *executions->run;
    QVERIFY(validate(*problem, run.placement).ok());
    const TransferPlan plan = tests::planOf(problem->graph(), run.placement);
    QCOMPARE(run.schedule.transfers.size(), plan.transfers().size());
    for (const TaskRun& task : run.schedule.tasks) {
        QVERIFY(task.ran() && task.ready <= task.start && task.start <= task.end);
        for (EdgeId e : problem->graph().inEdges(task.vertex)) {
            const std::uint32_t t = plan.of(e);
            QVERIFY((t == TransferPlan::none ? run.schedule.tasks[problem->graph().edge(e).from].end
                                             : run.schedule.transfers[t].end) <= task.ready);
        }
    }
}

/// The clock of `emulated` is virtual: with the times that it measured, the simulator decides the same, and
/// transfers last as long as the model says.
void OnlineEnginesTest::emulatedDecisionsFollowFromItsTimes()
{
    const ProblemPtr problem = problemOf("chainmm:size=64");
    for (const OnlinePlacer* placer : onlinePlacers()) {
        const auto executions = execute(setupOf(problem, "emulated", placer->info().id.c_str()));
        QVERIFY(executions.ok());
        const Schedule& schedule = executions->run->schedule;
        for (const TransferRun& x : schedule.transfers)
            QVERIFY(std::abs(x.end - x.start - problem->transferSeconds(x.tensor, x.from, x.to)) < 1e-12);
        MeasuredDurations durations(schedule);
        for (const TaskRun& task : schedule.tasks)
            durations.values.push_back(task.end - task.start);
        const auto policy = placer->policy(*problem);
        const auto again = runOnline(problem, *policy, durations);
        QVERIFY(again.ok());
        QCOMPARE(again->placement.devices, executions->run->placement.devices);
        QVERIFY(std::abs(again->schedule.makespan - schedule.makespan) < 1e-9);
    }
}

/// Copies go with the last reader of their tensor, so that at the end only the outputs are held.
void OnlineEnginesTest::valuesAreFreedAfterTheirLastReader()
{
    const ProblemPtr problem = problemOf("chainmm:size=64");
    const auto computation = tests::computationOf(problem);
    const Placement expected = findOnlinePlacer("online-ws")->place(*problem, {}, {})->placement;
    auto values = computation->beginOnline(expected, {});
    QVERIFY(values.ok());
    const DataflowGraph& graph = problem->graph();
    std::vector<std::vector<bool>> copied(graph.tensorCount(), std::vector<bool>(problem->deviceCount()));
    for (VertexId v : graph.topologicalOrder()) {
        const DeviceId d = expected.devices[v];
        (*values)->place(v, d);
        for (EdgeId e : graph.inEdges(v)) {
            const TensorId t = graph.edge(e).tensor;
            if (expected.devices[graph.edge(e).from] == d || copied[t][d])
                continue;
            copied[t][d] = true;
            QVERIFY((*values)->copy(transferOf(*problem, t, d), 0).ok());
        }
        QVERIFY((*values)->compute(v).ok());
    }
    const auto check = computation->check(**values, true, {});
    QVERIFY(check && check->tokensEqual && check->outputsEqual.value_or(false));
    // Nothing that is freed can be copied any more.
    for (VertexId v : graph.vertices())
        for (const Edge& e : graph.outEdges(v))
            QVERIFY(!(*values)->copy(transferOf(*problem, e.tensor, DeviceId{0}), 0));
}

/// A process learns which vertices have run elsewhere: they read its values, too.
void OnlineEnginesTest::processesFreeWhatOthersHaveRead()
{
    const ProblemPtr problem = problemOf("chainmm:size=64");
    const auto computation = tests::computationOf(problem);
    const DataflowGraph& graph = problem->graph();
    Random random(11);
    const Placement expected = tests::randomPlacement(graph, problem->deviceCount(), random);
    std::vector<std::unique_ptr<ComputedValues>> processes;
    for (const DeviceId d : problem->topology().devices()) {
        const std::vector<DeviceId> here{d};
        processes.push_back(computation->beginOnline(expected, here).value());
    }
    std::set<std::uint32_t> sent;
    for (VertexId v : graph.topologicalOrder()) {
        const DeviceId d = expected.devices[v];
        for (EdgeId e : graph.inEdges(v)) {
            const DeviceId from = expected.devices[graph.edge(e).from];
            const std::uint32_t x = transferOf(*problem, graph.edge(e).tensor, d);
            if (from == d || !sent.insert(x).second)
                continue;
            std::vector<std::byte> bytes(processes[from]->parcelBytes(x));
            QVERIFY(processes[from]->pack(x, bytes).ok());
            QVERIFY(processes[d]->unpack(x, bytes).ok());
        }
        processes[d]->place(v, d);
        QVERIFY(processes[d]->compute(v).ok());
        for (const DeviceId other : problem->topology().devices())
            if (other != d)
                processes[other]->ranElsewhere(v);
    }
    for (const auto& values : processes) {
        const auto check = computation->check(*values, true, {});
        QVERIFY(check && check->tokensEqual && check->outputsEqual.value_or(false));
    }
    for (VertexId v : graph.vertices()) // nothing that is freed can be sent any more
        for (const Edge& e : graph.outEdges(v)) {
            std::vector<std::byte> bytes(1);
            QVERIFY(
                !processes[expected.devices[v]]->pack(transferOf(*problem, e.tensor, DeviceId{0}), bytes));
        }
}

void OnlineEnginesTest::stopEndsSoon()
{
    const ProblemPtr problem = problemOf("chainmm:size=64");
    for (const char* engine : {"local", "emulated"}) {
        ExecutionSetup setup = setupOf(problem, engine, "online-dmda");
        setup.repeats = 1000000;
        std::stop_source source;
        setup.stop = source.get_token();
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        const auto stopped = execute(setup);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().english(), executionStopped().english());
    }
}

} // namespace

DOPPLER_TEST_WITH(doppler::tests::NoApplication, OnlineEnginesTest)

} // namespace online_engines_test

#include "online_engines.moc"
