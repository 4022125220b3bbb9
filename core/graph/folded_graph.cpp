// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/folded_graph.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace doppler {

std::span<const VertexId> FoldedGraph::verticesOf(std::size_t box) const
{
    const FoldedBox& b = boxes[box];
    if (b.isGroup)
        return tree->members(b.group());
    // A vertex is one of its home's own members, which are in order.
    const auto own = tree->ownMembers(tree->home(b.vertex()));
    const auto at = std::lower_bound(own.begin(), own.end(), b.vertex());
    return own.subspan(static_cast<std::size_t>(at - own.begin()), 1);
}

std::optional<std::uint32_t> FoldedGraph::boxOfGroup(GroupId g) const
{
    const auto members = tree->members(g);
    if (members.empty())
        return {};
    const std::uint32_t box = boxOf[members.front()];
    return boxes[box].isGroup && boxes[box].group() == g ? std::optional(box) : std::nullopt;
}

namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// By group: the closed group that is seen in its place, or none.
std::vector<std::uint32_t> shownFor(const GroupTree& tree, const OpenGroups& open)
{
    std::vector<std::uint32_t> shown(tree.groupCount(), none);
    for (std::uint32_t g = 1; g < shown.size(); ++g) {
        const std::uint32_t around = shown[tree.group(GroupId{g}).parent];
        shown[g] = around != none ? around : open[g] ? none : g;
    }
    return shown;
}

class Folder {
public:
    explicit Folder(FoldedGraph& target) : out(target), graph(*target.graph), tree(*target.tree) {}

    void makeBoxes();
    void makeArrows();
    void markBackward();

private:
    void addTotals(const Vertex& vertex, FoldedBox& box) const;
    /// The boxes' strongly connected components, by number.
    [[nodiscard]] std::vector<std::uint32_t> circles() const;

    FoldedGraph& out;
    const DataflowGraph& graph;
    const GroupTree& tree;
};

void Folder::addTotals(const Vertex& vertex, FoldedBox& box) const
{
    if (vertex.flops)
        box.flops += *vertex.flops;
    else if (vertex.seconds.empty())
        ++box.unknown;
    box.weights += vertex.persistentBytes;
}

void Folder::makeBoxes()
{
    const auto shown = shownFor(tree, out.open);
    const std::size_t count = graph.vertexCount();
    std::vector<std::uint32_t> ofGroup(tree.groupCount(), none);
    std::vector<double> place; // Sum over the vertices of a box.
    out.boxOf.resize(count);
    double number = 0;
    for (const VertexId v : graph.topologicalOrder()) {
        const std::uint32_t group = shown[tree.home(v)];
        std::uint32_t box = group == none ? none : ofGroup[group];
        if (box == none) {
            box = static_cast<std::uint32_t>(out.boxes.size());
            FoldedBox made;
            made.isGroup = group != none;
            made.id = made.isGroup ? group : v.value;
            made.vertices = 0;
            out.boxes.push_back(made);
            place.push_back(0);
            if (made.isGroup)
                ofGroup[group] = box;
        }
        out.boxOf[v] = box;
        ++out.boxes[box].vertices;
        place[box] += number++;
        addTotals(graph.vertex(v), out.boxes[box]);
    }
    for (std::size_t b = 0; b < place.size(); ++b)
        place[b] /= static_cast<double>(out.boxes[b].vertices);
    std::vector<std::uint32_t> order(out.boxes.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return place[a] < place[b]; });
    std::vector<std::uint32_t> newNumber(order.size());
    std::vector<FoldedBox> sorted;
    sorted.reserve(order.size());
    for (const std::uint32_t b : order) {
        newNumber[b] = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(out.boxes[b]);
    }
    out.boxes = std::move(sorted);
    for (std::uint32_t& box : out.boxOf)
        box = newNumber[box];
}

