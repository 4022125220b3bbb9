// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/arena.h"
#include "core/kernels/values/graph_kernels.h"
#include "core/problem/transfer_plan.h"

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include <ATen/core/Tensor.h>

namespace doppler {

/// An execution before its start: the same for all calls of a ValueStore.
struct ValueStoreSetup {
    ProblemPtr problem;
    std::shared_ptr<GraphKernels> kernels;
    std::shared_ptr<const TransferPlan> plan; ///< Null: devices are decided during the execution.
    /// By vertex; without a plan invalid until place(), and for vertices of other processes.
    std::vector<DeviceId> devices;
    std::vector<std::shared_ptr<Arena>> arenas; ///< By device; null: not in this process.
    std::vector<bool> kept;                     ///< By vertex: its outputs stay to the end.
    /// Whether the vertex also writes a value that is not a number in a sequential execution. Empty: all
    /// values are accepted.
    std::function<bool(VertexId)> isExpectedNan;
};

/// The values of one execution. Next to each value lies the token of its vertex, which is copied with it.
class ValueStore final : public ComputedValues {
public:
    explicit ValueStore(ValueStoreSetup setup);
    void place(VertexId v, DeviceId d) override { setup.devices[v] = d; }
    Result<void> compute(VertexId v) override;
    Result<void> copy(std::uint32_t transfer, double seconds) override;
    [[nodiscard]] std::size_t parcelBytes(std::uint32_t transfer) const override;
    Result<void> pack(std::uint32_t transfer, std::span<std::byte> bytes) override;
    Result<void> unpack(std::uint32_t transfer, std::span<const std::byte> bytes) override;
    void ranElsewhere(VertexId v) override { countRun(v); }
    [[nodiscard]] std::uint32_t token(VertexId v) const override;
    [[nodiscard]] std::vector<std::size_t> peakBytes() const override;

    /// Whether the vertex's device belongs to this process.
    [[nodiscard]] bool isHere(VertexId v) const
    {
        const DeviceId d = setup.devices[v];
        return d.valid() && setup.arenas[d] != nullptr;
    }
    /// The outputs of a vertex as long as they are kept; empty otherwise.
    [[nodiscard]] const KernelOutputs& outputs(VertexId v) const { return vertices[v].outputs; }

private:
    struct VertexSlot {
        KernelOutputs outputs;
        std::atomic<std::uint32_t> token{0};
        std::atomic<std::uint32_t> readers{0};
    };
    struct CopySlot {
        at::Tensor value;
        std::atomic<std::uint32_t> token{0};
        std::atomic<std::uint32_t> readers{0};
    };
    struct Held {
        std::atomic<std::size_t> now{0};
        std::atomic<std::size_t> most{0};
        void add(std::size_t bytes);
        void remove(std::size_t bytes) { now.fetch_sub(bytes, std::memory_order_relaxed); }
    };

    /// A transfer by its number; see Computation::begin().
    struct Way {
        TensorId tensor;
        VertexId source;
        DeviceId from;
        DeviceId to;
    };
    [[nodiscard]] Way wayOf(std::uint32_t transfer) const;
    /// The transfer whose copy an edge reads; TransferPlan::none if both ends are on one device.
    [[nodiscard]] std::uint32_t copyFor(EdgeId e) const;
    void countReaders();
    void releaseCopies(TensorId t);

    Result<void> runKernel(VertexId v);
    Result<void> copyParcel(std::uint32_t transfer, double seconds);
    /// The value of a transfer at its source; throws where it does not exist.
    [[nodiscard]] at::Tensor atSource(std::uint32_t transfer) const;
    void store(std::uint32_t transfer, at::Tensor value, std::uint32_t token);
    void releaseOutputs(VertexId v);
    void releaseInputs(VertexId v);
    void countRun(VertexId v);
    [[nodiscard]] Error errorAt(VertexId v, Message message) const;

    ValueStoreSetup setup;
    const DataflowGraph& graph;
    std::vector<VertexSlot> vertices;
    std::vector<CopySlot> copies;
    std::vector<Held> held; ///< By device.
    /// By tensor, the edges whose targets have not run; only without a plan.
    std::vector<std::atomic<std::uint32_t>> unread;
};

/// Whether a float among some elements of the tensors is not a number: looks at all elements of small
/// tensors, and at some of large ones unless `all`.
bool hasNan(const KernelOutputs& outputs, bool all);

} // namespace doppler
