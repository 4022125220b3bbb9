// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/doppler_text.h"
#include "core/io/workflows/stg.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace io_graph_file_test {

using namespace doppler;

namespace {

const std::string dopplerText =
    "5\n0, 1, \n0, 0, 1,\n1, 2, 2\n30000000000,20000000000,einsummable\n0,4e10\r\n"
    "1,0,formation\n";

const std::string stgText = "  2\r\n\n  0 0 0\r\n  1 3 1 0 # as a comment\n  2 2.5 1 0\n#\n3 0 2 1 2";

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class IoGraphFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsDopplerText();
    void refusesDopplerText_data();
    void refusesDopplerText();
    void readsThePublishedGraphs_data();
    void readsThePublishedGraphs();
    void readsStg();
    void readsThePrototypeLayoutOfStg();
    void refusesStg_data();
    void refusesStg();
    void readsTheStandardTaskGraphs_data();
    void readsTheStandardTaskGraphs();
    void tellsFormatsByContent();
    void namesGraphsByTheirFile();
    void refusesWhatIsNoFile();
    void stopsAtTheLimit();
    void writesWholeFilesOrNone();
    void keepsLinksAndPermissions();
    void followsDanglingLinks();
    void keepsWhatMayNotBeWritten();
    void removesDraftsOfTheDead();
    void writesThroughDevices();
    void refusesOtherDevicesAndPipes();
    void readsLargeFiles();
    void writesGraphs();

private:
    QTemporaryDir folder;
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(name); }
    QString put(const char* name, const std::string& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), qint64(content.size())) < 0)
            qFatal("cannot write the test's own file");
        return path(name);
    }
};

void IoGraphFileTest::readsDopplerText()
{
    const auto graph = readDopplerText(dopplerText, "given");
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.name(), std::string("given"));
    QCOMPARE(g.vertexCount(), std::size_t{3});
    QCOMPARE(g.edgeCount(), std::size_t{3});
    QCOMPARE(g.tensorCount(), std::size_t{2}); // one per source
    const Vertex& first = g.vertex(VertexId{0});
    QCOMPARE(first.op, std::string("einsummable"));
    QCOMPARE(first.seconds.size(), std::size_t{1});
    QCOMPARE(first.seconds[0].kind, std::string("*"));
    QCOMPARE(first.seconds[0].seconds, 3.0);
    QVERIFY(!first.flops);
    const Tensor& tensor = g.tensor(g.outEdges(VertexId{0})[1].tensor);
    QCOMPARE(tensor.name.text(), std::string("out"));
    QCOMPARE(tensor.bytes, 2e10);
    QCOMPARE(tensor.seconds, std::optional(2.0));
    QVERIFY(g.vertex(VertexId{1}).op.empty());
}

