// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// By edge: the first edge of its transfer, since a tensor goes to a device once; itself where its ends share
/// a device.
std::vector<EdgeId> firstEdges(const DataflowGraph& graph, std::span<const DeviceId> devices);

/// The same for whoever asks often.
class FirstEdges {
public:
    /// Where assignments use other devices than those before the given number, it takes more memory for them.
    explicit FirstEdges(const DataflowGraph& graph, std::size_t deviceCount = 0);
    /// Valid until the next call.
    std::span<const EdgeId> find(std::span<const DeviceId> devices);

private:
    struct Destination {
        std::uint32_t turn = 0; ///< Of which tensor, counted: compared with the turn at hand.
        EdgeId first;
    };
    const DataflowGraph& graph;
    std::vector<EdgeId> byTensor;          ///< All edges.
    std::vector<Destination> destinations; ///< By device.
    std::vector<EdgeId> edges;
};

/// One tensor's way to one device, under an assignment.
struct PlannedTransfer {
    TensorId tensor;
    VertexId source;
    DeviceId from;
    DeviceId to;
    EdgeId firstEdge;        ///< The first of the edges that it serves; the others follow by next().
    std::uint32_t level = 0; ///< The lowest level (hops from the furthest source) that waits for it.
};

/// Every transfer that an assignment needs: each tensor once per destination device. By source, then in the
/// order of its edges; their indices are that order.
class TransferPlan {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// As FirstEdges.
    explicit TransferPlan(const DataflowGraph& graph, std::size_t deviceCount = 0);
    /// `devices` has |V| entries, `level` too.
    void make(std::span<const DeviceId> devices, std::span<const std::uint32_t> level);

    [[nodiscard]] std::span<const PlannedTransfer> transfers() const { return list; }
    /// The transfer that serves e; none on one device.
    [[nodiscard]] std::uint32_t of(EdgeId e) const { return transferOf[e]; }
    /// The next edge that the same transfer serves; none at the end.
    [[nodiscard]] std::uint32_t next(EdgeId e) const { return nextEdge[e]; }
    /// True where the edges of v carry more than one tensor.
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
