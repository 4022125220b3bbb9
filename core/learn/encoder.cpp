// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoder.h"

#include "core/learn/dense.h"

#include <algorithm>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <torch/csrc/autograd/custom_function.h>

namespace doppler {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

const float* data(const at::Tensor& t) { return t.data_ptr<float>(); }
std::size_t extent(const at::Tensor& t, std::int64_t dimension)
{
    return static_cast<std::size_t>(t.size(dimension));
}
std::int64_t index(std::size_t i) { return static_cast<std::int64_t>(i); }

void addRow(const float* from, std::size_t columns, float* to)
{
    for (std::size_t c = 0; c < columns; ++c)
        to[c] += from[c];
}

/// A pointer to a structure that outlives the graph, as the tape stores it.
template <class Structure>
at::IValue stored(Structure& structure)
{
    return static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(&structure));
}
template <class Structure>
Structure& restored(AutogradContext* context, const char* name)
{
    return *reinterpret_cast<Structure*>(static_cast<std::intptr_t>(context->saved_data[name].toInt()));
}

/// The rows of one edge value in a matrix of all rows.
at::Tensor rowsOf(const EncoderGraph& graph, const at::Tensor& rows, std::size_t value)
{
    const std::uint32_t first = graph.valueStart[value];
    return rows.narrow(0, first, graph.valueStart[value + 1] - first);
}

/// W(e) of every edge value, from a: K x hidden. Its weights are most of all parameters, so they are read
/// once each way; and where the values are few, the gradient is left in its factors.
struct EdgeMatrices : torch::autograd::Function<EdgeMatrices> {
    static constexpr std::int64_t mostFactors = 16;

    static at::Tensor forward(AutogradContext* context, const at::Tensor& values, const at::Tensor& weight,
                              const at::Tensor& bias, const ParameterBlock& block, Weights& weights)
    {
        context->save_for_backward({values, weight});
        context->saved_data["block"] = stored(block);
        context->saved_data["weights"] = stored(weights);
        if (values.size(0) > mostFactors)
            return at::addmm(bias, values, weight);
        const at::Tensor out = at::empty({values.size(0), weight.size(1)}, values.options());
        addWideProducts(data(values), extent(values, 0), extent(values, 1), data(weight), data(bias),
                        extent(weight, 1), out.data_ptr<float>());
        return out;
    }

    static variable_list backward(AutogradContext* context, const variable_list& derivatives)
    {
        const auto saved = context->get_saved_variables();
        const at::Tensor& values = saved[0];
        const at::Tensor& weight = saved[1];
        const at::Tensor right = derivatives[0].contiguous();
        if (values.size(0) > mostFactors)
            return {at::mm(right, weight.t()), at::mm(values.t(), right), right.sum(0, true), Variable(),
                    Variable()};
        const at::Tensor byValue = at::empty_like(values);
        wideProductsBackward(data(right), extent(values, 0), data(weight), extent(weight, 0),
                             extent(weight, 1), byValue.data_ptr<float>());
        restored<Weights>(context, "weights")
            .keepFactors(restored<const ParameterBlock>(context, "block"), values, right);
        return {byValue, Variable(), right.sum(0, true), Variable(), Variable()};
    }
};

