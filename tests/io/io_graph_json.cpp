// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/graph_json.h"
#include "tests/support/runner.h"

#include <QTest>
#include <limits>

namespace io_graph_json_test {

using namespace doppler;

namespace {

std::string file(const std::string& vertices, const std::string& edges)
{
    return R"({"format":"doppler-graph","version":1,"vertices":[)" + vertices + R"(],"edges":[)" + edges +
           "]}";
}

void compareGraphs(const DataflowGraph& a, const DataflowGraph& b)
{
    QCOMPARE(a.name(), b.name());
    QCOMPARE(a.fingerprint(), b.fingerprint());
    QCOMPARE(a.vertexCount(), b.vertexCount());
    for (VertexId v : a.vertices()) {
        QCOMPARE(a.vertex(v).name, b.vertex(v).name);
        QCOMPARE(a.vertex(v).op, b.vertex(v).op);
        QCOMPARE(a.vertex(v).group, b.vertex(v).group);
        QCOMPARE(a.vertex(v).allow, b.vertex(v).allow);
        QCOMPARE(a.vertex(v).colocate, b.vertex(v).colocate);
    }
    for (TensorId t : a.tensors())
        QCOMPARE(a.tensor(t).name.text(), b.tensor(t).name.text());
}

class IoGraphJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsEveryField();
    void keepsTheOrderOfEdges();
    void takesIdsInAnyOrder();
    void sharesEqualKernels();
    void refusesKernels_data();
    void refusesKernels();
    void ignoresUnknownKeys();
    void takesTheGivenNameWhereTheFileHasNone();
    void writesWhatItReads();
    void writesAwkwardTensorsApart();
    void writesNumbersExactly();
    void writesValidTextForAnyName();
    void refuses_data();
    void refuses();
    void shortensWhatItQuotes();
    void readsTheOracle_data();
    void readsTheOracle();
};

const char* const everyField = R"({"format": "doppler-graph", "version": 1, "name": "all \u00e9\ud83d\ude00",
 "vertices": [{"id": 0, "name": "AB[0,0,0]", "op": "matmul", "flops": 2e12, "output_bytes": 4e8, "group": "AB",
   "colocate": "k0", "allow": ["gpu", "P100"], "persistent_bytes": 16, "seconds": {"P100": 0.21, "*": 1.5}},
  {"id": 1, "colocate": "k0"}, {"id": 2}],
 "edges": [{"from": 0, "to": 1}, {"from": 0, "to": 2, "bytes": 7, "seconds": 0.02, "tensor": "kv"}]})";

void IoGraphJsonTest::readsEveryField()
{
    const auto graph = readGraphJson(everyField);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.name(), std::string("all \xc3\xa9\xf0\x9f\x98\x80"));
    const Vertex& v = g.vertex(VertexId{0});
    QCOMPARE(v.name, std::string("AB[0,0,0]"));
    QCOMPARE(v.op, std::string("matmul"));
    QCOMPARE(v.flops, std::optional(2e12));
    QCOMPARE(v.outputBytes, 4e8);
    QCOMPARE(v.group, std::string("AB"));
    QCOMPARE(v.allow, (std::vector<std::string>{"gpu", "P100"}));
    QCOMPARE(v.persistentBytes, 16.0);
    QCOMPARE(v.seconds.size(), std::size_t{2});
    QCOMPARE(v.seconds[0].kind, std::string("P100"));
    QCOMPARE(v.seconds[0].seconds, 0.21);
    QCOMPARE(g.colocationGroups().size(), std::size_t{1});
    QVERIFY(!v.estimated());
    QVERIFY(g.vertex(VertexId{1}).estimated());
    const auto edges = g.outEdges(VertexId{0});
    QCOMPARE(g.tensor(edges[0].tensor).bytes, 4e8);
    QCOMPARE(g.tensor(edges[1].tensor).bytes, 7.0);
    QCOMPARE(g.tensor(edges[1].tensor).seconds, std::optional(0.02));
    QCOMPARE(g.tensor(edges[1].tensor).name.text(), std::string("kv"));
}

void IoGraphJsonTest::keepsTheOrderOfEdges()
{
    const auto graph =
        readGraphJson(file(R"({"id":0},{"id":1},{"id":2},{"id":3})",
                           R"({"from":0,"to":3},{"from":1,"to":2},{"from":0,"to":2},{"from":0,"to":1})"));
    QVERIFY(graph.ok());
    std::vector<std::uint32_t> heads;
    for (const Edge& edge : (*graph)->outEdges(VertexId{0}))
        heads.push_back(edge.to);
    QCOMPARE(heads, (std::vector<std::uint32_t>{3, 2, 1}));
}

