// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/giph_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

namespace {

at::Tensor tensorOf(const Rows& rows, std::size_t count, std::size_t columns, Precision precision)
{
    std::vector<float> plain;
    for (std::size_t r = 0; r < count; ++r)
        plain.insert(plain.end(), rows[r], rows[r] + columns);
    return doppler::tensorOf(plain, columns, precision);
}

} // namespace

struct GiphDefinition::Network {
    Network(const GiphGraph& g, const GiphLayout& l, std::span<const float> values, Precision precision)
        : graph(g), layout(l), parameters(l.blocks, values, precision)
    {
        parameters.read();
    }
    /// x W + b.
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const DenseBlocks& blocks) const
    {
        return at::addmm(parameters[blocks.bias], x, parameters[blocks.weight]);
    }
    [[nodiscard]] at::Tensor passMessages(const at::Tensor& self, const at::Tensor& links,
                                          const GiphState& state, const GiphMessageBlocks& blocks) const;
    [[nodiscard]] at::Tensor scores(const GiphState& state) const;

    const GiphGraph& graph;
    const GiphLayout& layout;
    TensorParameters parameters;
    at::Tensor last; ///< Nodes x 1: the last scores.
    std::vector<float> lastRow;
};

/// y = relu(update(mean over what is heard of relu(message([y of the sender; link])))) + self, in topological
/// order (backwards: against it, along reversed links). A node that hears nothing keeps self.
at::Tensor GiphDefinition::Network::passMessages(const at::Tensor& self, const at::Tensor& links,
                                                 const GiphState& state,
                                                 const GiphMessageBlocks& blocks) const
{
    const bool isForwards = &blocks == &layout.forwards;
    const auto& senders = isForwards ? state.from : state.to;
    const auto& receivers = isForwards ? state.to : state.from;
    std::vector<VertexId> order = graph.order;
    if (!isForwards)
        std::reverse(order.begin(), order.end());
    at::Tensor y = self;
    for (const VertexId v : order) {
        std::vector<std::uint32_t> heard, from, by;
        for (std::uint32_t link = 0; link < receivers.size(); ++link)
            if (graph.vertexOf[receivers[link]] == v) {
                heard.push_back(link);
                from.push_back(senders[link]);
                by.push_back(receivers[link]);
            }
        if (heard.empty())
            continue;
        const at::Tensor messages =
            layer(at::cat({y.index_select(0, indicesOf(from)), links.index_select(0, indicesOf(heard))}, 1),
                  blocks.message)
                .relu();
        const at::Tensor none = at::zeros({self.size(0), messages.size(1)}, self.options());
        const at::Tensor count =
            at::zeros({self.size(0), 1}, self.options())
                .index_add(0, indicesOf(by), at::ones({messages.size(0), 1}, self.options()));
        const at::Tensor mean = none.index_add(0, indicesOf(by), messages) / count.clamp_min(1);
        y = y + layer(mean, blocks.update).relu() * (count > 0).to(self.scalar_type());
    }
    return y;
}

at::Tensor GiphDefinition::Network::scores(const GiphState& state) const
{
    const Precision precision = parameters.precision();
    const at::Tensor features = tensorOf(state.nodes, graph.nodes(), GiphGraph::nodeFeatures, precision);
    const at::Tensor links = tensorOf(state.links, graph.links(), GiphGraph::linkFeatures, precision);
    const at::Tensor self = layer(layer(features, layout.transform1).relu(), layout.transform2);
    const at::Tensor both = at::cat({passMessages(self, links, state, layout.forwards),
                                     passMessages(self, links, state, layout.backwards)},
                                    1);
    return layer(both, layout.head1).relu().mm(parameters[layout.head2]);
}

GiphDefinition::GiphDefinition(const GiphGraph& graph, const GiphLayout& layout,
                               std::span<const float> parameters, Precision precision)
    : network(std::make_unique<Network>(graph, layout, parameters, precision))
{
}

GiphDefinition::~GiphDefinition() = default;

std::span<const float> GiphDefinition::scores(const GiphState& state)
{
    const c10::AutoGradMode mode(true);
    network->last = network->scores(state);
    return floatsOf(network->last, network->lastRow);
}

void GiphDefinition::learn(std::span<const float> byScores)
{
    network->parameters.differentiate(network->last,
                                      doppler::tensorOf(byScores, 1, network->parameters.precision()));
}

Gradient GiphDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
