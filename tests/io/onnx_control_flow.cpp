// SPDX-License-Identifier: GPL-3.0-or-later
// If, Loop and Scan: what is expanded, what stays one vertex, and what the notes say of it.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace onnx_control_flow_test {

using namespace doppler;
using namespace doppler::test;

namespace {

class OnnxControlFlowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void expandsTheLargerBranch();
    void expandsTheBranchThatTheOptionNames();
    void expandsTheBranchOfAConstantCondition();
    void keepsAnIfAsOneVertex();
    void expandsNestedControlFlowInFunctions();
    void unrollsShortLoops();
    void keepsLongLoopsAsOneVertex();
    void countsLoopsOfUnknownRoundsOnce();
    void followsConditionsThatAreComputed();
    void notesLoopsThatMayEndEarly();
    void forgetsShapesThatGrow();
    void unrollsScans();
    void skipsLoopsWithoutRounds();
    void offersItsOptionsWhereThereIsControlFlow();
    void boundsNestedLoops();
};

std::string notesOf(const DataflowGraph& graph)
{
    std::string out;
    for (const Message& note : graph.notes())
        out += note.english() + "\n";
    return out;
}

double flopsOf(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).flops.value_or(0);
    return sum;
}

const Vertex* vertexNamed(const DataflowGraph& graph, std::string_view name)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name == name)
            return &graph.vertex(v);
    return nullptr;
}

bool hasEdge(const DataflowGraph& graph, std::string_view from, std::string_view to)
{
    for (EdgeId e : graph.edges())
        if (graph.vertex(graph.edge(e).from).name == from && graph.vertex(graph.edge(e).to).name == to)
            return true;
    return false;
}

/// A condition from data: a cheap branch of one node, a dear one of two. `more` are nodes before the If.
onnx::ModelProto choice(const std::string& condition)
{
    onnx::ModelProto model = graphModel(
        "(float[4, 8] X) => (float[4, 8] Z) { h = Relu(X) " + condition +
        " Y = If (c) <then_branch = cheap () => (float[4, 8] t) { t = Exp(h) }, "
        "else_branch = dear () => (float[4, 8] e) { e0 = MatMul(h, W) e = Add(e0, h) }> Z = Tanh(Y) }");
    addWeight(model, "W", {8, 8});
    return model;
}

const std::string fromData = "c0 = ReduceSum <keepdims = 0> (X) c = Cast <to = 9> (c0)";

void OnnxControlFlowTest::expandsTheLargerBranch()
{
    const GraphPtr graph = graphOf(choice(fromData));
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{6});
    QVERIFY(!vertexNamed(*graph, "Y/t"));
    QCOMPARE(vertexNamed(*graph, "Y/e0")->flops.value_or(-1), 2.0 * 4 * 8 * 8);
    QCOMPARE(vertexNamed(*graph, "Y/e0")->persistentBytes, 256.0);
    QCOMPARE(vertexNamed(*graph, "Y/e0")->group, std::string("Y"));
    QVERIFY(hasEdge(*graph, "h", "Y/e0") && hasEdge(*graph, "Y/e", "Z"));
    QCOMPARE(notesOf(*graph),
             std::string("If nodes replaced by the branch with more FLOPs: 1, among them Y (else_branch)\n"));
}

void OnnxControlFlowTest::expandsTheBranchThatTheOptionNames()
{
    const GraphPtr then = graphOf(choice(fromData), {{"control-flow", "expand-then"}});
    QVERIFY(then && vertexNamed(*then, "Y/t") && !vertexNamed(*then, "Y/e"));
    QCOMPARE(notesOf(*then),
             std::string("If nodes replaced by the branch that the option control-flow names: "
                         "1, among them Y (then_branch)\n"));
    const GraphPtr otherwise = graphOf(choice(fromData), {{"control-flow", "expand-else"}});
    QVERIFY(otherwise && vertexNamed(*otherwise, "Y/e") && !vertexNamed(*otherwise, "Y/t"));
}

