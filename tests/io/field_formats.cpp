// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the kinds that people have: the rows of the field table that are about formats, then variants of
// each kind.
#include "core/app/open_problem.h"
#include "core/catalog/graph_file.h"
#include "core/graph/metrics.h"
#include "core/io/attributes/attribute_mapping.h"
#include "core/io/attributes/attribute_reader.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/import_options.h"
#include "tests/support/measured_seconds.h"
#include "tests/support/runner.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace field_formats_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Strings = std::vector<std::string>;

const std::string fieldFolder = std::string(DOPPLER_SHARED) + "/data/field/text/";

/// The fields of a line of CSV; quotes may enclose commas.
QStringList fieldsOf(const QString& line)
{
    QStringList fields{QString()};
    bool quoted = false;
    for (const QChar c : line)
        if (c == QLatin1Char('"'))
            quoted = !quoted;
        else if (c == QLatin1Char(',') && !quoted)
            fields += QString();
        else
            fields.back() += c;
    return fields;
}

GraphPtr read(std::string_view text, const Strings& imports = {})
{
    const auto options = parseImports(imports);
    const auto graph = readGraphText(text, "graph", {options.value(), {}});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

std::string refusal(std::string_view text, const Strings& imports = {})
{
    const auto graph = readGraphText(text, "graph", {parseImports(imports).value(), {}});
    return graph ? "read" : graph.error().english();
}

Strings namesOf(const DataflowGraph& graph)
{
    Strings names;
    for (VertexId v : graph.vertices())
        names.push_back(graph.vertex(v).name);
    return names;
}

Strings notesOf(const DataflowGraph& graph)
{
    Strings notes;
    for (const Message& note : graph.notes())
        notes.push_back(note.english());
    return notes;
}

double bytesOf(const DataflowGraph& graph)
{
    double sum = 0;
    for (TensorId t : graph.tensors())
        sum += graph.tensor(t).bytes;
    return sum;
}

double secondsOf(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).seconds.empty() ? 0 : secondsOn(graph.vertex(v), "*");
    return sum;
}

double flopsOf(const DataflowGraph& graph) { return metrics(graph).flops; }

/// What a row of the table asks for: its words name figures ("vertices, edges, work").
QString figuresOf(const DataflowGraph& graph, const QString& what)
{
    QStringList figures;
    for (const QString& word : what.split(QStringLiteral(", ")))
        figures += QString::number(word == QStringLiteral("vertices")      ? double(graph.vertexCount())
                                   : word == QStringLiteral("edges")       ? double(graph.edgeCount())
                                   : word == QStringLiteral("bytes")       ? bytesOf(graph)
                                   : word.contains(QStringLiteral("work")) ? flopsOf(graph)
                                                                           : secondsOf(graph));
    return figures.join(QStringLiteral(", "));
}

} // namespace

class FieldFormatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void table_data();
    void table();
    void bytesOfAnEdge();
    void wfFormats();
    void oldWorkflowsByFilesAndMachines();
    void pegasusDax();
    void sagaDevices();
    void nodeLinkIds();
    void nodeLinkFaults();
    void gml();
    void sizesInDot();
    void labelsInDot_data();
    void labelsInDot();
    void labelsOfYed();
    void mapsAttributes();
    void refusesMappings();
    void namesUnusedNumbers();
    void severalImportsInOneArgument();
    void describesJson_data();
    void describesJson();
    void namesLfsPointers();
};

void FieldFormatsTest::table_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("value");
    const auto table = readFile(fieldFolder + "expected.csv");
    if (!table)
        return;
    const QStringList own{"sizes.dot",
                          "wf1.6.json",
                          "wf1.4.json",
                          "pegasus.dax",
                          "saga_zero_link.json",
                          "saga_missing_link.json",
                          "saga_graph_only.json",
                          "node_link.json",
                          "yed.graphml",
                          "pointer.onnx"};
    for (const QString& line : QString::fromStdString(*table).split(QLatin1Char('\n'))) {
        const QStringList row = fieldsOf(line);
        if (row.size() >= 3 && own.contains(row[0]))
            QTest::newRow(qPrintable(row[0] + QLatin1Char(' ') + row[1])) << row[0] << row[1] << row[2];
    }
}