void IoGraphFileTest::refusesDopplerText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const char* text, const char* answer) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(answer);
    };
    row("no number", "many\n0,\n", "line 1: found \"many\", expected the number of vertices and inputs");
    row("number beyond 64 bits", "99999999999999999999999\n0,\n",
        "line 1: found \"99999999999999999999999\", expected the number of vertices and inputs");
    row("a claim of 10^9", "1000000000\n0,\n0\n0\n1,1,x\n",
        "line 1: the number of vertices and inputs is 1000000000, expected 2; inputs listed: 1, cost lines: "
        "1");
    row("fewer than inputs", "1\n0,1\n\n\n1,1,x\n",
        "line 1: the number of vertices and inputs is 1, expected 3; inputs listed: 2, cost lines: 1");
    row("cut after line 2", "3\n0,\n", "line 3: unexpected end of the text, expected a list of numbers");
    row("input a word", "3\n0,x\n\n\n", "line 2: found \"x\", expected a whole number of at least 0");
    row("source negative", "3\n0,\n-1,\n0\n1,1\n1,1\n",
        "line 3: found \"-1\", expected a whole number of at least 0");
    row("more sources than targets", "3\n0,\n0,0\n1\n1,1\n1,1\n",
        "line 4: the number of targets is 1, expected 2, the number of sources on the line before");
    row("source beyond", "3\n0,\n2\n1\n1,1\n1,1\n",
        "line 3: entry 0 is vertex 2, expected an id from 0 to 1");
    row("target beyond", "3\n0,\n0\n9\n1,1\n1,1\n",
        "line 4: entry 0 is vertex 9, expected an id from 0 to 1");
    row("cost a word", "3\n0,\n0\n1\n1,1\none,1\n",
        "line 6: found \"one\", expected a finite number of at least 0");
    row("cost not a number", "3\n0,\n0\n1\nnan,1\n1,1\n",
        "line 5: found \"nan\", expected a finite number of at least 0");
    row("cost infinite", "3\n0,\n0\n1\n1,1e999\n1,1\n",
        "line 5: found \"1e999\", expected a finite number of at least 0");
    row("cost negative", "3\n0,\n0\n1\n1,-1\n1,1\n",
        "line 5: found \"-1\", expected a finite number of at least 0");
    row("one cost only", "3\n0,\n0\n1\n1\n1,1\n",
        "line 5: found \"\", expected a finite number of at least 0");
    row("gap between costs", "4\n0,\n0\n1\n1,1\n\n1,1\n",
        "line 6: found \"\", expected a finite number of at least 0");
    row("cycle", "3\n0,\n0,1\n1,0\n1,1\n1,1\n", "vertices[1]: the graph has a cycle: #1 -> #0 -> #1");
    row("edge twice", "3\n0,\n0,0\n1,1\n1,1\n1,1\n", "edges[1]: duplicate edge from 0 to 1, expected one");
    row("no vertices", "1\n0,\n\n\n", "vertices: the graph has no vertices, expected at least one");
}

void IoGraphFileTest::refusesDopplerText()
{
    QFETCH(QByteArray, text);
    const auto graph = readDopplerText(text.toStdString());
    QVERIFY(!graph.ok());
    QTEST(QByteArray::fromStdString(graph.error().english()), "answer");
}

void IoGraphFileTest::readsThePublishedGraphs_data()
{
    QTest::addColumn<int>("vertices");
    QTest::addColumn<int>("edges");
    QTest::newRow("gdp_chain_mm_112nodes") << 76 << 80;
    QTest::newRow("gdp_ffnn_192nodes") << 180 << 208;
    QTest::newRow("gdp_transformer_block_215nodes") << 182 << 234;
    QTest::newRow("gdp_full_transformer_layer_261nodes") << 229 << 284;
}

void IoGraphFileTest::readsThePublishedGraphs()
{
    QFETCH(int, vertices);
    QFETCH(int, edges);
    const std::string file =
        std::string(DOPPLER_SHARED) + "/data/doppler/" + QTest::currentDataTag() + ".txt";
    if (!readFile(file))
        QSKIP("the published graphs are not where DOPPLER_SHARED_DATA leads");
    const auto graph = readGraph(file);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->name(), std::string(QTest::currentDataTag()));
    QCOMPARE((*graph)->vertexCount(), static_cast<std::size_t>(vertices));
    QCOMPARE((*graph)->edgeCount(), static_cast<std::size_t>(edges));
    // In these files the second column is always four times the first.
    for (const auto v : (*graph)->vertices())
        QCOMPARE((*graph)->vertex(v).outputBytes, 4e10 * (*graph)->vertex(v).seconds[0].seconds);
}

void IoGraphFileTest::readsStg()
{
    const auto graph = readGraphText(stgText, "given");
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.name(), std::string("given"));
    QCOMPARE(g.vertexCount(), std::size_t{4}); // the first line claims 2
    QCOMPARE(g.edgeCount(), std::size_t{4});
    QCOMPARE(g.tensorCount(), std::size_t{3}); // one per vertex that has successors
    QCOMPARE(g.vertex(VertexId{0}).name, std::string("T0"));
    QCOMPARE(g.vertex(VertexId{0}).seconds[0].seconds, 0.0);
    QCOMPARE(g.vertex(VertexId{2}).seconds[0].kind, std::string("*"));
    QCOMPARE(g.vertex(VertexId{2}).seconds[0].seconds, 2.5);
    QVERIFY(!g.vertex(VertexId{2}).estimated());
    QCOMPARE(g.inEdges(VertexId{3}).size(), std::size_t{2});
    const Tensor& tensor = g.tensor(g.outEdges(VertexId{0})[1].tensor);
    QCOMPARE(tensor.name.text(), std::string("out"));
    QCOMPARE(tensor.bytes, 0.0);
    QCOMPARE(tensor.seconds, std::optional(0.0));
}

