// SPDX-License-Identifier: GPL-3.0-or-later
// Every file of tests/data/broken is refused with the line that tests/data/broken/expected.txt has for it
// (scripts/renew_goldens.sh writes that table anew), within a bound of memory, and so are texts too large to
// be kept as files.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/workload_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/placements/placement_json.h"
#include "core/io/traces/trace_read.h"
#include "tests/support/allocation_count.h"
#include "tests/support/runner.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <map>

namespace io_broken_files_test {

using namespace doppler;
using doppler::tests::peakDuring;

namespace {

constexpr std::size_t bytesPerByte = 64;
/// The shortest line of DOPPLER text, four bytes, makes a vertex with one measured time, of 280 bytes.
constexpr std::size_t textBytesPerByte = 72;
constexpr std::size_t constantBytes = 64 * 1024;

const std::string brokenFolder = std::string(DOPPLER_TEST_DATA) + "/broken/";
const std::string smallFolder = std::string(DOPPLER_TEST_DATA) + "/small/";

/// Reads as the folder of the file says; the error.
std::optional<Error> readAs(const std::string& name, const std::string& path, const Problem& problem)
{
    const auto errorOf = [](const auto& result) {
        return result ? std::nullopt : std::optional(result.error());
    };
    if (name.starts_with("graph/"))
        return errorOf(readGraph(path));
    if (name.starts_with("devices/"))
        return errorOf(readDevices(path));
    if (name.starts_with("workload/"))
        return errorOf(readWorkload(path));
    if (name.ends_with(".csv")) { // of another tool
        const auto named = readFileAs<NamedDevices>(
            path, [](std::string_view text, std::string_view) { return readForeignPlacement(text); });
        if (!named)
            return named.error();
        const auto matched = matchPlacement(problem, *named);
        return matched ? std::nullopt : std::optional(inFile(matched.error(), path));
    }
    const auto placement = readPlacement(path);
    if (name.starts_with("placement/"))
        return errorOf(placement);
    if (!placement)
        return Error{{"an unfit placement must be readable"}, {}, {}};
    const auto fitted = resolve(problem, *placement);
    return fitted ? std::nullopt : std::optional(inFile(fitted.error(), path));
}

/// A message that lists all formats, without the list: there are more of them every now and then.
std::string withoutFormats(std::string line)
{
    std::string names;
    for (const GraphFormat& format : graphFormats())
        (names += names.empty() ? "" : ", ") += format.name;
    if (const std::size_t at = line.find(names); at != std::string::npos)
        line.replace(at, names.size(), "{formats}");
    return line;
}

class IoBrokenFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void countsMemory();
    void refusesEveryFile_data();
    void refusesEveryFile();
    void cleanupTestCase();
    void lacksMemory();
    void boundsMemory_data();
    void boundsMemory();

private:
    ProblemPtr problem;
    std::map<std::string, std::string> expected;
    std::map<std::string, std::string> renewed;
};

void IoBrokenFilesTest::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    problem =
        *Problem::create(*readGraph(smallFolder + "graph.json"), *readDevices(smallFolder + "devices.json"));
    const auto placement = readPlacement(smallFolder + "placement.json");
    QVERIFY(placement.ok() && resolve(*problem, *placement).ok());
    for (const char* file : {"model.onnx", "graph_def.pbtxt"}) // their modules stay, with all they register
        QVERIFY(readGraph(smallFolder + file).ok());
    const auto table = readFile(brokenFolder + "expected.txt");
    for (const QString& line : QString::fromStdString(table ? *table : "").split('\n', Qt::SkipEmptyParts))
        expected[line.section('\t', 0, 0).toStdString()] = line.section('\t', 1).toStdString();
}

void IoBrokenFilesTest::countsMemory()
{
    // The measurement itself must be able to fail.
    std::vector<char> kept;
    QVERIFY(peakDuring([&] { kept.resize(1'000'000); }) >= 1'000'000);
    const std::string text = *readFile(smallFolder + "graph.json");
    QVERIFY(peakDuring([&] { QVERIFY(readGraphJson(text).ok()); }) >
            500); // the shared library is counted too
}