void FieldFormatsTest::table()
{
    if (!QFileInfo::exists(QString::fromStdString(fieldFolder)))
        QSKIP("the field's files are not where DOPPLER_SHARED_DATA leads");
    QFETCH(QString, file);
    QFETCH(QString, what);
    QFETCH(QString, value);
    const std::string path = fieldFolder + file.toStdString();
    if (what.contains(QStringLiteral("message"))) {
        const std::string said = what.contains(QStringLiteral("--devices"))
                                     ? openDevices(path).error().english()
                                     : readGraph(path).error().english();
        const QStringList parts = file == QStringLiteral("saga_zero_link.json")
                                      ? QStringList{"n1 - n3", "speed 0"}
                                  : file == QStringLiteral("saga_missing_link.json")
                                      ? QStringList{"n1 - n3", "no link"}
                                      : QStringList{"Git LFS pointer, not the file itself", "git lfs pull"};
        for (const QString& part : parts)
            QVERIFY2(QString::fromStdString(said).contains(part), said.c_str());
        return;
    }
    const auto graph = readGraph(path);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    if (what == QStringLiteral("names")) {
        QStringList names;
        for (const std::string& name : namesOf(**graph))
            names += QString::fromStdString(name);
        QCOMPARE(names.join(QStringLiteral(", ")), value);
    } else if (what == QStringLiteral("bytes of a -> end")) {
        double found = -1;
        for (EdgeId e : (*graph)->edges()) {
            const Edge& edge = (*graph)->edge(e);
            if ((*graph)->vertex(edge.from).name == "a" && (*graph)->vertex(edge.to).name == "end")
                found = (*graph)->tensor(edge.tensor).bytes;
        }
        QCOMPARE(found, value.toDouble());
    } else {
        QStringList expected;
        for (const QString& number : value.split(QStringLiteral(", ")))
            expected += QString::number(number.toDouble());
        const QString words = what == QStringLiteral("work, FLOP") ? QStringLiteral("work") : what;
        QCOMPARE(figuresOf(**graph, words), expected.join(QStringLiteral(", ")));
    }
}

void FieldFormatsTest::bytesOfAnEdge()
{
    const GraphPtr graph = read("digraph { a [size=3] b [size=\"1e9\"] a -> b [size=\"-1\"] }");
    QCOMPARE(bytesOf(*graph), 0.0); // SimGrid writes -1 where an edge is only an order
    QCOMPARE(flopsOf(*graph), 1e9 + 3);
}

/// Tasks a and b: b reads what a writes.
std::string oldWorkflow(const char* version, const char* list, const char* runtime, const char* size)
{
    return QString(R"({"name":"w","schemaVersion":"%1","wms":{},"workflow":{"%2":[
        {"name":"a_ID1","id":"ID1","type":"compute","%3":2,"parents":[],"command":{"program":"a"},
         "files":[{"link":"output","name":"f","%4":100},{"link":"input","name":"in","%4":7}]},
        {"name":"b_ID2","id":"ID2","type":"compute","%3":3.5,"parents":["a_ID1"],
         "files":[{"link":"input","name":"f","%4":100}]}]}})")
        .arg(version, list, runtime, size)
        .toStdString();
}

