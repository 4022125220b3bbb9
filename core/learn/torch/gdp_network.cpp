// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/gdp_network.h"

#include "core/learn/base/cancellation.h"

#include <algorithm>
#include <cmath>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/custom_function.h>

namespace doppler {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

std::int64_t index(std::size_t i) { return static_cast<std::int64_t>(i); }

/// Of every vertex and column the largest value among its neighbours; 0 without neighbours. Ties: the lowest
/// id, to which alone the derivative goes.
struct NeighbourMax : torch::autograd::Function<NeighbourMax> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& values, const GdpGraph& graph)
    {
        const std::int64_t n = values.size(0);
        const std::int64_t h = values.size(1);
        at::Tensor out = at::zeros({n, h}, values.options());
        const at::Tensor from = at::full({n, h}, -1, at::kInt);
        const float* in = values.data_ptr<float>();
        for (std::int64_t v = 0; v < n; ++v) {
            float* most = out.data_ptr<float>() + v * h;
            int* source = from.data_ptr<int>() + v * h;
            const auto own = static_cast<std::size_t>(v);
            for (std::uint32_t i = graph.neighbourStart[own]; i < graph.neighbourStart[own + 1]; ++i) {
                const std::uint32_t u = graph.neighbours[i];
                for (std::int64_t c = 0; c < h; ++c)
                    if (source[c] < 0 || in[u * h + c] > most[c]) {
                        most[c] = in[u * h + c];
                        source[c] = static_cast<int>(u);
                    }
            }
        }
        context->save_for_backward({from});
        return out;
    }

    static variable_list backward(AutogradContext* context, const variable_list& derivatives)
    {
        const at::Tensor from = context->get_saved_variables()[0];
        const at::Tensor byOut = derivatives[0].contiguous();
        const at::Tensor byValues = at::zeros_like(byOut);
        const std::int64_t h = byOut.size(1);
        const int* source = from.data_ptr<int>();
        for (std::int64_t i = 0; i < byOut.numel(); ++i)
            if (source[i] >= 0)
                byValues.data_ptr<float>()[source[i] * h + i % h] += byOut.data_ptr<float>()[i];
        return {byValues, Variable()};
    }
};

at::Tensor indices(const std::vector<std::uint32_t>& values)
{
    at::Tensor out = at::empty({index(values.size())}, at::kLong);
    std::copy(values.begin(), values.end(), out.data_ptr<std::int64_t>());
    return out;
}

} // namespace

struct GdpNetwork::Tensors {
    Tensors(const GdpGraph& g, const GdpShape& s, const GdpLayout& l, std::span<float> parameters)
        : graph(g), shape(s), layout(l), order(indices(g.order))
    {
        std::vector<std::uint32_t> positions(g.order.size());
        for (std::size_t i = 0; i < positions.size(); ++i)
            positions[g.order[i]] = static_cast<std::uint32_t>(i);
        position = indices(positions);
        for (const ParameterBlock& block : l.blocks)
            leaves.push_back(
                at::from_blob(parameters.data() + block.offset, {index(block.rows), index(block.columns)})
                    .requires_grad_(true));
    }
    [[nodiscard]] const at::Tensor& of(const ParameterBlock& block) const { return leaves[block.index]; }
    [[nodiscard]] at::Tensor layer(const at::Tensor& x, const ParameterBlock& weight,
                                   const ParameterBlock& bias) const
    {
        return at::addmm(of(bias), x, of(weight));
    }
    [[nodiscard]] at::Tensor norm(const at::Tensor& x, const ParameterBlock& gain,
                                  const ParameterBlock& shift) const
    {
        return at::layer_norm(x, {index(shape.hidden)}, of(gain).view(-1), of(shift).view(-1));
    }
    [[nodiscard]] at::Tensor attention(const at::Tensor& x, const GdpLayout::Attention& blocks) const;
    [[nodiscard]] at::Tensor forward() const;

    const GdpGraph& graph;
    const GdpShape& shape;
    const GdpLayout& layout;
    at::Tensor order, position;     ///< Of vertices by position, of positions by vertex.
    std::vector<at::Tensor> leaves; ///< The parameters by block, sharing the caller's memory.
    at::Tensor logits;
};

