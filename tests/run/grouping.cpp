// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of groups, a graph with closed groups folded away, and a run seen on it.
#include "core/graph/folded_graph.h"
#include "core/graph/metrics.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/run/folded_run.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <map>
#include <set>

namespace grouping_test {

using namespace doppler;

namespace {

struct Named {
    std::string name;
    std::string group;
};

GraphPtr named(const std::vector<Named>& vertices, const std::vector<std::pair<int, int>>& edges = {})
{
    GraphBuilder builder("named");
    for (const Named& n : vertices) {
        Vertex vertex;
        vertex.name = n.name;
        vertex.group = n.group;
        vertex.flops = 10;
        vertex.outputBytes = 100;
        builder.addVertex(std::move(vertex));
    }
    for (const auto& [from, to] : edges)
        builder.addEdge(VertexId{static_cast<std::size_t>(from)}, VertexId{static_cast<std::size_t>(to)});
    return builder.build().value();
}

/// Path -> members.
std::map<std::string, std::set<std::uint32_t>> groupsOf(const GroupTree& tree)
{
    std::map<std::string, std::set<std::uint32_t>> out;
    for (const GroupId g : tree.groups())
        if (g != GroupTree::whole)
            for (const VertexId v : tree.members(g))
                out[tree.path(g)].insert(v.value);
    return out;
}

GroupId find(const GroupTree& tree, const std::string& path)
{
    for (const GroupId g : tree.groups())
        if (tree.path(g) == path)
            return g;
    return {};
}

/// Random graphs whose vertices are in random groups, some in none, some in groups of groups.
GraphPtr randomGrouped(Random& random, std::size_t mostVertices)
{
    const GraphPtr plain = tests::randomGraph(random, {.mostVertices = mostVertices});
    GraphBuilder builder("grouped");
    for (const VertexId v : plain->vertices()) {
        Vertex vertex = plain->vertex(v);
        if (random.below(5) > 0)
            vertex.group = "g" + std::to_string(random.below(4));
        if (!vertex.group.empty() && random.below(2) == 0)
            vertex.group += "/h" + std::to_string(random.below(3));
        builder.addVertex(std::move(vertex));
    }
    for (const EdgeId e : plain->edges()) {
        const Edge& edge = plain->edge(e);
        const Tensor& tensor = plain->tensor(edge.tensor);
        builder.addEdge({edge.from, edge.to, tensor.bytes, tensor.seconds,
                         tensor.name.empty() ? std::string() : tensor.name.text()});
    }
    return builder.build().value();
}

OpenGroups randomOpen(const GroupTree& tree, Random& random)
{
    OpenGroups open(tree.groupCount(), 0);
    for (char& one : open)
        one = random.below(2) == 0;
    open[0] = 1;
    return open;
}

} // namespace

class GroupingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slashesNest()
    {
        const auto graph = named({{"a", "layer0/attention"},
                                  {"b", "layer0/attention"},
                                  {"c", "layer0/mlp"},
                                  {"d", "layer0/mlp"},
                                  {"e", "layer1"},
                                  {"f", "layer1"},
                                  {"g", ""}});
        const auto tree = groupTree(*graph);
        const std::map<std::string, std::set<std::uint32_t>> expected{{"layer0", {0, 1, 2, 3}},
                                                                      {"layer0/attention", {0, 1}},
                                                                      {"layer0/mlp", {2, 3}},
                                                                      {"layer1", {4, 5}}};
        QVERIFY(groupsOf(*tree) == expected);
        QCOMPARE(tree->depth(), 2U);
        QCOMPARE(tree->group(tree->home(VertexId{2})).name, std::string("mlp"));
        QCOMPARE(tree->home(VertexId{6}), GroupTree::whole);
        QCOMPARE(tree->ownMembers(GroupTree::whole).size(), std::size_t{1});
        QVERIFY(tree->contains(find(*tree, "layer0"), find(*tree, "layer0/mlp")));
        QVERIFY(!tree->contains(find(*tree, "layer1"), find(*tree, "layer0/mlp")));
    }

