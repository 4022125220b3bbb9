// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/cluster_devices.h"

#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

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
    LoadBalancer(const Problem& p, const PlacerContext& c)
        : problem(p), context(c), load(p.deviceCount(), 0), devices(p.vertexCount())
    {
        if (boundsMemory(p))
            memory.emplace(p);
        if (memory && context.record)
            told.emplace(p);
    }

    void placeCluster(std::span<const VertexId> members)
    {
        ++clusters;
        place(members);
    }
    Assignment take() && { return std::move(devices); }

private:
    void place(std::span<const VertexId> members)
    {
        DeviceId best;
        double bestEnd = 0;
        for (DeviceId d : problem.topology().devices()) {
            const double end = load[d] + seconds(members, d);
            if ((!best.valid() || end < bestEnd) && mayTake(members, d, memory)) {
                best = d;
                bestEnd = end;
            }
        }
        if (best.valid()) {
            if (context.record)
                tell(members, best, bestEnd);
            put(members, best);
        } else if (members.size() > problem.movesTogether(members.front()).size()) {
            for (VertexId v : members)
                if (!devices[v].valid())
                    place(problem.movesTogether(v));
        } else { // fits nowhere: the roomiest, for the model to judge
            const DeviceId d = roomiest(members.front());
            if (context.record)
                tellOfRoomiest(members, d);
            put(members, d);
        }
    }

    /// The devices that may take them all; those that would be done earlier may not.
    void tell(std::span<const VertexId> members, DeviceId chosen, double chosenEnd)
    {
        Decision decision = decisionOf(chosen);
        for (DeviceId d : problem.topology().devices())
            if (const double end = load[d] + seconds(members, d);
                d == chosen || (end >= chosenEnd && mayTake(members, d, told)))
                decision.options.push_back({d, load[d], end});
        tellOfAll(context, std::move(decision), members);
    }
    void tellOfRoomiest(std::span<const VertexId> members, DeviceId chosen) const
    {
        Decision decision = decisionOf(chosen);
        decision.options.push_back({chosen, load[chosen], load[chosen] + seconds(members, chosen)});
        decision.settled = DOPPLER_TEXT("core", "It fits on no device; this one has the most free memory.");
        tellOfAll(context, std::move(decision), members);
    }
    [[nodiscard]] Decision decisionOf(DeviceId chosen) const
    {
        Decision decision = decisionInOrder(
            clusters, DOPPLER_TEXT("core", "order of the clusters, most work first"), chosen, {});
        decision.valueName = DOPPLER_TEXT("core", "end of all work, including its cluster");
        return decision;
    }

    /// Slots share the work.
    [[nodiscard]] double seconds(std::span<const VertexId> members, DeviceId d) const
    {
        double sum = 0;
        for (VertexId v : members)
            sum += problem.computeSeconds(v, d);
        return sum / problem.topology().device(d).slotCount;
    }
    /// `bytes`, where memory is bounded, is tried with them and left as it was, but for rounding.
    [[nodiscard]] bool mayTake(std::span<const VertexId> members, DeviceId d,
                               std::optional<ResidentBytes>& bytes) const
    {
        if (!std::all_of(members.begin(), members.end(), [&](VertexId v) { return problem.allowed(v, d); }))
            return false;
        if (!bytes)
            return true;
        for (VertexId v : members)
            bytes->place(v, d);
        const bool fits = bytes->room(d) >= 0;
        for (VertexId v : members)
            bytes->remove(v);
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
            if (told)
                told->place(v, d);
        }
    }

    const Problem& problem;
    const PlacerContext& context;
    std::size_t clusters = 0; ///< How many were to be placed.
    std::optional<ResidentBytes> memory;
    std::optional<ResidentBytes> told; ///< The same for a record, whose trials may round it otherwise.
    std::vector<double> load;          ///< Seconds.
    Assignment devices;
};

} // namespace

Result<Assignment> clustersToDevices(const Problem& problem, std::span<const std::uint32_t> clusters,
                                     const PlacerContext& context)
{
    LoadBalancer balancer(problem, context);
    for (const auto& members : joinedClusters(problem, clusters)) {
        balancer.placeCluster(members);
        if (context.stop.stop_requested())
            return stoppedEarly();
    }
    return std::move(balancer).take();
}

} // namespace doppler