void IoGraphJsonTest::takesIdsInAnyOrder()
{
    const auto graph = readGraphJson(
        file(R"({"id":2,"name":"c"},{"id":0,"name":"a"},{"id":3,"name":"d"},{"id":1,"name":"b"})", ""));
    QVERIFY(graph.ok());
    std::string names;
    for (VertexId v : (*graph)->vertices())
        names += (*graph)->vertex(v).name;
    QCOMPARE(names, std::string("abcd"));

    // A cycle is placed where the file has its first vertex.
    const auto cycle =
        readGraphJson(file(R"({"id":2},{"id":0},{"id":1})", R"({"from":0,"to":1},{"from":1,"to":0})"));
    QVERIFY(!cycle.ok());
    QVERIFY2(cycle.error().place == "vertices[1]" || cycle.error().place == "vertices[2]",
             cycle.error().english().c_str());
}

void IoGraphJsonTest::sharesEqualKernels()
{
    const auto graph = readGraphJson(file(
        R"({"id":0,"kernel":{"einsum":"ij,jk->ik","extents":{"i":2500,"j":10,"k":9007199254740992}}},
           {"id":1,"kernel":{"einsum":"ij,jk->ik","extents":{"i":2500,"j":10,"k":9007199254740992}}},
           {"id":2,"kernel":{"extents":{"i":2500.0,"j":1e1,"k":9007199254740992},"einsum":"ij,jk->ik"}},
           {"id":3,"kernel":{"einsum":"max aB->a","extents":{"a":1,"B":7}}},
           {"id":4,"kernel":{"einsum":"->","extents":{},"note":[]}},{"id":5})",
        ""));
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const auto kernel = [&](const GraphPtr& of, std::size_t v) { return of->vertex(VertexId{v}).kernel; };
    QVERIFY(kernel(*graph, 0) != nullptr);
    QCOMPARE(*kernel(*graph, 0),
             (Kernel{"ij,jk->ik", {{'i', 2500}, {'j', 10}, {'k', std::uint64_t{1} << 53}}}));
    QCOMPARE(kernel(*graph, 1).get(), kernel(*graph, 0).get());
    QCOMPARE(kernel(*graph, 2).get(), kernel(*graph, 0).get()); // equal, though written in another way
    QCOMPARE(*kernel(*graph, 3), (Kernel{"max aB->a", {{'a', 1}, {'B', 7}}}));
    QCOMPARE(*kernel(*graph, 4), (Kernel{"->", {}}));
    QVERIFY(kernel(*graph, 5) == nullptr);

    const std::string text = writeGraphJson(**graph);
    const auto again = readGraphJson(text);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    for (std::size_t v = 0; v < 5; ++v)
        QCOMPARE(*kernel(*again, v), *kernel(*graph, v));
    QVERIFY(kernel(*again, 5) == nullptr);
    QCOMPARE(writeGraphJson(**again), text);
}

