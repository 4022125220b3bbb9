// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes that a model computes: by operator and operator set, in the graph, in branches, loops and functions.
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTest>

namespace onnx_computed_shapes_test {

using namespace doppler;
using namespace doppler::test;

namespace {

class OnnxComputedShapesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void followsOperators_data();
    void followsOperators();
    void evaluatesNumbers_data();
    void evaluatesNumbers();
    void followsPartsOfWhatIsKnown_data();
    void followsPartsOfWhatIsKnown();
    void namesWhatLosesShapes();
};

/// Nodes that make `y` from x, float[2, 3, 8, 8]. UNSQ and SQ stand for the version's form along axis 0.
struct Chain {
    const char* name;
    int first; ///< Operator sets for which it is valid.
    int last;
    const char* nodes;
    double elements; ///< Of y.
};

constexpr int newest = 21;
constexpr Chain chains[] = {
    {"Reshape", 5, newest, "s = Shape(x) n = Gather(s, i0) t = Concat <axis = 0> (n, rest) y = Reshape(x, t)",
     384},
    {"Reshape, scalar extent", 5, newest,
     "s = Shape(x) n0 = Gather(s, scalar0) UNSQ(n, n0) t = Concat <axis = 0> (n, rest) y = Reshape(x, t)",
     384},
    {"Slice of a shape by attributes", 5, 9,
     "s = Shape(x) n = Slice <starts = [0], ends = [2]> (s) t = Concat <axis = 0> (n, minus) y = Reshape(x, "
     "t)",
     384},
    {"Slice", 10, newest, "s = Shape(x) h = Gather(s, i2) half = Div(h, two) y = Slice(x, i0, half, i2)",
     192},
    {"Slice, backwards", 10, newest, "f = Slice(quad, minus, least, i0, minus) y = Reshape(x, f)", 384},
    {"Pad, as exported", 11, newest,
     "z = ConstantOfShape <value = int64[1] {0}> (four) c = Concat <axis = 0> (pads, z) "
     "r = Reshape(c, pairs) f = Slice(r, minus, least, i0, minus) t = Transpose <perm = [1, 0]> (f) "
     "q = Reshape(t, minus) k = Cast <to = 7> (q) y = Pad(x, k)",
     2 * 3 * 12 * 10},
    {"Resize by sizes", 11, newest,
     "s = Shape(x) h = Gather(s, i2) w = Gather(s, i3) a = Mul(h, two) b = Add(w, i3) n = Slice(s, i0, i2, "
     "i0) "
     "t = Concat <axis = 0> (n, a, b) y = Resize <mode = \"nearest\"> (x, , , t)",
     2 * 3 * 16 * 11},
    {"Resize by scales", 11, newest,
     "s = Shape(x) f = Cast <to = 1> (s) m = Mul(f, factors) d = Div(m, f) y = Resize(x, , d)", 1536},
    {"Resize-10", 10, 10,
     "s = Shape(x) f = Cast <to = 1> (s) m = Mul(f, factors) d = Div(m, f) y = Resize(x, d)", 1536},
    {"Upsample-9", 9, 9,
     "s = Shape(x) f = Cast <to = 1> (s) m = Mul(f, factors) d = Div(m, f) y = Upsample(x, d)", 1536},
    {"Upsample-7", 7, 8, "y = Upsample <scales = [1.0, 1.0, 2.0, 2.0]> (x)", 1536},
    {"Tile", 6, newest, "t = Concat <axis = 0> (i1, i1, two, i3) y = Tile(x, t)", 2 * 3 * 16 * 24},
    {"Split", 13, newest,
     "s = Shape(x) h = Gather(s, i2) half = Div(h, two) t = Concat <axis = 0> (i3, half, i1) "
     "y, y2, y3 = Split <axis = 2> (x, t)",
     2 * 3 * 3 * 8},
    {"TopK", 10, newest, "s = Shape(x) h = Gather(s, i3) k = Div(h, two) y, i = TopK(x, k)", 192},
    {"Expand, as exported", 9, newest,
     "o = ConstantOfShape <value = int64[1] {1}> (four) m = Mul(o, minus) t = Constant <value = int64[4] "
     "{2, 3, 9, -1}> () e = Equal(t, m) w = Where(e, o, t) z = Slice_row(x) y = Expand(z, w)",
     2 * 3 * 9 * 8},
    {"ConstantOfShape", 9, newest, "s = Shape(x) o = ConstantOfShape(s) y = Add(big, o)", 384},
    {"Range", 11, newest,
     "s = Shape(x) n0 = Gather(s, scalar3) r = Range(scalar0, n0, scalar1) q = Cast <to = 1> (r) m = "
     "ReduceMean <keepdims = 0> (x) y = Add(m, q)",
     8},
    {"OneHot", 9, newest,
     "s = Shape(x) d = Gather(s, i3) i = Cast <to = 7> (flat) v = Constant <value = float[2] {0, 1}> () "
     "y = OneHot(i, d, v)",
     384 * 8},
    {"NonZero of ones, as exported", 9, newest,
     "n = Constant <value = int64[1] {5000}> () o = ConstantOfShape <value = int64[1] {1}> (n) z = "
     "NonZero(o) t = Transpose <perm = [1, 0]> (z) c = Cast <to = 1> (t) q = Reshape(c, minus) m = "
     "ReduceMean <keepdims = 0> (x) y = Add(m, q)",
     5000},
    {"Squeeze and Flatten", 7, newest,
     "s = Shape(x) n0 = Gather(s, i3) SQ(n1, n0) UNSQ(n, n1) f = Flatten(x) t = Concat <axis = 0> (minus, n) "
     "y = Reshape(f, t)",
     384},
};

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// UNSQ(a, b) and SQ(a, b) in the form of an operator set: axes are an input since 13.
std::string forVersion(std::string text, int version)
{
    for (const auto& [word, op] : {std::pair("UNSQ(", "Unsqueeze"), std::pair("SQ(", "Squeeze")})
        for (std::size_t at = 0; (at = text.find(word)) != std::string::npos;) {
            const std::size_t end = text.find(')', at);
            const std::string_view both(word);
            std::string inside = text.substr(at + both.size(), end - at - both.size());
            const std::size_t comma = inside.find(',');
            const std::string out = inside.substr(0, comma);
            const std::string in = inside.substr(comma + 1);
            const std::string node = version < 13 ? out + " = " + op + " <axes = [0]> (" + in + ")"
                                                  : out + " = " + op + "(" + in + ", i0)";
            text.replace(at, end - at + 1, node);
        }
    const std::string row =
        version < 10 ? "z = Slice <starts = [0], ends = [1], axes = [2]> (x)" : "z = Slice(x, i0, i1, i2)";
    return replaced(text, "z = Slice_row(x)", row);
}

const std::string constants =
    "i0 = Constant <value = int64[1] {0}> () i1 = Constant <value = int64[1] {1}> () "
    "i2 = Constant <value = int64[1] {2}> () i3 = Constant <value = int64[1] {3}> () "
    "two = Constant <value = int64[1] {2}> () four = Constant <value = int64[1] {4}> () "
    "minus = Constant <value = int64[1] {-1}> () least = Constant <value = int64[1] {-9223372036854775807}> "
    "() "
    "pads = Constant <value = int64[4] {1, 1, 2, 2}> () pairs = Constant <value = int64[2] {-1, 2}> () "
    "quad = Constant <value = int64[4] {8, 8, 3, 2}> () rest = Constant <value = int64[2] {3, -1}> () "
    "factors = Constant <value = float[4] {1.0, 1.0, 2.0, 2.0}> () "
    "scalar0 = Squeezed(i0) scalar1 = Squeezed(i1) scalar3 = Squeezed(i3) ";

/// The chain with its constants, from `x`, ending in `relu`.
std::string nodesOf(const Chain& chain, int version)
{
    std::string text = constants;
    for (const char* name : {"i0", "i1", "i3"})
        text = replaced(text, std::string("Squeezed(") + name + ")",
                        version < 13 ? std::string("Squeeze <axes = [0]> (") + name + ")"
                                     : std::string("Squeeze(") + name + ", i0)");
    std::string nodes = forVersion(chain.nodes, version);
    nodes = replaced(nodes, "(flat)", "(x)");
    nodes = replaced(nodes, "(big,", "(x,");
    return text + nodes + " relu = Relu(y)";
}

std::string headOf(int version)
{
    return "<ir_version: 8, opset_import: [\"\" : " + std::to_string(version) + ", \"own\" : 1]> made ";
}

enum Context { InGraph, InBranch, InLoop, InFunction };
constexpr const char* contextNames[] = {"graph", "branch", "loop", "function"};

std::string modelText(const std::string& nodes, int version, Context context)
{
    const std::string head = headOf(version);
    switch (context) {
    case InGraph:
        return head + "(float[2, 3, 8, 8] x) => (float[] relu) { " + nodes + " }";
    case InBranch:
        return head +
               "(float[2, 3, 8, 8] x, bool c) => (float[] out) { out = If (c) <then_branch = t () => "
               "(float[] relu) { " +
               nodes + " }, else_branch = e () => (float[] z9) { z9 = Identity(x) }> }";
    case InLoop:
        return head +
               "(float[2, 3, 8, 8] x) => (float[] out) { trips = Constant <value = int64[1] {2}> () "
               "yes = Constant <value = bool[1] {1}> () out = Loop (trips, yes) <body = b (int64 round, bool "
               "on) "
               "=> (bool on2, float[] relu) { on2 = Identity(on) " +
               nodes + " }> }";
    case InFunction:
        return head +
               "(float[2, 3, 8, 8] x) => (float[] out) { out = own.f (x) } <domain: \"own\", opset_import: "
               "[\"\" : " +
               std::to_string(version) + "]> f (x) => (relu) { " + nodes + " }";
    }
    return {};
}

void OnnxComputedShapesTest::followsOperators_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("flops");
    for (const Chain& chain : chains)
        for (const int version : {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21})
            for (const Context context : {InGraph, InBranch, InLoop, InFunction})
                if (version >= chain.first && version <= chain.last)
                    QTest::addRow("%s, %d, %s", chain.name, version, contextNames[context])
                        << QString::fromStdString(modelText(nodesOf(chain, version), version, context))
                        << chain.elements * (context == InLoop ? 2 : 1);
}

