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

/// The structure of a group: its vertices in an order that depends on structure, and the edges between them.
struct Shape {
    std::vector<std::uint64_t> vertices;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges; ///< Positions in `vertices`; sorted.
    bool operator==(const Shape&) const = default;
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

    Shape of(GroupId group)
    {
        const auto members = tree.members(group);
        for (std::uint32_t i = 0; i < members.size(); ++i)
            position[members[i]] = i;
        std::vector<std::uint64_t> color;
        for (const VertexId v : members)
            color.push_back(kind[v]);
        for (int round = 0; round < rounds; ++round)
            refine(members, color);
        Shape shape = arranged(members, color);
        for (const VertexId v : members)
            position[v] = outside;
        return shape;
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

    Shape arranged(std::span<const VertexId> members, const std::vector<std::uint64_t>& color) const
    {
        std::vector<std::uint32_t> order(members.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
            return color[a] != color[b] ? color[a] < color[b] : members[a] < members[b];
        });
        std::vector<std::uint32_t> place(order.size());
        Shape shape;
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            place[order[i]] = i;
            shape.vertices.push_back(color[order[i]]);
        }
        for (std::uint32_t i = 0; i < members.size(); ++i)
            for (const Edge& e : graph.outEdges(members[i]))
                if (const std::uint32_t at = position[e.to]; at != outside)
                    shape.edges.emplace_back(place[i], place[at]);
        std::ranges::sort(shape.edges);
        return shape;
    }

    const DataflowGraph& graph;
    const GroupTree& tree;
    std::vector<std::uint64_t> kind;     ///< By vertex.
    std::vector<std::uint32_t> position; ///< By vertex, in the group at hand.
};

/// By group of one parent: the groups that its edges lead to.
class Followers {
public:
    Followers(const DataflowGraph& shown, const GroupTree& groups) : graph(shown), tree(groups) {}

    [[nodiscard]] bool leads(GroupId from, GroupId to) const
    {
        for (const VertexId v : tree.members(from))
            for (const Edge& e : graph.outEdges(v))
                if (tree.contains(to, tree.home(e.to)))
                    return true;
        return false;
    }

private:
    const DataflowGraph& graph;
    const GroupTree& tree;
};

} // namespace

std::vector<Repeat> findRepeats(const DataflowGraph& graph, const GroupTree& tree,
                                const std::stop_token& stop)
{
    std::vector<Repeat> found;
    Shapes shapes(graph, tree);
    const Followers followers(graph, tree);
    for (const GroupId parent : tree.groups()) {
        const auto children = tree.children(parent); // By first level: in the order of the data flow.
        if (children.size() < fewestRepeats)
            continue;
        Repeat run;
        std::optional<Shape> last;
        const auto close = [&] {
            if (run.groups.size() >= fewestRepeats)
                found.push_back(std::move(run));
            run = {};
        };
        for (const GroupId child : children) {
            if (stop.stop_requested())
                return {};
            Shape shape;
            if (tree.group(child).kind == Group::Kind::Named && tree.members(child).size() > 1)
                shape = shapes.of(child);
            const bool same = !shape.vertices.empty() && last && shape == *last &&
                              followers.leads(run.groups.back(), child);
            if (!same)
                close();
            if (!shape.vertices.empty())
                run.groups.push_back(child);
            last = shape.vertices.empty() ? std::nullopt : std::optional(std::move(shape));
        }
        close();
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
