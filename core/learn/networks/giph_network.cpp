// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/giph_network.h"

#include "core/learn/networks/dense_layer.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

static_assert(paddedWidth(GiphLayout::message) == narrowLanes &&
              paddedWidth(GiphLayout::state) == narrowLanes);

/// sum += relu(a + b).
void addMessage(const float* a, const float* b, float* sum)
{
    for (std::size_t c = 0; c < narrowLanes; ++c)
        sum[c] += std::max(a[c] + b[c], 0.0F);
}

void copyColumns(const Rows& from, std::size_t rows, std::size_t fromColumn, Rows& to, std::size_t toColumn)
{
    for (std::size_t r = 0; r < rows; ++r)
        std::copy_n(from[r] + fromColumn, GiphLayout::state, to[r] + toColumn);
}

void addRows(const Rows& from, RowRange rows, Rows& to)
{
    narrowKernels().add(from[rows.first], (rows.last - rows.first) * narrowLanes, to[rows.first]);
}

/// Floats of the state's rows in a message's weight.
constexpr std::size_t stateWeights = GiphLayout::state * GiphLayout::message;

} // namespace

GiphNetwork::Direction::Direction(const GiphGraph& graph, bool forward)
    : isForwards(forward), fromState(GiphLayout::state, GiphLayout::message),
      fromLink(GiphGraph::linkFeatures, GiphLayout::message), update(GiphLayout::message, GiphLayout::state),
      said(graph.nodes(), GiphLayout::message), linkParts(graph.links(), GiphLayout::message), heard(said),
      answers(graph.nodes(), GiphLayout::state), states(answers), shares(graph.nodes()), bySaid(said),
      byLinkParts(linkParts), byHeard(said), byAnswers(answers), byStates(answers)
{
}

GiphNetwork::GiphNetwork(const GiphGraph& on, const GiphLayout& parameters)
    : graph(on), layout(parameters), transform1(GiphGraph::nodeFeatures, GiphLayout::state),
      transform2(GiphLayout::state, GiphLayout::state), head1(2 * GiphLayout::state, GiphLayout::headWidth),
      head2(GiphLayout::headWidth, 1), forwards(graph, true), backwards(graph, false),
      transformed(graph.nodes(), GiphLayout::state), self(transformed),
      both(graph.nodes(), 2 * GiphLayout::state), hidden(graph.nodes(), GiphLayout::headWidth),
      output(graph.nodes(), 1), scoreList(graph.nodes()), bySelf(self), byTransformed(self), byBoth(both),
      byHidden(hidden), byOutput(output), bySum(self)
{
}

void GiphNetwork::load(Direction& direction, const GiphMessageBlocks& blocks,
                       std::span<const float> parameters)
{
    const auto weight = valuesOf(parameters, blocks.message.weight);
    constexpr std::array<float, GiphLayout::message> noBias{};
    direction.fromState.load(weight.first(stateWeights), noBias);
    direction.fromLink.load(weight.subspan(stateWeights), valuesOf(parameters, blocks.message.bias));
    doppler::load(direction.update, blocks.update, parameters);
}

void GiphNetwork::load(std::span<const float> parameters)
{
    doppler::load(transform1, layout.transform1, parameters);
    doppler::load(transform2, layout.transform2, parameters);
    doppler::load(head1, layout.head1, parameters);
    constexpr std::array<float, 1> noBias{};
    head2.load(valuesOf(parameters, layout.head2), noBias);
    load(forwards, layout.forwards, parameters);
    load(backwards, layout.backwards, parameters);
}

RowRange GiphNetwork::nodesOfLevel(std::size_t level) const
{
    const VertexId first = graph.order[graph.levels[level]];
    const VertexId last = graph.order[graph.levels[level + 1] - 1];
    return {graph.nodesOf(first).first, graph.nodesOf(last).last};
}

/// use(link, its sender, its receiver) for all links that a level's nodes hear.
template <class Use>
void GiphNetwork::eachLink(const Direction& direction, const GiphState& state, std::size_t level,
                           Use use) const
{
    const DataflowGraph& of = graph.problem->graph();
    for (std::uint32_t i = graph.levels[level]; i < graph.levels[level + 1]; ++i) {
        const VertexId v = graph.order[i];
        if (direction.isForwards) {
            for (const EdgeId e : of.inEdges(v))
                for (std::size_t link = graph.firstLink[e]; link < graph.firstLink[e + 1]; ++link)
                    use(link, state.from[link], state.to[link]);
        } else {
            const std::size_t first = of.firstOutEdge(v);
            const std::size_t last = first + of.outEdges(v).size();
            for (std::size_t link = graph.firstLink[first]; link < graph.firstLink[last]; ++link)
                use(link, state.to[link], state.from[link]);
        }
    }
}

void GiphNetwork::run(Direction& direction, const GiphState& state)
{
    direction.fromLink.run(state.links, graph.links(), false, direction.linkParts);
    direction.states = self;
    direction.heard.clear();
    std::fill(direction.shares.begin(), direction.shares.end(), 0.0F);
    const std::size_t count = graph.levels.size() - 1;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t level = direction.isForwards ? i : count - 1 - i;
        const RowRange rows = nodesOfLevel(level);
        eachLink(direction, state, level,
                 [&](std::size_t link, std::uint32_t sender, std::uint32_t receiver) {
                     addMessage(direction.said[sender], direction.linkParts[link], direction.heard[receiver]);
                     ++direction.shares[receiver];
                 });
        for (std::size_t n = rows.first; n < rows.last; ++n)
            if (direction.shares[n] > 0) {
                direction.shares[n] = 1 / direction.shares[n];
                for (std::size_t c = 0; c < narrowLanes; ++c)
                    direction.heard[n][c] *= direction.shares[n];
            }
        direction.update.run(direction.heard, rows, true, direction.answers);
        for (std::size_t n = rows.first; n < rows.last; ++n)
            if (direction.shares[n] == 0)
                std::fill_n(direction.answers[n], narrowLanes, 0.0F);
        addRows(direction.answers, rows, direction.states);
        direction.fromState.run(direction.states, rows, false, direction.said);
    }
}

