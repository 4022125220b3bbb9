// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of vertices: their texts, and the readers and writers that keep them.
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"
#include "core/graph/shape_text.h"
#include "core/io/graphs/graph_json.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

namespace vertex_shapes_test {

using namespace doppler;
using namespace doppler::test;

namespace {

GraphPtr graphFrom(std::string_view text)
{
    auto graph = readGraphText(text);
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

/// The shapes of the vertex with this name.
std::string shapesOf(const DataflowGraph& graph, std::string_view name)
{
    for (const VertexId v : graph.vertices())
        if (graph.vertex(v).name == name)
            return shapesText(graph.vertex(v));
    return "no such vertex";
}

GraphPtr graphOfShapes(const std::string& shapes)
{
    GraphBuilder builder("shapes");
    Vertex vertex;
    vertex.name = "a";
    vertex.shapes = RareText(shapes);
    builder.addVertex(std::move(vertex));
    return builder.build().value();
}

Vertex withKernel(const char* einsum)
{
    Vertex vertex;
    vertex.kernel = std::make_shared<const Kernel>(Kernel{einsum, {{'i', 64}, {'j', 32}, {'k', 16}}});
    return vertex;
}

std::string outputOf(const char* shapes)
{
    Vertex vertex;
    vertex.shapes = RareText(shapes);
    return outputShapeText(vertex);
}

} // namespace

class VertexShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void oneShape()
    {
        QCOMPARE(shapeText(std::vector<std::int64_t>{64, 32}), std::string("64×32"));
        QCOMPARE(shapeText(std::vector<std::int64_t>{}), std::string("1"));
        QCOMPARE(shapeText(std::vector<std::int64_t>{-1, 3, 0}), std::string("?×3×0"));
        QCOMPARE(shapeText(std::vector<std::int64_t>(100, 2)), std::string("2×2×2×2×2×2×2×2×..."));
    }

    void inputsAndOutputs()
    {
        using Texts = std::vector<std::string>;
        QCOMPARE(shapesText({"2×3", "3×4"}, {"2×4"}), std::string("2×3, 3×4 → 2×4"));
        QCOMPARE(shapesText({}, {"2×4"}), std::string("2×4"));
        QCOMPARE(shapesText({"2×3"}, {}), std::string("2×3 → ?"));
        QCOMPARE(shapesText({"?"}, {"?×?"}), std::string()); // Nothing is known.
        QCOMPARE(shapesText(Texts{}, Texts{}), std::string());
        QCOMPARE(shapesText(Texts(9, "1"), {"7"}), std::string("1, 1, 1, 1, 1, 1, 1, 1, ... → 7"));
        QCOMPARE(outputOf("2×3, 3×4 → 2×4"), std::string("2×4"));
        QCOMPARE(outputOf("2×4"), std::string("2×4"));
        QCOMPARE(outputOf("2×3 → ?"), std::string());
        QCOMPARE(outputOf(""), std::string());
    }

    /// Graphs of ours have kernels instead of the field.
    void kernelsHaveShapes()
    {
        QCOMPARE(shapesText(withKernel("ij,jk->ik")), std::string("64×32, 32×16 → 64×16"));
        QCOMPARE(outputShapeText(withKernel("ij,jk->ik")), std::string("64×16"));
        QCOMPARE(outputShapeText(withKernel("i->")), std::string("1"));
        QCOMPARE(shapesText(withKernel("->ij")), std::string("64×32"));
        QCOMPARE(shapesText(withKernel("nothing")), std::string());
    }

    void onnxModels()
    {
        const auto shapes = [](const char* text) {
            return graphOf(graphModel(text))->vertex(VertexId{std::size_t{0}}).shapes.text();
        };
        QCOMPARE(shapes("(float[2,3] X, float[3,4] W) => (float[2,4] Y) { Y = MatMul (X, W) }"),
                 std::string("2×3, 3×4 → 2×4"));
        QCOMPARE(shapes("(float[2,6,8,8] X, float[4,6,3,3] W) => (float[2,4,6,6] Y) { Y = Conv (X, W) }"),
                 std::string("2×6×8×8, 4×6×3×3 → 2×4×6×6"));
        // Only outputs that something reads are made.
        QCOMPARE(shapes("(float[4,6] X) => (float[4,6] Y) { Y, mask = Dropout (X) }"),
                 std::string("4×6 → 4×6"));
    }