void IoGraphJsonTest::refusesKernels_data()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray form = ", expected labels of one letter each, like \"ij,jk->ik\"";
    QTest::newRow("text") << QByteArray(R"("ij->i")") << QByteArray(": found \"ij->i\", expected an object");
    QTest::newRow("no einsum") << QByteArray(R"({"extents":{}})") << QByteArray(".einsum: is missing");
    QTest::newRow("no extents") << QByteArray(R"({"einsum":"->"})") << QByteArray(".extents: is missing");
    QTest::newRow("no arrow") << QByteArray(R"({"einsum":"ij","extents":{"i":1,"j":1}})")
                              << ".einsum: found \"ij\"" + form;
    QTest::newRow("two arrows") << QByteArray(R"({"einsum":"i->j->k","extents":{}})")
                                << ".einsum: found \"i->j->k\"" + form;
    QTest::newRow("two outputs") << QByteArray(R"({"einsum":"i->j,k","extents":{}})")
                                 << ".einsum: found \"i->j,k\"" + form;
    QTest::newRow("digits") << QByteArray(R"({"einsum":"i1->i","extents":{}})")
                            << ".einsum: found \"i1->i\"" + form;
    QTest::newRow("long label") << QByteArray(R"({"einsum":"i->i","extents":{"ii":1}})")
                                << QByteArray(".extents.ii: found \"ii\", expected a label of one letter");
    QTest::newRow("sign as label") << QByteArray(R"({"einsum":"i->i","extents":{"-":1}})")
                                   << QByteArray(".extents.-: found \"-\", expected a label of one letter");
    QTest::newRow("zero") << QByteArray(R"({"einsum":"i->i","extents":{"i":0}})")
                          << QByteArray(
                                 ".extents.i: found 0, expected a whole number from 1 to 9007199254740992");
    QTest::newRow("too large")
        << QByteArray(R"({"einsum":"i->i","extents":{"i":1e16}})")
        << QByteArray(".extents.i: found 1e16, expected a whole number from 1 to 9007199254740992");
    QTest::newRow("twice") << QByteArray(R"({"einsum":"i->i","extents":{"i":1,"i":1}})")
                           << QByteArray(".extents.i: appears twice in the same object, expected once");
    QTest::newRow("label without extent")
        << QByteArray(R"({"einsum":"max ij->i","extents":{"i":3}})") << QByteArray(".extents.j: is missing");
    QTest::newRow("syntax") << QByteArray(R"({"einsum":"i->i",})")
                            << QByteArray(": line 1, column 85: found }, expected a key in quotes");
}

void IoGraphJsonTest::refusesKernels()
{
    QFETCH(QByteArray, kernel);
    QFETCH(QByteArray, answer);
    const auto graph = readGraphJson(file(R"({"id":0,"kernel":)" + kernel.toStdString() + "}", ""));
    QVERIFY(!graph.ok());
    QCOMPARE(QByteArray::fromStdString(graph.error().english()), "vertices[0].kernel" + answer);
}

void IoGraphJsonTest::ignoresUnknownKeys()
{
    const auto graph = readGraphJson(
        R"({"future": {"deep": [1, {"x": null}, true, "\n"]}, "edges": [{"from":0,"weight":[[]],"to":1}],
            "vertices": [{"id":0,"colour":"red"},{"id":1}], "version": 1.0, "format": "doppler-graph"})");
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->edgeCount(), std::size_t{1});
}

void IoGraphJsonTest::takesTheGivenNameWhereTheFileHasNone()
{
    QCOMPARE((*readGraphJson(file(R"({"id":0})", ""), "given"))->name(), std::string("given"));
    QCOMPARE((*readGraphJson(everyField, "given"))->name(), std::string("all \xc3\xa9\xf0\x9f\x98\x80"));
    // The mark that some editors put before UTF-8 is passed over.
    QVERIFY(readGraphJson("\xef\xbb\xbf" + file(R"({"id":0})", "")).ok());
}

void IoGraphJsonTest::writesWhatItReads()
{
    const auto graph = readGraphJson(everyField);
    const std::string text = writeGraphJson(**graph);
    const auto again = readGraphJson(text);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    compareGraphs(**graph, **again);
    QCOMPARE(writeGraphJson(**again), text);
}

void IoGraphJsonTest::writesAwkwardTensorsApart()
{
    GraphBuilder builder("tensors");
    for (int i = 0; i < 9; ++i) {
        Vertex vertex;
        vertex.outputBytes = 5;
        builder.addVertex(vertex);
    }
    builder.addEdge({0, 1, 5.0, {}, {}});       // of its own, though as large as the output
    builder.addEdge({0, 2, {}, {}, {}});        // the output
    builder.addEdge({0, 3, 5.0, {}, {}});       // again of its own
    builder.addEdge({0, 4, {}, {}, {}});        // the output, shared
    builder.addEdge({0, 5, {}, {}, "kv"});      // named, of the output's size
    builder.addEdge({0, 6, {}, 0.5, {}});       // timed
    builder.addEdge({0, 7, {}, {}, "kv"});      // shared by name
    builder.addEdge({0, 8, 9.0, 0.25, "wide"}); // everything
    builder.addEdge({1, 2, 5.0, {}, {}});
    builder.addEdge({1, 3, 5.0, {}, {}});
    const auto graph = builder.build();
    QVERIFY(graph.ok());
    const auto again = readGraphJson(writeGraphJson(**graph));
    QVERIFY(again.ok());
    compareGraphs(**graph, **again);
    for (EdgeId e : (*graph)->edges())
        QCOMPARE((*again)->edge(e).tensor.value, (*graph)->edge(e).tensor.value);
}

