// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs as the builder makes them, beside the plainest way to say what they are.
#include "core/graph/graph_builder.h"

#include "core/base/fingerprint.h"
#include "core/base/quantity.h"
#include "core/base/random.h"
#include "core/io/json/json_writing.h"
#include "tests/support/runner.h"

#include <QTest>
#include <limits>
#include <map>
#include <set>

namespace graph_builder_test {

using namespace doppler;

namespace {

std::vector<std::uint32_t> plainOrder(std::size_t vertices, const std::vector<EdgeSpec>& edges)
{
    std::set<std::uint32_t> left;
    for (std::uint32_t v = 0; v < vertices; ++v)
        left.insert(v);
    std::vector<std::uint32_t> order;
    while (!left.empty()) {
        const auto ready = std::find_if(left.begin(), left.end(), [&](std::uint32_t v) {
            return std::none_of(edges.begin(), edges.end(),
                                [&](const EdgeSpec& e) { return e.to == v && left.contains(e.from); });
        });
        if (ready == left.end())
            return {};
        order.push_back(*ready);
        left.erase(ready);
    }
    return order;
}

struct Case {
    std::vector<Vertex> vertices;
    std::vector<EdgeSpec> edges;
};

/// Few names and sizes, so that tensors are shared often. Edges of one source and name agree.
Case randomCase(Random& random, bool ascending)
{
    Case out;
    out.vertices.resize(1 + random.below(12));
    std::vector<std::uint32_t> rank;
    for (std::uint32_t v = 0; v < out.vertices.size(); ++v) {
        rank.insert(rank.begin() + static_cast<std::ptrdiff_t>(ascending ? v : random.below(v + 1)), v);
        out.vertices[v].outputBytes = static_cast<double>(random.below(3));
        out.vertices[v].colocate = std::string(random.below(3), 'k');
    }
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::string>> have;
    for (std::size_t i = 0, n = random.below(40); out.vertices.size() > 1 && i < n; ++i) {
        const std::size_t a = random.below(out.vertices.size() - 1);
        const std::size_t b = a + 1 + random.below(out.vertices.size() - a - 1);
        EdgeSpec edge{rank[a], rank[b], {}, {}, std::string(random.below(3), 't')};
        if (!edge.tensor.empty() && edge.from % 2)
            edge.bytes = static_cast<double>(edge.tensor.size());
        if (!edge.tensor.empty() && edge.from % 3 == 0)
            edge.seconds = 0.5;
        if (edge.tensor.empty() && random.below(2))
            edge.bytes = 1; // a tensor of its own
        else if (!have.insert({edge.from, edge.to, edge.tensor}).second)
            continue;
        out.edges.push_back(edge);
    }
    return out;
}

Result<GraphPtr> build(const Case& from)
{
    GraphBuilder builder;
    for (const Vertex& vertex : from.vertices)
        builder.addVertex(vertex);
    for (const EdgeSpec& edge : from.edges)
        builder.addEdge(edge);
    return builder.build();
}

class GraphBuilderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void agreesWithThePlainWay();
    void findsEveryRepeatedEdge();
    void namesTheEdgeThatDisagrees();
    void keepsTextsAsUtf8();
    void printsAsByteByByte();
    void refusesTotalsBeyondNumbers();
    void namesCycles();
    void roundsQuantities();
};

void GraphBuilderTest::agreesWithThePlainWay()
{
    int ordered = 0;
    int grouped = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Random random(seed);
        const Case given = randomCase(random, seed % 2 == 0);
        const auto built = build(given);
        QVERIFY2(built.ok(), built.ok() ? "" : built.error().english().c_str());
        const DataflowGraph& graph = **built;

        const auto order = plainOrder(given.vertices.size(), given.edges);
        QVERIFY(std::equal(order.begin(), order.end(), graph.topologicalOrder().begin(),
                           graph.topologicalOrder().end()));
        ordered += std::is_sorted(order.begin(), order.end()) ? 0 : 1;

        // Edges by source in the given order; tensors by first use: one for what says nothing, one by name.
        std::size_t at = 0;
        std::vector<Tensor> tensors;
        for (std::uint32_t v = 0; v < given.vertices.size(); ++v) {
            std::map<std::string, std::size_t> shared;
            for (const EdgeSpec& edge : given.edges) {
                if (edge.from != v)
                    continue;
                const bool alone = edge.tensor.empty() && (edge.bytes || edge.seconds);
                const auto known = shared.find(edge.tensor);
                const bool isNew = alone || known == shared.end();
                const std::size_t tensor = isNew ? tensors.size() : known->second;
                if (isNew)
                    tensors.push_back({VertexId{v}, edge.bytes.value_or(given.vertices[v].outputBytes),
                                       edge.seconds, RareText(edge.tensor)});
                if (!alone)
                    shared.emplace(edge.tensor, tensor);
                const Edge& made = graph.edge(EdgeId{at++});
                QVERIFY(made.from == v && made.to == edge.to && made.tensor == tensor);
            }
        }
        QCOMPARE(graph.edgeCount(), at);
        QCOMPARE(graph.tensorCount(), tensors.size());
        for (TensorId t : graph.tensors()) {
            const Tensor& made = graph.tensor(t);
            QVERIFY(made.source == tensors[t].source && made.bytes == tensors[t].bytes &&
                    made.seconds == tensors[t].seconds && made.name.text() == tensors[t].name.text());
        }
        for (VertexId v : graph.vertices()) {
            std::vector<EdgeId> inputs;
            for (EdgeId e : graph.edges())
                if (graph.edge(e).to == v)
                    inputs.push_back(e);
            QVERIFY(
                std::equal(inputs.begin(), inputs.end(), graph.inEdges(v).begin(), graph.inEdges(v).end()));
        }
        std::map<std::string, std::vector<VertexId>> groups;
        for (VertexId v : graph.vertices())
            if (!graph.vertex(v).colocate.empty())
                groups[graph.vertex(v).colocate].push_back(v);
        std::set<std::vector<VertexId>> expected;
        for (const auto& [key, members] : groups)
            if (members.size() > 1)
                expected.insert(members); // by first member, as the graph has them
        QVERIFY(std::equal(expected.begin(), expected.end(), graph.colocationGroups().begin(),
                           graph.colocationGroups().end()));
        grouped += expected.size() > 1 ? 1 : 0;
    }
    QVERIFY2(ordered > 300 && grouped > 300, qPrintable(QString("%1 %2").arg(ordered).arg(grouped)));
}

