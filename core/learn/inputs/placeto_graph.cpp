// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/placeto_graph.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

std::vector<float> sharesOfLargest(const std::vector<double>& values)
{
    const double largest = values.empty() ? 0 : *std::max_element(values.begin(), values.end());
    std::vector<float> out(values.size());
    if (largest > 0)
        std::transform(values.begin(), values.end(), out.begin(),
                       [&](double value) { return static_cast<float>(value / largest); });
    return out;
}

/// Every number once, ascending.
void addRow(RowSums& sums, std::vector<std::uint32_t>& row)
{
    std::sort(row.begin(), row.end());
    sums.source.insert(sums.source.end(), row.begin(), std::unique(row.begin(), row.end()));
    sums.close();
    row.clear();
}

} // namespace

PlacetoGraph::PlacetoGraph(const Problem& problem, PlacetoOrder order)
    : vertices(problem.vertexCount()), devices(problem.deviceCount()), visits(placetoVisits(problem, order))
{
    const DataflowGraph& graph = problem.graph();
    std::vector<double> seconds(vertices);
    std::vector<double> sending(vertices); // all that it produces, each tensor once
    for (VertexId v : graph.vertices()) {
        seconds[v] = problem.meanComputeSeconds(v);
        std::vector<TensorId> tensors;
        for (const Edge& edge : graph.outEdges(v))
            if (std::find(tensors.begin(), tensors.end(), edge.tensor) == tensors.end()) {
                tensors.push_back(edge.tensor);
                sending[v] += problem.meanTransferSeconds(edge.tensor);
            }
    }
    compute = sharesOfLargest(seconds);
    output = sharesOfLargest(sending);
    findNeighbours(graph);
    findReach(graph);
}

void PlacetoGraph::findNeighbours(const DataflowGraph& graph)
{
    std::vector<std::uint32_t> row;
    for (VertexId v : graph.vertices()) {
        for (EdgeId e : graph.inEdges(v))
            row.push_back(graph.edge(e).from.value);
        addRow(parents, row);
        for (const Edge& edge : graph.outEdges(v))
            row.push_back(edge.to.value);
        addRow(children, row);
    }
}

void PlacetoGraph::findReach(const DataflowGraph& graph)
{
    words = (vertices + 63) / 64;
    reach.resize(vertices * words);
    reachedBy.resize(vertices * words);
    const auto gather = [this](std::vector<std::uint64_t>& bits, const RowSums& neighbours, VertexId v) {
        std::uint64_t* own = &bits[v * words];
        for (std::uint32_t i = neighbours.start[v]; i < neighbours.start[v + 1]; ++i) {
            const std::uint32_t n = neighbours.source[i];
            own[n / 64] |= std::uint64_t{1} << (n % 64);
            for (std::size_t w = 0; w < words; ++w)
                own[w] |= bits[n * words + w];
        }
    };
    const auto order = graph.topologicalOrder();
    for (VertexId v : order)
        gather(reachedBy, parents, v);
    for (std::size_t i = order.size(); i-- > 0;)
        gather(reach, children, order[i]);
}

void PlacetoGraph::related(VertexId v, Related& out) const
{
    for (auto& list : out)
        list.clear();
    const std::uint64_t* ancestors = &reachedBy[v * words];
    const std::uint64_t* descendants = &reach[v * words];
    const auto list = [&](std::vector<std::uint32_t>& into, std::size_t word, std::uint64_t bits) {
        for (; bits != 0; bits &= bits - 1)
            into.push_back(static_cast<std::uint32_t>(word * 64) +
                           static_cast<std::uint32_t>(__builtin_ctzll(bits)));
    };
    for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t all = w + 1 < words || vertices % 64 == 0 ? ~std::uint64_t{0}
                                                                : (std::uint64_t{1} << (vertices % 64)) - 1;
        if (v / 64 == w)
            all &= ~(std::uint64_t{1} << (v % 64));
        list(out[0], w, ancestors[w]);
        list(out[1], w, descendants[w]);
        list(out[2], w, all & ~ancestors[w] & ~descendants[w]);
    }
}

void fillFeatures(const PlacetoGraph& graph, const Problem& problem, const PlacetoMoment& moment, Rows& out)
{
    const bool anyCurrent = moment.current.valid();
    const double origin = anyCurrent ? moment.starts[moment.current] : 0;
    double largest = 0;
    for (double start : moment.starts)
        largest = std::max(largest, std::abs(start - origin));
    const double scale = largest > 0 ? 1 / largest : 0;
    for (std::size_t v = 0; v < graph.vertices; ++v) {
        float* row = out[v];
        row[0] = graph.compute[v];
        row[1] = graph.output[v];
        row[2] = static_cast<float>(moment.visited[v]);
        row[3] = 0;
        row[4] = static_cast<float>((moment.starts[v] - origin) * scale);
        std::fill_n(row + PlacetoGraph::plainFeatures, graph.devices, 0.0F);
        row[PlacetoGraph::plainFeatures + moment.devices[v]] = 1;
    }
    if (anyCurrent)
        for (VertexId v : problem.movesTogether(moment.current))
            out[v][3] = 1;
}

} // namespace doppler