void IoBrokenFilesTest::refusesEveryFile_data()
{
    QTest::addColumn<QString>("name");
    QStringList names;
    for (QDirIterator at(QString::fromStdString(brokenFolder), QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();)
        names << at.next().mid(qsizetype(brokenFolder.size()));
    names.removeOne("expected.txt");
    names.sort();
    QVERIFY(names.size() >= 30);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void IoBrokenFilesTest::refusesEveryFile()
{
    QFETCH(QString, name);
    const std::string key = name.toStdString();
    const std::string path = brokenFolder + key;
    std::optional<Error> error;
    const std::size_t peak = peakDuring([&] { error = readAs(key, path, *problem); });
    QVERIFY(error.has_value());
    const std::string line = error->english();
    QVERIFY2(line.starts_with(path + ": "), line.c_str());
    QVERIFY2(withoutFormats(line).size() < path.size() + 400 && line.find('\n') == std::string::npos,
             line.c_str());
    QVERIFY2(peak <=
                 bytesPerByte * std::size_t(QFileInfo(QString::fromStdString(path)).size()) + constantBytes,
             qPrintable(QString::number(peak)));
    renewed[key] = withoutFormats(line.substr(path.size() + 2));
    if (!qEnvironmentVariableIsSet("DOPPLER_RENEW_GOLDENS"))
        QCOMPARE(QString::fromStdString(renewed[key]), QString::fromStdString(expected[key]));
}

/// Readers that go through a file piece by piece answer as the others do.
void IoBrokenFilesTest::lacksMemory()
{
    using doppler::tests::withoutLargeAllocations;
    std::string profile = "{\"deviceProperties\": [], \"traceEvents\": [";
    for (int i = 0; i < 20'000; ++i)
        profile += (i ? ",\n" : "\n") + std::string(R"({"ph": "X", "cat": "cpu_op", "name": "aten::add", )") +
                   R"("pid": 1, "tid": 1, "dur": 1, "args": {"External id": 1}, "ts": )" + std::to_string(i) +
                   "}";
    profile += "]}";
    const QTemporaryDir folder;
    const std::string path = folder.filePath("profile.json").toStdString();
    QVERIFY(writeFile(path, profile).ok());
    std::size_t lacking = 0;
    for (const std::size_t most : {std::size_t{1} << 16, std::size_t{1} << 18, std::size_t{1} << 20}) {
        std::string asGraph;
        std::string asTrace;
        withoutLargeAllocations(most, [&] {
            if (const auto graph = readGraph(path, {{{"host", "true"}}, {}}); !graph)
                asGraph = graph.error().english();
            if (const auto trace = readRunTrace(*problem, path); !trace)
                asTrace = trace.error().english();
        });
        for (const std::string& said : {asGraph, asTrace})
            lacking += said.find("not enough memory") != std::string::npos ? 1 : 0;
    }
    QVERIFY2(lacking >= 4, std::to_string(lacking).c_str());
}

void IoBrokenFilesTest::cleanupTestCase()
{
    if (!qEnvironmentVariableIsSet("DOPPLER_RENEW_GOLDENS"))
        return;
    std::string table;
    for (const auto& [name, line] : renewed)
        table.append(name).append("\t").append(line).append("\n");
    QVERIFY(writeFile(brokenFolder + "expected.txt", table).ok());
}

std::string repeated(const std::string& part, std::size_t count)
{
    std::string out;
    out.reserve(part.size() * count);
    for (std::size_t i = 0; i < count; ++i)
        out += part;
    return out;
}

void IoBrokenFilesTest::boundsMemory_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const std::string& text, const char* part) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(part);
    };
    const std::string graph = R"({"format":"doppler-graph","version":1,)";
    const std::string devices = R"({"format":"doppler-devices","version":1,)";
    const std::string placement = R"({"format":"doppler-placement","version":1,)";
    row("lists 200,000 deep", repeated("[", 200'000), "expected an object");
    row("objects 200,000 deep", repeated(R"({"a":)", 200'000), "nested too deeply");
    row("lists 200,000 deep in a key nobody knows", graph + R"("x":)" + repeated("[", 200'000),
        "nested too deeply");
    row("closed lists 200,000 deep",
        graph + R"("x":)" + repeated("[", 200'000) + repeated("]", 200'000) + "}", "nested too deeply");
    row("a vertex 200,000 deep", graph + R"("vertices":[{"id":0,"seconds":)" + repeated(R"({"*":)", 200'000),
        "expected a number");
    row("a number of 1,000,000 digits", graph + R"("vertices":[{"id":)" + repeated("9", 1'000'000) + "}]}",
        "too large");
    row("a number with 1,000,000 places",
        graph + R"("vertices":[{"id":0.)" + repeated("3", 1'000'000) + "}]}", "expected a whole number");
    row("a key of 1,000,000 letters",
        graph + R"("vertices":[{"id":0,"seconds":{")" + repeated("k", 1'000'000) + R"(":-1}}]})",
        "expected a number of at least 0");
    row("a text of 1,000,000 escapes",
        graph + R"("name":")" + repeated("\\u0041", 1'000'000) + R"(","vertices":[]})", "has no vertices");
    row("262,200 vertices with one id",
        graph + R"("vertices":[{"id":0})" + repeated(R"(,{"id":0})", 262'200) + "]}",
        "which vertices[0] already has");
    row("200,000 edges",
        graph + R"("vertices":[{"id":0}],"edges":[{"from":0,"to":1})" +
            repeated(R"(,{"from":0,"to":1})", 200'000) + "]}",
        "does not exist");
    row("200,000 kinds",
        graph + R"("vertices":[{"id":0,"seconds":{"":0)" + repeated(R"(,"":0)", 200'000) + "}}]}",
        "appears twice");
    row("200,000 allowed devices",
        graph + R"("vertices":[{"id":1,"allow":[)" + repeated(R"("",)", 200'000) + R"(""]}]})",
        "expected ids");
    row("20,000 unknown keys", graph + repeated(R"("k":null,)", 20'000) + R"("vertices":{}})",
        "expected a list");
    row("a billion vertices claimed", "1000000000\n" + repeated("0,", 200'000) + "\n0,\n0,\n1,4\n",
        "the number of vertices and inputs is 1000000000");
    row("200,000 lines of cost", "200000\n0,\n0,\n0,\n" + repeated("0,0\n", 199'999), "depends on itself");
    row("a billion tasks claimed", "1000000000\n0 1 1000000000" + repeated(" 0", 200'000) + "\n",
        "the number of predecessors is 200000, expected 1000000000");
    row(
        "200,000 tasks",
        [] {
            std::string tasks = "1\n";
            for (std::size_t i = 0; i < 200'000; ++i)
                tasks += std::to_string(i) + " 1 0\n";
            return tasks + "x";
        }(),
        "expected task 200000");
    const std::string dot = "digraph {";
    const auto numbered = [](const char* before, std::size_t count, const char* after) {
        std::string out;
        for (std::size_t i = 0; i < count; ++i)
            out += before + std::to_string(i) + after;
        return out;
    };
    row("braces 200,000 deep", dot + repeated("{", 200'000), "nested too deeply");
    row("a chain of 100,000 in DOT", dot + numbered("v", 100'000, "->") + "v0}", "has a cycle");
    row("100,000 edges in DOT", dot + numbered("a->b", 100'000, ";") + "b0->b0}", "depends on itself");
    row("5,000 defaults for 5,000 edges",
        dot + "edge [" + numbered("k", 5'000, "=1,") + "]" + repeated("x->y;", 5'000) + "x->x}",
        "depends on itself");
    row("2,000 times 2,000 edges",
        dot + "{" + numbered("a", 2'000, " ") + "}->{" + numbered("b", 2'000, " ") + "}}",
        "subgraphs expand to more");
    row("a default of 100,000 letters for 5,000 vertices",
        dot + "node [op=" + repeated("x", 100'000) + "]" + numbered("v", 5'000, " ") + "}",
        "too long for the number of elements");
    row(
        "a subgraph twice, twice, ...",
        [&] {
            std::string text = dot + "subgraph s0 {a b}";
            for (int i = 1; i < 60; ++i)
                text += QString("subgraph s%1 {subgraph s%2 subgraph s%2}").arg(i).arg(i - 1).toStdString();
            return text;
        }(),
        "subgraphs expand to more");
    row("a quoted text in 50,000 parts", dot + repeated("\"\\\"\"+", 50'000) + "?", "expected a statement");
    row("nodes 100,000 deep", "<graphml>" + repeated("<graph><node id='a'>", 100'000), "not well-formed");
    row("50,000 nodes",
        "<graphml><graph>" + numbered("<node id='n", 50'000, "'/>") + "<node/></graph></graphml>",
        "a node without an id");
    row("2,000 defaults for 20,000 nodes",
        "<graphml>" + numbered("<key id='", 2'000, "' for='node' attr.name='op'><default>x</default></key>") +
            "<graph>" + numbered("<node id='n", 20'000, "'/>") + "<node/></graph></graphml>",
        "a node without an id");
    row("a default of 100,000 letters for 5,000 nodes",
        "<graphml><key id='k' attr.name='op'><default>" + repeated("x", 100'000) + "</default></key><graph>" +
            numbered("<node id='n", 5'000, "'/>") + "</graph></graphml>",
        "too long for the number of elements");
    const std::string workflow = R"({"schemaVersion":"1.5","workflow":{"specification":{"tasks":[)";
    row("30,000 tasks", workflow + R"({"id":"x"})" + numbered(R"(,{"id":")", 30'000, R"("})") + "1",
        "expected a comma");
    row(
        "200 parents of 200 tasks with 200 files",
        [&] {
            const std::string files = "[" + numbered("\"", 199, "\",") + "\"x\"]";
            std::string text = workflow;
            for (int i = 0; i < 200; ++i)
                text += QString(R"({"id":"p%1","outputFiles":%2},)").arg(i).arg(files.c_str()).toStdString();
            const std::string parents = "[" + numbered("\"p", 199, "\",") + "\"p199\"]";
            for (int i = 0; i < 200; ++i)
                text += QString(R"({"id":"c%1","inputFiles":%2,"parents":%3},)")
                            .arg(i)
                            .arg(files.c_str(), parents.c_str())
                            .toStdString();
            return text + R"({"id":"end","parents":["end"]}]}}})";
        }(),
        "depends on itself");
    row("30,000 tasks of DAGBench",
        R"({"task_graph":{"tasks":[)" + numbered(R"({"name":")", 30'000, R"(","cost":1},)"),
        "unexpected end of the text");
    row("30,000 nodes of MSR",
        R"({"maxFPGAs":1,"nodes":[)" + numbered(R"({"id":)", 30'000, R"(,"cpuLatency":1,"fpgaLatency":1},)"),
        "unexpected end of the text");
    row("50,000 rows", "Id,,,,,\n" + numbered("", 50'000, ",,,,1,1\n") + "x", "expected a whole number");
    row("20,000 rows of 10 edges", numbered("", 20'000, ",0;1;2;3;4;5;6;7;8;9,,,1,1\n"), "depends on itself");
    row("200,000 ids in a row", "Id,(Outgoing) node\n0," + repeated("0;", 200'000) + ",,,1,1\n",
        "depends on itself");
    row("50,000 nodes of TensorFlow", numbered("node{op:\"\"name:\"", 50'000, "\"}") + "?",
        "Expected identifier");
    row("50,000 nodes of costs", numbered("node{id:", 50'000, "}") + "?", "Expected identifier");
    row("50,000 inputs", "node{op:\"\"name:\"a\"" + numbered("input:\"", 50'000, "\"") + "}",
        "there is no node");
    row("20,000 empty messages of each kind",
        "node{op:\"\"name:\"a\"" + repeated("attr{value{list{shape{dim{}}}}}", 20'000) + "input:\"b\"}",
        "there is no node \"b\"");
    row("50,000 empty nodes", "node{op:\"\"}" + repeated("node{}", 50'000), "has no name");
    row("50,000 nodes of cost with the same id", repeated("node{id:1}", 50'000),
        "duplicate id 1, expected a unique id");
    row("a field twice", "node{op:\"\"name:\"a\"name:\"b\"}", "specified multiple times");
    row("messages 200,000 deep", "node{op:\"\"" + repeated("x{", 200'000), "Message is too deep");
    row("200,000 devices",
        devices + R"("devices":[{"name":"a","flops_per_second":1})" +
            repeated(R"(,{"name":"a","flops_per_second":1})", 200'000) + "]}",
        "duplicate name");
    row("200,000 pairs",
        devices + R"("devices":[{"name":"a","flops_per_second":1}],"links":{"pairs":[{})" +
            repeated(R"(,{"from":"","to":""})", 200'000) + "]}}",
        "is missing");
    row("200,000 channels on a pair",
        devices +
            R"("devices":[{"name":"a","flops_per_second":1}],"links":{"pairs":[{"from":"a","to":"b","channels":[)" +
            repeated(R"("",)", 200'000) + R"(""]}]}})",
        "no device \"b\"");
    row("200,000 placed vertices", placement + R"("devices":[)" + repeated(R"("",)", 200'000) + "1]}",
        "expected a string");
    row("200,000 ordered vertices",
        placement + R"("devices":[],"order":[)" + repeated("0,", 200'000) + "-1]}",
        "expected a whole number");
}

void IoBrokenFilesTest::boundsMemory()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, part);
    const std::string_view view(text.constData(), std::size_t(text.size()));
    std::string answer;
    const std::size_t peak = peakDuring([&] {
        const auto graph = readGraphText(view);
        if (view.find("doppler-devices") != std::string_view::npos)
            answer = readDevicesJson(view).error().english();
        else if (view.find("doppler-placement") != std::string_view::npos)
            answer = readPlacementJson(view).error().english();
        else
            answer = graph.error().english();
    });
    QVERIFY2(answer.find(part.toStdString()) != std::string::npos && answer.size() < 400, answer.c_str());
    const bool isText = view.front() >= '0' && view.front() <= '9';
    const std::size_t limit = (isText ? textBytesPerByte : bytesPerByte) * view.size() + constantBytes;
    if (qEnvironmentVariableIsSet("DOPPLER_SHOW_PEAKS"))
        qInfo("%.1f bytes per byte", double(peak) / double(view.size()));
    QVERIFY2(peak <= limit, qPrintable(QString("%1 bytes for %2").arg(peak).arg(view.size())));
}

} // namespace

DOPPLER_TEST(IoBrokenFilesTest)

} // namespace io_broken_files_test

#include "io_broken_files.moc"
