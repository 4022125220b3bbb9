// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/encoder_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

/// The messages of each edge value, and the paths.
struct EncoderDefinition::Graph {
    explicit Graph(const GraphFeatures& features)
        : bPath(pathMatrix(features.levels.bNext)), tPath(pathMatrix(features.levels.tNext))
    {
        std::vector<std::vector<std::uint32_t>> sources(features.edgeValues.size()), targets(sources);
        for (const MessageEdge& message : features.messages) {
            sources[message.value].push_back(message.from);
            targets[message.value].push_back(message.to);
        }
        for (std::size_t k = 0; k < sources.size(); ++k) {
            from.push_back(indicesOf(sources[k]));
            to.push_back(indicesOf(targets[k]));
        }
    }
    /// |V| x |V|: 1 in row v for every vertex on v's path, itself included.
    static at::Tensor pathMatrix(const std::vector<VertexId>& next)
    {
        const auto n = static_cast<std::int64_t>(next.size());
        at::Tensor out = at::zeros({n, n}, at::kFloat);
        for (std::size_t v = 0; v < next.size(); ++v)
            for (VertexId on{v}; on.valid(); on = next[on])
                out.data_ptr<float>()[v * next.size() + on] = 1;
        return out;
    }

    std::vector<at::Tensor> from, to; ///< By edge value.
    at::Tensor bPath, tPath;
};

EncoderDefinition::EncoderDefinition(const GraphFeatures& of, std::size_t roundCount)
    : features(of), rounds(of.messages.empty() ? 0 : roundCount), graph(std::make_unique<Graph>(of))
{
}

EncoderDefinition::~EncoderDefinition() = default;

at::Tensor EncoderDefinition::states(const EncoderBlocks& b, const TensorParameters& p) const
{
    const at::Tensor x = tensorOf(features.standard, features.inputs, p.precision()); // |V| x inputs
    const at::Tensor e = tensorOf(features.edgeValues, 1, p.precision());             // K x 1
    // h0 = ReLU(x W + b)
    at::Tensor h = at::addmm(p[b.inputBias], x, p[b.inputWeight]).relu();
    // W(e) = ReLU(e w1 + b1) W2 + b2, an h x h matrix for every edge value
    const at::Tensor inner = at::addmm(p[b.edgeBias1], e, p[b.edgeWeight1]).relu();
    const at::Tensor w =
        at::addmm(p[b.edgeBias2], inner, p[b.edgeWeight2]).view({e.size(0), h.size(1), h.size(1)});
    for (std::size_t round = 0; round < rounds; ++round)
        h = gru((messages(h, w) + p[b.messageBias]).relu(), h, b, p); // h = GRU(ReLU(m), h)
    return leakyRelu(h);                                              // H
}

/// m_v = sum over v's neighbours u of W(e_uv)^T h_u.
at::Tensor EncoderDefinition::messages(const at::Tensor& h, const at::Tensor& w) const
{
    at::Tensor m = at::zeros_like(h);
    for (std::size_t k = 0; k < graph->from.size(); ++k)
        m = m.index_add(0, graph->to[k],
                        h.index_select(0, graph->from[k]).mm(w[static_cast<std::int64_t>(k)]));
    return m;
}

at::Tensor EncoderDefinition::alongBPath(const at::Tensor& states) const
{
    return zScores(graph->bPath.to(states.scalar_type()).mm(states), 0);
}

at::Tensor EncoderDefinition::alongTPath(const at::Tensor& states) const
{
    return zScores(graph->tPath.to(states.scalar_type()).mm(states), 0);
}

at::Tensor gru(const at::Tensor& x, const at::Tensor& h, const EncoderBlocks& b, const TensorParameters& p)
{
    const auto in = at::addmm(p[b.gruInputBias], x, p[b.gruInputWeight]).chunk(3, 1);
    const auto old = at::addmm(p[b.gruHiddenBias], h, p[b.gruHiddenWeight]).chunk(3, 1);
    const at::Tensor reset = (in[0] + old[0]).sigmoid();
    const at::Tensor update = (in[1] + old[1]).sigmoid();
    const at::Tensor fresh = (in[2] + reset * old[2]).tanh();
    return (1 - update) * fresh + update * h;
}

} // namespace doppler
