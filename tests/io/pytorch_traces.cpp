// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of PyTorch as graphs. tests/data/traces: a profile in which External ids mislead, and an execution
// trace (in two schemas) with views, memory used again, changes in place and a backward thread, with the
// profile of its run.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_list_stream.h"
#include "core/io/profiles/pytorch_operators.h"
#include "core/io/profiles/pytorch_profile.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <random>
#include <set>

#include <zlib.h>

namespace pytorch_traces_test {

using namespace doppler;

namespace {

const std::string folder = std::string(DOPPLER_TEST_DATA) + "/traces/";
const std::string sharedFolder = std::string(DOPPLER_SHARED) + "/data/pytorch/";
const std::string sharedProfile = sharedFolder + "benchmark_simple_add_trace.json.gz";
const std::string sharedTrace = sharedFolder + "benchmark_simple_add_et.json.gz";

using Edges = std::set<std::tuple<std::string, std::string, double>>;

Edges edgesOf(const DataflowGraph& graph)
{
    Edges out;
    for (EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        out.emplace(graph.label(edge.from), graph.label(edge.to), graph.tensor(edge.tensor).bytes);
    }
    return out;
}

std::map<std::string, double> secondsOf(const DataflowGraph& graph)
{
    std::map<std::string, double> out;
    for (VertexId v : graph.vertices())
        out[graph.label(v)] = graph.vertex(v).seconds.empty() ? -1 : graph.vertex(v).seconds[0].seconds;
    return out;
}

GraphPtr opened(const std::string& path, std::vector<std::pair<std::string, std::string>> options = {})
{
    auto graph = readGraph(path, {std::move(options), {}});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string out;
    for (std::string_view part : parts)
        out += part;
    return out;
}

std::string gzipped(const QTemporaryDir& place, const std::string& content)
{
    std::string path = place.filePath("packed.json.gz").toStdString();
    gzFile file = gzopen(path.c_str(), "wb6");
    gzwrite(file, content.data(), static_cast<unsigned>(content.size()));
    gzclose(file);
    return path;
}

/// A profile of many operators of random length, each with one kernel, events in random order, texts full of
/// what a careless scanner takes for structure.
struct MadeProfile {
    std::string text;
    std::map<std::string, double> seconds; ///< By vertex name.
};

MadeProfile madeProfile(std::size_t count, std::uint32_t seed)
{
    std::mt19937 random(seed);
    MadeProfile out;
    std::vector<std::string> events;
    for (std::size_t i = 1; i <= count; ++i) {
        const std::string id = std::to_string(i);
        const std::string at = std::to_string(1'689'360'808'000'000 + i * 50);
        const std::string wrong = std::to_string(random() % count + 1);
        const unsigned micros = static_cast<unsigned>(random() % 50); // until the next one starts
        const std::string noise(random() % 400, "}]{[,:\\\"x"[random() % 3]);
        const std::string launch = std::to_string(count + i);
        events.push_back(
            joined({R"({"ph":"X","cat":"cpu_op","name":"aten::op","pid":1,"tid":1,"ts":)", at,
                    R"(,"dur":40,"args":{"External id":)", id, R"(,"note":"\"}]\\)", noise, "\"}}"}));
        events.push_back(
            joined({R"({"ph":"X","cat":"cuda_runtime","name":"launch","pid":1,"tid":1,"ts":)", at,
                    R"(,"dur":1,"args":{"External id":)", wrong, R"(,"correlation":)", launch, "}}"}));
        events.push_back(joined({R"({"ph":"X", "cat" : "kernel","name":"k","pid":0,"tid":7,"ts":)", at,
                                 R"(,"dur":)", std::to_string(micros), R"(,"args":{"External id":)", wrong,
                                 R"(,"stream":7,"correlation":)", launch, "}}"}));
        events.push_back(R"({"ph":"X","cat":"python_function","name":"{[\"\\",)" + std::string(R"("ts":1})"));
        out.seconds["aten::op." + id] = micros / 1e6;
    }
    std::shuffle(events.begin(), events.end(), random);
    out.text = "{\"schemaVersion\":1,\n\"other\": [[{\"a\":\"]\"}], 1], \"traceEvents\" : [";
    for (std::size_t i = 0; i < events.size(); ++i)
        out.text += (i > 0 ? ",\n" : "\n") + events[i];
    out.text += "\n], \"last\": {\"x\": [\"traceEvents\"]}}\n";
    return out;
}

class PytorchTracesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void putsKernelsOnTheirOperators();
    void readsTheIterationThatIsAskedFor();
    void keepsHostOperatorsWhereAsked();
    void readsManyEventsInAnyOrder();
    void followsTensorsAndMemory_data();
    void followsTensorsAndMemory();
    void timesAnExecutionTraceByItsProfile();
    void tellsProgressAndStops();
    void namesWhatIsWrong();
    void countsOperations();
    void readsTheSharedPair();
};

void PytorchTracesTest::putsKernelsOnTheirOperators()
{
    const auto graph = opened(folder + "profile.json");
    // linear's kernel names relu as its External id, and relu's names linear: their launches tell.
    const std::map<std::string, double> expected{{"aten::linear.22", 41.5e-6},
                                                 {"aten::relu.25", 10e-6},
                                                 {"aten::copy_.27", 6e-6},
                                                 {"aten::sum.28", 4e-6}, // no launch: by External id
                                                 {"aten::mul.31", 8e-6}};
    QCOMPARE(secondsOf(*graph), expected);
    QCOMPARE(graph->vertex(VertexId{0}).flops, std::optional(2.0 * 8 * 4 * 16));
    QCOMPARE(graph->vertex(VertexId{1}).group, std::string("head"));
    QCOMPARE(graph->vertex(VertexId{4}).group, std::string("MulBackward0"));
    // On stream 7 one after the other; the copy on stream 9 after relu and before sum, as they were launched.
    QCOMPARE(edgesOf(*graph), (Edges{{"aten::linear.22", "aten::relu.25", 0},
                                     {"aten::relu.25", "aten::sum.28", 0},
                                     {"aten::sum.28", "aten::mul.31", 0},
                                     {"aten::relu.25", "aten::copy_.27", 0},
                                     {"aten::copy_.27", "aten::sum.28", 0}}));
    QCOMPARE(opened(folder + "profile.json", {{"kind", "A100"}})->vertex(VertexId{0}).seconds[0].kind,
             std::string("A100"));
}

void PytorchTracesTest::readsTheIterationThatIsAskedFor()
{
    const std::string file = folder + "profile.json";
    const auto first = opened(file, {{"iteration", "0"}});
    QCOMPARE(first->vertexCount(), std::size_t{5});
    QCOMPARE(secondsOf(*first).at("aten::linear.2"), 40.5e-6);
    const auto all = opened(file, {{"iteration", "all"}});
    QCOMPARE(all->vertexCount(), std::size_t{12}); // two steps and two kernels of nobody
    QCOMPARE(secondsOf(*all).at("aten::linear.22"), 41.5e-6);
    QCOMPARE(readGraph(file, {{{"iteration", "2"}}, {}}).error().english(),
             file + ": iteration is 2, but the number of iterations in the trace is 2 (counted from 0)");
    QCOMPARE(readGraph(file, {{{"iteration", "first"}}, {}}).error().english(),
             file + ": iteration is \"first\", expected last, all or a number from 0");

    QVERIFY(marksIteration("[param|torch.add|0|0|0|warmup|forward]"));
    const std::vector<IterationMark> marks{{"a|measure|", 0, 1}, {"a|warmup|", 2, 3}};
    QCOMPARE((*pickIteration(marks, "last"))->name, std::string("a|measure|"));
    QCOMPARE((*pickIteration(std::span(marks).subspan(1), "last"))->name, std::string("a|warmup|"));
}

void PytorchTracesTest::keepsHostOperatorsWhereAsked()
{
    const auto seconds = secondsOf(*opened(folder + "profile.json", {{"host", "true"}}));
    QCOMPARE(seconds.at("aten::view.26"), 5e-6);
    QCOMPARE(seconds.size(), std::size_t{6});
    // Without any kernel it is a run on the host, whose operators are all there is.
    const auto host = readGraphText(
        R"({"traceEvents":[{"ph":"X","cat":"cpu_op","name":"aten::add","pid":1,"tid":1,"ts":5,"dur":3},
            {"ph":"X","cat":"cpu_op","name":"aten::mul","pid":1,"tid":1,"ts":9,"dur":2}]})");
    QVERIFY(host.ok());
    QCOMPARE(edgesOf(**host), (Edges{{"aten::add", "aten::mul", 0}}));
}

void PytorchTracesTest::readsManyEventsInAnyOrder()
{
    const QTemporaryDir place;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        const MadeProfile made = madeProfile(2000, seed);
        const auto text = readGraphText(made.text);
        QVERIFY2(text.ok(), text.ok() ? "" : text.error().english().c_str());
        QCOMPARE(secondsOf(**text), made.seconds);
        const std::string plain = place.filePath("plain.json").toStdString();
        QVERIFY(writeFile(plain, made.text).ok());
        QCOMPARE(opened(plain)->fingerprint(), (*text)->fingerprint());
        QCOMPARE(opened(gzipped(place, made.text))->fingerprint(), (*text)->fingerprint());
        // The list alone, as Chrome takes it too, with its end missing.
        std::string list = made.text.substr(made.text.find("[\n"));
        list.resize(list.rfind("\n]"));
        const auto alone = readGraphText(list);
        QVERIFY2(alone.ok(), alone.ok() ? "" : alone.error().english().c_str());
        QCOMPARE((*alone)->fingerprint(), (*text)->fingerprint());
    }
}

