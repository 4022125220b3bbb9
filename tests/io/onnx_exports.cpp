// SPDX-License-Identifier: GPL-3.0-or-later
// Models as exporters and optimisers write them: operators of ONNX Runtime, of operator sets that are newer
// than the ONNX library, and values that depend on the extents of inputs.
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTest>

namespace onnx_exports_test {

using namespace doppler;
using namespace doppler::test;

namespace {

const Vertex* vertexOf(const DataflowGraph& graph, std::string_view op)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).op == op)
            return &graph.vertex(v);
    return nullptr;
}

double flopsOf(const DataflowGraph& graph, std::string_view op)
{
    const Vertex* vertex = vertexOf(graph, op);
    return vertex ? vertex->flops.value_or(-1) : -2;
}

double persistentBytes(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).persistentBytes;
    return sum;
}

struct Weight {
    const char* name;
    std::vector<std::int64_t> dims;
    int type = onnx::TensorProto::FLOAT;
};

} // namespace

class OnnxExportsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void runtimeOperators_data()
    {
        QTest::addColumn<QString>("node");
        QTest::addColumn<double>("flops");
        QTest::addColumn<double>("elements");
        const auto row = [](const char* node, double flops, double elements) {
            QTest::newRow(QByteArray(node).left(60)) << QString(node) << flops << elements;
        };
        // The input x is [2, 16, 64]; 2 x 16 x 16 scores a head.
        row("Attention <num_heads = 4> (x, w192)", 2 * 32 * 64 * 192 + 512 * (4 * 64 + 6 * 4), 2048);
        row("Attention <num_heads = 4> (x, w192, , , past5)", 2 * 32 * 64 * 192 + 32 * 24 * (4 * 64 + 24),
            2048);
        row("MultiHeadAttention <num_heads = 4> (x, x, x)", 512 * 280, 2048);
        row("GroupQueryAttention <num_heads = 4, kv_num_heads = 2> (x, half, half)", 512 * 280, 2048);
        row("GroupQueryAttention <num_heads = 4, kv_num_heads = 2> (x, half, half, past, past)",
            32 * 24 * 280, 2048);
        row("GroupQueryAttention <num_heads = 2, kv_num_heads = 1> (x)", 512 * (4 * 32 + 12), 1024);
        row("MatMulNBits <K = 64, N = 100, bits = 4, block_size = 32> (x, packed, scales)", 2 * 32 * 64 * 100,
            3200);
        row("FusedMatMul <transB = 1> (x, w)", 2 * 32 * 64 * 192, 6144);
        row("MatMulIntegerToFloat (bytes, w8, one, one)", 2 * 32 * 64 * 192, 6144);
        row("DynamicQuantizeMatMul (x, w8, one)", 2 * 32 * 64 * 192, 6144);
        row("SkipLayerNormalization (x, x, g)", 8 * 2048, 2048);
        row("SkipSimplifiedLayerNormalization (x, x, g)", 5 * 2048, 2048);
        row("BiasGelu (x, g)", 2 * 2048, 2048);
        row("BiasSplitGelu (x, g)", 4 * 1024, 1024);
        row("RotaryEmbedding (x, zero, turns, turns)", 3 * 2048, 2048);
        row("EmbedLayerNormalization (ids, , table, table, , g, g)", 9 * 2048, 2048);
        row("MoE <k = 2> (x, routes, up, , down)", 2 * 32 * 2 * (64 * 128 * 2), 2048);
        row("QLinearAdd (bytes, one, zero8, bytes, one, zero8, one, zero8)", 2048, 2048);
        row("FusedConv <kernel_shape = [3, 3], activation = \"Relu\"> (picture, filter)", 2 * 8 * 36 * 4 * 9,
            288);
        row("FusedGemm <activation = \"Relu\", transB = 1> (rows, w)", 2 * 10 * 64 * 192, 1920);
    }

    void runtimeOperators()
    {
        QFETCH(QString, node);
        QFETCH(double, flops);
        QFETCH(double, elements);
        onnx::ModelProto model = modelFrom(
            "<ir_version: 8, opset_import: [\"\" : 17, \"com.microsoft\" : 1]> made "
            "(float[2,16,64] x, float[2,16,32] half, float[2,2,8,16] past, float[2,2,4,8,16] past5, "
            "uint8[2,16,64] bytes, int32[2,16] ids, float[1,4,8,8] picture, float[10,64] rows, "
            "float[32,8] routes) => (float[] r) { y = com.microsoft." +
            node.toStdString() + " r = Elu(y) }");
        const std::vector<Weight> weights{{"w192", {64, 192}},
                                          {"w", {192, 64}},
                                          {"w8", {64, 192}, onnx::TensorProto::UINT8},
                                          {"g", {64}},
                                          {"packed", {100, 2, 16}, onnx::TensorProto::UINT8},
                                          {"scales", {100, 2}},
                                          {"one", {}},
                                          {"zero", {1}, onnx::TensorProto::INT64},
                                          {"turns", {32, 8}},
                                          {"table", {100, 64}},
                                          {"up", {8, 64, 128}},
                                          {"down", {8, 128, 64}},
                                          {"filter", {8, 4, 3, 3}},
                                          {"zero8", {}, onnx::TensorProto::UINT8}};
        for (const Weight& weight : weights)
            addWeight(model, weight.name, weight.dims, weight.type);
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        const std::string op = "com.microsoft." + node.left(node.indexOf(' ')).toStdString();
        QCOMPARE(flopsOf(*graph, op), flops);
        QCOMPARE(flopsOf(*graph, "Elu"), elements);
        QVERIFY(graph->notes().empty());
    }

    void newerOperators_data()
    {
        QTest::addColumn<QString>("node");
        QTest::addColumn<double>("elements");
        const auto row = [](const char* node, double elements) {
            QTest::newRow(QByteArray(node).left(60)) << QString(node) << elements;
        };
        row("y = BitwiseAnd(whole, row)", 8);
        row("y = Einsum <equation = \"bhid,bhjd->bhij\"> (four, four)", 2 * 2 * 8 * 8);
        row("y = Einsum <equation = \"...ij, ...kj -> ...ik\"> (four, four)", 2 * 2 * 8 * 8);
        row("y = Einsum <equation = \"ab,bc\"> (small, wide)", 3 * 5);
        row("y = Col2Im(columns, picture, block)", 3 * 25);
        row("y = DeformConv <kernel_shape = [3, 3]> (input, filter, offset)", 2 * 8 * 14 * 14);
        row("y = AffineGrid(theta, size)", 2 * 8 * 9 * 2);
        row("y = DFT(signal, , axis)", 2 * 16 * 2);
        row("y = DFT <onesided = 1> (signal, , axis)", 2 * 9 * 2);
        row("y = Attention <q_num_heads = 4, kv_num_heads = 2> (tokens, keys, keys)", 2 * 16 * 64);
    }

    void newerOperators()
    {
        QFETCH(QString, node);
        QFETCH(double, elements);
        onnx::ModelProto model = graphModel(
            "(int32[2,4] whole, int32[4] row, float[2,2,8,64] four, float[3,4] small, float[4,5] wide, "
            "float[1,27,9] columns, float[2,3,16,16] input, float[2,18,14,14] offset, float[2,2,3] theta, "
            "float[2,16,1] signal, float[2,16,64] tokens, float[2,16,32] keys) => (float[] r) { "
            "picture = Constant <value_ints = [5, 5]> () block = Constant <value_ints = [3, 3]> () "
            "size = Constant <value_ints = [2, 3, 8, 9]> () axis = Constant <value_int = 1> () " +
                node.toStdString() + " r = Elu(y) }",
            23);
        addWeight(model, "filter", {8, 3, 3, 3});
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(flopsOf(*graph, "Elu"), elements);
    }

    void groupedAttentionCosts()
    {
        const GraphPtr graph =
            graphOf(graphModel("(float[2,16,64] q, float[2,24,32] k) => (float[] r) { "
                               "r = Attention <q_num_heads = 4, kv_num_heads = 2> (q, k, k) }",
                               23));
        QVERIFY(graph);
        QCOMPARE(flopsOf(*graph, "Attention"), 2.0 * 4 * 16 * 24 * (4 * 16 + 6));
        QVERIFY(graph->notes().empty());
    }

    /// Rows of a table of positions are read in every execution; the table is in memory once.
    void positionsAreNoWeights()
    {
        onnx::ModelProto model = graphModel(
            "(float[2,16,64] x) => (float[2,16,64] y) { shape = Shape(x) "
            "one = Constant <value_int = 1> () zero = Constant <value_int = 0> () "
            "rows = Gather(shape, one) ids = Range(zero, rows, one) p = Gather(table, ids) y = Add(x, p) }");
        addWeight(model, "table", {1024, 64});
        const GraphPtr graph = graphOf(model);
        QVERIFY(graph);
        QCOMPARE(graph->vertexCount(), std::size_t{2});
        QVERIFY(std::abs(persistentBytes(*graph) - 1024 * 64 * 4) < 200);
        const Vertex* gather = vertexOf(*graph, "Gather");
        QVERIFY(gather);
        QCOMPARE(gather->outputBytes, 16 * 64 * 4.0);
        QVERIFY(gather->accessedBytes.value_or(1e9) < 10'000);
    }

    /// A mask takes memory while it is used.
    void masksAreComputed()
    {
        const GraphPtr graph =
            graphOf(graphModel("(float[512,512] x) => (float[512,512] y) { shape = Shape(x) "
                               "ones = ConstantOfShape(shape) mask = Trilu(ones) y = Add(x, mask) }"));
        QVERIFY(graph);
        QCOMPARE(graph->vertexCount(), std::size_t{3});
        QVERIFY(persistentBytes(*graph) < 100);
    }
};

DOPPLER_TEST(OnnxExportsTest)

} // namespace onnx_exports_test

#include "onnx_exports.moc"
