// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/placeto_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

namespace {

/// |V| x |V|: 1 where a vertex (row) hears another.
at::Tensor neighbourMatrix(const RowSums& neighbours)
{
    const auto n = static_cast<std::int64_t>(neighbours.rows());
    at::Tensor out = at::zeros({n, n}, at::kFloat);
    for (std::size_t v = 0; v < neighbours.rows(); ++v)
        for (std::uint32_t i = neighbours.start[v]; i < neighbours.start[v + 1]; ++i)
            out.data_ptr<float>()[v * neighbours.rows() + neighbours.source[i]] = 1;
    return out;
}

} // namespace

/// d = PlacetoLayout::width. All layers are x W + b; f and g are two layers with a ReLU between them.
struct PlacetoDefinition::Network {
    Network(const PlacetoGraph& g, const PlacetoLayout& l, Settings s, std::span<const float> values,
            Precision precision)
        : graph(g), layout(l), settings(s), parameters(l.blocks, values, precision),
          parents(neighbourMatrix(g.parents)), children(neighbourMatrix(g.children))
    {
    }
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const DenseBlocks& blocks) const
    {
        return at::addmm(parameters[blocks.bias], x, parameters[blocks.weight]);
    }
    /// relu(second(relu(first(x)))).
    [[nodiscard]] at::Tensor twice(const at::Tensor& x, const std::array<DenseBlocks, 2>& blocks) const
    {
        return layer(layer(x, blocks[0]).relu(), blocks[1]).relu();
    }
    [[nodiscard]] at::Tensor passMessages(const at::Tensor& self, const AggregatorBlocks& blocks,
                                          const at::Tensor& neighbours) const;
    [[nodiscard]] at::Tensor encode(const at::Tensor& features) const;
    [[nodiscard]] at::Tensor pool(std::span<const std::uint32_t> members,
                                  const AggregatorBlocks& blocks) const;
    [[nodiscard]] at::Tensor logits(VertexId v) const;

    const PlacetoGraph& graph;
    const PlacetoLayout& layout;
    Settings settings;
    TensorParameters parameters;
    at::Tensor parents, children; ///< |V| x |V|.
    at::Tensor states;            ///< |V| x 2 d.
    at::Tensor last;              ///< 1 x D: the last logits.
    at::Tensor learned;           ///< Sum over the steps of derivative times logits.
    std::vector<float> lastRow;
    bool learning = false;
};

/// x' = relu(g(sum over the neighbours of relu(f(x)))) + self, where self is the vertex' own state before any
/// message; a vertex without neighbours keeps that.
at::Tensor PlacetoDefinition::Network::passMessages(const at::Tensor& self, const AggregatorBlocks& blocks,
                                                    const at::Tensor& neighbours) const
{
    const at::Tensor from = neighbours.to(self.scalar_type());
    const at::Tensor hears = (from.sum(1, true) > 0).to(self.scalar_type());
    at::Tensor x = self;
    for (std::size_t round = 0; round < settings.rounds; ++round)
        x = twice(from.mm(twice(x, blocks.f)), blocks.g) * hears + self;
    return x;
}

/// Three layers, the last one linear; then messages from parents and from children, side by side.
at::Tensor PlacetoDefinition::Network::encode(const at::Tensor& features) const
{
    const at::Tensor hidden = layer(layer(features, layout.transform[0]).relu(), layout.transform[1]).relu();
    const at::Tensor self = layer(hidden, layout.transform[2]);
    return at::cat(
        {passMessages(self, layout.fromParents, parents), passMessages(self, layout.fromChildren, children)},
        1);
}

/// relu(g(sum or mean over the members of relu(f(state)))): 1 x 2 d.
at::Tensor PlacetoDefinition::Network::pool(std::span<const std::uint32_t> members,
                                            const AggregatorBlocks& blocks) const
{
    at::Tensor heard = twice(states.index_select(0, indicesOf(members)), blocks.f).sum(0, true);
    if (settings.meanPools && !members.empty())
        heard = heard / static_cast<double>(members.size());
    return twice(heard, blocks.g);
}

/// The head reads the pools over v's ancestors, descendants and parallel vertices, and v's state: 1 x 8 d.
at::Tensor PlacetoDefinition::Network::logits(VertexId v) const
{
    Related members;
    graph.related(v, members);
    std::vector<at::Tensor> inputs;
    for (std::size_t i = 0; i < relationCount; ++i)
        inputs.push_back(pool(members[i], layout.pools[i]));
    inputs.push_back(states.narrow(0, static_cast<std::int64_t>(v.value), 1));
    const at::Tensor hidden = layer(at::cat(inputs, 1), layout.head[0]).relu();
    return layer(layer(hidden, layout.head[1]).relu(), layout.head[2]);
}

PlacetoDefinition::PlacetoDefinition(const PlacetoGraph& graph, const PlacetoLayout& layout,
                                     Settings settings, std::span<const float> parameters,
                                     Precision precision)
    : network(std::make_unique<Network>(graph, layout, settings, parameters, precision))
{
}

PlacetoDefinition::~PlacetoDefinition() = default;

void PlacetoDefinition::load() { network->parameters.read(); }

void PlacetoDefinition::encode(std::span<const float> features, bool learning)
{
    const c10::AutoGradMode mode(learning);
    network->learning = learning;
    const Precision precision = network->parameters.precision();
    network->states = network->encode(tensorOf(features, network->layout.width, precision));
    network->learned = at::zeros({}, network->states.options());
}

std::span<const float> PlacetoDefinition::logits(VertexId v)
{
    const c10::AutoGradMode mode(network->learning);
    network->last = network->logits(v);
    return floatsOf(network->last, network->lastRow);
}

void PlacetoDefinition::learn(std::span<const float> byLogits)
{
    const c10::AutoGradMode mode(true);
    const at::Tensor by = tensorOf(byLogits, network->layout.devices, network->parameters.precision());
    network->learned = network->learned + (by * network->last).sum();
}

void PlacetoDefinition::learnEncoding() { network->parameters.differentiate(network->learned); }

Gradient PlacetoDefinition::gradient(const ParameterBlock& block) const
{
    return network->parameters.gradient(block);
}

} // namespace doppler
