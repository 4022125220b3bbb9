// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/hsdag_network.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>
#include <numeric>

namespace doppler {

HsdagNetwork::HsdagNetwork(const HsdagGraph& on, const HsdagLayout& places, std::span<const float> parameters,
                           std::size_t mostRounds)
    : graph(on), layout(places), rounds(mostRounds), tape(parameters, places.blocks.size())
{
}

const std::vector<std::uint32_t>& HsdagNetwork::kinds() const
{
    return levels.empty() ? graph.level.kind : levels.back().kind;
}

void HsdagNetwork::encode(std::span<const float> features, std::span<const float> dropout, bool learning)
{
    tape.begin(learning);
    merges.clear();
    levels.clear();
    group.resize(graph.level.nodes());
    std::iota(group.begin(), group.end(), 0U);
    RowTape::Id x = tape.constant(features, HsdagGraph::columns);
    const auto enter = [&](const DenseBlocks& blocks, const NormBlocks& norm, std::size_t layer) {
        x = tape.relu(tape.norm(tape.layer(x, blocks), norm));
        if (!dropout.empty())
            x = tape.scaled(x, dropout.subspan(layer * dropout.size() / 2, dropout.size() / 2));
    };
    enter(layout.input1, layout.inputNorm1, 0);
    enter(layout.input2, layout.inputNorm2, 1);
    const HsdagLevel* level = &graph.level;
    for (std::size_t round = 0; rounds == 0 || round < rounds; ++round) {
        throwIfCancelled();
        const RowTape::Id scores = scoresOf(x, *level);
        const ConstMatrix values = tape.value(scores);
        const HsdagGroups& found = merges.emplace_back(growGroups(*level, {values.values, values.rows}));
        if (found.count == level->nodes())
            break;
        x = pool(x, scores, *level, found);
        for (std::uint32_t& g : group)
            g = found.of[g];
        level = &levels.emplace_back(level->merged(found));
    }
    constexpr float leak = 0.1F; // A network whose last layers are ReLUs soon gives zeros for all groups.
    embedded = tape.layer(tape.relu(tape.layer(x, layout.embed1), leak), layout.embed2);
    decided = tape.layer(tape.relu(tape.layer(embedded, layout.head1), leak), layout.head2);
    throwIfCancelled();
}

RowTape::Id HsdagNetwork::convolve(RowTape::Id x, const HsdagLevel& level, const DenseBlocks& blocks)
{
    return tape.relu(tape.layer(tape.means(x, level.start, level.source, level.weight), blocks));
}

RowTape::Id HsdagNetwork::scoresOf(RowTape::Id x, const HsdagLevel& level)
{
    const RowTape::Id near = tape.norm(
        tape.sum(x, convolve(convolve(x, level, layout.near1), level, layout.near2)), layout.nearNorm);
    const RowTape::Id hidden = tape.layer(tape.products(near, level.edges), layout.edge1);
    return tape.sigmoid(tape.layer(tape.relu(tape.norm(hidden, layout.edgeNorm)), layout.edge2));
}

RowTape::Id HsdagNetwork::pool(RowTape::Id x, RowTape::Id scores, const HsdagLevel& level,
                               const HsdagGroups& groups)
{
    const RowTape::Id wide = tape.norm(tape.sum(x, convolve(x, level, layout.wide)), layout.wideNorm);
    const RowTape::Id said = tape.norm(tape.sum(wide, tape.layer(wide, layout.before)), layout.beforeNorm);
    const std::size_t columns = tape.value(said).columns;
    const RowTape::Id pooled = tape.make(groups.count, columns);
    tape.onWayBack(pooled, [this, said, pooled, columns, &groups] {
        for (std::size_t n = 0; n < groups.of.size(); ++n)
            stateKernels().add(tape.derivative(pooled).row(groups.of[n]), columns,
                               tape.derivative(said).row(n));
    });
    for (std::size_t n = 0; n < groups.of.size(); ++n)
        stateKernels().add(tape.value(said).row(n), columns, tape.value(pooled).row(groups.of[n]));
    const RowTape::Id heard = tape.norm(tape.sum(pooled, tape.layer(pooled, layout.after)), layout.afterNorm);
    return rated(heard, scores, x, level, groups);
}

/// A group's row times the sum of the scores of its inner edges, which is their mean times their number; what
/// stayed alone keeps its row of x.
RowTape::Id HsdagNetwork::rated(RowTape::Id pooled, RowTape::Id scores, RowTape::Id x,
                                const HsdagLevel& level, const HsdagGroups& groups)
{
    const std::size_t columns = tape.value(pooled).columns;
    const std::vector<std::uint32_t> inner = level.innerEdges(groups);
    std::vector<float> sums(groups.count);
    const auto groupOfEdge = [&level, &groups](std::uint32_t e) { return groups.of[level.edges[e][0]]; };
    for (const std::uint32_t e : inner)
        sums[groupOfEdge(e)] += *tape.value(scores).row(e);
    const RowTape::Id out = tape.make(groups.count, columns);
    for (std::size_t g = 0; g < groups.count; ++g)
        if (groups.isMerged[g])
            stateKernels().addScaled(tape.value(pooled).row(g), columns, sums[g], tape.value(out).row(g));
    for (std::size_t n = 0; n < groups.of.size(); ++n)
        if (!groups.isMerged[groups.of[n]])
            stateKernels().add(tape.value(x).row(n), columns, tape.value(out).row(groups.of[n]));
    tape.onWayBack(out, [this, out, pooled, scores, x, columns, inner, sums, groupOfEdge, &groups] {
        for (std::size_t g = 0; g < groups.count; ++g)
            if (groups.isMerged[g])
                stateKernels().addScaled(tape.derivative(out).row(g), columns, sums[g],
                                         tape.derivative(pooled).row(g));
        for (const std::uint32_t e : inner)
            *tape.derivative(scores).row(e) += dot(tape.derivative(out).row(groupOfEdge(e)),
                                                   tape.value(pooled).row(groupOfEdge(e)), columns);
        for (std::size_t n = 0; n < groups.of.size(); ++n)
            if (!groups.isMerged[groups.of[n]])
                stateKernels().add(tape.derivative(out).row(groups.of[n]), columns,
                                   tape.derivative(x).row(n));
    });
    return out;
}

} // namespace doppler
