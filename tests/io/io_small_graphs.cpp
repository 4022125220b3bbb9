// SPDX-License-Identifier: GPL-3.0-or-later
// The formats that others write: what stands in tests/data/small, field by field; what each format keeps on
// the way out and in again; one graph through two formats runs the same.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/edge_specs.h"
#include "core/graph/metrics.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/dot.h"
#include "core/io/graphs/graphml.h"
#include "core/io/workflows/dagbench.h"
#include "core/io/workflows/wfcommons.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/measured_seconds.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QFileInfo>
#include <QTest>
#include <cmath>
#include <set>

namespace io_small_graphs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

GraphPtr readSmall(const std::string& name, const ReadSettings& settings = {})
{
    const auto graph = readGraph(std::string(DOPPLER_TEST_DATA) + "/small/" + name, settings);
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

/// The vertex of that name.
VertexId find(const DataflowGraph& graph, std::string_view name)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name == name)
            return v;
    qFatal("no vertex %s", std::string(name).c_str());
}

/// "a>b 100 0.5 kv": ends, bytes, seconds ("-": none) and name of the tensor, sorted.
std::vector<std::string> edgesOf(const DataflowGraph& graph)
{
    std::vector<std::string> out;
    for (EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        const Tensor& tensor = graph.tensor(edge.tensor);
        out.push_back(QString("%1>%2 %3 %4 %5")
                          .arg(graph.label(edge.from).c_str(), graph.label(edge.to).c_str())
                          .arg(tensor.bytes)
                          .arg(tensor.seconds ? QString::number(*tensor.seconds) : "-")
                          .arg(tensor.name.empty() ? "-" : tensor.name.text().c_str())
                          .toStdString());
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// A graph of measured times and plain tensors of whole bytes: what every format can carry.
GraphPtr plainGraph(Random& random)
{
    RandomShape shape;
    shape.ownTensors = shape.restrictions = false;
    const GraphPtr drawn = randomGraph(random, shape);
    GraphBuilder builder("plain");
    for (VertexId v : drawn->vertices()) {
        Vertex vertex = drawn->vertex(v);
        vertex.seconds = {{"*", *vertex.flops / 8}};
        vertex.flops.reset();
        builder.addVertex(std::move(vertex));
    }
    // By target: WfCommons knows no other order of edges than that of the children.
    for (VertexId v : drawn->vertices())
        for (const Edge& e : drawn->outEdges(v))
            builder.addEdge(e.from, e.to);
    return builder.build().value();
}

using Strings = std::vector<std::string>;
using Values = std::vector<MessageValue>;

/// Every third vertex has no name.
GraphPtr withoutSomeNames(const DataflowGraph& graph)
{
    GraphBuilder builder(graph.name());
    for (VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        if (v.value % 3 == 2)
            vertex.name.clear();
        builder.addVertex(std::move(vertex));
    }
    addEdgesOf(graph, builder);
    return builder.build().value();
}

class IoSmallGraphsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void saysWhenTheTensorflowModuleIsMissing(); // before anything loads it
    void dot();
    void graphml();
    void wfcommons();
    void dagbench();
    void dnnPartitioning();
    void mayer();
    void graphDef();
    void costGraph();
    void endings();
    void dopplerTextLists();
    void keepsEverything_data();
    void keepsEverything();
    void wfcommonsKeepsWhatItSays();
    void runsTheSameThroughEveryFormat();
    void bringsDevices();
};

void IoSmallGraphsTest::saysWhenTheTensorflowModuleIsMissing()
{
    qputenv("DOPPLER_TENSORFLOW_MODULE", "/nowhere/module.so");
    for (const char* text : {"node { name: \"a\" op: \"A\" }", "node { name: \"a\" id: 1 }"}) {
        const auto graph = readGraphText(text);
        QVERIFY(!graph.ok());
        const std::string said = graph.error().english();
        QVERIFY2(
            said.starts_with("/nowhere/module.so: the module that reads TensorFlow models is not installed"),
            said.c_str());
    }
    qunsetenv("DOPPLER_TENSORFLOW_MODULE");
}

void IoSmallGraphsTest::dot()
{
    const GraphPtr graph = readSmall("dot.dot");
    QCOMPARE(graph->name(), std::string("fork and join"));
    QCOMPARE(edgesOf(*graph), (Strings{"left>join 0 0.25 kv", "read file>left 1e+06 0.5 -",
                                       "read file>right 1e+06 0.5 -", "right>join 64 0.5 -"}));
    QCOMPARE(secondsOn(graph->vertex(find(*graph, "read file")), "*"), 1.5);
    const Vertex& right = graph->vertex(find(*graph, "right"));
    QCOMPARE(right.flops.value_or(0), 4e9);
    QCOMPARE(right.outputBytes, 64.0);
    QCOMPARE(right.group, std::string("work"));
    QCOMPARE(secondsOn(right, "*"), 2.0);
    const Vertex& join = graph->vertex(find(*graph, "join"));
    QCOMPARE(join.op, std::string("concat"));
    QCOMPARE(join.colocate, std::string("k0"));
    QCOMPARE(join.allow, (Strings{"gpu", "P100"}));
    QCOMPARE(join.persistentBytes, 12.0);
    QCOMPARE(secondsOn(join, "P100"), 0.75);
    QCOMPARE(secondsOn(join, "*"), 2.0);

    const auto strict = readDot("strict digraph { a -> b [bytes=3]; a -> b [tensor=t]; }");
    QVERIFY(strict.ok());
    QCOMPARE(edgesOf(**strict), (Strings{"a>b 3 - t"}));
    const auto joined = readDot("DiGraph { \"a\\\"\" + \"b\" -> 12 -> -3.5 -> <<b>x</b>>\n# comment\n }");
    QVERIFY2(joined.ok(), joined.ok() ? "" : joined.error().english().c_str());
    QCOMPARE(edgesOf(**joined), (Strings{"-3.5><b>x</b> 0 - -", "12>-3.5 0 - -", "a\"b>12 0 - -"}));
    const auto recalled = readDot("digraph { subgraph A {x y} subgraph A -> z }");
    QCOMPARE(edgesOf(**recalled), (Strings{"x>z 0 - -", "y>z 0 - -"}));
    const auto exponents = readDot("digraph { a [Weight=1e-3] b [Weight=-0.] c [Weight=2.5E+2] 1e2->.5e1; }");
    QVERIFY2(exponents.ok(), exponents.ok() ? "" : exponents.error().english().c_str());
    QCOMPARE(secondsOn((*exponents)->vertex(find(**exponents, "a")), "*"), 1e-3);
    QCOMPARE(secondsOn((*exponents)->vertex(find(**exponents, "c")), "*"), 250.0);
    QCOMPARE(edgesOf(**exponents), (Strings{"1e2>.5e1 0 - -"}));
    for (const char* glued : {"1e", "1e-", "1.2.3", "1e3e4", "12ab", "1_", "."})
        QVERIFY2(!readDot(std::string("digraph { a [Weight=") + glued + "] }").ok(), glued);
    // An empty label takes the name, but not one for all vertices or one that means the name.
    const auto labels = readDot("digraph { a [label=\"\"]; b [label=\"\\N\"]; node [label=\"\"]; c }");
    QVERIFY2(labels.ok(), labels.ok() ? "" : labels.error().english().c_str());
    for (const auto& [v, name] : {std::pair(0U, ""), std::pair(1U, "b"), std::pair(2U, "c")})
        QCOMPARE((*labels)->vertex(VertexId{v}).name, std::string(name));
    // A chain of any length takes no stack.
    std::string chain = "digraph { v0";
    for (int i = 1; i < 200'000; ++i)
        chain += "->v" + std::to_string(i);
    const auto longest = readDot(chain + "}");
    QVERIFY(longest.ok());
    QCOMPARE((*longest)->edgeCount(), std::size_t{199'999});
}

void IoSmallGraphsTest::graphml()
{
    const GraphPtr graph = readSmall("graphml.graphml");
    QCOMPARE(graph->name(), std::string("fork and join"));
    // c -> d stands twice and is one tensor.
    QCOMPARE(edgesOf(*graph),
             (Strings{"b>d 0 0.25 -", "c>d 0 - -", "read & split>b 1000 - -", "read & split>c 0 - -"}));
    QCOMPARE(secondsOn(graph->vertex(find(*graph, "read & split")), "*"), 1.5);
    QCOMPARE(secondsOn(graph->vertex(find(*graph, "d")), "*"), 2.0);
    QCOMPARE(graph->vertex(find(*graph, "b")).group, std::string("work"));
    QCOMPARE(graph->vertex(find(*graph, "d")).group, std::string());
    // Numbers may stand on lines of their own.
    const auto pretty = readGraphml("<graphml><key id=\"w\" for=\"node\" attr.name=\"Weight\"/>"
                                    "<graph edgedefault=\"directed\"><node id=\"a\">\n  <data key=\"w\">\n"
                                    "    2.5\n  </data>\n</node></graph></graphml>");
    QVERIFY2(pretty.ok(), pretty.ok() ? "" : pretty.error().english().c_str());
    QCOMPARE(secondsOn((*pretty)->vertex(VertexId{0}), "*"), 2.5);
    // Entities of a document type are neither expanded nor fetched.
    const auto entity = readGraphml("<!DOCTYPE graphml [<!ENTITY e SYSTEM \"file:///etc/hostname\">"
                                    "<!ENTITY lol \"lollollol\">]><graphml><graph edgedefault=\"directed\">"
                                    "<node id=\"&e;&lol;\"/></graph></graphml>");
    QVERIFY2(entity.ok(), entity.ok() ? "" : entity.error().english().c_str());
    QCOMPARE((*entity)->vertex(VertexId{0}).name, std::string("&e;&lol;"));
}

void IoSmallGraphsTest::wfcommons()
{
    const GraphPtr graph = readSmall("workflow.wfcommons.json");
    QCOMPARE(graph->name(), std::string("three tasks"));
    // The file of a name that two tasks have differs; the pair without a file has no bytes.
    Strings edges;
    for (EdgeId e : graph->edges())
        edges.push_back(graph->label(graph->edge(e).from) + ">" + graph->label(graph->edge(e).to) + " " +
                        QString::number(graph->tensor(graph->edge(e).tensor).bytes).toStdString());
    QCOMPARE(edges, (Strings{"split_1>count_2 1000", "split_1>count_3 2000", "split_1>Join: all 0",
                             "count_2>Join: all 10", "count_3>Join: all 20"}));
    const Vertex& split = graph->vertex(find(*graph, "split_1"));
    QCOMPARE(secondsOn(split, "*"), 1.5);
    QCOMPARE(split.op, std::string("split"));
    QCOMPARE(split.outputBytes, 3005.0);
    QCOMPARE(split.persistentBytes, 3000.0);
    QCOMPARE(graph->vertex(find(*graph, "count_2")).persistentBytes, 70.0);
    QCOMPARE(graph->vertex(find(*graph, "Join: all")).outputBytes, 30.0);
}

void IoSmallGraphsTest::dagbench()
{
    const GraphPtr graph = readSmall("dagbench.json");
    QCOMPARE(graph->name(), std::string("iot.three"));
    QCOMPARE(edgesOf(*graph),
             (Strings{"filter>store 100 - -", "sense>filter 600 - -", "sense>store 600 - -"}));
    QCOMPARE(graph->vertex(find(*graph, "filter")).flops.value_or(0), 10.0);
    QCOMPARE(graph->notes().size(), std::size_t{1});
    const GraphPtr measured = readSmall("dagbench.json", {{{"cost", "milliseconds"}}, {}});
    QCOMPARE(secondsOn(measured->vertex(find(*measured, "filter")), "*"), 0.010);
    QVERIFY(!measured->vertex(VertexId{0}).flops && measured->notes().empty());
    const auto devices = readTopologyOfGraph(std::string(DOPPLER_TEST_DATA) + "/small/dagbench.json");
    QVERIFY(devices.ok() && *devices);
    QCOMPARE((*devices)->deviceCount(), std::size_t{2});
    QCOMPARE((*devices)->device(DeviceId{1}).flopsPerSecond, 8.0);
    QCOMPARE((*devices)->link(DeviceId{1}, DeviceId{0}).bandwidth, 100.0); // links go both ways
    // sense and filter on the edge, store in the cloud: 4/2 + 10/2, 100/100 across, 0.5/8.
    const auto problem = Problem::create(graph, *devices).value();
    Simulator simulator(problem);
    const Placement placement{{DeviceId{0}, DeviceId{0}, DeviceId{1}}, {}, {}};
    QCOMPARE(simulator.makespan(placement), std::max(2 + 6.0, 2 + 5 + 1.0) + 0.0625);
}

void IoSmallGraphsTest::dnnPartitioning()
{
    const GraphPtr graph = readSmall("dnn_partitioning.json");
    QCOMPARE(edgesOf(*graph), (Strings{"matmul>node8 536871 - -", "weights>matmul 1.07374e+06 - -",
                                       "weights>node8 1.07374e+06 - -"}));
    QCOMPARE(graph->tensorCount(), std::size_t{2}); // all edges of a node carry one
    const Vertex& matmul = graph->vertex(find(*graph, "matmul"));
    QCOMPARE(secondsOn(matmul, "cpu"), 0.0305);
    QCOMPARE(secondsOn(matmul, "*"), 0.00305);
    QCOMPARE(matmul.persistentBytes, 8192.0);
    QCOMPARE(graph->colocationGroups().size(), std::size_t{1});
    QCOMPARE(graph->vertex(find(*graph, "node8")).allow, (Strings{"cpu"}));
    const auto devices = readTopologyOfGraph(std::string(DOPPLER_TEST_DATA) + "/small/dnn_partitioning.json");
    QVERIFY(devices.ok() && *devices);
    QCOMPARE((*devices)->deviceCount(), std::size_t{3});
    QCOMPARE((*devices)->device(DeviceId{0}).slotCount, 4U);
    QCOMPARE((*devices)->device(DeviceId{1}).memoryBytes, 1e6);
    // Out of an accelerator costs what the edge says; from one to another it goes out and in.
    const auto problem = Problem::create(graph, *devices).value();
    const TensorId weights = graph->outEdges(find(*graph, "weights")).front().tensor;
    const auto transfer = [&](std::size_t from, std::size_t to) {
        return problem->transferSeconds(weights, DeviceId{from}, DeviceId{to});
    };
    QVERIFY(std::abs(transfer(1, 0) - 0.5e-3) < 1e-12 && std::abs(transfer(0, 2) - 0.5e-3) < 1e-12);
    QVERIFY(std::abs(transfer(1, 2) - 1e-3) < 1e-12);
    // The host of any devices takes the CPU's times, of whatever kind it is.
    const auto withHost = Problem::create(graph, *builtinTopology("4xP100-host")).value();
    std::size_t hosts = 0;
    for (DeviceId d : withHost->topology().devices()) {
        const bool host = withHost->topology().device(d).deviceClass == "cpu";
        hosts += host ? 1 : 0;
        QCOMPARE(withHost->computeSeconds(find(*graph, "matmul"), d), host ? 0.0305 : 0.00305);
    }
    QVERIFY(hosts > 0);
}

void IoSmallGraphsTest::mayer()
{
    const GraphPtr graph = readSmall("mayer.csv");
    QCOMPARE(graph->vertexCount(), std::size_t{4});
    QCOMPARE(graph->vertex(VertexId{0}).name, std::string("Variable/read")); // by id
    QCOMPARE(edgesOf(*graph),
             (Strings{"\"relu, of sorts\">gradients/add 30 - -", "Conv2D>gradients/add 20 - -",
                      "Variable/read>\"relu, of sorts\" 10 - -", "Variable/read>Conv2D 10 - -"}));
    const Vertex& convolution = graph->vertex(VertexId{1});
    QCOMPARE(convolution.flops.value_or(0), 300.0);
    QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 50.0);
    QCOMPARE(graph->vertex(VertexId{2}).allow, (Strings{"gpu"}));
    QCOMPARE(graph->vertex(VertexId{3}).allow, (Strings{"cpu"}));
    QCOMPARE(graph->colocationGroups().size(), std::size_t{1});
    QCOMPARE(graph->colocationGroups()[0], (std::vector{VertexId{1}, VertexId{2}}));
    // Without headings, and with the fewest columns; edges from one side only.
    const auto bare = readGraphText("5,,,,1,2\n9,,5,,3,4\n");
    QVERIFY2(bare.ok(), bare.ok() ? "" : bare.error().english().c_str());
    QCOMPARE((*bare)->edgeCount(), std::size_t{1});
}

void IoSmallGraphsTest::graphDef()
{
    const GraphPtr graph = readSmall("graph_def.pbtxt");
    QCOMPARE(edgesOf(*graph),
             (Strings{"check>square 0 - ^", "split>check 0 - 2", "split>square 60 - 1", "split>square 8 - -",
                      "w/read>split 0 - -", "w>w/read 128 - -", "x>split 512 - -"}));
    QCOMPARE(graph->vertex(find(*graph, "x")).op, std::string("Placeholder"));
    QCOMPARE(graph->colocationGroups().size(), std::size_t{1});
    QCOMPARE(graph->colocationGroups()[0], (std::vector{find(*graph, "w"), find(*graph, "w/read")}));
    QVERIFY(metrics(*graph).estimated);
    QCOMPARE(graph->notes().size(), std::size_t{2});
    const auto loop =
        readGraphText("node { name: \"enter\" op: \"Enter\" }\n"
                      "node { name: \"merge\" op: \"Merge\" input: \"enter\" input: \"next\" }\n"
                      "node { name: \"next\" op: \"NextIteration\" input: \"merge\" }\n");
    QVERIFY(!loop.ok());
    QCOMPARE(QString::fromStdString(loop.error().english()),
             QString("vertices[2]: the graph has a cycle: next -> merge -> next"));
}

void IoSmallGraphsTest::costGraph()
{
    const GraphPtr graph = readSmall("cost_graph.pbtxt");
    QCOMPARE(edgesOf(*graph), (Strings{"_SOURCE>x 0 - ^", "x>y 512 - -", "x>y 64 - 1"}));
    QVERIFY(std::abs(secondsOn(graph->vertex(find(*graph, "x")), "*") - 250e-6) < 1e-15);
    QVERIFY(std::abs(secondsOn(graph->vertex(find(*graph, "y")), "*") - 12e-6) < 1e-15);
    QCOMPARE(graph->vertex(find(*graph, "x")).persistentBytes, 4096.0);
}

void IoSmallGraphsTest::endings()
{
    const GraphPtr graph = readSmall("dot.dot");
    const std::string folder = "/proc/self/fd/"; // nothing can be made there
    const auto refused = writeGraph(*graph, folder + "nowhere.stg");
    QVERIFY(!refused.ok());
    QVERIFY(refused.error().english().find("STG is a read-only format") != std::string::npos);
    QVERIFY(!writeGraph(*graph, folder + "x.dot", {}, "dto").ok());
    // What a format has no place for is told.
    QVERIFY(!lossOfWriting(*graph, "x.dot") && !lossOfWriting(*graph, "x.graphml.gz") &&
            !lossOfWriting(*graph, "x.json") && !lossOfWriting(*graph, "x.stg"));
    const auto loss = lossOfWriting(*graph, "x", "wfcommons");
    QVERIFY(loss.has_value());
    QCOMPARE(loss->english(),
             std::string("the format WfCommons JSON cannot store everything in the graph; lost: flops, "
                         "seconds, edges.seconds, group, colocate, allow, output_bytes"));
    // (Its task "split" has an output that nobody takes.)
    QCOMPARE(lossOfWriting(*readSmall("workflow.wfcommons.json"), "x.wfcommons.json")->arguments,
             (Values{"WfCommons JSON", "output_bytes"}));
    const GraphPtr kernels = generateWorkload("chainmm").value();
    QCOMPARE(lossOfWriting(*kernels, "x.gv")->arguments, (Values{"Graphviz DOT", "kernel"}));
}

/// Lists of inputs in every spelling.
void IoSmallGraphsTest::dopplerTextLists()
{
    const std::string rest = "0, 1,\n1, 2,\n10,20,x\n10,20,x\n10,20\n";
    for (const char* head : {"3\n\n", "4\n0\n", "4\n0,\n", "5\n0, 1\n", "3\n \r\n"}) {
        const auto graph = readGraphText(head + rest);
        QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
        QCOMPARE((*graph)->edgeCount(), std::size_t{2});
    }
    QCOMPARE((*readGraphText("2\n\n\n\n10,20,x\n10,20\n"))->vertexCount(), std::size_t{2});
    const auto stg = readGraphText("2\n0 0 0\n1 5 1 0\n2 4 1 1\n3 0 1 2\n");
    QVERIFY2(stg.ok(), stg.ok() ? "" : stg.error().english().c_str());
    QCOMPARE((*stg)->vertexCount(), std::size_t{4});
}

void IoSmallGraphsTest::keepsEverything_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"json", "dot", "graphml"})
        QTest::newRow(format) << QByteArray(format);
}

