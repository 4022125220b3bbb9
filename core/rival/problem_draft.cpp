// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rival/problem_draft.h"

#include "core/graph/edge_specs.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A change of a value moves it by at most this share of its range. PISA adds at most 0.1 in a range of 0.9;
/// here the range is that of the logarithm, because costs of real graphs differ by orders of magnitude.
constexpr double mostStep = 0.11;

double changedFactor(double factor, Random& random)
{
    const double range = 2 * std::log(ProblemDraft::mostFactor);
    const double step = (2 * random.uniform() - 1) * mostStep * range;
    return std::clamp(factor * std::exp(step), 1 / ProblemDraft::mostFactor, ProblemDraft::mostFactor);
}

} // namespace

ProblemDraft::ProblemDraft(const Problem& start, DraftRules allowed)
    : problem(&start), rules(allowed), work(start.vertexCount(), 1), outputs(start.vertexCount(), 1),
      devices(start.deviceCount(), 1), links(start.deviceCount() * start.deviceCount(), 1)
{
    const DataflowGraph& graph = start.graph();
    std::vector<TensorId> plain(graph.vertexCount());
    for (const VertexId v : graph.vertices())
        plain[v] = plainTensorOf(graph, v);
    for (const EdgeId id : graph.edges()) {
        const Edge& edge = graph.edge(id);
        edges.push_back({specOf(graph, edge, plain[edge.from])});
    }
}

bool ProblemDraft::carriesOutput(const DraftEdge& edge) const
{
    return !edge.spec.bytes && !edge.spec.seconds && edge.spec.tensor.empty();
}

bool ProblemDraft::change(Random& random)
{
    using Change = bool (ProblemDraft::*)(Random&);
    constexpr Change all[]{&ProblemDraft::changeWork, &ProblemDraft::changeSize, &ProblemDraft::changeDevice,
                           &ProblemDraft::changeLink, &ProblemDraft::deleteEdge, &ProblemDraft::addEdge};
    return (this->*all[random.below(std::size(all))])(random);
}

bool ProblemDraft::changeWork(Random& random)
{
    if (work.empty())
        return false;
    const std::size_t v = random.below(work.size());
    const Vertex& vertex = problem->graph().vertex(VertexId(static_cast<std::uint32_t>(v)));
    if (vertex.estimated()) // The cost is a guess from the sizes, which have changes of their own.
        return false;
    work[v] = changedFactor(work[v], random);
    return true;
}

bool ProblemDraft::changeSize(Random& random)
{
    if (edges.empty())
        return false;
    DraftEdge& edge = edges[random.below(edges.size())];
    if (carriesOutput(edge)) {
        double& factor = outputs[edge.spec.from];
        factor = changedFactor(factor, random);
        return true;
    }
    const double factor = changedFactor(edge.factor, random);
    // Edges of one source with the same tensor name share the tensor, and must agree.
    for (DraftEdge& other : edges)
        if (&other == &edge || (!edge.spec.tensor.empty() && other.spec.from == edge.spec.from &&
                                other.spec.tensor == edge.spec.tensor))
            other.factor = factor;
    return true;
}

bool ProblemDraft::changeDevice(Random& random)
{
    if (rules.keepDevices || devices.size() < 2)
        return false;
    double& factor = devices[random.below(devices.size())];
    factor = changedFactor(factor, random);
    return true;
}

bool ProblemDraft::changeLink(Random& random)
{
    const std::size_t n = devices.size();
    if (rules.keepDevices || n < 2)
        return false;
    const std::size_t from = random.below(n);
    const std::size_t to = (from + 1 + random.below(n - 1)) % n;
    const double factor = changedFactor(links[from * n + to], random);
    links[from * n + to] = links[to * n + from] = factor;
    return true;
}

bool ProblemDraft::deleteEdge(Random& random)
{
    if (rules.keepStructure || edges.empty())
        return false;
    const std::size_t at = random.below(edges.size());
    if (edges[at].isNew)
        --added;
    else
        ++deleted;
    edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(at));
    return true;
}

bool ProblemDraft::addEdge(Random& random)
{
    const std::size_t n = work.size();
    if (rules.keepStructure || n < 2)
        return false;
    const auto from = static_cast<std::uint32_t>(random.below(n));
    const auto to = static_cast<std::uint32_t>((from + 1 + random.below(n - 1)) % n);
    const bool known = std::ranges::any_of(
        edges, [&](const DraftEdge& edge) { return edge.spec.from == from && edge.spec.to == to; });
    if (known || reaches(to, from))
        return false;
    DraftEdge edge{{from, to, {}, {}, {}}, 1, true};
    const double output = problem->graph().vertex(VertexId(from)).outputBytes;
    const auto tensors = problem->graph().tensorCount();
    if (output == 0 && tensors > 0) // Nothing to send: as much as some other transfer.
        edge.spec.bytes =
            problem->graph().tensor(TensorId(static_cast<std::uint32_t>(random.below(tensors)))).bytes;
    edges.push_back(std::move(edge));
    ++added;
    return true;
}

/// Whether a path leads from one vertex to the other.
bool ProblemDraft::reaches(std::uint32_t from, std::uint32_t to) const
{
    std::vector<std::vector<std::uint32_t>> next(work.size());
    for (const DraftEdge& edge : edges)
        next[edge.spec.from].push_back(edge.spec.to);
    std::vector<bool> seen(work.size(), false);
    std::vector<std::uint32_t> open{from};
    while (!open.empty()) {
        const std::uint32_t v = open.back();
        open.pop_back();
        if (v == to)
            return true;
        if (seen[v])
            continue;
        seen[v] = true;
        open.insert(open.end(), next[v].begin(), next[v].end());
    }
    return false;
}

Result<GraphPtr> ProblemDraft::buildGraph(const std::string& name) const
{
    const DataflowGraph& graph = problem->graph();
    GraphBuilder builder(name);
    builder.reserve(graph.vertexCount(), edges.size());
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        if (vertex.flops)
            *vertex.flops *= work[v];
        for (MeasuredSeconds& measured : vertex.seconds)
            measured.seconds *= work[v];
        vertex.outputBytes *= outputs[v];
        vertex.kernel = nullptr; // It would compute other costs than these.
        builder.addVertex(std::move(vertex));
    }
    for (const DraftEdge& edge : edges) {
        EdgeSpec spec = edge.spec;
        if (spec.bytes)
            *spec.bytes *= edge.factor;
        if (spec.seconds)
            *spec.seconds *= edge.factor;
        builder.addEdge(std::move(spec));
    }
    builder.setMemory(graph.memory());
    return builder.build();
}

Result<TopologyPtr> ProblemDraft::buildTopology(const std::string& name) const
{
    TopologyParts parts = partsOf(problem->topology());
    parts.name = name;
    for (std::size_t d = 0; d < devices.size(); ++d) {
        parts.devices[d].flopsPerSecond *= devices[d];
        parts.devices[d].bytesPerSecond *= devices[d];
    }
    for (std::size_t pair = 0; pair < links.size(); ++pair)
        parts.links[pair].bandwidth *= links[pair];
    return Topology::create(std::move(parts));
}

Result<ProblemPtr> ProblemDraft::build(const std::string& name) const
{
    auto graph = buildGraph(name);
    if (!graph)
        return graph.error();
    if (rules.keepDevices)
        return Problem::create(*std::move(graph), problem->topologyPtr(), problem->model());
    auto topology = buildTopology(problem->topology().name() + ", " + name);
    if (!topology)
        return topology.error();
    return Problem::create(*std::move(graph), *std::move(topology), problem->model());
}

} // namespace doppler
