// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/hsdag_definition.h"

#include <numeric>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

struct HsdagDefinition::Network {
    Network(const HsdagGraph& g, const HsdagLayout& l, std::span<const float> values, std::size_t mostRounds,
            Precision precision)
        : graph(g), layout(l), rounds(mostRounds), parameters(l.blocks, values, precision)
    {
    }
    /// x W + b.
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const DenseBlocks& blocks) const
    {
        return at::addmm(parameters[blocks.bias], x, parameters[blocks.weight]);
    }
    [[nodiscard]] at::Tensor norm(const at::Tensor& x, const NormBlocks& blocks) const
    {
        return at::layer_norm(x, {x.size(1)}, parameters[blocks.gain].view(-1),
                              parameters[blocks.shift].view(-1));
    }
    /// Graph convolution: ReLU(D^-1/2 (A + I) D^-1/2 x W + b).
    [[nodiscard]] at::Tensor convolve(const at::Tensor& x, const at::Tensor& means,
                                      const DenseBlocks& blocks) const
    {
        return layer(means.mm(x), blocks).relu();
    }
    [[nodiscard]] at::Tensor meansOf(const HsdagLevel& level) const
    {
        const auto n = static_cast<std::int64_t>(level.nodes());
        at::Tensor adjacent = at::eye(n, parameters[layout.edge1.bias].options()).detach();
        for (const auto& [a, b] : level.edges)
            adjacent[a][b] = adjacent[b][a] = 1;
        const at::Tensor scale = adjacent.sum(1).rsqrt();
        return adjacent * scale.view({-1, 1}) * scale;
    }
    [[nodiscard]] at::Tensor enter(const at::Tensor& features, const at::Tensor& dropout) const;
    [[nodiscard]] at::Tensor scoresOf(const at::Tensor& x, const HsdagLevel& level,
                                      const at::Tensor& means) const;
    [[nodiscard]] at::Tensor pool(const at::Tensor& x, const at::Tensor& scores, const HsdagLevel& level,
                                  const HsdagGroups& groups, const at::Tensor& means) const;
    void encode(at::Tensor x);

    const HsdagGraph& graph;
    const HsdagLayout& layout;
    std::size_t rounds;
    TensorParameters parameters;
    std::vector<std::uint32_t> group;
    at::Tensor embedding, logits;
    std::vector<float> embeddingRows, logitRows;
};

at::Tensor HsdagDefinition::Network::enter(const at::Tensor& features, const at::Tensor& dropout) const
{
    at::Tensor x = norm(layer(features, layout.input1), layout.inputNorm1).relu() * dropout[0];
    x = norm(layer(x, layout.input2), layout.inputNorm2).relu();
    return x * dropout[1];
}

/// By edge, how much its ends belong together.
at::Tensor HsdagDefinition::Network::scoresOf(const at::Tensor& x, const HsdagLevel& level,
                                              const at::Tensor& means) const
{
    const at::Tensor near =
        norm(x + convolve(convolve(x, means, layout.near1), means, layout.near2), layout.nearNorm);
    std::vector<std::uint32_t> first, second;
    for (const auto& [a, b] : level.edges) {
        first.push_back(a);
        second.push_back(b);
    }
    const at::Tensor products =
        near.index_select(0, indicesOf(first)) * near.index_select(0, indicesOf(second));
    return layer(norm(layer(products, layout.edge1), layout.edgeNorm).relu(), layout.edge2).sigmoid();
}

/// The states of the groups: of the nodes that they merge, times the mean score of their inner edges and the
/// number of these. A node that stays alone keeps its state.
at::Tensor HsdagDefinition::Network::pool(const at::Tensor& x, const at::Tensor& scores,
                                          const HsdagLevel& level, const HsdagGroups& groups,
                                          const at::Tensor& means) const
{
    const at::Tensor of = indicesOf(groups.of);
    const auto zeros = [&](std::int64_t columns) {
        return at::zeros({static_cast<std::int64_t>(groups.count), columns}, x.options());
    };
    const at::Tensor wide = norm(x + convolve(x, means, layout.wide), layout.wideNorm);
    const at::Tensor said = norm(wide + layer(wide, layout.before), layout.beforeNorm);
    const at::Tensor pooled = zeros(x.size(1)).index_add(0, of, said);
    const at::Tensor heard = norm(pooled + layer(pooled, layout.after), layout.afterNorm);
    std::vector<std::uint32_t> inner = level.innerEdges(groups), groupOfEdge;
    for (const std::uint32_t e : inner)
        groupOfEdge.push_back(groups.of[level.edges[e][0]]);
    const at::Tensor innerScores = scores.index_select(0, indicesOf(inner));
    const at::Tensor sum = zeros(1).index_add(0, indicesOf(groupOfEdge), innerScores);
    const at::Tensor number =
        zeros(1).index_add(0, indicesOf(groupOfEdge), at::ones_like(innerScores)).detach();
    const at::Tensor mean = sum / number.clamp_min(1);
    return at::where(number > 0, heard * mean * number, zeros(x.size(1)).index_add(0, of, x));
}

void HsdagDefinition::Network::encode(at::Tensor x)
{
    HsdagLevel level = graph.level;
    group.resize(level.nodes());
    std::iota(group.begin(), group.end(), 0U);
    for (std::size_t round = 0; rounds == 0 || round < rounds; ++round) {
        const at::Tensor means = meansOf(level);
        const at::Tensor scores = scoresOf(x, level, means);
        std::vector<float> values;
        const HsdagGroups found = growGroups(level, floatsOf(scores, values));
        if (found.count == level.nodes())
            break;
        x = pool(x, scores, level, found, means);
        for (std::uint32_t& g : group)
            g = found.of[g];
        level = level.merged(found);
    }
    embedding = layer(leakyRelu(layer(x, layout.embed1)), layout.embed2);
    logits = layer(leakyRelu(layer(embedding, layout.head1)), layout.head2);
}

HsdagDefinition::HsdagDefinition(const HsdagGraph& graph, const HsdagLayout& layout,
                                 std::span<const float> parameters, std::size_t rounds, Precision precision)
    : network(std::make_unique<Network>(graph, layout, parameters, rounds, precision))
{
}

HsdagDefinition::~HsdagDefinition() = default;

void HsdagDefinition::encode(std::span<const float> features, std::span<const float> dropout)
{
    const c10::AutoGradMode mode(true);
    Network& n = *network;
    const Precision precision = n.parameters.precision();
    const at::Tensor x = tensorOf(features, HsdagGraph::columns, precision);
    const std::size_t hidden = n.layout.input1.bias.columns;
    const at::Tensor factors =
        dropout.empty()
            ? at::ones({2, x.size(0), static_cast<std::int64_t>(hidden)}, x.options())
            : tensorOf(dropout, hidden, precision).view({2, x.size(0), static_cast<std::int64_t>(hidden)});
    n.encode(n.enter(x, factors));
}

const std::vector<std::uint32_t>& HsdagDefinition::groupOf() const { return network->group; }

std::span<const float> HsdagDefinition::embedding()
{
    return floatsOf(network->embedding, network->embeddingRows);
}

std::span<const float> HsdagDefinition::logits() { return floatsOf(network->logits, network->logitRows); }

void HsdagDefinition::differentiate(std::span<const float> byLogits)
{
    network->parameters.differentiate(network->logits, tensorOf(byLogits, network->layout.head2.bias.columns,
                                                                network->parameters.precision()));
}

Gradient HsdagDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
