// SPDX-License-Identifier: GPL-3.0-or-later
// Constructive placers on cases whose answers are published or can be worked out by hand.
#include "core/base/random.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/placers/list/favorite_children.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QFileInfo>
#include <QTemporaryFile>
#include <QtTest>
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <unistd.h>

namespace constructive_placers_test {

using namespace doppler;

namespace {

using Edges = std::vector<std::pair<unsigned, unsigned>>;

TopologyPtr identicalDevices(std::size_t count, double memory = std::numeric_limits<double>::infinity())
{
    TopologyParts parts;
    parts.name = "identical";
    parts.contention = Contention::Unlimited;
    for (std::size_t d = 0; d < count; ++d) {
        Device device;
        device.name = "d" + std::to_string(d);
        device.memoryBytes = memory;
        parts.devices.push_back(device);
    }
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// Tasks of those seconds; edges of `bytes` each, which are seconds on the way.
GraphPtr graphOf(const std::vector<double>& seconds, const Edges& edges, double bytes = 0)
{
    GraphBuilder builder("published");
    for (double s : seconds) {
        Vertex v;
        v.flops = s;
        v.outputBytes = bytes;
        builder.addVertex(std::move(v));
    }
    for (const auto& [from, to] : edges)
        builder.addEdge(VertexId{from}, VertexId{to});
    return builder.build().value();
}

Vertex pinned(double seconds, std::vector<std::string> devices)
{
    Vertex v;
    v.flops = seconds;
    v.allow = std::move(devices);
    return v;
}

Result<PlacerResult> placed(const char* id, const ProblemPtr& problem,
                            const std::vector<std::pair<const char*, const char*>>& values = {})
{
    const Placer& placer = **placerRegistry().find(id);
    Options options(placer.info().options);
    for (const auto& [name, value] : values)
        if (!options.set(placer.info().options, name, value))
            qFatal("option %s refuses %s", name, value);
    return placer.place(*problem, options, {});
}

ProblemPtr strictProblem(const GraphPtr& graph, const TopologyPtr& topology)
{
    ModelOptions model;
    model.schedule = ChooseTask::Strict;
    return Problem::create(graph, topology, model).value();
}

double plannedMakespan(const char* id, const ProblemPtr& problem,
                       const std::vector<std::pair<const char*, const char*>>& values = {})
{
    const auto result = placed(id, problem, values);
    if (!result)
        qFatal("%s", result.error().english().c_str());
    const auto valid = validate(*problem, result->placement);
    if (!valid)
        qFatal("%s", valid.error().english().c_str());
    return Simulator(problem).makespan(result->placement);
}

} // namespace

class ConstructivePlacersTest : public QObject {
    Q_OBJECT

    static void partitioners()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"metis", "scotch"})
            QTest::newRow(id) << QByteArray(id);
    }