void IoGraphFileTest::readsThePrototypeLayoutOfStg()
{
    // A predecessor may stand further down.
    const auto graph = readGraphText("  3  2\n  1 14  0\n  2 20  2  1  3\n  3  7  0\n  4  0  1  2\n");
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.vertexCount(), std::size_t{4});
    QCOMPARE(g.edgeCount(), std::size_t{3});
    QCOMPARE(g.vertex(VertexId{0}).name, std::string("T1"));
    QCOMPARE(g.vertex(VertexId{0}).seconds[0].seconds, 14.0);
    QCOMPARE(g.outEdges(VertexId{2})[0].to, VertexId{1});
}

void IoGraphFileTest::refusesStg_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* name, const char* text, const char* answer) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(answer);
    };
    row("empty", "", "line 0: found \"\", expected the number of tasks");
    row("no number", "# c\nmany\n0 0 0\n", "line 2: found \"many\", expected the number of tasks");
    row("three numbers first", "1 2 3\n0 0 0\n", "line 1: found \"1 2 3\", expected the number of tasks");
    row("no tasks", "3\n# none\n", "vertices: the graph has no vertices, expected at least one");
    row("task left out", "3\n0 0 0\n2 1 1 0\n", "line 3: found \"2\", expected task 1");
    row("task twice", "3\n1 0 0\n1 1 0\n", "line 3: found \"1\", expected task 2");
    row("first task too high", "3\n7 0 0\n", "line 2: found \"7\", expected task 1");
    row("time negative", "3\n0 -1 0\n", "line 2: found \"-1\", expected a finite number of at least 0");
    row("time infinite", "3\n0 1e999 0\n", "line 2: found \"1e999\", expected a finite number of at least 0");
    row("time missing", "3\n0\n", "line 2: found \"\", expected a finite number of at least 0");
    row("predecessors missing", "3\n0 0\n", "line 2: found \"\", expected the number of predecessors");
    row("predecessors negative", "3\n0 0 -1\n", "line 2: found \"-1\", expected the number of predecessors");
    row("too few predecessors", "3\n0 0 0\n1 4 2 0\n",
        "line 3: the number of predecessors is 1, expected 2 as declared on the line "
        "(communication costs are not "
        "read)");
    row("too many predecessors", "3\n0 0 0\n1 4 0 0\n",
        "line 3: the number of predecessors is 1, expected 0 as declared on the line "
        "(communication costs are not "
        "read)");
    row("communication costs", "3\n0 0 0\n1 4 1\n0 5\n",
        "line 3: the number of predecessors is 0, expected 1 as declared on the line "
        "(communication costs are not "
        "read)");
    row("predecessor beyond", "3\n0 0 0\n1 4 1 2\n",
        "line 3: found \"2\", expected the number of a task, 0 to 1");
    row("predecessor below", "3\n1 0 0\n2 4 1 0\n",
        "line 3: found \"0\", expected the number of a task, 1 to 2");
    row("predecessor of itself", "3\n0 0 1 0\n", "edges[0]: vertex 0 depends on itself");
    row("predecessor twice", "3\n0 0 0\n1 4 2 0 0\n", "edges[1]: duplicate edge from 0 to 1, expected one");
    row("cycle", "3\n0 0 1 1\n1 4 1 0\n", "vertices[1]: the graph has a cycle: T1 -> T0 -> T1");
}

void IoGraphFileTest::refusesStg()
{
    QFETCH(QByteArray, text);
    const auto graph = readStg(text.toStdString());
    QVERIFY(!graph.ok());
    QTEST(QByteArray::fromStdString(graph.error().english()), "answer");
}