/// m_v = sum_u W(e_uv)^T h_u + bias, from h: |V| x hidden and W: K x hidden x hidden.
struct Messages : torch::autograd::Function<Messages> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& states, const at::Tensor& matrices,
                              const at::Tensor& bias, const EncoderGraph& graph)
    {
        const std::size_t h = extent(states, 1);
        const at::Tensor sums = at::zeros({index(graph.gather.rows()), index(h)}, states.options());
        float* out = sums.data_ptr<float>();
        for (std::size_t r = 0; r < graph.gather.rows(); ++r)
            for (std::uint32_t i = graph.gather.start[r]; i < graph.gather.start[r + 1]; ++i)
                addRow(data(states) + graph.gather.source[i] * h, h, out + r * h);
        const at::Tensor products = at::empty_like(sums);
        for (std::size_t k = 0; k < extent(matrices, 0); ++k) {
            at::Tensor part = rowsOf(graph, products, k);
            at::mm_out(part, rowsOf(graph, sums, k), matrices[index(k)]);
        }
        const at::Tensor messages = bias.expand({states.size(0), index(h)}).contiguous();
        for (std::size_t v = 0; v < graph.scatter.rows(); ++v)
            for (std::uint32_t i = graph.scatter.start[v]; i < graph.scatter.start[v + 1]; ++i)
                addRow(data(products) + graph.scatter.source[i] * h, h, messages.data_ptr<float>() + v * h);
        context->save_for_backward({sums, matrices});
        context->saved_data["graph"] = stored(graph);
        return messages;
    }

    static variable_list backward(AutogradContext* context, const variable_list& derivatives)
    {
        const auto saved = context->get_saved_variables();
        const at::Tensor& sums = saved[0];
        const at::Tensor& matrices = saved[1];
        const auto& graph = restored<const EncoderGraph>(context, "graph");
        const at::Tensor byMessage = derivatives[0].contiguous();
        const std::size_t h = extent(sums, 1);
        const at::Tensor byProduct = at::empty_like(sums);
        for (std::size_t v = 0; v < graph.scatter.rows(); ++v)
            for (std::uint32_t i = graph.scatter.start[v]; i < graph.scatter.start[v + 1]; ++i)
                std::copy_n(data(byMessage) + v * h, h,
                            byProduct.data_ptr<float>() + graph.scatter.source[i] * h);
        const at::Tensor byMatrix = at::empty_like(matrices);
        const at::Tensor bySum = at::empty_like(sums);
        for (std::size_t k = 0; k < extent(matrices, 0); ++k) {
            at::Tensor matrix = byMatrix[index(k)];
            at::Tensor sum = rowsOf(graph, bySum, k);
            at::mm_out(matrix, rowsOf(graph, sums, k).t(), rowsOf(graph, byProduct, k));
            at::mm_out(sum, rowsOf(graph, byProduct, k), matrices[index(k)].t());
        }
        const at::Tensor byState = at::zeros({index(graph.scatter.rows()), index(h)}, sums.options());
        for (std::size_t r = 0; r < graph.gather.rows(); ++r)
            for (std::uint32_t i = graph.gather.start[r]; i < graph.gather.start[r + 1]; ++i)
                addRow(data(bySum) + r * h, h, byState.data_ptr<float>() + graph.gather.source[i] * h);
        return {byState, byMatrix, byMessage.sum(0, true), Variable()};
    }
};

