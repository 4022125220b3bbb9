// SPDX-License-Identifier: GPL-3.0-or-later
// What graphs ONNX models become: known models by their published figures, operators by sums done by hand.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/graph_json.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace io_onnx_test {

using namespace doppler;
using namespace doppler::test;

namespace {

std::string notesOf(const DataflowGraph& graph)
{
    std::string out;
    for (const Message& note : graph.notes())
        out += note.english() + "\n";
    return out;
}

/// The vertex of an operator; the first of several.
const Vertex* vertexOf(const DataflowGraph& graph, std::string_view op)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).op == op)
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

class IoOnnxTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsThePublishedModels_data();
    void readsThePublishedModels();
    void countsOperators_data();
    void countsOperators();
    void followsNamesAndBytes();
    void keepsWeightsWithTheirConsumers();
    void opensNoOtherFile();
    void asksForOpenDimensions();
    void followsShapesThatAreComputed();
    void tensorsOfSeveralOutputs();
    void functionsAreTheirBodies();
    void tellsWhatIsUnknown();
    void readsNewerOperators();
    void ignoresNewerAttributes();
    void readsOldOperators();
};

void IoOnnxTest::readsThePublishedModels_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("vertices"); // nodes of the file without weights
    QTest::addColumn<double>("convGmacs");
    QTest::addColumn<double>("parameters"); // millions
    QTest::newRow("resnet50") << "light_resnet50.onnx" << 415 - 239 << 4.087 << 25.61;
    QTest::newRow("vgg19") << "light_vgg19.onnx" << 46 << 19.51 << 143.67;
    QTest::newRow("squeezenet") << "light_squeezenet.onnx" << 66 << 0.349 << 1.235;
    QTest::newRow("alexnet") << "light_bvlc_alexnet.onnx" << 24 << 0.596 << 60.97;
}

void IoOnnxTest::readsThePublishedModels()
{
    QFETCH(QString, file);
    const QString path = QStringLiteral(DOPPLER_SHARED "/data/onnx/") + file;
    if (!QFile::exists(path))
        QSKIP("the published files are not where DOPPLER_SHARED_DATA leads");
    const auto read = readGraph(path.toStdString());
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
    const DataflowGraph& graph = **read;
    QTEST(static_cast<int>(graph.vertexCount()), "vertices");
    double macs = 0;
    double weights = 0;
    for (VertexId v : graph.vertices()) {
        const Vertex& x = graph.vertex(v);
        QVERIFY(!x.estimated());
        macs += x.op == "Conv" ? *x.flops / 2 : 0;
        weights += x.persistentBytes / 4;
    }
    QFETCH(double, convGmacs);
    QVERIFY2(std::abs(macs / 1e9 - convGmacs) < 0.0006 * std::max(1.0, convGmacs / 2),
             qPrintable(QString::number(macs)));
    QFETCH(double, parameters);
    QVERIFY2(std::abs(weights / 1e6 - parameters) < 0.01, qPrintable(QString::number(weights)));
    QCOMPARE(notesOf(graph), std::string()); // no unknown shape, no unknown cost
}

