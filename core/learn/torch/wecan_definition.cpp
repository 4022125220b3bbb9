// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/wecan_definition.h"

#include <cmath>
#include <limits>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

struct WecanDefinition::Network {
    Network(const Problem& problem, const WecanGraph& g, const WecanLayout& l, std::span<const float> values,
            Precision precision)
        : graph(g), layout(l), parameters(l.blocks, values, precision)
    {
        WecanDistances rows(problem.graph());
        std::vector<std::uint32_t> all;
        for (std::size_t v = 0; v < graph.vertices; ++v)
            for (const std::uint8_t kind : rows.row(v))
                all.push_back(kind);
        distances = indicesOf(all);
    }
    /// x W + b.
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const DenseBlocks& blocks) const
    {
        return at::addmm(parameters[blocks.bias], x, parameters[blocks.weight]);
    }
    [[nodiscard]] at::Tensor twice(const std::vector<float>& rows, std::size_t columns,
                                   const DenseBlocks& first, const DenseBlocks& second) const
    {
        return layer(layer(tensorOf(rows, columns, parameters.precision()), first).relu(), second);
    }
    [[nodiscard]] at::Tensor fromDevices(const at::Tensor& vertices, const at::Tensor& devices) const;
    [[nodiscard]] at::Tensor attention(const at::Tensor& x, const WecanLayout::GraphLayer& blocks) const;
    void run();

    const WecanGraph& graph;
    const WecanLayout& layout;
    TensorParameters parameters;
    at::Tensor distances; ///< |V| * |V|.
    at::Tensor pairs;     ///< |V| x |D|.
    at::Tensor skip;      ///< 1 x 3.
    std::vector<float> pairRows, skipRow;
};

/// Weighted cross attention: f_v + sum over d of softmax(q_v k_d / sqrt(width)) K(v, d) V_d.
at::Tensor WecanDefinition::Network::fromDevices(const at::Tensor& vertices, const at::Tensor& devices) const
{
    const at::Tensor compatibility = tensorOf(graph.compatibility, graph.devices, parameters.precision());
    const double width = static_cast<double>(layout.shape.hidden);
    const at::Tensor scores =
        layer(vertices, layout.devices.query).mm(layer(devices, layout.devices.key).t()) / std::sqrt(width);
    return vertices + (at::softmax(scores, 1) * compatibility).mm(layer(devices, layout.devices.value));
}

/// By head, softmax over what it sees of (q k / sqrt(width)) * factor of the distance; then a layer of twice
/// the width. Both with residuals.
at::Tensor WecanDefinition::Network::attention(const at::Tensor& x,
                                               const WecanLayout::GraphLayer& blocks) const
{
    const auto n = static_cast<std::int64_t>(graph.vertices);
    const auto width = static_cast<std::int64_t>(layout.shape.headWidth());
    const at::Tensor queries = layer(x, blocks.query);
    const at::Tensor keys = layer(x, blocks.key);
    const at::Tensor values = layer(x, blocks.value);
    std::vector<at::Tensor> taken;
    for (std::size_t head = 0; head < WecanShape::heads; ++head) {
        std::vector<std::uint32_t> seen;
        for (std::size_t kind = 0; kind < WecanDistances::kinds; ++kind)
            seen.push_back(WecanShape::sees(head, kind) ? 1 : 0);
        const auto first = static_cast<std::int64_t>(head) * width;
        const auto of = [&](const at::Tensor& all) { return all.narrow(1, first, width); };
        const at::Tensor factors = parameters[blocks.distance]
                                       .select(0, static_cast<std::int64_t>(head))
                                       .index_select(0, distances)
                                       .view({n, n});
        const at::Tensor sees = indicesOf(seen).index_select(0, distances).view({n, n}) > 0;
        const at::Tensor scores =
            (of(queries).mm(of(keys).t()) / std::sqrt(static_cast<double>(width)) * factors)
                .masked_fill(at::logical_not(sees), -std::numeric_limits<double>::infinity());
        taken.push_back(at::softmax(scores, 1).mm(of(values)));
    }
    const at::Tensor middle = x + layer(at::cat(taken, 1), blocks.out);
    return middle + layer(layer(middle, blocks.wide).relu(), blocks.narrow);
}

void WecanDefinition::Network::run()
{
    const at::Tensor devices =
        twice(graph.deviceRows, WecanGraph::deviceFeatures, layout.device1, layout.device2);
    at::Tensor x = fromDevices(
        twice(graph.vertexRows, NetworkShape::vertexFeatures, layout.vertex1, layout.vertex2), devices);
    for (const WecanLayout::GraphLayer& blocks : layout.layers)
        x = attention(x, blocks);
    pairs = layer(x, layout.pairQuery).mm(layer(devices, layout.pairKey).t());
    const at::Tensor means = at::cat({x.mean(0, true), devices.mean(0, true)}, 1);
    const at::Tensor out = layer(layer(means, layout.skip1).relu(), layout.skip2);
    skip = at::cat({at::softplus(out.narrow(1, 0, 2)), out.narrow(1, 2, 1)}, 1);
}

WecanDefinition::WecanDefinition(const Problem& problem, const WecanGraph& graph, const WecanLayout& layout,
                                 std::span<const float> parameters, Precision precision)
    : network(std::make_unique<Network>(problem, graph, layout, parameters, precision))
{
}

WecanDefinition::~WecanDefinition() = default;

WecanScores WecanDefinition::scores()
{
    const c10::AutoGradMode mode(true);
    network->parameters.read();
    network->run();
    WecanScores out{floatsOf(network->pairs, network->pairRows), {}};
    const auto skip = floatsOf(network->skip, network->skipRow);
    std::copy(skip.begin(), skip.end(), out.skip.begin());
    return out;
}

void WecanDefinition::learn(std::span<const float> byPairs, std::span<const double, 3> bySkip)
{
    const Precision precision = network->parameters.precision();
    const std::vector<float> skip(bySkip.begin(), bySkip.end());
    network->parameters.forgetGradients();
    network->parameters.differentiate(
        (network->pairs * tensorOf(byPairs, network->graph.devices, precision)).sum() +
        (network->skip * tensorOf(skip, 3, precision)).sum());
}

Gradient WecanDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