void FieldFormatsTest::wfFormats()
{
    for (const auto& [version, list, runtime, size] : {std::tuple("1.0", "jobs", "runtime", "size"),
                                                       {"1.2", "jobs", "runtime", "size"},
                                                       {"1.3", "tasks", "runtime", "size"},
                                                       {"1.4", "tasks", "runtimeInSeconds", "sizeInBytes"}}) {
        const GraphPtr graph = read(oldWorkflow(version, list, runtime, size));
        QCOMPARE(figuresOf(*graph, "vertices, edges, bytes, seconds"), QString("2, 1, 100, 5.5"));
        QCOMPARE(graph->vertex(VertexId{0}).op, std::string("a"));
        QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 7.0);
    }
    const auto parents = [](const char* names) {
        return refusal(QString(R"({"schemaVersion":"1.4","workflow":{"tasks":[
            {"name":"p","id":"1","parents":[]},{"name":"p","id":"2","parents":%1}]}})")
                           .arg(names)
                           .toStdString());
    };
    QCOMPARE(parents(R"(["1"])"), std::string("read")); // tasks of one name: by id
    QCOMPARE(parents(R"(["q"])"), std::string("workflow.tasks[1].parents[0]: there is no task \"q\""));
    QCOMPARE(refusal(R"({"schemaVersion":"1.7","workflow":{"tasks":[]}})"),
             std::string("schemaVersion: the file has version 1.7, but this program reads versions up to "
                         "1.6; a newer version of the program is needed"));
    QCOMPARE(refusal(R"({"schemaVersion":"first","workflow":{"tasks":[]}})"),
             std::string("schemaVersion: found \"first\", expected \"1.0\" to \"1.6\""));
}

void FieldFormatsTest::oldWorkflowsByFilesAndMachines()
{
    const std::string text = R"({"schemaVersion":"1.3","workflow":{
        "machines":[{"nodeName":"fast","cpu":{"speed":3000}},{"nodeName":"slow","cpu":{"speed":1000}}],
        "tasks":[{"name":"a","runtime":2,"machine":"fast","files":[{"link":"output","name":"f","size":9}]},
                 {"name":"b","runtime":2,"machine":"slow","files":[{"link":"input","name":"f","size":9}]},
                 {"name":"c","runtime":1}]}})";
    const GraphPtr graph = read(text); // no task names a parent: the files give the order
    QCOMPARE(figuresOf(*graph, "vertices, edges, bytes, seconds"), QString("3, 1, 9, 5"));
    const GraphPtr work = read(text, {"runtimes=work"});
    QCOMPARE(work->vertex(VertexId{0}).flops.value_or(0), 6e9);
    QCOMPARE(work->vertex(VertexId{1}).flops.value_or(0), 2e9);
    QCOMPARE(notesOf(*work), (Strings{"1 task keeps its measured seconds: the speed of its machine is not "
                                      "recorded"}));
}

void FieldFormatsTest::pegasusDax()
{
    const GraphPtr graph = read(R"(<?xml version="1.0"?>
<!-- generated -->
<adag xmlns="http://pegasus.isi.edu/schema/DAX" version="3.6" name="diamond">
 <executable name="x" namespace="n"><pfn url="file:///x"/></executable>
 <job id="j1" name="split"><profile namespace="pegasus" key="runtime">4</profile>
  <uses name="in" link="input" size="10"/><uses name="f" link="output" size="5"/>
  <uses name="x" link="input" executable="true" type="executable"/></job>
 <job id="j2" name="work" runtime="1"><uses name="f" link="input" size="5"/><uses name="x"/></job>
 <dax id="j3" name="inner"><uses name="f" link="input" size="5"/></dax>
 <child ref="j2"><parent ref="j1"/></child>
 <child ref="j3"><parent ref="j2"/><parent ref="j1"/></child>
</adag>)");
    QCOMPARE(graph->name(), std::string("diamond"));
    QCOMPARE(figuresOf(*graph, "vertices, edges, bytes, seconds"), QString("3, 3, 5, 5"));
    QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 10.0);
    QCOMPARE(graph->vertex(VertexId{1}).op, std::string("work"));
    QVERIFY(graph->vertex(VertexId{2}).seconds.empty());
    QCOMPARE(figuresOf(*read(R"(<adag><job id="a" name="a" runtime="1"><uses file="f" link="output" size="3"/>
        </job><job id="b" name="b" runtime="1"><uses file="f" link="input"/></job></adag>)"),
                       "vertices, edges, bytes"),
             QString("2, 1, 3")); // without <child>: by files
    QCOMPARE(refusal("<adag>\n<job id=\"a\"/>\n<child ref=\"b\"/></adag>"),
             std::string("line 3: the child refers to \"b\", expected the id of a job"));
    QCOMPARE(refusal("<adag>\n<job id=\"a\" runtime=\"-2\"/></adag>"),
             std::string("line 2: runtime is \"-2\", expected a finite number of at least 0"));
    QCOMPARE(refusal("<adag><job id=\"a\"/>\n<job id=\"a\"/></adag>"),
             std::string("line 2: the id a occurs twice, expected different ids"));
}

