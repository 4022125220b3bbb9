// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/learn/reference_networks.h"

#include "core/learn/inputs/episode.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <cmath>

namespace doppler::tests {

namespace {

using Row = std::vector<double>;

double leaky(double x) { return x > 0 ? x : 0.1 * x; }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// z-scores of a column; a deviation below `rounding` of the largest magnitude is none.
Row standard(const Row& column, double rounding)
{
    double mean = 0;
    double largest = 0;
    for (double x : column) {
        mean += x / static_cast<double>(column.size());
        largest = std::max(largest, std::abs(x));
    }
    double variance = 0;
    for (double x : column)
        variance += (x - mean) * (x - mean) / static_cast<double>(column.size());
    Row out;
    for (double x : column)
        out.push_back(std::sqrt(variance) > rounding * largest ? (x - mean) / std::sqrt(variance) : 0);
    return out;
}

void standardiseColumns(std::vector<Row>& rows)
{
    for (std::size_t c = 0; !rows.empty() && c < rows[0].size(); ++c) {
        Row column;
        for (const Row& row : rows)
            column.push_back(row[c]);
        column = standard(column, 1e-5);
        for (std::size_t r = 0; r < rows.size(); ++r)
            rows[r][c] = column[r];
    }
}

Row fromBatch(const std::vector<float>& values, std::size_t row, std::size_t columns)
{
    const auto first = values.begin() + static_cast<std::ptrdiff_t>(row * columns);
    return Row(first, first + static_cast<std::ptrdiff_t>(columns));
}

void add(Row& to, const Row& what)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += what[i];
}

} // namespace

ReferenceNetworks::ReferenceNetworks(const Problem& p, NetworkShape s, std::vector<double> parameters,
                                     ParameterLayout::Policies policies)
    : problem(p), shape(s), layout(s, policies), values(std::move(parameters))
{
}

Row ReferenceNetworks::layer(const Row& x, const ParameterBlock& weight, const ParameterBlock& bias) const
{
    Row out;
    for (std::size_t o = 0; o < weight.columns; ++o) {
        double sum = bias.size() > 0 ? values[bias.offset + o] : 0;
        for (std::size_t i = 0; i < weight.rows; ++i)
            sum += x[i] * values[weight.offset + i * weight.columns + o];
        out.push_back(sum);
    }
    return out;
}

ReferenceNetworks::Matrix ReferenceNetworks::encode(const EncoderBlocks& b, const Matrix& changing) const
{
    const DataflowGraph& graph = problem.graph();
    const Levels level = levels(problem);
    const std::size_t h = shape.hidden;
    Matrix features(graph.vertexCount(), Row(5));
    for (VertexId v : graph.vertices()) {
        features[v] = {problem.meanComputeSeconds(v), level.bLevel[v], level.tLevel[v], 0, 0};
        for (const Edge& e : graph.outEdges(v))
            features[v][4] += problem.meanTransferSeconds(e.tensor);
        for (EdgeId e : graph.inEdges(v))
            features[v][3] += problem.meanTransferSeconds(graph.edge(e).tensor);
    }
    standardiseColumns(features);
    for (std::size_t v = 0; v < changing.size(); ++v)
        features[v].insert(features[v].end(), changing[v].begin(), changing[v].end());
    Row costs;
    for (EdgeId e : graph.edges())
        costs.push_back(problem.meanTransferSeconds(graph.edge(e).tensor));
    costs = standard(costs, 1e-5);

    Matrix state;
    for (const Row& row : features) {
        state.push_back(layer(row, b.inputWeight, b.inputBias));
        for (double& x : state.back())
            x = std::max(x, 0.0);
    }
    Matrix edgeMatrix;
    for (double cost : costs) {
        Row inner = layer({cost}, b.edgeWeight1, b.edgeBias1);
        for (double& x : inner)
            x = std::max(x, 0.0);
        edgeMatrix.push_back(layer(inner, b.edgeWeight2, b.edgeBias2));
    }
    for (std::size_t round = 0; round < shape.rounds && graph.edgeCount() > 0; ++round) {
        Matrix message(graph.vertexCount(), Row(h));
        for (Row& row : message)
            for (std::size_t c = 0; c < h; ++c)
                row[c] = values[b.messageBias.offset + c];
        for (EdgeId e : graph.edges()) {
            const Edge& edge = graph.edge(e);
            for (std::size_t i = 0; i < h; ++i)
                for (std::size_t o = 0; o < h; ++o) {
                    message[edge.to][o] += state[edge.from][i] * edgeMatrix[e][i * h + o];
                    message[edge.from][o] += state[edge.to][i] * edgeMatrix[e][i * h + o];
                }
        }
        for (std::size_t v = 0; v < state.size(); ++v) {
            for (double& x : message[v])
                x = std::max(x, 0.0);
            const Row in = layer(message[v], b.gruInputWeight, b.gruInputBias);
            const Row old = layer(state[v], b.gruHiddenWeight, b.gruHiddenBias);
            for (std::size_t c = 0; c < h; ++c) {
                const double reset = sigmoid(in[c] + old[c]);
                const double update = sigmoid(in[h + c] + old[h + c]);
                const double fresh = std::tanh(in[2 * h + c] + reset * old[2 * h + c]);
                state[v][c] = (1 - update) * fresh + update * state[v][c];
            }
        }
    }
    for (Row& row : state)
        for (double& x : row)
            x = leaky(x);
    return state;
}

