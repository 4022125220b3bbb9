// SPDX-License-Identifier: GPL-3.0-or-later
// How the work of a simulation grows: in step with the graph, however much waits at once and however much one
// vertex sends. Times are compared with those of simpler cases of the same size, from which they are some
// times away; passes over everything that waits would be hundreds of times away.
#include "core/problem/transfer_plan.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <ctime>

namespace simulator_work_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Seconds of the processor, the least of three.
template <class Work>
double leastSeconds(Work work)
{
    double least = never;
    for (int i = 0; i < 3; ++i) {
        const std::clock_t begin = std::clock();
        work();
        least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return std::max(least, 1e-4);
}

/// One task before all, and one after them.
GraphPtr forkJoin(std::size_t width)
{
    GraphBuilder builder("fork-join");
    for (std::size_t v = 0; v < width + 2; ++v) {
        Vertex x;
        x.flops = 1;
        x.outputBytes = 1;
        builder.addVertex(std::move(x));
    }
    for (std::size_t v = 1; v <= width; ++v) {
        builder.addEdge(VertexId{std::size_t{0}}, VertexId{v});
        builder.addEdge(VertexId{v}, VertexId{width + 1});
    }
    return builder.build().value();
}

/// One task before all others, to which it sends one tensor, or one each.
GraphPtr star(std::size_t width, bool ownTensors)
{
    GraphBuilder builder("star");
    for (std::size_t v = 0; v <= width; ++v)
        builder.addVertex(Vertex{});
    for (std::uint32_t v = 1; v <= width; ++v) {
        EdgeSpec edge{0, v, {}, {}, {}};
        if (ownTensors)
            edge.bytes = 1;
        builder.addEdge(std::move(edge));
    }
    return builder.build().value();
}

TopologyPtr equalDevices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "equal";
    for (std::size_t d = 0; d < count; ++d)
        parts.devices.push_back({"d" + std::to_string(d), "k"});
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// Vertex after vertex to the next device.
Assignment inTurn(std::size_t vertices, std::size_t devices)
{
    Assignment out;
    for (std::size_t v = 0; v < vertices; ++v)
        out.emplace_back(v % devices);
    return out;
}

/// As the execution model says it, edge by edge.
std::vector<EdgeId> plainFirstEdges(const DataflowGraph& graph, const Assignment& devices)
{
    std::vector<EdgeId> out;
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        EdgeId first = graph.firstOutEdge(e.from);
        const auto isItsTransfer = [&](const Edge& other) {
            return other.tensor == e.tensor && devices[other.to] == devices[e.to];
        };
        while (first != id && (devices[e.from] == devices[e.to] || !isItsTransfer(graph.edge(first))))
            first = EdgeId{first + std::size_t{1}};
        out.push_back(first);
    }
    return out;
}

} // namespace

class SimulatorWorkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void growsWithWhatWaitsForSharedChannels()
    {
        const std::size_t width = 20000;
        const GraphPtr graph = forkJoin(width);
        const TopologyPtr topology = equalDevices(8);
        const Assignment devices = inTurn(width + 2, 8);
        const auto seconds = [&](Contention contention, ChooseTask rule) {
            ModelOptions model;
            model.contention = contention;
            model.schedule = rule;
            Simulator simulator(Problem::create(graph, topology, model).value());
            return leastSeconds([&] { (void)simulator.makespan(devices); });
        };
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::BLevel}) {
            const double simple = seconds(Contention::PerLink, rule);
            const double shared = seconds(Contention::PerDevice, rule);
            QVERIFY2(shared < 50 * simple, qPrintable(QStringLiteral("%1, %2").arg(shared).arg(simple)));
        }
    }

    void growsWithWhatOneVertexSends()
    {
        const std::size_t width = 40000;
        const Assignment devices = inTurn(width + 1, 8);
        const std::vector<std::uint32_t> level(width + 1);
        const auto planned = [&](bool ownTensors) {
            const GraphPtr graph = star(width, ownTensors);
            TransferPlan plan(*graph);
            return leastSeconds([&] { plan.make(devices, level); });
        };
        const auto found = [&](bool ownTensors) {
            const GraphPtr graph = star(width, ownTensors);
            return leastSeconds([&] { (void)firstEdges(*graph, devices); });
        };
        QVERIFY(planned(true) < 50 * planned(false));
        QVERIFY(found(true) < 50 * found(false));
    }

    void firstEdgesAreThoseOfTheText()
    {
        std::size_t shared = 0;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const Case c = randomCase(seed);
            const DataflowGraph& graph = c.problem->graph();
            const Assignment& devices = c.placement.devices;
            const std::vector<EdgeId> first = firstEdges(graph, devices);
            QVERIFY2(first == plainFirstEdges(graph, devices), qPrintable(QString::number(seed)));
            TransferPlan plan(graph);
            plan.make(devices, std::vector<std::uint32_t>(graph.vertexCount()));
            for (EdgeId e : graph.edges()) {
                const bool crosses = devices[graph.edge(e).from] != devices[graph.edge(e).to];
                QCOMPARE(plan.of(e) != TransferPlan::none, crosses);
                if (crosses)
                    QCOMPARE(plan.transfers()[plan.of(e)].firstEdge, first[e]);
                shared += first[e] != e ? 1 : 0;
            }
        }
        QVERIFY2(shared > 1000, qPrintable(QString::number(shared)));
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, SimulatorWorkTest)

} // namespace simulator_work_test

#include "simulator_work.moc"
