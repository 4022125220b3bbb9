// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/problem/model.h"
#include "core/topology/topology.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// A graph on a topology under a model, with every cost computed: the input of placers and simulators.
/// Immutable and safe to share between threads.
class Problem : public std::enable_shared_from_this<Problem> {
public:
    /// Costs of one directed pair of devices.
    struct LinkCost {
        double latency = 0; ///< Seconds.
        double secondsPerByte = 0;
    };

    /// Longest possible run without noise, in seconds. Far below the largest double, so that noise, means and
    /// sums over devices stay finite.
    static constexpr double mostSeconds = 1e280;

    /// Computes all costs. Refuses a vertex that no device is allowed to run, colocated vertices without a
    /// common device, and tasks and transfers whose slowest times add up to more than mostSeconds.
    static Result<std::shared_ptr<const Problem>> create(GraphPtr graph, TopologyPtr topology,
                                                         ModelOptions model = {});

    [[nodiscard]] const DataflowGraph& graph() const { return *graphValue; }
    [[nodiscard]] const Topology& topology() const { return *topologyValue; }
    [[nodiscard]] const GraphPtr& graphPtr() const { return graphValue; }
    [[nodiscard]] const TopologyPtr& topologyPtr() const { return topologyValue; }
    [[nodiscard]] const ModelOptions& model() const { return modelOptions; }
    [[nodiscard]] std::size_t vertexCount() const { return graphValue->vertexCount(); }
    [[nodiscard]] std::size_t deviceCount() const { return topologyValue->deviceCount(); }

    /// Compute seconds of v on d, without noise.
    [[nodiscard]] double computeSeconds(VertexId v, DeviceId d) const
    {
        return compute[v * std::size_t{costClasses} + costClass[d]];
    }
    /// Transfer seconds of t from one device to another, without noise and send task; 0 on the same device.
    [[nodiscard]] double transferSeconds(TensorId t, DeviceId from, DeviceId to) const
    {
        if (from == to)
            return 0;
        const TensorCost& cost = tensorCosts[t];
        if (cost.seconds >= 0)
            return cost.seconds;
        const LinkCost& link = linkCost(from, to);
        return link.latency + cost.bytes * link.secondsPerByte;
    }
    /// The cost of a tensor without explicit seconds between two different devices.
    [[nodiscard]] const LinkCost& linkCost(DeviceId from, DeviceId to) const
    {
        return linkCosts[from * deviceCount() + to];
    }
    /// Model mayer: seconds of the send task that d runs before each of its transfers (10 operations);
    /// otherwise 0.
    [[nodiscard]] double sendSeconds(DeviceId d) const { return sendCosts.empty() ? 0 : sendCosts[d]; }
    /// Model placeto: seconds for which a slot stays occupied after a kernel of `seconds`; otherwise 0.
    [[nodiscard]] double pauseAfterCompute(double seconds) const { return seconds > 0 ? computePause : 0; }
    /// Model placeto: seconds for which a channel stays occupied after a transfer; otherwise 0.
    [[nodiscard]] double pauseAfterTransfer() const { return transferPause; }
    /// Whether every vertex takes the same time on both devices.
    [[nodiscard]] bool sameCosts(DeviceId a, DeviceId b) const { return costClass[a] == costClass[b]; }
    [[nodiscard]] bool allowed(VertexId v, DeviceId d) const
    {
        return allowedSet.empty() || allowedSets[allowedSet[v]][d];
    }
    /// The devices on which v and its colocation group may run; ascending, never empty.
    [[nodiscard]] std::span<const DeviceId> allowedDevices(VertexId v) const
    {
        return allowedLists[allowedSet.empty() ? 0 : allowedSet[v]];
    }
    /// Index into graph().colocationGroups(), or -1 if v is in none.
    [[nodiscard]] int colocationGroup(VertexId v) const { return groupOf.empty() ? -1 : groupOf[v]; }
    /// v and all vertices that share its device.
    [[nodiscard]] std::span<const VertexId> movesTogether(const VertexId& v) const
    {
        const int group = colocationGroup(v);
        return group < 0 ? std::span(&v, 1)
                         : std::span<const VertexId>(
                               graphValue->colocationGroups()[static_cast<std::size_t>(group)]);
    }

