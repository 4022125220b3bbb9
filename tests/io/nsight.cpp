// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of Nsight Systems; tests/data/nsight/make.py makes the databases.
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/import_options.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace nsight_test {

using namespace doppler;

namespace {

const std::string folder = std::string(DOPPLER_TEST_DATA) + "/nsight/";

GraphPtr read(const std::vector<std::string>& imports = {})
{
    const auto graph = readGraph(folder + "two_gpus.sqlite", {parseImports(imports).value(), {}});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

std::string refusal(const std::string& path, const std::vector<std::string>& imports = {})
{
    const auto graph = readGraph(path, {parseImports(imports).value(), {}});
    return graph ? "read" : graph.error().english();
}

/// The first vertex whose name begins so.
VertexId beginning(const DataflowGraph& graph, std::string_view name, std::size_t skip = 0)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name.starts_with(name) && skip-- == 0)
            return v;
    qFatal("no such vertex");
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

class NsightTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsKernelsCopiesAndFills();
    void findsDependencies();
    void groupsByRanges();
    void keepsGpusTogether();
    void readsOneRange();
    void refusesOtherDatabases();
};

} // namespace

void NsightTest::readsKernelsCopiesAndFills()
{
    const GraphPtr graph = read({"kind=A100"});
    QCOMPARE(graph->vertexCount(), std::size_t(6));
    const Vertex& product = graph->vertex(beginning(*graph, "gemm."));
    QCOMPARE(product.op, std::string("kernel"));
    QCOMPARE(product.seconds[0].kind, std::string("A100"));
    QVERIFY(std::abs(product.seconds[0].seconds - 40e-6) < 1e-12);
    QCOMPARE(graph->vertex(beginning(*graph, "memcpy HtoD.")).op, std::string("memcpy HtoD"));
    QVERIFY(std::abs(graph->vertex(beginning(*graph, "memset.")).seconds[0].seconds - 1e-6) < 1e-12);
    std::string notes;
    for (const Message& note : graph->notes())
        notes += note.english() + '\n';
    QVERIFY2(contains(notes, "measured on NVIDIA A100"), notes.c_str());
    QVERIFY2(contains(notes, "has no tensors"), notes.c_str());
}

void NsightTest::findsDependencies()
{
    const GraphPtr graph = read();
    // memset, memcpy, gemm, relu on GPU 0; gemm, relu on GPU 1.
    QCOMPARE(graph->inEdges(beginning(*graph, "relu.")).size(), std::size_t(1));
    QCOMPARE(graph->inEdges(beginning(*graph, "memset.")).size(), std::size_t(0));
    QCOMPARE(graph->edge(graph->inEdges(beginning(*graph, "memcpy"))[0]).from, beginning(*graph, "memset."));
    QCOMPARE(graph->edgeCount(), std::size_t(4));
}

void NsightTest::groupsByRanges()
{
    const GraphPtr graph = read();
    std::vector<std::string> groups;
    for (std::size_t skip : {0, 1})
        groups.push_back(graph->vertex(beginning(*graph, "gemm.", skip)).group);
    std::sort(groups.begin(), groups.end());
    QCOMPARE(groups, (std::vector<std::string>{"", "step/layer 1"}));
    QCOMPARE(graph->vertex(beginning(*graph, "memcpy")).group, std::string("step"));
}

void NsightTest::keepsGpusTogether()
{
    QCOMPARE(read()->colocationGroups().size(), std::size_t(2));
    const GraphPtr pinned = read({"pin=true"});
    for (VertexId v : pinned->vertices())
        QCOMPARE(pinned->vertex(v).allow.size(), std::size_t(1));
    QCOMPARE(pinned->vertex(beginning(*pinned, "memset")).allow[0], std::string("gpu0"));
}

void NsightTest::readsOneRange()
{
    const GraphPtr graph = read({"range=layer 2"});
    for (VertexId v : graph->vertices())
        QVERIFY2(graph->vertex(v).name.starts_with("relu."), graph->vertex(v).name.c_str());
    QVERIFY(contains(refusal(folder + "two_gpus.sqlite", {"range=layer 3"}),
                     "range: there is no NVTX range \"layer 3\", expected one of: layer 1, layer 2, step"));
}

void NsightTest::refusesOtherDatabases()
{
    QVERIFY(contains(refusal(folder + "no_kernels.sqlite"), "no table CUPTI_ACTIVITY_KIND_KERNEL"));
    const std::string whole = *readFile(folder + "two_gpus.sqlite");
    QTemporaryDir temporary;
    const std::string path = temporary.filePath("cut.sqlite").toStdString();
    QVERIFY(writeFile(path, whole.substr(0, whole.size() / 2)));
    QVERIFY2(contains(refusal(path), "cut.sqlite: "), refusal(path).c_str());
    QVERIFY(writeFile(path, whole.substr(0, 100)));
    QVERIFY(contains(refusal(path), "cannot be read"));
}

DOPPLER_TEST(NsightTest)

} // namespace nsight_test

#include "nsight.moc"
