// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// By edge, the first edge of its transfer, because a tensor travels once to each device; the edge itself if
/// its ends share a device.
std::vector<EdgeId> firstEdges(const DataflowGraph& graph, std::span<const DeviceId> devices);

/// firstEdges() with reusable memory, for frequent calls.
class FirstEdges {
public:
    /// Allocates more memory if an assignment uses a device whose id is not below `deviceCount`.
    explicit FirstEdges(const DataflowGraph& graph, std::size_t deviceCount = 0);
    /// The result is valid until the next call.
    std::span<const EdgeId> find(std::span<const DeviceId> devices);

private:
    struct Destination {
        std::uint32_t turn = 0; ///< Number of the tensor that set `first`, compared with the current one.
        EdgeId first;
    };
    const DataflowGraph& graph;
    std::vector<EdgeId> byTensor;          ///< All edges.
    std::vector<Destination> destinations; ///< By device.
    std::vector<EdgeId> edges;
};

/// A transfer of one tensor to one device under an assignment.
struct PlannedTransfer {
    TensorId tensor;
    VertexId source;
    DeviceId from;
    DeviceId to;
    EdgeId firstEdge;        ///< The first of the edges that it serves; next() yields the others.
    std::uint32_t level = 0; ///< The lowest level (hops from the furthest source) that waits for it.
};

/// Every transfer that an assignment needs: each tensor once per destination device. Sorted by source, then
/// by the order of the source's edges; the index of a transfer is its position.
class TransferPlan {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// See FirstEdges for `deviceCount`.
    explicit TransferPlan(const DataflowGraph& graph, std::size_t deviceCount = 0);
    /// Computes the plan. `devices` and `level` have |V| entries.
    void make(std::span<const DeviceId> devices, std::span<const std::uint32_t> level);

    [[nodiscard]] std::span<const PlannedTransfer> transfers() const { return list; }
    /// The transfer that serves e; none if both ends are on one device.
    [[nodiscard]] std::uint32_t of(EdgeId e) const { return transferOf[e]; }
    /// The next edge of the same transfer; none after the last.
    [[nodiscard]] std::uint32_t next(EdgeId e) const { return nextEdge[e]; }
    /// Whether the edges of v carry more than one tensor.
    [[nodiscard]] bool hasSeveralTensors(VertexId v) const { return severalTensors[v]; }

private:
    const DataflowGraph& graph;
    FirstEdges firstOf;
    std::vector<bool> severalTensors;
    std::vector<PlannedTransfer> list;
    std::vector<std::uint32_t> lastEdge; ///< By transfer.
    std::vector<std::uint32_t> transferOf;
    std::vector<std::uint32_t> nextEdge;
};

} // namespace doppler