/// h' = GRU(ReLU(m), h): r, z = sigmoid, n = tanh(i_n + r * h_n), h' = n + z * (h - n).
struct GatedStep : torch::autograd::Function<GatedStep> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& messages, const at::Tensor& states,
                              const at::Tensor& inputWeight, const at::Tensor& hiddenWeight,
                              const at::Tensor& inputBias, const at::Tensor& hiddenBias)
    {
        const std::size_t n = extent(states, 0);
        const std::size_t h = extent(states, 1);
        const at::Tensor input = messages.relu();
        const at::Tensor fromInput = at::addmm(inputBias, input, inputWeight);
        const at::Tensor fromState = at::addmm(hiddenBias, states, hiddenWeight);
        const at::Tensor gates =
            at::sigmoid(fromInput.narrow(1, 0, index(2 * h)) + fromState.narrow(1, 0, index(2 * h)))
                .contiguous();
        const at::Tensor fresh = at::empty_like(states);
        const at::Tensor freshShare = at::empty_like(states); // of the state, before the reset gate
        for (std::size_t v = 0; v < n; ++v) {
            const float* reset = data(gates) + v * 2 * h;
            const float* a = data(fromInput) + v * 3 * h + 2 * h;
            const float* b = data(fromState) + v * 3 * h + 2 * h;
            std::copy_n(b, h, freshShare.data_ptr<float>() + v * h);
            float* out = fresh.data_ptr<float>() + v * h;
            for (std::size_t c = 0; c < h; ++c)
                out[c] = a[c] + reset[c] * b[c];
        }
        at::Tensor(fresh).tanh_();
        const at::Tensor next = at::empty_like(states);
        for (std::size_t v = 0; v < n; ++v) {
            const float* update = data(gates) + v * 2 * h + h;
            const float* f = data(fresh) + v * h;
            const float* old = data(states) + v * h;
            float* out = next.data_ptr<float>() + v * h;
            for (std::size_t c = 0; c < h; ++c)
                out[c] = f[c] + update[c] * (old[c] - f[c]);
        }
        context->save_for_backward({input, states, gates, fresh, freshShare, inputWeight, hiddenWeight});
        return next;
    }

    static variable_list backward(AutogradContext* context, const variable_list& derivatives)
    {
        const auto saved = context->get_saved_variables();
        const at::Tensor &input = saved[0], &states = saved[1], &gates = saved[2], &fresh = saved[3],
                         &freshShare = saved[4], &inputWeight = saved[5], &hiddenWeight = saved[6];
        const at::Tensor byNext = derivatives[0].contiguous();
        const std::size_t n = extent(states, 0);
        const std::size_t h = extent(states, 1);
        const at::Tensor byInputGates = at::empty({index(n), index(3 * h)}, states.options());
        const at::Tensor byStateGates = at::empty_like(byInputGates);
        const at::Tensor byState = at::empty_like(states);
        for (std::size_t v = 0; v < n; ++v) {
            const float* g = data(byNext) + v * h;
            const float* r = data(gates) + v * 2 * h;
            const float* z = r + h;
            const float* f = data(fresh) + v * h;
            const float* share = data(freshShare) + v * h;
            const float* old = data(states) + v * h;
            float* a = byInputGates.data_ptr<float>() + v * 3 * h;
            float* b = byStateGates.data_ptr<float>() + v * 3 * h;
            float* s = byState.data_ptr<float>() + v * h;
            for (std::size_t c = 0; c < h; ++c) {
                const float byFresh = g[c] * (1 - z[c]) * (1 - f[c] * f[c]);
                const float byReset = byFresh * share[c] * r[c] * (1 - r[c]);
                const float byUpdate = g[c] * (old[c] - f[c]) * z[c] * (1 - z[c]);
                a[c] = b[c] = byReset;
                a[h + c] = b[h + c] = byUpdate;
                a[2 * h + c] = byFresh;
                b[2 * h + c] = byFresh * r[c];
                s[c] = g[c] * z[c];
            }
        }
        const at::Tensor byInput = at::mm(byInputGates, inputWeight.t()) * (input > 0);
        at::Tensor(byState).addmm_(byStateGates, hiddenWeight.t());
        return {byInput,
                byState,
                at::mm(input.t(), byInputGates),
                at::mm(states.t(), byStateGates),
                byInputGates.sum(0, true),
                byStateGates.sum(0, true)};
    }
};

struct PathSums : torch::autograd::Function<PathSums> {
    static at::Tensor forward(AutogradContext* context, const at::Tensor& states, const Paths& paths)
    {
        const std::size_t h = extent(states, 1);
        const at::Tensor sums = states.detach().clone();
        float* rows = sums.data_ptr<float>();
        for (std::uint32_t v : paths.order)
            if (paths.next[v].valid())
                addRow(rows + paths.next[v] * h, h, rows + v * h);
        const at::Tensor scale = at::empty({index(h)}, states.options());
        const at::Tensor out = at::empty_like(sums);
        zScoreColumns(rows, extent(states, 0), h, out.data_ptr<float>(), scale.data_ptr<float>());
        context->save_for_backward({out, scale});
        context->saved_data["paths"] = stored(paths);
        return out;
    }

    static variable_list backward(AutogradContext* context, const variable_list& derivatives)
    {
        const auto saved = context->get_saved_variables();
        const auto& paths = restored<const Paths>(context, "paths");
        const at::Tensor byOut = derivatives[0].contiguous();
        const std::size_t h = extent(byOut, 1);
        const at::Tensor byState = at::empty_like(byOut);
        float* rows = byState.data_ptr<float>();
        zScoreColumnsBackward(data(saved[0]), data(saved[1]), data(byOut), extent(byOut, 0), h, rows);
        for (auto v = paths.order.rbegin(); v != paths.order.rend(); ++v)
            if (paths.next[*v].valid())
                addRow(rows + *v * h, h, rows + paths.next[*v] * h);
        return {byState, Variable()};
    }
};

} // namespace

