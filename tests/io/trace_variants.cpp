// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of profiler and execution traces that people have, each as a few events: slices in two parts, times
// in quotes, CUDA graphs, waits of streams, unknown accelerators, several processes, empty steps, and
// profiles of other runs.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/profiles/kernel_overruns.h"
#include "core/io/traces/trace_read.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace trace_variants_test {

using namespace doppler;

namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

/// Fills {0}, {1}, ... of an event's text, whose single quotes stand for double ones.
std::string eventText(std::string text, std::initializer_list<MessageValue> values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string place = '<' + std::to_string(i) + '>';
        for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place))
            text.replace(at, place.size(), (values.begin() + static_cast<std::ptrdiff_t>(i))->text);
    }
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

std::string text(double number) { return QString::number(number, 'g', 17).toStdString(); }

std::string host(const char* category, const std::string& name, double at, double micros, int id,
                 const std::string& thread = "'pid':10,'tid':1")
{
    return eventText("{'ph':'X','cat':'<0>','name':'<1>',<2>,'ts':<3>,'dur':<4>,'args':{'External id':<5>}}",
                     {category, name, thread, text(at), text(micros), std::to_string(id)});
}
std::string op(const std::string& name, double at, double micros, int id)
{
    return host("cpu_op", name, at, micros, id);
}
std::string step(int number, double at, double micros)
{
    return host("user_annotation", "ProfilerStep#" + std::to_string(number), at, micros, 9000 + number);
}
std::string launch(const std::string& name, double at, int correlation, const char* category = "cuda_runtime",
                   const std::string& thread = "'pid':10,'tid':1")
{
    return eventText("{'ph':'X','cat':'<0>','name':'<1>',<2>,'ts':<3>,'dur':1,'args':{'correlation':<4>}}",
                     {category, name, thread, text(at), std::to_string(correlation)});
}
std::string kernel(const std::string& name, double at, double micros, const std::string& arguments,
                   const char* category = "kernel")
{
    return eventText("{'ph':'X','cat':'<0>','name':'<1>','pid':0,'tid':7,'ts':<2>,'dur':<3>,'args':{<4>}}",
                     {category, name, text(at), text(micros), arguments});
}
std::string linked(int stream, int correlation)
{
    return eventText("'device':0,'stream':<0>,'correlation':<1>",
                     {std::to_string(stream), std::to_string(correlation)});
}

std::string profile(std::initializer_list<std::string> events)
{
    std::string out = "{\"schemaVersion\":1,\"traceEvents\":[";
    const char* separator = "";
    for (const std::string& x : events) {
        out += separator + x;
        separator = ",\n";
    }
    return out + "]}";
}

Result<GraphPtr> answer(const std::string& content, Options options = {})
{
    return readGraphText(content, {}, {std::move(options), {}});
}
GraphPtr graphOf(const std::string& content, Options options = {})
{
    auto graph = answer(content, std::move(options));
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

/// Microseconds by vertex.
std::map<std::string, double> microsOf(const DataflowGraph& graph)
{
    std::map<std::string, double> out;
    for (const VertexId v : graph.vertices())
        out[graph.label(v)] = std::round(graph.vertex(v).seconds.at(0).seconds * 1e9) / 1e3;
    return out;
}
std::set<std::string> edgesOf(const DataflowGraph& graph)
{
    std::set<std::string> out;
    for (const EdgeId e : graph.edges())
        out.insert(graph.label(VertexId{graph.edge(e).from}) + " > " +
                   graph.label(VertexId{graph.edge(e).to}));
    return out;
}
bool notes(const DataflowGraph& graph, const std::string& part)
{
    for (const Message& note : graph.notes())
        if (note.english().find(part) != std::string::npos)
            return true;
    for (const Message& note : graph.notes())
        qInfo("%s", note.english().c_str());
    return false;
}

using Micros = std::map<std::string, double>;
using Edges = std::set<std::string>;

class TraceVariantsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsSlicesInTwoParts();
    void readsTimesInQuotes();
    void skipsWhatHasNoEnd();
    void makesVerticesOfGraphKernels();
    void keepsKernelsOutOfAnnotations();
    void followsRecordedEvents();
    void matchesWaitsThatOnlyTheHostShows();
    void guessesBranchesOfGraphs();
    void namesNoGpuThatDidNothing();
    void guessesNothingWhereWaitsAreKnown();
    void readsAcceleratorsByTheirLaunches();
    void takesKernelsWithoutIds();
    void separatesProcesses();
    void separatesStreams();
    void skipsEmptySteps();
    void cutsOverruns();
    void measuresAnOperatorAlikeInGraphAndRun();
    void refusesAProfileOfAnotherRun();
    void skipsEmptyStepsOfExecutionTraces();
    void readsChakraAsJson();
};

