// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/policy_network.h"

#include "core/learn/networks/encoder.h"
#include "core/learn/networks/head_loss.h"

namespace doppler {

namespace {

struct SelectPolicy {
    SelectPolicy(const EncoderGraph& onGraph, const NetworkShape& shape, const ParameterLayout& layout,
                 Parameters parameters)
        : graph(onGraph), hidden(shape.hidden),
          encoder(graph, layout.selectEncoder, shape.rounds, parameters), head(layout.selectHead, parameters)
    {
    }

    void encode(bool learning, bool sameParameters)
    {
        encoder.encode(learning, sameParameters);
        for (Path* path : {&sinks, &sources}) {
            path->sums.resize(graph.vertexCount() * hidden);
            path->scale.resize(hidden);
        }
        const float* states = encoder.states().values;
        graph.towardsSinks.sums(states, hidden, sinks.sums.data(), sinks.scale.data());
        graph.towardsSources.sums(states, hidden, sources.sums.data(), sources.scale.data());
        head.prepare(inputs());
    }
    void differentiate(const EpisodeBatch& batch, LossSums& loss, Gradients& gradients, Turn turn)
    {
        head.differentiate(batch, loss, gradients);
        for (auto* by : {&byStates, &bySinks, &bySources})
            by->resize(graph.vertexCount() * hidden);
        head.backward(inputs(), matrix(byStates), matrix(bySinks), matrix(bySources), gradients);
        graph.towardsSinks.sumsBackward(sinks.sums.data(), sinks.scale.data(), hidden, space, bySinks.data(),
                                        byStates.data());
        graph.towardsSources.sumsBackward(sources.sums.data(), sources.scale.data(), hidden, space,
                                          bySources.data(), byStates.data());
        encoder.backward(byStates, gradients, turn);
    }
    [[nodiscard]] Matrix matrix(std::vector<float>& values) const
    {
        return {values.data(), graph.vertexCount(), hidden};
    }
    [[nodiscard]] SelectHead::Inputs inputs()
    {
        return {encoder.states(), matrix(sinks.sums), matrix(sources.sums)};
    }

    struct Path {
        std::vector<float> sums, scale;
    };
    const EncoderGraph& graph;
    std::size_t hidden;
    Encoder encoder;
    SelectHead head;
    Path sinks, sources;
    std::vector<float> byStates, bySinks, bySources, space;
};

struct PlacePolicy {
    PlacePolicy(const EncoderGraph& graph, const NetworkShape& shape, const ParameterLayout& layout,
                Parameters parameters)
        : encoder(graph, layout.placeEncoder, shape.rounds, parameters), head(layout.placeHead, parameters)
    {
    }

    void encode(bool learning, bool sameParameters)
    {
        encoder.encode(learning, sameParameters);
        head.prepare(encoder.states());
    }
    void differentiate(const EpisodeBatch& batch, LossSums& loss, Gradients& gradients, Turn turn)
    {
        const ConstMatrix states = encoder.states();
        byStates.resize(states.rows * states.columns);
        const Matrix by{byStates.data(), states.rows, states.columns};
        head.differentiate(batch, states, by, loss, gradients);
        head.backward(states, by, gradients);
        encoder.backward(byStates, gradients, turn);
    }

    Encoder encoder;
    PlaceHead head;
    std::vector<float> byStates;
};

} // namespace

struct PolicyNetwork::Networks {
    Networks(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
             std::span<const float> values, Parts p)
        : parts(p), graph(features), gradients(layout), select(graph, shape, layout, Parameters(values)),
          place(graph, shape, layout, Parameters(values))
    {
    }

    Parts parts;
    EncoderGraph graph;
    Gradients gradients;
    SelectPolicy select;
    PlacePolicy place;
    Encodings encodings;
};

PolicyNetwork::PolicyNetwork(const GraphFeatures& features, const NetworkShape& shape,
                             const ParameterLayout& layout, std::span<float> parameters, Parts parts)
    : networks(std::make_unique<Networks>(features, shape, layout, parameters, parts))
{
}

PolicyNetwork::~PolicyNetwork() = default;

const Encodings& PolicyNetwork::encode(bool learning, bool sameParameters)
{
    Networks& n = *networks;
    if (n.parts.select) {
        n.select.encode(learning, sameParameters);
        n.encodings.selectShares = n.select.head.shares();
    }
    if (n.parts.place) {
        n.place.encode(learning, sameParameters);
        const ConstMatrix states = n.place.encoder.states();
        n.encodings.placeShares = n.place.head.shares();
        n.encodings.placeStates = {states.values, states.rows * states.columns};
    }
    return n.encodings;
}

LossReport PolicyNetwork::differentiate(const EpisodeBatch& batch, Turn turn)
{
    Networks& n = *networks;
    if (turn.first)
        n.gradients.forget();
    LossSums sums;
    if (n.parts.select)
        n.select.differentiate(batch, sums, n.gradients, turn);
    if (n.parts.place)
        n.place.differentiate(batch, sums, n.gradients, turn);
    return {sums.loss, sums.decisions > 0 ? sums.entropy / sums.decisions : 0};
}

Gradient PolicyNetwork::gradient(const ParameterBlock& block) const { return networks->gradients.of(block); }

std::span<const float> PolicyNetwork::selectProbabilities() const
{
    return networks->select.head.probabilities();
}
std::span<const float> PolicyNetwork::placeProbabilities() const
{
    return networks->place.head.probabilities();
}

} // namespace doppler
