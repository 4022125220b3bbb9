// SPDX-License-Identifier: GPL-3.0-or-later
// Families whose numbers of tasks, edges and FLOPs follow from formulas.
#include "core/graph/graph_builder.h"
#include "core/graph/metrics.h"
#include "core/run/run_figures.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/pipeline_action.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <tuple>

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

/// Seconds of the kernels of a pipeline. The backward pass takes as long as its two halves.
struct PassTimes {
    double forward = 1;
    double input = 1;
    double weight = 1;
};

/// A pipeline whose kernels take such times and whose transfers take none, each rank on its own device.
RunPtr pipelineRun(Settings settings, PassTimes times = {}, ChooseTask rule = ChooseTask::Fifo)
{
    const GraphPtr made = generate("pipeline", settings).value();
    const std::map<std::string, double> seconds{{"forward", times.forward},
                                                {"backward", times.input + times.weight},
                                                {"input-gradient", times.input},
                                                {"weight-gradient", times.weight},
                                                {"update", 0}};
    GraphBuilder builder;
    Placement placement;
    std::size_t devices = 0;
    for (VertexId v : made->vertices()) {
        Vertex copy = made->vertex(v);
        copy.seconds = {{"*", seconds.at(copy.op)}};
        const std::size_t rank = std::stoul(copy.colocate.substr(copy.colocate.find_first_of("0123456789")));
        placement.devices.emplace_back(rank - 1);
        devices = std::max(devices, rank);
        builder.addVertex(std::move(copy));
    }
    for (EdgeId e : made->edges())
        builder.addEdge(
            {made->edge(e).from, made->edge(e).to, {}, 0.0, made->tensor(made->edge(e).tensor).name.text()});
    ModelOptions model;
    model.contention = Contention::Unlimited;
    model.schedule = rule;
    const auto problem = Problem::create(builder.build().value(), identicalDevices(devices), model).value();
    return makeRun(problem, placement, "manual").value();
}

RunPtr pipelineRun(const char* order, int layers, int batches, PassTimes times = {},
                   ChooseTask rule = ChooseTask::Fifo)
{
    return pipelineRun(
        {{"order", order}, {"layers", std::to_string(layers)}, {"micro_batches", std::to_string(batches)}},
        times, rule);
}