void OnnxControlFlowTest::expandsTheBranchOfAConstantCondition()
{
    // Exporters compare a shape with a number: the smaller branch is taken if that is what runs.
    const std::string computed = "s = Shape(X) i = Constant <value_int = 1> () d = Gather <axis = 0> (s, i) "
                                 "eight = Constant <value_int = 8> () c = Equal(d, eight)";
    for (const ImportValues& options : {ImportValues{}, ImportValues{{"control-flow", "expand-else"}}}) {
        const GraphPtr graph = graphOf(choice(computed), options);
        QVERIFY(graph && vertexNamed(*graph, "Y/t") && !vertexNamed(*graph, "Y/e"));
        QCOMPARE(graph->vertexCount(), std::size_t{3});
        QCOMPARE(notesOf(*graph),
                 std::string("If nodes with a constant condition, replaced by the branch that "
                             "runs: 1, among them Y (then_branch)\n"));
    }
}

void OnnxControlFlowTest::keepsAnIfAsOneVertex()
{
    const GraphPtr graph = graphOf(choice(fromData), {{"control-flow", "single-vertex"}});
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{5});
    const Vertex& branch = *vertexNamed(*graph, "Y");
    QCOMPARE(branch.op, std::string("If"));
    QCOMPARE(branch.flops.value_or(-1), 2.0 * 4 * 8 * 8 + 32);
    QCOMPARE(branch.persistentBytes, 256.0);
    QCOMPARE(branch.outputBytes, 128.0);
    QVERIFY(hasEdge(*graph, "h", "Y")); // used within alone
    QCOMPARE(notesOf(*graph),
             std::string("control-flow nodes that are one vertex each (nodes inside by operator): 1, among "
                         "them Y: Add (1), MatMul (1)\n"));
}

void OnnxControlFlowTest::expandsNestedControlFlowInFunctions()
{
    onnx::ModelProto model = modelFrom(
        "<ir_version: 8, opset_import: [\"\" : 17, \"own\" : 1]> made (float[2, 8] X, bool c) => "
        "(float[2, 8] Y) { Y = own.block (X, c, W) } "
        "<domain: \"own\", opset_import: [\"\" : 17]> block (x, c, w) => (y) { "
        "y = If (c) <then_branch = a () => (float[2, 8] t) { "
        "n = Constant <value_int = 2> () yes = Constant <value = bool {1}> () "
        "t = Loop (n, yes, x) <body = b (int64 i, bool g, float[2, 8] v) => (bool g2, float[2, 8] v2) { "
        "g2 = Identity(g) v2 = MatMul(v, w) }> }, "
        "else_branch = d () => (float[2, 8] e) { e = Relu(x) }> }");
    addWeight(model, "W", {8, 8});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{2});
    QVERIFY(hasEdge(*graph, "Y/y/t/0/v2", "Y/y/t/1/v2"));
    QCOMPARE(flopsOf(*graph), 2 * 2.0 * 2 * 8 * 8);
}

const std::string loopBody = "yes = Constant <value = bool[1] {1}> () Y = Loop (rounds, yes, X) <body = once "
                             "(int64 i, bool c, float[4, 8] x) => (bool c2, float[4, 8] x2) { "
                             "c2 = Identity(c) p = MatMul(x, W) x2 = Relu(p) }> }";

onnx::ModelProto loopOf(int rounds)
{
    onnx::ModelProto model = graphModel(
        "(float[4, 8] X) => (float[4, 8] Y) { rounds = Constant <value_int = " + std::to_string(rounds) +
        "> () " + loopBody);
    addWeight(model, "W", {8, 8});
    return model;
}

void OnnxControlFlowTest::unrollsShortLoops()
{
    const GraphPtr graph = graphOf(loopOf(10));
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{20});
    QCOMPARE(flopsOf(*graph), 10.0 * (2 * 4 * 8 * 8 + 32));
    QVERIFY(hasEdge(*graph, "Y/8/x2", "Y/9/p"));
    QCOMPARE(notesOf(*graph),
             std::string("loops that are unrolled (number of rounds): 1, among them Y (10)\n"));
    // What each round makes is put together, along a new axis.
    onnx::ModelProto lists = graphModel(
        "(float[4] X) => (float[3, 4] Z) { n = Constant <value_int = 3> () yes = Constant <value = bool {1}> "
        "() "
        "last, all = Loop (n, yes, X) <body = once (int64 i, bool c, float[4] x) => (bool c2, float[4] x2, "
        "float[4] y) { c2 = Identity(c) x2 = Exp(x) y = Relu(x) }> Z = Tanh(all) }");
    const GraphPtr stacked = graphOf(lists);
    QVERIFY(stacked);
    QCOMPARE(vertexNamed(*stacked, "Z")->outputBytes, 48.0);
    QVERIFY(hasEdge(*stacked, "last/1/y", "last/all") && hasEdge(*stacked, "last/all", "Z"));
}

