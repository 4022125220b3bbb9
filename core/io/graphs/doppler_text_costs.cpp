// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/doppler_text_costs.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <tuple>
#include <vector>

namespace doppler {

namespace {

constexpr double bytesPerNumber = 4;
constexpr std::string_view formation = "formation";

/// Hop distance of every vertex from the sources; vertices on a cycle stay at 0 (the graph is refused later).
std::vector<std::uint32_t> levelsOf(std::size_t count, std::span<const std::uint32_t> sources,
                                    std::span<const std::uint32_t> targets)
{
    std::vector<std::uint32_t> starts(count + 1, 0);
    std::vector<std::uint32_t> missing(count, 0);
    for (std::size_t e = 0; e < sources.size(); ++e) {
        ++starts[sources[e] + 1];
        ++missing[targets[e]];
    }
    for (std::size_t v = 0; v < count; ++v)
        starts[v + 1] += starts[v];
    std::vector<std::uint32_t> next(starts.begin(), starts.end() - 1);
    std::vector<std::uint32_t> consumers(sources.size());
    for (std::size_t e = 0; e < sources.size(); ++e)
        consumers[next[sources[e]]++] = targets[e];
    std::vector<std::uint32_t> levels(count, 0);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t v = 0; v < count; ++v)
        if (missing[v] == 0)
            ready.push_back(v);
    while (!ready.empty()) {
        const std::uint32_t v = ready.back();
        ready.pop_back();
        for (std::uint32_t i = starts[v]; i < starts[v + 1]; ++i) {
            const std::uint32_t w = consumers[i];
            levels[w] = std::max(levels[w], levels[v] + 1);
            if (--missing[w] == 0)
                ready.push_back(w);
        }
    }
    return levels;
}

constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);

/// What each vertex of a published graph is a piece of.
class Operations {
public:
    Operations(GraphBuilder& builder, std::span<const std::uint32_t> sources,
               std::span<const std::uint32_t> targets)
        : graph(builder), inputs(builder.vertexCount(), 0), formations(builder.vertexCount(), none),
          counts(builder.vertexCount(), 0)
    {
        for (const std::uint32_t target : targets)
            ++inputs[target];
        for (std::size_t e = 0; e < sources.size(); ++e)
            if (formations[sources[e]] == none && contracts(sources[e], targets[e]))
                formations[sources[e]] = targets[e];
        const auto levels = levelsOf(inputs.size(), sources, targets);
        std::vector<std::uint32_t> order(inputs.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return std::tuple(kind(a), levels[a], a) < std::tuple(kind(b), levels[b], b);
        });
        count(order, levels);
        // Where the edge of a piece leads astray, its neighbours of the same type and cost tell.
        for (std::size_t i = 1; i < order.size(); ++i)
            share(order[i - 1], order[i]);
        for (std::size_t i = order.size(); i-- > 1;)
            share(order[i], order[i - 1]);
    }

    [[nodiscard]] double published(std::uint32_t v) const { return at(v).flops.value_or(0); }
    /// Partial results that a formation adds.
    [[nodiscard]] double added(std::uint32_t v) const
    {
        return std::max(1.0, static_cast<double>(inputs[v]));
    }
    /// Of a contraction: one of the formations that put its result together; `none` of anything else.
    [[nodiscard]] std::uint32_t formationOf(std::uint32_t v) const { return formations[v]; }
    /// Vertices of the same type, cost and distance from the sources.
    [[nodiscard]] double countAlike(std::uint32_t v) const { return static_cast<double>(counts[v]); }

private:
    [[nodiscard]] const Vertex& at(std::uint32_t v) const { return graph.vertex(VertexId{v}); }
    [[nodiscard]] std::pair<std::string_view, double> kind(std::uint32_t v) const
    {
        return {at(v).op, published(v)};
    }
    [[nodiscard]] bool contracts(std::uint32_t from, std::uint32_t to) const
    {
        return at(to).op == formation && at(from).op != formation && published(from) > published(to);
    }

    void count(std::span<const std::uint32_t> order, std::span<const std::uint32_t> levels)
    {
        const auto alike = [&](std::uint32_t a, std::uint32_t b) {
            return kind(a) == kind(b) && levels[a] == levels[b];
        };
        for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
            while (end < order.size() && alike(order[begin], order[end]))
                ++end;
            for (std::size_t i = begin; i < end; ++i)
                counts[order[i]] = static_cast<std::uint32_t>(end - begin);
        }
    }

    void share(std::uint32_t from, std::uint32_t to)
    {
        if (formations[to] == none && kind(from) == kind(to))
            formations[to] = formations[from];
    }

    GraphBuilder& graph;
    std::vector<std::uint32_t> inputs;
    std::vector<std::uint32_t> formations;
    std::vector<std::uint32_t> counts;
};

} // namespace

void recomputeCosts(GraphBuilder& builder, std::span<const std::uint32_t> sources,
                    std::span<const std::uint32_t> targets, double pieces)
{
    const Operations operations(builder, sources, targets);
    const auto blockOf = [&](std::uint32_t f) {
        return operations.published(f) * std::min(operations.added(f) / pieces, 1.0);
    };
    // Contractions first: they ask for the published costs of their formations.
    for (std::uint32_t v = 0; v < builder.vertexCount(); ++v)
        if (const std::uint32_t result = operations.formationOf(v); result != none) {
            Vertex& vertex = builder.vertex(VertexId{v});
            vertex.outputBytes = blockOf(result) * bytesPerNumber;
            vertex.flops = 2 * operations.published(v) / pieces;
        }
    for (std::uint32_t v = 0; v < builder.vertexCount(); ++v) {
        if (operations.formationOf(v) != none)
            continue;
        Vertex& vertex = builder.vertex(VertexId{v});
        const bool adds = vertex.op == formation;
        const double block =
            adds ? blockOf(v) : operations.published(v) / std::min(pieces, operations.countAlike(v));
        vertex.outputBytes = block * bytesPerNumber;
        vertex.flops = adds ? (operations.added(v) - 1) * block : block;
    }
}

} // namespace doppler