void TraceVariantsTest::readsSlicesInTwoParts()
{
    const auto part = [](const char* phase, const char* rest, double at) {
        return eventText("{'ph':'<0>',<1>'pid':10,'tid':1,'ts':<2>}", {phase, rest, text(at)});
    };
    const std::string content =
        profile({part("B", "'cat':'user_annotation','name':'ProfilerStep#1',", 0),
                 part("B", "'cat':'cpu_op','name':'aten::linear',", 10),
                 part("B", "'cat':'cpu_op','name':'aten::mm',", 12), launch("cudaLaunchKernel", 15, 1),
                 part("E", "", 40), part("E", "", 50), part("B", "'cat':'python_function','name':'f',", 60),
                 part("B", "'cat':'cpu_op','name':'aten::add',", 61), launch("cudaLaunchKernel", 62, 2),
                 part("E", "", 70), part("E", "", 71), part("E", "", 100), kernel("a", 100, 30, linked(7, 1)),
                 kernel("b", 140, 5, linked(7, 2)), part("B", "'cat':'cpu_op','name':'aten::open',", 200)});
    const auto graph = graphOf(content);
    QCOMPARE(microsOf(*graph), (Micros{{"aten::linear", 30}, {"aten::add", 5}}));
    QVERIFY(notes(*graph, "the only iteration was read: ProfilerStep#1"));
    QVERIFY(
        notes(*graphOf(content, {{"iteration", "all"}}), "1 event has no end and was skipped: aten::open"));
}

void TraceVariantsTest::readsTimesInQuotes()
{
    const auto graph = graphOf(profile(
        {eventText(
             "{'ph':'X','cat':'cpu_op','name':'aten::mm','pid':'10','tid':'main','ts':'10.5','dur':'20'}",
             {}),
         eventText(
             "{'ph':'X','cat':'cpu_op','name':'aten::add','pid':'10','tid':'main','ts':'40','dur':2.5e0}",
             {})}));
    QCOMPARE(microsOf(*graph), (Micros{{"aten::mm", 20}, {"aten::add", 2.5}}));
    QCOMPARE(edgesOf(*graph), (Edges{"aten::mm > aten::add"}));
    QVERIFY(notes(*graph, "the trace has no kernels"));
}

void TraceVariantsTest::skipsWhatHasNoEnd()
{
    const auto graph = graphOf(profile(
        {op("aten::mm", 10, 50, 1), launch("cudaLaunchKernel", 20, 1), kernel("a", 100, 30, linked(7, 1)),
         eventText("{'ph':'X','cat':'kernel','name':'b','pid':0,'tid':7,'ts':150,'args':{'stream':7}}", {}),
         eventText("{'ph':'X','cat':'cpu_op','name':'aten::add','pid':10,'tid':1,'ts':70,'dur':null}", {}),
         op("aten::mul", 80, 0, 3), launch("cudaLaunchKernel", 80, 2), kernel("c", 200, 0, linked(7, 2))}));
    QCOMPARE(microsOf(*graph), (Micros{{"aten::mm.1", 30}, {"aten::mul.3", 0}}));
    QVERIFY(notes(*graph, "2 events have no end and were skipped: aten::add (1), b (1)"));
}

