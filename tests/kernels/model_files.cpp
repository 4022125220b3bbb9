// SPDX-License-Identifier: GPL-3.0-or-later
// Files around an ONNX model: inputs for its execution, and graph files that name the model.
#include "core/catalog/graph_file.h"
#include "core/exec/computed_run.h"
#include "core/exec/registry.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/models/onnx_origin.h"
#include "core/kernels/models/onnx_kernels.h"
#include "tests/kernels/executed.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <sstream>

#include <ATen/ATen.h>
#include <onnx/defs/parser.h>
#include <sys/stat.h>

namespace model_files_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// y = a + b, for a of 2 x 3 and the second input "b:0" of 3.
constexpr const char* sumGraph =
    "(float[2, 3] a, float[3] b) => (float[2, 3] y) { s = Add(a, b) y = Relu(s) }";

std::string savedModelFile(const QString& path, const std::string& graph, const char* renamed = nullptr)
{
    onnx::ModelProto model;
    const std::string text = "<ir_version: 8, opset_import: [\"\" : 17]> g " + graph;
    if (const auto status = onnx::OnnxParser::Parse(model, text.c_str()); !status.IsOK())
        qFatal("%s", status.ErrorMessage().c_str());
    if (renamed) { // names that the parser does not read
        model.mutable_graph()->mutable_input(1)->set_name(renamed);
        model.mutable_graph()->mutable_node(0)->set_input(1, renamed);
    }
    std::ofstream(path.toStdString(), std::ios::binary) << model.SerializeAsString();
    return path.toStdString();
}

// Inline functions of Qt 6's QByteArray would replace those of Qt 5, which LibTorch brings along.

void write(const QString& path, const std::string& content)
{
    std::ofstream(path.toStdString(), std::ios::binary) << content;
}

template <class Number>
std::string bytesOf(std::initializer_list<Number> numbers)
{
    std::string out;
    for (const Number number : numbers)
        out.append(reinterpret_cast<const char*>(&number), sizeof number);
    return out;
}

std::string npy(const std::string& type, const std::string& shape, const std::string& data,
                const std::string& columnMajor = "False")
{
    const std::string header =
        "{'descr': '" + type + "', 'fortran_order': " + columnMajor + ", 'shape': " + shape + ", }\n";
    std::string out("\x93NUMPY\x01\x00", 8);
    out += static_cast<char>(header.size() & 0xff);
    out += static_cast<char>(header.size() >> 8);
    return out + header + data;
}

std::string proto(std::initializer_list<std::int64_t> dims, std::initializer_list<float> values)
{
    onnx::TensorProto tensor;
    tensor.set_data_type(onnx::TensorProto::FLOAT);
    for (const std::int64_t extent : dims)
        tensor.add_dims(extent);
    for (const float value : values)
        tensor.add_float_data(value);
    return tensor.SerializeAsString();
}

GraphPtr graphFrom(const std::string& path, const ReadSettings& settings = {})
{
    const auto graph = readGraph(path, settings);
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

/// Output of the last vertex of a graph with inputs from files.
Result<at::Tensor> outputOf(const GraphPtr& graph, const QString& inputs)
{
    std::vector<Message> notes;
    const auto kernels = makeOnnxKernels(graph, 1, notes, {}, inputs.toStdString());
    if (!kernels)
        return kernels.error();
    if (auto loaded = (*kernels)->load(); !loaded)
        return loaded.error();
    std::vector<KernelOutputs> outputs(graph->vertexCount());
    for (const VertexId v : graph->topologicalOrder()) {
        std::vector<at::Tensor> in;
        for (EdgeId e : graph->inEdges(v))
            in.push_back((*kernels)->carried(graph->edge(e).tensor, outputs[graph->edge(e).from]));
        outputs[v] = (*kernels)->run(v, in);
    }
    return outputs.back().front();
}

} // namespace

class ModelFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString inputs;
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(name); }

    void give(const std::string& name, const std::string& content) const
    {
        write(QDir(inputs).filePath(QString::fromStdString(name)), content);
    }
    static void expectOutput(const GraphPtr& graph, const QString& inputs)
    {
        const auto out = outputOf(graph, inputs);
        QVERIFY2(out, out ? "" : out.error().english().c_str());
        QVERIFY(out->equal(at::tensor({11.F, 22.F, 33.F, 14.F, 25.F, 36.F}).view({2, 3})));
    }

private Q_SLOTS:
    void init()
    {
        inputs = path("inputs");
        QDir(inputs).removeRecursively();
        QVERIFY(QDir().mkpath(inputs));
    }

    void inputsByNameOrNumber()
    {
        const GraphPtr graph = graphFrom(savedModelFile(path("sum.onnx"), sumGraph, "b:0"));
        const std::string rows = bytesOf({1.F, 2.F, 3.F, 4.F, 5.F, 6.F});
        give("a.npy", npy("<f4", "(2, 3)", rows));
        give("b_0.pb", proto({3}, {10, 20, 30}));
        give("readme.txt", "no input");
        give("output_0.pb", "an output of ONNX's test data");
        expectOutput(graph, inputs);
        QDir(inputs).removeRecursively();
        QDir().mkpath(inputs);
        give("input_0.pb", proto({2, 3}, {1, 2, 3, 4, 5, 6}));
        give("input_1.pb", proto({3}, {10, 20, 30}));
        expectOutput(graph, inputs);
    }

    void numbersInOtherOrders()
    {
        const GraphPtr graph = graphFrom(savedModelFile(path("sum.onnx"), sumGraph));
        give("a.npy", npy("<f4", "(2, 3)", bytesOf({1.F, 4.F, 2.F, 5.F, 3.F, 6.F}), "True"));
        std::string swapped = bytesOf({10.F, 20.F, 30.F});
        for (auto at = swapped.begin(); at != swapped.end(); at += 4)
            std::reverse(at, at + 4);
        give("b.npy", npy(">f4", "(3,)", swapped));
        expectOutput(graph, inputs);
    }

    void oneFile()
    {
        const GraphPtr graph =
            graphFrom(savedModelFile(path("one.onnx"), "(float[2] x) => (float[2] y) { y = Neg(x) }"));
        write(path("any name.npy"), npy("<f4", "(2,)", bytesOf({1.F, -2.F})));
        const auto out = outputOf(graph, path("any name.npy"));
        QVERIFY(out && out->equal(at::tensor({-1.F, 2.F})));
    }

    /// Every fault is one error that names the file and what was expected.
    void faults()
    {
        struct Fault {
            std::string name;
            std::string content;
            std::string message;
        };
        const std::string six = bytesOf({1.F, 2.F, 3.F, 4.F, 5.F, 6.F});
        const GraphPtr graph = graphFrom(savedModelFile(path("sum.onnx"), sumGraph));
        for (const auto& [name, content, message] : std::vector<Fault>{
                 {"a.npy", npy("<f4", "(3, 2)", six),
                  "found float32[3, 2], but the graph was read with "
                  "float32[2, 3]"},
                 {"a.npy", npy("<f4", "(6,)", six), "found float32[6]"},
                 {"a.npy", npy("<i4", "(2, 3)", six), "found int32[2, 3]"},
                 {"a.pb", proto({3}, {1, 2, 3}), "found float32[3]"},
                 {"c.npy", npy("<f4", "(2, 3)", six),
                  "no input for this file, expected a file named "
                  "after one of: a, b"},
                 {"input_2.pb", proto({3}, {1, 2, 3}), "no input for this file"},
                 {"a.npy", npy("<f4", "(2, 3)", six.substr(0, 20)), "20 bytes of elements, expected 24"},
                 {"a.npy", npy("<f4", "(2, 3)", six + six), "larger than"},
                 {"a.npy", "1 2 3", "another format, expected an array of NumPy"},
                 {"a.npy", "", "another format"},
                 {"a.npy", npy("|O", "(2, 3)", six), "elements of type |O"},
                 {"a.npy", npy("<f4", "(200000000000000, 200000000000000)", six), "smaller shape"},
                 {"a.pb", "\xff\xff\xff", "no tensor"},
                 {"a.pb", proto({2, 3}, {1, 2}), "other elements than its shape"},
                 {"a.pb", std::string(4 << 20, 'x'), "larger than"},
             }) {
            init();
            give(name, content);
            const auto out = outputOf(graph, inputs);
            QVERIFY2(!out, message.c_str());
            QCOMPARE(out.error().file, inputs.toStdString() + "/" + name);
            QVERIFY2(out.error().english().find(message) != std::string::npos, out.error().english().c_str());
        }
    }

    void faultsOfTheFolder()
    {
        const GraphPtr graph = graphFrom(savedModelFile(path("sum.onnx"), sumGraph));
        QVERIFY(!outputOf(graph, inputs));
        QVERIFY(!outputOf(graph, path("no such folder")));
        QVERIFY(!outputOf(graph, path("sum.onnx")));
        give("a.npy", npy("<f4", "(2, 3)", std::string(24, '\0')));
        give("a.pb", proto({2, 3}, {1, 2, 3, 4, 5, 6}));
        const auto out = outputOf(graph, inputs);
        QVERIFY(!out && out.error().english().find("second file") != std::string::npos);
        // Fifos could block.
        QVERIFY(QFile::remove(QDir(inputs).filePath("a.pb")) &&
                QFile::remove(QDir(inputs).filePath("a.npy")));
        QCOMPARE(mkfifo(qPrintable(QDir(inputs).filePath("a.npy")), 0600), 0);
        QVERIFY(!outputOf(graph, inputs));
    }

    /// Files are untrusted: no change of one byte crashes the readers.
    void mutatedFiles()
    {
        const GraphPtr graph = graphFrom(savedModelFile(path("sum.onnx"), sumGraph));
        Random random(7);
        for (const std::string& good :
             {npy("<f4", "(2, 3)", std::string(24, '\1')), proto({2, 3}, {1, 2, 3, 4, 5, 6})}) {
            const bool isArray = good.front() == '\x93';
            for (std::size_t at = 0; at < good.size(); ++at)
                for (int turn = 0; turn < 4; ++turn) {
                    std::string changed = good;
                    changed[at] = static_cast<char>(random.below(256));
                    give(isArray ? "a.npy" : "a.pb", changed);
                    static_cast<void>(outputOf(graph, inputs));
                }
            init();
        }
    }

    void inputsOfOtherGraphs()
    {
        const Engine& engine = **findEngine("emulated");
        Options options(engine.info().options);
        QVERIFY(options.set(engine.info().options, "inputs", inputs.toStdString()));
        const auto graph = readGraphJson(R"({"format": "doppler-graph", "version": 1, "vertices":
            [{"id": 0, "flops": 1}]})");
        const auto problem = problemOf(graph.value());
        const auto refused = sharedComputation(*problem, options);
        QVERIFY(!refused && refused.error().english().find("remove the option inputs") != std::string::npos);
        // A model's graph takes them, and they are another computation than one with random inputs.
        give("a.npy", npy("<f4", "(2, 3)", std::string(24, '\1')));
        const auto model = problemOf(graphFrom(savedModelFile(path("sum.onnx"), sumGraph)));
        const auto given = sharedComputation(*model, options);
        QVERIFY2(given, given ? "" : given.error().english().c_str());
        QCOMPARE((*given)->notes().size(), std::size_t{1});
        QVERIFY((*given)->notes()[0].english().find("random: b") != std::string::npos);
        QVERIFY(sharedComputation(*model, Options(engine.info().options)).value() != *given);
    }

    /// A shape that only an input says: nothing is known before the kernel allocates.
    void aKernelRunsOutOfMemory()
    {
        const auto problem = problemOf(graphFrom(savedModelFile(
            path("grows.onnx"), "(int64[1] n) => (float[N] y) { z = ConstantOfShape(n) y = Neg(z) }")));
        const Engine& engine = **findEngine("emulated");
        const auto execute = [&](std::int64_t extent) {
            give("n.npy", npy("<i8", "(1,)", bytesOf({extent})));
            Options options(engine.info().options);
            if (!options.set(engine.info().options, "inputs", inputs.toStdString()))
                qFatal("no such option");
            const Placement placement{std::vector<DeviceId>(problem->vertexCount(), DeviceId{0}), {}};
            return engine.execute(*problem, placement, options, {});
        };
        const std::uint64_t before = problem->graph().fingerprint();
        for (const std::int64_t extent :
             {std::int64_t{1} << 45, std::int64_t{1} << 38, std::int64_t{1} << 61}) {
            const auto failed = execute(extent);
            QVERIFY(!failed);
            const std::string error = failed.error().english();
            QVERIFY2(failed.error().place.starts_with("vertex "), error.c_str());
            QVERIFY2(extent >> 60 != 0 || error.find("not enough memory") != std::string::npos,
                     error.c_str());
        }
        QVERIFY(execute(4));
        QCOMPARE(problem->graph().fingerprint(), before);
    }

    void savedGraphsRunTheirModel()
    {
        const std::string model =
            savedModelFile(path("open.onnx"), "(float[N, 3] a, float[3] b) => (float[N, 3] y) "
                                              "{ s = Add(a, b) y = Relu(s) }");
        const GraphPtr graph = graphFrom(model, {{{"N", "2"}}, {}});
        const QString file = path("graph.json");
        QVERIFY(writeGraph(*graph, file.toStdString()));
        GraphPtr saved = graphFrom(file.toStdString());
        QCOMPARE(saved->fingerprint(), graph->fingerprint());
        QCOMPARE(writeGraphJson(*saved), writeGraphJson(*graph));
        QCOMPARE(computationOf(problemOf(saved))->kind(), ComputationKind::Operators);
        give("a.npy", npy("<f4", "(2, 3)", bytesOf({1.F, 2.F, 3.F, 4.F, 5.F, 6.F})));
        give("b.npy", npy("<f4", "(3,)", bytesOf({10.F, 20.F, 30.F})));
        expectOutput(saved, inputs);
        const auto missing = [&] {
            const auto computation = (*kernelModule())->computation({problemOf(saved), 1, false});
            return computation ? std::string() : computation.error().english();
        };
        // Both files moved together.
        const QString other = path("other");
        QVERIFY(QDir().mkpath(other) && QFile::rename(file, other + "/graph.json") &&
                QFile::rename(QString::fromStdString(model), other + "/open.onnx"));
        const std::string gone = missing(); // The saved graph in memory was read at its old place.
        QVERIFY2(gone.find(model) != std::string::npos && gone.find("stand-ins") != std::string::npos,
                 gone.c_str());
        saved = graphFrom((other + "/graph.json").toStdString());
        QCOMPARE(missing(), std::string());
        // Another model of the same size: one operator has another name.
        std::ostringstream bytes;
        bytes << std::ifstream((other + "/open.onnx").toStdString(), std::ios::binary).rdbuf();
        std::string changed = bytes.str();
        changed.replace(changed.find("Relu"), 4, "Sqrt");
        write(other + "/open.onnx", changed);
        QVERIFY2(missing().find("another model") != std::string::npos, missing().c_str());
        // The same graph, but stand-ins: nothing is read.
        QVERIFY((*kernelModule())->computation({problemOf(saved), 1, true}));
    }

    void brokenPrograms()
    {
        const auto computation = [&](const std::string& program) {
            const auto graph = readGraphJson(
                R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0}], "program": )" +
                program + "}");
            return (*kernelModule())->computation({problemOf(graph.value()), 1, false});
        };
        QVERIFY(!computation(R"({"model": "/dev/zero", "bytes": 1, "fingerprint": "0"})"));
        QVERIFY(!computation(R"({"model": "/no such file", "bytes": 1, "fingerprint": "0"})"));
        QVERIFY(!computation(R"({"model": "/etc/passwd", "fingerprint": "0"})"));
        QVERIFY(!computation(R"({"model": "/etc/passwd", "bytes": 1, "fingerprint": "x"})"));
        QVERIFY(!computation(R"({"model": 7, "bytes": 1, "fingerprint": "0"})"));
    }
};

DOPPLER_TEST(ModelFilesTest)

} // namespace model_files_test

#include "model_files.moc"