void IoSmallGraphsTest::keepsEverything()
{
    QFETCH(QByteArray, format);
    const auto formats = graphFormats();
    const auto known = std::find_if(formats.begin(), formats.end(),
                                    [&](const GraphFormat& f) { return f.id == format.toStdString(); });
    QVERIFY(known != formats.end() && known->write);
    RandomShape shape;
    shape.persistent = shape.oddTimes = true;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        const GraphPtr graph = withoutSomeNames(*randomGraph(random, shape));
        const std::string text = known->write(*graph);
        const auto again = readGraphText(text);
        QVERIFY2(again.ok(), again.ok() ? "" : (again.error().english() + "\n" + text).c_str());
        QVERIFY2((*again)->fingerprint() == graph->fingerprint(), text.c_str());
        QCOMPARE((*again)->name(), graph->name());
        for (VertexId v : graph->vertices()) {
            QCOMPARE((*again)->vertex(v).name, graph->vertex(v).name);
            QCOMPARE((*again)->vertex(v).op, graph->vertex(v).op);
        }
    }
    // Names with every character that a format might take for its own.
    GraphBuilder builder("a \"name\" <&> \\ of; {it}");
    Vertex odd;
    odd.name = "a\\\"b<c>&'d";
    odd.op = "x]y";
    odd.group = "\\n";
    odd.allow = {"gpu 0", "host"};
    odd.flops = 1e-300;
    builder.addVertex(std::move(odd));
    Vertex other;
    other.name = "zwei\xc3\xa4";
    other.colocate = "k;[0]";
    other.flops = 1e300;
    builder.addVertex(std::move(other));
    builder.addEdge({0, 1, 0.1, 1e-9, "t,=->"});
    const GraphPtr graph = builder.build().value();
    const auto again = readGraphText(known->write(*graph));
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    QCOMPARE((*again)->fingerprint(), graph->fingerprint());
    QCOMPARE((*again)->name(), graph->name());
    QCOMPARE((*again)->vertex(VertexId{0}).name, graph->vertex(VertexId{0}).name);
    QCOMPARE((*again)->vertex(VertexId{0}).group, graph->vertex(VertexId{0}).group);
    QCOMPARE((*again)->tensor(TensorId{0}).name.text(), std::string("t,=->"));
}

