// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of ONNX nodes: kept with the vertex as a text of bounded length, and in graph files.
#include "core/io/attributes/graph_attributes.h"
#include "core/io/graphs/graph_json.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace onnx_attributes_test {

using namespace doppler;
using namespace doppler::test;

class OnnxAttributesTest : public QObject {
    Q_OBJECT

    static std::string firstOf(const onnx::ModelProto& model)
    {
        return graphOf(model)->vertex(VertexId{std::size_t{0}}).attributes.text();
    }

private Q_SLOTS:
    void everyKindIsKept()
    {
        const auto model =
            graphModel("(float[2,6,8,8] X, float[4,3,3,3] W) => (float[2,4,8,8] Y) "
                       "{ Y = Conv <group = 2, pads = [1,1,1,1], auto_pad = \"NOTSET\"> (X, W) }");
        QCOMPARE(firstOf(model), std::string("group=2, pads=[1, 1, 1, 1], auto_pad=NOTSET"));
        QCOMPARE(firstOf(graphModel("(float[2,3] X) => (float[2,3] Y) { Y = LeakyRelu <alpha = 0.25> (X) }")),
                 std::string("alpha=0.25"));
        QCOMPARE(firstOf(graphModel("(float[2,3] X) => (float[2,3] Y) { Y = Relu (X) }")), std::string());
    }

    /// Files come from anyone: long lists, long texts, many attributes, letters that are none.
    void theTextIsBounded()
    {
        auto model = graphModel("(float[2,3] X) => (float[2,3] Y) { Y = Relu (X) }");
        auto& node = *model.mutable_graph()->mutable_node(0);
        auto* list = node.add_attribute();
        list->set_name("many");
        list->set_type(onnx::AttributeProto::INTS);
        for (int i = 0; i < 100000; ++i)
            list->add_ints(i);
        auto* text = node.add_attribute();
        text->set_name("text");
        text->set_type(onnx::AttributeProto::STRING);
        text->set_s(std::string(100000, 'x') + "\n\xff");
        const std::string shown = firstOf(model);
        QVERIFY2(
            shown.starts_with("many=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ...], text=xxx"),
            shown.c_str());
        QVERIFY(shown.size() < 200);
        for (int i = 0; i < 1000; ++i) {
            auto* more = node.add_attribute();
            more->set_name("more" + std::to_string(i));
            more->set_type(onnx::AttributeProto::INT);
            more->set_i(i);
        }
        QVERIFY(firstOf(model).size() <= mostAttributeCharacters + 3);
    }

    void graphFilesKeepThem()
    {
        const auto graph =
            graphOf(graphModel("(float[2,3] X) => (float[3,2] Y) { Y = Transpose <perm = [1,0]> (X) }"));
        const std::string json = writeGraphJson(*graph);
        QVERIFY(json.find(R"("attributes": "perm=[1, 0]")") != std::string::npos);
        const auto again = readGraphJson(json);
        QVERIFY2(again.ok(), again ? "" : again.error().english().c_str());
        QCOMPARE((*again)->vertex(VertexId{std::size_t{0}}).attributes.text(), std::string("perm=[1, 0]"));
        QCOMPARE((*again)->fingerprint(), graph->fingerprint());
        QCOMPARE(writeGraphJson(**again), json);
        const auto without = readGraphJson(
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "output_bytes": 24}], "edges": []})");
        QVERIFY(without.ok() && (*without)->vertex(VertexId{std::size_t{0}}).attributes.empty());
        const auto other = readGraphJson(
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "attributes": {"a": [1]}}], "edges": []})");
        QVERIFY(other.ok() && (*other)->vertex(VertexId{std::size_t{0}}).attributes.empty());
        const auto long_ = readGraphJson(
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "attributes": ")" +
            std::string(5000, 'a') + R"("}], "edges": []})");
        QVERIFY(long_.ok());
        QCOMPARE((*long_)->vertex(VertexId{std::size_t{0}}).attributes.text().size(),
                 mostAttributeCharacters + 3);
    }

    /// DOT, GraphML and the others.
    void formatsWithFreeAttributesKeepThem()
    {
        Vertex vertex;
        QVERIFY(!setAttribute(vertex, "attributes", "axis=1"));
        QCOMPARE(vertex.attributes.text(), std::string("axis=1"));
        std::string written;
        listAttributes(vertex, [&](std::string_view name, std::string_view value) {
            if (name == "attributes")
                written = value;
        });
        QCOMPARE(written, std::string("axis=1"));
        QVERIFY(isVertexAttribute("attributes") &&
                isVertexAttribute("accessed_bytes")); // Else readers ignore them.
    }
};

DOPPLER_TEST(OnnxAttributesTest)

} // namespace onnx_attributes_test

#include "onnx_attributes.moc"
