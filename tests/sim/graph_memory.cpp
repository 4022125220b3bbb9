// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs, shared weights and results of a graph in the memory of devices, in small cases done by hand.
#include "core/base/quantity.h"
#include "core/graph/graph_builder.h"
#include "core/graph/metrics.h"
#include "core/run/weight_copies.h"
#include "core/sim/analysis.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/run_memory.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace graph_memory_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

TopologyPtr devices(std::size_t count, double memory)
{
    TopologyParts parts;
    parts.name = "small";
    for (std::size_t d = 0; d < count; ++d) {
        parts.devices.push_back({"d" + std::to_string(d), "k"});
        parts.devices.back().memoryBytes = memory;
    }
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// A chain of calls of one second with outputs of `bytes`.
GraphBuilder chain(std::size_t length, double bytes)
{
    GraphBuilder builder("chain");
    for (std::size_t i = 0; i < length; ++i) {
        Vertex v;
        v.flops = 1;
        v.outputBytes = bytes;
        builder.addVertex(std::move(v));
        if (i > 0)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
    }
    return builder;
}

ProblemPtr problemOf(GraphBuilder builder, TopologyPtr topology, MemoryRule rule,
                     Mode mode = Mode::Asynchronous)
{
    ModelOptions model;
    model.memory = rule;
    model.mode = mode;
    return Problem::create(builder.build().value(), std::move(topology), model).value();
}

Placement onDevices(std::initializer_list<std::uint32_t> ids)
{
    Placement placement;
    for (const std::uint32_t id : ids)
        placement.devices.emplace_back(id);
    return placement;
}

std::vector<double> peaksOf(const ProblemPtr& problem, const Placement& placement)
{
    return peakMemory(*problem, Simulator(problem).run(placement));
}

QString faultOf(GraphBuilder builder)
{
    const auto graph = builder.build();
    return graph ? QString() : QString::fromStdString(graph.error().english());
}

} // namespace

class GraphMemoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void inputsAreHeldOnEveryReader()
    {
        GraphBuilder builder = chain(3, 10);
        builder.addInput({"x", 7, {VertexId{1}, VertexId{2}}});
        const auto problem = problemOf(std::move(builder), devices(3, 100), MemoryRule::Report);
        const Schedule run = Simulator(problem).run(onDevices({0, 1, 1}));
        const auto curves = memoryCurves(*problem, run);
        QCOMPARE(curves[1].front().bytes, 7.0); // from the start
        QCOMPARE(curves[1].back().bytes, 17.0); // with the result of the sink
        QCOMPARE(curves[2].back().bytes, 0.0);
        QCOMPARE(peaksOf(problem, onDevices({0, 1, 2}))[2], 27.0);
    }

    void resultsStayToTheEnd()
    {
        GraphBuilder plain = chain(4, 10);
        QCOMPARE(peaksOf(problemOf(std::move(plain), devices(1, 100), MemoryRule::Report),
                         onDevices({0, 0, 0, 0})),
                 std::vector<double>{20});
        GraphBuilder kept = chain(4, 10);
        for (std::size_t v = 0; v < 4; ++v)
            kept.addResult({VertexId{v}, {}, 10});
        kept.addResult({VertexId{0}, "mask", 5}); // which no other vertex reads
        QCOMPARE(
            peaksOf(problemOf(std::move(kept), devices(1, 100), MemoryRule::Report), onDevices({0, 0, 0, 0})),
            std::vector<double>{45});
    }

    void sharedWeightsCountOnceOnADevice()
    {
        GraphBuilder builder = chain(3, 0);
        builder.vertex(VertexId{0}).persistentBytes = 60; // 10 of its own
        builder.addSharedWeight({"w", 50, {VertexId{0}, VertexId{2}}});
        const auto problem = problemOf(std::move(builder), devices(2, 100), MemoryRule::Report);
        QCOMPARE(peaksOf(problem, onDevices({0, 0, 0})), (std::vector<double>{60, 0}));
        QCOMPARE(peaksOf(problem, onDevices({0, 1, 1})), (std::vector<double>{60, 50}));
        QCOMPARE(peaksOf(problem, onDevices({1, 0, 0})), (std::vector<double>{50, 60}));
        QVERIFY(weightCopies(*problem, onDevices({0, 1, 0}).devices).empty());
        const auto notes = weightCopyNotes(*problem, onDevices({0, 0, 1}).devices);
        QCOMPARE(notes.size(), std::size_t{1});
        QCOMPARE(notes[0].english(), "weight w is on d0, d1: " + bytesText(50) + " extra");
    }

    /// The time to read a weight is every user's; accessed bytes replace all others.
    void timesCountWhatIsRead()
    {
        GraphBuilder builder = chain(2, 10);
        builder.vertex(VertexId{0}).persistentBytes = 1000;
        builder.vertex(VertexId{0}).accessedBytes = 30;
        builder.addSharedWeight({"w", 1000, {VertexId{0}, VertexId{1}}});
        const GraphPtr graph = builder.build().value();
        QCOMPARE(bytesTouched(*graph), (std::vector<double>{30, 1020}));
        QCOMPARE(bytesStored(*graph), (std::vector<double>{10, 20}));
    }

    /// Past and present key-value tensors of 43 GB each on four cards of 16 GB.
    void aDecoderWithLargeCachesIsRefused()
    {
        for (const Mode mode : {Mode::Asynchronous, Mode::BulkSynchronous})
            for (const MemoryRule rule : {MemoryRule::Report, MemoryRule::Enforce}) {
                GraphBuilder builder = chain(4, 43e9 / 4);
                for (std::size_t v = 0; v < 4; ++v) {
                    builder.addInput({"past", 43e9 / 4, {VertexId{v}}});
                    builder.addResult({VertexId{v}, {}, 43e9 / 4});
                }
                const auto problem = problemOf(std::move(builder), devices(4, 16e9), rule, mode);
                const Placement placement = onDevices({0, 1, 2, 3});
                const Schedule run = Simulator(problem).run(placement);
                QCOMPARE(run.outOfMemory.has_value(), rule == MemoryRule::Enforce);
                QCOMPARE(firstOverflow(*problem, run).has_value(), rule == MemoryRule::Report);
                MoveEvaluator moves(problem);
                QCOMPARE(moves.start(placement), Simulator(problem).makespan(placement));
            }
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("place");
        QTest::newRow("no users") << 0 << "memory.inputs[0]";
        QTest::newRow("unknown user") << 1 << "memory.inputs[0]";
        QTest::newRow("user twice") << 2 << "memory.inputs[0]";
        QTest::newRow("negative") << 3 << "memory.shared_weights[0]";
        QTest::newRow("first user lacks it") << 4 << "memory.shared_weights[0]";
        QTest::newRow("unknown vertex") << 5 << "memory.results[0]";
    }
    void refusesWhatCannotBe()
    {
        QFETCH(int, which);
        QFETCH(QString, place);
        GraphBuilder builder = chain(2, 1);
        const VertexId first{0};
        switch (which) {
        case 0:
            builder.addInput({"x", 1, {}});
            break;
        case 1:
            builder.addInput({"x", 1, {VertexId{2}}});
            break;
        case 2:
            builder.addInput({"x", 1, {first, first}});
            break;
        case 3:
            builder.addSharedWeight({"w", -1, {first}});
            break;
        case 4:
            builder.addSharedWeight({"w", 1, {first}});
            break;
        default:
            builder.addResult({VertexId{7}, {}, 0});
        }
        const QString fault = faultOf(std::move(builder));
        QVERIFY2(fault.startsWith(place), qPrintable(fault));
    }

    /// Memory at every change of every run is that of a recount from the schedule, in every simulator.
    void runsAreRecounted()
    {
        int held = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const Case c = randomCase(seed);
            held += c.problem->graph().memory().empty() ? 0 : 1;
            const Schedule run = Simulator(c.problem).run(c.placement);
            const auto curves = memoryCurves(*c.problem, run);
            for (DeviceId d : c.problem->topology().devices())
                for (const MemoryPoint& point : curves[d])
                    QVERIFY2(point.bytes == bytesAt(*c.problem, run, d, point.time),
                             qPrintable(QStringLiteral("seed %1, device %2").arg(seed).arg(d.value)));
        }
        QVERIFY(held > 60);
    }
};

DOPPLER_TEST(GraphMemoryTest)

} // namespace graph_memory_test

#include "graph_memory.moc"
