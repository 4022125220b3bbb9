// SPDX-License-Identifier: GPL-3.0-or-later
// The families of random graphs: their counts and costs, and the known optimum of RGPOS.
#include "core/catalog/graph_file.h"
#include "core/graph/metrics.h"
#include "core/sim/simulator.h"
#include "core/workloads/tasks/rgpos.h"
#include "core/workloads/tasks/stg_graphs.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

#include <fmt/format.h>

namespace random_workloads_test {

using namespace doppler;
using tests::generate;

namespace {

TopologyPtr identicalDevices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "identical";
    for (std::size_t d = 0; d < count; ++d)
        parts.devices.emplace_back().name = "P" + std::to_string(d);
    parts.links.assign(count * count, Link{1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

double mean(const std::vector<double>& values)
{
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

std::vector<double> edgeSeconds(const DataflowGraph& graph)
{
    std::vector<double> out;
    for (EdgeId e : graph.edges())
        out.push_back(graph.tensor(graph.edge(e).tensor).seconds.value());
    return out;
}

std::vector<double> vertexSeconds(const DataflowGraph& graph)
{
    std::vector<double> out;
    for (VertexId v : graph.vertices())
        out.push_back(graph.vertex(v).seconds.front().seconds);
    return out;
}

} // namespace

class RandomWorkloadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameSeedSameGraph_data()
    {
        QTest::addColumn<QByteArray>("family");
        for (const char* family : {"rgpos", "layered", "erdos-renyi", "block", "mayer-random"})
            QTest::newRow(family) << QByteArray(family);
    }

    void sameSeedSameGraph()
    {
        QFETCH(QByteArray, family);
        const auto print = [&](const char* seed) {
            return generate(family.constData(), {{"seed", seed}}).value()->fingerprint();
        };
        QCOMPARE(print("7"), print("7"));
        QVERIFY(print("7") != print("8"));
    }

    void rgposReachesItsOptimum_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("processors");
        QTest::addColumn<double>("ccr");
        for (const int n : {100, 1000, 10000})
            for (const int p : {1, 4, 16})
                QTest::addRow("%d on %d", n, p) << n << p << (p == 4 ? 10.0 : 1.0);
        QTest::newRow("as many processors as vertices") << 30 << 30 << 1.0;
    }

    void rgposReachesItsOptimum()
    {
        QFETCH(int, vertices);
        QFETCH(int, processors);
        QFETCH(double, ccr);
        for (std::uint64_t seed = 0; seed < (vertices > 1000 ? 2 : 5); ++seed) {
            const RgposShape shape{std::size_t(vertices), std::size_t(processors), ccr, 3, seed};
            const KnownOptimum known = makeRgpos(shape).value();
            ModelOptions model;
            model.schedule = ChooseTask::Strict;
            model.contention = Contention::Unlimited;
            const auto problem =
                Problem::create(known.graph, identicalDevices(shape.processors), model).value();
            QVERIFY(validate(*problem, known.placement).ok());
            QCOMPARE(Simulator(problem).makespan(known.placement), known.makespan);
            QCOMPARE(problem->lowerBound(), known.makespan); // nothing can be shorter
            QVERIFY(known.graph->name().ends_with("-" + std::to_string(int(known.makespan))));
        }
    }

    void rgposIsOfTheWantedShape()
    {
        const KnownOptimum known = makeRgpos({1000, 8, 2, 4, 3}).value();
        const DataflowGraph& graph = *known.graph;
        QCOMPARE(graph.vertexCount(), std::size_t{1000});
        QCOMPARE(graph.edgeCount(), std::size_t{4000});
        QCOMPARE(graph.tensorCount(), std::size_t{4000});
        QCOMPARE(mean(vertexSeconds(graph)), 40.0);
        const std::set<DeviceId> used(known.placement.devices.begin(), known.placement.devices.end());
        QCOMPARE(used.size(), std::size_t{8});
        // Only on one processor is there room for all that was drawn (mean 80).
        std::vector<double> local;
        std::vector<double> remote;
        for (EdgeId id : graph.edges()) {
            const Edge& e = graph.edge(id);
            const bool same = known.placement.devices[e.from] == known.placement.devices[e.to];
            (same ? local : remote).push_back(graph.tensor(e.tensor).seconds.value());
        }
        QVERIFY(std::abs(mean(local) - 80) < 8);
        QVERIFY(mean(remote) > 20 && mean(remote) < mean(local));
        // Ids tell nothing of the schedule: a vertex starts before its neighbour as often as after it.
        std::vector<std::size_t> position(graph.vertexCount());
        for (std::size_t i = 0; i < known.placement.order.size(); ++i)
            position[known.placement.order[i]] = i;
        int ascents = 0;
        for (std::size_t v = 1; v < position.size(); ++v)
            ascents += position[v] > position[v - 1] ? 1 : 0;
        QVERIFY(ascents > 420 && ascents < 580);
    }

    void rgposRefusesMoreProcessorsThanVertices()
    {
        QCOMPARE(QString::fromStdString(
                     generate("rgpos", {{"vertices", "3"}, {"processors", "4"}}).error().english()),
                 QStringLiteral("the number of processors is 4, expected 1 to 3, the number of vertices"));
    }

    void layersAreHopDistances()
    {
        for (const char* seed : {"1", "2", "3"}) {
            const GraphPtr graph =
                generate("layered", {{"vertices", "900"}, {"out_degree", "2"}, {"seed", seed}}).value();
            QCOMPARE(graph->vertexCount(), std::size_t{900});
            const std::vector<std::uint32_t> levels = hopLevels(*graph);
            for (VertexId v : graph->vertices())
                QCOMPARE(graph->vertex(v).group, "layer " + std::to_string(levels[v]));
        }
    }

    void layeredFollowsItsParameters()
    {
        // Means over seeds: height sqrt(v) / alpha, width alpha sqrt(v).
        for (const auto& [shape, height] : {std::pair{"0.5", 60.0}, {"1", 30.0}, {"3", 10.0}}) {
            std::vector<double> heights;
            for (int seed = 0; seed < 40; ++seed)
                heights.push_back(
                    static_cast<double>(metrics(*generate("layered", {{"vertices", "900"},
                                                                      {"shape", shape},
                                                                      {"seed", std::to_string(seed).c_str()}})
                                                     .value())
                                            .criticalPath));
            QVERIFY2(std::abs(mean(heights) / height - 1) < 0.12, shape);
        }
        const GraphPtr graph = generate("layered", {{"vertices", "20000"},
                                                    {"out_degree", "4"},
                                                    {"ccr", "5"},
                                                    {"mean_seconds", "0.01"},
                                                    {"heterogeneity", "1"},
                                                    {"kinds", "a,b,,a"}})
                                   .value();
        QVERIFY(std::abs(mean(vertexSeconds(*graph)) / 0.01 - 1) < 0.03);
        QVERIFY(std::abs(mean(edgeSeconds(*graph)) / 0.05 - 1) < 0.03);
        const double degree = double(graph->edgeCount()) / double(graph->vertexCount());
        QVERIFY2(std::abs(degree - 4) < 0.3, qPrintable(QString::number(degree)));
        double least = 2;
        double most = 0;
        for (VertexId v : graph->vertices()) {
            const auto& seconds = graph->vertex(v).seconds;
            QCOMPARE(seconds.size(), std::size_t{3}); // any, a, b
            for (std::size_t k = 1; k < seconds.size(); ++k) {
                least = std::min(least, seconds[k].seconds / seconds[0].seconds);
                most = std::max(most, seconds[k].seconds / seconds[0].seconds);
            }
        }
        QVERIFY(least >= 0.5 && least < 0.51 && most <= 1.5 && most > 1.49);
    }

    void layeredWithoutHeterogeneityTakesOneTimeEverywhere()
    {
        const GraphPtr graph = generate("layered", {{"heterogeneity", "0"}}).value();
        for (VertexId v : graph->vertices())
            QCOMPARE(graph->vertex(v).seconds.size(), std::size_t{1});
    }

    void mayerGraphsAreAsLargeAsThePapers_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("edges");
        QTest::newRow("convolutional") << 346 << 531;
        QTest::newRow("recurrent") << 3068 << 5506;
        QTest::newRow("dynamic-rnn") << 5270 << 9155;
    }

