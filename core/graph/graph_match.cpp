// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_match.h"

#include "core/base/fingerprint.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace doppler {

namespace {

using Color = std::uint64_t;

/// Spreads the bits of a color, so that sums of colors keep them apart.
Color mixed(Color x)
{
    x ^= x >> 30U;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27U;
    x *= 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
}

/// What the matching knows of one of the two graphs.
struct Side {
    explicit Side(const DataflowGraph& g) : graph(g), colors(g.vertexCount()), partner(g.vertexCount()) {}

    const DataflowGraph& graph;
    std::vector<Color> colors;
    std::vector<VertexId> partner; ///< In the other graph; invalid: none yet.
};

Color operationColor(const Vertex& vertex)
{
    Fingerprint print;
    print.add(vertex.op);
    return mixed(print.value());
}

/// Operation and costs, without names.
Color ownColor(const Vertex& vertex)
{
    Fingerprint print;
    print.add(vertex.op);
    print.add(vertex.flops.value_or(-1));
    print.add(vertex.outputBytes);
    print.add(vertex.persistentBytes);
    for (const MeasuredSeconds& one : vertex.seconds) {
        print.add(one.kind);
        print.add(one.seconds);
    }
    return mixed(print.value());
}

/// Colors that also tell neighbourhoods apart, up to so many steps away.
std::vector<Color> neighbourColors(const DataflowGraph& graph, int steps)
{
    std::vector<Color> now(graph.vertexCount());
    for (const VertexId v : graph.vertices())
        now[v] = ownColor(graph.vertex(v));
    for (int step = 0; step < steps; ++step) {
        std::vector<Color> next(now.size());
        for (const VertexId v : graph.vertices()) {
            Color sum = mixed(now[v]);
            for (const EdgeId e : graph.inEdges(v))
                sum += mixed(now[graph.edge(e).from] + 1);
            for (const Edge& edge : graph.outEdges(v))
                sum += mixed(now[edge.to] + 2);
            next[v] = mixed(sum);
        }
        now = std::move(next);
    }
    return now;
}

/// Vertices by name, where exactly one has it.
std::unordered_map<std::string_view, VertexId> uniqueNames(const DataflowGraph& graph)
{
    std::unordered_map<std::string_view, VertexId> out;
    for (const VertexId v : graph.vertices())
        if (!graph.vertex(v).name.empty())
            if (const auto [at, fresh] = out.emplace(graph.vertex(v).name, v); !fresh)
                at->second = VertexId();
    std::erase_if(out, [](const auto& entry) { return !entry.second.valid(); });
    return out;
}

class Matching {
public:
    Matching(const DataflowGraph& a, const DataflowGraph& b) : sides{Side(a), Side(b)}
    {
        for (const auto& [name, v] : uniqueNames(a))
            names.emplace_back(v, VertexId());
        const auto others = uniqueNames(b);
        for (auto& [v, other] : names)
            if (const auto found = others.find(a.vertex(v).name); found != others.end())
                other = found->second;
        std::erase_if(names, [](const auto& pair) { return !pair.second.valid(); });
        std::ranges::sort(names);
    }

    GraphMatch result()
    {
        if (namesAreTrusted())
            byName(true);
        byColors(8, true);
        byColors(2, true);
        byColors(0, true);
        byCosts(); // Before names that may have shifted.
        byName(true);
        byColors(-1, false);
        bySharedNeighbours();
        byName(false);
        return finished();
    }

private:
    /// Free vertices of both graphs with one color, ascending.
    struct Class {
        std::array<std::set<VertexId>, 2> members;
    };

    /// Where vertices were renumbered, equal names are of different vertices.
    [[nodiscard]] bool namesAreTrusted() const
    {
        const auto agree = std::ranges::count_if(names, [this](const auto& pair) {
            return ownColor(sides[0].graph.vertex(pair.first)) ==
                   ownColor(sides[1].graph.vertex(pair.second));
        });
        return 2 * static_cast<std::size_t>(agree) >= names.size();
    }

    void byName(bool sameOperation)
    {
        for (const auto& [v, other] : names) {
            if (sides[0].partner[v].valid() || sides[1].partner[other].valid())
                continue;
            if (sameOperation && sides[0].graph.vertex(v).op != sides[1].graph.vertex(other).op)
                continue;
            join(v, other);
            ++namedPairs;
        }
        waiting = {}; // Colors are made before each use.
    }

    /// Matches free vertices whose operation and costs only they have, wherever they have gone.
    void byCosts()
    {
        std::unordered_map<Color, Class> byColor;
        for (std::size_t s = 0; s < 2; ++s)
            for (const VertexId v : sides[s].graph.vertices())
                if (!sides[s].partner[v].valid())
                    byColor[ownColor(sides[s].graph.vertex(v))].members[s].insert(v);
        for (const auto& [color, one] : byColor)
            if (one.members[0].size() == 1 && one.members[1].size() == 1)
                join(*one.members[0].begin(), *one.members[1].begin());
        waiting = {};
    }

