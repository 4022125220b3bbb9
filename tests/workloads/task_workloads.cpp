// SPDX-License-Identifier: GPL-3.0-or-later
// Families whose numbers of tasks, edges and FLOPs follow from formulas.
#include "core/graph/graph_builder.h"
#include "core/graph/metrics.h"
#include "core/sim/simulator.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <functional>

namespace task_workloads_test {

using namespace doppler;
using tests::countOf;
using tests::flopsOf;
using tests::generate;
using tests::Settings;

namespace {

using Formula = std::function<double(double)>;

/// A family that grows by one option.
struct Family {
    const char* name;
    const char* option;
    Settings rest;
    std::vector<int> values;
    Formula vertices;
    Formula edges;
    Formula flops;
};

double squares(double n) { return n * (n + 1) * (2 * n + 1) / 6; } // 1 + 4 + ... + n^2
double pairs(double n) { return n * (n - 1) / 2; }
double triples(double n) { return n * (n - 1) * (n - 2) / 6; }

std::vector<Family> families()
{
    const double tile = 6;
    const auto order = [tile](double t) { return t * tile; };
    const Settings small{{"tile_size", "6"}};
    const Settings unit{{"flops", "1"}};
    const std::vector<int> sizes{1, 2, 3, 7, 12};
    return {
        {"cholesky", "tiles", small, sizes, [](double t) { return t + 2 * pairs(t) + triples(t); },
         [](double t) { return t - 1 + 2 * (pairs(t) + pairs(t - 1)) + 2 * triples(t) + triples(t - 1); },
         [=](double t) {
             const double n = order(t);
             return n * n * n / 3 + n * n / 2 + n / 6;
         }},
        {"lu", "tiles", small, sizes, [](double t) { return t + 2 * pairs(t) + squares(t - 1); },
         [](double t) { return t - 1 + 2 * (pairs(t) + pairs(t - 1)) + 2 * squares(t - 1) + squares(t - 2); },
         [=](double t) {
             const double n = order(t);
             return 2 * n * n * n / 3 - n * n / 2 - n / 6;
         }},
        {"qr", "tiles", small, sizes, [](double t) { return t + 2 * pairs(t) + squares(t - 1); },
         [](double t) { return t - 1 + 2 * (pairs(t) + pairs(t - 1)) + 2 * squares(t - 1) + squares(t - 2); },
         [=](double t) { return 4 * std::pow(order(t), 3) / 3; }},
        {"fft",
         "levels",
         {{"block_levels", "3"}},
         {0, 1, 2, 5, 9},
         [](double l) { return 2 * std::exp2(l) - 1 + std::exp2(l) * l; }, // 2m-1 and m log m, Topcuoglu
         [](double l) { return 2 * std::exp2(l) - 2 + 2 * std::exp2(l) * l; },
         [](double l) { return 5 * std::exp2(l + 3) * (l + 3); }}, // 5 n log n
        {"gaussian-elimination",
         "matrix_size",
         {{"block_size", "1"}},
         {2, 3, 5, 20},
         [](double m) { return (m * m + m - 2) / 2; }, // Topcuoglu
         [](double m) { return m * m - m - 1; },
         [](double m) { return 2 * m * m * m / 3 - m * m / 2 - m / 6; }},
        {"tree",
         "depth",
         {{"arity", "3"}, {"flops", "1"}},
         {0, 1, 4, 7},
         [](double d) { return (std::pow(3, d + 1) - 1) / 2; },
         [](double d) { return (std::pow(3, d + 1) - 1) / 2 - 1; },
         [](double d) { return (std::pow(3, d + 1) - 1) / 2; }},
        {"fork-join",
         "stages",
         {{"width", "5"}, {"length", "3"}, {"flops", "1"}},
         {1, 2, 6},
         [](double s) { return 15 * s + s + 1; },
         [](double s) { return 5 * 4 * s; },
         [](double s) { return 15 * s + s + 1; }},
        {"pipeline",
         "layers",
         {{"micro_batches", "4"}, {"rows", "2"}, {"width", "3"}},
         {1, 2, 5, 8},
         [](double k) { return 2 * 4 * k + k; },
         // Forwards, backwards, stored inputs; results; order; updates.
         [](double k) { return 3 * 4 * (k - 1) + 4 * k + 2 * 3 * k + 4 * k; },
         [](double k) { return 4 * k * 6 * 2 * 9 + k * 2 * 9; }},
        {"pipeline",
         "micro_batches",
         {{"layers", "3"}, {"rows", "1"}, {"width", "1"}, {"training", "false"}},
         {1, 2, 9},
         [](double m) { return 3 * m; },
         [](double m) { return 2 * m + 3 * (m - 1); },
         [](double m) { return 3 * m * 2; }},
    };
}

TopologyPtr identicalDevices(std::size_t count)
{
    TopologyParts parts;
    parts.name = "identical";
    for (std::size_t d = 0; d < count; ++d) {
        Device& device = parts.devices.emplace_back();
        device.name = "P" + std::to_string(d);
    }
    parts.links.assign(count * count, Link{1e30, 0, {}});
    return Topology::create(std::move(parts)).value();
}

/// Every kernel of the pipeline takes so long: forwards 1 s, backwards 2 s; the makespan, a layer a device.
double pipelineSeconds(const char* order, int layers, int batches)
{
    const GraphPtr made = generate("pipeline", {{"order", order},
                                                {"layers", std::to_string(layers)},
                                                {"micro_batches", std::to_string(batches)}})
                              .value();
    GraphBuilder builder;
    Placement placement;
    for (VertexId v : made->vertices()) {
        Vertex copy = made->vertex(v);
        copy.seconds = {{"*", copy.op == "forward" ? 1.0 : copy.op == "backward" ? 2.0 : 0.0}};
        placement.devices.emplace_back(std::stoul(copy.colocate.substr(5)) - 1);
        builder.addVertex(std::move(copy));
    }
    for (EdgeId e : made->edges())
        builder.addEdge(
            {made->edge(e).from, made->edge(e).to, {}, 0.0, made->tensor(made->edge(e).tensor).name.text()});
    ModelOptions model;
    model.contention = Contention::Unlimited;
    const auto problem =
        Problem::create(builder.build().value(), identicalDevices(std::size_t(layers)), model).value();
    return Simulator(problem).makespan(placement);
}

} // namespace

class TaskWorkloadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsFollowTheFormulas()
    {
        for (const Family& family : families())
            for (int value : family.values) {
                Settings settings = family.rest;
                settings.emplace_back(family.option, std::to_string(value));
                const GraphPtr graph = generate(family.name, settings).value();
                const QByteArray which = QByteArray(family.name) + " " + QByteArray::number(value);
                QVERIFY2(double(graph->vertexCount()) == family.vertices(value), which);
                QVERIFY2(double(graph->edgeCount()) == family.edges(value), which);
                const double flops = family.flops(value);
                QVERIFY2(std::abs(flopsOf(*graph) - flops) <= 1e-9 * flops, which);
            }
    }

