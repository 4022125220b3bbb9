// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <span>
#include <vector>

namespace doppler {

/// The resources of the event loop, numbered: the devices, then every channel that is the only one of its
/// routes and belongs to one pair. Channels that share routes form groups; a route within a group has several
/// channels, or a channel that other pairs use too.
struct Resources {
    explicit Resources(const Problem& problem);

    static constexpr std::uint32_t unlimited = ~std::uint32_t{0};
    static constexpr std::uint32_t groupBit = std::uint32_t{1} << 31U;

    std::uint32_t deviceTotal = 0;
    std::vector<std::uint32_t> capacity; ///< By resource.
    std::uint32_t groupTotal = 0;
    /// By device pair, row = from: a resource, groupBit | group, or unlimited.
    std::vector<std::uint32_t> ofPair;
    std::vector<ChannelId> groupedChannels; ///< All channels of groups; the loop counts their free slots.
    /// The sets of channels of the routes within groups, ascending, each set once: what waits for one pair of
    /// devices waits for all pairs with these channels.
    std::vector<std::vector<ChannelId>> sharedRoutes;
    /// By device pair, the queue of its transfers: a resource, capacity.size() + shared route, or unlimited.
    std::vector<std::uint32_t> queueOfPair;
    /// Whether every resource has one slot, and there are neither groups nor unlimited routes.
    bool exclusive = true;

private:
    void findQueues(const Problem& problem);
};

/// A graph under one assignment in the form that the event loop needs: the cost of every task, its consumers
/// on its own device, and its transfers to others. A transfer is identified by its position. The transfers of
/// one source have consecutive positions in the order of their first edges, within the numbers of the
/// source's edges.
class PlacedGraph {
public:
    PlacedGraph(const Problem& problem, const Resources& resources);

    /// Applies a whole assignment.
    void place(std::span<const DeviceId> devices);
    /// Moves one vertex; settle() updates its neighbours.
    void move(VertexId v, DeviceId d);
    void settle();

    struct Transfer {
        double seconds = 0;
        std::uint32_t end = 0;      ///< Its consumers are target(position) to target(end - 1).
        std::uint32_t resource = 0; ///< See Resources::queueOfPair.
    };
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; }
    [[nodiscard]] double seconds(VertexId v) const { return taskSeconds[v]; }
    [[nodiscard]] const Transfer& transfer(std::uint32_t position) const { return transfers[position]; }
    [[nodiscard]] VertexId target(std::uint32_t position) const { return targets[position]; }
    /// Positions of v's outputs: first consumers on its own device, then transfers.
    [[nodiscard]] std::uint32_t firstOutput(VertexId v) const { return outStart[v]; }
    [[nodiscard]] std::uint32_t firstTransfer(VertexId v) const { return localEnd[v]; }
    [[nodiscard]] std::uint32_t endOfOutputs(VertexId v) const { return outStart[v + 1]; }
    [[nodiscard]] std::span<const std::uint32_t> inputCounts() const { return inputCount; }
    [[nodiscard]] std::span<const DeviceId> assignment() const { return devices; }
    [[nodiscard]] VertexId source(std::uint32_t position) const
    {
        return problem.graph().edge(EdgeId{position}).from;
    }
    [[nodiscard]] TensorId tensor(std::uint32_t position) const
    {
        return tensors.empty() ? problem.graph().edge(EdgeId{position}).tensor : tensors[position];
    }

private:
    void arrange(VertexId v);
    void arrangeOneTensor(VertexId v);
    void arrangeSeveralTensors(VertexId v);
    void addTransfer(DeviceId here, TensorId tensor, DeviceId to, std::uint32_t position,
                     std::uint32_t count);

    const Problem& problem;
    const Resources& resources;
    std::vector<std::uint32_t> inputCount;
    std::vector<std::uint32_t> outStart; ///< |V| + 1.
    std::vector<VertexId> heads;         ///< By edge.
    std::vector<std::uint8_t> severalTensors;

    std::vector<DeviceId> devices;
    std::vector<double> taskSeconds;
    std::vector<std::uint32_t> localEnd;
    std::vector<VertexId> targets;   ///< By position.
    std::vector<Transfer> transfers; ///< By position; only first positions are used.
    std::vector<TensorId> tensors;   ///< By position, if some vertex has several tensors; otherwise empty.

    /// One destination of the current vertex.
    struct Destination {
        std::uint64_t turn = 0; ///< The vertex to which it belongs; compared with `turn`.
        std::uint32_t rank = 0;
    };
    struct Sent {
        DeviceId to;
        std::uint32_t count = 0; ///< Number of consumers; later the position of the next one.
    };
    struct Keyed {
        TensorId tensor;
        DeviceId device;
        std::uint32_t edge;
        std::uint32_t first; ///< First edge of the transfer.
    };
    std::uint64_t turn = 0;
    std::vector<Destination> destinations; ///< By device.
    std::vector<Sent> sent;
    std::vector<std::uint32_t> rankOf; ///< By edge of the current vertex: index into sent.
    std::vector<Keyed> keyed;
    std::vector<std::uint8_t> stale; ///< By vertex: whether it is listed in unsettled.
    std::vector<VertexId> unsettled;
};

} // namespace doppler