void TraceVariantsTest::makesVerticesOfGraphKernels()
{
    for (const char* name :
         {"cudaGraphLaunch", "cudaGraphLaunch_v10000", "cuGraphLaunch", "hipGraphLaunch"}) {
        const auto graph = graphOf(profile(
            {step(1, 0, 1000), host("user_annotation", "forward", 5, 500, 2), op("aten::replay", 10, 50, 3),
             launch(name, 20, 1), kernel("a", 100, 10, linked(7, 1)), kernel("b", 120, 10, linked(8, 1)),
             kernel("c", 140, 10, linked(7, 1)), op("aten::mm", 70, 10, 4), launch("cuLaunchKernelEx", 71, 2),
             kernel("d", 200, 20, linked(7, 2))}));
        QCOMPARE(microsOf(*graph), (Micros{{"a.0", 10}, {"b.1", 10}, {"c.2", 10}, {"aten::mm.4", 20}}));
        QVERIFY(edgesOf(*graph).contains("a.0 > c.2"));
        QCOMPARE(graph->vertex(VertexId{0}).group, std::string("forward"));
        QVERIFY(notes(*graph, "3 kernels were launched as parts of whole graphs"));
    }
    // The launch is not in the trace, but the kernels say it.
    const auto graph = graphOf(
        profile({op("aten::replay", 10, 50, 3), kernel("a", 100, 10, "\"External id\":3,\"graph node id\":5"),
                 kernel("b", 120, 10, "\"External id\":3,\"graph node id\":6")}));
    QCOMPARE(microsOf(*graph), (Micros{{"a.0", 10}, {"b.1", 10}}));
}

void TraceVariantsTest::keepsKernelsOutOfAnnotations()
{
    const auto graph = graphOf(profile(
        {step(1, 0, 1000), launch("cuLaunchKernel", 10, 1), kernel("triton_a", 100, 10, linked(7, 1)),
         launch("cuLaunchKernel", 20, 2), kernel("triton_b", 120, 10, linked(7, 2)),
         op("MulBackward0", 30, 50, 5), launch("cudaLaunchKernel", 35, 3), launch("cudaLaunchKernel", 40, 4),
         kernel("c", 150, 1, linked(7, 3)), kernel("d", 160, 1, linked(7, 4))}));
    QCOMPARE(microsOf(*graph), (Micros{{"triton_a.0", 10}, {"triton_b.1", 10}, {"MulBackward0.5", 2}}));
    QVERIFY(notes(*graph, "2 kernels belong to no operator, and each is a vertex"));
}

/// A kernel on stream 20, two on stream 24, and a wait of stream 24 between these; `wait` are its arguments.
std::string waiting(const std::string& wait, const std::string& record = {})
{
    const std::string content = profile(
        {op("aten::a", 10, 5, 1), launch("cudaLaunchKernel", 12, 1), kernel("k", 100, 50, linked(20, 1)),
         launch("cudaEventRecord", 16, 6), op("aten::b", 20, 5, 2), launch("cudaLaunchKernel", 22, 2),
         kernel("k", 160, 20, linked(24, 2)), launch("cudaStreamWaitEvent", 27, 9),
         kernel("Stream Wait Event", 181, 0, wait, "cuda_sync"), op("aten::c", 30, 5, 3),
         launch("cudaLaunchKernel", 32, 3), kernel("k", 200, 30, linked(24, 3))});
    return record.empty() ? content : content.substr(0, content.size() - 2) + "," + record + "]}";
}

