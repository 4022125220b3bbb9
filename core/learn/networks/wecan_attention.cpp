// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/wecan_attention.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr float unseen = -1e30F; ///< Its exponential is 0.

using SeenTable = std::array<std::array<bool, WecanDistances::kinds>, WecanShape::heads>;

SeenTable seenTable()
{
    SeenTable out{};
    for (std::size_t head = 0; head < out.size(); ++head)
        for (std::size_t kind = 0; kind < WecanDistances::kinds; ++kind)
            out[head][kind] = WecanShape::sees(head, kind);
    return out;
}

void across(const Rows& rows, std::size_t count, std::size_t columns, std::vector<float>& out)
{
    for (std::size_t c = 0; c < columns; ++c)
        for (std::size_t r = 0; r < count; ++r)
            out[c * count + r] = rows[r][c];
}

void back(const std::vector<float>& columns, std::size_t count, std::size_t width, Rows& out)
{
    for (std::size_t c = 0; c < width; ++c)
        for (std::size_t r = 0; r < count; ++r)
            out[r][c] = columns[c * count + r];
}

} // namespace

WecanAttention::WecanAttention(std::size_t vertices, const WecanShape& shape,
                               const WecanLayout::GraphLayer& blocks)
    : count(vertices), headWidth(shape.headWidth()),
      scale(1 / std::sqrt(static_cast<float>(shape.headWidth()))), distanceBlock(blocks.distance),
      query(blocks.query), key(blocks.key), value(blocks.value), out(blocks.out), wide(blocks.wide),
      narrow(blocks.narrow), factors(blocks.distance.size()), byFactors(factors), queries(count, query.width),
      keys(queries), values(queries), taken(queries), keysAcross(count * query.width),
      byKeysAcross(keysAcross), valuesAcross(keysAcross), byValuesAcross(keysAcross),
      middle(count, out.width), spread(count, wide.width), next(middle), byTaken(queries), byQueries(queries),
      byColumns(queries), byMiddle(middle), bySpread(spread), byInput(middle), part(middle), raw(count),
      weight(count), byWeight(count)
{
}

void WecanAttention::load(std::span<const float> parameters)
{
    for (DenseLayer* layer : {&query, &key, &value, &out, &wide, &narrow})
        doppler::load(*layer, layer->blocks, parameters);
    std::ranges::copy(valuesOf(parameters, distanceBlock), factors.begin());
}

/// Leaves q k / sqrt(width) in `raw` and the softmax over what the head sees in `weight`.
void WecanAttention::attend(std::size_t v, std::size_t head, std::span<const std::uint8_t> distance)
{
    std::ranges::fill(raw, 0.0F);
    for (std::size_t c = head * headWidth; c < (head + 1) * headWidth; ++c)
        stateKernels().addScaled(&keysAcross[c * count], count, scale * queries[v][c], raw.data());
    const float* const own = &factors[head * WecanDistances::kinds];
    static const SeenTable table = seenTable();
    const auto& sees = table[head];
    float largest = unseen;
    for (std::size_t w = 0; w < count; ++w) {
        weight[w] = sees[distance[w]] ? raw[w] * own[distance[w]] : unseen;
        largest = std::max(largest, weight[w]);
    }
    stateKernels().exponentials(largest, count, weight.data());
    float total = 0;
    for (const float x : weight)
        total += x;
    const float share = 1 / total;
    for (float& x : weight)
        x *= share;
}

const Rows& WecanAttention::run(const Rows& x, WecanDistances& distances)
{
    query.run(x, count, false, queries);
    key.run(x, count, false, keys);
    value.run(x, count, false, values);
    across(keys, count, key.width, keysAcross);
    across(values, count, value.width, valuesAcross);
    for (std::size_t v = 0; v < count; ++v) {
        throwIfCancelled();
        const auto distance = distances.row(v);
        for (std::size_t head = 0; head < WecanShape::heads; ++head) {
            attend(v, head, distance);
            for (std::size_t c = head * headWidth; c < (head + 1) * headWidth; ++c)
                taken[v][c] = dot(weight.data(), &valuesAcross[c * count], count);
        }
    }
    out.run(taken, count, false, middle);
    addAll(x, middle);
    wide.run(middle, count, true, spread);
    narrow.run(spread, count, false, next);
    addAll(middle, next);
    return next;
}

void WecanAttention::attendBack(std::size_t v, std::size_t head, std::span<const std::uint8_t> distance)
{
    attend(v, head, distance);
    std::ranges::fill(byWeight, 0.0F);
    float common = 0;
    for (std::size_t c = head * headWidth; c < (head + 1) * headWidth; ++c) {
        stateKernels().addScaled(&valuesAcross[c * count], count, byTaken[v][c], byWeight.data());
        stateKernels().addScaled(weight.data(), count, byTaken[v][c], &byValuesAcross[c * count]);
        common += byTaken[v][c] * taken[v][c];
    }
    const std::size_t first = head * WecanDistances::kinds;
    for (std::size_t w = 0; w < count; ++w) { // unseen vertices have no weight
        const float byScore = weight[w] * (byWeight[w] - common);
        byFactors[first + distance[w]] += byScore * raw[w];
        byWeight[w] = byScore * factors[first + distance[w]] * scale;
    }
    for (std::size_t c = head * headWidth; c < (head + 1) * headWidth; ++c) {
        byQueries[v][c] = dot(byWeight.data(), &keysAcross[c * count], count);
        stateKernels().addScaled(byWeight.data(), count, queries[v][c], &byKeysAcross[c * count]);
    }
}

const Rows& WecanAttention::learn(const Rows& x, const Rows& byOutput, WecanDistances& distances)
{
    narrow.learn(spread, byOutput, count);
    narrow.runBack(byOutput, count, &spread, bySpread);
    wide.learn(middle, bySpread, count);
    wide.runBack(bySpread, count, nullptr, byMiddle);
    addAll(byOutput, byMiddle);
    out.learn(taken, byMiddle, count);
    out.runBack(byMiddle, count, nullptr, byTaken);
    std::ranges::fill(byKeysAcross, 0.0F);
    std::ranges::fill(byValuesAcross, 0.0F);
    for (std::size_t v = 0; v < count; ++v) {
        throwIfCancelled();
        const auto distance = distances.row(v);
        for (std::size_t head = 0; head < WecanShape::heads; ++head)
            attendBack(v, head, distance);
    }
    byInput = byMiddle;
    const auto through = [&](DenseLayer& layer, const Rows& by) {
        layer.learn(x, by, count);
        layer.runBack(by, count, nullptr, part);
        addAll(part, byInput);
    };
    through(query, byQueries);
    back(byKeysAcross, count, key.width, byColumns);
    through(key, byColumns);
    back(byValuesAcross, count, value.width, byColumns);
    through(value, byColumns);
    return byInput;
}

void WecanAttention::clearGradient()
{
    for (DenseLayer* layer : {&query, &key, &value, &out, &wide, &narrow})
        layer->clearGradient();
    std::ranges::fill(byFactors, 0.0F);
}

void WecanAttention::unload(std::span<float> gradient) const
{
    for (const DenseLayer* layer : {&query, &key, &value, &out, &wide, &narrow})
        doppler::unload(*layer, layer->blocks, gradient);
    std::ranges::copy(byFactors, valuesOf(gradient, distanceBlock).begin());
}

} // namespace doppler