private Q_SLOTS:
    void grahamsAnomalies_data()
    {
        // T1<T9 and T4<T5,T6,T7,T8 (Graham 1969): more processors, shorter tasks, fewer constraints and
        // another list all make the schedule longer.
        const std::vector<double> seconds{3, 2, 2, 2, 4, 4, 4, 4, 9};
        std::vector<double> shorter;
        for (double s : seconds)
            shorter.push_back(s - 1);
        const Edges edges{{0, 8}, {3, 4}, {3, 5}, {3, 6}, {3, 7}};
        const Edges fewer{{0, 8}, {3, 6}, {3, 7}};
        QTest::addColumn<std::vector<double>>("seconds");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<int>("processors");
        QTest::addColumn<QByteArray>("ids");
        QTest::addColumn<double>("expected");
        QTest::newRow("three processors") << seconds << edges << 3 << QByteArray() << 12.0;
        QTest::newRow("four processors") << seconds << edges << 4 << QByteArray() << 15.0;
        QTest::newRow("every time one shorter") << shorter << edges << 3 << QByteArray() << 13.0;
        QTest::newRow("fewer constraints") << seconds << fewer << 3 << QByteArray() << 16.0;
        QTest::newRow("another list") << seconds << edges << 3 << QByteArray("0,1 3, 4,5,2,8,6 7") << 14.0;
    }

    void grahamsAnomalies()
    {
        QFETCH(std::vector<double>, seconds);
        QFETCH(Edges, edges);
        QFETCH(int, processors);
        QFETCH(QByteArray, ids);
        QFETCH(double, expected);
        const ProblemPtr problem =
            strictProblem(graphOf(seconds, edges), identicalDevices(static_cast<std::size_t>(processors)));
        QCOMPARE(plannedMakespan("list-schedule", problem, {{"list", "given"}, {"ids", ids.constData()}}),
                 expected);
        if (ids.isEmpty())
            QCOMPARE(plannedMakespan("list-schedule", problem, {{"list", "id"}}), expected);
    }

    void standardTaskGraphsByHighestLevel_data()
    {
        QTest::addColumn<int>("processors");
        QTest::addColumn<double>("optimum");
        QTest::addColumn<double>("makespan");
        QFile table(QStringLiteral(DOPPLER_TEST_DATA "/oracle/stg/optima.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readLine().trimmed(),
                 QByteArray("file,processors,optimum,lower_bound,highest_level_first"));
        while (!table.atEnd()) {
            const QList<QByteArray> cells = table.readLine().trimmed().split(',');
            QCOMPARE(cells.size(), 5);
            QTest::newRow(cells[0].constData())
                << cells[1].toInt() << cells[2].toDouble() << cells[4].toDouble();
        }
    }

    /// The list schedule of the table, and that no other list scheduler comes below the proven optimum.
    void standardTaskGraphsByHighestLevel()
    {
        QFETCH(int, processors);
        QFETCH(double, optimum);
        const auto graph =
            readGraph(std::string(DOPPLER_TEST_DATA) + "/oracle/stg/" + QTest::currentDataTag());
        QVERIFY(graph.ok());
        const ProblemPtr problem =
            strictProblem(*graph, identicalDevices(static_cast<std::size_t>(processors)));
        QTEST(plannedMakespan("list-schedule", problem, {{"list", "b-level"}}), "makespan");
        for (const char* id : {"heft", "cpop", "peft", "lookahead-heft", "etf", "dls", "mcp", "dsc"})
            QVERIFY2(plannedMakespan(id, problem) >= optimum, id);
    }

    /// Tasks p 3, r 2, q 3, s 1, j 4 and z 3 s (0 to 5); messages p>q 5, r>s 4, q>j 1 and s>j 5 s.
    /// b-levels: j 4, q 3+1+4 = 8, s 1+5+4 = 10, p 3+5+8 = 16, r 2+4+10 = 16, z 3; the longest path is 16, so
    /// ALAP: p 0, r 0, s 6, q 8, j 12, z 13. p and r are equal, but r's child (6) comes before p's (8): the
    /// order is r, p, s, q, j, z.
    /// r 0-2 on d0, p 0-3 on d1, s 2-3 on d0 (d1: 2+4 = 6), q 3-6 on d1 (d0: 3+5 = 8), j 7-11 on d0 (6+1; d1:
    /// 3+5 = 8), z 3-6 into the gap before it (d1: 6).
    /// By id p would get d0; without messages so it would, since p is 10 from the end and r 7; without gaps z
    /// would be on d1.
    void mcpByHand()
    {
        GraphBuilder builder("by hand");
        for (double seconds : {3.0, 2.0, 3.0, 1.0, 4.0, 3.0})
            builder.addVertex(pinned(seconds, {}));
        builder.addEdge({0, 2, {}, 5.0, {}});
        builder.addEdge({1, 3, {}, 4.0, {}});
        builder.addEdge({2, 4, {}, 1.0, {}});
        builder.addEdge({3, 4, {}, 5.0, {}});
        const ProblemPtr problem = strictProblem(builder.build().value(), identicalDevices(2));
        const Placement placement = placed("mcp", problem)->placement;
        std::vector<std::uint32_t> devices;
        for (DeviceId d : placement.devices)
            devices.push_back(d.value);
        QCOMPARE(devices, (std::vector<std::uint32_t>{1, 0, 1, 0, 0, 0}));
        const Schedule run = Simulator(problem).run(placement);
        std::vector<double> starts;
        for (const TaskRun& task : run.tasks)
            starts.push_back(task.start);
        QCOMPARE(starts, (std::vector<double>{0, 0, 3, 2, 7, 3}));
        QCOMPARE(run.makespan, 11.0);
    }

    /// Vertices and edges that cost nothing give a vertex and its successor the same b-level.
    void mcpPlansInputsFirst()
    {
        GraphBuilder builder("free");
        for (double seconds : {1.0, 0.0, 0.0, 5.0, 1.0}) // p, a, b, c, y
            builder.addVertex(pinned(seconds, {}));
        for (const auto& [from, to] : {std::pair{0u, 1u}, {1u, 2u}, {2u, 3u}, {2u, 4u}})
            builder.addEdge({from, to, {}, 0.0, {}});
        const ProblemPtr problem = strictProblem(builder.build().value(), identicalDevices(1));
        const Placement placement = placed("mcp", problem)->placement;
        QCOMPARE(Simulator(problem).run(placement).makespan, 7.0);
    }

    void dscIsOptimalOnForksAndJoins()
    {
        // The paper's theorem. A task and n others around it: the k whose messages would take longest (with
        // their work) stay with it, for the best k.
        Random random(1);
        for (int round = 0; round < 200; ++round) {
            const bool join = round % 2 == 0;
            GraphBuilder builder("star");
            const std::size_t n = 1 + random.below(9);
            std::vector<std::pair<double, double>> sides; // {message + work, work}
            for (std::size_t i = 0; i <= n; ++i) {
                Vertex v;
                v.flops = static_cast<double>(1 + random.below(9));
                if (i > 0)
                    sides.emplace_back(*v.flops, *v.flops);
                builder.addVertex(std::move(v));
            }
            for (std::uint32_t i = 1; i <= n; ++i) {
                const double seconds = static_cast<double>(random.below(20));
                sides[i - 1].first += seconds;
                builder.addEdge({join ? i : 0, join ? 0 : i, {}, seconds, {}});
            }
            const GraphPtr graph = builder.build().value();
            std::sort(sides.rbegin(), sides.rend());
            double inside = 0;
            double optimum = std::numeric_limits<double>::infinity();
            for (std::size_t k = 0; k <= n; ++k) {
                optimum = std::min(optimum, std::max(inside, k < n ? sides[k].first : 0));
                inside += k < n ? sides[k].second : 0;
            }
            const ProblemPtr problem = strictProblem(graph, identicalDevices(n + 1));
            QCOMPARE(plannedMakespan("dsc", problem), optimum + *graph->vertex(VertexId{0}).flops);
        }
    }

    void dscKeepsChainsTogetherAndBalancesThem()
    {
        // Four chains of three with costly messages: two devices get two chains each.
        Edges edges;
        for (unsigned chain = 0; chain < 4; ++chain)
            for (unsigned i = 0; i < 2; ++i)
                edges.emplace_back(3 * chain + i, 3 * chain + i + 1);
        const ProblemPtr problem =
            strictProblem(graphOf(std::vector<double>(12, 1), edges, 5), identicalDevices(2));
        QCOMPARE(plannedMakespan("dsc", problem), 6.0);
    }

    void partitionersCutWhereItIsThin_data() { partitioners(); }
    void partitionersCutWhereItIsThin()
    {
        // Two blocks of twenty layers of three, all layers tied together, with one thin edge between them.
        QFETCH(QByteArray, id);
        GraphBuilder builder("blocks");
        for (std::uint32_t v = 0; v < 120; ++v) {
            Vertex x;
            x.flops = 1;
            builder.addVertex(x);
        }
        for (std::uint32_t block = 0; block < 2; ++block)
            for (std::uint32_t layer = 0; layer < 19; ++layer)
                for (std::uint32_t i = 0; i < 9; ++i)
                    builder.addEdge(
                        {60 * block + 3 * layer + i / 3, 60 * block + 3 * layer + 3 + i % 3, 100.0, {}, {}});
        builder.addEdge({0, 119, 1.0, {}, {}});
        const ProblemPtr problem = Problem::create(builder.build().value(), identicalDevices(2)).value();
        const Assignment devices = placed(id.constData(), problem)->placement.devices;
        for (std::size_t v = 0; v < 120; ++v)
            QCOMPARE(devices[v], devices[v / 60 * 60]);
        QVERIFY(devices[0] != devices[119]);
    }

    void partitionersWeighDevicesBySpeed_data() { partitioners(); }
    void partitionersWeighDevicesBySpeed()
    {
        QFETCH(QByteArray, id);
        GraphBuilder builder("grid");
        for (std::uint32_t v = 0; v < 900; ++v) {
            Vertex x;
            x.flops = 1;
            x.outputBytes = 4;
            builder.addVertex(x);
            if (v % 30 > 0)
                builder.addEdge(VertexId{v - 1}, VertexId{v});
            if (v >= 30)
                builder.addEdge(VertexId{v - 30}, VertexId{v});
        }
        TopologyParts parts;
        parts.name = "uneven";
        for (const double speed : {1.0, 2.0, 6.0}) {
            Device d;
            d.name = d.kind = "d" + std::to_string(parts.devices.size());
            d.flopsPerSecond = speed;
            parts.devices.push_back(d);
        }
        parts.links.assign(9, Link{1, 0, {}});
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
        const Assignment devices = placed(id.constData(), problem)->placement.devices;
        std::array<double, 3> count{};
        for (DeviceId d : devices)
            ++count[d];
        QVERIFY2(std::abs(count[0] - 100) <= 8 && std::abs(count[1] - 200) <= 12 &&
                     std::abs(count[2] - 600) <= 20,
                 qPrintable(QString("%1 %2 %3").arg(count[0]).arg(count[1]).arg(count[2])));
    }

    void partitionersPrintNothing_data() { partitioners(); }
    void partitionersPrintNothing()
    {
        QFETCH(QByteArray, id);
        QTemporaryFile file;
        QVERIFY(file.open());
        std::fflush(nullptr);
        const std::array kept{dup(1), dup(2)};
        dup2(file.handle(), 1);
        dup2(file.handle(), 2);
        bool allPlaced = true;
        for (std::size_t vertices : {1, 2, 3, 7, 40})
            for (std::size_t devices : {1, 2, 3, 8, 16})
                for (const double heavy : {0.0, 1.0, 1e12}) {
                    std::vector<double> seconds(vertices, 1);
                    seconds[0] = heavy;
                    Edges edges;
                    for (unsigned v = 1; v < vertices; v += 2)
                        edges.emplace_back(v - 1, v);
                    const ProblemPtr problem =
                        Problem::create(graphOf(seconds, edges, heavy), identicalDevices(devices)).value();
                    const auto result = placed(id.constData(), problem);
                    allPlaced = allPlaced && result && validate(*problem, result->placement);
                }
        std::fflush(nullptr);
        dup2(kept[0], 1);
        dup2(kept[1], 2);
        close(kept[0]);
        close(kept[1]);
        QVERIFY(allPlaced);
        QCOMPARE(QFileInfo(file.fileName()).size(), 0);
    }

    void placersGiveTheSameOnManyThreads_data() { partitioners(); }
    void placersGiveTheSameOnManyThreads()
    {
        QFETCH(QByteArray, id);
        Random random(3);
        std::vector<double> seconds;
        Edges edges;
        for (unsigned v = 0; v < 2000; ++v) {
            seconds.push_back(static_cast<double>(1 + random.below(9)));
            for (int k = 0; k < 3 && v > 0; ++k)
                if (const auto from = static_cast<unsigned>(random.below(v));
                    std::find(edges.begin(), edges.end(), std::pair{from, v}) == edges.end())
                    edges.emplace_back(from, v);
        }
        const ProblemPtr problem = Problem::create(graphOf(seconds, edges, 3), identicalDevices(5)).value();
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const auto once = [&](std::uint64_t seed) {
            PlacerContext context;
            context.seed = seed;
            return placer.place(*problem, Options(placer.info().options), context).value().placement;
        };
        std::vector<Placement> expected;
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            expected.push_back(once(seed));
        std::atomic<int> same = 0;
        {
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t)
                threads.emplace_back([&] {
                    for (std::uint64_t seed = 1; seed <= 3; ++seed)
                        same += once(seed) == expected[seed - 1] ? 1 : 0;
                });
        }
        QCOMPARE(same, 12);
    }

    void mTopoFillsDeviceByDevice()
    {
        // 80 bytes on two devices: 40 each and the largest vertex on top.
        Edges chain;
        for (unsigned v = 1; v < 8; ++v)
            chain.emplace_back(v - 1, v);
        const ProblemPtr problem =
            Problem::create(graphOf(std::vector<double>(8, 1), chain, 10), identicalDevices(2)).value();
        const Assignment devices = placed("m-topo", problem)->placement.devices;
        for (std::size_t v = 0; v < 8; ++v)
            QCOMPARE(devices[v].value, v < 5 ? 0U : 1U);
    }

    void mEtfSendsOneTensorAtATime()
    {
        // d0 runs s (0 to 1) and the long l (1 to 7). Both tensors of s are at d1 at 5 if they travel side by
        // side, at 9 one after the other.
        GraphBuilder builder("tensors");
        const VertexId s = builder.addVertex(pinned(1, {"d0"}));
        const VertexId l = builder.addVertex(pinned(6, {"d0"}));
        const VertexId v = builder.addVertex(pinned(1, {}));
        builder.addEdge({s.value, v.value, {}, 4.0, "one"});
        builder.addEdge({s.value, v.value, {}, 4.0, "other"});
        builder.addEdge({s.value, l.value, {}, 0.0, "start"});
        const ProblemPtr problem = Problem::create(builder.build().value(), identicalDevices(2)).value();
        QCOMPARE(placed("etf", problem)->placement.devices[v].value, 1U);
        QCOMPARE(placed("m-etf", problem)->placement.devices[v].value, 0U);
    }

    void mEtfKeepsCopies()
    {
        // The tensor of s is at d1 at 5 for `first`; for `second` it is there already behind it (6), and
        // would be at d2 at 9, since d0 sends it again from 5 on.
        GraphBuilder builder("copies");
        const VertexId s = builder.addVertex(pinned(1, {"d0"}));
        const VertexId l = builder.addVertex(pinned(30, {"d0"}));
        const VertexId first = builder.addVertex(pinned(1, {"d1"}));
        const VertexId second = builder.addVertex(pinned(0.5, {}));
        builder.addEdge({s.value, first.value, {}, 4.0, "data"});
        builder.addEdge({s.value, second.value, {}, 4.0, "data"});
        builder.addEdge({s.value, l.value, {}, 0.0, "start"});
        const ProblemPtr problem = Problem::create(builder.build().value(), identicalDevices(3)).value();
        QCOMPARE(placed("etf", problem)->placement.devices[second].value, 2U);
        QCOMPARE(placed("m-etf", problem)->placement.devices[second].value, 1U);
    }

    void favoriteChildrenSolveTheLinearProgram()
    {
        // w >= 5 + 3 x_01, 2 + 3 x_02 and x_01 + x_02 >= 1: the long child is the favourite.
        const auto fork = Problem::create(graphOf({1, 4, 1}, {{0, 1}, {0, 2}}, 3), identicalDevices(2));
        QCOMPARE(*favoriteChildren(**fork, 1000, {}), (std::vector{VertexId{1}, VertexId{}, VertexId{}}));
        // The same towards one end.
        const auto join = Problem::create(graphOf({1, 4, 1}, {{1, 0}, {2, 0}}, 3), identicalDevices(2));
        QCOMPARE(*favoriteChildren(**join, 1000, {}), (std::vector{VertexId{}, VertexId{0}, VertexId{}}));
        // Nothing speaks against a chain.
        const auto chain = Problem::create(graphOf({1, 1, 1}, {{0, 1}, {1, 2}}, 3), identicalDevices(2));
        QCOMPARE(*favoriteChildren(**chain, 1000, {}), (std::vector{VertexId{1}, VertexId{2}, VertexId{}}));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!favoriteChildren(**chain, 1000, stopped.get_token()));
    }

    /// In the middle of a simplex method that would go on for seconds.
    void aLinearProgramIsGivenUp()
    {
        const auto problem =
            Problem::create(*generateWorkload("layered:vertices=2500"), *builtinTopology("8xV100"));
        QVERIFY(problem.ok());
        std::stop_source source;
        const std::jthread asker([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            source.request_stop();
        });
        const auto found = favoriteChildren(**problem, 1'000'000, source.get_token());
        QVERIFY(!found);
        QCOMPARE(found.error().english(), stoppedEarly().english());
        QVERIFY(favoriteChildren(**problem, 10, {}).ok()); // GLPK works on after that
    }

    void atMostOneFavoriteEachWay()
    {
        std::size_t found = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Random random(seed);
            const ProblemPtr problem = tests::randomProblem(random, {});
            for (const std::int64_t iterations : {1, 5, 10'000}) {
                const auto favorite = favoriteChildren(*problem, iterations, {});
                QVERIFY(favorite.ok());
                std::vector<VertexId> children;
                for (VertexId v : problem->graph().vertices()) {
                    if (!(*favorite)[v].valid())
                        continue;
                    const auto out = problem->graph().outEdges(v);
                    QVERIFY(std::any_of(out.begin(), out.end(),
                                        [&](const Edge& e) { return e.to == (*favorite)[v]; }));
                    children.push_back((*favorite)[v]);
                }
                std::sort(children.begin(), children.end());
                QVERIFY(std::adjacent_find(children.begin(), children.end()) == children.end());
                found += children.size();
            }
        }
        QVERIFY(found > 100);
    }

    void mSctWaitsForTheFavoriteChild()
    {
        // r runs on d0 until 1. Its favourite f could start there at 2.5, when the data of q have come over
        // the slow link from d1; o could start at 1, and would keep d0 busy until 11.
        GraphBuilder builder("favourite");
        const VertexId r = builder.addVertex(pinned(1, {"d0"}));
        Vertex x = pinned(0.5, {"d1"});
        x.outputBytes = 2;
        const VertexId q = builder.addVertex(x);
        const VertexId o = builder.addVertex(pinned(10, {}));
        const VertexId f = builder.addVertex(pinned(20, {}));
        builder.addEdge({r.value, f.value, {}, 3.0, {}});
        builder.addEdge({r.value, o.value, {}, 3.0, "other"});
        builder.addEdge(q, f);
        TopologyParts parts;
        parts.name = "slow link";
        for (const char* name : {"d0", "d1", "d2"}) {
            parts.devices.emplace_back();
            parts.devices.back().name = name;
        }
        parts.links.assign(9, Link{1e6, 0, {}});
        parts.links[3].bandwidth = 1;
        const ProblemPtr problem =
            Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
        QCOMPARE((*favoriteChildren(*problem, 1000, {}))[r], f);
        QVERIFY(placed("m-etf", problem)->placement.devices[f].value != 0);
        QCOMPARE(placed("m-etf", problem)->placement.devices[o].value, 0U);
        QCOMPARE(placed("m-sct", problem)->placement.devices[f].value, 0U);
        QVERIFY(placed("m-sct", problem)->placement.devices[o].value != 0);
    }

    void listsAreRefusedOrCompleted()
    {
        const ProblemPtr problem = strictProblem(graphOf({1, 1, 1}, {}), identicalDevices(1));
        for (const char* wrong : {"0,3", "0,0", "0,x", "-1", "1.5", "99999999999999999999"})
            QVERIFY2(!placed("list-schedule", problem, {{"list", "given"}, {"ids", wrong}}), wrong);
        const auto result = placed("list-schedule", problem, {{"list", "given"}, {"ids", "2"}});
        QCOMPARE(result->placement.order, (std::vector{VertexId{2}, VertexId{0}, VertexId{1}}));
    }
};

DOPPLER_TEST(ConstructivePlacersTest)

} // namespace constructive_placers_test

#include "constructive_placers.moc"
