// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/placed_graph.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace doppler {

namespace {

/// Union-find over channels: those on one route belong together.
class ChannelSets {
public:
    explicit ChannelSets(const Problem& problem) : parent(problem.channels().size()), joined(parent.size())
    {
        std::iota(parent.begin(), parent.end(), 0U);
        for (DeviceId from : problem.topology().devices())
            for (DeviceId to : problem.topology().devices()) {
                const auto route = problem.route(from, to);
                for (std::size_t i = 1; i < route.size(); ++i) {
                    joined[route[0]] = joined[route[i]] = true;
                    parent[root(route[i])] = root(route[0]);
                }
            }
    }
    [[nodiscard]] bool shares(ChannelId c) const { return joined[c]; }
    std::uint32_t root(std::uint32_t c)
    {
        while (parent[c] != c)
            c = parent[c] = parent[parent[c]];
        return c;
    }

private:
    std::vector<std::uint32_t> parent;
    std::vector<bool> joined;
};

} // namespace

Resources::Resources(const Problem& problem) : deviceTotal(static_cast<std::uint32_t>(problem.deviceCount()))
{
    const auto all = problem.topology().devices();
    for (DeviceId d : all)
        capacity.push_back(problem.topology().device(d).slotCount);
    ChannelSets sets(problem);
    constexpr std::uint32_t unknown = unlimited;
    std::vector<std::uint32_t> resourceOf(problem.channels().size(), unknown);
    for (DeviceId from : all)
        for (DeviceId to : all) {
            const auto route = problem.route(from, to);
            if (route.empty()) {
                ofPair.push_back(unlimited);
                exclusive = exclusive && from == to;
                continue;
            }
            std::uint32_t& resource = resourceOf[sets.root(route[0])];
            if (sets.shares(route[0])) {
                exclusive = false;
                groupedChannels.insert(groupedChannels.end(), route.begin(), route.end());
                if (resource == unknown)
                    resource = groupBit | groupTotal++;
            } else if (resource == unknown) {
                resource = static_cast<std::uint32_t>(capacity.size());
                capacity.push_back(problem.channels()[route[0]].capacity);
            }
            ofPair.push_back(resource);
        }
    exclusive = exclusive && std::all_of(capacity.begin(), capacity.end(), [](auto c) { return c == 1; });
    std::sort(groupedChannels.begin(), groupedChannels.end());
    groupedChannels.erase(std::unique(groupedChannels.begin(), groupedChannels.end()), groupedChannels.end());
    findQueues(problem);
}

void Resources::findQueues(const Problem& problem)
{
    queueOfPair = ofPair;
    std::map<std::vector<ChannelId>, std::uint32_t> known;
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices()) {
            std::uint32_t& queue = queueOfPair[from * std::size_t{deviceTotal} + to];
            if (queue == unlimited || (queue & groupBit) == 0)
                continue;
            const auto route = problem.route(from, to);
            std::vector<ChannelId> channels(route.begin(), route.end());
            std::sort(channels.begin(), channels.end());
            const auto [at, isNew] =
                known.try_emplace(std::move(channels), static_cast<std::uint32_t>(sharedRoutes.size()));
            if (isNew)
                sharedRoutes.push_back(at->first);
            queue = static_cast<std::uint32_t>(capacity.size()) + at->second;
        }
}

PlacedGraph::PlacedGraph(const Problem& p, const Resources& r) : problem(p), resources(r)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t n = graph.vertexCount();
    const std::size_t m = graph.edgeCount();
    bool several = false;
    for (VertexId v : graph.vertices()) {
        inputCount.push_back(static_cast<std::uint32_t>(graph.inEdges(v).size()));
        outStart.push_back(graph.firstOutEdge(v));
        const auto out = graph.outEdges(v);
        severalTensors.push_back(std::any_of(out.begin(), out.end(),
                                             [&](const Edge& e) { return e.tensor != out.front().tensor; }));
        several = several || severalTensors.back() != 0;
    }
    outStart.push_back(static_cast<std::uint32_t>(m));
    heads.reserve(m);
    for (EdgeId e : graph.edges())
        heads.push_back(graph.edge(e).to);
    devices.resize(n);
    taskSeconds.resize(n);
    localEnd.resize(n);
    targets.resize(m);
    transfers.resize(m);
    if (several)
        tensors.resize(m);
    destinations.resize(problem.deviceCount());
    sent.resize(problem.deviceCount() + 1);
    std::size_t mostOutputs = 0;
    for (VertexId v : graph.vertices())
        mostOutputs = std::max(mostOutputs, graph.outEdges(v).size());
    rankOf.resize(mostOutputs);
    keyed.reserve(mostOutputs);
    stale.resize(n);
    unsettled.reserve(n);
}