void IoOnnxTest::countsOperators_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<double>("flops");
    QTest::addColumn<double>("outputBytes");
    const auto row = [](const char* op, const char* graph, double flops, double bytes) {
        QTest::newRow(op) << graph << flops << bytes;
    };
    // 2 * outputs * channels in / groups * kernel
    row("Conv",
        "(float[2,6,8,8] X, float[4,3,3,3] W) => (float[2,4,8,8] Y) "
        "{ Y = Conv <group = 2, pads = [1,1,1,1]> (X, W) }",
        2.0 * (2 * 4 * 8 * 8) * 3 * 9, 4.0 * 2 * 4 * 8 * 8);
    row("Conv, strides",
        "(float[1,1,7] X, float[5,1,3] W) => (float[1,5,a] Y) "
        "{ Y = Conv <strides = [2]> (X, W) }",
        2.0 * (5 * 3) * 3, 4.0 * 5 * 3);
    row("ConvTranspose",
        "(float[1,6,5,5] X, float[6,4,2,2] W) => (float[1,4,a,b] Y) "
        "{ Y = ConvTranspose <strides = [2,2]> (X, W) }",
        2.0 * (6 * 5 * 5) * 4 * 4, 4.0 * 4 * 10 * 10);
    row("Gemm",
        "(float[3,5] A, float[3,7] B, float[7] C) => (float[5,7] Y) { Y = Gemm <transA = 1> (A, B, C) }",
        2.0 * 5 * 7 * 3, 4.0 * 35);
    row("MatMul, batches", "(float[2,1,3,4] A, float[6,4,5] B) => (float[2,6,3,5] Y) { Y = MatMul(A, B) }",
        2.0 * 2 * 6 * 3 * 5 * 4, 4.0 * 180);
    row("MatMul, vectors", "(float16[9] A, float16[9] B) => (float16 Y) { Y = MatMul(A, B) }", 18, 2);
    row("Einsum",
        "(float[2,3,4] A, float[2,4,5] B) => (float[2,3,5] Y) "
        "{ Y = Einsum <equation = \"bij,bjk->bik\"> (A, B) }",
        2.0 * 2 * 3 * 4 * 5, 4.0 * 30);
    // every gate: (I + H) products for each of H, over T steps of B
    row("LSTM",
        "(float[7,2,3] X, float[1,20,3] W, float[1,20,5] R) => (float[7,1,2,5] Y) "
        "{ Y = LSTM <hidden_size = 5> (X, W, R) }",
        2.0 * 7 * 2 * 4 * 5 * (3 + 5), 4.0 * 70);
    row("GRU",
        "(float[7,2,3] X, float[2,15,3] W, float[2,15,5] R) => (float[7,2,2,5] Y) "
        "{ Y = GRU <hidden_size = 5, direction = \"bidirectional\"> (X, W, R) }",
        2.0 * 2 * 7 * 2 * 3 * 5 * (3 + 5), 4.0 * 140);
    row("MaxPool",
        "(float[1,3,8,8] X) => (float[1,3,4,4] Y) "
        "{ Y = MaxPool <kernel_shape = [3,3], strides = [2,2], pads = [1,1,0,0]> (X) }",
        48.0 * 9, 4.0 * 48);
    row("GlobalAveragePool", "(float[1,3,8,8] X) => (float[1,3,1,1] Y) { Y = GlobalAveragePool(X) }", 192,
        12);
    row("BatchNormalization",
        "(float[1,3,4,4] X, float[3] s, float[3] b, float[3] m, float[3] v) => "
        "(float[1,3,4,4] Y) { Y = BatchNormalization(X, s, b, m, v) }",
        96, 192);
    row("LayerNormalization", "(float[2,8] X, float[8] s) => (float[2,8] Y) { Y = LayerNormalization(X, s) }",
        7.0 * 16, 64);
    row("Softmax", "(float[2,8] X) => (float[2,8] Y) { Y = Softmax(X) }", 5.0 * 16, 64);
    row("LRN", "(float[1,8,2,2] X) => (float[1,8,2,2] Y) { Y = LRN <size = 5> (X) }", 10.0 * 32, 128);
    row("Add, broadcast", "(float[3,1] A, float[4] B) => (float[3,4] Y) { Y = Add(A, B) }", 12, 48);
    row("Sum", "(float[6] A, float[6] B, float[6] C) => (float[6] Y) { Y = Sum(A, B, C) }", 12, 24);
    row("Relu", "(double[6] A) => (double[6] Y) { Y = Relu(A) }", 6, 48);
    row("Where", "(bool[6] C, float[6] A, float[6] B) => (float[6] Y) { Y = Where(C, A, B) }", 6, 24);
    row("ReduceMean", "(float[6,2] A) => (float[6] Y) { Y = ReduceMean <axes = [1], keepdims = 0> (A) }", 12,
        24);
    row("Transpose", "(float[6,2] A) => (float[2,6] Y) { Y = Transpose(A) }", 0, 48);
    row("Cast", "(float[6] A) => (int8[6] Y) { Y = Cast <to = 3> (A) }", 0, 6);
    row("Resize",
        "(float[1,1,2,2] A, float[4] s = {1, 1, 2, 3}) => (float[1,1,4,6] Y) "
        "{ Y = Resize <mode = \"linear\"> (A, , s) }",
        24.0 * 2 * 4, 96);
}

