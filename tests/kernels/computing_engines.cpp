// SPDX-License-Identifier: GPL-3.0-or-later
// The engines that compute, on real kernels: results are those of one device under every rule and mode. Times
// are only compared with each other.
#include "core/app/open_problem.h"
#include "core/app/profile.h"
#include "core/catalog/machine_topology.h"
#include "core/exec/registry.h"
#include "core/exec/this_machine.h"
#include "core/run/measured/engine_agreement.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <thread>

namespace computing_engines_test {

using namespace doppler;

namespace {

GraphPtr family(const char* text)
{
    auto graph = openGraph(text, {});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

ProblemPtr problemOf(const GraphPtr& graph, const char* devices, ModelOptions model = {})
{
    auto problem = Problem::create(graph, *topologyNamed(devices), std::move(model));
    if (!problem)
        qFatal("%s", problem.error().english().c_str());
    return *problem;
}

Options optionsOf(const Engine& engine, std::initializer_list<std::pair<const char*, const char*>> values)
{
    Options options(engine.info().options);
    for (const auto& [name, value] : values)
        if (!options.set(engine.info().options, name, value))
            qFatal("no option %s", name);
    return options;
}

Placement placementOf(const ProblemPtr& problem, std::uint64_t seed)
{
    Random random(seed);
    return tests::randomPlacement(problem->graph(), problem->deviceCount(), random);
}

const Engine& engineOf(const char* id) { return **findEngine(id); }

class ComputingEnginesTest : public QObject {
    Q_OBJECT
    QTemporaryDir cache;
private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CACHE_HOME", cache.path().toUtf8()); }
    void resultsAreThoseOfOneDevice_data();
    void resultsAreThoseOfOneDevice();
    void everyRuleAndMode();
    void emulatedTimesAreSimulated();
    void tooManyDevicesAreRefused();
    void stopEndsSoon();
    void manyPlacementsShareOneComputation();
    void profiledGraphsHaveMeasuredSeconds();
    void kernelsAreMeasuredInRuns();
    void thisMachineIsMeasuredOnce();
};

void ComputingEnginesTest::resultsAreThoseOfOneDevice_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("engine");
    for (const char* engine : {"local", "emulated"})
        for (const char* graph : {"chainmm:size=64", "ffnn:batch=32:width=64:hidden=64:step=training",
                                  "decoder:layers=1:width=32:hidden=64:heads=4:key_heads=2:vocabulary=40:"
                                  "sequence=16:batch=1:pieces=4",
                                  "fork-join:stages=2:width=4:length=3:flops=1e6"})
            QTest::addRow("%s on %s", graph, engine)
                << QString::fromLatin1(graph) << QString::fromLatin1(engine);
}

void ComputingEnginesTest::resultsAreThoseOfOneDevice()
{
    QFETCH(QString, graph);
    QFETCH(QString, engine);
    const Engine& chosen = engineOf(engine.toLatin1().constData());
    const ProblemPtr problem = problemOf(family(graph.toLatin1().constData()), "4xP100");
    Options options = optionsOf(chosen, {{"check", "true"}, {"warmup", "0"}});
    if (engine == "local")
        QVERIFY(options.set(chosen.info().options, "oversubscribe", "true"));
    const auto executions = chosen.executeAll(*problem, placementOf(problem, 7), options, {}, 2);
    QVERIFY2(executions, executions ? "" : executions.error().english().c_str());
    for (const Execution& x : *executions) {
        QVERIFY(x.check);
        QVERIFY(x.check->tokensEqual);
        QVERIFY(x.check->outputsEqual.value_or(true));
        QVERIFY(x.schedule.makespan > 0);
    }
    const bool standIns = graph.startsWith(QLatin1String("fork"));
    QCOMPARE(executions->front().check->outputsEqual.has_value(), !standIns);
    if (standIns)
        QVERIFY(!executions->front().notes.empty()); // it says that kernels are stand-ins
}

void ComputingEnginesTest::everyRuleAndMode()
{
    const GraphPtr graph = family("chainmm:size=32");
    for (const char* id : {"local", "emulated"})
        for (int rule = 0; rule < 8; ++rule)
            for (const Mode mode : {Mode::Asynchronous, Mode::BulkSynchronous}) {
                ModelOptions model;
                model.schedule = static_cast<ChooseTask>(rule);
                model.mode = mode;
                const ProblemPtr problem = problemOf(graph, "2xP100", model);
                const Engine& engine = engineOf(id);
                const Options options = optionsOf(engine, {{"check", "true"}, {"warmup", "0"}});
                const auto execution = engine.execute(
                    *problem, placementOf(problem, static_cast<std::uint64_t>(rule)), options, {});
                if (!execution && execution.error().english().find("cores") != std::string::npos)
                    QSKIP("this machine has one core");
                QVERIFY2(execution, execution ? "" : execution.error().english().c_str());
                QVERIFY(execution->check->tokensEqual && execution->check->outputsEqual.value_or(false));
            }
}

void ComputingEnginesTest::emulatedTimesAreSimulated()
{
    const ProblemPtr problem = problemOf(family("chainmm:size=64"), "4xP100");
    const Engine& engine = engineOf("emulated");
    const Placement placement = placementOf(problem, 3);
    const auto execution = engine.execute(*problem, placement, optionsOf(engine, {}), {});
    QVERIFY(bool(execution));
    // Transfers last as long as the model says, and kernels as long as they were measured.
    for (const TransferRun& x : execution->schedule.transfers)
        QVERIFY(std::abs(x.end - x.start - problem->transferSeconds(x.tensor, x.from, x.to)) < 1e-12);
    const auto note = [](const Message& m) { return m.english().find("emulated") != std::string::npos; };
    QVERIFY(std::ranges::any_of(execution->notes, note));
}

void ComputingEnginesTest::tooManyDevicesAreRefused()
{
    const ProblemPtr problem = problemOf(family("chainmm:size=16"), "mayer");
    const Engine& engine = engineOf("local");
    const auto execution = engine.execute(*problem, placementOf(problem, 1), optionsOf(engine, {}), {});
    QVERIFY(!execution);
    QVERIFY(execution.error().english().find("need 50 cores") != std::string::npos);
    QVERIFY(execution.error().english().find("oversubscribe=true") != std::string::npos);
}

void ComputingEnginesTest::stopEndsSoon()
{
    const ProblemPtr problem = problemOf(family("chainmm:size=256"), "4xP100");
    for (const char* id : {"local", "emulated"}) {
        const Engine& engine = engineOf(id);
        Options options = optionsOf(engine, {});
        if (std::string_view(id) == "local")
            QVERIFY(options.set(engine.info().options, "oversubscribe", "true"));
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        EngineContext context;
        context.stop = source.get_token();
        const auto executions =
            engine.executeAll(*problem, placementOf(problem, 1), options, context, 100000);
        QVERIFY(!executions);
        QCOMPARE(executions.error().english(), executionStopped().english());
    }
}

void ComputingEnginesTest::manyPlacementsShareOneComputation()
{
    const ProblemPtr problem = problemOf(family("chainmm:size=48"), "2xP100");
    const Engine& engine = engineOf("emulated");
    AgreementSetup setup;
    setup.problem = problem;
    setup.engine = {&engine, optionsOf(engine, {{"warmup", "0"}})};
    setup.placements = 12;
    const auto agreement = engineAgreement(setup);
    QVERIFY(bool(agreement));
    QCOMPARE(agreement->points.size(), std::size_t{12});
    for (const AgreementPoint& x : agreement->points)
        // emulated runs are the simulation with the measured times of the tasks
        QVERIFY(std::abs(x.withTasks - x.measured) <= 1e-9 * x.measured);
    QVERIFY(agreement->all.spearmanWithTasks.value_or(0) > 0.999);
}

void ComputingEnginesTest::profiledGraphsHaveMeasuredSeconds()
{
    const GraphPtr graph = family("chainmm:size=64");
    const ProblemPtr problem = problemOf(graph, "local");
    ProfileRequest request{problem};
    request.runs = 3;
    request.seconds = 0;
    request.rehearsals = 0;
    const auto first = profileGraph(request, {});
    QVERIFY2(first, first ? "" : first.error().english().c_str());
    std::size_t count = 0;
    for (const KernelProfile& x : first->kernels) {
        QVERIFY(!x.fromCache && x.measured.seconds > 0 && x.measured.runs >= 3);
        count += x.count;
    }
    QCOMPARE(count, graph->vertexCount());
    for (const VertexId v : first->graph->vertices())
        QCOMPARE(first->graph->vertex(v).seconds.size(), std::size_t{1});
    QVERIFY(first->graph->origin()); // still computed as what it is
    const auto second = profileGraph(request, {});
    QVERIFY(bool(second));
    for (const KernelProfile& x : second->kernels)
        QVERIFY(x.fromCache);
    QCOMPARE(second->graph->fingerprint(), first->graph->fingerprint());
    request.measureAgain = true;
    QVERIFY(!profileGraph(request, {})->kernels.front().fromCache);
}

void ComputingEnginesTest::kernelsAreMeasuredInRuns()
{
    const GraphPtr graph = family("chainmm:size=64");
    ProfileRequest request{problemOf(graph, "local")};
    request.rehearsals = 3;
    const auto profile = profileGraph(request, {});
    QVERIFY2(profile, profile ? "" : profile.error().english().c_str());
    std::size_t tasks = 0;
    for (const KernelProfile& x : profile->kernels) {
        // three executions run each vertex once
        QVERIFY(x.inRuns);
        QCOMPARE(x.inRuns->runs, std::uint64_t{3 * x.count});
        QCOMPARE(profile->graph->vertex(x.example).seconds.front().seconds, x.inRuns->seconds);
        tasks += x.inRuns->runs;
    }
    QCOMPARE(tasks, 3 * graph->vertexCount());
    // what cannot be executed here is measured alone, and a note says so
    request.problem = problemOf(graph, "8xV100");
    const auto alone = profileGraph(request, {});
    QVERIFY(bool(alone));
    QVERIFY(!alone->kernels.front().inRuns);
    QVERIFY(std::ranges::any_of(alone->notes, [](const Message& note) {
        return note.english().starts_with("the kernels were measured alone");
    }));
    request.standIns = true;
    request.problem = problemOf(graph, "local");
    QVERIFY(!profileGraph(request, {})->kernels.front().inRuns);
}

void ComputingEnginesTest::thisMachineIsMeasuredOnce()
{
    const auto first = thisMachine();
    QVERIFY(bool(first));
    QVERIFY(QFile::exists(QString::fromStdString(probeFile())));
    const auto again = thisMachine();
    QCOMPARE(writeProbeJson(*again), writeProbeJson(*first));
    for (const ProbedDevice& device : first->devices) {
        QVERIFY(device.bestFlopsPerSecond() > 1e6);
        QVERIFY(device.bytesPerSecond > 1e6);
    }
    QCOMPARE(first->links.size(), first->devices.size() * (first->devices.size() - 1));
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(QFile::remove(QString::fromStdString(probeFile())));
    QVERIFY(!thisMachine({stopped.get_token(), {}}));
    QVERIFY(!QFile::exists(QString::fromStdString(probeFile())));
}

} // namespace

DOPPLER_TEST(ComputingEnginesTest)

} // namespace computing_engines_test

#include "computing_engines.moc"