void TraceVariantsTest::followsRecordedEvents()
{
    const Edges expected{"aten::b.2 > aten::c.3", "aten::a.1 > aten::c.3"};
    const std::string record = "\"wait_on_cuda_event_record_corr_id\":6";
    QCOMPARE(edgesOf(*graphOf(waiting("\"stream\":24,\"wait_on_stream\":20,\"correlation\":9," + record))),
             expected);
    QCOMPARE(edgesOf(*graphOf(waiting("\"stream\":24,\"wait_on_stream\":20," + record))), expected);
    QCOMPARE(edgesOf(*graphOf(waiting("\"stream\":24,\"wait_on_stream\":20,\"correlation\":9"))), expected);
    QCOMPARE(edgesOf(*graphOf(waiting("\"stream\":24,\"wait_on_stream\":\"20\""))), expected);
    // Only the record tells the stream.
    const std::string recorded = kernel("cudaEventRecord", 150, 0, linked(20, 6), "cuda_event");
    QCOMPARE(edgesOf(*graphOf(
                 waiting("\"stream\":24,\"wait_on_stream\":-1,\"correlation\":9," + record, recorded))),
             expected);
    const auto lost = graphOf(waiting("\"stream\":24,\"wait_on_stream\":-1,\"correlation\":9"));
    QCOMPARE(edgesOf(*lost), (Edges{"aten::b.2 > aten::c.3"}));
    QVERIFY(notes(*lost, "1 wait of a stream lies between no two kernels"));
}

void TraceVariantsTest::matchesWaitsThatOnlyTheHostShows()
{
    // PyTorch 2.11 without enable_cuda_sync_events: matmul on stream 22, relu and add on 26, sum on 7.
    const auto graph = graphOf(profile(
        {op("aten::matmul", 10, 5, 1), launch("cuLaunchKernel", 12, 1, "cuda_driver"),
         kernel("gemm", 40, 342, linked(22, 1)), launch("cudaEventRecordWithFlags", 16, 2),
         op("aten::relu", 20, 5, 2), launch("cudaLaunchKernel", 22, 3),
         kernel("relu", 300, 42, linked(26, 3)), launch("cudaStreamWaitEvent", 26, 4),
         op("aten::add", 30, 5, 3), launch("cudaLaunchKernel", 32, 5), kernel("add", 390, 10, linked(26, 5)),
         launch("cudaEventRecordWithFlags", 36, 6), launch("cudaStreamWaitEvent", 38, 7),
         op("aten::sum", 40, 5, 4), launch("cudaLaunchKernel", 42, 8), kernel("sum", 410, 8, linked(7, 8))}));
    QCOMPARE(edgesOf(*graph), (Edges{"aten::matmul.1 > aten::add.3", "aten::relu.2 > aten::add.3",
                                     "aten::add.3 > aten::sum.4"}));
    QVERIFY(notes(*graph, "does not name the streams of 2 waits"));
}

void TraceVariantsTest::guessesBranchesOfGraphs()
{
    const auto graph = graphOf(profile({op("aten::mm", 10, 5, 1), launch("cudaLaunchKernel", 12, 1),
                                        kernel("x", 40, 10, linked(7, 1)), launch("cudaGraphLaunch", 20, 2),
                                        kernel("a", 60, 10, linked(7, 2)), kernel("b", 65, 10, linked(9, 2)),
                                        kernel("c", 72, 5, linked(7, 2)), kernel("d", 78, 10, linked(9, 2)),
                                        kernel("e", 90, 10, linked(7, 2))}));
    // c ended before d began, by chance.
    QCOMPARE(edgesOf(*graph), (Edges{"aten::mm.1 > a.1", "aten::mm.1 > b.2", "a.1 > c.3", "b.2 > d.4",
                                     "c.3 > e.5", "d.4 > e.5"}));
    QVERIFY(notes(*graph, "1 graph of kernels ran on several streams"));
}