void FieldFormatsTest::sagaDevices()
{
    const QTemporaryDir folder;
    const auto said = [&](const char* network) {
        const std::string path = folder.filePath("saga.json").toStdString();
        const std::string text =
            QString(R"({"task_graph":{"tasks":[{"name":"A","cost":1}]}%1})").arg(network).toStdString();
        if (auto written = writeFile(path, text); !written)
            qFatal("%s", written.error().english().c_str());
        const auto devices = openDevices(path);
        return devices ? "read" : devices.error().english().substr(path.size() + 2);
    };
    QCOMPARE(said(R"(,"network":{"nodes":[{"name":"a","speed":1},{"name":"b","speed":2}],"edges":[
                  {"source":"a","target":"b","speed":1},{"source":"a","target":"a","speed":null}]})"),
             std::string("read"));
    QCOMPARE(said(R"(,"network":{"nodes":[{"name":"a","speed":1},{"name":"b","speed":2}],"edges":[
                  {"source":"a","target":"b","speed":null}]})"),
             std::string("network.edges[0].speed: the link a - b has no speed, expected a number above 0"));
    QCOMPARE(said(R"(,"network":{"nodes":[{"name":"a","speed":1},{"name":"b","speed":1},
                  {"name":"c","speed":1}],"edges":[]})"),
             std::string("network.edges: 3 pairs of nodes have no link (a - b, a - c, b - c), expected a "
                         "link for every pair"));
    QCOMPARE(said(""), std::string("the file describes a graph without devices, expected devices"));
    QCOMPARE(
        refusal(R"({"tasks":[{"name":"A","cost":1}],"dependencies":[{"source":"A","target":"B","size":1}]})"),
        std::string("dependencies[0].target: there is no task \"B\""));
}

void FieldFormatsTest::nodeLinkIds()
{
    const GraphPtr graph = read(R"({"directed":true,"multigraph":true,"graph":{"name":"net"},"nodes":[
        {"id":1,"label":"one","flops":5,"tags":["x"]},{"id":[0,"t"],"name":"two","op":"add"},{"id":true},
        {"id":"s","flops":2.5,"work":3}],
        "edges":[{"source":1,"target":[0,"t"],"key":0,"bytes":8},{"source":1,"target":[0,"t"],"key":1,"bytes":9},
                 {"source":true,"target":"s","key":0,"weight":0.5}]})");
    QCOMPARE(graph->name(), std::string("net"));
    QCOMPARE(namesOf(*graph), (Strings{"one", "two", "true", "s"}));
    QCOMPARE(figuresOf(*graph, "vertices, edges, bytes, work"), QString("4, 3, 17, 7.5"));
    QCOMPARE(graph->tensor(graph->edge(EdgeId{2}).tensor).seconds.value_or(0), 0.5);
    // D3: by place, with names instead of ids.
    const GraphPtr placed =
        read(R"({"nodes":[{"name":"a"},{"name":"b"}],"links":[{"source":1,"target":0}]})");
    QCOMPARE(placed->edge(EdgeId{0}).from, VertexId{1});
    // Links before the nodes; an empty graph member as networkx 1 wrote it.
    QCOMPARE(
        read(R"({"links":[{"source":0,"target":1}],"directed":true,"graph":[],"nodes":[{"id":0},{"id":1}]})")
            ->edgeCount(),
        std::size_t{1});
}

