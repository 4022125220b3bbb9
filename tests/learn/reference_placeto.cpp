// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/learn/reference_placeto.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace doppler::tests {

ReferencePlaceto::ReferencePlaceto(ProblemPtr on, Settings with)
    : problem(std::move(on)), settings(with), layout(problem->deviceCount()), simulator(problem)
{
}

ReferencePlaceto::Matrix ReferencePlaceto::features(const Placement& placement,
                                                    const std::vector<int>& visits, VertexId current)
{
    const DataflowGraph& graph = problem->graph();
    const Schedule run = simulator.run(placement);
    Matrix out(graph.vertexCount(), Row(layout.width));
    const double origin = current.valid() ? run.tasks[current].start : 0;
    for (VertexId v : graph.vertices()) {
        out[v][0] = problem->meanComputeSeconds(v);
        std::set<std::uint32_t> tensors;
        for (const Edge& edge : graph.outEdges(v))
            if (tensors.insert(edge.tensor).second)
                out[v][1] += problem->meanTransferSeconds(edge.tensor);
        out[v][2] = visits[v];
        out[v][3] = current.valid() &&
                    (v == current || (problem->colocationGroup(v) >= 0 &&
                                      problem->colocationGroup(v) == problem->colocationGroup(current)));
        out[v][4] = run.tasks[v].start - origin;
        out[v][5 + placement.devices[v]] = 1;
    }
    for (std::size_t column : {0U, 1U, 4U}) {
        double largest = 0;
        for (const Row& row : out)
            largest = std::max(largest, std::abs(row[column]));
        for (Row& row : out)
            row[column] = largest > 0 ? row[column] / largest : 0;
    }
    return out;
}

ReferencePlaceto::Row ReferencePlaceto::layer(const Row& x, const DenseBlocks& blocks, bool relu) const
{
    Row out(blocks.weight.columns);
    for (std::size_t o = 0; o < out.size(); ++o) {
        out[o] = values[blocks.bias.offset + o];
        for (std::size_t i = 0; i < x.size(); ++i)
            out[o] += x[i] * values[blocks.weight.offset + i * out.size() + o];
        if (relu)
            out[o] = std::max(out[o], 0.0);
    }
    return out;
}

ReferencePlaceto::Row ReferencePlaceto::aggregate(const Matrix& x, const std::vector<std::size_t>& of,
                                                  const AggregatorBlocks& blocks, bool mean) const
{
    Row sum(blocks.f[0].weight.rows);
    for (std::size_t v : of) {
        const Row said = layer(layer(x[v], blocks.f[0], true), blocks.f[1], true);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += said[i] / (mean ? static_cast<double>(of.size()) : 1);
    }
    return layer(layer(sum, blocks.g[0], true), blocks.g[1], true);
}

ReferencePlaceto::Matrix ReferencePlaceto::states(const Matrix& read) const
{
    const DataflowGraph& graph = problem->graph();
    Matrix self;
    for (const Row& row : read)
        self.push_back(layer(layer(layer(row, layout.transform[0], true), layout.transform[1], true),
                             layout.transform[2], false));
    Matrix out(self.size());
    for (const bool parents : {true, false}) {
        Matrix x = self;
        for (std::size_t r = 0; r < settings.rounds; ++r) {
            Matrix next = self;
            for (VertexId v : graph.vertices()) {
                std::set<std::size_t> neighbours;
                for (EdgeId e : graph.edges()) {
                    const Edge& edge = graph.edge(e);
                    if ((parents ? edge.to : edge.from) == v)
                        neighbours.insert(parents ? edge.from : edge.to);
                }
                if (neighbours.empty())
                    continue;
                const Row heard = aggregate(x, {neighbours.begin(), neighbours.end()},
                                            parents ? layout.fromParents : layout.fromChildren, false);
                for (std::size_t i = 0; i < heard.size(); ++i)
                    next[v][i] += heard[i];
            }
            x = next;
        }
        for (std::size_t v = 0; v < x.size(); ++v)
            out[v].insert(out[v].end(), x[v].begin(), x[v].end());
    }
    return out;
}

bool ReferencePlaceto::leadsTo(std::size_t from, std::size_t to) const
{
    const auto edges = problem->graph().outEdges(VertexId{from});
    return std::any_of(edges.begin(), edges.end(),
                       [&](const Edge& edge) { return edge.to == to || leadsTo(edge.to, to); });
}

ReferencePlaceto::Row ReferencePlaceto::logits(const Matrix& read, VertexId v) const
{
    std::array<std::vector<std::size_t>, 3> related;
    for (std::size_t u = 0; u < read.size(); ++u)
        if (u != v)
            related[leadsTo(u, v) ? 0U : leadsTo(v, u) ? 1U : 2U].push_back(u);
    Row in;
    for (std::size_t i = 0; i < related.size(); ++i) {
        const Row pool = aggregate(read, related[i], layout.pools[i], settings.meanPools);
        in.insert(in.end(), pool.begin(), pool.end());
    }
    in.insert(in.end(), read[v].begin(), read[v].end());
    return layer(layer(layer(in, layout.head[0], true), layout.head[1], true), layout.head[2], false);
}

ReferencePlaceto::Outcome ReferencePlaceto::decide(const PlacetoEpisode& episode,
                                                   const std::vector<double>& parameters,
                                                   std::span<const float> targets, double entropyWeight)
{
    values = parameters;
    Outcome out;
    Placement placement{episode.start, {}};
    std::vector<int> visits(problem->vertexCount());
    std::vector<bool> done(problem->vertexCount());
    Matrix read;
    if (settings.onePerEpisode)
        read = states(features(placement, visits, {}));
    std::size_t t = 0;
    for (VertexId v : problem->graph().topologicalOrder()) {
        if (done[v] || problem->allowedDevices(v).size() < 2)
            continue;
        if (!settings.onePerEpisode)
            read = states(features(placement, visits, v));
        const Row own = logits(read, v);
        double sum = 0;
        for (DeviceId d : problem->allowedDevices(v))
            sum += std::exp(own[d]);
        double entropy = 0;
        Row probability(own.size());
        for (DeviceId d : problem->allowedDevices(v)) {
            probability[d] = std::exp(own[d]) / sum;
            entropy -= probability[d] * std::log(probability[d]);
        }
        out.probability.insert(out.probability.end(), probability.begin(), probability.end());
        const DeviceId chosen = episode.device[t];
        out.loss -= entropyWeight * entropy;
        for (DeviceId d : problem->allowedDevices(v))
            out.loss -= static_cast<double>(targets[t * own.size() + d]) * std::log(probability[d]);
        for (VertexId with : problem->movesTogether(v)) {
            placement.devices[with] = chosen;
            visits[with] = 1;
            done[with] = true;
        }
        ++t;
    }
    return out;
}

} // namespace doppler::tests
