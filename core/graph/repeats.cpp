// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/repeats.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>

namespace doppler {

namespace {

/// Rounds in which vertices learn about their neighbours. Each doubles what tells vertices of a block apart;
/// what they don't is compared edge by edge.
constexpr int rounds = 6;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    hash ^= value + 0x9e3779b97f4a7c15ULL + (hash << 6) + (hash >> 2);
    hash *= 0xff51afd7ed558ccdULL;
    return hash ^ (hash >> 32);
}

std::uint64_t hashOf(std::string_view text) { return std::hash<std::string_view>()(text); }
std::uint64_t hashOf(double value) { return std::bit_cast<std::uint64_t>(value + 0.0); }

/// What a vertex is, without its name and its neighbours.
std::uint64_t kindOf(const Vertex& vertex)
{
    std::uint64_t hash = hashOf(vertex.op);
    hash = mixed(hash, vertex.flops ? hashOf(*vertex.flops) : 1);
    hash = mixed(hash, hashOf(vertex.outputBytes));
    hash = mixed(hash, hashOf(vertex.persistentBytes));
    for (const MeasuredSeconds& seconds :
         vertex.seconds) // Measurements of equal vertices differ: kinds only.
        hash = mixed(hash, hashOf(seconds.kind));
    if (vertex.kernel) {
        hash = mixed(hash, hashOf(vertex.kernel->einsum));
        for (const auto& [label, extent] : vertex.kernel->extents)
            hash = mixed(mixed(hash, static_cast<std::uint64_t>(label)), extent);
    }
    return hash;
}

using Links = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// The structure of a group: its vertices in an order that depends on structure, and the edges between them.
struct Shape {
    std::vector<std::uint64_t> vertices;
    Links edges; ///< Positions in `vertices`; sorted.
    bool operator==(const Shape&) const = default;
};

/// A group with its structure and its vertices in the order of the structure.
struct Block {
    GroupId group;
    Shape shape;
    std::vector<VertexId> order;
};

class Shapes {
public:
    Shapes(const DataflowGraph& shown, const GroupTree& groups)
        : graph(shown), tree(groups), position(shown.vertexCount(), outside)
    {
        kind.reserve(graph.vertexCount());
        for (const VertexId v : graph.vertices())
            kind.push_back(kindOf(graph.vertex(v)));
    }

    Block of(GroupId group)
    {
        const auto members = tree.members(group);
        for (std::uint32_t i = 0; i < members.size(); ++i)
            position[members[i]] = i;
        std::vector<std::uint64_t> color;
        for (const VertexId v : members)
            color.push_back(kind[v]);
        for (int round = 0; round < rounds; ++round)
            refine(members, color);
        Block block = arranged(members, color);
        block.group = group;
        for (const VertexId v : members)
            position[v] = outside;
        return block;
    }

    /// The edges from one block to another, by places in their orders.
    Links between(const Block& from, const Block& to)
    {
        for (std::uint32_t i = 0; i < to.order.size(); ++i)
            position[to.order[i]] = i;
        Links links;
        for (std::uint32_t i = 0; i < from.order.size(); ++i)
            for (const Edge& e : graph.outEdges(from.order[i]))
                if (const std::uint32_t at = position[e.to]; at != outside)
                    links.emplace_back(i, at);
        for (const VertexId v : to.order)
            position[v] = outside;
        std::ranges::sort(links);
        return links;
    }

private:
    static constexpr std::uint32_t outside = ~std::uint32_t{0};

    /// Neighbours count as a sum, so that their order does not matter; those outside don't count.
    void refine(std::span<const VertexId> members, std::vector<std::uint64_t>& color) const
    {
        std::vector<std::uint64_t> next(color.size());
        for (std::uint32_t i = 0; i < members.size(); ++i) {
            std::uint64_t in = 0;
            std::uint64_t out = 0;
            for (const EdgeId e : graph.inEdges(members[i]))
                if (const std::uint32_t at = position[graph.edge(e).from]; at != outside)
                    in += mixed(1, color[at]);
            for (const Edge& e : graph.outEdges(members[i]))
                if (const std::uint32_t at = position[e.to]; at != outside)
                    out += mixed(2, color[at]);
            next[i] = mixed(mixed(color[i], in), out);
        }
        color = std::move(next);
    }

    Block arranged(std::span<const VertexId> members, const std::vector<std::uint64_t>& color) const
    {
        std::vector<std::uint32_t> order(members.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
            return color[a] != color[b] ? color[a] < color[b] : members[a] < members[b];
        });
        std::vector<std::uint32_t> place(order.size());
        Block block;
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            place[order[i]] = i;
            block.shape.vertices.push_back(color[order[i]]);
            block.order.push_back(members[order[i]]);
        }
        for (std::uint32_t i = 0; i < members.size(); ++i)
            for (const Edge& e : graph.outEdges(members[i]))
                if (const std::uint32_t at = position[e.to]; at != outside)
                    block.shape.edges.emplace_back(place[i], place[at]);
        std::ranges::sort(block.shape.edges);
        return block;
    }

    const DataflowGraph& graph;
    const GroupTree& tree;
    std::vector<std::uint64_t> kind;     ///< By vertex.
    std::vector<std::uint32_t> position; ///< By vertex, in the group at hand.
};

/// Collects blocks that repeat, one after the other.
class Runs {
public:
    Runs(Shapes& known, std::vector<Repeat>& into) : shapes(known), found(into) {}

    void add(Block block)
    {
        Links link;
        if (last && block.shape == last->shape)
            link = shapes.between(*last, block);
        const bool follows = !link.empty();
        const bool same = follows && (run.groups.size() < 2 || link == lastLink);
        if (!same && !close() && follows)
            run.groups.push_back(last->group); // The last two may begin another run.
        run.groups.push_back(block.group);
        lastLink = std::move(link);
        last = std::move(block);
    }
    /// Ends the run at hand; returns whether it was a repeat.
    bool close()
    {
        const bool enough = run.groups.size() >= fewestRepeats;
        if (enough)
            found.push_back(std::move(run));
        run = {};
        return enough;
    }
    void interrupt()
    {
        close();
        last.reset();
    }

private:
    Shapes& shapes;
    std::vector<Repeat>& found;
    Repeat run;
    std::optional<Block> last;
    Links lastLink;
};

} // namespace

std::vector<Repeat> findRepeats(const DataflowGraph& graph, const GroupTree& tree,
                                const std::stop_token& stop)
{
    std::vector<Repeat> found;
    Shapes shapes(graph, tree);
    for (const GroupId parent : tree.groups()) {
        const auto children = tree.children(parent); // By first level: in the order of the data flow.
        if (children.size() < fewestRepeats)
            continue;
        Runs runs(shapes, found);
        for (const GroupId child : children) {
            if (stop.stop_requested())
                return {};
            if (tree.group(child).kind == Group::Kind::Named)
                runs.add(shapes.of(child));
            else
                runs.interrupt();
        }
        runs.interrupt();
    }
    return found;
}

std::string repeatName(const GroupTree& tree, const Repeat& repeat)
{
    const std::string& first = tree.group(repeat.groups.front()).name;
    const std::string& last = tree.group(repeat.groups.back()).name;
    const auto [end, other] = std::ranges::mismatch(first, last);
    std::string common(first.begin(), end);
    while (!common.empty() &&
           std::string_view("0123456789._-[(/ ").find(common.back()) != std::string_view::npos)
        common.pop_back();
    return common.empty() ? first + "\u2026" + last : common;
}

} // namespace doppler