    void mayerGraphsAreAsLargeAsThePapers()
    {
        QFETCH(int, vertices);
        QFETCH(int, edges);
        std::size_t cpu = 0;
        std::size_t gpu = 0;
        for (int seed = 0; seed < 40000 / vertices; ++seed) {
            const GraphPtr graph = generate("mayer-random", {{"network", QTest::currentDataTag()},
                                                             {"seed", std::to_string(seed).c_str()}})
                                       .value();
            QCOMPARE(graph->vertexCount(), std::size_t(vertices));
            QCOMPARE(graph->edgeCount(), std::size_t(edges));
            QVERIFY(!graph->colocationGroups().empty());
            std::map<std::string, std::vector<std::string>> allowOf;
            for (VertexId v : graph->vertices()) {
                const Vertex& x = graph->vertex(v);
                for (double cost : {x.flops.value(), x.outputBytes, x.persistentBytes})
                    QVERIFY(cost >= 1 && cost <= 100 && cost == std::floor(cost));
                cpu += x.allow == std::vector<std::string>{"cpu"} ? 1 : 0;
                gpu += x.allow == std::vector<std::string>{"gpu"} ? 1 : 0;
                if (!x.colocate.empty())
                    QCOMPARE(allowOf.try_emplace(x.colocate, x.allow).first->second, x.allow);
            }
        }
        for (std::size_t restricted : {cpu, gpu}) {
            const std::size_t all = 40000 / vertices * vertices;
            const double share = double(restricted) / double(all);
            QVERIFY2(share > 0.006 && share < 0.014, qPrintable(QString::number(share)));
        }
    }

