// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_groups.h"

#include "widgets/training/policy/policy_view.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>

namespace doppler {

namespace {

constexpr std::size_t colorCount = 9; ///< Further ones would differ from these by their pattern only.

constexpr std::size_t stopInterval = 4096; ///< Edges or groups between two looks at the stop token.

/// By group: those to which an edge leads, ascending. Empty after a stop request.
std::vector<std::vector<std::uint32_t>>
neighboursOf(const DataflowGraph& graph, std::span<const std::uint32_t> groups, const std::stop_token& stop)
{
    const std::size_t count = groups.empty() ? 0 : *std::ranges::max_element(groups) + std::size_t{1};
    std::vector<std::vector<std::uint32_t>> neighbours(count);
    for (const EdgeId e : graph.edges()) {
        if (e.value % stopInterval == 0 && stop.stop_requested())
            return {};
        const std::uint32_t from = groups[graph.edge(e).from];
        const std::uint32_t to = groups[graph.edge(e).to];
        if (from == to)
            continue;
        neighbours[from].push_back(to);
        neighbours[to].push_back(from);
    }
    for (std::size_t group = 0; group < count; ++group) {
        if (group % stopInterval == 0 && stop.stop_requested())
            return {};
        std::ranges::sort(neighbours[group]);
        const auto twice = std::ranges::unique(neighbours[group]);
        neighbours[group].erase(twice.begin(), twice.end());
    }
    return neighbours;
}

/// By group: the colour that no neighbour has, or the fewest, and that the fewest groups have so far.
std::vector<std::size_t> colorsOf(const std::vector<std::vector<std::uint32_t>>& neighbours)
{
    std::vector<std::size_t> color(neighbours.size(), colorCount);
    std::array<std::size_t, colorCount> uses{};
    for (std::size_t group = 0; group < neighbours.size(); ++group) {
        std::array<std::size_t, colorCount> near{};
        for (const std::uint32_t other : neighbours[group])
            if (color[other] < colorCount)
                ++near[color[other]];
        std::size_t best = 0;
        for (std::size_t c = 1; c < colorCount; ++c)
            if (std::pair(near[c], uses[c]) < std::pair(near[best], uses[best]))
                best = c;
        color[group] = best;
        ++uses[best];
    }
    return color;
}

} // namespace

ColoringPtr groupColoring(const DataflowGraph& graph, std::span<const std::uint32_t> groups,
                          const std::stop_token& stop)
{
    const std::vector<std::size_t> color = colorsOf(neighboursOf(graph, groups, stop));
    if (stop.stop_requested())
        return nullptr;
    auto out = std::make_shared<Coloring>();
    out->title = PolicyView::tr("Groups placed as one (colours repeat)");
    out->fold = Coloring::Fold::Most;
    for (const std::uint32_t group : groups)
        out->values.push_back(static_cast<double>(color[group]));
    for (std::size_t c = 0; c < std::min(colorCount, color.size()); ++c)
        out->categories += QLocale().toString(static_cast<qulonglong>(c + 1));
    out->graph = graph.fingerprint();
    return out;
}

} // namespace doppler
