// SPDX-License-Identifier: GPL-3.0-or-later
// `moirai`: coarse graphs, and what the integer program knows of work, congestion and memory.
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/moirai/coarse_graph.h"
#include "core/placers/moirai/coarse_model.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <chrono>
#include <set>
#include <thread>

namespace moirai_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

ProblemPtr generated(const char* family,
                     const std::vector<std::pair<const char*, const char*>>& settings = {},
                     const char* devices = "4xP100")
{
    const Workload& workload = *findWorkload(family).value();
    Options options(workload.options);
    for (const auto& [name, value] : settings)
        if (!options.set(workload.options, name, value))
            qFatal("the option is gone");
    return Problem::create(workload.make(options).value(), builtinTopology(devices).value()).value();
}

PlacerResult place(const ProblemPtr& problem, Budget budget, bool baselines = false)
{
    const Placer& placer = **placerRegistry().find("moirai");
    Options options(placer.info().options);
    for (const auto& [name, value] :
         {std::pair{"baselines", baselines ? "true" : "false"}, {"start", "single-device"}})
        if (!options.set(placer.info().options, name, value))
            qFatal("the option is gone");
    PlacerContext context;
    context.budget = budget;
    return placer.place(*problem, options, context).value();
}

double makespanOf(const ProblemPtr& problem, const PlacerResult& result)
{
    return Simulator(problem).makespan(result.placement);
}

/// Arcs lead forwards, so there is no cycle; clusters are whole and their members may run together.
void checkCoarse(const Problem& problem, const CoarseGraph& graph)
{
    std::size_t members = 0;
    for (std::uint32_t c = 0; c < graph.clusterCount(); ++c) {
        QVERIFY(!graph.members[c].empty());
        members += graph.members[c].size();
        for (VertexId v : graph.members[c]) {
            QCOMPARE(graph.clusterOf[v], c);
            const auto own = problem.allowedDevices(v);
            const auto first = problem.allowedDevices(graph.unitVertex[graph.unitOf[c]]);
            QVERIFY(std::ranges::equal(own, first));
            for (VertexId other : problem.movesTogether(v))
                QCOMPARE(graph.unitOf[graph.clusterOf[other]], graph.unitOf[c]);
        }
    }
    QCOMPARE(members, problem.vertexCount());
    std::set<TensorId> moved;
    for (const CoarseGraph::Bundle& bundle : graph.bundles)
        for (TensorId t : bundle.tensors)
            QVERIFY(moved.insert(t).second);
    for (EdgeId id : problem.graph().edges()) {
        const Edge& e = problem.graph().edge(id);
        QVERIFY(graph.clusterOf[e.from] <= graph.clusterOf[e.to]);
        QVERIFY(graph.clusterOf[e.from] == graph.clusterOf[e.to] || moved.contains(e.tensor));
    }
}

Vertex vertexOf(double seconds, double outputBytes = 1)
{
    Vertex v;
    v.seconds = {{"*", seconds}};
    v.outputBytes = outputBytes;
    return v;
}

} // namespace

class MoiraiTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coarseGraphsAreAcyclic()
    {
        for (const ProblemPtr& problem :
             {generated("fft"), generated("cholesky"), generated("decoder", {{"layers", "2"}}),
              generated("layered", {{"vertices", "1000"}}), generated("gnmt", {{"layers", "2"}})}) {
            Coarsening coarsening(*problem);
            for (const std::size_t target : {200, 60, 9, 1}) {
                QVERIFY(coarsening.reduceTo(target));
                QVERIFY2(coarsening.clusterCount() <= target,
                         qPrintable(QString::number(coarsening.clusterCount())));
                checkCoarse(*problem, coarsening.graph());
            }
        }
        for (std::uint64_t seed = 0; seed < 200; ++seed) { // with colocation and allowed devices
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            Coarsening coarsening(*problem);
            QVERIFY(coarsening.reduceTo(1 + seed % 7));
            checkCoarse(*problem, coarsening.graph());
        }
    }

    /// At any moment; before it, the coarsening is as without a token.
    void coarseningStopsWhenAsked()
    {
        const ProblemPtr problem = generated("layered", {{"vertices", "20000"}});
        std::stop_source before;
        before.request_stop();
        QVERIFY(!Coarsening(*problem, before.get_token()).reduceTo(60));
        Random random(7);
        int stopped = 0;
        for (int round = 0; round < 12; ++round) {
            std::stop_source source;
            std::jthread asker([&source, wait = random.uniform() * 0.05] {
                std::this_thread::sleep_for(std::chrono::duration<double>(wait));
                source.request_stop();
            });
            Coarsening coarsening(*problem, source.get_token());
            const bool reached = coarsening.reduceTo(60);
            QVERIFY(!reached || coarsening.clusterCount() <= 60);
            stopped += reached ? 0 : 1;
            (void)coarsening.graph();
        }
        QVERIFY(stopped > 0);
    }

    void theSizeOfTheProgramIsKnownBefore()
    {
        const ProblemPtr problem = generated("llama-block");
        Coarsening coarsening(*problem);
        QVERIFY(coarsening.reduceTo(50));
        const CoarseGraph graph = coarsening.graph();
        const ProgramSize size = coarseProgramSize(*problem, graph);
        const CoarseModel model(*problem, graph);
        QVERIFY(model.program().rowCount() <= size.rows);
        QVERIFY(model.program().columnCount() <= size.columns);
        QVERIFY(2 * model.program().rowCount() > size.rows);
        QVERIFY(2 * model.program().columnCount() > size.columns);
    }

    /// Two chains of 3 s and four of 1 s on two devices: 5 s.
    void workIsBalanced()
    {
        GraphBuilder builder("chains");
        for (const int length : {3, 3, 1, 1, 1, 1}) {
            VertexId last;
            for (int i = 0; i < length; ++i) {
                const VertexId v = builder.addVertex(vertexOf(1));
                if (last.valid())
                    builder.addEdge(last, v);
                last = v;
            }
        }
        const ProblemPtr problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value()->firstDevices(2))
                .value();
        const PlacerResult result = place(problem, {10'000, {}});
        QVERIFY(std::abs(makespanOf(problem, result) - 5) < 1e-3);
        QVERIFY(result.notes.empty()); // it was solved
        QVERIFY(result.evaluations < 10'000);
    }

    /// Each of twenty vertices could go elsewhere, but their inputs share a channel: all of them would wait.
    void transfersOnOneChannelAreCongestion()
    {
        GraphBuilder builder("fan");
        const VertexId source = builder.addVertex(vertexOf(0.001, 1));
        for (int i = 0; i < 20; ++i) {
            const VertexId first = builder.addVertex(vertexOf(0, 1e9));
            builder.addEdge(source, first);
            builder.addEdge(first, builder.addVertex(vertexOf(0.01)));
        }
        TopologyParts parts;
        parts.name = "one link";
        for (const char* name : {"a", "b"}) {
            Device device;
            device.name = name;
            device.flopsPerSecond = 1;
            parts.devices.push_back(std::move(device));
        }
        parts.links.assign(4, {1e9, 0, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
        Simulator simulator(problem);
        const PlacerResult result = place(problem, {200, {}});
        // The pairs stay together, and half of them are elsewhere: one small tensor moves.
        QVERIFY2(simulator.makespan(result.placement) < 0.115,
                 qPrintable(QString::number(simulator.makespan(result.placement))));
    }

    /// Each vertex needs most of a device; the start puts all of them onto one.
    void memoryIsKept()
    {
        GraphBuilder builder("weights");
        for (int i = 0; i < 4; ++i) {
            Vertex v = vertexOf(1);
            v.persistentBytes = 10e9;
            builder.addVertex(std::move(v));
        }
        ModelOptions model;
        model.memory = MemoryRule::Enforce;
        const ProblemPtr problem =
            Problem::create(builder.build().value(), builtinTopology("4xP100").value(), model).value();
        const PlacerResult result = place(problem, {200, {}});
        QVERIFY(std::isfinite(makespanOf(problem, result)));
        QCOMPARE(
            (std::set<DeviceId>(result.placement.devices.begin(), result.placement.devices.end()).size()),
            std::size_t{4});
    }

    /// Never worse than where it starts, and it says that the program is not solved.
    void aLimitIsReported()
    {
        const ProblemPtr problem = generated("layered", {{"vertices", "300"}});
        for (const Budget& budget : {Budget{60, {}}, Budget{{}, 0.3}}) {
            const PlacerResult result = place(problem, budget, true);
            QVERIFY(validate(*problem, result.placement).ok());
            QVERIFY(!result.notes.empty());
            QVERIFY(result.notes.front().english().find("integer program") != std::string::npos);
        }
    }
};

DOPPLER_TEST(MoiraiTest)

} // namespace moirai_test

#include "moirai.moc"