    void namesServeWhereGroupsLack()
    {
        const auto tree = groupTree(*named({{"model.layers.0.q", ""},
                                            {"model.layers.0.k", ""},
                                            {"model.layers.1.q", ""},
                                            {"model.layers.1.k", ""},
                                            {"head/w", ""},
                                            {"head/b", ""}}));
        const std::map<std::string, std::set<std::uint32_t>> expected{{"head", {4, 5}},
                                                                      {"model/layers", {0, 1, 2, 3}},
                                                                      {"model/layers/0", {0, 1}},
                                                                      {"model/layers/1", {2, 3}}};
        QVERIFY(groupsOf(*tree) == expected);
        QCOMPARE(tree->group(find(*tree, "model/layers")).name, std::string("model/layers"));
    }

    void piecesOfAnOperationAreAGroup()
    {
        const auto tree = groupTree(*named({{"S[0,0]", "attention"},
                                            {"S[0,1]", "attention"},
                                            {"O[0]", "attention"},
                                            {"O[1]", "attention"},
                                            {"M[0]", "M"},
                                            {"M[1]", "M"},
                                            {"alone[0]", ""}}));
        const std::map<std::string, std::set<std::uint32_t>> expected{
            {"attention", {0, 1, 2, 3}}, {"attention/S", {0, 1}}, {"attention/O", {2, 3}}, {"M", {4, 5}}};
        QVERIFY(groupsOf(*tree) == expected);
    }

    void oneGroupOfEverythingIsNone()
    {
        QCOMPARE(groupTree(*named({{"a", "all/of/it"}, {"b", "all/of/it"}}))->groupCount(), std::size_t{1});
        QCOMPARE(groupTree(*named({{"a", "only"}}))->groupCount(), std::size_t{1});
    }

    void crowdsAreTakenByLevels()
    {
        GraphBuilder builder("chain");
        for (int i = 0; i < 1000; ++i)
            builder.addVertex({});
        for (std::size_t i = 1; i < 1000; ++i)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
        const auto graph = builder.build().value();
        const auto tree = groupTree(*graph, {}, 20);
        // 200 bands of 5, which are too many themselves: 40 of 5 of those, and 8 of 5 of these.
        QCOMPARE(tree->children(GroupTree::whole).size(), std::size_t{8});
        QCOMPARE(tree->depth(), 3U);
        for (const GroupId g : tree->groups()) {
            QVERIFY(tree->children(g).size() + tree->ownMembers(g).size() <= 20);
            if (g != GroupTree::whole)
                QCOMPARE(tree->group(g).kind, Group::Kind::Levels);
            for (const VertexId v : tree->members(g)) // A chain: levels are ids.
                QVERIFY(v >= tree->group(g).firstLevel && v <= tree->group(g).lastLevel);
        }
    }

    void aWideLevelIsCutToo()
    {
        GraphBuilder builder("wide");
        for (int i = 0; i < 3000; ++i)
            builder.addVertex({});
        const auto tree = groupTree(*builder.build().value(), {}, 100);
        for (const GroupId g : tree->groups())
            QVERIFY(tree->children(g).size() + tree->ownMembers(g).size() <= 100);
    }

    void treesHoldTogether()
    {
        Random random(5);
        for (int round = 0; round < 200; ++round) {
            const auto graph = randomGrouped(random, 60);
            const auto tree = groupTree(*graph, {}, 2 + random.below(30));
            std::size_t vertices = 0;
            for (const GroupId g : tree->groups()) {
                std::set<std::uint32_t> expected;
                for (const VertexId v : tree->ownMembers(g)) {
                    QCOMPARE(tree->home(v), g);
                    expected.insert(v.value);
                }
                vertices += expected.size();
                for (const GroupId child : tree->children(g)) {
                    QCOMPARE(tree->group(child).parent, g);
                    QCOMPARE(tree->group(child).depth, tree->group(g).depth + 1);
                    for (const VertexId v : tree->members(child))
                        QVERIFY(expected.insert(v.value).second);
                }
                std::set<std::uint32_t> found;
                for (const VertexId v : tree->members(g))
                    found.insert(v.value);
                QVERIFY(found == expected);
                if (g != GroupTree::whole) {
                    QVERIFY(found.size() >= 2);
                    QVERIFY(tree->group(g).parent < g);
                    QVERIFY(found.size() < tree->members(tree->group(g).parent).size() ||
                            tree->group(g).kind == Group::Kind::Levels);
                }
            }
            QCOMPARE(vertices, graph->vertexCount());
        }
    }

