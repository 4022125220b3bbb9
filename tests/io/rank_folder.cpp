// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with a trace of PyTorch's profiler for each rank, as one graph.
#include "core/io/rankfolder/rank_folder.h"

#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/import_options.h"
#include "core/io/rankfolder/rank_graphs.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace rank_folder_test {

using namespace doppler;

namespace {

/// A kernel on stream 7; microseconds.
struct Kernel {
    std::string name;
    double start = 0;
    double duration = 0;
};

/// A trace with a kernel after the other, each launched inside one step.
std::string traceOf(int rank, const std::vector<Kernel>& kernels)
{
    std::string events =
        "{\"ph\": \"X\", \"cat\": \"user_annotation\", \"name\": \"ProfilerStep#1\", \"pid\": 7, "
        "\"tid\": 1, \"ts\": 1000, \"dur\": 9000}";
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        const std::string id = std::to_string(100 + i);
        events += ",\n{\"ph\": \"X\", \"cat\": \"cuda_runtime\", \"name\": \"cudaLaunchKernel\", \"pid\": 7, "
                  "\"tid\": 1, "
                  "\"ts\": " +
                  std::to_string(1001 + i) + ", \"dur\": 1, \"args\": {\"correlation\": " + id + "}}";
        events += ",\n{\"ph\": \"X\", \"cat\": \"kernel\", \"name\": \"" + kernels[i].name +
                  "\", \"pid\": 0, \"tid\": 7, \"ts\": " + std::to_string(kernels[i].start) +
                  ", \"dur\": " + std::to_string(kernels[i].duration) +
                  ", \"args\": {\"device\": 0, \"stream\": 7, \"correlation\": " + id + "}}";
    }
    const std::string info =
        rank < 0 ? ""
                 : "\"distributedInfo\": {\"backend\": \"nccl\", \"rank\": " + std::to_string(rank) + "}, ";
    return "{\"schemaVersion\": 1, " + info + "\"traceEvents\": [" + events + "]}";
}

const std::string reduce = "ncclDevKernel_AllReduce_Sum_f32";

class RankFolderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void joinsCollectives();
    void pinsRanks();
    void reportsUnevenCollectives();
    void refusesOtherOrders();
    void findsRanks();
    void knowsCollectives();
    void refusesOtherFolders();

private:
    std::string put(const QTemporaryDir& folder, const char* name, const std::string& text)
    {
        const std::string path = folder.filePath(QString::fromLatin1(name)).toStdString();
        if (!writeFile(path, text))
            qFatal("cannot write %s", name);
        return path;
    }
};