void PlacedGraph::place(std::span<const DeviceId> assignment)
{
    std::copy(assignment.begin(), assignment.end(), devices.begin());
    for (VertexId v : problem.graph().vertices()) {
        taskSeconds[v] = problem.computeSeconds(v, devices[v]);
        arrange(v);
    }
}

void PlacedGraph::move(VertexId v, DeviceId d)
{
    const auto mark = [&](VertexId x) {
        if (stale[x] == 0) {
            stale[x] = 1;
            unsettled.push_back(x);
        }
    };
    devices[v] = d;
    taskSeconds[v] = problem.computeSeconds(v, d);
    mark(v);
    for (EdgeId e : problem.graph().inEdges(v))
        mark(problem.graph().edge(e).from);
}

void PlacedGraph::settle()
{
    for (VertexId v : unsettled) {
        arrange(v);
        stale[v] = 0;
    }
    unsettled.clear();
}

void PlacedGraph::arrange(VertexId v)
{
    if (severalTensors[v] != 0)
        arrangeSeveralTensors(v);
    else
        arrangeOneTensor(v);
}

void PlacedGraph::addTransfer(DeviceId here, TensorId tensor, DeviceId to, std::uint32_t position,
                              std::uint32_t count)
{
    transfers[position] = {problem.transferSeconds(tensor, here, to), position + count,
                           resources.queueOfPair[here * resources.deviceTotal + to]};
}

/// Counts instead of branches: which edge crosses, and to a new device, can't be guessed.
void PlacedGraph::arrangeOneTensor(VertexId v)
{
    const std::uint32_t begin = outStart[v];
    const std::uint32_t end = outStart[v + 1];
    const DeviceId here = devices[v];
    ++turn;
    destinations[here] = {turn, 0}; // rank 0 is the own device, whose consumers come first
    sent[0] = {here, 0};
    std::uint32_t ranks = 1;
    for (std::uint32_t e = begin; e < end; ++e) {
        const DeviceId there = devices[heads[e]];
        Destination& destination = destinations[there];
        const std::uint32_t isNew = destination.turn != turn ? 1 : 0;
        sent[ranks] = {there, 0};
        destination.turn = turn;
        destination.rank ^= (destination.rank ^ ranks) & (0U - isNew);
        ranks += isNew;
        ++sent[destination.rank].count;
        rankOf[e - begin] = destination.rank;
    }
    std::uint32_t position = begin + sent[0].count;
    sent[0].count = begin;
    localEnd[v] = position;
    if (ranks > 1) {
        const TensorId tensor = problem.graph().edge(EdgeId{begin}).tensor;
        for (std::uint32_t r = 1; r < ranks; ++r) {
            addTransfer(here, tensor, sent[r].to, position, sent[r].count);
            position += sent[r].count;
            sent[r].count = position - sent[r].count;
        }
        if (!tensors.empty())
            std::fill(tensors.begin() + begin, tensors.begin() + end, tensor);
    }
    for (std::uint32_t e = begin; e < end; ++e)
        targets[sent[rankOf[e - begin]].count++] = heads[e];
}

void PlacedGraph::arrangeSeveralTensors(VertexId v)
{
    const DeviceId here = devices[v];
    std::uint32_t position = outStart[v];
    keyed.clear();
    for (std::uint32_t e = outStart[v]; e < outStart[v + 1]; ++e) {
        const DeviceId there = devices[heads[e]];
        if (there == here)
            targets[position++] = heads[e];
        else
            keyed.push_back({problem.graph().edge(EdgeId{e}).tensor, there, e, e});
    }
    localEnd[v] = position;
    // What goes together, under its first edge; then by that edge.
    std::sort(keyed.begin(), keyed.end(), [](const Keyed& a, const Keyed& b) {
        return a.tensor != b.tensor   ? a.tensor < b.tensor
               : a.device != b.device ? a.device < b.device
                                      : a.edge < b.edge;
    });
    for (std::size_t i = 1; i < keyed.size(); ++i)
        if (keyed[i].tensor == keyed[i - 1].tensor && keyed[i].device == keyed[i - 1].device)
            keyed[i].first = keyed[i - 1].first;
    std::sort(keyed.begin(), keyed.end(), [](const Keyed& a, const Keyed& b) {
        return a.first != b.first ? a.first < b.first : a.edge < b.edge;
    });
    for (std::size_t i = 0; i < keyed.size();) {
        std::size_t j = i;
        for (; j < keyed.size() && keyed[j].first == keyed[i].first; ++j) {
            tensors[position + j - i] = keyed[j].tensor;
            targets[position + j - i] = heads[keyed[j].edge];
        }
        addTransfer(here, keyed[i].tensor, keyed[i].device, position, static_cast<std::uint32_t>(j - i));
        position += static_cast<std::uint32_t>(j - i);
        i = j;
    }
}

} // namespace doppler