struct Weights::Factors {
    at::Tensor left, right;
};

Weights::Weights(const ParameterLayout& layout, std::span<float> values)
{
    for (const ParameterBlock& block : layout.blocks)
        leaves.push_back(
            at::from_blob(values.data() + block.offset, {index(block.rows), index(block.columns)})
                .requires_grad_(true));
}

Weights::~Weights() = default;

const at::Tensor& Weights::operator[](const ParameterBlock& block) const { return leaves[block.index]; }

Gradient Weights::gradient(const ParameterBlock& block) const
{
    const auto span = [](const at::Tensor& t) {
        return std::span(data(t), static_cast<std::size_t>(t.numel()));
    };
    if (const Factors& f = factors[block.index]; f.left.defined())
        return {{}, {span(f.left), span(f.right), extent(f.left, 0)}};
    const at::Tensor& gradient = leaves[block.index].grad();
    return gradient.defined() ? Gradient{span(gradient), {}} : Gradient{};
}

void Weights::keepFactors(const ParameterBlock& block, const at::Tensor& left, const at::Tensor& right)
{
    factors[block.index] = {left, right};
}

void Weights::forgetGradients()
{
    for (at::Tensor& leaf : leaves)
        leaf.mutable_grad() = at::Tensor();
    factors.assign(leaves.size(), {});
}

EncoderGraph::EncoderGraph(const GraphFeatures& features)
    : vertexFeatures(features.standard), edgeValues(features.edgeValues)
{
    const std::size_t n = features.vertexCount();
    std::vector<std::vector<std::uint32_t>> rowsInto(n);
    const MessageEdge* last = nullptr;
    for (const MessageEdge& m : features.messages) {
        if (!last || last->value != m.value || last->to != m.to) {
            while (valueStart.size() <= m.value)
                valueStart.push_back(static_cast<std::uint32_t>(gather.rows()));
            rowsInto[m.to].push_back(static_cast<std::uint32_t>(gather.rows()));
            gather.start.push_back(gather.start.back());
        }
        gather.source.push_back(m.from);
        ++gather.start.back();
        last = &m;
    }
    valueStart.push_back(static_cast<std::uint32_t>(gather.rows()));
    for (const auto& rows : rowsInto) {
        scatter.source.insert(scatter.source.end(), rows.begin(), rows.end());
        scatter.start.push_back(static_cast<std::uint32_t>(scatter.source.size()));
    }
    towardsSinks = {{features.order.rbegin(), features.order.rend()}, features.levels.bNext};
    towardsSources = {features.order, features.levels.tNext};
}

at::Tensor Encoder::states() const
{
    const auto layer = [&](const at::Tensor& x, const ParameterBlock& weight, const ParameterBlock& bias) {
        return at::addmm(weights[bias], x, weights[weight]);
    };
    const auto shared = [](std::span<const float> values, std::size_t columns) {
        return at::from_blob(const_cast<float*>(values.data()),
                             {index(values.size() / columns), index(columns)});
    };
    const std::int64_t h = index(blocks.inputBias.columns);
    at::Tensor states =
        layer(shared(graph.vertexFeatures, GraphFeatures::columns), blocks.inputWeight, blocks.inputBias)
            .relu();
    if (rounds > 0 && !graph.edgeValues.empty()) {
        const at::Tensor values =
            layer(shared(graph.edgeValues, 1), blocks.edgeWeight1, blocks.edgeBias1).relu();
        const at::Tensor matrices =
            EdgeMatrices::apply(values, weights[blocks.edgeWeight2], weights[blocks.edgeBias2],
                                blocks.edgeWeight2, weights)
                .view({-1, h, h});
        for (std::size_t round = 0; round < rounds; ++round) {
            const at::Tensor messages = Messages::apply(states, matrices, weights[blocks.messageBias], graph);
            states = GatedStep::apply(messages, states, weights[blocks.gruInputWeight],
                                      weights[blocks.gruHiddenWeight], weights[blocks.gruInputBias],
                                      weights[blocks.gruHiddenBias]);
        }
    }
    return at::leaky_relu(states, 0.1);
}

at::Tensor pathSums(const at::Tensor& states, const Paths& paths) { return PathSums::apply(states, paths); }

} // namespace doppler