/// The FLOPs of all vertices, and of those of one operator.
struct Sums {
    double all = 0;
    double ofRelu = 0;
    bool known = true;
};

Sums sumsOf(const DataflowGraph& graph)
{
    Sums out;
    for (VertexId v : graph.vertices()) {
        const Vertex& vertex = graph.vertex(v);
        out.known = out.known && vertex.flops.has_value();
        out.all += vertex.flops.value_or(0);
        out.ofRelu += vertex.op == "Relu" ? vertex.flops.value_or(0) : 0;
    }
    return out;
}

void OnnxComputedShapesTest::followsOperators()
{
    QFETCH(QString, text);
    const onnx::ModelProto model = modelFrom(text.toStdString());
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    const Sums sums = sumsOf(*graph);
    std::string notes;
    for (const Message& note : graph->notes())
        notes += note.english() + "\n";
    QVERIFY2(sums.known, notes.c_str());
    QTEST(sums.ofRelu, "flops");
    if (text.contains("If (") || text.contains("Loop (")) { // one vertex for all that is inside
        const Sums kept = sumsOf(*graphOf(model, {{"control-flow", "single-vertex"}}));
        QVERIFY(kept.known);
        QCOMPARE(kept.all, sums.all);
    }
}

void OnnxComputedShapesTest::evaluatesNumbers_data()
{
    QTest::addColumn<QString>("nodes"); // make `e`, int64[1]
    QTest::addColumn<double>("number");
    const auto row = [](const char* nodes, double number) { QTest::newRow(nodes) << nodes << number; };
    row("e = Add(two, i3)", 5);
    row("e = Sub(seven, two)", 5);
    row("e = Mul(two, i3)", 6);
    row("e = Div(seven, two)", 3);
    row("a = Neg(seven) b = Div(a, two) e = Neg(b)", 3); // towards zero
    row("a = Neg(seven) e = Mod(a, i3)", 2);
    row("a = Neg(seven) b = Mod <fmod = 1> (a, i3) e = Add(b, four)", 3);
    row("e = Pow(two, i3)", 8);
    row("e = Min(seven, two, i3)", 2);
    row("e = Max(two, seven, i3)", 7);
    row("a = Cast <to = 1> (seven) b = Cast <to = 1> (two) c = Div(a, b) d = Floor(c) e = Cast <to = 7> (d)",
        3);
    row("a = Cast <to = 1> (seven) b = Cast <to = 1> (two) c = Div(a, b) d = Ceil(c) e = Cast <to = 7> (d)",
        4);
    row("a = Cast <to = 1> (seven) b = Cast <to = 1> (two) c = Div(a, b) d = Round(c) e = Cast <to = 7> (d)",
        4);
    row("a = Cast <to = 1> (seven) b = Cast <to = 1> (two) c = Div(a, b) e = Cast <to = 7> (c)", 3);
    // Rounded as floats: a third is a little more than it is, in doubles a little less.
    row("a = Cast <to = 1> (i1) b = Cast <to = 1> (i3) c = Div(a, b) d = Cast <to = 11> (c) t = Cast <to = "
        "11> (i3) "
        "m = Mul(d, t) u = Ceil(m) e = Cast <to = 7> (u)",
        2);
    row("a = Mul(seven, seven) b = Cast <to = 1> (a) c = Sqrt(b) e = Cast <to = 7> (c)", 7);
    row("a = Neg(seven) e = Abs(a)", 7);
    row("a = Neg(seven) b = Sign(a) e = Add(b, i3)", 2);
    row("a = Constant <value_float = 0.25> () b = Reciprocal(a) c = Cast <to = 7> (b) e = Unsqueeze(c, i0)",
        4);
    row("a = Less(two, i3) e = Where(a, seven, two)", 7);
    row("a = Greater(two, i3) b = Not(a) e = Where(b, seven, two)", 7);
    row("a = Equal(two, i3) b = LessOrEqual(two, two) c = And(a, b) e = Where(c, seven, two)", 2);
    row("a = Equal(two, i3) b = GreaterOrEqual(two, two) c = Or(a, b) e = Where(c, seven, two)", 7);
    row("a = Equal(two, two) b = Equal(i3, i3) c = Xor(a, b) e = Where(c, seven, two)", 2);
    row("e = ReduceProd <keepdims = 1> (list)", 24);
    row("a = ReduceSum <keepdims = 0> (list) e = Unsqueeze(a, i0)", 9);
    row("e = ReduceSum(list, i0)", 9);
    row("e = ReduceMax(list)", 4);
    row("e = ReduceMin(list)", 2);
    row("e = ReduceMean(list)", 3);
    row("a = Clip(seven, two, four) e = Identity(a)", 4);
    row("a = Constant <value_int = 6> () e = Unsqueeze(a, i0)", 6);
    row("e = Constant <value_ints = [6]> ()", 6);
    row("a = Constant <value_floats = [6.5]> () e = Cast <to = 7> (a)", 6);
    row("a = Constant <value_floats = [6.5]> () e = CastLike(a, i0)", 6);
    row("a = Size(list) e = Unsqueeze(a, i0)", 3);
    row("e = Gather(list, minus)", 4);
    row("a = Constant <value = int64[2, 2] {5, 6, 7, 8}> () b = Gather <axis = 1> (a, i1) c = Gather(b, i0) "
        "e = Reshape(c, minus)",
        6);
    row("a = Slice(list, i0, seven, i0, two) e = ReduceSum(a)", 6); // 2 and 4
    row("a = Tile(list, two) e = ReduceSum(a)", 18);
    row("a, b = Split <axis = 0> (list, parts) e = ReduceSum(b)", 7);
    row("a = Constant <value_int = 2> () b = Constant <value_int = 11> () c = Constant <value_int = 4> () "
        "d = Range(a, b, c) e = ReduceSum(d)",
        18);
    row("a = Sub(list, two) b = NonZero(a) e = ReduceSum <keepdims = 0> (b) e2 = Identity(e) "
        "e1 = Unsqueeze(e2, i0) e3 = Identity(e1)",
        3);
    row("a = Constant <value = float[2, 5, 3] {0}> () b = Shape <start = -2, end = 2> (x3) e = Identity(b)",
        5);
    row("a = Concat <axis = 0> (list, seven) b = Transpose(a) c = Reshape(b, square) d = Transpose <perm = "
        "[1, 0]> (c) "
        "f = Flatten <axis = 0> (d) g = Reshape(f, minus) e = Slice(g, i1, two)",
        4);
    row("a = Expand(two, i3) b = Squeeze(i1, i0) c = Unsqueeze(b, i0) e = Mul(c, two)", 2);
    row("e = Sum(two, i3, four)", 9);
}