void IoGraphJsonTest::writesNumbersExactly()
{
    const std::vector<double> numbers{0.1,
                                      1.0 / 3,
                                      1e15,
                                      1e22,
                                      123456789012345678.0,
                                      5e-324,
                                      4e8,
                                      999999999999999.0,
                                      std::numeric_limits<double>::max(),
                                      2.2250738585072014e-308,
                                      0.21};
    GraphBuilder builder;
    for (double number : numbers) {
        Vertex vertex;
        vertex.flops = number;
        builder.addVertex(vertex);
    }
    const auto graph = builder.build();
    const std::string text = writeGraphJson(**graph);
    const auto again = readGraphJson(text);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QVERIFY(*(*again)->vertex(VertexId{i}).flops == numbers[i]);
    QVERIFY(text.find("\"flops\": 400000000}") != std::string::npos);
}

void IoGraphJsonTest::writesValidTextForAnyName()
{
    GraphBuilder builder("quote \" back \\ line \n tab \t zero \x01 bad \xff\xc3 end");
    builder.addVertex({});
    const auto graph = builder.build();
    const auto again = readGraphJson(writeGraphJson(**graph));
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    QCOMPARE((*again)->name(),
             std::string("quote \" back \\ line \n tab \t zero \x01 bad \xef\xbf\xbd\xef\xbf\xbd end"));
}

void IoGraphJsonTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const std::string& text, const char* answer) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(answer);
    };
    const std::string two = R"({"id":0},{"id":1})";
    row("empty", "", "line 1, column 1: unexpected end of the text");
    row("list at the top", "[1]",
        "line 1: this is a JSON list of numbers; accepted are: \"format\": \"doppler-graph\"");
    row("no format", "{}", "format: is missing, expected \"doppler-graph\"");
    row("other format", R"({"format":"doppler-devices","version":1})",
        "format: found \"doppler-devices\", expected \"doppler-graph\"");
    row("no version", R"({"format":"doppler-graph"})", "version: is missing, expected 1");
    row("newer version", R"({"format":"doppler-graph","version":2,"vertices":7})",
        "version: the file has version 2, but this program reads versions up to 1; a newer version of the "
        "program is needed");
    row("newer version at the end", R"({"format":"doppler-graph","vertices":7,"version":2})",
        "version: the file has version 2, but this program reads versions up to 1; a newer version of the "
        "program is needed");
    row("version zero", R"({"format":"doppler-graph","version":0})", "version: found 0, expected 1");
    row("version as text", R"({"format":"doppler-graph","version":"1"})",
        "version: found \"1\", expected a number");
    row("no vertices", R"({"format":"doppler-graph","version":1,"edges":[]})", "vertices: is missing");
    row("nothing in vertices", file("", ""), "vertices: the graph has no vertices, expected at least one");
    row("vertices null", R"({"format":"doppler-graph","version":1,"vertices":null})",
        "vertices: found null, expected a list");
    row("vertices an object", R"({"format":"doppler-graph","version":1,"vertices":{}})",
        "vertices: found {...}, expected a list");
    row("vertex a number", file("3", ""), "vertices[0]: found 3, expected an object");
    row("no id", file(R"({"id":0},{"name":"x"})", ""), "vertices[1].id: is missing");
    row("id twice", file(R"({"id":0},{"id":1},{"id":1})", ""),
        "vertices[2].id: found id 1, which vertices[1] already has, expected unique ids");
    row("gap", file(R"({"id":0},{"id":2})", ""),
        "vertices[1].id: found 2, expected ids from 0 to 1 for 2 vertices");
    row("id negative", file(R"({"id":-1})", ""),
        "vertices[0].id: found -1, expected a whole number from 0 to 4294967294");
    row("id broken", file(R"({"id":0.5})", ""),
        "vertices[0].id: found 0.5, expected a whole number from 0 to 4294967294");
    row("id huge", file(R"({"id":4294967295})", ""),
        "vertices[0].id: found 4294967295, expected a whole number from 0 to 4294967294");
    row("key twice", file(R"({"id":0,"id":1})", ""),
        "vertices[0].id: appears twice in the same object, expected once");
    row("key twice, escaped", file(R"({"id":0,"\u0069d":0})", ""),
        "vertices[0].id: appears twice in the same object, expected once");
    row("list twice", R"({"format":"doppler-graph","version":1,"vertices":[{"id":0}],"vertices":[]})",
        "vertices: appears twice in the same object, expected once");
    row("kind twice", file(R"({"id":0,"seconds":{"a":1,"b":1,"a":2}})", ""),
        "vertices[0].seconds.a: appears twice in the same object, expected once");
    row("text for a number", file(R"({"id":0,"flops":"2e12"})", ""),
        "vertices[0].flops: found \"2e12\", expected a number");
    row("number for a text", file(R"({"id":0,"name":5})", ""),
        "vertices[0].name: found 5, expected a string in quotes");
    row("negative", file(R"({"id":0},{"id":1,"output_bytes":-4})", ""),
        "vertices[1].output_bytes: found -4, expected a number of at least 0");
    row("too large", file(R"({"id":0,"flops":1e999})", ""),
        "vertices[0].flops: 1e999 is too large, expected a finite number");
    row("huge exponent", file(R"({"id":0,"flops":1e99999999999999999999})", ""),
        "vertices[0].flops: 1e99999999999999999999 is too large, expected a finite number");
    row("NaN", file(R"({"id":0,"flops":NaN})", ""), "vertices[0].flops: found NaN, expected a number");
    row("Infinity", file(R"({"id":0,"seconds":{"*":-Infinity}})", ""),
        "vertices[0].seconds.*: found -Infinity, expected a number");
    row("leading zero", file(R"({"id":007})", ""), "vertices[0].id: found 007, expected a number");
    row("empty key", file(R"({"id":0,"seconds":{"":"a"}})", ""),
        "vertices[0].seconds.\"\": found \"a\", expected a number");
    row("plus", file(R"({"id":+1})", ""), "vertices[0].id: found +1, expected a number");
    row("bare point", file(R"({"id":0,"flops":1.})", ""), "vertices[0].flops: found 1., expected a number");
    row("hexadecimal", file(R"({"id":0,"flops":0x10})", ""),
        "vertices[0].flops: found 0x10, expected a number");
    row("allow a text", file(R"({"id":0,"allow":"gpu"})", ""),
        "vertices[0].allow: found \"gpu\", expected a list");
    row("allow a number", file(R"({"id":0,"allow":["gpu",1]})", ""),
        "vertices[0].allow[1]: found 1, expected a string in quotes");
    row("no target", file(two, R"({"from":0})"), "edges[0].to: is missing");
    row("no source", file(two, R"({"to":0})"), "edges[0].from: is missing");
    row("edge to nowhere", file(two, R"({"from":0,"to":9})"),
        "edges[0]: vertex 9 does not exist, expected an id from 0 to 1");
    row("edge to itself", file(two, R"({"from":1,"to":1})"), "edges[0]: vertex 1 depends on itself");
    row("edge twice", file(two, R"({"from":0,"to":1},{"from":0,"to":1})"),
        "edges[1]: duplicate edge from 0 to 1, expected one");
    row("tensors disagree",
        file(R"({"id":0},{"id":1},{"id":2})",
             R"({"from":0,"to":1,"bytes":4,"tensor":"t"},{"from":0,"to":2,"bytes":5,"tensor":"t"})"),
        "edges[1]: tensor \"t\" of vertex 0 has a different number of bytes or seconds on an earlier edge, "
        "expected the same");
    row("edge negative", file(two, R"({"from":0,"to":1,"seconds":-1})"),
        "edges[0].seconds: found -1, expected a number of at least 0");
    row("cut in a number", R"({"format":"doppler-graph","version":1,"vertices":[{"id":)",
        "vertices[0].id: line 1, column 57: unexpected end of the text");
    row("cut in a text", "{\"format\":\"doppler-graph\",\"version\":1,\n\"vertices\":[{\"name\":\"AB",
        "vertices[0].name: line 2, column 24: unexpected end of the text");
    row("comma at the end", file(R"({"id":0},)", ""), "vertices[1]: found ], expected an object");
    row("comma in an object", file(R"({"id":0,})", ""),
        "vertices[0]: line 1, column 59: found }, expected a key in quotes");
    row("no comma", file(R"({"id":0 "op":"a"})", ""),
        "vertices[0].id: line 1, column 59: found \"op\", expected a comma or a closing brace");
    row("no colon", file(R"({"id" 0})", ""), "vertices[0].id: line 1, column 57: found 0, expected a colon");
    row("comment", file("// none\n", ""), "vertices[0]: found //, expected an object");
    row("single quotes", file("{'id':0}", ""),
        "vertices[0]: line 1, column 52: found 'id', expected a key in quotes");
    row("rest", file(R"({"id":0})", "") + "x", "line 1, column 72: found x after the end of the document");
    row("half pair", file(R"({"id":0,"name":"\ud83d"})", ""),
        "vertices[0].name: line 1, column 68: incomplete surrogate pair in ud83d");
    row("second half", file(R"({"id":0,"name":"\ude00"})", ""),
        "vertices[0].name: line 1, column 68: incomplete surrogate pair in ude00");
    row("bad escape", file(R"({"id":0,"name":"\q"})", ""),
        "vertices[0].name: line 1, column 68: unknown escape sequence \\q");
    row("short escape", file(R"({"id":0,"name":"\u12"})", ""),
        "vertices[0].name: line 1, column 68: found u12, expected u and four hexadecimal digits");
    row("not UTF-8", file("{\"id\":0,\"name\":\"\xc3(\"}", ""),
        "vertices[0].name: line 1, column 67: not valid UTF-8");
    row("overlong", file("{\"id\":0,\"name\":\"\xc0\xaf\"}", ""),
        "vertices[0].name: line 1, column 67: not valid UTF-8");
    row("control character", file("{\"id\":0,\"name\":\"a\nb\"}", ""),
        "vertices[0].name: line 1, column 68: unescaped control character in a string");
    row("nested", file("[[[[", ""), "vertices[0]: found [...], expected an object");
    row("nested in a key that is skipped", file(R"({"id":0,"x":)" + std::string(200'000, '['), ""), "");
}

void IoGraphJsonTest::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, answer);
    const auto graph = readGraphJson(text.toStdString());
    QVERIFY(!graph.ok());
    const std::string line = graph.error().english();
    if (answer.isEmpty())
        QVERIFY2(line.find("nested too deeply") != std::string::npos && line.size() < 500, line.c_str());
    else
        QCOMPARE(QByteArray::fromStdString(line), answer);
}

void IoGraphJsonTest::shortensWhatItQuotes()
{
    const std::string loud = file(R"({"id":")" + std::string(100'000, 'a') + "\\u0007\xe2\x80\xae\"}", "");
    const std::string line = readGraphJson(loud).error().english();
    QVERIFY2(line.size() < 120, line.c_str());
    const std::string turned = readGraphJson(file("{\"id\":\"a\xe2\x80\xae\x62\"}", "")).error().english();
    QVERIFY2(turned.find("\"a?b\"") != std::string::npos, turned.c_str());
    const std::string key = file(R"({"id":0,"seconds":{")" + std::string(100'000, 'k') + "\":-1}}", "");
    QVERIFY(readGraphJson(key).error().english().size() < 160);
}