void IoSmallGraphsTest::wfcommonsKeepsWhatItSays()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        const GraphPtr graph = plainGraph(random);
        const auto again = readWfcommons(writeWfcommons(*graph));
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
        QVERIFY2((*again)->fingerprint() == graph->fingerprint(), writeWfcommons(*graph).c_str());
        // Of any graph: what has been written once is kept from then on.
        RandomShape shape;
        shape.persistent = shape.oddTimes = true;
        const auto once = readWfcommons(writeWfcommons(*randomGraph(random, shape)));
        QVERIFY2(once.ok(), once.ok() ? "" : once.error().english().c_str());
        const auto twice = readWfcommons(writeWfcommons(**once));
        QVERIFY(twice.ok() && (*twice)->fingerprint() == (*once)->fingerprint());
    }
}

void IoSmallGraphsTest::runsTheSameThroughEveryFormat()
{
    const TopologyPtr devices = builtinTopology("4xP100").value();
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Random random(seed);
        const GraphPtr graph = plainGraph(random);
        const ProblemPtr problem = Problem::create(graph, devices).value();
        Placement placement;
        drawAssignment(*problem, random, placement.devices);
        const double expected = Simulator(problem).makespan(placement);
        std::size_t count = 0;
        for (const GraphFormat& format : graphFormats()) {
            if (!format.write)
                continue;
            ++count;
            const auto again = readGraphText(format.write(*graph));
            QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
            const ProblemPtr same = Problem::create(*again, devices).value();
            QCOMPARE(Simulator(same).makespan(placement), expected);
        }
        QVERIFY(count >= 4);
    }
}

void IoSmallGraphsTest::bringsDevices()
{
    const auto none = readTopologyOfGraph(std::string(DOPPLER_TEST_DATA) + "/small/dot.dot");
    QVERIFY(none.ok() && !*none);
    const auto noNetwork = readDagbenchNetwork(R"({"task_graph":{"tasks":[]}})");
    QVERIFY(noNetwork.ok() && !*noNetwork);
}

} // namespace

DOPPLER_TEST(IoSmallGraphsTest)

} // namespace io_small_graphs_test

#include "io_small_graphs.moc"