void PytorchTracesTest::followsTensorsAndMemory_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("schema 1.0") << "execution.json";
    QTest::newRow("schema 1.1, Chakra's fields") << "execution_chakra.json";
}

void PytorchTracesTest::followsTensorsAndMemory()
{
    QFETCH(QString, file);
    const auto graph = opened(folder + file.toStdString());
    QCOMPARE(graph->vertexCount(), std::size_t{10});
    const std::string linear = "aten::linear.22";
    const std::string relu = "aten::relu.25";
    const std::string view = "aten::view.26";
    const std::string mul = "aten::mul.31";
    const std::string added = "aten::add_.32";
    QCOMPARE(
        edgesOf(*graph),
        (Edges{{linear, relu, 512},
               {relu, view, 512},
               {view, "aten::copy_.27", 512},
               {view, "aten::sum.28", 512},
               {"aten::sum.28", mul, 4}, // on the backward thread
               {relu, mul, 512},
               {view, added, 512},
               {mul, added, 512},            // its memory was linear's
               {added, "aten::neg.33", 512}, // reads the view's memory by its first name
               {added, "aten::_foreach_add_.34", 512},
               {mul, "aten::_foreach_add_.34", 512},
               {"aten::_foreach_add_.34", "aten::exp.35", 512}})); // has no outputs, but changes its inputs
    const Vertex& first = graph->vertex(VertexId{0});
    QCOMPARE(first.flops, std::optional(1024.0));
    QCOMPARE(first.outputBytes, 512.0);
    QCOMPARE(first.persistentBytes,
             (32.0 + 64 + 16) * 4); // input, weight and bias: nobody in the step made them
    QVERIFY(first.seconds.empty());
    QCOMPARE(opened(folder + file.toStdString(), {{"iteration", "0"}})->vertexCount(), std::size_t{1});
    QCOMPARE(opened(folder + file.toStdString(), {{"iteration", "all"}})->vertexCount(), std::size_t{12});
}