    /// Matches free vertices of one operation that have the most matched neighbours in common.
    void bySharedNeighbours()
    {
        std::map<std::pair<VertexId, VertexId>, std::size_t> common;
        for (const VertexId v : sides[0].graph.vertices())
            if (const VertexId other = sides[0].partner[v]; other.valid()) {
                countCommon(freeInputs(0, v), freeInputs(1, other), common);
                countCommon(freeOutputs(0, v), freeOutputs(1, other), common);
            }
        std::vector<std::pair<std::size_t, std::pair<VertexId, VertexId>>> order;
        for (const auto& [pair, number] : common)
            order.emplace_back(number, pair);
        std::ranges::stable_sort(order, std::greater<>(), [](const auto& one) { return one.first; });
        for (const auto& [number, pair] : order)
            if (!sides[0].partner[pair.first].valid() && !sides[1].partner[pair.second].valid())
                join(pair.first, pair.second);
        waiting = {};
    }
    [[nodiscard]] std::vector<VertexId> freeInputs(std::size_t s, VertexId v) const
    {
        std::vector<VertexId> out;
        for (const EdgeId e : sides[s].graph.inEdges(v))
            if (const VertexId from = sides[s].graph.edge(e).from; !sides[s].partner[from].valid())
                out.push_back(from);
        return out;
    }
    [[nodiscard]] std::vector<VertexId> freeOutputs(std::size_t s, VertexId v) const
    {
        std::vector<VertexId> out;
        for (const Edge& edge : sides[s].graph.outEdges(v))
            if (!sides[s].partner[edge.to].valid())
                out.push_back(edge.to);
        return out;
    }
    void countCommon(const std::vector<VertexId>& some, const std::vector<VertexId>& others,
                     std::map<std::pair<VertexId, VertexId>, std::size_t>& common) const
    {
        constexpr std::size_t most = 10000; // Hubs tell little about their neighbours, and cost the most.
        if (some.size() * others.size() > most)
            return;
        for (const VertexId v : some)
            for (const VertexId other : others)
                if (sides[0].graph.vertex(v).op == sides[1].graph.vertex(other).op)
                    ++common[{v, other}];
    }

    void join(VertexId v, VertexId other)
    {
        sides[0].partner[v] = other;
        sides[1].partner[other] = v;
        ++pairs;
        waiting.push({v, other});
    }

    /// Matches vertices with equal colors: those of the neighbourhood up to so many steps away, 0: their own,
    /// -1: their operation; and in each case those of the neighbours that are matched.
    void byColors(int steps, bool alone)
    {
        withoutNeighbours = alone;
        classes.clear();
        for (std::size_t s = 0; s < 2; ++s) {
            Side& side = sides[s];
            side.colors = steps >= 0 ? neighbourColors(side.graph, steps) : std::vector<Color>();
            if (steps < 0)
                for (const VertexId v : side.graph.vertices())
                    side.colors.push_back(operationColor(side.graph.vertex(v)));
            touched[s].assign(side.graph.vertexCount(), false);
        }
        for (const VertexId v : sides[0].graph.vertices())
            if (sides[0].partner[v].valid())
                colorNeighbours(v, sides[0].partner[v]);
        waiting = {};
        collect();
        settle();
        while (const auto pair = firstAmbiguous()) {
            join(pair->first, pair->second);
            settle();
        }
    }

    [[nodiscard]] bool counts(std::size_t side, VertexId v) const
    {
        return !sides[side].partner[v].valid() && (withoutNeighbours || touched[side][v]);
    }
    void collect()
    {
        classes.clear();
        certain.clear();
        ambiguous.clear();
        for (std::size_t s = 0; s < 2; ++s)
            for (const VertexId v : sides[s].graph.vertices())
                if (counts(s, v))
                    classes[sides[s].colors[v]].members[s].insert(v);
        for (const auto& [color, one] : classes)
            note(color);
    }
    /// Puts a class into the line in which it belongs.
    void note(Color color)
    {
        const Class& one = classes[color];
        if (one.members[0].empty() || one.members[1].empty())
            return;
        if (one.members[0].size() == 1 && one.members[1].size() == 1) {
            certain.push_back(color);
        } else { // Equal counts first, then classes next to what is matched, then by the first vertex.
            const VertexId first = *one.members[0].begin();
            ambiguous.insert(
                {one.members[0].size() != one.members[1].size(), !touched[0][first], first, color});
        }
    }

    void settle()
    {
        while (!certain.empty() || !waiting.empty()) {
            while (!waiting.empty()) {
                const auto [v, other] = waiting.front();
                waiting.pop();
                take(0, v);
                take(1, other);
                colorNeighbours(v, other);
            }
            if (certain.empty())
                return;
            const Color color = certain.back();
            certain.pop_back();
            const Class& one = classes[color];
            if (one.members[0].size() == 1 && one.members[1].size() == 1)
                join(*one.members[0].begin(), *one.members[1].begin());
        }
    }
    void take(std::size_t s, VertexId v)
    {
        const auto known = classes.find(sides[s].colors[v]);
        if (known != classes.end() && known->second.members[s].erase(v) > 0)
            note(known->first);
    }