void IoGraphFileTest::readsTheStandardTaskGraphs_data()
{
    // As the comments in the files count them, those of the dummies included.
    QTest::addColumn<int>("vertices");
    QTest::addColumn<int>("edges");
    QTest::addColumn<double>("work");
    QTest::addColumn<double>("longestPath");
    QTest::newRow("stg100-rand0010") << 102 << 664 << 573.0 << 133.0;
    QTest::newRow("stg100-rand0037") << 102 << 703 << 979.0 << 130.0;
    QTest::newRow("stg100-rand0082") << 102 << 1028 << 558.0 << 195.0;
    QTest::newRow("stg100-rand0158") << 102 << 698 << 689.0 << 200.0;
    QTest::newRow("stg50-rand0001") << 52 << 238 << 298.0 << 89.0;
    QTest::newRow("stg50-rand0015") << 52 << 222 << 524.0 << 188.0;
    QTest::newRow("stg50-rand0018") << 52 << 233 << 518.0 << 226.0;
    QTest::newRow("stg50-rand0074") << 52 << 511 << 251.0 << 132.0;
}

void IoGraphFileTest::readsTheStandardTaskGraphs()
{
    QFETCH(int, vertices);
    QFETCH(int, edges);
    QFETCH(double, work);
    const std::string file =
        std::string(DOPPLER_TEST_DATA) + "/oracle/stg/" + QTest::currentDataTag() + ".stg";
    const auto graph = readGraph(file);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.vertexCount(), static_cast<std::size_t>(vertices));
    QCOMPARE(g.edgeCount(), static_cast<std::size_t>(edges));
    double sum = 0;
    std::vector<double> reached(g.vertexCount(), 0);
    for (VertexId v : g.topologicalOrder()) {
        sum += g.vertex(v).seconds[0].seconds;
        for (EdgeId e : g.inEdges(v))
            reached[v] = std::max(reached[v], reached[g.edge(e).from]);
        reached[v] += g.vertex(v).seconds[0].seconds;
    }
    QCOMPARE(sum, work);
    QTEST(*std::max_element(reached.begin(), reached.end()), "longestPath");
}

void IoGraphFileTest::tellsFormatsByContent()
{
    QVERIFY(readGraphText(stgText).ok());
    QVERIFY(readGraphText(dopplerText).ok());
    QVERIFY(readGraphText("\n {\"format\":\"doppler-graph\",\"version\":1,\"vertices\":[{\"id\":0}]}").ok());
    const auto answer = [](std::string_view text) { return readGraphText(text).error().english(); };
    std::string names;
    for (const GraphFormat& format : graphFormats())
        (names += names.empty() ? "" : ", ") += format.name;
    QVERIFY(names.starts_with("Doppler JSON, DOPPLER text, STG"));
    const std::string unknown = "line 1: unknown format, expected one of: " + names;
    QCOMPARE(answer(" \n"), "line 1: the file is empty, expected one of: " + names);
    QCOMPARE(answer("flowchart LR; a --> b"), unknown);
    QCOMPARE(answer(std::string_view("\x7f\x45\x4c\x46\0\0", 6)), unknown);
    QCOMPARE(answer("{\"format\":\"doppler-gr"),
             std::string("format: line 1, column 22: unexpected end of the text"));
    QCOMPARE(answer("[1, 2]"), "this is a JSON list of numbers; accepted are: " + names);
}

void IoGraphFileTest::namesGraphsByTheirFile()
{
    QCOMPARE((*readGraph(put("some.graph.txt", dopplerText).toStdString()))->name(),
             std::string("some.graph"));
    QCOMPARE(fileStem("/a.b/.hidden"), std::string(".hidden"));
    QCOMPARE(fileStem("plain"), std::string("plain"));
    const QString broken = put("broken.json", "{");
    QCOMPARE(readGraph(broken.toStdString()).error().english(),
             broken.toStdString() + ": line 1, column 2: unexpected end of the text");
}