/// What the vertices (in topological order) take from their own segment and the one before.
at::Tensor GdpNetwork::Tensors::attention(const at::Tensor& x, const GdpLayout::Attention& blocks) const
{
    const std::int64_t n = x.size(0);
    const std::int64_t heads = index(shape.heads());
    const std::int64_t each = index(shape.hidden) / heads;
    const at::Tensor before = x.detach();
    const auto byHead = [&](const at::Tensor& rows) { // heads x rows x each
        return rows.view({-1, heads, each}).transpose(0, 1);
    };
    const at::Tensor queries = at::mm(x, of(blocks.queryWeight)) * (1 / std::sqrt(static_cast<double>(each)));
    const at::Tensor keys = at::mm(x, of(blocks.keyWeight));
    const at::Tensor values = at::mm(x, of(blocks.valueWeight));
    const at::Tensor keysBefore = at::mm(before, of(blocks.keyWeight));
    const at::Tensor valuesBefore = at::mm(before, of(blocks.valueWeight));
    const std::int64_t segment = index(shape.segment);
    std::vector<at::Tensor> parts;
    for (std::int64_t first = 0; first < n; first += segment) {
        throwIfCancelled();
        const std::int64_t count = std::min(segment, n - first);
        const auto seen = [&](const at::Tensor& own, const at::Tensor& memory) {
            const at::Tensor here = own.narrow(0, first, count);
            return first == 0 ? here : at::cat({memory.narrow(0, first - segment, segment), here}, 0);
        };
        const at::Tensor scores = at::matmul(byHead(queries.narrow(0, first, count)),
                                             byHead(seen(keys, keysBefore)).transpose(1, 2));
        const at::Tensor taken = at::matmul(at::softmax(scores, -1), byHead(seen(values, valuesBefore)));
        parts.push_back(taken.transpose(0, 1).reshape({count, index(shape.hidden)}));
    }
    return at::cat(parts, 0);
}

at::Tensor GdpNetwork::Tensors::forward() const
{
    const at::Tensor inputs = at::from_blob(const_cast<float*>(graph.inputs.data()),
                                            {index(graph.vertexCount()), index(GdpGraph::columns)});
    at::Tensor x = layer(inputs, layout.inputWeight, layout.inputBias).relu();
    for (const GdpLayout::Sage& sage : layout.sage) {
        const at::Tensor pooled =
            NeighbourMax::apply(layer(x, sage.poolWeight, sage.poolBias).sigmoid(), graph);
        x = layer(at::cat({x, pooled}, 1), sage.combineWeight, sage.combineBias).relu();
    }
    x = x.index_select(0, order);
    for (const GdpLayout::Attention& blocks : layout.attention) {
        x = norm(x + layer(attention(x, blocks), blocks.outWeight, blocks.outBias), blocks.firstGain,
                 blocks.firstShift);
        const at::Tensor wide = layer(x, blocks.wideWeight, blocks.wideBias).relu();
        x = norm(x + layer(wide, blocks.narrowWeight, blocks.narrowBias), blocks.secondGain,
                 blocks.secondShift);
    }
    return layer(x, layout.outputWeight, layout.outputBias).index_select(0, position);
}

GdpNetwork::GdpNetwork(const GdpGraph& graph, const GdpShape& shape, const GdpLayout& layout,
                       std::span<float> parameters)
    : tensors(std::make_unique<Tensors>(graph, shape, layout, parameters))
{
}

GdpNetwork::~GdpNetwork() = default;

std::span<const float> GdpNetwork::encode(bool learning)
{
    const c10::AutoGradMode mode(learning);
    tensors->logits = tensors->forward();
    return {tensors->logits.data_ptr<float>(), static_cast<std::size_t>(tensors->logits.numel())};
}

void GdpNetwork::differentiate(std::span<const float> byLogits)
{
    for (at::Tensor& leaf : tensors->leaves)
        leaf.mutable_grad() = at::Tensor();
    const at::Tensor derivative =
        at::from_blob(const_cast<float*>(byLogits.data()), tensors->logits.sizes()).clone();
    torch::autograd::backward({tensors->logits}, {derivative});
}

Gradient GdpNetwork::gradient(const ParameterBlock& block) const
{
    const at::Tensor& gradient = tensors->of(block).grad();
    if (!gradient.defined())
        return {};
    return {{gradient.data_ptr<float>(), static_cast<std::size_t>(gradient.numel())}, {}};
}

} // namespace doppler