void IoGraphJsonTest::readsTheOracle_data()
{
    QTest::addColumn<int>("vertices");
    QTest::addColumn<int>("edges");
    QTest::newRow("comm-heavy-4dev") << 200 << 553;
    QTest::newRow("compute-heavy-8dev") << 200 << 529;
    QTest::newRow("deep-3dev") << 150 << 270;
    QTest::newRow("layered-4dev") << 200 << 604;
    QTest::newRow("one-device") << 50 << 125;
    QTest::newRow("roundrobin-16dev") << 500 << 1442;
    QTest::newRow("small-2dev") << 20 << 35;
    QTest::newRow("wide-8dev") << 400 << 1097;
}

void IoGraphJsonTest::readsTheOracle()
{
    QFETCH(int, vertices);
    QFETCH(int, edges);
    const std::string folder = std::string(DOPPLER_TEST_DATA) + "/oracle/simgrid/" + QTest::currentDataTag();
    const auto text = readFile(folder + "/graph.json");
    QVERIFY(text.ok());
    const auto graph = readGraphJson(*text);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->name(), std::string(QTest::currentDataTag()));
    QCOMPARE((*graph)->vertexCount(), static_cast<std::size_t>(vertices));
    QCOMPARE((*graph)->edgeCount(), static_cast<std::size_t>(edges));
    const auto again = readGraphJson(writeGraphJson(**graph));
    compareGraphs(**graph, **again);
}

} // namespace

DOPPLER_TEST(IoGraphJsonTest)

} // namespace io_graph_json_test

#include "io_graph_json.moc"