void PytorchTracesTest::timesAnExecutionTraceByItsProfile()
{
    const auto graph = opened(folder + "execution.json", {{"profile", folder + "execution_profile.json"}});
    const auto seconds = secondsOf(*graph);
    QCOMPARE(seconds.at("aten::linear.22"),
             22e-6); // the profile's kernels last as many microseconds as the id
    QCOMPARE(seconds.at("aten::mul.31"), 31e-6);
    QCOMPARE(seconds.at("aten::view.26"), 0.0); // no kernel, tensors on the device: nothing is done
    QCOMPARE(edgesOf(*graph).size(), std::size_t{12});
    const auto missing = readGraph(folder + "execution.json", {{{"profile", folder + "none.json"}}, {}});
    QVERIFY(!missing.ok());
    QCOMPARE(missing.error().file, folder + "none.json");
    // Of another run: only what has the same id and name is taken over.
    const auto other = opened(folder + "execution.json", {{"profile", folder + "profile.json"}});
    const auto notes = other->notes();
    QVERIFY(std::any_of(notes.begin(), notes.end(), [](const Message& note) {
        return note.english().find("measured time in the profile: 6 of 10") != std::string::npos;
    }));
}

void PytorchTracesTest::tellsProgressAndStops()
{
    const QTemporaryDir place;
    const std::string file = place.filePath("big.json").toStdString();
    QVERIFY(writeFile(file, madeProfile(5000, 9).text).ok());
    std::vector<double> told;
    ReadSettings settings;
    settings.watch.progress = [&](double share) { told.push_back(share); };
    QVERIFY(readGraph(file, settings).ok());
    QVERIFY(told.size() > 10);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QVERIFY(told.front() < 0.1 && told.back() == 1);

    std::stop_source stop;
    settings.watch.stop = stop.get_token();
    settings.watch.progress = [&](double share) {
        if (share > 0.3)
            stop.request_stop();
    };
    QCOMPARE(readGraph(file, settings).error().english(), file + ": reading was stopped");
}