void FieldFormatsTest::nodeLinkFaults()
{
    QCOMPARE(refusal(R"({"directed":false,"nodes":[],"links":[]})"),
             std::string("directed: the graph is not directed, expected true"));
    QCOMPARE(refusal(R"({"directed":true,"nodes":[{"id":0},{"id":0}],"links":[]})"),
             std::string("nodes[1]: duplicate id \"0\", expected a unique id"));
    QCOMPARE(refusal(R"({"directed":true,"nodes":[{"id":0},{"id":1}],"links":[{"source":0,"target":2},
                        {"source":0,"target":1}]})"),
             std::string("links[0].target: there is no node \"2\""));
    QCOMPARE(refusal(R"({"directed":true,"nodes":[{"id":0,"flops":-1}],"links":[]})"),
             std::string("nodes[0].flops: flops is \"-1\", expected a finite number of at least 0"));
    QCOMPARE(refusal(R"({"directed":true,"nodes":[{"id":0},{"id":1}],"links":[{"source":0}]})"),
             std::string("links[0]: an edge needs \"source\" and \"target\""));
    QCOMPARE(refusal(R"({"directed":true,"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b"},
                        {"source":"b","target":"a"}]})"),
             std::string("nodes[1]: the graph has a cycle: b -> a -> b"));
}

void FieldFormatsTest::gml()
{
    const std::string text =
        "# made by hand\nCreator \"x\"\nVersion 1\ngraph [\n  directed 1\n  label \"g\"\n"
        "  node [ id 4 label \"A &amp; B\" work 3.5 graphics [ x 1 y 2 ] ]\n"
        "  node [ id 5 flops 7 ]\n  edge [ source 4 target 5 bytes 64 ]\n]\n";
    const GraphPtr graph = read(text);
    QCOMPARE(graph->name(), std::string("g"));
    QCOMPARE(namesOf(*graph), (Strings{"A & B", "5"}));
    QCOMPARE(figuresOf(*graph, "vertices, edges, bytes, work"), QString("2, 1, 64, 7"));
    QCOMPARE(flopsOf(*read(text, {"flops=work*10"})), 35.0);
    QCOMPARE(refusal("graph [ directed 1 node [ id 1 ]\n edge [ source 1 target 2 ] ]"),
             std::string("line 2: there is no node \"2\""));
    QCOMPARE(refusal("graph [\n directed 0 node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]"),
             std::string("line 2: the graph is not directed, expected directed 1"));
    QCOMPARE(refusal("graph [ node [ id 1"), std::string("line 1: unexpected end of the text"));
}

void FieldFormatsTest::sizesInDot()
{
    const GraphPtr daggen = read("digraph G {\n 1 [size=\"2e9\", alpha=\"0.20\"]\n 1 -> 2 [size =\"3e6\"]\n"
                                 " 2 [size=\"1e9\", alpha=\"0.1\"]\n}");
    QCOMPARE(figuresOf(*daggen, "work, bytes"), QString("3e+09, 3e+06"));
    QCOMPARE(notesOf(*daggen),
             (Strings{"\"size\" is read as FLOPs of vertices and bytes of edges, as in files of SimGrid, "
                      "daggen and DSLab",
                      "attributes with numbers that are not used: of vertices alpha (2). Map them with "
                      "--import flops=ATTRIBUTE or in File > Import options"}));
    // Costs that are named count more; a size that is no number is none.
    QCOMPARE(
        flopsOf(*read("digraph { a [size=5, flops=2]; b [flops=3, size=9]; c [size=\"3,4\", flops=0] }")),
        5.0);
    QCOMPARE(figuresOf(*read("digraph { node [size=4]; edge [size=2]; a -> b -> c }"), "work, bytes"),
             QString("12, 4"));
    // Mapped to something else, it is no cost of its own.
    const GraphPtr mapped = read("digraph { a [size=5]; b [size=1]; a -> b [size=7] }", {"memory=size"});
    QCOMPARE(mapped->vertex(VertexId{0}).persistentBytes, 5.0);
    QVERIFY(!mapped->vertex(VertexId{0}).flops);
    QCOMPARE(bytesOf(*mapped), 7.0);
}