    void tasksByKind()
    {
        const GraphPtr cholesky = generate("cholesky", {{"tiles", "9"}}).value();
        QCOMPARE(countOf(*cholesky, "potrf"), std::size_t{9});
        QCOMPARE(countOf(*cholesky, "trsm"), std::size_t{36});
        QCOMPARE(countOf(*cholesky, "syrk"), std::size_t{36});
        QCOMPARE(countOf(*cholesky, "gemm"), std::size_t{84});
        const GraphPtr qr = generate("qr", {{"tiles", "9"}, {"tile_size", "3"}}).value();
        QCOMPARE(countOf(*qr, "unmqr"), std::size_t{36});
        QCOMPARE(countOf(*qr, "tsqrt"), std::size_t{36});
        QCOMPARE(countOf(*qr, "tsmqr"), std::size_t{204});
        QCOMPARE(flopsOf(*qr, "tsmqr"), 204 * 4.0 * 27);
    }

    void criticalPathsAreThoseOfTheLiterature()
    {
        // In tasks: 3t - 2 for Cholesky and for LU; a flat tree's QR passes down each column.
        for (int t : {1, 2, 5, 10}) {
            const Settings tiles{{"tiles", std::to_string(t)}};
            QCOMPARE(metrics(*generate("cholesky", tiles).value()).criticalPath, std::size_t(3 * t - 2));
            QCOMPARE(metrics(*generate("lu", tiles).value()).criticalPath, std::size_t(3 * t - 2));
        }
        // Topcuoglu: all paths of the transform are critical; elimination's longest one alternates.
        QCOMPARE(metrics(*generate("fft", {{"levels", "4"}}).value()).criticalPath, std::size_t{9});
        QCOMPARE(metrics(*generate("gaussian-elimination", {{"matrix_size", "6"}}).value()).criticalPath,
                 std::size_t{10});
        QCOMPARE(metrics(*generate("fork-join", {{"stages", "3"}, {"length", "2"}}).value()).criticalPath,
                 std::size_t{10});
    }