void TraceVariantsTest::namesNoGpuThatDidNothing()
{
    const std::string device = R"({"deviceProperties":[{"id":0,"name":"NVIDIA H200"}],)";
    const auto trace = [&](const std::string& kernels) {
        return graphOf(
            device +
            profile({op("aten::mm", 10, 5, 1), launch("cudaLaunchKernel", 12, 1), kernels}).substr(1));
    };
    const auto names = [](const DataflowGraph& graph) {
        return std::any_of(graph.notes().begin(), graph.notes().end(), [](const Message& note) {
            return note.english().find("H200") != std::string::npos;
        });
    };
    QVERIFY(names(*trace(kernel("gemm", 40, 10, linked(7, 1)))));
    QVERIFY(!names(*trace(op("aten::relu", 20, 5, 2))));
}

void TraceVariantsTest::guessesNothingWhereWaitsAreKnown()
{
    const auto pair = [](const std::string& between, const std::string& end) {
        return graphOf(
            profile({op("aten::a", 10, 5, 1), launch("cudaLaunchKernel", 12, 1),
                     kernel("k", 100, 50, linked(20, 1)), between, op("aten::b", 20, 5, 2),
                     launch("cudaLaunchKernel", 22, 2), kernel("k", 160, 20, linked(24, 2)), end}));
    };
    const std::string nothing = host("python_function", "f", 0, 1, 0);
    const std::string sync = kernel("Context Sync", 300, 1, "\"stream\":-1", "cuda_sync");
    QCOMPARE(edgesOf(*pair(nothing, nothing)), (Edges{"aten::a.1 > aten::b.2"})); // a guess
    QCOMPARE(edgesOf(*pair(nothing, sync)), Edges{});
    QCOMPARE(edgesOf(*pair(launch("cudaDeviceSynchronize", 18, 7), sync)), (Edges{"aten::a.1 > aten::b.2"}));
}

void TraceVariantsTest::readsAcceleratorsByTheirLaunches()
{
    const auto graph =
        graphOf(profile({op("aten::mm", 10, 50, 1), launch("mtia_launch", 20, 1, "mtia_runtime"),
                         kernel("gemm", 100, 400, linked(3, 1), "mtia_ccp_events"),
                         kernel("lost", 600, 5, linked(3, 77), "mtia_insight")}));
    QCOMPARE(microsOf(*graph), (Micros{{"aten::mm.1", 400}}));
    QVERIFY(notes(*graph, "read as a kernel, because its launch is in the trace: mtia_ccp_events (1)"));
    QVERIFY(notes(*graph, "left out, because the trace has no launch for it: mtia_insight (1)"));
    const auto npu =
        graphOf(profile({op("aten::mm", 10, 50, 1),
                         eventText("{'ph':'X','name':'AI_CORE','pid':3,'tid':2,'ts':9,'dur':4}", {}),
                         eventText("{'ph':'s','cat':'async_npu','id':1,'pid':3,'tid':2,'ts':9}", {})}));
    QCOMPARE(microsOf(*npu), (Micros{{"aten::mm.1", 50}}));
    QVERIFY(notes(*npu, "no category (1)"));
    QVERIFY(notes(*npu, "the trace has no kernels"));
}

void TraceVariantsTest::takesKernelsWithoutIds()
{
    const std::string bare =
        eventText("{'ph':'X','cat':'kernel','name':'k','pid':0,'tid':7,'ts':50,'dur':5}", {});
    const std::string late =
        eventText("{'ph':'X','cat':'kernel','name':'z','pid':0,'tid':7,'ts':500,'dur':5}", {});
    const auto graph = graphOf(profile({step(1, 0, 100), op("aten::mm", 10, 20, 1), bare, late}));
    QCOMPARE(microsOf(*graph), (Micros{{"k.0", 5}}));
    QVERIFY(notes(*graph, "1 kernel belongs to no operator"));
    const auto other =
        graphOf(profile({step(1, 0, 100), op("aten::mm", 10, 20, 1), launch("cudaLaunchKernel", 12, 1),
                         kernel("a", 30, 3, linked(7, 1)), kernel("b", 40, 3, linked(7, 99))}));
    QCOMPARE(microsOf(*other), (Micros{{"aten::mm.1", 3}}));
    QVERIFY(notes(*other, "but has no launch or operator in it, and was left out"));
}