void FieldFormatsTest::labelsInDot_data()
{
    QTest::addColumn<QString>("attributes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("op");
    const auto row = [](const char* what, const char* attributes, const char* name, const char* op = "") {
        QTest::newRow(what) << QString(attributes) << QString::fromUtf8(name) << QString(op);
    };
    row("XLA", "label=<<b>fusion.3</b><br/>f32[8,128]{1,0}>, shape=rect", "fusion.3");
    row("entities", "label=<a &lt;b&gt; &amp; &#955;&#x3bb;&nbsp;c &unknown; d>", "a <b> & λλ c &unknown; d");
    row("table",
        "label=<<TABLE BORDER=\"0\"><TR><TD TITLE=\"a&gt;b\"><B>dot</B></TD><TD>x</TD></TR><TR><TD>y"
        "</TD></TR></TABLE>>",
        "dot x");
    row("first line is empty", "label=<<br/> <i>two</i><br/>three>", "two");
    row("comment", "label=<<!-- x --><font color=\"red\">y</font>>", "y");
    row("nothing in it", "label=<<br/>>", "n");
    row("CUDA graph",
        "style=\"solid\" shape=\"record\"\nlabel=\"{KERNEL\n| {ID | 0 (topoId: 2) | "
        "_Z9vectorAddPKfS0_Pfi\\<\\<\\<196,256,0\\>\\>\\>}\n| {{node handle | func handle} | {0x55 | "
        "0x56}}}\"",
        "_Z9vectorAddPKfS0_Pfi", "KERNEL");
    row("CUDA graph, a copy", "shape=record label=\"{MEMCPY\\n| {{ID | node handle} | {1 | 0x5}}}\"",
        "MEMCPY");
    row("Keras", "label=\"{conv1: Conv2D|{input:|output:}|{{(1, 3)}|{(1, 64)}}}\", shape=record",
        "conv1: Conv2D");
    row("ports", "shape=Mrecord, label=\"<p0> a\\|b|<p1> c\"", "a|b");
    row("no record", "shape=box, label=\"{a|b}\"", "{a|b}");
}

void FieldFormatsTest::labelsInDot()
{
    QFETCH(QString, attributes);
    QFETCH(QString, name);
    QFETCH(QString, op);
    const GraphPtr graph = read(("digraph { n [" + attributes + "] }").toStdString());
    QCOMPARE(QString::fromStdString(graph->vertex(VertexId{0}).name), name);
    QCOMPARE(QString::fromStdString(graph->vertex(VertexId{0}).op), op);
}

void FieldFormatsTest::labelsOfYed()
{
    const GraphPtr graph = read(R"(<graphml xmlns:y="http://www.yworks.com/xml/graphml">
 <key for="node" id="d6" yfiles.type="nodegraphics"/><key for="edge" id="d9" yfiles.type="edgegraphics"/>
 <key for="node" id="d1" attr.name="work"/>
 <graph edgedefault="directed">
  <node id="g"><data key="d6"><y:ProxyAutoBoundsNode><y:Realizers><y:GroupNode><y:NodeLabel>stage
   one</y:NodeLabel></y:GroupNode></y:Realizers></y:ProxyAutoBoundsNode></data><graph id="g:">
   <node id="g::n0"><data key="d6"><y:ShapeNode><y:Geometry height="30"/><y:NodeLabel hasText="false"/>
    <y:NodeLabel>load<y:LabelModel/></y:NodeLabel></y:ShapeNode></data><data key="d1">4</data></node></graph></node>
  <node id="n1"><data key="d6"><y:ShapeNode/></data></node>
  <edge source="g::n0" target="n1"><data key="d9"><y:PolyLineEdge><y:EdgeLabel>64</y:EdgeLabel>
   </y:PolyLineEdge></data></edge></graph></graphml>)");
    QCOMPARE(namesOf(*graph), (Strings{"load", "n1"}));
    QCOMPARE(graph->vertex(VertexId{0}).group, std::string("stage one"));
    QCOMPARE(
        notesOf(*graph),
        (Strings{"attributes with numbers that are not used: of vertices work (1); of edges label (1). Map "
                 "them with --import flops=ATTRIBUTE,bytes=ATTRIBUTE or in File > Import options"}));
}

void FieldFormatsTest::mapsAttributes()
{
    const std::string dot =
        "digraph { node [mem=2]; a [work=2, title=\"first\", host=\"gpu0;gpu1\", layer=\"l1\", "
        "ms=4]; b [work=3, title=second, mem=5]; a -> b [volume=10, delay=2000, Weight=9] }";
    const GraphPtr graph =
        read(dot, {"flops=work*1e9,bytes=volume*1e3,name=title", "memory=mem", "device=host", "kind=title",
                   "seconds=ms/1000", "transfer_seconds=delay*1e-3"});
    QCOMPARE(namesOf(*graph), (Strings{"first", "second"}));
    const Vertex& first = graph->vertex(VertexId{0});
    QCOMPARE(first.flops.value_or(0), 2e9);
    QCOMPARE(first.persistentBytes, 2.0);
    QCOMPARE(graph->vertex(VertexId{1}).persistentBytes, 5.0);
    QCOMPARE(first.allow, (Strings{"gpu0", "gpu1"}));
    QCOMPARE(first.op, std::string("first"));
    QVERIFY(qFuzzyCompare(secondsOn(first, "*"), 4e-3));
    QCOMPARE(bytesOf(*graph), 1e4);
    QVERIFY(qFuzzyCompare(graph->tensor(graph->edge(EdgeId{0}).tensor).seconds.value_or(0), 2.0));
    const std::string json = R"({"directed":true,"nodes":[{"id":0,"a b":2},{"id":1,"a b":3}],
                                 "links":[{"source":0,"target":1,"n/a":4}]})";
    QCOMPARE(figuresOf(*read(json, {"flops=a b", "bytes=n/a"}), "work, bytes"), QString("5, 4"));
    const std::string xml = R"(<graphml><key id="k" for="node" attr.name="work"><default>7</default></key>
        <graph edgedefault="directed"><node id="a"/><node id="b"><data key="k">1</data></node></graph></graphml>)";
    QCOMPARE(flopsOf(*read(xml, {"flops=work"})), 8.0);
    QCOMPARE(attributeTermText(parseAttributeTerm("work*1e9").value()), std::string("work*1000000000"));
}