    std::optional<std::pair<VertexId, VertexId>> firstAmbiguous()
    {
        while (!ambiguous.empty()) {
            const Color color = std::get<3>(*ambiguous.begin());
            ambiguous.erase(ambiguous.begin());
            const Class& one = classes[color];
            if (!one.members[0].empty() && !one.members[1].empty())
                return std::pair(*one.members[0].begin(), *one.members[1].begin());
        }
        return std::nullopt;
    }

    /// The free neighbours of a new pair get colors that tell so.
    void colorNeighbours(VertexId v, VertexId other)
    {
        recolor(0, v, mixed(v.value + 1ULL));
        recolor(1, other, mixed(v.value + 1ULL));
    }
    void recolor(std::size_t s, VertexId v, Color pair)
    {
        const DataflowGraph& graph = sides[s].graph;
        for (const EdgeId e : graph.inEdges(v))
            shift(s, graph.edge(e).from, mixed(pair + 3));
        for (const Edge& edge : graph.outEdges(v))
            shift(s, edge.to, mixed(pair + 4));
    }
    void shift(std::size_t s, VertexId v, Color by)
    {
        if (sides[s].partner[v].valid())
            return;
        if (const auto known = classes.find(sides[s].colors[v]); known != classes.end())
            if (known->second.members[s].erase(v) > 0)
                note(known->first);
        sides[s].colors[v] += by;
        touched[s][v] = true;
        classes[sides[s].colors[v]].members[s].insert(v);
        note(sides[s].colors[v]);
    }

    GraphMatch finished() const
    {
        GraphMatch out;
        out.partnerInSecond = sides[0].partner;
        out.partnerInFirst = sides[1].partner;
        out.matched = pairs;
        out.matchedByName = namedPairs;
        out.removedEdges = lostEdges(0);
        out.addedEdges = lostEdges(1);
        addChanges(out);
        return out;
    }
    /// The edges of one graph whose ends are not joined in the other.
    [[nodiscard]] std::vector<EdgeId> lostEdges(std::size_t s) const
    {
        const DataflowGraph& graph = sides[s].graph;
        const DataflowGraph& other = sides[1 - s].graph;
        std::unordered_set<std::uint64_t> joined;
        for (const EdgeId e : other.edges())
            joined.insert(keyOf(other.edge(e).from, other.edge(e).to));
        std::vector<EdgeId> out;
        for (const EdgeId e : graph.edges()) {
            const VertexId from = sides[s].partner[graph.edge(e).from];
            const VertexId to = sides[s].partner[graph.edge(e).to];
            if (!from.valid() || !to.valid() || !joined.contains(keyOf(from, to)))
                out.push_back(e);
        }
        return out;
    }
    static std::uint64_t keyOf(VertexId from, VertexId to)
    {
        return (static_cast<std::uint64_t>(from.value) << 32U) | to.value;
    }
    void addChanges(GraphMatch& out) const
    {
        const DataflowGraph& a = sides[0].graph;
        const DataflowGraph& b = sides[1].graph;
        out.changes.resize(a.vertexCount());
        for (const EdgeId e : out.removedEdges)
            out.changes[a.edge(e).to].inputs = true;
        for (const EdgeId e : out.addedEdges)
            if (const VertexId v = out.partnerInFirst[b.edge(e).to]; v.valid())
                out.changes[v].inputs = true;
        for (const VertexId v : a.vertices()) {
            VertexChanges& one = out.changes[v];
            if (!out.partnerInSecond[v].valid()) {
                one = {};
                continue;
            }
            const Vertex& was = a.vertex(v);
            const Vertex& is = b.vertex(out.partnerInSecond[v]);
            one.name = was.name != is.name;
            one.operation = was.op != is.op;
            one.work = was.flops != is.flops || !sameSeconds(was, is);
            one.output = was.outputBytes != is.outputBytes;
            one.weights = was.persistentBytes != is.persistentBytes;
            out.changed += one.changed() ? 1 : 0;
            out.renamed += one.renamed() ? 1 : 0;
        }
    }
    static bool sameSeconds(const Vertex& a, const Vertex& b)
    {
        return std::ranges::equal(a.seconds, b.seconds,
                                  [](const MeasuredSeconds& x, const MeasuredSeconds& y) {
                                      return x.kind == y.kind && x.seconds == y.seconds;
                                  });
    }

    std::array<Side, 2> sides;
    std::vector<std::pair<VertexId, VertexId>> names; ///< With one unique name, ascending.
    std::array<std::vector<bool>, 2> touched;         ///< Has a matched neighbour.
    bool withoutNeighbours = true;                    ///< Vertices without matched neighbours count as well.
    std::unordered_map<Color, Class> classes;
    std::vector<Color> certain; ///< Classes with one vertex of each graph.
    std::set<std::tuple<bool, bool, VertexId, Color>> ambiguous;
    std::queue<std::pair<VertexId, VertexId>> waiting; ///< New pairs, whose neighbours are to be recolored.
    std::size_t pairs = 0;
    std::size_t namedPairs = 0;
};

} // namespace

GraphMatch matchGraphs(const DataflowGraph& first, const DataflowGraph& second)
{
    return Matching(first, second).result();
}

} // namespace doppler