void IoOnnxTest::countsOperators()
{
    QFETCH(QString, graph);
    const GraphPtr made = graphOf(graphModel(graph.toStdString()));
    QVERIFY(made);
    QCOMPARE(made->vertexCount(), std::size_t{1});
    const Vertex& vertex = made->vertex(VertexId{0});
    QVERIFY2(vertex.flops.has_value(), notesOf(*made).c_str());
    QTEST(*vertex.flops, "flops");
    QTEST(vertex.outputBytes, "outputBytes");
    QCOMPARE(notesOf(*made), std::string());
}

void IoOnnxTest::followsNamesAndBytes()
{
    onnx::ModelProto model = graphModel("(float[4,8] X) => (float[4,8] Y) "
                                        "{ a = Relu(X) b = Exp(a) c = Mul(a, a) d = Add(b, c) Y = Tanh(d) }");
    model.mutable_graph()->mutable_node(1)->set_name("/layers.0/attn/Exp");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->name(), std::string("made"));
    QCOMPARE(graph->vertexCount(), std::size_t{5});
    QCOMPARE(graph->edgeCount(), std::size_t{5}); // a twice into Mul is one edge
    QVERIFY(hasEdge(*graph, "a", "/layers.0/attn/Exp") && hasEdge(*graph, "a", "c"));
    QVERIFY(hasEdge(*graph, "c", "d") && hasEdge(*graph, "d", "Y"));
    QCOMPARE(graph->vertex(VertexId{1}).group, std::string("layers.0/attn"));
    for (TensorId t : graph->tensors())
        QCOMPARE(graph->tensor(t).bytes, 128.0);
    // What is written in our own format is the same graph.
    const auto again = readGraphJson(writeGraphJson(*graph));
    QVERIFY(again.ok());
    QCOMPARE((*again)->fingerprint(), graph->fingerprint());
}

void IoOnnxTest::keepsWeightsWithTheirConsumers()
{
    onnx::ModelProto model = graphModel(
        "(float[2,8] X, float[8,16] W) => (float[2,8] Z) { "
        "s = Constant <value_ints = [16, 8]> () F = ConstantOfShape(s) T = Transpose(half) "
        "a = MatMul(X, W) b = MatMul(a, F) c = MatMul(b, half) d = MatMul(c, T) Z = MatMul(d, W2) }");
    addWeight(model, "W", {8, 16}); // an input as well, as before IR version 4
    addWeight(model, "half", {8, 16}, onnx::TensorProto::FLOAT16);
    addWeight(model, "W2", {8, 8});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{5});
    // The last but one reads the same weight as the one before it, transposed.
    const double expected[] = {4.0 * 128, 4.0 * 128, 2.0 * 128, 0, 4.0 * 64};
    for (std::size_t v = 0; v < 5; ++v)
        QCOMPARE(graph->vertex(VertexId{v}).persistentBytes, expected[v]);
    QCOMPARE(notesOf(*graph), std::string());

    // Nothing but weights: nothing to run.
    onnx::ModelProto still = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(W) }");
    addWeight(still, "W", {2});
    QVERIFY2(errorOf(still).find("no vertices") != std::string::npos, errorOf(still).c_str());
}