    void nothingClosedIsTheGraph()
    {
        Random random(7);
        const auto graph = randomGrouped(random, 50);
        const auto tree = groupTree(*graph);
        const auto folded = fold(graph, tree, openTo(*tree, tree->depth() + 1));
        QCOMPARE(folded->boxes.size(), graph->vertexCount());
        QCOMPARE(folded->boxes.size(), boxCount(*tree, folded->open));
        for (const FoldedArrow& arrow : folded->arrows)
            QVERIFY(!arrow.backward && arrow.from < arrow.to);
    }

    void bundlesByHand()
    {
        // a0 feeds both b's with one tensor, a1 feeds b0; a0 feeds a1.
        const auto graph = named({{"a0", "a"}, {"a1", "a"}, {"b0", "b"}, {"b1", "b"}, {"c", ""}},
                                 {{0, 2}, {0, 3}, {1, 2}, {0, 1}, {3, 4}});
        const auto tree = groupTree(*graph);
        const auto folded = fold(graph, tree, openTo(*tree, 1));
        QCOMPARE(folded->boxes.size(), std::size_t{3});
        const FoldedBox& a = folded->boxes[folded->boxOf[0]];
        QVERIFY(a.isGroup && a.group() == find(*tree, "a"));
        QCOMPARE(a.vertices, std::size_t{2});
        QCOMPARE(a.flops, 20.0);
        QCOMPARE(a.bytesIn, 0.0);
        QCOMPARE(a.bytesOut, 200.0);
        QCOMPARE(a.bytesInside, 100.0);
        QCOMPARE(folded->boxes[folded->boxOf[2]].bytesIn, 200.0);
        QCOMPARE(folded->boxes[folded->boxOf[4]].isGroup, false);
        QCOMPARE(folded->arrows.size(), std::size_t{2});
        const FoldedArrow& bundle = folded->arrows[0];
        QCOMPARE(bundle.edges, 3U);
        QCOMPARE(bundle.bytes, 200.0);
        QCOMPARE(folded->edgesOf(0).size(), std::size_t{3});
        QCOMPARE(folded->boxOfGroup(find(*tree, "b")), std::optional(folded->boxOf[3]));
    }

    void circlesAreBroken()
    {
        // x0 -> y0 -> x1: the groups feed each other; y's vertices lie later on average.
        const auto graph =
            named({{"x0", "x"}, {"y0", "y"}, {"x1", "x"}, {"y1", "y"}}, {{0, 1}, {1, 2}, {2, 3}});
        const auto tree = groupTree(*graph);
        const auto folded = fold(graph, tree, openTo(*tree, 1));
        QCOMPARE(folded->arrows.size(), std::size_t{2});
        for (const FoldedArrow& arrow : folded->arrows)
            QCOMPARE(arrow.backward, arrow.from == folded->boxOf[1]);
    }