void IoGraphFileTest::refusesWhatIsNoFile()
{
    const auto answer = [](const std::string& file) { return readGraph(file).error().english(); };
    const std::string base = folder.path().toStdString();
    const std::string empty = base + "/empty"; // one with JSON files may hold traces of several ranks
    QCOMPARE(::mkdir(empty.c_str(), 0700), 0);
    QCOMPARE(answer(empty), empty + ": this is a folder, expected a file");
    QCOMPARE(answer(base + "/none"), base + "/none: the file cannot be read: No such file or directory");
    QCOMPARE(answer("/dev/zero"), std::string("/dev/zero: this is a device or a pipe, expected a file"));
    const std::string pipe = base + "/pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(answer(pipe), pipe + ": this is a device or a pipe, expected a file");
}

void IoGraphFileTest::stopsAtTheLimit()
{
    const std::string file = put("ten", "0123456789").toStdString();
    QCOMPARE(*readFile(file, 10), std::string("0123456789"));
    QCOMPARE(readFile(file, 9).error().english(), file + ": the file is larger than 9 bytes");
    // Some files do not know their size.
    QVERIFY(readFile("/proc/self/status")->size() > 100);
}

void IoGraphFileTest::writesWholeFilesOrNone()
{
    const QString file = path("new");
    QVERIFY(writeFile(file.toStdString(), "one").ok());
    QVERIFY(writeFile(file.toStdString(), "two").ok());
    QCOMPARE(bytesOf(file), QByteArray("two"));

    const std::string nowhere = path("none/new").toStdString();
    QCOMPARE(writeFile(nowhere, "x").error().english(),
             nowhere + ": the file cannot be written: No such file or directory");
    QVERIFY(!writeFile(folder.path().toStdString(), "x").ok());

    // A folder in the way of the renaming: the draft is taken away again.
    QVERIFY(QDir(folder.path()).entryList({".doppler-*"}, QDir::Files | QDir::Hidden).isEmpty());
}

void IoGraphFileTest::keepsLinksAndPermissions()
{
    const QString file = put("real", "old");
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(QFile::link(file, path("link")));
    QVERIFY(writeFile(path("link").toStdString(), "new").ok());
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(bytesOf(file), QByteArray("new"));
    struct stat status = {};
    QCOMPARE(::stat(file.toLocal8Bit().constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t{0600});
}

void IoGraphFileTest::followsDanglingLinks()
{
    QVERIFY(QDir(folder.path()).mkdir("elsewhere"));
    QVERIFY(QFile::link("elsewhere/later", path("first"))); // relative, and a link to a link
    QVERIFY(QFile::link(path("first"), path("second")));
    QVERIFY(writeFile(path("second").toStdString(), "made").ok());
    QVERIFY(QFileInfo(path("second")).isSymLink() && QFileInfo(path("first")).isSymLink());
    QCOMPARE(bytesOf(path("elsewhere/later")), QByteArray("made"));
    QVERIFY(QFile::link("circle", path("circle")));
    QVERIFY(!writeFile(path("circle").toStdString(), "x").ok());
    QVERIFY(QFileInfo(path("circle")).isSymLink());
}

void IoGraphFileTest::keepsWhatMayNotBeWritten()
{
    const QString file = put("locked", "old");
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadOther));
    const bool mayAll = ::geteuid() == 0; // then somebody else has to try
    if (mayAll) {
        QVERIFY(::chmod(folder.path().toLocal8Bit().constData(), 0777) == 0);
        QVERIFY(::seteuid(65534) == 0);
    }
    const auto written = writeFile(file.toStdString(), "new");
    const bool other = writeFile(path("unlocked").toStdString(), "new").ok(); // the folder lets them
    if (mayAll)
        QVERIFY(::seteuid(0) == 0);
    QVERIFY(other && !written.ok());
    QCOMPARE(written.error().english(),
             file.toStdString() + ": the file cannot be written: Permission denied");
    QCOMPARE(bytesOf(file), QByteArray("old"));
}