void IoOnnxTest::opensNoOtherFile()
{
    onnx::ModelProto model = graphModel("(float[2,8] X) => (float[2,4] Y) { Y = MatMul(X, W) }");
    addWeight(model, "W", {8, 4});
    auto* weight = model.mutable_graph()->mutable_initializer(0);
    weight->set_data_location(onnx::TensorProto::EXTERNAL);
    auto* where = weight->add_external_data();
    where->set_key("location");
    where->set_value("../../../../nowhere/secret");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 128.0);
}

void IoOnnxTest::asksForOpenDimensions()
{
    const onnx::ModelProto model = graphModel("(float[batch, length, 8] X, float[batch, ?, 8] Y) => "
                                              "(float[batch, a, 8] Z) { Z = Concat <axis = 1> (X, Y) }");
    QTemporaryDir folder;
    const std::string path = folder.filePath("open.onnx").toStdString();
    QVERIFY(writeFile(path, model.SerializeAsString()).ok());
    const auto options = graphReadOptions(path);
    QVERIFY2(options.ok(), options.ok() ? "" : options.error().english().c_str());
    std::vector<std::string> names;
    for (const OptionSpec& option : *options)
        if (mustBeGiven(option))
            names.push_back(option.name);
    QCOMPARE(names, (std::vector<std::string>{"batch", "length", "Y_1"}));
    const auto unasked = readGraph(path);
    QVERIFY(!unasked.ok());
    QCOMPARE(unasked.error().english(),
             path + ": batch, length, Y_1 are open, expected a value for each (--import batch=... --import "
                    "length=... --import Y_1=...)");
    QCOMPARE(errorOf(model, {{"batch", "3"}, {"length", "5"}}),
             std::string("Y_1 has no value, expected one (--import Y_1=...)"));
    const GraphPtr graph = graphOf(model, {{"batch", "3"}, {"length", "5"}, {"Y_1", "7"}});
    QVERIFY(graph);
    QCOMPARE(graph->vertex(VertexId{0}).outputBytes, 4.0 * 3 * 12 * 8);
    QVERIFY(errorOf(model, {{"batch", "0"}}).find("from 1 to") != std::string::npos);
    QVERIFY(errorOf(model, {{"bach", "1"}}).find("did you mean \"batch\"") != std::string::npos);
    // Exporters without a word for it write -1.
    onnx::ModelProto minus = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }");
    minus.mutable_graph()
        ->mutable_input(0)
        ->mutable_type()
        ->mutable_tensor_type()
        ->mutable_shape()
        ->mutable_dim(0)
        ->set_dim_value(-1);
    minus.mutable_graph()->mutable_output(0)->mutable_type()->mutable_tensor_type()->clear_shape();
    QCOMPARE(graphOf(minus, {{"X_0", "11"}})->vertex(VertexId{0}).flops.value_or(0), 11.0);
}

void IoOnnxTest::followsShapesThatAreComputed()
{
    // The new shape is [batch, 2 * 8 * 4 / ...]: taken from the input's shape, put together, used.
    onnx::ModelProto model =
        graphModel("(float[batch, 8, 4] X) => (float[a, b] Y) { s = Shape(X) i = Constant <value_int = 0> () "
                   "n = Gather <axis = 0> (s, i) one = Constant <value_ints = [0]> () m = Unsqueeze(n, one) "
                   "t = Concat <axis = 0> (m, rest) r = Reshape(X, t) Y = Relu(r) }");
    addNumbers(model, "rest", {32});
    const GraphPtr graph = graphOf(model, {{"batch", "6"}});
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{2}); // the arithmetic of shapes needs no device
    QCOMPARE(vertexOf(*graph, "Relu")->flops.value_or(-1), 6.0 * 32);
    QCOMPARE(notesOf(*graph), std::string());
}