void PytorchTracesTest::namesWhatIsWrong()
{
    const auto answer = [](const std::string& text) {
        const auto graph = readGraphText(text);
        return graph ? std::string("read") : graph.error().english();
    };
    const std::string op = R"({"ph":"X","cat":"cpu_op","name":"aten::add","pid":1,"tid":1,"ts":5,"dur":3})";
    const std::string events = R"({"traceEvents":[)";
    const std::string nodes = R"({"schema":"1.0.1","pid":1,"nodes":[)";
    const std::string newer = "the file has version {0}, but this program reads versions up to 1; a newer "
                              "version of the program is needed";
    const std::vector<std::pair<std::string, std::string>> cases{
        {events + "]}",
         "traceEvents: found no operator and no kernel of PyTorch, expected a trace of its profiler"},
        {events + op, "traceEvents[1]: unexpected end of the text"},
        {events + op + "],",
         "byte " + std::to_string(events.size() + op.size() + 2) + ": unexpected end of the text"},
        {events + op + ' ' + op + "]}", "traceEvents[1]: found {, expected a comma"},
        {events + R"({"cat":"kernel","ph":"X","ts":"now"}]})",
         R"(traceEvents[0].ts: found "now", expected a number)"},
        {events + op + "]} x",
         "byte " + std::to_string(events.size() + op.size() + 3) + ": found x after the end of the document"},
        {R"({"schemaVersion":2,"traceEvents":[]})", "schemaVersion: " + fillPlaces(newer, {"2"})},
        {R"({"schema":"2.0.0","pid":1,"nodes":[]})", "schema: " + fillPlaces(newer, {R"("2.0.0")"})},
        {nodes + R"({"id":1,"name":"a"},{"id":1,"name":"b"}]})",
         "nodes: duplicate id 1, expected a unique id"},
        {nodes + R"({"name":"a"}]})", "nodes[0].id: is missing"},
        {nodes + R"({"id":1,"name":"a"}]})",
         "nodes: found no operator with tensors, expected an execution trace of PyTorch"},
        // Numbers that JSON doesn't have, as PyTorch prints them.
        {events + R"({"x":-inf,"y":NaN,"z":"inf",)" + op.substr(1) + "]}", "read"}};
    for (const auto& [text, expected] : cases)
        QVERIFY2(answer(text) == expected, answer(text).c_str());
    const std::string odd = R"({"inf":-Infinity,"a":[nan,"nan\"inf"]})";
    QCOMPARE(withoutOddNumbers(odd), std::string(R"({"inf":null,"a":[null,"nan\"inf"]})"));
    // Every beginning of a good file is refused, and none by more than a message.
    const std::string whole = *readFile(folder + "execution.json");
    for (std::size_t size = 120; size + 2 < whole.size(); size += 97)
        QVERIFY(answer(whole.substr(0, size)) != "read");
}