    /// Mean compute seconds of v over its allowed devices.
    [[nodiscard]] double meanComputeSeconds(VertexId v) const { return meanCompute[v]; }
    /// Mean transfer seconds of t over ordered pairs of different devices; 0 if there is one device.
    [[nodiscard]] double meanTransferSeconds(TensorId t) const
    {
        const TensorCost& cost = tensorCosts[t];
        if (deviceCount() < 2)
            return 0;
        return cost.seconds >= 0 ? cost.seconds : meanLink.latency + cost.bytes * meanLink.secondsPerByte;
    }
    /// The larger of the longest path of smallest compute seconds, without communication, and spreadBound():
    /// all work spread over the devices by their speeds. No run of this problem is shorter, in any model.
    /// Under noise, for this seed.
    [[nodiscard]] double lowerBound() const { return bound; }
    /// Whether some cost was guessed because the graph has neither FLOPs nor measured times.
    [[nodiscard]] bool estimated() const { return hasEstimates; }
    /// The channels of which a transfer between two devices occupies one slot each; empty: unlimited.
    [[nodiscard]] std::span<const ChannelId> route(DeviceId from, DeviceId to) const
    {
        const std::size_t pair = from * deviceCount() + to;
        return {routeChannels.data() + routeStart[pair], routeStart[pair + 1] - routeStart[pair]};
    }
    /// Every channel that is on some route.
    [[nodiscard]] std::span<const Channel> channels() const { return channelList; }
    /// The problem under another model.
    [[nodiscard]] Result<std::shared_ptr<const Problem>> withModel(ModelOptions model) const;

private:
    struct TensorCost {
        double bytes = 0;
        double seconds = -1; ///< Negative: bytes divided by bandwidth.
    };
    Problem() = default;
    [[nodiscard]] std::optional<Error> makeComputeTable();
    [[nodiscard]] std::optional<Error> makeLinkCosts();
    [[nodiscard]] std::optional<Error> makeTransferCosts();
    [[nodiscard]] Error tooLong(TensorId t) const;
    [[nodiscard]] Error tooLongTogether(VertexId last) const;
    void makeChannels();
    [[nodiscard]] std::optional<Error> makeAllowedSets();
    [[nodiscard]] double findLowerBound() const;

    GraphPtr graphValue;
    TopologyPtr topologyValue;
    ModelOptions modelOptions;
    std::uint32_t costClasses = 1;
    std::vector<std::uint32_t> costClass; ///< By device: devices with equal rates share a column.
    std::vector<double> compute;          ///< |V| x costClasses.
    std::vector<double> meanCompute;
    std::vector<TensorCost> tensorCosts;
    std::vector<LinkCost> linkCosts;
    LinkCost meanLink;             ///< Over ordered pairs of different devices.
    std::vector<double> sendCosts; ///< By device; empty: none.
    double computePause = 0;
    double transferPause = 0;
    std::vector<std::uint32_t> allowedSet; ///< By vertex; empty: every vertex runs anywhere.
    std::vector<std::vector<bool>> allowedSets;
    std::vector<std::vector<DeviceId>> allowedLists;
    std::vector<int> groupOf;
    double serialSeconds = 0; ///< Upper bound on all times so far, if nothing ran in parallel.
    std::vector<Channel> channelList;
    std::vector<std::uint32_t> routeStart;
    std::vector<ChannelId> routeChannels;
    double bound = 0;
    bool hasEstimates = false;
};

using ProblemPtr = std::shared_ptr<const Problem>;

} // namespace doppler