void IoOnnxTest::tensorsOfSeveralOutputs()
{
    onnx::ModelProto model =
        graphModel("(float[10, 4] X) => (float[7, 4] A, float[3, 4] B) "
                   "{ a, b = Split <axis = 0> (X, parts) A = Relu(a) c = Exp(b) B = Add(b, c) "
                   "d, mask = Dropout(A) }");
    addNumbers(model, "parts", {7, 3});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(vertexOf(*graph, "Split")->outputBytes, 160.0);
    QCOMPARE(vertexOf(*graph, "Dropout")->outputBytes, 0.0); // nobody reads either
    QCOMPARE(graph->outEdges(VertexId{0}).size(), std::size_t{3});
    std::map<std::string, double> bytes;
    for (const Edge& e : graph->outEdges(VertexId{0}))
        bytes[graph->tensor(e.tensor).name.text()] = graph->tensor(e.tensor).bytes;
    QCOMPARE(bytes, (std::map<std::string, double>{{"a", 112.0}, {"b", 48.0}}));
    QCOMPARE(graph->tensorCount(), std::size_t{4}); // b goes to two vertices as one tensor
}

void IoOnnxTest::functionsAreTheirBodies()
{
    onnx::ModelProto model = modelFrom(
        "<ir_version: 8, opset_import: [\"\" : 17, \"own\" : 1]> made (float[2, 8] X) => (float[2, 8] Y) "
        "{ a = own.block (X, W) Y = own.block (a, W) } "
        "<domain: \"own\", opset_import: [\"\" : 17, \"own\" : 1]> block (x, w) => (y) "
        "{ p = MatMul(x, w) q = own.act (p) y = Add(q, x) } "
        "<domain: \"own\", opset_import: [\"\" : 17]> act (x) => (y) { s = Sigmoid(x) y = Mul(x, s) }");
    addWeight(model, "W", {8, 8});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(graph->vertexCount(), std::size_t{8});
    double flops = 0;
    for (VertexId v : graph->vertices())
        flops += graph->vertex(v).flops.value_or(0);
    QCOMPARE(flops, 2.0 * (2 * 2 * 8 * 8 + 3 * 16));
    QCOMPARE(graph->vertex(VertexId{1}).name, std::string("a/q/s"));
    QCOMPARE(graph->vertex(VertexId{1}).group, std::string("a/q"));
    QVERIFY(hasEdge(*graph, "a/y", "Y/p"));
    QCOMPARE(notesOf(*graph), std::string());
}

void IoOnnxTest::tellsWhatIsUnknown()
{
    onnx::ModelProto model = modelFrom(
        "<ir_version: 8, opset_import: [\"\" : 17, \"com.acme\" : 1]> made "
        "(float[4, 8] X, float[3, 3] Z) => (float[a] Y, float[4, 8] V, float[b, c] T) "
        "{ n = NonZero(X) f = Cast <to = 1> (n) Y = Exp(f) g = com.acme.Magic (X) h = com.acme.Magic (g) "
        "V = Relu(h) T = MatMul(X, Z) }");
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    const std::string notes = notesOf(*graph);
    QVERIFY2(notes.find("operators without a known cost, estimated for 2 vertices: com.acme.Magic (2)") !=
                 std::string::npos,
             notes.c_str());
    QVERIFY2(notes.find("unknown shapes, estimated for 2 vertices: Y, T") != std::string::npos,
             notes.c_str());
    QVERIFY2(notes.find("definition") != std::string::npos, notes.c_str());
    QVERIFY2(notes.find("tensors of unknown shape") != std::string::npos, notes.c_str());
    QVERIFY(vertexOf(*graph, "com.acme.Magic")->estimated());
    QVERIFY(vertexOf(*graph, "Exp")->estimated());
    // What the file itself says of a value helps where nothing else does.
    QVERIFY(!vertexOf(*graph, "Relu")->estimated());
    QCOMPARE(vertexOf(*graph, "Relu")->outputBytes, 128.0);
}