double ReferenceNetworks::output(const HeadBlocks& head, const std::vector<Row>& inputs) const
{
    Row all;
    for (const Row& input : inputs)
        all.insert(all.end(), input.begin(), input.end());
    Row inner = layer(all, head.firstWeight, head.firstBias);
    for (double& x : inner)
        x = leaky(x);
    return layer(inner, head.secondWeight, {})[0];
}

void ReferenceNetworks::decideStep(const std::vector<double>& logits, const float* targets,
                                   const std::uint8_t* allowed, double entropyWeight,
                                   std::vector<double>& probabilities, double& loss) const
{
    double total = 0;
    for (std::size_t i = 0; i < logits.size(); ++i)
        if (!allowed || allowed[i])
            total += std::exp(logits[i]);
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const bool counts = !allowed || allowed[i];
        const double p = counts ? std::exp(logits[i]) / total : 0;
        probabilities.push_back(p);
        if (counts)
            loss += (entropyWeight * p - static_cast<double>(targets[i])) * std::log(p);
    }
}

ReferenceNetworks::Matrix ReferenceNetworks::alongPaths(const Matrix& states,
                                                        const std::vector<VertexId>& next) const
{
    Matrix sums;
    for (std::size_t v = 0; v < states.size(); ++v) {
        Row sum(shape.hidden);
        for (VertexId at{v}; at.valid(); at = next[at])
            add(sum, states[at]);
        sums.push_back(sum);
    }
    standardiseColumns(sums);
    return sums;
}

Row ReferenceNetworks::embed(const Row& x, const ParameterBlock& weight, const ParameterBlock& bias) const
{
    Row out = layer(x, weight, bias);
    for (double& value : out)
        value = leaky(value);
    return out;
}

ReferenceNetworks::Seen ReferenceNetworks::look(const Matrix& changing) const
{
    const Levels level = levels(problem);
    Seen seen;
    seen.select = encode(layout.selectEncoder, changing);
    seen.place = encode(layout.placeEncoder, changing);
    seen.towardsSinks = alongPaths(seen.select, level.bNext);
    seen.towardsSources = alongPaths(seen.select, level.tNext);
    return seen;
}

namespace {

/// Where messages are passed at every step: what the vertices are told before it.
std::vector<Row> changingFeatures(const Problem& problem, const Episode& before)
{
    const Levels level = levels(problem);
    const double longest = *std::max_element(level.bLevel.begin(), level.bLevel.end());
    double work = 0;
    for (VertexId v : problem.graph().vertices())
        work += problem.meanComputeSeconds(v);
    std::vector<Row> rows;
    for (VertexId v : problem.graph().vertices()) {
        const auto ready = before.candidates();
        Row row(4);
        row[1] = std::find(ready.begin(), ready.end(), v) != ready.end() ? 1 : 0;
        if (before.placed(v)) {
            row[0] = 1;
            row[2] = before.start(v) / longest;
            for (VertexId u : before.order())
                if (before.device(u) == before.device(v))
                    row[3] += problem.computeSeconds(u, before.device(v)) / work *
                              static_cast<double>(problem.deviceCount());
        }
        rows.push_back(row);
    }
    return rows;
}

} // namespace