void FieldFormatsTest::refusesMappings()
{
    const std::string dot = "digraph { a [work=2, memory=1]; b; a -> b }";
    QCOMPARE(refusal(dot, {"flops=wrk"}),
             std::string("flops: no vertex has the attribute \"wrk\", expected one of: work, memory"));
    QCOMPARE(refusal(dot, {"bytes=volume"}),
             std::string(
                 "bytes: no edge has the attribute \"volume\"; the edges of this file have no attributes"));
    QCOMPARE(refusal(dot, {"flops=work*0"}),
             std::string("flops: the factor in \"work*0\" must be a finite number above 0"));
    QCOMPARE(refusal(dot, {"flops=*3"}),
             std::string("flops: \"*3\" names no attribute, expected ATTRIBUTE or ATTRIBUTE*FACTOR"));
    QVERIFY(refusal(dot, {"flop=work"}).starts_with("unknown option \"flop\"; did you mean \"flops\""));
    QCOMPARE(refusal("digraph { a [work=two] }", {"flops=work"}),
             std::string("line 1: work is \"two\", expected a finite number of at least 0"));
    QVERIFY(refusal("digraph { a [work=1e300] }", {"flops=work*1e300"}).starts_with("line 1: work is "));
}

void FieldFormatsTest::namesUnusedNumbers()
{
    const GraphPtr drawing =
        read("digraph { a [pos=\"1,2\", width=3, height=2, fontsize=9, color=3, cost=1]; "
             "b [cost=x]; a -> b [weight=4, penwidth=2] }");
    QCOMPARE(
        notesOf(*drawing),
        (Strings{"attributes with numbers that are not used: of vertices cost (1); of edges weight (1). Map "
                 "them with --import flops=ATTRIBUTE,bytes=ATTRIBUTE or in File > Import options"}));
    QVERIFY(isAboutUnusedAttributes(drawing->notes()[0]));
    QCOMPARE(notesOf(*read("digraph { a [flops=1, Weight=2]; a -> b [bytes=3] }")), Strings());
    // Counts stay bounded, however many names there are.
    std::string many = "digraph { a [";
    for (int i = 0; i < 5000; ++i)
        many += "k" + std::to_string(i) + "=1 ";
    const Strings notes = notesOf(*read(many + "] }"));
    QCOMPARE(notes.size(), std::size_t{1});
    QVERIFY(notes[0].size() < 400);
    const QTemporaryDir folder;
    const std::string path = folder.filePath("many.dot").toStdString();
    QVERIFY(writeFile(path, many + "] }").ok());
    QVERIFY(surveyGraph(path).value().size() <= 256);
}

