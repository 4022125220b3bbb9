// SPDX-License-Identifier: GPL-3.0-or-later
// Repeated blocks of a graph: decoders, residual networks, and what only looks like a repeat.
#include "core/graph/repeats.h"

#include "core/graph/folded_graph.h"
#include "core/graph/graph_builder.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <functional>

namespace repeats_test {

using namespace doppler;

namespace {

/// Builds graphs block by block; each block continues from the last vertex of the one before.
class Blocks {
public:
    VertexId add(const std::string& group, const char* op, std::initializer_list<VertexId> inputs,
                 double flops = 100)
    {
        Vertex vertex;
        vertex.name = group + "/" + op + std::to_string(count++);
        vertex.op = op;
        vertex.group = group;
        vertex.flops = flops;
        vertex.outputBytes = 64;
        const VertexId v = builder.addVertex(vertex);
        for (const VertexId from : inputs)
            builder.addEdge(from, v);
        return v;
    }
    VertexId decoderLayer(const std::string& group, VertexId from, double width = 100)
    {
        const VertexId norm = add(group + "/attention", "norm", {from}, width);
        const VertexId q = add(group + "/attention", "matmul", {norm}, width);
        const VertexId k = add(group + "/attention", "matmul", {norm}, width);
        const VertexId s = add(group + "/attention", "softmax", {q, k}, width);
        const VertexId sum = add(group + "/mlp", "add", {s, from}, width);
        const VertexId up = add(group + "/mlp", "matmul", {sum}, 4 * width);
        return add(group + "/mlp", "add", {up, sum}, width);
    }
    VertexId residualBlock(const std::string& group, VertexId from, double width, bool projection)
    {
        const VertexId one = add(group, "conv", {from}, width);
        const VertexId two = add(group, "conv", {one}, width);
        const VertexId past = projection ? add(group, "project", {from}, width) : from;
        return add(group, "add", {two, past}, width);
    }
    GraphPtr build() { return builder.build().value(); }

private:
    GraphBuilder builder{"blocks"};
    int count = 0;
};

GraphPtr decoder(
    int layers, const std::function<double(int)>& width = [](int) { return 100; })
{
    Blocks blocks;
    VertexId at = blocks.add("embed", "gather", {});
    at = blocks.add("embed", "add", {at});
    for (int i = 0; i < layers; ++i)
        at = blocks.decoderLayer("layers." + std::to_string(i), at, width(i));
    blocks.add("head", "softmax", {blocks.add("head", "matmul", {at})});
    return blocks.build();
}

std::vector<Repeat> repeatsOf(const GraphPtr& graph) { return findRepeats(*graph, *groupTree(*graph)); }

} // namespace

class RepeatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decoderWith24Layers()
    {
        const GraphPtr graph = decoder(24);
        const GroupTreePtr tree = groupTree(*graph);
        const auto repeats = findRepeats(*graph, *tree);
        QCOMPARE(repeats.size(), std::size_t{1});
        QCOMPARE(repeats[0].groups.size(), std::size_t{24});
        QCOMPARE(QString::fromStdString(repeatName(*tree, repeats[0])), QStringLiteral("layers"));
    }

    void theRepeatIsABoxThatOpens()
    {
        const GraphPtr graph = decoder(24);
        const GroupTreePtr plain = groupTree(*graph);
        const GroupTreePtr tree = withRepeats(*graph, *plain, findRepeats(*graph, *plain));
        QCOMPARE(tree->groupCount(), plain->groupCount() + 1);
        QCOMPARE(tree->depth(), plain->depth() + 1);
        OpenGroups open = openTo(*tree, 1);
        const FoldedGraphPtr closed = fold(graph, tree, open);
        QCOMPARE(closed->boxes.size(), std::size_t{3}); // embed, layers x24, head
        const GroupId repeat = closed->boxes[1].group();
        QVERIFY(tree->group(repeat).kind == Group::Kind::Repeats);
        QCOMPARE(tree->group(repeat).repeats, 24U);
        QCOMPARE(closed->boxes[1].vertices, std::size_t{24 * 7});
        open[repeat] = 1;
        QCOMPARE(fold(graph, tree, open)->boxes.size(), std::size_t{26});
        // The groups within keep their names and members.
        for (const VertexId v : graph->vertices())
            QCOMPARE(tree->path(tree->home(v)), plain->path(plain->home(v)));
    }

    void stagesOfAResidualNetwork()
    {
        Blocks blocks;
        VertexId at = blocks.add("stem", "conv", {});
        const std::vector<int> stages{3, 4, 6, 3};
        for (std::size_t stage = 0; stage < stages.size(); ++stage)
            for (int i = 0; i < stages[stage]; ++i)
                at = blocks.residualBlock("stage" + std::to_string(stage) + "/block" + std::to_string(i), at,
                                          100.0 * (1 << stage), i == 0);
        blocks.add("head", "matmul", {at});
        const auto repeats = repeatsOf(blocks.build());
        // The first block of each stage has a projection; of the others, 3 and 5 are enough to fold.
        QCOMPARE(repeats.size(), std::size_t{2});
        QCOMPARE(repeats[0].groups.size(), std::size_t{3});
        QCOMPARE(repeats[1].groups.size(), std::size_t{5});
    }

    void otherSizesAreNoRepeat()
    {
        QVERIFY(repeatsOf(decoder(6, [](int i) { return 100.0 + i; })).empty());
        QVERIFY(repeatsOf(decoder(2)).empty());
        // A layer that differs divides the others.
        const auto repeats = repeatsOf(decoder(9, [](int i) { return i == 4 ? 50.0 : 100.0; }));
        QCOMPARE(repeats.size(), std::size_t{2});
        QCOMPARE(repeats[0].groups.size(), std::size_t{4});
        QCOMPARE(repeats[1].groups.size(), std::size_t{4});
    }

    void parallelBranchesAreNoRepeat()
    {
        Blocks blocks;
        const VertexId from = blocks.add("stem", "conv", {});
        for (int i = 0; i < 5; ++i)
            blocks.residualBlock("branch" + std::to_string(i), from, 100, false);
        QVERIFY(repeatsOf(blocks.build()).empty());
    }

    /// The same vertices, connected otherwise: only the edges tell them apart.
    void otherEdgesAreNoRepeat()
    {
        Blocks blocks;
        VertexId at = blocks.add("stem", "conv", {});
        for (int i = 0; i < 6; ++i) {
            const std::string group = "block" + std::to_string(i);
            const VertexId one = blocks.add(group, "conv", {at});
            const VertexId two = blocks.add(group, "conv", {i % 2 == 0 ? one : at});
            at = blocks.add(group, "add", {two, one});
        }
        QVERIFY(repeatsOf(blocks.build()).empty());
    }

    /// Equal blocks, but each continues from another place of the one before.
    void otherEdgesBetweenBlocksAreNoRepeat()
    {
        Blocks blocks;
        VertexId one = blocks.add("stem", "conv", {});
        VertexId two = blocks.add("stem", "pool", {one});
        for (int i = 0; i < 6; ++i) {
            const std::string group = "block" + std::to_string(i);
            const VertexId from = i % 2 == 0 ? one : two;
            one = blocks.add(group, "conv", {from});
            two = blocks.add(group, "pool", {one});
        }
        QVERIFY(repeatsOf(blocks.build()).empty());
    }

    void stops()
    {
        const GraphPtr graph = decoder(24);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(findRepeats(*graph, *groupTree(*graph), stop.get_token()).empty());
    }
};

DOPPLER_TEST(RepeatsTest)

} // namespace repeats_test

#include "repeats.moc"