ReferenceNetworks::Outcome ReferenceNetworks::decide(const EpisodeBatch& batch) const
{
    const std::size_t h = shape.hidden;
    Seen seen;
    if (!shape.everyStep)
        seen = look();
    const auto& [select, towardsSinks, towardsSources, place] = seen;
    Outcome outcome;
    Episode episode(problem);
    for (std::size_t e = 0; e < batch.episodes(); ++e) {
        episode.reset();
        for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
            if (shape.everyStep)
                seen = look(changingFeatures(problem, episode));
            episode.place(VertexId{batch.vertex[t]}, DeviceId{batch.device[t]});
            std::vector<double> logits;
            const HeadBlocks& sel = layout.selectHead;
            for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i) {
                const std::uint32_t v = batch.candidate[i];
                logits.push_back(output(
                    sel, {embed(fromBatch(batch.candidateFeatures, i, 5), sel.vertexWeight, sel.vertexBias),
                          select[v], towardsSinks[v], towardsSources[v]}));
            }
            const auto weight = static_cast<double>(batch.entropyWeight[t]);
            decideStep(logits, &batch.selectTarget[batch.candidateStart[t]], nullptr, weight,
                       outcome.selectProbability, outcome.loss);

            const HeadBlocks& plc = layout.placeHead;
            Matrix sums(batch.devices, Row(h));
            for (std::size_t before = batch.episodeStart[e]; before < t; ++before)
                add(sums[batch.device[before]], place[batch.vertex[before]]);
            standardiseColumns(sums);
            logits.clear();
            for (std::size_t d = 0; d < batch.devices; ++d)
                logits.push_back(output(
                    plc, {embed(fromBatch(batch.deviceFeatures, t * batch.devices + d, 5), plc.deviceWeight,
                                plc.deviceBias),
                          embed(fromBatch(batch.vertexFeatures, t, 5), plc.vertexWeight, plc.vertexBias),
                          place[batch.vertex[t]], sums[d]}));
            decideStep(logits, &batch.placeTarget[t * batch.devices], &batch.allowed[t * batch.devices],
                       weight, outcome.placeProbability, outcome.loss);
        }
    }
    return outcome;
}

ReferenceNetworks::Outcome ReferenceNetworks::decide(const std::vector<PairBatch>& episodes) const
{
    const Levels level = levels(problem);
    const HeadBlocks& head = layout.placeHead;
    const Matrix states = encode(layout.placeEncoder);
    const Matrix towardsSinks = alongPaths(states, level.bNext);
    const Matrix towardsSources = alongPaths(states, level.tNext);
    Outcome outcome;
    for (const PairBatch& batch : episodes)
        for (std::size_t t = 0; t < batch.steps(); ++t) {
            Matrix sums(batch.devices, Row(shape.hidden));
            for (std::size_t before = 0; before < t; ++before)
                add(sums[batch.device[before]], states[batch.vertex[before]]);
            standardiseColumns(sums);
            std::vector<double> logits;
            const std::size_t first = batch.candidateStart[t] * batch.devices;
            for (std::size_t pair = first; pair < batch.candidateStart[t + 1] * batch.devices; ++pair) {
                const std::size_t i = pair / batch.devices;
                const std::uint32_t v = batch.candidate[i];
                const Row y =
                    embed(fromBatch(batch.deviceFeatures, pair, 5), head.deviceWeight, head.deviceBias);
                const Row z =
                    embed(fromBatch(batch.vertexFeatures, i, 5), head.vertexWeight, head.vertexBias);
                logits.push_back(output(
                    head, {y, z, states[v], towardsSinks[v], towardsSources[v], sums[pair % batch.devices]}));
            }
            decideStep(logits, &batch.target[first], &batch.allowed[first],
                       static_cast<double>(batch.entropyWeight[t]), outcome.placeProbability, outcome.loss);
        }
    return outcome;
}

} // namespace doppler::tests