void IoGraphFileTest::removesDraftsOfTheDead()
{
    QVERIFY(QDir(folder.path()).mkdir("drafts"));
    const auto draft = [&](pid_t process) {
        return put(("drafts/.doppler-" + std::to_string(process) + "-0").c_str(), "half");
    };
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    QVERIFY(child > 0 && ::waitpid(child, nullptr, 0) == child);
    const QString dead = draft(child);
    const QString alive = draft(::getppid());
    const QString other = put("drafts/.doppler-notes", "kept");
    QVERIFY(writeFile(path("drafts/new").toStdString(), "x").ok());
    QVERIFY(!QFile::exists(dead));
    QVERIFY(QFile::exists(alive) && QFile::exists(other));
    QFile::remove(alive);
}

void IoGraphFileTest::writesThroughDevices()
{
    QVERIFY(writeFile("/dev/null", "gone").ok());
    QVERIFY(!QFileInfo("/dev/null").isFile());
    QVERIFY(writeFile("/dev/stdout", "").ok());
}

void IoGraphFileTest::refusesOtherDevicesAndPipes()
{
    const std::string pipe = path("waiting").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& special : {pipe, std::string("/dev/zero"), std::string("/dev/full")}) {
        const auto written = writeFile(special, "x"); // Does not wait for a reader.
        QVERIFY(!written);
        QVERIFY(written.error().english().starts_with(special + ": this is a pipe or a device"));
    }
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    QVERIFY(!writeFile(pipe, "x"));
    // As a shell's >(command): a descriptor of this process.
    const int writer = ::open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    QVERIFY(writeFile("/dev/fd/" + std::to_string(writer), "x").ok());
    char found = 0;
    QCOMPARE(::read(reader, &found, 1), ssize_t{1});
    QCOMPARE(found, 'x');
    ::close(reader);
    ::close(writer);
}

/// A reader returns the memory of a large file while it reads, and still knows where a fault is.
void IoGraphFileTest::readsLargeFiles()
{
    std::string text = R"({"format":"doppler-graph","version":1,"name":"large","vertices":[)";
    constexpr int vertices = 200'000;
    for (int i = 0; i < vertices; ++i)
        text += (i > 0 ? ",\n" : "\n") + std::string(R"({"id":)") + std::to_string(i) +
                R"(,"name":"a vertex of a large graph","flops":1e9,"output_bytes":4096})";
    text += R"(],"edges":[{"from":0,"to":1)";
    const std::string file = path("large.json").toStdString();
    QVERIFY(writeFile(file, text + "}]}").ok());
    QVERIFY(text.size() > std::size_t{12} << 20);
    const auto graph = readGraph(file);
    QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
    QCOMPARE((*graph)->vertexCount(), std::size_t{vertices});
    QCOMPARE((*graph)->fingerprint(), (*readGraphText(text + "}]}"))->fingerprint());
    QVERIFY(writeFile(file, text + ",\n\"to\":2}]}").ok());
    const auto refused = readGraph(file);
    const auto expected = readGraphText(text + ",\n\"to\":2}]}");
    QVERIFY(!refused.ok() && !expected.ok());
    QCOMPARE(refused.error().place, std::string("edges[0].to"));
    QCOMPARE(refused.error().message.text, expected.error().message.text);
    QVERIFY(writeFile(file, text + "]]").ok());
    const auto broken = readGraph(file);
    QVERIFY(!broken.ok());
    QVERIFY2(broken.error().english().find("line 200001, column") != std::string::npos,
             broken.error().english().c_str());
}

void IoGraphFileTest::writesGraphs()
{
    const auto graph = readDopplerText(dopplerText, "given");
    const std::string file = path("written.json").toStdString();
    QVERIFY(writeGraph(**graph, file).ok());
    const auto again = readGraph(file);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().english().c_str());
    QCOMPARE((*again)->fingerprint(), (*graph)->fingerprint());
    QCOMPARE((*again)->name(), std::string("given"));
}

} // namespace

DOPPLER_TEST(IoGraphFileTest)

} // namespace io_graph_file_test

#include "io_graph_file.moc"