void FieldFormatsTest::severalImportsInOneArgument()
{
    using Options = std::vector<std::pair<std::string, std::string>>;
    QCOMPARE(parseImports({"a=1,b=2,3,c.d="}).value(), (Options{{"a", "1"}, {"b", "2,3"}, {"c.d", ""}}));
    QCOMPARE(parseImports({"a=x y,z", "b=2"}).value(), (Options{{"a", "x y,z"}, {"b", "2"}}));
    QVERIFY(!parseImports({"a"}).ok() && !parseImports({""}).ok() && !parseImports({"=1"}).ok());
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a,b=c").toStdString(); // the name of a file stays whole
    QVERIFY(writeFile(path, "x").ok());
    QCOMPARE(parseImports({"profile=" + path}).value(), (Options{{"profile", path}}));
}

void FieldFormatsTest::describesJson_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("begin");
    const auto row = [](const char* what, const char* text, const char* begin) {
        QTest::newRow(what) << QString(text) << QString(begin);
    };
    row("keys", R"({"model": {"x": 1}, "steps": 3})",
        "this is JSON with the keys \"model\", \"steps\"; accepted are: ");
    row("list of objects", R"([{"epoch": 1, "loss": 2}])",
        "this is a JSON list of objects with the keys \"epoch\", \"loss\"; accepted are: ");
    row("TensorBoard", "[[1700000000.5, 1, 0.25], [1700000001, 2, 0.2]]",
        "this looks like TensorBoard scalars; ");
    row("package.json", R"({"name": "x", "version": "1", "dependencies": {}})",
        "this looks like npm package.json; ");
    row("notebook", R"({"cells": [], "metadata": {}, "nbformat": 4})", "this looks like Jupyter notebook; ");
    row("texts", R"(["a"])", "this is a JSON list of texts; accepted are: ");
    row("truncated", R"({"a": 1, "b": [1, 2)", "b[1]: line 1, column 20: unexpected end of the text");
    row("nothing in it", "{}", "format: is missing, expected \"doppler-graph\"");
}

void FieldFormatsTest::describesJson()
{
    QFETCH(QString, text);
    QFETCH(QString, begin);
    const QString said = QString::fromStdString(refusal(text.toStdString()));
    QVERIFY2(said.startsWith(begin), qPrintable(said));
    if (text == QStringLiteral("{}"))
        return;
    if (qstrcmp(QTest::currentDataTag(), "truncated") == 0)
        return; // the other readers name the place of the cut
    QVERIFY(said.contains("Doppler JSON"));
    const QTemporaryDir folder;
    const std::string path = folder.filePath("other.json").toStdString();
    QVERIFY(writeFile(path, text.toStdString()).ok());
    const std::string devices = openDevices(path).error().english();
    QVERIFY2(QString::fromStdString(devices).contains("\"format\": \"doppler-devices\""), devices.c_str());
}

void FieldFormatsTest::namesLfsPointers()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("pointer").toStdString();
    QVERIFY(writeFile(path, "version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n").ok());
    const std::string said = path +
                             ": this is a Git LFS pointer, not the file itself; run git lfs pull in its "
                             "repository";
    QCOMPARE(readGraph(path).error().english(), said);
    QCOMPARE(graphReadOptions(path).error().english(), said);
    QCOMPARE(openDevices(path).error().english(), said);
    QCOMPARE(readFile(path).error().english(), said); // placements, traces and checkpoints
}

DOPPLER_TEST(FieldFormatsTest)

} // namespace field_formats_test

#include "field_formats.moc"
