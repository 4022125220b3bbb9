// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/wecan_network.h"

#include "core/learn/kernels/dense.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

Rows rowsOf(std::span<const float> values, std::size_t count)
{
    const std::size_t columns = values.size() / count;
    Rows out(count, columns);
    for (std::size_t r = 0; r < count; ++r)
        std::ranges::copy(values.subspan(r * columns, columns), out[r]);
    return out;
}

double softplus(double x) { return x > 30 ? x : std::log1p(std::exp(x)); }
double softplusSlope(double x) { return 1 / (1 + std::exp(-x)); }

} // namespace

WecanNetwork::WecanNetwork(const Problem& problem, const WecanGraph& on, const WecanLayout& layout)
    : graph(on), distances(problem.graph()), vertex1(layout.vertex1), vertex2(layout.vertex2),
      device1(layout.device1), device2(layout.device2), query(layout.devices.query), key(layout.devices.key),
      value(layout.devices.value), pairQuery(layout.pairQuery), pairKey(layout.pairKey), skip1(layout.skip1),
      skip2(layout.skip2), inputs(rowsOf(graph.vertexRows, graph.vertices)),
      vertexHidden(graph.vertices, layout.shape.hidden), vertexStates(vertexHidden), queries(vertexHidden),
      mixed(vertexHidden), pairQueries(vertexHidden), deviceInputs(rowsOf(graph.deviceRows, graph.devices)),
      deviceHidden(graph.devices, layout.shape.hidden), deviceStates(deviceHidden), keys(deviceHidden),
      values(deviceHidden), pairKeys(deviceHidden), means(1, 2 * layout.shape.hidden),
      skipHidden(1, layout.shape.hidden), skipOut(1, 3), odds(graph.vertices * graph.devices), pairs(odds),
      byQueries(vertexHidden), byMixed(vertexHidden), byVertexHidden(vertexHidden),
      byPairQueries(vertexHidden), byStates(vertexHidden), byKeys(deviceHidden), byValues(deviceHidden),
      byDevices(deviceHidden), byDeviceHidden(deviceHidden), byPairKeys(deviceHidden),
      devicePart(deviceHidden), byMeans(means), bySkipHidden(skipHidden), bySkipOut(skipOut)
{
    for (const WecanLayout::GraphLayer& blocks : layout.layers)
        layers.emplace_back(graph.vertices, layout.shape, blocks);
}

/// The layers outside of the attentions.
template <class Network>
auto WecanNetwork::denseLayers(Network& of)
{
    return std::array{&of.vertex1, &of.vertex2,   &of.device1, &of.device2, &of.query, &of.key,
                      &of.value,   &of.pairQuery, &of.pairKey, &of.skip1,   &of.skip2};
}

void WecanNetwork::load(std::span<const float> parameters)
{
    for (DenseLayer* layer : denseLayers(*this))
        doppler::load(*layer, layer->blocks, parameters);
    for (WecanAttention& layer : layers)
        layer.load(parameters);
}

/// Weighted cross attention: mixed = f_v + sum over devices of softmax(q_v k_d / sqrt(width)) K(v, d) V_d.
void WecanNetwork::takeFromDevices()
{
    const float scale = 1 / std::sqrt(static_cast<float>(query.width));
    mixed = vertexStates;
    for (std::size_t v = 0; v < graph.vertices; ++v) {
        const auto own = std::span(odds).subspan(v * graph.devices, graph.devices);
        for (std::size_t d = 0; d < graph.devices; ++d)
            own[d] = scale * dot(queries[v], keys[d], query.width);
        softmax(own);
        for (std::size_t d = 0; d < graph.devices; ++d)
            for (std::size_t c = 0; c < value.width; ++c)
                mixed[v][c] += own[d] * graph.compatibility[v * graph.devices + d] * values[d][c];
    }
}

void WecanNetwork::findSkip()
{
    means.clear();
    const auto average = [&](const Rows& rows, std::size_t count, std::size_t at) {
        for (std::size_t r = 0; r < count; ++r)
            for (std::size_t c = 0; c < vertex2.width; ++c)
                means[0][at + c] += rows[r][c] / static_cast<float>(count);
    };
    average(*last, graph.vertices, 0);
    average(deviceStates, graph.devices, vertex2.width);
    skip1.run(means, 1, true, skipHidden);
    skip2.run(skipHidden, 1, false, skipOut);
}

WecanScores WecanNetwork::scores()
{
    vertex1.run(inputs, graph.vertices, true, vertexHidden);
    vertex2.run(vertexHidden, graph.vertices, false, vertexStates);
    device1.run(deviceInputs, graph.devices, true, deviceHidden);
    device2.run(deviceHidden, graph.devices, false, deviceStates);
    query.run(vertexStates, graph.vertices, false, queries);
    key.run(deviceStates, graph.devices, false, keys);
    value.run(deviceStates, graph.devices, false, values);
    takeFromDevices();
    last = &mixed;
    for (WecanAttention& layer : layers)
        last = &layer.run(*last, distances);
    pairQuery.run(*last, graph.vertices, false, pairQueries);
    pairKey.run(deviceStates, graph.devices, false, pairKeys);
    for (std::size_t v = 0; v < graph.vertices; ++v)
        for (std::size_t d = 0; d < graph.devices; ++d)
            pairs[v * graph.devices + d] = dot(pairQueries[v], pairKeys[d], pairQuery.width);
    findSkip();
    const auto out = [&](std::size_t i) { return static_cast<double>(skipOut[0][i]); };
    return {pairs, {softplus(out(0)), softplus(out(1)), out(2)}};
}