    /// Which shape an unknown operator makes is unknown; those of its inputs are not.
    void onnxModelsOfUnknownOperators()
    {
        auto model = graphModel("(float[2,3] X) => (float Y) { Y = Relu (X) }");
        model.mutable_graph()->mutable_node(0)->set_op_type("Odd");
        model.mutable_graph()->mutable_output(0)->mutable_type()->mutable_tensor_type()->clear_shape();
        QCOMPARE(graphOf(model)->vertex(VertexId{std::size_t{0}}).shapes.text(), std::string("2×3 → ?"));
    }

    void profilerTraces()
    {
        const GraphPtr graph = graphFrom(R"({"schemaVersion": 1, "traceEvents": [
{"ph": "X", "cat": "cpu_op", "name": "aten::mm", "pid": 7, "tid": 1, "ts": 10, "dur": 20,
 "args": {"External id": 1, "Input Dims": [[64, 32], [32, 16], [], [[2, 3]]]}},
{"ph": "X", "cat": "cpu_op", "name": "aten::relu", "pid": 7, "tid": 1, "ts": 40, "dur": 20,
 "args": {"External id": 2}}]})");
        QCOMPARE(shapesOf(*graph, "aten::mm.1"), std::string("64×32, 32×16 → ?"));
        QCOMPARE(shapesOf(*graph, "aten::relu.2"), std::string());
    }

    void executionTraces()
    {
        for (const char* file : {"execution.json", "execution_chakra.json"}) {
            const auto graph =
                readGraph(std::string(DOPPLER_TEST_DATA) + "/traces/" + file, {{{"iteration", "all"}}, {}});
            QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
            QCOMPARE(shapesOf(**graph, "aten::linear.2"), std::string("8×4, 16×4, 16 → 8×16"));
        }
    }

    void tensorFlowGraphs()
    {
        const GraphPtr graph = graphFrom(R"(
node { name: "x" op: "Placeholder" attr { key: "shape" value { shape { dim { size: -1 } dim { size: 5 } } } } }
node { name: "y" op: "Split" input: "x"
  attr { key: "_output_shapes" value { list { shape { dim { size: 2 } } shape { dim { size: 3 } dim { size: 5 } } } } }
  attr { key: "shape" value { shape { dim { size: 9 } } } } }
node { name: "z" op: "Odd" attr { key: "_output_shapes" value { list { shape { unknown_rank: true } } } } }
node { name: "w" op: "NoOp" }
)");
        QCOMPARE(shapesOf(*graph, "x"), std::string("?×5"));
        QCOMPARE(shapesOf(*graph, "y"), std::string("2, 3×5"));
        QCOMPARE(shapesOf(*graph, "z"), std::string());
        QCOMPARE(shapesOf(*graph, "w"), std::string());
        const GraphPtr costs = graphFrom(R"(
node { name: "x" output_info { size: 512 shape { dim { size: 8 } dim { size: 16 } } dtype: DT_FLOAT }
  output_info { size: 4 } }
node { name: "y" id: 1 input_info { preceding_node: 0 } output_info { size: 4 } }
)");
        QCOMPARE(shapesOf(*costs, "x"), std::string("8×16, ?"));
        QCOMPARE(shapesOf(*costs, "y"), std::string());
    }

    /// Not part of the fingerprint: files that lack them are the same graph.
    void graphFilesKeepThem()
    {
        const std::string text = "64×32, 32×16 → 64×16";
        const GraphPtr graph = graphOfShapes(text);
        QCOMPARE(graph->fingerprint(), graphOfShapes("")->fingerprint());
        QVERIFY(writeGraphJson(*graph).find("\"shapes\": \"" + text + "\"") != std::string::npos);
        const QTemporaryDir place;
        for (const char* file : {"g.json", "g.dot", "g.graphml"}) {
            const std::string path = place.filePath(file).toStdString();
            QVERIFY(writeGraph(*graph, path).ok());
            const auto again = readGraph(path);
            QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
            QCOMPARE((*again)->vertex(VertexId{std::size_t{0}}).shapes.text(), text);
        }
        const auto loss = lossOfWriting(*graph, "x", "wfcommons");
        QVERIFY(loss && loss->english().find("shapes") != std::string::npos);
    }

    /// Files come from anyone.
    void graphFilesAreBounded()
    {
        const auto shapes = [](const std::string& value) {
            return graphFrom(
                       R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "shapes": )" +
                       value + "}]}")
                ->vertex(VertexId{std::size_t{0}})
                .shapes.text();
        };
        QCOMPARE(shapes("[[64, 32]]"), std::string());
        QCOMPARE(shapes('"' + std::string(5000, 'a') + '"').size(), mostAttributeCharacters + 3);
    }
};

DOPPLER_TEST(VertexShapesTest)

} // namespace vertex_shapes_test

#include "vertex_shapes.moc"