std::span<const float> GiphNetwork::scores(const GiphState& state)
{
    const std::size_t nodes = graph.nodes();
    transform1.run(state.nodes, nodes, true, transformed);
    transform2.run(transformed, nodes, false, self);
    run(forwards, state);
    run(backwards, state);
    copyColumns(forwards.states, nodes, 0, both, 0);
    copyColumns(backwards.states, nodes, 0, both, GiphLayout::state);
    head1.run(both, nodes, true, hidden);
    head2.run(hidden, nodes, false, output);
    for (std::size_t n = 0; n < nodes; ++n)
        scoreList[n] = output[n][0];
    return scoreList;
}

void GiphNetwork::clearGradient()
{
    for (NarrowLayer* layer :
         {&transform1, &transform2, &head1, &head2, &forwards.fromState, &forwards.fromLink, &forwards.update,
          &backwards.fromState, &backwards.fromLink, &backwards.update})
        layer->clearGradient();
}

/// From the derivative by the direction's states to that by its parameters, and added to that by `self`.
void GiphNetwork::learn(Direction& direction, const GiphState& state)
{
    direction.bySaid.clear();
    const std::size_t count = graph.levels.size() - 1;
    for (std::size_t i = count; i-- > 0;) {
        const std::size_t level = direction.isForwards ? i : count - 1 - i;
        const RowRange rows = nodesOfLevel(level);
        direction.fromState.runBack(direction.bySaid, rows, nullptr, bySum);
        addRows(bySum, rows, direction.byStates);
        narrowKernels().keepPositive(direction.byStates[rows.first], direction.answers[rows.first],
                                     (rows.last - rows.first) * narrowLanes, direction.byAnswers[rows.first]);
        direction.update.runBack(direction.byAnswers, rows, nullptr, direction.byHeard);
        for (std::size_t n = rows.first; n < rows.last; ++n)
            for (std::size_t c = 0; c < narrowLanes; ++c)
                direction.byHeard[n][c] *= direction.shares[n];
        eachLink(direction, state, level,
                 [&](std::size_t link, std::uint32_t sender, std::uint32_t receiver) {
                     const float* said = direction.said[sender];
                     const float* part = direction.linkParts[link];
                     const float* by = direction.byHeard[receiver];
                     float* byPart = direction.byLinkParts[link];
                     float* bySaid = direction.bySaid[sender];
                     for (std::size_t c = 0; c < narrowLanes; ++c) {
                         byPart[c] = said[c] + part[c] > 0 ? by[c] : 0;
                         bySaid[c] += byPart[c];
                     }
                 });
    }
    const std::size_t nodes = graph.nodes();
    direction.update.learn(direction.heard, direction.byAnswers, nodes);
    direction.fromState.learn(direction.states, direction.bySaid, nodes);
    direction.fromLink.learn(state.links, direction.byLinkParts, graph.links());
    addRows(direction.byStates, {0, nodes}, bySelf);
}

void GiphNetwork::learn(const GiphState& state, std::span<const float> byScores)
{
    const std::size_t nodes = graph.nodes();
    for (std::size_t n = 0; n < nodes; ++n)
        byOutput[n][0] = byScores[n];
    head2.learn(hidden, byOutput, nodes);
    head2.runBack(byOutput, nodes, &hidden, byHidden);
    head1.learn(both, byHidden, nodes);
    head1.runBack(byHidden, nodes, nullptr, byBoth);
    copyColumns(byBoth, nodes, 0, forwards.byStates, 0);
    copyColumns(byBoth, nodes, GiphLayout::state, backwards.byStates, 0);
    bySelf.clear();
    learn(forwards, state);
    learn(backwards, state);
    transform2.learn(transformed, bySelf, nodes);
    transform2.runBack(bySelf, nodes, &transformed, byTransformed);
    transform1.learn(state.nodes, byTransformed, nodes);
}

void GiphNetwork::unload(Direction& direction, const GiphMessageBlocks& blocks, std::span<float> out) const
{
    const auto weight = valuesOf(out, blocks.message.weight);
    std::array<float, GiphLayout::message> noBias; // NOLINT(*-member-init): unload() fills it
    direction.fromState.unload(weight.first(stateWeights), noBias);
    direction.fromLink.unload(weight.subspan(stateWeights), valuesOf(out, blocks.message.bias));
    doppler::unload(direction.update, blocks.update, out);
}

void GiphNetwork::gradient(std::span<float> out)
{
    doppler::unload(transform1, layout.transform1, out);
    doppler::unload(transform2, layout.transform2, out);
    doppler::unload(head1, layout.head1, out);
    std::array<float, 1> noBias; // NOLINT(*-member-init): unload() fills it
    head2.unload(valuesOf(out, layout.head2), noBias);
    unload(forwards, layout.forwards, out);
    unload(backwards, layout.backwards, out);
}

} // namespace doppler
