// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/memory/held_bytes.h"

#include <span>
#include <vector>

namespace doppler {

/// Bytes in use on every device during a run (execution model, "Costs", memory), for MemoryRule::Enforce. The
/// simulator reports every start and end; devices on which an end frees memory are listed until takeFreed().
class MemoryLedger {
public:
    explicit MemoryLedger(const Problem& problem);
    /// Returns to time 0, with only the bytes that are held for the whole run.
    void begin(std::span<const DeviceId> devices, const TransferPlan& plan);

    /// Bytes that v allocates when it starts: all its tensors, or the output of a sink.
    [[nodiscard]] double outputs(VertexId v) const { return produced[v]; }
    [[nodiscard]] bool fits(DeviceId d, double bytes) const { return used[d] + bytes <= capacity[d]; }

    void taskStarted(VertexId v) { used[at[v]] += produced[v]; }
    void taskEnded(VertexId v);
    void transferStarted(std::uint32_t transfer);
    void transferEnded(std::uint32_t transfer);

    /// Calls visit(DeviceId) for every device on which memory was freed since the last call, possibly more
    /// than once.
    template <class Visit>
    void takeFreed(Visit visit)
    {
        for (DeviceId d : freed)
            visit(d);
        freed.clear();
    }

private:
    void release(DeviceId d, double bytes);
    void dropUseAtHome(TensorId t);

    const Problem& problem;
    HeldBytes held;
    const TransferPlan* planned = nullptr;
    std::span<const DeviceId> at; ///< By vertex.
    std::vector<double> produced; ///< By vertex.
    std::vector<double> capacity; ///< By device.
    std::vector<double> used;     ///< By device.
    /// By tensor: unfinished consumers on its device and unfinished transfers; one more for a result of the
    /// graph, which is never freed.
    std::vector<std::uint32_t> usesAtHome;
    std::vector<std::uint32_t> usesOfCopy; ///< By transfer: unfinished consumers at the destination.
    std::vector<DeviceId> freed;
};

} // namespace doppler