void OnnxControlFlowTest::keepsLongLoopsAsOneVertex()
{
    for (const auto& [model, options] :
         {std::pair(loopOf(17), ImportValues{}),
          std::pair(loopOf(10), ImportValues{{"unrolled-rounds", "9"}}),
          std::pair(loopOf(10), ImportValues{{"control-flow", "single-vertex"}})}) {
        const GraphPtr graph = graphOf(model, options);
        QVERIFY(graph);
        QCOMPARE(graph->vertexCount(), std::size_t{1});
        const double rounds = options.empty() ? 17 : 10;
        QCOMPARE(graph->vertex(VertexId{0}).flops.value_or(-1), rounds * (2 * 4 * 8 * 8 + 32));
        QVERIFY(graph->vertex(VertexId{0}).persistentBytes >= 256);
        QVERIFY2(notesOf(*graph).find("among them Y: MatMul (1), Relu (1)") != std::string::npos,
                 notesOf(*graph).c_str());
    }
}

void OnnxControlFlowTest::countsLoopsOfUnknownRoundsOnce()
{
    onnx::ModelProto open = graphModel("(float[4, 8] X, int64 rounds) => (float[4, 8] Y) { " + loopBody);
    addWeight(open, "W", {8, 8});
    onnx::ModelProto most = graphModel(
        "(float[4, 8] X) => (float[4, 8] Y) { rounds = Constant <value_int = 9223372036854775807> () " +
        loopBody);
    addWeight(most, "W", {8, 8});
    for (const onnx::ModelProto& model : {open, most}) {
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(flopsOf(*graph), 2.0 * 4 * 8 * 8 + 32);
        QCOMPARE(notesOf(*graph),
                 std::string("loops of an unknown number of rounds, counted once: 1, among them Y\n"));
        const GraphPtr single = graphOf(model, {{"control-flow", "single-vertex"}});
        QCOMPARE(flopsOf(*single), 2.0 * 4 * 8 * 8 + 32);
    }
}

/// A loop that counts up from 0 in steps of 3 until `limit`, which is an input where it is not a number.
onnx::ModelProto whileBelow(const std::string& declared, const std::string& limit)
{
    return graphModel(
        "(float[4] X" + declared + ") => (float[4] Y) { " + limit +
        " start = Constant <value_int = 0> () step = Constant <value_int = 3> () yes = Constant <value = "
        "bool "
        "{1}> () n, Y = Loop (most, yes, start, X) <body = once (int64 i, bool c, int64 a, float[4] x) => "
        "(bool c2, int64 b, float[4] y) { b = Add(a, step) c2 = Less(b, limit) y = Exp(x) }> }");
}

void OnnxControlFlowTest::followsConditionsThatAreComputed()
{
    onnx::ModelProto model = whileBelow(
        "", "limit = Constant <value_int = 14> () most = Constant <value_int = 9223372036854775807> ()");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(flopsOf(*graph), 5 * 4.0); // 3, 6, 9, 12, 15
    QCOMPARE(notesOf(*graph),
             std::string("loops that are unrolled (number of rounds): 1, among them n (5)\n"));
    const GraphPtr single = graphOf(model, {{"control-flow", "single-vertex"}});
    QCOMPARE(single->vertexCount(), std::size_t{1});
    QVERIFY(flopsOf(*single) >= 5 * 4.0);
}

void OnnxControlFlowTest::notesLoopsThatMayEndEarly()
{
    const GraphPtr graph = graphOf(whileBelow(", int64 limit", "most = Constant <value_int = 7> ()"));
    QVERIFY(graph);
    QVERIFY2(
        notesOf(*graph).find("may end early, counted with their maximum number of rounds: 1, among them n "
                             "(7)") != std::string::npos,
        notesOf(*graph).c_str());
}

