// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/partition/contiguous_split.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

constexpr double impossible = std::numeric_limits<double>::infinity();

/// Prefix sums over the order, and the costs of cutting it.
class SplitTable {
public:
    SplitTable(const Problem& p, const std::vector<VertexId>& o, SplitLoad l, std::size_t mostCuts)
        : problem(p), order(o), load(l), devices(p.deviceCount())
    {
        chooseCuts(mostCuts);
        addLoads();
        if (load == SplitLoad::Seconds)
            addCuts();
    }

    std::optional<Assignment> best()
    {
        const std::size_t count = cuts.size(); // Positions, with 0 and n.
        least.assign((devices + 1) * count, impossible);
        from.assign((devices + 1) * count, 0);
        least[0] = 0;
        for (std::size_t d = 0; d < devices; ++d)
            for (std::size_t i = 0; i < count; ++i)
                fill(d, i, count);
        if (least[devices * count + count - 1] == impossible)
            return std::nullopt;
        return follow(count);
    }

private:
    /// The weight of a vertex in the choice of cuts.
    [[nodiscard]] double weight(VertexId v) const
    {
        const Vertex& vertex = problem.graph().vertex(v);
        return load == SplitLoad::Seconds ? problem.meanComputeSeconds(v)
                                          : vertex.persistentBytes + vertex.outputBytes;
    }