void TraceVariantsTest::separatesProcesses()
{
    const std::string first = "\"pid\":10,\"tid\":1";
    const std::string second = "\"pid\":20,\"tid\":1";
    const auto graph = graphOf(
        profile({host("cpu_op", "aten::mm", 10, 20, 1, first), host("cpu_op", "aten::mm", 11, 20, 1, second),
                 launch("cudaLaunchKernel", 12, 1, "cuda_runtime", first),
                 launch("cudaLaunchKernel", 13, 1, "cuda_runtime", second),
                 kernel("k", 50, 5, "\"device\":0,\"stream\":7,\"correlation\":1"),
                 kernel("k", 52, 6, "\"device\":1,\"stream\":7,\"correlation\":1")}));
    QCOMPARE(microsOf(*graph), (Micros{{"aten::mm.1 (process 10)", 5}, {"aten::mm.1 (process 20)", 6}}));
    QCOMPARE(edgesOf(*graph), Edges{});
    QVERIFY(notes(*graph, "operators of 2 processes"));
}

void TraceVariantsTest::separatesStreams()
{
    // HIP numbers streams by address; an operator can use several.
    const auto on = [](const char* stream, int correlation) {
        return eventText("'stream':<0>,'correlation':<1>", {stream, std::to_string(correlation)});
    };
    const auto graph = graphOf(profile(
        {op("aten::a", 10, 30, 1), launch("hipLaunchKernel", 12, 1), launch("hipLaunchKernel", 14, 2),
         op("aten::b", 50, 5, 2), launch("hipLaunchKernel", 51, 3),
         kernel("k", 100, 100, on("140234567890123", 1)), kernel("k", 110, 100, on("\"0x7f0012345678\"", 2)),
         kernel("k", 215, 10, on("\"0x7f0012345678\"", 3))}));
    QCOMPARE(microsOf(*graph), (Micros{{"aten::a.1", 200}, {"aten::b.2", 10}})); // nothing was cut
    QCOMPARE(edgesOf(*graph), (Edges{"aten::a.1 > aten::b.2"}));
    // Without arguments, the thread is the stream.
    const auto kernelOn = [](const char* thread, double at) {
        return eventText("{'ph':'X','cat':'kernel','name':'k','pid':0,'tid':'<0>','ts':<1>,'dur':50}",
                         {thread, text(at)});
    };
    QCOMPARE(edgesOf(*graphOf(profile({kernelOn("a", 0), kernelOn("b", 10), kernelOn("a", 60)}))),
             (Edges{"k.0 > k.2"}));
}

void TraceVariantsTest::skipsEmptySteps()
{
    const std::string content =
        profile({step(1, 0, 100), step(1, 5, 50), op("aten::mm", 10, 20, 1),
                 launch("cudaLaunchKernel", 12, 1), kernel("k", 50, 5, linked(7, 1)), step(2, 200, 10),
                 op("aten::empty", 201, 1, 2), step(3, 300, 10), launch("cudaDeviceSynchronize", 301, 5)});
    const auto graph = graphOf(content); // the second step launched nothing
    QCOMPARE(microsOf(*graph), (Micros{{"aten::mm.1", 5}}));
    QVERIFY(notes(*graph, "one of 3 iterations was read: ProfilerStep#1"));
    QVERIFY(notes(*graph, "2 later iterations have no operators and were skipped: ProfilerStep#2, "
                          "ProfilerStep#3"));
    QCOMPARE(answer(content, {{"iteration", "2"}}).error().english(),
             std::string("iteration is 2, but there is no operator in ProfilerStep#3; expected the number of "
                         "another iteration, last or all"));
    QCOMPARE(
        answer(profile({step(1, 0, 100), step(2, 200, 10)})).error().english(),
        std::string("traceEvents: found no operator in the 2 iterations that were looked at: ProfilerStep#1, "
                    "ProfilerStep#2; expected some; --import iteration=all reads the whole trace"));
    QVERIFY(!answer(profile({step(1, 0, 100)}), {{"iteration", "all"}}).ok());
}