void OnnxControlFlowTest::forgetsShapesThatGrow()
{
    const auto growing = [](int rounds) {
        return graphModel(
            "(float[1, 4] X) => (float[a, 4] Z) { n = Constant <value_int = " + std::to_string(rounds) +
            "> () yes = Constant <value = bool {1}> () Y = Loop (n, yes, X) <body = once (int64 i, "
            "bool c, float[l, 4] x) => (bool c2, float[m, 4] y) { c2 = Identity(c) "
            "y = Concat <axis = 0> (x, X) }> Z = Relu(Y) }");
    };
    const GraphPtr unrolled = graphOf(growing(3));
    QVERIFY(unrolled);
    QCOMPARE(vertexNamed(*unrolled, "Z")->flops.value_or(-1), 4.0 * 4);
    const GraphPtr kept = graphOf(growing(100));
    QVERIFY(kept);
    QVERIFY(!vertexNamed(*kept, "Z")->flops); // unknown, rather than that of the first round
    QVERIFY2(notesOf(*kept).find("operators at which shapes become unknown: Loop (1)") != std::string::npos,
             notesOf(*kept).c_str());
}

void OnnxControlFlowTest::unrollsScans()
{
    const onnx::ModelProto model = graphModel(
        "(float[3] S, float[7, 3] A) => (float[3] F, float[7, 3] Y) { X = Exp(A) F, Y = Scan (S, X) "
        "<num_scan_inputs = 1, body = once (float[3] s, float[3] x) => (float[3] s2, float[3] y) "
        "{ s2 = Add(s, x) y = Identity(s2) }> }");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{1 + 2 * 7 + 1});
    QCOMPARE(flopsOf(*graph), 21.0 + 7 * 3);
    QCOMPARE(vertexNamed(*graph, "F/Y")->outputBytes, 84.0);
    for (EdgeId e : graph->edges())
        if (graph->vertex(graph->edge(e).from).name == "X") { // each round gets its slice alone
            QCOMPARE(graph->tensor(graph->edge(e).tensor).bytes, 12.0);
        }
    const GraphPtr single = graphOf(model, {{"unrolled-rounds", "6"}});
    QCOMPARE(single->vertexCount(), std::size_t{2});
    QCOMPARE(vertexNamed(*single, "F")->flops.value_or(-1), 7.0 * 3);
    QCOMPARE(vertexNamed(*single, "F")->outputBytes, 12.0 + 84);
}

void OnnxControlFlowTest::skipsLoopsWithoutRounds()
{
    onnx::ModelProto model = loopOf(0);
    auto* last = model.mutable_graph()->add_node();
    last->set_op_type("Tanh");
    last->add_input("Y");
    last->add_output("Z");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{1});
    QCOMPARE(flopsOf(*graph), 32.0);
}

void OnnxControlFlowTest::offersItsOptionsWhereThereIsControlFlow()
{
    QTemporaryDir folder;
    const auto namesIn = [&](const onnx::ModelProto& model) {
        const std::string path = folder.filePath("model.onnx").toStdString();
        std::vector<std::string> names;
        if (!writeFile(path, model.SerializeAsString()).ok())
            return names;
        const auto options = graphReadOptions(path);
        if (options)
            for (const OptionSpec& option : *options)
                names.push_back(option.name);
        return names;
    };
    const auto offered = [&](const onnx::ModelProto& model, const char* option) {
        const auto names = namesIn(model);
        return std::find(names.begin(), names.end(), option) != names.end();
    };
    const onnx::ModelProto plain = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }");
    for (const char* option : {"control-flow", "unrolled-rounds"})
        QVERIFY(offered(loopOf(3), option) && !offered(plain, option));
    QVERIFY(errorOf(loopOf(3), {{"control-flow", "expand"}}).find("expand-larger") != std::string::npos);
}

void OnnxControlFlowTest::boundsNestedLoops()
{
    // 12 loops within each other, each of 1000 rounds whose shapes grow: the work of reading stays small.
    std::string inner = "y0 = Concat <axis = 0> (x0, x0)";
    for (int level = 0; level < 12; ++level) {
        const std::string at = std::to_string(level);
        const std::string next = std::to_string(level + 1);
        inner = "y" + next + " = Loop (n, , x" + next + ") <body = b" + at + " (int64 i" + at + ", bool c" +
                at + ", float[l, 4] x" + at + ") => (bool d" + at + ", float[m, 4] y" + at + ") { d" + at +
                " = Identity(c" + at + ") " + inner + " }>";
    }
    const GraphPtr graph =
        graphOf(graphModel("(float[1, 4] x12) => (float[a, 4] y12) { n = Constant <value_int = "
                           "1000> () " +
                           inner + " }"));
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{1});
}

} // namespace

DOPPLER_TEST(OnnxControlFlowTest)

} // namespace onnx_control_flow_test

#include "onnx_control_flow.moc"