void OnnxComputedShapesTest::evaluatesNumbers()
{
    QFETCH(QString, nodes);
    std::string text = nodes.toStdString();
    const bool last = text.find("e3 =") != std::string::npos;
    const GraphPtr graph = graphOf(graphModel(
        "(float[1] x, float[2, 5, 3] x3) => (float[] r) { " + constants.substr(0, constants.find("scalar0")) +
        "seven = Constant <value = int64[1] {7}> () list = Constant <value = int64[3] {2, 3, 4}> () "
        "parts = Constant <value = int64[2] {1, 2}> () square = Constant <value = int64[2] {2, 2}> () " +
        text + (last ? " y = Expand(x, e3)" : " y = Expand(x, e)") + " r = Relu(y) }"));
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{2}); // arithmetic of shapes needs no device
    QTEST(sumsOf(*graph).ofRelu, "number");
}

void OnnxComputedShapesTest::followsPartsOfWhatIsKnown_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<double>("elements"); // Unknown extents count as 1.
    const auto row = [](const char* nodes, double elements) { QTest::newRow(nodes) << nodes << elements; };
    // u is [2, unknown], n its unknown extent
    row("t = Concat <axis = 0> (n, i3) y = Reshape(x, t)", 24);
    row("t = Concat <axis = 0> (n, minus) y = Reshape(x, t)", 1);
    row("f = Cast <to = 1> (u) t = Concat <axis = 0> (two, n) y = Expand(f, t)", 2);
    row("y = Slice(x, i0, n, i0)", 6);
    row("t = Concat <axis = 0> (two, n) y = Tile(x, t)", 8);
    row("z = Constant <value = int64[3] {0, 1, 2}> () t = Concat <axis = 0> (n, z) y = Pad(x, t)", 8);
    row("z = Mul(n, i0) t = Add(z, four) o = Unsqueeze(sum, i0) y = Expand(o, t)", 4);
    row("z = Equal(n, two) w = Where(z, i3, i3) o = Unsqueeze(sum, i0) y = Expand(o, w)", 3);
    row("z = Equal(n, two) no = Equal(two, i3) b = And(z, no) w = Where(b, two, four) o = Unsqueeze(sum, i0) "
        "y = Expand(o, w)",
        4);
    row("t = Concat <axis = 0> (two, n) o = ConstantOfShape(t) f = Cast <to = 1> (u) y = Add(f, o)", 2);
    row("v, i = TopK <axis = 0> (x, n) y = Identity(v)", 6);
    row("t = Concat <axis = 0> (i1, n) a, b = Split <axis = 0> (x, t) y = Identity(a)", 6);
}