void TraceVariantsTest::cutsOverruns()
{
    const auto cut = [](std::initializer_list<std::pair<double, double>> times) {
        std::vector<ProfiledKernel> kernels;
        for (const auto& [start, micros] : times) {
            ProfiledKernel x;
            x.start = start;
            x.seconds = micros / 1e6;
            kernels.push_back(x);
        }
        cutKernelOverruns(kernels, std::vector<bool>(kernels.size(), false));
        std::vector<double> out;
        for (const ProfiledKernel& x : kernels)
            out.push_back(std::round(x.seconds * 1e9) / 1e3);
        return out;
    };
    using Times = std::vector<double>;
    QCOMPARE(cut({{0, 10}, {10, 5}}), (Times{10, 5}));
    QCOMPARE(cut({{20, 5}, {0, 1e9}, {10, 15}}), (Times{5, 10, 10}));
    QCOMPARE(cut({{0, 10}, {0, 5}, {8, 1}}), (Times{8, 5, 1})); // at one time: neither waits for the other
    // Numbers of this size have steps of a quarter of a microsecond.
    QCOMPARE(cut({{1.7e15, 1.4}, {1.7e15 + 1, 1}}), (Times{1.4, 1}));
}

void TraceVariantsTest::measuresAnOperatorAlikeInGraphAndRun()
{
    const std::string content = profile(
        {op("aten::foreach", 10, 50, 1), launch("cudaLaunchKernel", 12, 1), launch("cudaLaunchKernel", 14, 2),
         kernel("k", 100, 10, linked(7, 1)), kernel("k", 900, 10, linked(7, 2))});
    const ProblemPtr problem = *Problem::create(graphOf(content), *builtinTopology("4xP100"));
    const auto reading = readRunTraceText(*problem, content);
    QVERIFY2(reading.ok(), reading.ok() ? "" : reading.error().english().c_str());
    const TaskRun& task = reading->schedule.tasks[VertexId{0}];
    QVERIFY(std::abs(task.end - task.start - 20e-6) < 1e-12);
    QVERIFY(std::abs(reading->schedule.makespan - 810e-6) < 1e-12);
    QVERIFY(std::any_of(reading->notes.begin(), reading->notes.end(), [](const Message& note) {
        return note.english().find("1 operator has several kernels with gaps") != std::string::npos;
    }));
}

/// An execution trace of so many additions, each of which reads the result of the one before.
std::string executionTrace(int count)
{
    std::string out = R"({"schema":"1.0.1","pid":1,"nodes":[{"id":1,"name":"root","parent":1})";
    for (int i = 2; i < count + 2; ++i)
        out += eventText(",{'id':<0>,'name':'aten::add','parent':1,'rf_id':<0>,'op_schema':'x',"
                         "'inputs':[[<1>,<1>,0,4,4,'cuda:0']],'outputs':[[<0>,<0>,0,4,4,'cuda:0']]}",
                         {std::to_string(i), std::to_string(i - 1)});
    return out + "]}";
}

void TraceVariantsTest::refusesAProfileOfAnotherRun()
{
    const QTemporaryDir place;
    const std::string file = place.filePath("profile.json").toStdString();
    QVERIFY(
        writeFile(file, profile({host("cpu_op", "aten::add", 10, 5, 2), op("aten::mul", 20, 5, 3)})).ok());
    const auto one = answer(executionTrace(20), {{"profile", file}});
    QVERIFY(!one.ok());
    QCOMPARE(one.error().file, file);
    QVERIFY2(one.error().english().find("only 1 of 20 operators") != std::string::npos,
             one.error().english().c_str());
    const auto some = graphOf(executionTrace(4), {{"profile", file}});
    QVERIFY(notes(*some, "operators with a measured time in the profile: 1 of 4"));
    QVERIFY(notes(*some, "the profile may be of another run"));
}

