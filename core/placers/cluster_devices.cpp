// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/cluster_devices.h"

#include "core/placers/memory_tally.h"
#include "core/placers/resident_bytes.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace doppler {

namespace {

/// The members of every cluster, colocated vertices in one; clusters of most mean work first.
std::vector<std::vector<VertexId>> joinedClusters(const Problem& problem,
                                                  std::span<const std::uint32_t> clusters)
{
    const std::uint32_t count =
        clusters.empty() ? 0 : *std::max_element(clusters.begin(), clusters.end()) + 1;
    std::vector<std::uint32_t> root(count);
    std::iota(root.begin(), root.end(), 0U);
    const auto find = [&](std::uint32_t c) {
        while (root[c] != c)
            c = root[c] = root[root[c]];
        return c;
    };
    for (const auto& group : problem.graph().colocationGroups())
        for (VertexId v : group) {
            const std::uint32_t a = find(clusters[group.front()]);
            const std::uint32_t b = find(clusters[v]);
            root[std::max(a, b)] = std::min(a, b);
        }
    std::vector<std::vector<VertexId>> members(count);
    std::vector<double> work(count, 0);
    for (VertexId v : problem.graph().vertices()) {
        const std::uint32_t c = find(clusters[v]);
        members[c].push_back(v);
        work[c] += problem.meanComputeSeconds(v);
    }
    std::vector<std::uint32_t> order;
    for (std::uint32_t c = 0; c < count; ++c)
        if (!members[c].empty())
            order.push_back(c);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return work[a] > work[b]; });
    std::vector<std::vector<VertexId>> out;
    out.reserve(order.size());
    for (std::uint32_t c : order)
        out.push_back(std::move(members[c]));
    return out;
}

class LoadBalancer {
public:
    explicit LoadBalancer(const Problem& p) : problem(p), load(p.deviceCount(), 0), devices(p.vertexCount())
    {
        if (boundsMemory(p))
            memory.emplace(p);
    }

    void place(std::span<const VertexId> members)
    {
        DeviceId best;
        double bestEnd = 0;
        for (DeviceId d : problem.topology().devices()) {
            const double end = load[d] + seconds(members, d);
            if ((!best.valid() || end < bestEnd) && mayTake(members, d)) {
                best = d;
                bestEnd = end;
            }
        }
        if (best.valid())
            put(members, best);
        else if (members.size() > problem.movesTogether(members.front()).size())
            for (VertexId v : members) {
                if (!devices[v].valid())
                    place(problem.movesTogether(v));
            }
        else // fits nowhere: the roomiest, for the model to judge
            put(members, roomiest(members.front()));
    }
    Assignment take() && { return std::move(devices); }

private:
    /// Slots share the work.
    [[nodiscard]] double seconds(std::span<const VertexId> members, DeviceId d) const
    {
        double sum = 0;
        for (VertexId v : members)
            sum += problem.computeSeconds(v, d);
        return sum / problem.topology().device(d).slotCount;
    }
    [[nodiscard]] bool mayTake(std::span<const VertexId> members, DeviceId d)
    {
        if (!std::all_of(members.begin(), members.end(), [&](VertexId v) { return problem.allowed(v, d); }))
            return false;
        if (!memory)
            return true;
        for (VertexId v : members)
            memory->place(v, d);
        const bool fits = memory->room(d) >= 0;
        for (VertexId v : members)
            memory->remove(v);
        return fits;
    }
    [[nodiscard]] DeviceId roomiest(VertexId v) const
    {
        std::vector<DeviceId> only;
        memory->findFitting(v, only);
        return only.front();
    }
    void put(std::span<const VertexId> members, DeviceId d)
    {
        load[d] += seconds(members, d);
        for (VertexId v : members) {
            devices[v] = d;
            if (memory)
                memory->place(v, d);
        }
    }

    const Problem& problem;
    std::optional<ResidentBytes> memory;
    std::vector<double> load; ///< Seconds.
    Assignment devices;
};

} // namespace

Assignment clustersToDevices(const Problem& problem, std::span<const std::uint32_t> clusters)
{
    LoadBalancer balancer(problem);
    for (const auto& members : joinedClusters(problem, clusters))
        balancer.place(members);
    return std::move(balancer).take();
}

} // namespace doppler