    void foldsOfRandomGraphs()
    {
        Random random(11);
        int circles = 0;
        for (int round = 0; round < 300; ++round) {
            const auto graph = randomGrouped(random, 60);
            const auto tree = groupTree(*graph, {}, 2 + random.below(40));
            const auto folded = fold(graph, tree, randomOpen(*tree, random));
            QCOMPARE(folded->boxes.size(), boxCount(*tree, folded->open));
            std::vector<std::size_t> count(folded->boxes.size(), 0);
            for (const VertexId v : graph->vertices()) {
                const FoldedBox& box = folded->boxes[folded->boxOf[v]];
                ++count[folded->boxOf[v]];
                const auto closed = closedAround(*tree, folded->open, tree->home(v));
                QCOMPARE(box.isGroup, closed.has_value());
                QVERIFY(box.isGroup ? box.group() == *closed : box.vertex() == v);
            }
            for (std::size_t b = 0; b < count.size(); ++b) {
                QCOMPARE(folded->boxes[b].vertices, count[b]);
                QCOMPARE(folded->verticesOf(b).size(), count[b]);
                QCOMPARE(folded->boxOf[folded->verticesOf(b).front()], static_cast<std::uint32_t>(b));
            }
            // Every edge is in one arrow, and the tensors add up.
            std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> tensors;
            std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> edges;
            for (const EdgeId e : graph->edges()) {
                const Edge& edge = graph->edge(e);
                const std::pair ends(folded->boxOf[edge.from], folded->boxOf[edge.to]);
                if (ends.first == ends.second) {
                    QCOMPARE(folded->arrowOf[e], FoldedGraph::inside);
                    continue;
                }
                const FoldedArrow& arrow = folded->arrows[folded->arrowOf[e]];
                QVERIFY(arrow.from == ends.first && arrow.to == ends.second);
                tensors[ends].insert(edge.tensor.value);
                ++edges[ends];
            }
            QCOMPARE(folded->arrows.size(), edges.size());
            std::vector<double> in(folded->boxes.size(), 0);
            for (const FoldedArrow& arrow : folded->arrows) {
                double bytes = 0;
                for (const std::uint32_t t : tensors[{arrow.from, arrow.to}])
                    bytes += graph->tensor(TensorId{t}).bytes;
                QCOMPARE(arrow.bytes, bytes);
                QCOMPARE(arrow.edges, static_cast<std::uint32_t>(edges[{arrow.from, arrow.to}]));
                in[arrow.to] += bytes;
                circles += arrow.backward ? 1 : 0;
            }
            for (std::size_t b = 0; b < in.size(); ++b)
                QCOMPARE(folded->boxes[b].bytesIn, in[b]);
            // Without the backward arrows there is no cycle: boxes can be taken off one by one.
            std::vector<std::size_t> missing(folded->boxes.size(), 0);
            for (const FoldedArrow& arrow : folded->arrows)
                missing[arrow.to] += arrow.backward ? 0 : 1;
            std::vector<std::uint32_t> free;
            for (std::uint32_t b = 0; b < missing.size(); ++b)
                if (missing[b] == 0)
                    free.push_back(b);
            for (std::size_t i = 0; i < free.size(); ++i)
                for (const FoldedArrow& arrow : folded->arrows)
                    if (arrow.from == free[i] && !arrow.backward && --missing[arrow.to] == 0)
                        free.push_back(arrow.to);
            QCOMPARE(free.size(), folded->boxes.size());
        }
        QVERIFY(circles > 100); // Some of them had circles.
    }

    void opensAndClosesByLevels()
    {
        const auto graph =
            named({{"a", "x/u"}, {"b", "x/u"}, {"c", "x/v"}, {"d", "x/v"}, {"e", "y"}, {"f", "y"}});
        const auto tree = groupTree(*graph);
        OpenGroups open = openTo(*tree, 1);
        QCOMPARE(boxCount(*tree, open), std::size_t{2});
        openNextLevel(*tree, open);
        QCOMPARE(boxCount(*tree, open), std::size_t{4}); // u, v, e, f
        openNextLevel(*tree, open);
        QCOMPARE(boxCount(*tree, open), std::size_t{6});
        closeLastLevel(*tree, open);
        QCOMPARE(boxCount(*tree, open), std::size_t{4});
        closeLastLevel(*tree, open);
        QCOMPARE(boxCount(*tree, open), std::size_t{2});
        closeLastLevel(*tree, open);
        QCOMPARE(boxCount(*tree, open), std::size_t{2});
        reveal(*tree, open, VertexId{2});
        QCOMPARE(boxCount(*tree, open), std::size_t{4}); // u, c, d, y
        QCOMPARE(deepestWithin(*tree, 1), 1U);
        QCOMPARE(deepestWithin(*tree, 4), 2U);
        QCOMPARE(deepestWithin(*tree, 5), 2U);
        QCOMPARE(deepestWithin(*tree, 6), 3U);
    }