/// Leaves the derivatives by the last states in byStates and by the devices' in byDevices.
void WecanNetwork::learnSkip(std::span<const double, 3> bySkip)
{
    for (std::size_t i = 0; i < 3; ++i)
        bySkipOut[0][i] =
            static_cast<float>(bySkip[i] * (i < 2 ? softplusSlope(static_cast<double>(skipOut[0][i])) : 1.0));
    skip2.learn(skipHidden, bySkipOut, 1);
    skip2.runBack(bySkipOut, 1, &skipHidden, bySkipHidden);
    skip1.learn(means, bySkipHidden, 1);
    skip1.runBack(bySkipHidden, 1, nullptr, byMeans);
    const auto spread = [&](Rows& rows, std::size_t count, std::size_t at) {
        for (std::size_t r = 0; r < count; ++r)
            for (std::size_t c = 0; c < vertex2.width; ++c)
                rows[r][c] += byMeans[0][at + c] / static_cast<float>(count);
    };
    spread(byStates, graph.vertices, 0);
    spread(byDevices, graph.devices, vertex2.width);
}

void WecanNetwork::takeFromDevicesBack()
{
    const float scale = 1 / std::sqrt(static_cast<float>(query.width));
    byQueries.clear();
    byKeys.clear();
    byValues.clear();
    std::vector<float> byOdds(graph.devices);
    for (std::size_t v = 0; v < graph.vertices; ++v) {
        const float* const own = &odds[v * graph.devices];
        float common = 0;
        for (std::size_t d = 0; d < graph.devices; ++d) {
            const float k = graph.compatibility[v * graph.devices + d];
            byOdds[d] = k * dot(byMixed[v], values[d], value.width);
            common += own[d] * byOdds[d];
            for (std::size_t c = 0; c < value.width; ++c)
                byValues[d][c] += own[d] * k * byMixed[v][c];
        }
        for (std::size_t d = 0; d < graph.devices; ++d) {
            const float byScore = scale * own[d] * (byOdds[d] - common);
            for (std::size_t c = 0; c < query.width; ++c) {
                byQueries[v][c] += byScore * keys[d][c];
                byKeys[d][c] += byScore * queries[v][c];
            }
        }
    }
}

void WecanNetwork::learn(std::span<const float> byPairs, std::span<const double, 3> bySkip)
{
    for (DenseLayer* layer : denseLayers(*this))
        layer->clearGradient();
    byPairQueries.clear();
    byPairKeys.clear();
    for (std::size_t v = 0; v < graph.vertices; ++v)
        for (std::size_t d = 0; d < graph.devices; ++d)
            for (std::size_t c = 0; c < pairQuery.width; ++c) {
                byPairQueries[v][c] += byPairs[v * graph.devices + d] * pairKeys[d][c];
                byPairKeys[d][c] += byPairs[v * graph.devices + d] * pairQueries[v][c];
            }
    pairQuery.learn(*last, byPairQueries, graph.vertices);
    pairQuery.runBack(byPairQueries, graph.vertices, nullptr, byStates);
    pairKey.learn(deviceStates, byPairKeys, graph.devices);
    pairKey.runBack(byPairKeys, graph.devices, nullptr, byDevices);
    learnSkip(bySkip);
    const Rows* by = &byStates;
    for (std::size_t l = layers.size(); l-- > 0;) {
        layers[l].clearGradient();
        by = &layers[l].learn(l > 0 ? layers[l - 1].output() : mixed, *by, distances);
    }
    byMixed = *by;
    takeFromDevicesBack();
    query.learn(vertexStates, byQueries, graph.vertices);
    query.runBack(byQueries, graph.vertices, nullptr, byStates);
    addAll(byStates, byMixed);
    for (const auto& [layer, byOutput] : {std::pair{&key, &byKeys}, std::pair{&value, &byValues}}) {
        layer->learn(deviceStates, *byOutput, graph.devices);
        layer->runBack(*byOutput, graph.devices, nullptr, devicePart);
        addAll(devicePart, byDevices);
    }
    vertex2.learn(vertexHidden, byMixed, graph.vertices);
    vertex2.runBack(byMixed, graph.vertices, &vertexHidden, byVertexHidden);
    vertex1.learn(inputs, byVertexHidden, graph.vertices);
    device2.learn(deviceHidden, byDevices, graph.devices);
    device2.runBack(byDevices, graph.devices, &deviceHidden, byDeviceHidden);
    device1.learn(deviceInputs, byDeviceHidden, graph.devices);
}

void WecanNetwork::gradient(std::span<float> out) const
{
    for (const DenseLayer* layer : denseLayers(*this))
        unload(*layer, layer->blocks, out);
    for (const WecanAttention& layer : layers)
        layer.unload(out);
}

} // namespace doppler