void IoOnnxTest::readsNewerOperators()
{
    onnx::ModelProto model =
        graphModel("(float[4, 9] X) => (float[4] Y, float[4, 2] C) "
                   "{ r = ReduceMean <keepdims = 0> (X, axes) Y = Gelu(r) a, b, C0 = Split <axis = 1, "
                   "num_outputs = 3> (X) "
                   "p = Pad(a, pads, , axes) C = Cast <to = 1, saturate = 1> (p) d = Relu(C0) e = Exp(b) }",
                   21);
    model.set_ir_version(10);
    addNumbers(model, "axes", {1});
    addNumbers(model, "pads", {1, 2});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(vertexOf(*graph, "ReduceMean")->outputBytes, 16.0);
    QCOMPARE(vertexOf(*graph, "Gelu")->flops.value_or(-1), 4.0);
    QCOMPARE(vertexOf(*graph, "Pad")->outputBytes, 4.0 * 4 * 6);
    QCOMPARE(vertexOf(*graph, "Cast")->outputBytes, 4.0 * 4 * 6);
    QCOMPARE(vertexOf(*graph, "Relu")->flops.value_or(-1), 12.0);
    QCOMPARE(notesOf(*graph), std::string());
    model.mutable_opset_import(0)->set_version(99);
    const GraphPtr future = graphOf(model);
    QVERIFY(future);
    const std::string notes = notesOf(*future);
    QVERIFY2(notes.starts_with("the model uses operator set ai.onnx 99, newer than 23"), notes.c_str());
    QCOMPARE(std::count(notes.begin(), notes.end(), '\n'), 1);
}

void IoOnnxTest::ignoresNewerAttributes()
{
    onnx::ModelProto model = graphModel(
        "(float[1, 2, 10, 10] X, float[1, 6, 8] Q, float[1, 9, 4] K, float[1, 9, 4] V) => (float[] Y) "
        "{ a = AveragePool <kernel_shape = [3, 3], dilations = [2, 2], count_include_pad = 1> (X) "
        "b = Resize <mode = \"linear\", antialias = 1, axes = [2, 3]> (a, , , sizes) c = CastLike <saturate "
        "= 0> "
        "(b, X) Y = Relu(c) A = Attention <q_num_heads = 4, kv_num_heads = 2> (Q, K, V) B = Exp(A) }",
        23);
    addNumbers(model, "sizes", {12, 13});
    const GraphPtr graph = graphOf(model);
    QVERIFY(graph);
    QCOMPARE(vertexOf(*graph, "AveragePool")->outputBytes, 4.0 * 2 * 6 * 6);
    QCOMPARE(vertexOf(*graph, "Relu")->flops.value_or(-1), 2.0 * 12 * 13);
    QCOMPARE(vertexOf(*graph, "Exp")->flops.value_or(-1), 6.0 * 8); // 4 heads of width 2
}

void IoOnnxTest::readsOldOperators()
{
    for (const int version : {1, 2, 3, 4, 5, 6}) {
        const std::string reshape =
            version < 5 ? "r = Reshape <shape = [0, 4, -1]> (n)" : "r = Reshape(n, to)";
        const std::string pads = version < 2 ? "paddings" : "pads";
        onnx::ModelProto model =
            graphModel("(float[2, 4, 6] X, float[4] B) => (float[] Y) { a = Relu(X) b = Add <broadcast = 1, "
                       "axis = 1> (a, B) "
                       "c = Concat <axis = 2> (b, X) p = Pad <" +
                           pads + " = [0, 0, 0, 0, 0, 3]> (c) s = Sigmoid(p) n = Neg(s) " + reshape +
                           " y0, y1 = Split <axis = 0, split = [1, 1]> (r) Y = Tanh(y0) }",
                       version);
        addNumbers(model, "to", {0, 4, -1});
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(vertexOf(*graph, "Pad")->outputBytes, 4.0 * 2 * 4 * 15);
        QVERIFY2(vertexOf(*graph, "Tanh")->flops.has_value(), notesOf(*graph).c_str());
        QCOMPARE(*vertexOf(*graph, "Tanh")->flops, 60.0);
        QCOMPARE(notesOf(*graph), std::string());
    }
}

} // namespace

DOPPLER_TEST(IoOnnxTest)

} // namespace io_onnx_test

#include "io_onnx.moc"
