// SPDX-License-Identifier: GPL-3.0-or-later
// What is no ONNX model, or none that can be: refused in words, and nothing that the ONNX library is handed
// makes it fail.
#include "core/catalog/graph_file.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTest>
#include <random>

#include <onnx/defs/schema.h>

namespace io_onnx_faults_test {

using namespace doppler;
using namespace doppler::test;

namespace {

class IoOnnxFaultsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void saysWhenTheModuleIsMissing(); // before anything loads it
    void refusesEndlessFunctions();
    void refusesBrokenModels_data();
    void refusesBrokenModels();
    void boundsMemoryOfEmptyMessages();
    void stopsWhenAsked();
    void survivesChangedBytes();
    void survivesRandomNodes();
    void tellsModelsFromOtherBytes();
};

void IoOnnxFaultsTest::saysWhenTheModuleIsMissing()
{
    qputenv("DOPPLER_ONNX_MODULE", "/nowhere/module.so");
    const std::string said = errorOf(graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }"));
    qunsetenv("DOPPLER_ONNX_MODULE");
    QVERIFY2(said.starts_with("/nowhere/module.so: the module that reads ONNX models is not installed"),
             said.c_str());
}

/// A function whose nodes call another one twice.
std::string twice(int level)
{
    const std::string next = "f" + std::to_string(level + 1);
    return " <domain: \"own\", opset_import: [\"\" : 17, \"own\" : 1]> f" + std::to_string(level) +
           " (x) => (y) { a = own." + next + " (x) y = own." + next + " (a) }";
}

void IoOnnxFaultsTest::refusesEndlessFunctions()
{
    const std::string head = "<ir_version: 8, opset_import: [\"\" : 17, \"own\" : 1]> made (float[2] X) => "
                             "(float[2] Y) { Y = own.f0 (X) }";
    const std::string itself = errorOf(
        modelFrom(head + " <domain: \"own\", opset_import: [\"own\" : 1]> f0 (x) => (y) { y = own.f0 (x) }"));
    QVERIFY2(itself.find("the function calls do not end") != std::string::npos, itself.c_str());
    std::string many = head;
    for (int level = 0; level < 30; ++level)
        many += twice(level);
    many += " <domain: \"own\", opset_import: [\"\" : 17]> f30 (x) => (y) { y = Relu(x) }";
    const std::string said = errorOf(modelFrom(many));
    QVERIFY2(said.find("more than in any real model") != std::string::npos, said.c_str());
}

void IoOnnxFaultsTest::refusesBrokenModels_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const onnx::ModelProto& model, const char* said) {
        QTest::newRow(name) << QByteArray::fromStdString(model.SerializeAsString()) << said;
    };
    const onnx::ModelProto good = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }");
    row("an input from nowhere", graphModel("(float[2] X) => (float[2] Y) { a = Relu(X) Y = Add(a, z) }"),
        "graph.node[1]: found the input \"z\", expected one from an earlier node");
    row("a cycle", graphModel("(float[2] X) => (float[2] Y) { a = Add(X, Y) Y = Relu(a) }"),
        "graph.node[0]: found the input \"Y\"");
    row("duplicate value", graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) Y = Exp(X) }"),
        "graph.node[1]: duplicate value \"Y\"");
    row("nothing to do", graphModel("(float[2] X) => (float[2] X) { }"), "no vertices");
    onnx::ModelProto negative = good;
    addWeight(negative, "W", {4, -8});
    row("a negative weight", negative, "graph.initializer: an extent of the weight \"W\" is -8");
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    onnx::ModelProto huge = graphModel("(float[2] X) => (float[2] Y) { Y = own.f(X, W) }");
    addWeight(huge, "W", std::vector<std::int64_t>(60, most));
    row("a weight beyond all numbers", huge, "persistent_bytes is inf");
    onnx::ModelProto open = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }");
    auto* shape =
        open.mutable_graph()->mutable_input(0)->mutable_type()->mutable_tensor_type()->mutable_shape();
    for (int i = 0; i < 300; ++i)
        shape->add_dim();
    row("300 open dimensions", open, "more than 256 unspecified dimensions");
    onnx::ModelProto none = good;
    none.clear_graph();
    row("no graph", none, "the model has no graph");
    none.set_ir_version(99);
    row("no graph, newer", none,
        "the model has IR version 99, newer than 8, and can't be read: the model has no");
    const QByteArray whole = QByteArray::fromStdString(good.SerializeAsString());
    QTest::newRow("cut") << whole.left(whole.size() / 2)
                         << "the model is truncated: it ends in the middle of a message";
    QByteArray torn = whole;
    const qsizetype at = torn.indexOf("Relu");
    torn[at - 1] = 120; // the length of the text
    QTest::newRow("a length beyond its message")
        << torn << "the model is truncated: it ends in the middle of a message";
    onnx::GraphProto deep;
    for (int i = 0; i < 30; ++i) {
        onnx::GraphProto outer;
        auto* attribute = outer.add_node()->add_attribute();
        *attribute->mutable_g() = deep;
        deep = outer;
    }
    onnx::ModelProto nested = good;
    *nested.mutable_graph() = deep;
    row("30 graphs within each other", nested, "nested deeper than 56 levels");
}