    void chooseCuts(std::size_t most)
    {
        cuts.push_back(0);
        if (order.size() <= most) {
            for (std::size_t i = 1; i <= order.size(); ++i)
                cuts.push_back(i);
            return;
        }
        double all = 0;
        for (const VertexId v : order)
            all += weight(v);
        // Half of the positions by load, half by count, so that neither hides the other.
        double seen = 0;
        double next = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            seen += (all > 0 ? weight(order[i]) / all : 0) + 1.0 / static_cast<double>(order.size());
            if (seen >= next || i + 1 == order.size()) {
                cuts.push_back(i + 1);
                next = seen + 2.0 / static_cast<double>(most);
            }
        }
    }

    void addLoads()
    {
        const std::size_t n = order.size();
        sums.assign(devices * (n + 1), 0);
        banned.assign(devices * (n + 1), 0);
        weights.assign(n + 1, 0);
        for (std::size_t i = 0; i < n; ++i) {
            const Vertex& vertex = problem.graph().vertex(order[i]);
            weights[i + 1] = weights[i] + vertex.persistentBytes;
            for (std::size_t d = 0; d < devices; ++d) {
                const bool may = std::ranges::binary_search(problem.allowedDevices(order[i]), DeviceId{d});
                const double seconds = problem.computeSeconds(order[i], DeviceId{d});
                sums[d * (n + 1) + i + 1] =
                    sums[d * (n + 1) + i] + (load == SplitLoad::Seconds
                                                 ? seconds / problem.topology().device(DeviceId{d}).slotCount
                                                 : vertex.persistentBytes + vertex.outputBytes);
                banned[d * (n + 1) + i + 1] = banned[d * (n + 1) + i] + (may ? 0U : 1U);
            }
        }
    }

    /// Seconds of the tensors that cross each cut, from any device to the next one.
    void addCuts()
    {
        const DataflowGraph& graph = problem.graph();
        std::vector<std::size_t> position(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            position[order[i]] = i;
        crossing.assign(devices * (order.size() + 1), 0);
        for (const TensorId t : graph.tensors()) {
            std::size_t last = position[graph.tensor(t).source];
            for (const Edge& edge : graph.outEdges(graph.tensor(t).source))
                if (edge.tensor == t)
                    last = std::max(last, position[edge.to]);
            addCrossing(t, position[graph.tensor(t).source] + 1, last);
        }
        for (std::size_t d = 1; d < devices; ++d)
            for (std::size_t i = 1; i <= order.size(); ++i)
                crossing[d * (order.size() + 1) + i] += crossing[d * (order.size() + 1) + i - 1];
    }

    /// The tensor crosses the cuts first .. last; differences, which are summed up later.
    void addCrossing(TensorId t, std::size_t first, std::size_t last)
    {
        if (first > last)
            return;
        for (std::size_t d = 1; d < devices; ++d) {
            const DeviceId a{d - 1};
            const DeviceId b{d};
            if (problem.route(a, b).empty())
                continue; // Transfers that never wait occupy nothing.
            const double seconds = problem.transferSeconds(t, a, b);
            crossing[d * (order.size() + 1) + first] += seconds;
            if (last + 1 <= order.size())
                crossing[d * (order.size() + 1) + last + 1] -= seconds;
        }
    }

    /// The load of the part [j, i) on device d.
    [[nodiscard]] double part(std::size_t d, std::size_t j, std::size_t i) const
    {
        const std::size_t row = d * (order.size() + 1);
        const Device& device = problem.topology().device(DeviceId{d});
        if (banned[row + i] > banned[row + j] || weights[i] - weights[j] > device.memoryBytes)
            return impossible;
        return sums[row + i] - sums[row + j];
    }

    /// The best split of the first i cuts over the devices 0 .. d.
    void fill(std::size_t d, std::size_t i, std::size_t count)
    {
        double& best = least[(d + 1) * count + i];
        for (std::size_t back = 0; back <= i; ++back) { // The shortest part first.
            const std::size_t j = i - back;
            const double own = part(d, cuts[j], cuts[i]);
            if (own > best)
                break; // Longer parts weigh more.
            double total = std::max(least[d * count + j], own);
            if (!crossing.empty() && d > 0 && cuts[j] > 0 && cuts[j] < order.size())
                total = std::max(total, crossing[d * (order.size() + 1) + cuts[j]]);
            if (total < best) {
                best = total;
                from[(d + 1) * count + i] = static_cast<std::uint32_t>(j);
            }
        }
    }

    [[nodiscard]] Assignment follow(std::size_t count) const
    {
        Assignment out(order.size());
        std::size_t i = count - 1;
        for (std::size_t d = devices; d-- > 0;) {
            const std::size_t j = from[(d + 1) * count + i];
            for (std::size_t at = cuts[j]; at < cuts[i]; ++at)
                out[order[at]] = DeviceId{d};
            i = j;
        }
        for (const auto& group : problem.graph().colocationGroups())
            for (const VertexId v : group)
                out[v] = out[group.front()];
        return out;
    }

    const Problem& problem;
    const std::vector<VertexId>& order;
    SplitLoad load;
    std::size_t devices;
    std::vector<std::size_t> cuts;
    std::vector<double> sums;          ///< |D| x (n + 1).
    std::vector<std::uint32_t> banned; ///< Likewise: vertices that are not allowed.
    std::vector<double> weights;       ///< n + 1.
    std::vector<double> crossing;      ///< |D| x (n + 1): cut before a position, to this device.
    std::vector<double> least;         ///< (|D| + 1) x cuts.
    std::vector<std::uint32_t> from;
};

} // namespace

std::optional<Assignment> contiguousSplit(const Problem& problem, const std::vector<VertexId>& order,
                                          SplitLoad load, std::size_t cuts)
{
    if (order.empty())
        return Assignment{};
    return SplitTable(problem, order, load, std::max<std::size_t>(cuts, 1)).best();
}

std::vector<VertexId> depthFirstOrder(const DataflowGraph& graph)
{
    std::vector<VertexId> out;
    std::vector<bool> done(graph.vertexCount(), false);
    std::vector<std::pair<VertexId, std::size_t>> open; // A vertex and its next input.
    for (const VertexId sink : graph.vertices()) {
        if (!graph.outEdges(sink).empty())
            continue;
        open.emplace_back(sink, 0);
        while (!open.empty()) {
            auto& [v, next] = open.back();
            const auto inputs = graph.inEdges(v);
            if (done[v]) {
                open.pop_back();
            } else if (next < inputs.size()) {
                const VertexId before = graph.edge(inputs[next++]).from;
                if (!done[before])
                    open.emplace_back(before, 0);
            } else {
                done[v] = true;
                out.push_back(v);
                open.pop_back();
            }
        }
    }
    return out;
}

} // namespace doppler
