// SPDX-License-Identifier: GPL-3.0-or-later
// Times that ONNX Runtime measured, on the vertices of an ONNX model.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/onnxruntime/node_times.h"
#include "tests/io/onnx_models.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace ort_times_test {

using namespace doppler;
using namespace doppler::test;

namespace {

/// An event as ONNX Runtime writes it; microseconds.
std::string ortEvent(const std::string& category, const std::string& name, double start, double duration,
                     const std::string& arguments = {})
{
    return "{\"cat\" : \"" + category + "\",\"pid\" :7,\"tid\" :8,\"dur\" :" + std::to_string(duration) +
           ",\"ts\" :" + std::to_string(start) + ",\"ph\" : \"X\",\"name\" :\"" + name + "\",\"args\" : {" +
           arguments + "}}";
}

std::string node(const std::string& name, double start, double duration,
                 const std::string& provider = "CPUExecutionProvider")
{
    return ortEvent("Node", name + "_kernel_time", start, duration,
                    "\"op_name\" : \"Relu\",\"node_index\" : \"3\",\"provider\" : \"" + provider + "\"");
}

std::string listOf(const std::vector<std::string>& events)
{
    std::string out = "[\n";
    for (std::size_t i = 0; i < events.size(); ++i)
        out += events[i] + (i + 1 < events.size() ? ",\n" : "\n]\n");
    return out;
}

OrtTimes timesOf(const std::vector<std::string>& events)
{
    const std::string text = listOf(events);
    const auto times = readOrtTimes(sourceOfText(text), {});
    if (!times)
        qFatal("%s", times.error().english().c_str());
    return *times;
}

/// Two nodes with names, one after the other.
onnx::ModelProto twoNodes()
{
    onnx::ModelProto model = graphModel("(float[4] X) => (float[4] Z) { Y = Relu(X)\n Z = Exp(Y) }");
    model.mutable_graph()->mutable_node(0)->set_name("first");
    model.mutable_graph()->mutable_node(1)->set_name("second");
    return model;
}

std::string notesOf(const DataflowGraph& graph)
{
    std::string notes;
    for (const Message& note : graph.notes())
        notes += note.english() + '\n';
    return notes;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

class OrtTimesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesTheMedianWithoutWarmUp();
    void sumsExecutionsOfARun();
    void countsRunsWithoutTheirEvents();
    void takesKernelsOfTheGpu();
    void givesTheModelItsTimes();
    void reportsWhatDoesNotMatch();
    void refusesOtherFiles();
};

} // namespace

void OrtTimesTest::takesTheMedianWithoutWarmUp()
{
    std::vector<std::string> events{ortEvent("Session", "model_loading_uri", 0, 100)};
    const std::vector<double> micros{900, 12, 10, 11, 30};
    for (std::size_t run = 0; run < micros.size(); ++run) {
        const double start = 1000.0 * static_cast<double>(run + 1);
        events.push_back(node("first", start + 1, micros[run]));
        events.push_back(ortEvent("Session", "model_run", start, 950));
    }
    const OrtTimes times = timesOf(events);
    QCOMPARE(times.runs, std::size_t(4));
    QVERIFY(times.warmedUp);
    QCOMPARE(times.nodes.size(), std::size_t(1));
    QCOMPARE(times.nodes[0].seconds, 11.5e-6);
    QCOMPARE(times.nodes[0].provider, std::string("CPUExecutionProvider"));
}

void OrtTimesTest::sumsExecutionsOfARun()
{
    // The body of a loop runs three times.
    const OrtTimes times = timesOf({node("body", 11, 4), node("body", 16, 5), node("body", 22, 6),
                                    ortEvent("Session", "model_run", 10, 40)});
    QCOMPARE(times.nodes[0].seconds, 15e-6);
    QVERIFY(!times.warmedUp);
}

void OrtTimesTest::countsRunsWithoutTheirEvents()
{
    const OrtTimes times = timesOf({node("first", 1, 50), node("second", 60, 70), node("first", 200, 5),
                                    node("second", 210, 7), node("first", 300, 7), node("second", 310, 9)});
    QCOMPARE(times.runs, std::size_t(2));
    QCOMPARE(times.nodes[0].seconds, 6e-6);
    QCOMPARE(times.nodes[1].seconds, 8e-6);
}

