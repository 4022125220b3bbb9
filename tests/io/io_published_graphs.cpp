// SPDX-License-Identifier: GPL-3.0-or-later
// The measured graphs of others with their published figures.
#include "core/catalog/graph_file.h"
#include "core/graph/metrics.h"
#include "core/problem/problem.h"
#include "core/workloads/api/workload.h"
#include "tests/support/measured_seconds.h"
#include "tests/support/runner.h"

#include <QFileInfo>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

namespace io_published_graphs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Seconds on that kind of device along the heaviest path, and of all.
std::pair<double, double> pathAndSum(const DataflowGraph& graph, std::string_view kind)
{
    std::vector<double> ready(graph.vertexCount(), 0);
    double longest = 0;
    double sum = 0;
    for (VertexId v : graph.topologicalOrder()) {
        const double own = secondsOn(graph.vertex(v), kind);
        sum += own;
        longest = std::max(longest, ready[v] + own);
        for (const Edge& e : graph.outEdges(v))
            ready[e.to] = std::max(ready[e.to], ready[v] + own);
    }
    return {longest, sum};
}

} // namespace

class IoPublishedGraphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedFigures_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("edges");
        QTest::addColumn<double>("sum");
        QTest::addColumn<double>("path");
        QTest::newRow("bert24_inference") << 32 << 55 << 92.41 << 92.41;
        QTest::newRow("gnmt_inference") << 96 << 122 << 182.6 << 182.4;
        QTest::newRow("inceptionv3_inference") << 326 << 363 << 311.0 << 195.3;
        QTest::newRow("bert_l-3_inference") << 235 << 250 << 49.35 << 47.82;
        QTest::newRow("bert_l-3_training") << 600 << 817 << 123.0 << 113.4;
    }

    void publishedFigures()
    {
        QFETCH(int, vertices);
        QFETCH(int, edges);
        QFETCH(double, sum);
        QFETCH(double, path);
        const std::string file =
            std::string(DOPPLER_SHARED) + "/data/msr/" + QTest::currentDataTag() + ".json";
        if (!QFileInfo::exists(QString::fromStdString(file)))
            QSKIP("the measured graphs of others are not where DOPPLER_SHARED_DATA leads");
        const auto graph = readGraph(file);
        QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
        QCOMPARE((*graph)->vertexCount(), std::size_t(vertices));
        QCOMPARE((*graph)->edgeCount(), std::size_t(edges));
        const auto [longest, total] = pathAndSum(**graph, "*");
        QVERIFY2(std::abs(total * 1e3 - sum) < 6e-4 * sum, qPrintable(QString::number(total * 1e3)));
        QVERIFY2(std::abs(longest * 1e3 - path) < 6e-4 * path, qPrintable(QString::number(longest * 1e3)));
        const auto devices = readTopologyOfGraph(file);
        QVERIFY(devices.ok() && *devices && (*devices)->deviceCount() > 1);
        QVERIFY(Problem::create(*graph, *devices).ok());
    }

    void publishedDoppler()
    {
        const std::map<std::string, std::pair<std::size_t, std::size_t>> counts{
            {"gdp_chain_mm_112nodes", {76, 80}},
            {"gdp_ffnn_192nodes", {180, 208}},
            {"gdp_transformer_block_215nodes", {182, 234}},
            {"gdp_full_transformer_layer_261nodes", {229, 284}}};
        for (const auto& [name, expected] : counts) {
            const std::string file = std::string(DOPPLER_SHARED) + "/data/doppler/" + name + ".txt";
            if (!QFileInfo::exists(QString::fromStdString(file)))
                QSKIP("the published graphs are not where DOPPLER_SHARED_DATA leads");
            const auto graph = readGraph(file);
            QVERIFY(graph.ok());
            QCOMPARE((*graph)->vertexCount(), expected.first);
            QCOMPARE((*graph)->edgeCount(), expected.second);
        }
    }

    void recomputedDoppler()
    {
        const std::string file = std::string(DOPPLER_SHARED) + "/data/doppler/gdp_chain_mm_112nodes.txt";
        if (!QFileInfo::exists(QString::fromStdString(file)))
            QSKIP("the published graphs are not where DOPPLER_SHARED_DATA leads");
        const auto read = readGraph(file, {{{"costs", "recomputed"}, {"pieces", "16"}}, {}});
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        const GraphPtr own = generateWorkload("chainmm").value();
        const auto costs = [](const DataflowGraph& graph) {
            std::vector<std::pair<double, double>> out;
            for (VertexId v : graph.vertices())
                out.emplace_back(graph.vertex(v).flops.value_or(-1), graph.vertex(v).outputBytes);
            std::sort(out.begin(), out.end());
            return out;
        };
        // The same graph expanded from its expression has the same pieces.
        const auto found = costs(**read);
        const auto expected = costs(*own);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(found[i] == expected[i], qPrintable(QString("%1 %2, not %3 %4")
                                                             .arg(found[i].first)
                                                             .arg(found[i].second)
                                                             .arg(expected[i].first)
                                                             .arg(expected[i].second)));
        // By hand: a product of two pieces that one formation adds, a sum in four pieces.
        const auto small = readGraphText(
            "7\n0,\n0, 1, 2, 2, 2,\n2, 2, 3, 4, 5,\n800,3200,einsummable\n800,3200,einsummable\n"
            "40,160,formation\n40,160,einsummable\n40,160,einsummable\n40,160,einsummable\n",
            "small", {{{"costs", "recomputed"}, {"pieces", "2"}}, {}});
        QVERIFY2(small.ok(), small.ok() ? "" : small.error().english().c_str());
        QCOMPARE(costs(**small), (std::vector<std::pair<double, double>>{
                                     {20, 80}, {20, 80}, {20, 80}, {40, 160}, {800, 160}, {800, 160}}));
    }

    void publishedDagbench()
    {
        const std::string file = std::string(DOPPLER_SHARED) + "/data/dagbench/gpt2_tensor_sh12_prefill.json";
        if (!QFileInfo::exists(QString::fromStdString(file)))
            QSKIP("the measured graphs of others are not where DOPPLER_SHARED_DATA leads");
        const auto graph = readGraph(file);
        QVERIFY(graph.ok());
        QCOMPARE((*graph)->vertexCount(), std::size_t{327});
        QCOMPARE((*graph)->edgeCount(), std::size_t{614});
        const GraphMetrics m = metrics(**graph); // depth and width of the workflow's own metadata
        QCOMPARE(m.criticalPath, std::size_t{63});
        QCOMPARE(m.width, std::size_t{12});
        const auto devices = readTopologyOfGraph(file);
        QVERIFY(devices.ok() && *devices);
        QCOMPARE((*devices)->deviceCount(), std::size_t{12});
    }
};

DOPPLER_TEST(IoPublishedGraphsTest)

} // namespace io_published_graphs_test

#include "io_published_graphs.moc"