void GraphBuilderTest::findsEveryRepeatedEdge()
{
    const auto answer = [](const std::vector<EdgeSpec>& edges) {
        const auto built = build({std::vector<Vertex>(3), edges});
        return built ? std::string() : built.error().english();
    };
    QCOMPARE(answer({{0, 1, {}, {}, {}}, {0, 2, {}, {}, {}}, {0, 1, {}, {}, {}}}),
             std::string("edges[2]: duplicate edge from 0 to 1, expected one"));
    // Another tensor between the two doesn't hide them.
    QCOMPARE(answer({{1, 2, {}, {}, {}},
                     {0, 1, {}, {}, "a"},
                     {0, 1, {}, {}, "b"},
                     {0, 1, {}, {}, {}},
                     {0, 1, {}, {}, "a"}}),
             std::string("edges[4]: duplicate edge from 0 to 1, expected one"));
    QCOMPARE(answer({{0, 1, {}, {}, "a"}, {0, 1, {}, {}, "b"}, {0, 1, 0.0, {}, {}}, {0, 1, 0.0, {}, {}}}),
             std::string());
}

void GraphBuilderTest::namesTheEdgeThatDisagrees()
{
    const auto answer = [](const std::vector<EdgeSpec>& edges) {
        return build({std::vector<Vertex>(4), edges}).error().english();
    };
    const std::string told = ": tensor \"t\" of vertex 1 has a different number of bytes or seconds on an "
                             "earlier edge, expected the same";
    QCOMPARE(answer({{1, 2, 4.0, {}, "t"}, {0, 1, 5.0, {}, "t"}, {1, 3, 5.0, {}, "t"}}), "edges[2]" + told);
    QCOMPARE(answer({{1, 2, {}, 0.0, "t"}, {1, 3, {}, {}, "t"}}), "edges[1]" + told);
    QVERIFY(build({std::vector<Vertex>(4), {{1, 2, {}, {}, "t"}, {1, 3, 0.0, {}, "t"}}}).ok());
}

void GraphBuilderTest::keepsTextsAsUtf8()
{
    const std::string odd = "a\xff\xc3\xa9\xe2\x80z";
    const std::string mended = "a\xef\xbf\xbd\xc3\xa9\xef\xbf\xbd\xef\xbf\xbdz";
    Vertex vertex;
    vertex.name = vertex.op = vertex.group = vertex.colocate = odd;
    vertex.allow = {"gpu", odd};
    vertex.seconds = {{odd, 1}};
    GraphBuilder builder(odd);
    builder.addVertex(vertex);
    builder.addVertex(vertex);
    builder.addEdge({0, 1, {}, {}, odd});
    const auto graph = builder.build();
    QVERIFY(graph.ok());
    const Vertex& kept = (*graph)->vertex(VertexId{1});
    for (const std::string& text :
         {(*graph)->name(), kept.name, kept.op, kept.group, kept.colocate, kept.allow[1],
          kept.seconds[0].kind, (*graph)->tensor(TensorId{0}).name.text()})
        QCOMPARE(text, mended);
}