    void pairsHaveEdgesWithTheirProbability()
    {
        const GraphPtr plain = generate("erdos-renyi", {{"vertices", "500"}}).value();
        const double pairs = 500.0 * 499 / 2;
        QVERIFY(std::abs(double(plain->edgeCount()) / pairs - 0.05) < 0.003);
        std::size_t inside = 0;
        const GraphPtr blocks = generate("block", {{"vertices", "400"}}).value();
        for (EdgeId e : blocks->edges())
            inside += blocks->edge(e).from % 4 == blocks->edge(e).to % 4 ? 1 : 0;
        QVERIFY(std::abs(double(inside) / (4 * 100.0 * 99 / 2) - 0.3) < 0.02);
        QVERIFY(std::abs(double(blocks->edgeCount() - inside) / (6 * 100.0 * 100) - 0.001) < 0.0006);
        QVERIFY(std::abs(mean(edgeSeconds(*plain)) - 240) < 15); // ccr 1
        const std::vector<double> durations = vertexSeconds(*plain);
        QVERIFY(std::abs(mean(durations) - 240) < 25);
        for (const double seconds : durations)
            QVERIFY(seconds >= 1 && seconds == std::floor(seconds));
    }

    void machineTypesRestrictVertices()
    {
        const GraphPtr graph =
            generate("erdos-renyi", {{"vertices", "600"}, {"capacities", "1,1,4"}, {"ccr", "0"}}).value();
        std::map<std::vector<std::string>, int> counts;
        for (VertexId v : graph->vertices())
            ++counts[graph->vertex(v).allow];
        QCOMPARE(counts.size(), std::size_t{3});
        const std::vector<std::string> four{"gpu2", "gpu3", "gpu4", "gpu5"};
        QVERIFY(std::abs(counts[{"gpu0"}] - 100) < 40 && std::abs(counts[{"gpu1"}] - 100) < 40);
        QVERIFY(std::abs(counts[four] - 400) < 60);
        for (const double seconds : edgeSeconds(*graph))
            QCOMPARE(seconds, 0.0);
        for (const char* wrong : {"1,,4", "0", "1,x", "2000", "-1"}) {
            const auto refused = generate("block", {{"capacities", wrong}});
            QVERIFY2(!refused && refused.error().english().find("expected") != std::string::npos, wrong);
        }
    }

    void standardTaskGraphsAreThoseOfTheSet()
    {
        for (const StgGraph& graph : stgGraphs()) {
            const auto own = generate("stg", {{"graph", graph.name}}).value();
            const auto file =
                readGraph(std::string(DOPPLER_TEST_DATA) + "/oracle/stg/" + graph.name + ".stg").value();
            QVERIFY2(own->fingerprint() == file->fingerprint(), graph.name);
        }
        std::ifstream table(std::string(DOPPLER_TEST_DATA) + "/oracle/stg/optima.csv");
        std::string line;
        std::getline(table, line);
        for (const StgGraph& graph : stgGraphs()) {
            QVERIFY(std::getline(table, line));
            const auto begin = fmt::format("{}.stg,{},{},", graph.name, graph.processors, graph.optimum);
            QVERIFY2(line.starts_with(begin), line.c_str());
        }
        QVERIFY(!std::getline(table, line));
    }
};

DOPPLER_TEST(RandomWorkloadsTest)

} // namespace random_workloads_test

#include "random_workloads.moc"