void IoOnnxFaultsTest::refusesBrokenModels()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    const auto graph = readText(text.toStdString());
    QVERIFY(!graph.ok());
    const std::string line = graph.error().english();
    QVERIFY2(line.find(said.toStdString()) != std::string::npos, line.c_str());
    QVERIFY(line.size() < 300);
}

/// A field of a message within a message.
std::string field(int number, const std::string& content)
{
    std::string out(1, static_cast<char>(number << 3 | 2));
    std::size_t size = content.size();
    for (; size >= 128; size >>= 7)
        out += static_cast<char>(size | 128);
    return out + static_cast<char>(size) + content;
}

void IoOnnxFaultsTest::boundsMemoryOfEmptyMessages()
{
    // Nodes of two bytes, which parsed take a hundred times as much.
    std::string nodes;
    for (int i = 0; i < 100'000; ++i)
        nodes += field(1, "");
    const auto graph = readText(std::string("\x08\x08", 2) + field(7, nodes));
    QVERIFY(!graph.ok());
    const std::string line = graph.error().english();
    QVERIFY2(line.find("more than any real model") != std::string::npos, line.c_str());
}

void IoOnnxFaultsTest::stopsWhenAsked()
{
    const onnx::ModelProto model = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }");
    std::stop_source stop;
    stop.request_stop();
    ReadSettings settings;
    settings.watch.stop = stop.get_token();
    QVERIFY(!readGraphText(model.SerializeAsString(), "x", settings).ok());
}

void IoOnnxFaultsTest::survivesChangedBytes()
{
    onnx::ModelProto model = graphModel(
        "(float[2, 6, 8, 8] X) => (float[2, a] Y) { c = Conv <pads = [1,1,1,1]> (X, W) r = Relu(c) "
        "p = MaxPool <kernel_shape = [2,2], strides = [2,2]> (r) s = Shape(p) i = Constant <value_int = 0> "
        "() "
        "n = Gather(s, i) z = Constant <value_ints = [0]> () m = Unsqueeze(n, z) t = Concat <axis = 0> (m, "
        "rest) "
        "f = Reshape(p, t) u, v = Split <axis = 1> (f) e = Einsum <equation = \"ij,ij->ij\"> (u, v) "
        "q = Slice(e, z, to, one) Y = Softmax(q) }");
    addWeight(model, "W", {4, 6, 3, 3});
    addNumbers(model, "rest", {-1});
    addNumbers(model, "to", {9});
    addNumbers(model, "one", {1});
    const std::string good = model.SerializeAsString();
    QVERIFY(readText(good).ok());
    std::mt19937 random(1);
    int read = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string text = good;
        for (unsigned change = 0; change <= round % 3u; ++change)
            text[2 + random() % (text.size() - 2)] =
                static_cast<char>(random() % 4 == 0 ? random() : random() % 16);
        read += readText(text).ok() ? 1 : 0;
    }
    QVERIFY(read > 100); // it isn't all refused at the door
}

/// Numbers at which arithmetic fails.
std::int64_t oddNumber(std::mt19937& random)
{
    constexpr std::int64_t odd[] = {-1,     0,     1,         2,         3,         -2,
                                    7,      65536, 1 << 20,   INT32_MAX, INT32_MIN, std::int64_t{1} << 32,
                                    -65536, 64,    INT64_MAX, INT64_MIN};
    return random() % 3 == 0 ? odd[random() % std::size(odd)] : static_cast<std::int64_t>(random() % 4);
}

void addRandomAttribute(onnx::NodeProto& node, const onnx::OpSchema::Attribute& declared,
                        std::mt19937& random)
{
    auto* attribute = node.add_attribute();
    attribute->set_name(declared.name);
    attribute->set_type(declared.type);
    constexpr const char* texts[] = {"",          "linear", "SAME_UPPER", "VALID", "bidirectional",
                                     "ij,jk->ik", "..i,",   "NOTSET"};
    switch (declared.type) {
    case onnx::AttributeProto::INT:
        return attribute->set_i(oddNumber(random));
    case onnx::AttributeProto::FLOAT:
        return attribute->set_f(static_cast<float>(oddNumber(random)));
    case onnx::AttributeProto::STRING:
        return attribute->set_s(texts[random() % std::size(texts)]);
    case onnx::AttributeProto::INTS:
        for (auto i = random() % 5; i > 0; --i)
            attribute->add_ints(oddNumber(random));
        return;
    case onnx::AttributeProto::FLOATS:
        for (auto i = random() % 5; i > 0; --i)
            attribute->add_floats(static_cast<float>(oddNumber(random)));
        return;
    case onnx::AttributeProto::STRINGS:
        attribute->add_strings("a");
        return;
    case onnx::AttributeProto::TENSOR:
        attribute->mutable_t()->set_data_type(static_cast<int>(random() % 18));
        for (auto i = random() % 3; i > 0; --i)
            attribute->mutable_t()->add_dims(oddNumber(random));
        for (auto i = random() % 3; i > 0; --i)
            attribute->mutable_t()->add_int64_data(oddNumber(random));
        return;
    case onnx::AttributeProto::GRAPH: {
        onnx::GraphProto* graph = attribute->mutable_g();
        for (auto i = random() % 3; i > 0; --i) {
            graph->add_input()->set_name("g" + std::to_string(i));
            graph->add_output()->set_name(random() % 2 ? "g1" : "in0");
        }
        return;
    }
    default:
        return;
    }
}