void OrtTimesTest::takesKernelsOfTheGpu()
{
    const auto kernel = [](double start, double duration) {
        return ortEvent("Kernel", "sgemm", start, duration,
                        R"("stream" : "1","op_name" : "MatMul","parent_name" : "first_kernel_time")");
    };
    const OrtTimes times =
        timesOf({node("first", 11, 3, "CUDAExecutionProvider"), kernel(11, 40), kernel(52, 20),
                 node("second", 20, 2, "CUDAExecutionProvider"), ortEvent("Session", "model_run", 10, 15)});
    QCOMPARE(times.nodes[0].seconds, 60e-6);
    QVERIFY(!times.nodes[0].onHost);
    QCOMPARE(times.nodes[1].seconds, 2e-6);
    QVERIFY(times.nodes[1].onHost);
}

void OrtTimesTest::givesTheModelItsTimes()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("profile.json").toStdString();
    QVERIFY(writeFile(path, listOf({node("first", 1, 50, "CUDAExecutionProvider"), node("second", 60, 70)})));
    const GraphPtr graph = graphOf(twoNodes(), {{"profile", path}});
    QVERIFY(graph);
    QCOMPARE(graph->vertex(VertexId{0}).seconds.size(), std::size_t(1));
    QCOMPARE(graph->vertex(VertexId{0}).seconds[0].kind, std::string("gpu"));
    QCOMPARE(graph->vertex(VertexId{0}).seconds[0].seconds, 50e-6);
    QCOMPARE(graph->vertex(VertexId{1}).seconds[0].kind, std::string("cpu"));
    QCOMPARE(graph->vertex(VertexId{1}).flops, graphOf(twoNodes())->vertex(VertexId{1}).flops);
    QCOMPARE(graph->fingerprint() == graphOf(twoNodes())->fingerprint(), false);
    QVERIFY(contains(notesOf(*graph), "vertices with a measured time of ONNX Runtime: 2 of 2 (runs: 1)"));
    QVERIFY(contains(notesOf(*graph), "its times include the warm-up"));
    const GraphPtr other = graphOf(twoNodes(), {{"profile", path}, {"kind", "A100"}});
    QCOMPARE(other->vertex(VertexId{1}).seconds[0].kind, std::string("A100"));
}

void OrtTimesTest::reportsWhatDoesNotMatch()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("profile.json").toStdString();
    QVERIFY(writeFile(path, listOf({node("first", 1, 50), node("fused Gemm", 60, 70)})));
    const GraphPtr graph = graphOf(twoNodes(), {{"profile", path}});
    QVERIFY(graph);
    const std::string notes = notesOf(*graph);
    QVERIFY2(
        contains(notes, "vertices without a measured time, which keep their costs (operators): 1: Exp (1)"),
        notes.c_str());
    QVERIFY(contains(notes,
                     "nodes of the profile that the model does not have, such as fused ones: 1: fused Gemm"));
    QVERIFY(graph->vertex(VertexId{1}).seconds.empty());
    QVERIFY(writeFile(path, listOf({node("elsewhere", 1, 50)})));
    QCOMPARE(errorOf(twoNodes(), {{"profile", path}}),
             path + ": none of the 1 nodes of the profile is in the model, expected a profile of this model");
}

void OrtTimesTest::refusesOtherFiles()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("profile.json").toStdString();
    QVERIFY(writeFile(path, R"([{"cat": "Session", "name": "model_run", "ts": 1, "dur": 2}])"));
    QVERIFY(contains(errorOf(twoNodes(), {{"profile", path}}), "found no event of the category Node"));
    QVERIFY(writeFile(path, R"([{"cat": "Node", "name": "a_kernel_time", "ts": {}}])"));
    QVERIFY(contains(errorOf(twoNodes(), {{"profile", path}}), "profile.json: "));
    QVERIFY(contains(errorOf(twoNodes(), {{"profile", path + "x"}}), "profile.jsonx: "));
}

DOPPLER_TEST(OrtTimesTest)

} // namespace ort_times_test

#include "ort_times.moc"
