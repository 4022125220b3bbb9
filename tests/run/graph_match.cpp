// SPDX-License-Identifier: GPL-3.0-or-later
// Matching two versions of a graph: known answers, and properties on random graphs.
#include "core/graph/graph_match.h"

#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <algorithm>
#include <set>

namespace graph_match_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// A copy of a graph whose vertices come in another order, renamed, and without some.
struct Copy {
    GraphPtr graph;
    std::vector<std::size_t> origin; ///< By vertex of the copy: its vertex in the original.
};

Copy copyOf(const DataflowGraph& graph, Random& random, bool shuffled, bool renamed,
            const std::set<std::uint32_t>& without = {})
{
    std::vector<std::size_t> order;
    for (const VertexId v : graph.vertices())
        if (!without.contains(v.value))
            order.push_back(v);
    if (shuffled)
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
    std::vector<std::uint32_t> place(graph.vertexCount(), 0);
    GraphBuilder builder(graph.name());
    for (std::size_t i = 0; i < order.size(); ++i) {
        Vertex vertex = graph.vertex(VertexId{order[i]});
        if (renamed)
            vertex.name = "other" + std::to_string(random.below(1000000)) + "_" + std::to_string(i);
        place[order[i]] = static_cast<std::uint32_t>(i);
        builder.addVertex(std::move(vertex));
    }
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    for (const EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        if (!without.contains(edge.from) && !without.contains(edge.to) &&
            known.emplace(place[edge.from], place[edge.to]).second)
            builder.addEdge(VertexId{std::size_t{place[edge.from]}}, VertexId{std::size_t{place[edge.to]}});
    }
    return {builder.build().value(), std::move(order)};
}

GraphPtr sample(std::uint64_t seed)
{
    Random random(seed);
    RandomShape shape;
    shape.persistent = true;
    shape.restrictions = false;
    const GraphPtr graph = randomGraph(random, shape);
    return copyOf(*graph, random, false, false).graph; // Every edge carries its source's output.
}

bool isIdentity(const GraphMatch& match)
{
    for (std::size_t v = 0; v < match.partnerInSecond.size(); ++v)
        if (match.partnerInSecond[v] != v || match.partnerInFirst[v] != v)
            return false;
    return match.changed == 0 && match.renamed == 0 && match.removed() == 0 && match.added() == 0 &&
           match.removedEdges.empty() && match.addedEdges.empty();
}

Vertex vertexOf(const char* name, const char* op, double flops)
{
    Vertex vertex;
    vertex.name = name;
    vertex.op = op;
    vertex.flops = flops;
    return vertex;
}

} // namespace

class GraphMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGraphMatchesItself()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const GraphPtr graph = sample(seed);
            QVERIFY(isIdentity(matchGraphs(*graph, *graph)));
        }
        // Tiles of equal cost differ in nothing but their neighbours.
        for (const char* family : {"chainmm", "ffnn", "fork-join", "fft", "cholesky"})
            if (const auto graph = generateWorkload(family))
                QVERIFY2(isIdentity(matchGraphs(**graph, **graph)), family);
    }

    /// Shuffled and renamed, every vertex has a partner, and edges lead to edges.
    void renamedVerticesAreMatchedByStructure()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const GraphPtr graph = sample(seed);
            Random random(seed + 1000);
            const Copy other = copyOf(*graph, random, true, true);
            const GraphMatch match = matchGraphs(*graph, *other.graph);
            QCOMPARE(match.matched, graph->vertexCount());
            QCOMPARE(match.matchedByName, std::size_t{0});
            QVERIFY2(match.removedEdges.empty() && match.addedEdges.empty(), std::to_string(seed).c_str());
            for (const VertexChanges& one : match.changes)
                QVERIFY(one.renamed() && !one.work && !one.output && !one.weights && !one.inputs);
            QCOMPARE(match.renamed, graph->vertexCount());
            QCOMPARE(match.changed, std::size_t{0});
        }
    }

    /// With names, exactly the deleted vertices are reported, and nothing else changes but inputs.
    void deletionsAreReportedExactly()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const GraphPtr graph = sample(seed);
            Random random(seed + 2000);
            std::set<std::uint32_t> without;
            for (const VertexId v : graph->vertices())
                if (v > 0 && random.below(5) == 0) // A graph has at least one vertex.
                    without.insert(v.value);
            const Copy other = copyOf(*graph, random, true, false, without);
            const GraphMatch match = matchGraphs(*graph, *other.graph);
            QCOMPARE(match.added(), std::size_t{0});
            QVERIFY(match.addedEdges.empty());
            for (const VertexId v : graph->vertices())
                QCOMPARE(match.partnerInSecond[v].valid(), !without.contains(v.value));
            for (std::size_t v = 0; v < other.origin.size(); ++v)
                QCOMPARE(std::size_t{match.partnerInFirst[v]}, other.origin[v]);
            // The other way round they are additions.
            const GraphMatch back = matchGraphs(*other.graph, *graph);
            QCOMPARE(back.added(), without.size());
            QCOMPARE(back.addedEdges.size(), match.removedEdges.size());
        }
    }

    void changesAreNamed()
    {
        GraphBuilder one("one");
        const VertexId a = one.addVertex(vertexOf("a", "matmul", 5));
        const VertexId b = one.addVertex(vertexOf("b", "relu", 2));
        const VertexId c = one.addVertex(vertexOf("c", "add", 3));
        one.addEdge(a, b);
        one.addEdge(b, c);
        GraphBuilder two("two");
        const VertexId x = two.addVertex(vertexOf("a", "matmul", 5));
        const VertexId y = two.addVertex(vertexOf("b2", "relu", 7)); // Renamed and with more work.
        const VertexId z = two.addVertex(vertexOf("c", "add", 3));
        const VertexId extra = two.addVertex(vertexOf("d", "softmax", 1));
        two.addEdge(x, y);
        two.addEdge(y, z);
        two.addEdge(x, z); // A further input.
        two.addEdge(z, extra);
        const GraphPtr first = one.build().value();
        const GraphPtr second = two.build().value();
        const GraphMatch match = matchGraphs(*first, *second);
        QCOMPARE(match.matched, std::size_t{3});
        QVERIFY(match.partnerInSecond[b] == y && match.partnerInSecond[c] == z);
        QVERIFY(!match.changes[a].any());
        QVERIFY(match.changes[b].name && match.changes[b].work && !match.changes[b].inputs);
        QVERIFY(match.changes[c].inputs && !match.changes[c].work);
        QCOMPARE(match.added(), std::size_t{1});
        QVERIFY(!match.partnerInFirst[extra].valid());
        QCOMPARE(match.addedEdges.size(), std::size_t{2});
        QCOMPARE(match.changed, std::size_t{2}); // Renamed and changed is changed.
        QCOMPARE(match.renamed, std::size_t{0});
        QVERIFY(match.changes[b].changed() && !match.changes[b].renamed());
    }

    /// A generator names the blocks of a network of one layer without the layer's number.
    void aFurtherLayerRenamesTheFirst()
    {
        const auto first = generateWorkload("decoder:model=gpt2:layers=1");
        const auto second = generateWorkload("decoder:model=gpt2:layers=2");
        QVERIFY(first && second);
        const GraphMatch match = matchGraphs(**first, **second);
        QVERIFY(match.renamed > match.matched / 2);
        QVERIFY2(match.changed * 5 < match.matched, std::to_string(match.changed).c_str());
        std::size_t changed = 0;
        std::size_t renamed = 0;
        for (const VertexChanges& one : match.changes) {
            QVERIFY(!(one.changed() && one.renamed()));
            QCOMPARE(one.any(), one.changed() || one.renamed());
            changed += one.changed() ? 1 : 0;
            renamed += one.renamed() ? 1 : 0;
        }
        QCOMPARE(match.changed, changed);
        QCOMPARE(match.renamed, renamed);
    }

    /// Numbers in names shift when a vertex is inserted; the structure tells.
    void shiftedNamesDoNotMislead()
    {
        GraphBuilder one("one");
        GraphBuilder two("two");
        const auto row = [](GraphBuilder& builder, bool inserted) {
            std::optional<VertexId> before;
            int number = 0;
            for (int i = 0; i < 12; ++i) {
                if (inserted && i == 1) {
                    const VertexId extra =
                        builder.addVertex(vertexOf(("n" + std::to_string(number++)).c_str(), "op", 99));
                    builder.addEdge(*before, extra);
                    before = extra;
                }
                const VertexId v =
                    builder.addVertex(vertexOf(("n" + std::to_string(number++)).c_str(), "op", 1 + i));
                if (before)
                    builder.addEdge(*before, v);
                before = v;
            }
        };
        row(one, false);
        row(two, true);
        const GraphPtr first = one.build().value();
        const GraphPtr second = two.build().value();
        const GraphMatch match = matchGraphs(*first, *second);
        QCOMPARE(match.matched, std::size_t{12});
        QVERIFY(!match.partnerInFirst[1].valid());
        for (const VertexId v : first->vertices())
            QCOMPARE(std::size_t{match.partnerInSecond[v]}, v < 1 ? std::size_t{v} : v + std::size_t{1});
    }

    void strangersHaveNoMatches()
    {
        GraphBuilder one("one");
        one.addVertex(vertexOf("a", "matmul", 5));
        GraphBuilder two("two");
        two.addVertex(vertexOf("b", "relu", 2));
        const GraphPtr first = one.build().value();
        const GraphPtr second = two.build().value();
        const GraphMatch match = matchGraphs(*first, *second);
        QVERIFY(match.matched == 0 && match.removed() == 1 && match.added() == 1);
    }
};

DOPPLER_TEST(GraphMatchTest)

} // namespace graph_match_test

#include "graph_match.moc"