    void runsAddUp()
    {
        Random random(13);
        for (int round = 0; round < 100; ++round) {
            const auto graph = randomGrouped(random, 40);
            const auto any = tests::randomProblem(random, {});
            const auto problem = Problem::create(graph, any->topologyPtr());
            if (!problem)
                continue; // Its devices don't suit the graph.
            Placement placement;
            drawAssignment(**problem, random, placement.devices);
            const auto run = makeRun(*problem, placement, "random").value();
            const auto tree = groupTree(*graph);
            const auto folded = fold(graph, tree, randomOpen(*tree, random));
            const auto seen = foldRun(folded, run);
            const Schedule& schedule = run->schedule;
            for (std::size_t b = 0; b < folded->boxes.size(); ++b) {
                double seconds = 0;
                double start = never;
                double end = 0;
                std::map<std::uint32_t, double> onDevice;
                for (const VertexId v : folded->verticesOf(b)) {
                    const TaskRun& task = schedule.tasks[v];
                    seconds += task.end - task.start;
                    onDevice[task.device] += task.end - task.start;
                    start = std::min(start, task.start);
                    end = std::max(end, task.end);
                }
                QVERIFY(std::abs(seen->totals(b).seconds - seconds) < 1e-9);
                QCOMPARE(seen->totals(b).start, start);
                QCOMPARE(seen->totals(b).end, end);
                QCOMPARE(seen->shares(b).size(), onDevice.size());
                double shares = 0;
                double before = 2;
                for (const DeviceShare& share : seen->shares(b)) {
                    shares += share.share;
                    QVERIFY(share.share <= before);
                    before = share.share;
                    if (seconds > 0)
                        QVERIFY(std::abs(share.share - onDevice.at(share.device) / seconds) < 1e-9);
                }
                QVERIFY(std::abs(shares - 1) < 1e-9);
            }
            for (int moment = 0; moment <= 10; ++moment) {
                const double t = schedule.makespan * moment / 10;
                for (std::size_t b = 0; b < folded->boxes.size(); ++b) {
                    std::size_t started = 0;
                    std::size_t done = 0;
                    for (const VertexId v : folded->verticesOf(b)) {
                        started += schedule.tasks[v].start <= t ? 1 : 0;
                        done += schedule.tasks[v].end <= t ? 1 : 0;
                    }
                    QCOMPARE(seen->at(b, t).started, started);
                    QCOMPARE(seen->at(b, t).done, done);
                }
                std::multiset<std::pair<std::uint32_t, double>> expected;
                for (const TransferRun& transfer : schedule.transfers) {
                    if (t < transfer.start || t >= transfer.end)
                        continue;
                    std::set<std::uint32_t> arrows;
                    std::uint32_t e = graph->firstOutEdge(transfer.vertex);
                    for (const Edge& edge : graph->outEdges(transfer.vertex)) {
                        if (edge.tensor == transfer.tensor && schedule.tasks[edge.to].device == transfer.to &&
                            folded->arrowOf[e] != FoldedGraph::inside)
                            arrows.insert(folded->arrowOf[e]);
                        ++e;
                    }
                    for (const std::uint32_t a : arrows)
                        expected.emplace(a, (t - transfer.start) / (transfer.end - transfer.start));
                }
                std::vector<ArrowTransfer> found;
                seen->transfersAt(t, found);
                std::multiset<std::pair<std::uint32_t, double>> flying;
                for (const ArrowTransfer& transfer : found)
                    flying.emplace(transfer.arrow, transfer.progress);
                QVERIFY(flying == expected);
            }
        }
    }

    void everyFamilyFolds()
    {
        for (const Workload& family : workloads()) {
            const auto graph = generateWorkload(family.id).value();
            const auto tree = groupTree(*graph);
            for (std::uint32_t depth = 1; depth <= tree->depth() + 1; ++depth) {
                const auto folded = fold(graph, tree, openTo(*tree, depth));
                std::size_t vertices = 0;
                for (const FoldedBox& box : folded->boxes)
                    vertices += box.vertices;
                QCOMPARE(vertices, graph->vertexCount());
            }
        }
    }

    void stopsEarly()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto graph = generateWorkload("chainmm").value();
        QVERIFY(!groupTree(*graph, stop.get_token()));
        QVERIFY(!fold(graph, groupTree(*graph), {1}, stop.get_token()));
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, GroupingTest)

} // namespace grouping_test

#include "grouping.moc"