void Folder::makeArrows()
{
    const std::size_t boxes = out.boxes.size();
    std::vector<std::uint32_t> start(boxes + 1, 0); // The vertices of each box.
    for (const std::uint32_t box : out.boxOf)
        ++start[box + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    std::vector<VertexId> members(graph.vertexCount());
    auto at = start;
    for (const VertexId v : graph.vertices())
        members[at[out.boxOf[v]]++] = v;

    out.arrowOf.assign(graph.edgeCount(), FoldedGraph::inside);
    std::vector<std::uint32_t> arrowTo(boxes, none); // Of the box at hand, to each other one.
    std::vector<std::uint32_t> lastTensor;           // By arrow: what was counted last.
    std::vector<std::uint32_t> insideTensor(boxes, none);
    std::vector<std::uint32_t> edges;
    for (std::uint32_t from = 0; from < boxes; ++from) {
        const std::size_t firstArrow = out.arrows.size();
        for (std::uint32_t i = start[from]; i < start[from + 1]; ++i) {
            const VertexId v = members[i];
            edges.resize(graph.outEdges(v).size());
            std::iota(edges.begin(), edges.end(), graph.firstOutEdge(v).value);
            const auto tensorOf = [&](std::uint32_t e) { return graph.edge(EdgeId{e}).tensor.value; };
            const auto byTensor = [&](std::uint32_t a, std::uint32_t b) { return tensorOf(a) < tensorOf(b); };
            if (!std::is_sorted(edges.begin(), edges.end(), byTensor))
                std::stable_sort(edges.begin(), edges.end(), byTensor);
            std::uint32_t leftWith = none; // The tensor that was last seen to leave.
            for (const std::uint32_t e : edges) {
                const Edge& edge = graph.edge(EdgeId{e});
                const double bytes = graph.tensor(edge.tensor).bytes;
                const std::uint32_t to = out.boxOf[edge.to];
                if (to == from) {
                    if (std::exchange(insideTensor[from], edge.tensor.value) != edge.tensor)
                        out.boxes[from].bytesInside += bytes;
                    continue;
                }
                if (std::exchange(leftWith, edge.tensor.value) != edge.tensor)
                    out.boxes[from].bytesOut += bytes;
                if (arrowTo[to] == none) {
                    arrowTo[to] = static_cast<std::uint32_t>(out.arrows.size());
                    out.arrows.push_back({from, to, 0, 0, false});
                    lastTensor.push_back(none);
                }
                const std::uint32_t a = arrowTo[to];
                ++out.arrows[a].edges;
                out.arrowOf[e] = a;
                if (std::exchange(lastTensor[a], edge.tensor.value) != edge.tensor) {
                    out.arrows[a].bytes += bytes;
                    out.boxes[to].bytesIn += bytes;
                }
            }
        }
        for (std::size_t a = firstArrow; a < out.arrows.size(); ++a)
            arrowTo[out.arrows[a].to] = none;
    }
    out.edgeStart.assign(out.arrows.size() + 1, 0);
    for (std::size_t a = 0; a < out.arrows.size(); ++a)
        out.edgeStart[a + 1] = out.edgeStart[a] + out.arrows[a].edges;
    out.arrowEdges.resize(out.edgeStart.back());
    auto free = out.edgeStart;
    for (const EdgeId e : graph.edges())
        if (out.arrowOf[e] != FoldedGraph::inside)
            out.arrowEdges[free[out.arrowOf[e]]++] = e;
}

/// Tarjan's algorithm (Depth-first search and linear graph algorithms, 1972) with a stack of its own.
std::vector<std::uint32_t> Folder::circles() const
{
    const std::size_t boxes = out.boxes.size();
    std::vector<std::uint32_t> first(boxes + 1, 0); // Arrows are by `from`.
    for (const FoldedArrow& arrow : out.arrows)
        ++first[arrow.from + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> number(boxes, none);
    std::vector<std::uint32_t> low(boxes, 0);
    std::vector<std::uint32_t> circle(boxes, none);
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    std::vector<std::uint32_t> way;  // The search's path.
    std::vector<std::uint32_t> open; // Seen, and not in a component yet.
    std::uint32_t seen = 0;
    std::uint32_t components = 0;
    for (std::uint32_t root = 0; root < boxes; ++root) {
        if (number[root] != none)
            continue;
        way.push_back(root);
        while (!way.empty()) {
            const std::uint32_t b = way.back();
            if (number[b] == none) {
                number[b] = low[b] = seen++;
                open.push_back(b);
            }
            if (next[b] < first[b + 1]) {
                const std::uint32_t to = out.arrows[next[b]++].to;
                if (number[to] == none)
                    way.push_back(to);
                else if (circle[to] == none)
                    low[b] = std::min(low[b], number[to]);
                continue;
            }
            way.pop_back();
            if (!way.empty())
                low[way.back()] = std::min(low[way.back()], low[b]);
            if (low[b] != number[b])
                continue;
            std::uint32_t member = none;
            do {
                member = open.back();
                open.pop_back();
                circle[member] = components;
            } while (member != b);
            ++components;
        }
    }
    return circle;
}

void Folder::markBackward()
{
    const auto circle = circles();
    for (FoldedArrow& arrow : out.arrows)
        arrow.backward = circle[arrow.from] == circle[arrow.to] && arrow.to < arrow.from;
}

} // namespace

FoldedGraphPtr fold(GraphPtr graph, GroupTreePtr tree, OpenGroups open, const std::stop_token& stop)
{
    auto out = std::make_shared<FoldedGraph>();
    out->graph = std::move(graph);
    out->tree = std::move(tree);
    out->open = std::move(open);
    Folder folder(*out);
    folder.makeBoxes();
    if (stop.stop_requested())
        return {};
    folder.makeArrows();
    if (stop.stop_requested())
        return {};
    folder.markBackward();
    return out;
}

OpenGroups openTo(const GroupTree& tree, std::uint32_t depth)
{
    OpenGroups open(tree.groupCount(), 0);
    for (const GroupId g : tree.groups())
        open[g] = tree.group(g).depth < depth || g == GroupTree::whole;
    return open;
}

std::size_t boxCount(const GroupTree& tree, const OpenGroups& open)
{
    const auto shown = shownFor(tree, open);
    std::size_t count = 0;
    for (const GroupId g : tree.groups())
        count += shown[g] == none ? tree.ownMembers(g).size() : shown[g] == g ? 1 : 0;
    return count;
}

std::uint32_t deepestWithin(const GroupTree& tree, std::size_t mostBoxes)
{
    std::uint32_t depth = 1;
    while (depth <= tree.depth() && boxCount(tree, openTo(tree, depth + 1)) <= mostBoxes)
        ++depth;
    return depth;
}

std::optional<GroupId> closedAround(const GroupTree& tree, const OpenGroups& open, GroupId g)
{
    std::optional<GroupId> closed;
    for (; g.valid(); g = tree.group(g).parent)
        if (!open[g])
            closed = g;
    return closed;
}

void reveal(const GroupTree& tree, OpenGroups& open, VertexId v)
{
    for (GroupId g = tree.home(v); g.valid(); g = tree.group(g).parent)
        open[g] = 1;
}

void openNextLevel(const GroupTree& tree, OpenGroups& open)
{
    const auto shown = shownFor(tree, open);
    for (const GroupId g : tree.groups())
        if (shown[g] == g)
            open[g] = 1;
}

void closeLastLevel(const GroupTree& tree, OpenGroups& open)
{
    const auto shown = shownFor(tree, open);
    std::uint32_t deepest = 0;
    for (const GroupId g : tree.groups())
        if (shown[g] == none)
            deepest = std::max(deepest, tree.group(g).depth);
    for (const GroupId g : tree.groups())
        if (deepest > 0 && tree.group(g).depth >= deepest)
            open[g] = 0;
}

} // namespace doppler