std::string notesOf(const DataflowGraph& graph)
{
    std::string notes;
    for (const Message& note : graph.notes())
        notes += note.english() + '\n';
    return notes;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

void RankFolderTest::joinsCollectives()
{
    QTemporaryDir folder;
    put(folder, "b.json", traceOf(0, {{"gemm", 1100, 50}, {reduce, 1200, 400}, {"after", 1700, 10}}));
    put(folder, "a.json", traceOf(1, {{"gemm", 1100, 450}, {reduce, 1560, 30}, {"after", 1700, 10}}));
    put(folder, "notes.txt", "nothing");
    const auto graph = readGraph(folder.path().toStdString());
    QVERIFY2(graph.ok(), graph ? "" : graph.error().english().c_str());
    const DataflowGraph& g = **graph;
    QCOMPARE(g.vertexCount(), std::size_t(7));
    QCOMPARE(g.colocationGroups().size(), std::size_t(2));
    QVERIFY(g.label(VertexId{0}).starts_with("rank 0/gemm"));
    QCOMPARE(g.vertex(VertexId{0}).group, std::string("rank 0"));
    QVERIFY(g.label(VertexId{4}).starts_with("rank 1/" + reduce));
    // Both take the time of the one that did not wait, and start after both products.
    QCOMPARE(g.vertex(VertexId{1}).seconds[0].seconds, 30e-6);
    QCOMPARE(g.vertex(VertexId{4}).seconds[0].seconds, 30e-6);
    const VertexId barrier{6};
    QCOMPARE(g.label(barrier), reduce + " 0 starts");
    QCOMPARE(g.inEdges(barrier).size(), std::size_t(2));
    QCOMPARE(g.outEdges(barrier).size(), std::size_t(2));
    QVERIFY(contains(notesOf(g), "ranks: 2; collectives matched by name and order: 1"));
    QCOMPARE(graphReadOptions(folder.path().toStdString()).value().back().name, std::string("pin"));
}

void RankFolderTest::pinsRanks()
{
    QTemporaryDir folder;
    for (int rank = 0; rank < 2; ++rank)
        put(folder, rank == 0 ? "0.json" : "1.json", traceOf(rank, {{"gemm", 1100, 50}, {reduce, 1200, 4}}));
    const auto graph = readGraph(folder.path().toStdString() + '/', {parseImports({"pin=true"}).value(), {}});
    QVERIFY(graph);
    for (VertexId v : (*graph)->vertices())
        QCOMPARE((*graph)->vertex(v).allow.size(), std::size_t(1));
    QCOMPARE((*graph)->vertex(VertexId{3}).allow[0], std::string("gpu1"));
}

void RankFolderTest::reportsUnevenCollectives()
{
    QTemporaryDir folder;
    put(folder, "rank0.json",
        traceOf(-1, {{reduce, 1200, 4}, {reduce, 1300, 4}, {"ncclAllGather", 1400, 5}}));
    put(folder, "rank1.json", traceOf(-1, {{reduce, 1200, 4}}));
    const auto graph = readGraph(folder.path().toStdString());
    QVERIFY2(graph.ok(), graph ? "" : graph.error().english().c_str());
    const std::string notes = notesOf(**graph);
    QVERIFY2(contains(notes, "collectives matched by name and order: 1"), notes.c_str());
    QVERIFY2(contains(notes, reduce + " (2 calls; rank 1 has 1)"), notes.c_str());
    QVERIFY2(contains(notes, "ncclAllGather (1 calls; rank 1 has 0)"), notes.c_str());
}

void RankFolderTest::refusesOtherOrders()
{
    QTemporaryDir folder;
    put(folder, "rank0.json", traceOf(-1, {{"ncclA", 1200, 4}, {"ncclB", 1300, 4}}));
    put(folder, "rank1.json", traceOf(-1, {{"ncclB", 1200, 4}, {"ncclA", 1300, 4}}));
    const auto graph = readGraph(folder.path().toStdString());
    QVERIFY(!graph);
    QVERIFY(contains(graph.error().english(), "the ranks have their collectives in different orders"));
}

void RankFolderTest::findsRanks()
{
    QCOMPARE(rankOfTrace("{\"distributedInfo\": {\"backend\": \"nccl\", \"rank\": 12, \"world_size\": 16}",
                         "a0.json"),
             std::optional<std::uint64_t>(12));
    QCOMPARE(rankOfTrace("{}", "host2_rank-7.12345.pt.trace.json"), std::optional<std::uint64_t>(7));
    QCOMPARE(rankOfTrace("{}", "trace_3.json.gz"), std::optional<std::uint64_t>(3));
    QCOMPARE(rankOfTrace("{}", "trace.json"), std::optional<std::uint64_t>());
}

void RankFolderTest::knowsCollectives()
{
    Vertex vertex;
    vertex.op = "kernel";
    vertex.name = "ncclDevKernel_ReduceScatter_Sum_f32.17";
    QCOMPARE(collectiveOf(vertex), std::string("ncclDevKernel_ReduceScatter_Sum_f32"));
    vertex.name = "ncclDevKernel_SendRecv.3";
    QCOMPARE(collectiveOf(vertex), std::string());
    vertex.op = "c10d::allreduce_";
    QCOMPARE(collectiveOf(vertex), std::string("c10d::allreduce_"));
    vertex.op = "aten::broadcast_tensors";
    QCOMPARE(collectiveOf(vertex), std::string());
}

void RankFolderTest::refusesOtherFolders()
{
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QVERIFY(!readGraph(path)); // empty: a folder, not a file
    put(folder, "config.json", "{}");
    QVERIFY(contains(readGraph(path).error().english(),
                     path + ": the folder holds no trace of PyTorch's profiler"));
    put(folder, "x.json", traceOf(2, {{"gemm", 1100, 50}}));
    put(folder, "y.json", traceOf(2, {{"gemm", 1100, 50}}));
    QVERIFY(contains(readGraph(path).error().english(), "x.json and y.json are both of rank 2"));
    put(folder, "y.json", traceOf(-1, {{"gemm", 1100, 50}}));
    QVERIFY(contains(readGraph(path).error().english(), "y.json: the trace names no rank"));
}

DOPPLER_TEST(RankFolderTest)

} // namespace rank_folder_test

#include "rank_folder.moc"
