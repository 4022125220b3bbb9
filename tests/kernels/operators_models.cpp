// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs of ONNX models, executed vertex by vertex on several devices.
#include "core/catalog/graph_file.h"
#include "core/io/models/onnx_origin.h"
#include "core/kernels/models/onnx_kernels.h"
#include "core/kernels/operators/tensor_proto.h"
#include "tests/kernels/executed.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include <ATen/ATen.h>
#include <onnx/defs/parser.h>

namespace operators_models_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

onnx::ModelProto modelFrom(const std::string& graph, int operatorSet = 17)
{
    onnx::ModelProto model;
    const std::string text =
        "<ir_version: 8, opset_import: [\"\" : " + std::to_string(operatorSet) + ", \"own\" : 1]> g " + graph;
    if (const auto status = onnx::OnnxParser::Parse(model, text.c_str()); !status.IsOK())
        qFatal("%s", status.ErrorMessage().c_str());
    return model;
}

std::string saved(const onnx::ModelProto& model, const QTemporaryDir& folder)
{
    const QString path = folder.filePath("model.onnx");
    const std::string bytes = model.SerializeAsString();
    writeTo(path, QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return path.toStdString();
}

void addWeight(onnx::ModelProto& model, const char* name, std::int64_t extent,
               const std::vector<float>& values)
{
    auto* tensor = model.mutable_graph()->add_initializer();
    tensor->set_name(name);
    tensor->set_data_type(onnx::TensorProto::FLOAT);
    tensor->add_dims(extent);
    tensor->mutable_raw_data()->assign(reinterpret_cast<const char*>(values.data()),
                                       values.size() * sizeof(float));
}

/// Sequences and texts have no kernels; the others are random, or of another type in the files.
const QRegularExpression leftOut("sequence|STRING|optional|bernoulli|BFLOAT16");

/// Extents of the model's open dimensions.
ReadSettings smallExtents(const std::string& path)
{
    ReadSettings settings;
    const auto options = graphReadOptions(path);
    for (const OptionSpec& spec : options.value())
        if (mustBeGiven(spec))
            settings.options.emplace_back(spec.name,
                                          spec.name.find("batch") != std::string::npos ? "1" : "8");
    return settings;
}

/// The graph, or the error with which the test fails.
GraphPtr graphFrom(const std::string& path, const ReadSettings& settings = {})
{
    const auto graph = readGraph(path, settings);
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

/// Runs the vertices in topological order on one device, and returns the outputs of all.
std::vector<KernelOutputs> outputsOf(const DataflowGraph& graph, const GraphKernels& kernels)
{
    std::vector<KernelOutputs> outputs(graph.vertexCount());
    for (const VertexId v : graph.topologicalOrder()) {
        std::vector<at::Tensor> inputs;
        for (EdgeId e : graph.inEdges(v))
            inputs.push_back(kernels.carried(graph.edge(e).tensor, outputs[graph.edge(e).from]));
        outputs[v] = kernels.run(v, inputs);
    }
    return outputs;
}

std::vector<at::Tensor> savedTensors(const QString& folder, const char* kind)
{
    std::vector<at::Tensor> out;
    for (int i = 0;; ++i) {
        onnx::TensorProto proto;
        std::ifstream stream(QString("%1/%2_%3.pb").arg(folder, kind).arg(i).toStdString(), std::ios::binary);
        if (!stream || !proto.ParseFromIstream(&stream))
            return out;
        const auto tensor = tensorOf(proto, {});
        if (!tensor)
            return {};
        out.push_back(*tensor);
    }
}

} // namespace

class OperatorsModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlacementGivesTheSameOutputs_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& folder : {QStringLiteral(DOPPLER_SHARED "/data/field/onnx")})
            for (const QString& name : QDir(folder).entryList({"*.onnx"}, QDir::Files, QDir::Name))
                QTest::newRow(qPrintable(name)) << QDir(folder).filePath(name);
        if (const QString own = qEnvironmentVariable("DOPPLER_ONNX_MODELS"); !own.isEmpty())
            for (const QString& name : QDir(own).entryList({"*.onnx"}, QDir::Files, QDir::Name))
                QTest::newRow(qPrintable(name)) << QDir(own).filePath(name);
        if (!QDir(DOPPLER_SHARED "/data/field/onnx").exists())
            QTest::newRow("none") << QString();
    }

    void everyPlacementGivesTheSameOutputs()
    {
        QFETCH(QString, file);
        if (file.isEmpty())
            QSKIP("models from the field are not at hand");
        const GraphPtr graph = graphFrom(file.toStdString(), smallExtents(file.toStdString()));
        const ProblemPtr problem = problemOf(graph);
        auto computation = (*kernelModule())->computation({problem, 1, false});
        if (!computation && computation.error().english().find("have no kernel") != std::string::npos)
            QSKIP(computation.error().english().c_str());
        QVERIFY2(computation, computation ? "" : computation.error().english().c_str());
        QCOMPARE((*computation)->kind(), ComputationKind::Operators);
        Random random(7);
        for (const std::size_t devices : {1, 3}) {
            const auto check = executed(**computation, *graph, randomPlacement(*graph, devices, random));
            if (!check && check.error().english().find("of the weight") != std::string::npos)
                QSKIP("the file's weights are not at hand");
            QVERIFY2(check, check ? "" : check.error().english().c_str());
            QVERIFY2(check->tokensEqual, check->firstDifferent.c_str());
            QVERIFY2(check->outputsEqual.value(), check->firstDifferent.c_str());
        }
    }

    /// Models of ONNX's tests, read as graphs: their results are the expected outputs.
    void resultsAreTheExpectedOutputs_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* kind : {"pytorch-operator", "pytorch-converted", "node"}) {
            const QDir all(QStringLiteral(DOPPLER_ONNX_TESTS "/") + kind);
            for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
                if (name.contains(leftOut))
                    continue;
                else if (kind != QStringLiteral("node") || name.contains("_expanded") ||
                         name.contains("loop11") || name.contains("scan") || name == "test_if")
                    QTest::newRow(qPrintable(name)) << all.filePath(name);
        }
        if (!QDir(DOPPLER_ONNX_TESTS "/node").exists())
            QTest::newRow("none") << QString();
    }

    void resultsAreTheExpectedOutputs()
    {
        QFETCH(QString, folder);
        if (folder.isEmpty())
            QSKIP("ONNX's tests of operators are not installed (Debian: libonnx-testdata)");
        ReadSettings settings;
        settings.options.emplace_back("control-flow", "single-vertex");
        auto read = readGraph(folder.toStdString() + "/model.onnx", settings);
        if (!read)
            read = readGraph(folder.toStdString() + "/model.onnx", {});
        if (!read)
            QSKIP("the model has open dimensions or no vertex");
        const GraphPtr graph = *read;
        const auto origin = std::dynamic_pointer_cast<const OnnxOrigin>(graph->origin());
        QVERIFY(origin);
        onnx::ModelProto model;
        std::ifstream stream(folder.toStdString() + "/model.onnx", std::ios::binary);
        QVERIFY(model.ParseFromIstream(&stream));
        const auto given = savedTensors(folder + "/test_data_set_0", "input");
        const auto expected = savedTensors(folder + "/test_data_set_0", "output");
        OnnxInputs inputs;
        for (int i = 0; i < model.graph().input_size() && i < static_cast<int>(given.size()); ++i)
            inputs[model.graph().input(i).name()] = given[static_cast<std::size_t>(i)];
        std::vector<Message> notes;
        const auto kernels = makeOnnxKernels(graph, 1, notes, inputs);
        QVERIFY2(kernels, kernels ? "" : kernels.error().english().c_str());
        const auto loaded = (*kernels)->load();
        QVERIFY2(loaded, loaded ? "" : loaded.error().english().c_str());
        const auto outputs = outputsOf(*graph, **kernels);
        int compared = 0;
        for (std::size_t i = 0; i < origin->results.size() && i < expected.size(); ++i) {
            const OnnxValue& result = origin->values[origin->results[i]];
            for (const VertexId v : graph->vertices())
                if (result.kind == OnnxValue::Kind::Made && origin->stepOfVertex[v] == result.from) {
                    ++compared;
                    const at::Tensor found = outputs[v].at(result.output);
                    QVERIFY(found.sizes() == expected[i].sizes());
                    QVERIFY(
                        at::allclose(found.to(at::kDouble), expected[i].to(at::kDouble), 1e-3, 1e-6, true));
                }
        }
        QVERIFY(compared > 0 || graph->vertexCount() == 0 || origin->results.empty());
    }

    void operatorsWithoutKernelAreNamed()
    {
        const QTemporaryDir folder;
        const auto model = modelFrom("(float[4] X) => (float[4] Y) { A = own.Strange(X) B = Relu(A) C = "
                                     "own.Strange(B) Y = own.Other(C) }");
        const GraphPtr graph = graphFrom(saved(model, folder));
        std::vector<Message> notes;
        const auto kernels = makeOnnxKernels(graph, 1, notes);
        QVERIFY(!kernels);
        const std::string text = kernels.error().english();
        QVERIFY2(text.find("own.Other (1), own.Strange (2)") != std::string::npos, text.c_str());
    }

    void weightsAreReadFromFilesBesideTheModel()
    {
        const QTemporaryDir folder;
        const std::vector<float> numbers{1, 2, 3, 4};
        writeTo(folder.filePath("weights.bin"),
                QByteArray("12345678") + QByteArray(reinterpret_cast<const char*>(numbers.data()), 16));
        auto model = modelFrom("(float[4] X) => (float[4] Y) { Y = Add(X, W) }");
        auto* weight = model.mutable_graph()->add_initializer();
        weight->set_name("W");
        weight->set_data_type(onnx::TensorProto::FLOAT);
        weight->add_dims(4);
        weight->set_data_location(onnx::TensorProto::EXTERNAL);
        const auto set = [&](const char* key, const std::string& value) {
            auto* entry = weight->add_external_data();
            entry->set_key(key);
            entry->set_value(value);
        };
        set("location", "weights.bin");
        set("offset", "8");
        std::vector<Message> notes;
        {
            const GraphPtr graph = graphFrom(saved(model, folder));
            const auto kernels = makeOnnxKernels(graph, 1, notes, {{"X", at::zeros({4})}});
            QVERIFY(kernels && (*kernels)->load());
            QVERIFY(at::equal(outputsOf(*graph, **kernels)[0][0], at::tensor({1.f, 2.f, 3.f, 4.f})));
        }
        // Outside of the folder, or shorter than the shape says.
        for (const char* place : {"../weights.bin", "/etc/hostname", "missing.bin"}) {
            weight->mutable_external_data(0)->set_value(place);
            const auto kernels = makeOnnxKernels(graphFrom(saved(model, folder)), 1, notes);
            QVERIFY(kernels && !(*kernels)->load());
        }
        weight->mutable_external_data(0)->set_value("weights.bin");
        weight->mutable_external_data(1)->set_value("12");
        const auto kernels = makeOnnxKernels(graphFrom(saved(model, folder)), 1, notes);
        QVERIFY(kernels && !(*kernels)->load());
    }

    void anotherFileIsRefused()
    {
        const QTemporaryDir folder;
        const GraphPtr graph =
            graphFrom(saved(modelFrom("(float[4] X) => (float[4] Y) { Y = Relu(X) }"), folder));
        saved(modelFrom("(float[4] X) => (float[4] Y) { A = Relu(X) Y = Exp(A) }"), folder);
        std::vector<Message> notes;
        QVERIFY(!makeOnnxKernels(graph, 1, notes));
    }

    /// Shapes and constants have no vertices, functions are expanded, and Split has several outputs.
    void constantsFunctionsAndSeveralOutputsAreComputed()
    {
        const QTemporaryDir folder;
        auto model =
            modelFrom("(float[2, 6] X) => (float[12] Y) { S = Shape(X) P = ReduceProd <keepdims = 1> (S) "
                      "A, B = Split <axis = 1> (X) C = Sub(B, A) D = Concat <axis = 1> (C, A) "
                      "W2 = Mul(W, W) E = Mul(D, W2) Y = Reshape(E, P) }");
        addWeight(model, "W", 6, {1, 2, 3, 4, 5, 6});
        const GraphPtr graph = graphFrom(saved(model, folder));
        std::vector<Message> notes;
        const at::Tensor x = at::arange(12, at::kFloat).reshape({2, 6});
        const auto kernels = makeOnnxKernels(graph, 1, notes, {{"X", x}});
        QVERIFY2(kernels, kernels ? "" : kernels.error().english().c_str());
        QVERIFY((*kernels)->load());
        const at::Tensor w = at::arange(1, 7, at::kFloat);
        const at::Tensor a = x.narrow(1, 0, 3);
        const at::Tensor expected = (at::cat({x.narrow(1, 3, 3) - a, a}, 1) * w * w).reshape({12});
        const auto outputs = outputsOf(*graph, **kernels);
        QVERIFY(at::equal(outputs.back()[0], expected));
        for (const VertexId v : graph->vertices())
            QVERIFY(!(*kernels)->key(v).empty() &&
                    (*kernels)->sampleInputs(v).size() == graph->inEdges(v).size());
    }
};

DOPPLER_TEST(OperatorsModelsTest)

} // namespace operators_models_test

#include "operators_models.moc"