    void tilesMayBeSingleNumbers()
    {
        for (const char* family : {"cholesky", "lu", "qr"}) {
            const auto graph = generate(family, {{"tiles", "4"}, {"tile_size", "1"}});
            QVERIFY2(graph.ok(), graph ? "" : graph.error().english().c_str());
        }
        QCOMPARE(flopsOf(*generate("lu", {{"tiles", "4"}, {"tile_size", "1"}}).value()),
                 34.0); // 2n^3/3 - n^2/2 - n/6
    }

    void tilesOfTheMatrixAreThereAtTheStart()
    {
        for (const auto& [family, tiles] : {std::pair{"cholesky", 5.0 * 6 / 2}, {"lu", 25.0}, {"qr", 25.0}}) {
            const GraphPtr graph =
                generate(family, {{"tiles", "5"}, {"tile_size", "10"}, {"element_bytes", "4"}}).value();
            double bytes = 0;
            for (VertexId v : graph->vertices())
                bytes += graph->vertex(v).persistentBytes;
            QCOMPARE(bytes, tiles * 400);
        }
    }

    void treesGrowBothWays()
    {
        const GraphPtr in = generate("tree", {{"direction", "in"}}).value();
        const GraphPtr out = generate("tree", {{"direction", "out"}}).value();
        std::size_t leaves = 0;
        for (VertexId v : in->vertices()) {
            QVERIFY(in->outEdges(v).size() == (v + 1 < in->vertexCount() ? 1U : 0U));
            leaves += in->inEdges(v).empty() ? 1 : 0;
            QVERIFY(out->inEdges(v).size() == (v > 0 ? 1U : 0U));
        }
        QCOMPARE(leaves, std::size_t{32});
    }

    void taskCostsSpread()
    {
        const GraphPtr graph =
            generate("fork-join", {{"width", "1000"}, {"flops", "100"}, {"spread", "1"}}).value();
        double least = 1e9;
        double most = 0;
        for (VertexId v : graph->vertices()) {
            least = std::min(least, graph->vertex(v).flops.value());
            most = std::max(most, graph->vertex(v).flops.value());
        }
        QVERIFY(least >= 50 && least < 51 && most <= 150 && most > 149);
        QVERIFY(std::abs(flopsOf(*graph) / double(graph->vertexCount()) - 100) < 2);
    }

    void pipelinesTakeTheKnownTime()
    {
        // (m + k - 1) steps forwards and as many backwards, GPipe's and 1F1B's alike: the latter saves
        // memory.
        for (const auto& [layers, batches] : {std::pair{1, 5}, {4, 1}, {4, 8}, {3, 2}, {2, 7}}) {
            const double expected = 3.0 * (layers + batches - 1);
            QCOMPARE(pipelineSeconds("gpipe", layers, batches), expected);
            QCOMPARE(pipelineSeconds("1f1b", layers, batches), expected);
        }
    }
};

DOPPLER_TEST(TaskWorkloadsTest)

} // namespace task_workloads_test

#include "task_workloads.moc"