/// A model of one node with inputs, attributes and operator set drawn at random.
onnx::ModelProto randomNode(const onnx::OpSchema& schema, std::mt19937& random)
{
    onnx::ModelProto model = graphModel("(float[2] unused) => (float[2] made) { made = Relu(unused) }");
    model.mutable_opset_import(0)->set_domain(schema.domain());
    model.mutable_opset_import(0)->set_version(schema.SinceVersion());
    onnx::NodeProto& node = *model.mutable_graph()->mutable_node(0);
    node.clear_input();
    node.set_op_type(schema.Name());
    node.set_domain(schema.domain());
    const int most = std::min(schema.max_input(), schema.min_input() + 3);
    const int inputs = std::min(most, schema.min_input() + static_cast<int>(random() % 4));
    for (int i = 0; i < inputs; ++i) {
        const std::string name = "in" + std::to_string(i);
        node.add_input(random() % 16 == 0 ? std::string() : name);
        const int type = random() % 2 == 0 ? onnx::TensorProto::FLOAT
                         : random() % 2    ? onnx::TensorProto::INT64
                                           : static_cast<int>(random() % 18);
        if (random() % 3 == 0) {
            std::vector<std::int64_t> numbers(random() % 5);
            for (auto& n : numbers)
                n = oddNumber(random);
            addNumbers(model, name, numbers);
            if (random() % 8 == 0)
                model.mutable_graph()
                    ->mutable_initializer(model.graph().initializer_size() - 1)
                    ->set_data_type(type);
            continue;
        }
        auto* input = model.mutable_graph()->add_input();
        input->set_name(name);
        if (random() % 12 == 0) {
            if (random() % 2)
                input->mutable_type()->mutable_sequence_type()->mutable_elem_type()->mutable_tensor_type();
            continue;
        }
        auto* tensor = input->mutable_type()->mutable_tensor_type();
        tensor->set_elem_type(type);
        if (random() % 8 == 0)
            continue;
        tensor->mutable_shape();
        for (auto d = random() % 6; d > 0; --d) {
            const std::int64_t extent = oddNumber(random);
            tensor->mutable_shape()->add_dim()->set_dim_value(extent < 1 ? 5 : extent);
        }
    }
    node.clear_output();
    const int outputs = std::clamp(static_cast<int>(random() % 4), schema.min_output(),
                                   std::max(schema.min_output(), std::min(schema.max_output(), 4)));
    for (int i = 0; i < outputs; ++i)
        node.add_output("out" + std::to_string(i));
    for (const auto& [name, declared] : schema.attributes())
        if (declared.required || random() % 2)
            addRandomAttribute(node, declared, random);
    return model;
}

void IoOnnxFaultsTest::survivesRandomNodes()
{
    // The library's own functions trust what they are given; whatever makes one of them fail is kept from it.
    std::mt19937 random(1);
    constexpr int rounds = 30;
    int read = 0;
    int all = 0;
    for (const onnx::OpSchema& schema : onnx::OpSchemaRegistry::get_all_schemas_with_history())
        for (int round = 0; round < rounds; ++round, ++all) {
            const onnx::ModelProto model = randomNode(schema, random);
            read += readModel(model).ok() ? 1 : 0;
        }
    QVERIFY2(read > all / 4, qPrintable(QString("%1 of %2").arg(read).arg(all)));
}

void IoOnnxFaultsTest::tellsModelsFromOtherBytes()
{
    const std::string good = graphModel("(float[2] X) => (float[2] Y) { Y = Relu(X) }").SerializeAsString();
    const auto said = [](const std::string& text) {
        const auto graph = readText(text);
        return graph ? std::string() : graph.error().english();
    };
    QCOMPARE(said(good), std::string());
    for (const std::string& text : {std::string("\x08\x08"), std::string("\x08\x08zzzz"), good.substr(2),
                                    std::string("\x08\x00", 2) + good.substr(2)})
        QVERIFY2(said(text).find("unknown format") != std::string::npos, said(text).c_str());
}

} // namespace

DOPPLER_TEST(IoOnnxFaultsTest)

} // namespace io_onnx_faults_test

#include "io_onnx_faults.moc"