void PytorchTracesTest::countsOperations()
{
    using Shapes = std::vector<TensorShape>;
    const auto flops = [](const char* name, const Shapes& in, const Shapes& out = {}) {
        return operatorFlops(name, in, out).value_or(-1);
    };
    QCOMPARE(flops("aten::mm", {{3, 4}, {4, 5}}), 2.0 * 3 * 4 * 5);
    QCOMPARE(flops("aten::addmm", {{5}, {3, 4}, {4, 5}, {}, {}}), 2.0 * 3 * 4 * 5);
    QCOMPARE(flops("aten::bmm", {{7, 3, 4}, {7, 4, 5}}), 2.0 * 7 * 3 * 4 * 5);
    QCOMPARE(flops("aten::matmul", {{2, 7, 3, 4}, {4, 5}}), 2.0 * 2 * 7 * 3 * 4 * 5);
    QCOMPARE(flops("aten::matmul", {{3, 4}, {7, 4, 5}}), 2.0 * 7 * 3 * 4 * 5);
    QCOMPARE(flops("aten::linear", {{2, 3, 4}, {5, 4}, {5}}), 2.0 * 2 * 3 * 4 * 5);
    // ResNet-50's first layer: 64 x 3 x 7 x 7 over 112 x 112, 118,013,952 multiply-adds.
    QCOMPARE(flops("aten::conv2d", {{1, 3, 224, 224}, {64, 3, 7, 7}}, {{1, 64, 112, 112}}),
             2.0 * 118'013'952);
    QCOMPARE(flops("aten::conv2d", {{1, 3, 224, 224}, {64, 3, 7, 7}}), -1.0); // its output isn't known
    QCOMPARE(flops("aten::scaled_dot_product_attention", {{2, 8, 16, 4}, {2, 8, 32, 4}, {2, 8, 32, 4}}),
             4.0 * 2 * 8 * 16 * 32 * 4);
    QCOMPARE(flops("aten::add_", {{8, 4}, {4}}), 32.0);
    QCOMPARE(flops("aten::sum", {{8, 4}}, {{}}), 32.0);
    QCOMPARE(flops("aten::transpose", {{8, 4}}), 0.0);
    QCOMPARE(flops("aten::something_new", {{8, 4}}), -1.0);
    QCOMPARE(flops("mylib::mm", {{3, 4}, {4, 5}}), -1.0);
}

void PytorchTracesTest::readsTheSharedPair()
{
    if (!readFile(sharedTrace))
        QSKIP("the published files are not where DOPPLER_SHARED_DATA leads");
    // The measured iteration; its one kernel is the addition's, though its External id is a memory call's.
    QCOMPARE(secondsOf(*opened(sharedProfile)), (std::map<std::string, double>{{"aten::add.36", 3e-6}}));
    const auto all = secondsOf(*opened(sharedProfile, {{"iteration", "all"}}));
    QCOMPARE(
        all,
        (std::map<std::string, double>{
            {"aten::rand.2", 5e-6}, {"aten::rand.5", 5e-6}, {"aten::add.22", 3e-6}, {"aten::add.36", 3e-6}}));
    const auto joined = opened(sharedTrace, {{"profile", sharedProfile}, {"iteration", "all"}});
    const auto seconds = secondsOf(*joined);
    QCOMPARE(seconds.size(), std::size_t{10});
    for (const auto& [name, value] : all)
        QCOMPARE(seconds.at(name), value);
    QCOMPARE(seconds.at("aten::mul.30"), 22411e-6); // on the host
    const Edges edges = edgesOf(*joined);
    QVERIFY(edges.contains({"aten::rand.2", "aten::add.36", 262144.0}));
    QVERIFY(edges.contains({"aten::rand.5", "aten::add.36", 262144.0}));
    QVERIFY(!edges.contains({"aten::mul.16", "aten::add.36", 262144.0})); // a tensor id that was used again
    QCOMPARE(edges.size(), std::size_t{8});
    const auto measured = opened(sharedTrace, {{"profile", sharedProfile}});
    QCOMPARE(measured->vertexCount(), std::size_t{4}); // warm-up and set-up dropped
    QCOMPARE(secondsOf(*measured).at("aten::add.36"), 3e-6);
}

} // namespace

DOPPLER_TEST(PytorchTracesTest)

} // namespace pytorch_traces_test

#include "pytorch_traces.moc"
