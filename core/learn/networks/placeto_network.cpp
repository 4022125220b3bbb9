// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/placeto_network.h"

#include <algorithm>

namespace doppler {

namespace {

void copyColumns(const Rows& from, std::size_t rows, std::size_t fromColumn, std::size_t count, Rows& to,
                 std::size_t toColumn)
{
    for (std::size_t r = 0; r < rows; ++r)
        std::copy_n(from[r] + fromColumn, count, to[r] + toColumn);
}

void addTo(const Rows& from, Rows& to) { narrowKernels().add(from.data(), from.floats(), to.data()); }

} // namespace

PlacetoNetwork::Aggregator::Aggregator(std::size_t width)
    : f{NarrowLayer(width, width), NarrowLayer(width, width)}, g{NarrowLayer(width, width),
                                                                 NarrowLayer(width, width)}
{
}

PlacetoNetwork::Direction::Direction(std::size_t vertices, std::size_t width, std::size_t roundCount,
                                     const RowSums& neighbours, const RowSums& opposite)
    : layers(width), from(neighbours), to(opposite), last(vertices, width)
{
    const Rows rows(vertices, width);
    rounds.assign(roundCount, Round{rows, rows, rows, rows, rows, rows});
}

PlacetoNetwork::Pool::Pool(std::size_t vertices, std::size_t width)
    : layers(width), in(vertices, width), fHidden(vertices, width), said(vertices, width), heard(1, width),
      gHidden(1, width), answer(1, width), bySaid(vertices, width)
{
}

PlacetoNetwork::PlacetoNetwork(const PlacetoGraph& on, const PlacetoLayout& parameters, Settings with)
    : graph(on), layout(parameters), settings(with), transform{NarrowLayer(layout.width, layout.width),
                                                               NarrowLayer(layout.width, layout.width),
                                                               NarrowLayer(layout.width, layout.width)},
      transformHidden{Rows(graph.vertices, layout.width), Rows(graph.vertices, layout.width)},
      self(graph.vertices, layout.width),
      fromParents(graph.vertices, layout.width, settings.rounds, graph.parents, graph.children),
      fromChildren(graph.vertices, layout.width, settings.rounds, graph.children, graph.parents),
      pools{Pool(graph.vertices, 2 * layout.width), Pool(graph.vertices, 2 * layout.width),
            Pool(graph.vertices, 2 * layout.width)},
      head{NarrowLayer(8 * layout.width, 16 * layout.width), NarrowLayer(16 * layout.width, 8 * layout.width),
           NarrowLayer(8 * layout.width, layout.devices)},
      states(graph.vertices, 2 * layout.width),
      headInput(1, 8 * layout.width), headHidden{Rows(1, 16 * layout.width), Rows(1, 8 * layout.width)},
      output(1, layout.devices), byStates(graph.vertices, 2 * layout.width),
      bySelf(graph.vertices, layout.width), byWide(graph.vertices, 2 * layout.width),
      byWideHidden(graph.vertices, 2 * layout.width), byNarrow{bySelf, bySelf, bySelf},
      byOutput(1, layout.devices),
      byHeadInput(1, 8 * layout.width), byHeadHidden{Rows(1, 16 * layout.width), Rows(1, 8 * layout.width)},
      byOne(1, 2 * layout.width), byOneHidden(1, 2 * layout.width), byOneIn(1, 2 * layout.width)
{
}

/// Every layer of a network with its blocks, in any order.
template <class Network, class Use>
void PlacetoNetwork::eachLayer(Network& of, Use use)
{
    const PlacetoLayout& layout = of.layout;
    const auto all = [&](auto& layers, const auto& blocks) {
        for (std::size_t i = 0; i < layers.size(); ++i)
            use(layers[i], blocks[i]);
    };
    const auto aggregator = [&](auto& layers, const AggregatorBlocks& blocks) {
        all(layers.f, blocks.f);
        all(layers.g, blocks.g);
    };
    all(of.transform, layout.transform);
    all(of.head, layout.head);
    aggregator(of.fromParents.layers, layout.fromParents);
    aggregator(of.fromChildren.layers, layout.fromChildren);
    for (std::size_t i = 0; i < relationCount; ++i)
        aggregator(of.pools[i].layers, layout.pools[i]);
}

void PlacetoNetwork::load(std::span<const float> parameters)
{
    const auto of = [&](const ParameterBlock& block) {
        return parameters.subspan(block.offset, block.size());
    };
    eachLayer(*this, [&](NarrowLayer& layer, const DenseBlocks& blocks) {
        layer.load(of(blocks.weight), of(blocks.bias));
    });
}

void PlacetoNetwork::clearGradient()
{
    eachLayer(*this, [](NarrowLayer& layer, const DenseBlocks&) { layer.clearGradient(); });
}

void PlacetoNetwork::gradient(std::span<float> out) const
{
    const auto of = [&](const ParameterBlock& block) { return out.subspan(block.offset, block.size()); };
    eachLayer(*this, [&](const NarrowLayer& layer, const DenseBlocks& blocks) {
        layer.unload(of(blocks.weight), of(blocks.bias));
    });
}

void PlacetoNetwork::encode(const Rows& features, bool learning)
{
    const std::size_t rows = graph.vertices;
    transform[0].run(features, rows, true, transformHidden[0]);
    transform[1].run(transformHidden[0], rows, true, transformHidden[1]);
    transform[2].run(transformHidden[1], rows, false, self);
    run(fromParents, learning);
    run(fromChildren, learning);
    copyColumns(fromParents.last, rows, 0, layout.width, states, 0);
    copyColumns(fromChildren.last, rows, 0, layout.width, states, layout.width);
    if (learning)
        byStates.clear();
    if (!settings.sharedEncoding)
        return;
    for (Pool& pool : pools) {
        pool.in = states;
        sayAll(pool, rows);
        if (learning)
            pool.bySaid.clear();
    }
}

/// x' = relu(g(sum of relu(f(x)) over the neighbours)) + self, and self alone where there is no neighbour.
void PlacetoNetwork::run(Direction& direction, bool learning)
{
    const std::size_t rows = graph.vertices;
    const Aggregator& layers = direction.layers;
    const Rows* x = &self;
    for (std::size_t r = 0; r < direction.rounds.size(); ++r) {
        // Without learning every round works on the same memory, which stays in the cache.
        Round& round = direction.rounds[learning ? r : 0];
        if (learning)
            round.x = *x;
        layers.f[0].run(*x, rows, true, round.fHidden);
        layers.f[1].run(round.fHidden, rows, true, round.said);
        narrowKernels().sumRows(round.said.data(), round.said.stride(), direction.from.start.data(),
                                direction.from.source.data(), rows, round.heard.data());
        layers.g[0].run(round.heard, rows, true, round.gHidden);
        layers.g[1].run(round.gHidden, rows, true, round.answer);
        for (std::size_t v = 0; v < rows; ++v)
            if (direction.from.start[v] == direction.from.start[v + 1])
                std::fill_n(round.answer[v], round.answer.stride(), 0.0F);
        direction.last = self;
        addTo(round.answer, direction.last);
        x = &direction.last;
    }
    if (direction.rounds.empty())
        direction.last = self;
}

/// relu(f(x)) of the first rows.
void PlacetoNetwork::sayAll(Pool& pool, std::size_t rows)
{
    pool.layers.f[0].run(pool.in, rows, true, pool.fHidden);
    pool.layers.f[1].run(pool.fHidden, rows, true, pool.said);
}

void PlacetoNetwork::hear(Pool& pool, std::span<const std::uint32_t> from)
{
    const auto count = static_cast<std::uint32_t>(from.size());
    std::fill_n(pool.heard[0], pool.heard.stride(), 0.0F);
    if (settings.sharedEncoding) {
        const std::array<std::uint32_t, 2> bounds{0, count};
        narrowKernels().sumRows(pool.said.data(), pool.said.stride(), bounds.data(), from.data(), 1,
                                pool.heard.data());
    } else {
        for (std::size_t i = 0; i < count; ++i)
            std::copy_n(states[from[i]], states.stride(), pool.in[i]);
        sayAll(pool, count);
        for (std::size_t i = 0; i < count; ++i)
            narrowKernels().add(pool.said[i], pool.said.stride(), pool.heard[0]);
    }
    const float scale = poolScale(count);
    if (scale < 1)
        for (std::size_t c = 0; c < pool.heard.stride(); ++c)
            pool.heard[0][c] *= scale;
    pool.layers.g[0].run(pool.heard, 1, true, pool.gHidden);
    pool.layers.g[1].run(pool.gHidden, 1, true, pool.answer);
}

std::span<const float> PlacetoNetwork::logits(VertexId v)
{
    const std::size_t wide = 2 * layout.width;
    current = v;
    graph.related(v, members);
    for (std::size_t i = 0; i < relationCount; ++i) {
        hear(pools[i], members[i]);
        std::copy_n(pools[i].answer[0], wide, headInput[0] + i * wide);
    }
    std::copy_n(states[v], wide, headInput[0] + relationCount * wide);
    head[0].run(headInput, 1, true, headHidden[0]);
    head[1].run(headHidden[0], 1, true, headHidden[1]);
    head[2].run(headHidden[1], 1, false, output);
    return {output[0], layout.devices};
}

void PlacetoNetwork::learn(std::span<const float> byLogits)
{
    std::copy(byLogits.begin(), byLogits.end(), byOutput[0]);
    head[2].learn(headHidden[1], byOutput, 1);
    head[2].runBack(byOutput, 1, &headHidden[1], byHeadHidden[1]);
    head[1].learn(headHidden[0], byHeadHidden[1], 1);
    head[1].runBack(byHeadHidden[1], 1, &headHidden[0], byHeadHidden[0]);
    head[0].learn(headInput, byHeadHidden[0], 1);
    head[0].runBack(byHeadHidden[0], 1, nullptr, byHeadInput);
    const std::size_t wide = 2 * layout.width;
    for (std::size_t i = 0; i < relationCount; ++i)
        learn(pools[i], members[i], byHeadInput[0] + i * wide);
    const float* own = byHeadInput[0] + relationCount * wide;
    for (std::size_t c = 0; c < wide; ++c)
        byStates[current][c] += own[c];
}

void PlacetoNetwork::learn(Pool& pool, std::span<const std::uint32_t> from, const float* byAnswer)
{
    const NarrowKernels& kernels = narrowKernels();
    std::copy_n(byAnswer, 2 * layout.width, byOne[0]);
    kernels.keepPositive(byOne.data(), pool.answer.data(), byOne.stride(), byOne.data());
    pool.layers.g[1].learn(pool.gHidden, byOne, 1);
    pool.layers.g[1].runBack(byOne, 1, &pool.gHidden, byOneHidden);
    pool.layers.g[0].learn(pool.heard, byOneHidden, 1);
    pool.layers.g[0].runBack(byOneHidden, 1, nullptr, byOneIn);
    const float scale = poolScale(from.size());
    if (scale < 1)
        for (std::size_t c = 0; c < byOneIn.stride(); ++c)
            byOneIn[0][c] *= scale;
    if (settings.sharedEncoding) {
        for (std::uint32_t v : from)
            kernels.add(byOneIn[0], byOneIn.stride(), pool.bySaid[v]);
        return;
    }
    for (std::size_t i = 0; i < from.size(); ++i)
        kernels.keepPositive(byOneIn[0], pool.said[i], byOneIn.stride(), pool.bySaid[i]);
    learnSaid(pool, from.size());
    for (std::size_t i = 0; i < from.size(); ++i)
        kernels.add(byWide[i], byWide.stride(), byStates[from[i]]);
}

/// From the derivative by what was said to that by what was read, which is left in byWide.
void PlacetoNetwork::learnSaid(Pool& pool, std::size_t rows)
{
    pool.layers.f[1].learn(pool.fHidden, pool.bySaid, rows);
    pool.layers.f[1].runBack(pool.bySaid, rows, &pool.fHidden, byWideHidden);
    pool.layers.f[0].learn(pool.in, byWideHidden, rows);
    pool.layers.f[0].runBack(byWideHidden, rows, nullptr, byWide);
}

void PlacetoNetwork::learnEncoding(const Rows& features)
{
    const std::size_t rows = graph.vertices;
    if (settings.sharedEncoding)
        for (Pool& pool : pools) {
            narrowKernels().keepPositive(pool.bySaid.data(), pool.said.data(), pool.bySaid.floats(),
                                         pool.bySaid.data());
            learnSaid(pool, rows);
            addTo(byWide, byStates);
        }
    bySelf.clear();
    learn(fromParents, 0);
    learn(fromChildren, layout.width);
    transform[2].learn(transformHidden[1], bySelf, rows);
    transform[2].runBack(bySelf, rows, &transformHidden[1], byNarrow[0]);
    transform[1].learn(transformHidden[0], byNarrow[0], rows);
    transform[1].runBack(byNarrow[0], rows, &transformHidden[0], byNarrow[1]);
    transform[0].learn(features, byNarrow[1], rows);
}

/// `column`: where the direction's states begin in all vertices' states.
void PlacetoNetwork::learn(Direction& direction, std::size_t column)
{
    const std::size_t rows = graph.vertices;
    const NarrowKernels& kernels = narrowKernels();
    Aggregator& layers = direction.layers;
    auto& [byX, byHidden, bySum] = byNarrow;
    copyColumns(byStates, rows, column, layout.width, byX, 0);
    for (std::size_t r = direction.rounds.size(); r-- > 0;) {
        const Round& round = direction.rounds[r];
        addTo(byX, bySelf);
        kernels.keepPositive(byX.data(), round.answer.data(), byX.floats(), byX.data());
        layers.g[1].learn(round.gHidden, byX, rows);
        layers.g[1].runBack(byX, rows, &round.gHidden, byHidden);
        layers.g[0].learn(round.heard, byHidden, rows);
        layers.g[0].runBack(byHidden, rows, nullptr, bySum);
        kernels.sumRows(bySum.data(), bySum.stride(), direction.to.start.data(), direction.to.source.data(),
                        rows, byX.data());
        kernels.keepPositive(byX.data(), round.said.data(), byX.floats(), byX.data());
        layers.f[1].learn(round.fHidden, byX, rows);
        layers.f[1].runBack(byX, rows, &round.fHidden, byHidden);
        layers.f[0].learn(round.x, byHidden, rows);
        layers.f[0].runBack(byHidden, rows, nullptr, byX);
    }
    addTo(byX, bySelf);
}

} // namespace doppler