void GraphBuilderTest::printsAsByteByByte()
{
    // FNV-1a's own definition, and its published value for "a" (after a length, as texts are added).
    const auto plain = [](const std::vector<std::uint64_t>& words) {
        std::uint64_t hash = 0xcbf29ce484222325ULL;
        for (std::uint64_t word : words)
            for (int i = 0; i < 8; ++i)
                hash = (hash ^ (word >> (8 * i) & 0xff)) * 0x100000001b3ULL;
        return hash;
    };
    Random random(7);
    for (int i = 0; i < 5000; ++i) {
        std::vector<std::uint64_t> words(1 + random.below(4));
        Fingerprint print;
        for (std::uint64_t& word : words) {
            word = random() >> random.below(64) << random.below(64);
            if (random.below(8) == 0)
                word = 0;
            print.add(word);
        }
        QCOMPARE(print.value(), plain(words));
    }
}

void GraphBuilderTest::refusesTotalsBeyondNumbers()
{
    const auto answer = [](double first, double second, const std::optional<EdgeSpec>& edge) {
        GraphBuilder builder;
        for (const double bytes : {first, second}) {
            Vertex vertex;
            vertex.outputBytes = bytes;
            builder.addVertex(std::move(vertex));
        }
        if (edge)
            builder.addEdge(*edge);
        const auto graph = builder.build();
        return graph ? std::string() : graph.error().english();
    };
    const std::string sentence = ": the sum of all bytes up to here exceeds the largest number, expected "
                                 "smaller values";
    QCOMPARE(answer(1.7e308, 1.7e308, {}), "vertices[1]" + sentence);
    QCOMPARE(answer(1.7e308, 1, EdgeSpec{0, 1, {}, {}, {}}), "edges[0]" + sentence);
    QCOMPARE(answer(0, 1e308, EdgeSpec{0, 1, 1e308, {}, {}}), "edges[0]" + sentence);
    QCOMPARE(answer(0.8e308, 0.1e308, EdgeSpec{0, 1, {}, {}, {}}), std::string());
    GraphBuilder work;
    for (int i = 0; i < 2; ++i) {
        Vertex vertex;
        vertex.flops = 1e308;
        work.addVertex(std::move(vertex));
    }
    QVERIFY(!work.build().ok());
    QCOMPARE(jsonNumber(std::numeric_limits<double>::infinity()), std::string("null"));
}

void GraphBuilderTest::namesCycles()
{
    const auto cycleOf = [](std::uint32_t vertices) {
        GraphBuilder builder;
        for (std::uint32_t v = 0; v < vertices; ++v)
            builder.addVertex({});
        for (std::uint32_t v = 0; v < vertices; ++v)
            builder.addEdge(VertexId{v}, VertexId{(v + 1) % vertices});
        const auto graph = builder.build();
        return graph ? std::string() : graph.error().english();
    };
    QCOMPARE(cycleOf(2), std::string("vertices[1]: the graph has a cycle: #1 -> #0 -> #1"));
    const QString ofTen = QString::fromStdString(cycleOf(10));
    QVERIFY2(ofTen.contains(": the graph has a cycle of 10 vertices: #"), qPrintable(ofTen));
    QCOMPARE(ofTen.count(" -> "), 9);
}

/// Four digits that count, and all of a whole number.
void GraphBuilderTest::roundsQuantities()
{
    for (const auto& [seconds, text] :
         {std::pair(4800.28, "4800 s"), std::pair(1200.07, "1200 s"), std::pair(999.96, "1000 s"),
          std::pair(999.94, "999.9 s"), std::pair(0.00235, "2.350 ms"), std::pair(48002.8, "48003 s"),
          std::pair(12.0, "12.00 s"), std::pair(2.5e7, "2.5e+07 s"), std::pair(0.0, "0 s")})
        QCOMPARE(secondsText(seconds), std::string(text));
}

} // namespace

DOPPLER_TEST(GraphBuilderTest)

} // namespace graph_builder_test

#include "graph_builder.moc"