double pipelineSeconds(const char* order, int layers, int batches, PassTimes times = {})
{
    return pipelineRun(order, layers, batches, times)->schedule.makespan;
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
            for (const char* order : {"gpipe", "1f1b"})
                QVERIFY(std::abs(bubbleShare(*pipelineRun(order, layers, batches)) -
                                 (layers - 1.0) / (batches + layers - 1.0)) < 1e-12);
        }
    }

    /// v m + p - 1 steps of a stage (Narayanan et al. 2021), for m a multiple of p.
    void interleavedPipelinesTakeTheKnownTime()
    {
        for (const auto& [ranks, perRank, batches] :
             {std::tuple{4, 2, 8}, {4, 3, 8}, {3, 2, 9}, {2, 4, 2}, {1, 3, 5}, {4, 1, 8}}) {
            const RunPtr run = pipelineRun({{"order", "interleaved-1f1b"},
                                            {"layers", std::to_string(ranks * perRank)},
                                            {"virtual_stages", std::to_string(perRank)},
                                            {"micro_batches", std::to_string(batches)}});
            QCOMPARE(run->problem->deviceCount(), std::size_t(ranks));
            QCOMPARE(run->schedule.makespan, 3.0 * (perRank * batches + ranks - 1));
            QVERIFY(std::abs(bubbleShare(*run) - (ranks - 1.0) / (perRank * batches + ranks - 1.0)) < 1e-12);
        }
    }

    /// The bubble of ZB-H1 is (p - 1)(F + I - W), that of 1F1B (p - 1)(F + I + W) (Qi et al. 2024).
    void splitBackwardPassesFillBubbles()
    {
        for (const PassTimes t : {PassTimes{1, 1, 1}, {3, 4, 2}, {2, 3, 2}})
            for (const auto& [ranks, batches] : {std::pair{1, 4}, {2, 4}, {4, 8}, {3, 9}, {4, 12}}) {
                const double work = batches * (t.forward + t.input + t.weight);
                QCOMPARE(pipelineSeconds("zb-h1", ranks, batches, t),
                         work + (ranks - 1) * (t.forward + t.input - t.weight));
                QCOMPARE(pipelineSeconds("1f1b", ranks, batches, t),
                         work + (ranks - 1) * (t.forward + t.input + t.weight));
            }
    }

    /// Where all passes take as long, no rank of ZB-V is idle between its first and its last one.
    void zeroBubbleInV()
    {
        for (const auto& [ranks, batches] : {std::pair{1, 3}, {2, 4}, {4, 8}, {3, 9}, {4, 12}}) {
            const RunPtr run = pipelineRun("zb-v", 2 * ranks, batches);
            QCOMPARE(run->schedule.makespan, 6.0 * batches + ranks - 1);
            std::vector<double> first(std::size_t(ranks), 1e9);
            std::vector<double> last(std::size_t(ranks), 0);
            for (const TaskRun& task : run->schedule.tasks) {
                first[task.device] = std::min(first[task.device], task.start);
                if (run->problem->graph().vertex(task.vertex).op != "update")
                    last[task.device] = std::max(last[task.device], task.end);
            }
            for (std::size_t d = 0; d < first.size(); ++d)
                QCOMPARE(last[d] - first[d], 6.0 * batches);
        }
    }

    /// DualPipeV's bubble is at most (p - 1)(F&B + B - 3W) (DeepSeek-AI), which counts pairs of overlapped
    /// passes as one; separate passes wait less for each other.
    void dualPipeVKeepsItsBubble()
    {
        for (const PassTimes t : {PassTimes{1, 1, 1}, {3, 4, 2}})
            for (const auto& [ranks, batches] : {std::pair{1, 3}, {2, 4}, {4, 8}, {3, 9}, {4, 12}}) {
                const double both = t.input + t.weight;
                const double bubble =
                    pipelineSeconds("dualpipe-v", 2 * ranks, batches, t) - 2 * batches * (t.forward + both);
                QVERIFY(bubble >= 0);
                QVERIFY(bubble <= (ranks - 1) * (t.forward + both + both - 3 * t.weight) + 1e-9);
                QVERIFY(ranks == 1 ||
                        bubble < (2 * ranks - 1) * (t.forward + both)); // 1F1B of as many stages
            }
    }

    /// Odd numbers of layers and micro-batches too: every pass once, and every rule runs the order.
    void everyOrderIsWhole()
    {
        for (const char* order : {"gpipe", "1f1b", "interleaved-1f1b", "zb-h1", "zb-v", "dualpipe-v"})
            for (const auto& [layers, batches] : {std::pair{1, 1}, {5, 3}, {6, 1}, {3, 7}, {8, 5}}) {
                const RunPtr run = pipelineRun(order, layers, batches);
                std::set<PipelineAction> actions;
                const DataflowGraph& graph = run->problem->graph();
                for (VertexId v : graph.vertices())
                    if (const auto action = pipelineActionOf(graph.vertex(v)))
                        actions.insert(*action);
                QCOMPARE(actions.size(), graph.vertexCount() - std::size_t(layers));
                const bool split = std::string_view(order).starts_with("zb") || order[0] == 'd';
                QCOMPARE(actions.size(), std::size_t((split ? 3 : 2) * layers * batches));
                for (const ChooseTask rule : {ChooseTask::Given, ChooseTask::Strict, ChooseTask::BLevel})
                    QCOMPARE(pipelineRun(order, layers, batches, {}, rule)->schedule.makespan,
                             run->schedule.makespan);
            }
    }
};

DOPPLER_TEST(TaskWorkloadsTest)

} // namespace task_workloads_test

#include "task_workloads.moc"