void TraceVariantsTest::skipsEmptyStepsOfExecutionTraces()
{
    const std::string content = eventText(
        "{'schema':'1.0.1','pid':1,'nodes':[{'id':1,'name':'root','parent':1},"
        "{'id':2,'name':'ProfilerStep#4','parent':1},"
        "{'id':3,'name':'aten::add','parent':2,'op_schema':'x','inputs':[[5,5,0,4,4,'cuda:0']],'outputs':[]},"
        "{'id':4,'name':'ProfilerStep#5','parent':1},{'id':5,'name':'aten::empty','parent':4,'op_schema':'x'}"
        "]}",
        {});
    const auto graph = graphOf(content);
    QCOMPARE(graph->vertexCount(), std::size_t{1});
    QVERIFY(notes(*graph, "one of 2 iterations was read: ProfilerStep#4"));
    QVERIFY(notes(*graph, "1 later iteration has no operators and was skipped: ProfilerStep#5"));
    const std::string none = eventText("{'schema':'1.0.1','pid':1,'nodes':[{'id':1,'name':'root','parent':1},"
                                       "{'id':2,'name':'ProfilerStep#4','parent':1}]}",
                                       {});
    QCOMPARE(
        answer(none).error().english(),
        std::string(
            "nodes: found no operator in the only iteration that was looked at: ProfilerStep#4; expected "
            "some; --import iteration=all reads the whole trace"));
}

void TraceVariantsTest::readsChakraAsJson()
{
    const auto graph = graphOf(eventText(
        "{'workload_graph':[{'Id':1,'Name':'a','NodeType':4,'is_cpu_op':false,'runtime':10,'num_ops':500,"
        "'tensor_size':64,'data_deps':[]},"
        "{'id':'2','name':'b','type':'COMM_COLL_NODE','durationMicros':'5','dataDeps':['1','9'],"
        "'ctrlDeps':[1],'attr':[{'name':'comm_type','int64Val':'2'},{'name':'comm_size','int64Val':4096}]},"
        "{'Id':3,'Name':'c','NodeType':4,'duration_micros':1,'ctrl_deps':[2],'data_deps':[]},"
        "{'Id':4,'Name':'d','NodeType':1}]}",
        {}));
    QCOMPARE(microsOf(*graph), (Micros{{"a.1", 10}, {"b.2", 5}, {"c.3", 1}}));
    QCOMPARE(graph->vertex(VertexId{0}).flops, std::optional(500.0));
    QCOMPARE(graph->vertex(VertexId{0}).outputBytes, 64.0);
    QCOMPARE(graph->vertex(VertexId{1}).op, std::string("all-gather"));
    QCOMPARE(graph->vertex(VertexId{1}).outputBytes, 4096.0);
    QCOMPARE(edgesOf(*graph), (Edges{"a.1 > b.2"}));
    QVERIFY(notes(*graph, "1 dependency refers to a node that is missing in the trace"));
    QVERIFY(notes(*graph, "1 control dependency was left out"));
    const auto fault = [](const std::string& content) { return answer(content).error().english(); };
    QCOMPARE(fault(eventText("{'workload_graph':[{'Name':'a'}]}", {})),
             std::string("workload_graph[0].Id: is missing"));
    QCOMPARE(fault(eventText("{'workload_graph':[{'Id':1,'runtime':-1}]}", {})),
             std::string("workload_graph[0].runtime: found -1, expected a number of at least 0"));
}

} // namespace

DOPPLER_TEST(TraceVariantsTest)

} // namespace trace_variants_test

#include "trace_variants.moc"