void OnnxComputedShapesTest::followsPartsOfWhatIsKnown()
{
    QFETCH(QString, nodes);
    const GraphPtr graph = graphOf(
        graphModel("(float[4, 6] x) => (float[] r) { " + constants.substr(0, constants.find("scalar0")) +
                   "u = NonZero(x) s = Shape(u) n = Gather(s, i1) sum = ReduceSum <keepdims = 0> (x) " +
                   nodes.toStdString() + " r = Relu(y) }"));
    QVERIFY(graph);
    for (VertexId v : graph->vertices())
        if (graph->vertex(v).op == "Relu")
            QTEST(graph->vertex(v).outputBytes / 4, "elements");
}

void OnnxComputedShapesTest::namesWhatLosesShapes()
{
    const GraphPtr graph =
        graphOf(graphModel("(float[4, 6] x, float[3, 6] z) => (float[] r) { u = NonZero(x) v = "
                           "NonZero(z) f = Cast <to = 1> (u) r = Relu(f) }"));
    QVERIFY(graph);
    std::string notes;
    for (const Message& note : graph->notes())
        notes += note.english() + "\n";
    QVERIFY2(notes.find("tensors of unknown shape, whose bytes include only the known part: 4") !=
                 std::string::npos,
             notes.c_str());
    QVERIFY2(notes.find("operators at which shapes become unknown: NonZero (2)") != std::string::npos,
             notes.c_str());
}

} // namespace

DOPPLER_TEST(OnnxComputedShapesTest)

} // namespace onnx_computed_shapes_test

#include "onnx_computed_shapes.moc"
