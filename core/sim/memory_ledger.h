// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/problem/transfer_plan.h"

#include <span>
#include <vector>

namespace doppler {

/// Bytes in use on every device during a run (execution model, "Costs", memory), for MemoryRule::Enforce.
/// Told of every start and end; what an end frees is listed until takeFreed().
class MemoryLedger {
public:
    explicit MemoryLedger(const Problem& problem);
    /// Back to time 0: persistent bytes only.
    void begin(std::span<const DeviceId> devices, const TransferPlan& plan);

    /// Bytes that v allocates at its start: all its tensors, or the output of a sink.
    [[nodiscard]] double outputs(VertexId v) const { return produced[v]; }
    [[nodiscard]] bool fits(DeviceId d, double bytes) const { return used[d] + bytes <= capacity[d]; }

    void taskStarted(VertexId v) { used[at[v]] += produced[v]; }
    void taskEnded(VertexId v);
    void transferStarted(std::uint32_t transfer);
    void transferEnded(std::uint32_t transfer);

    /// Calls visit(DeviceId) for every device on which something was freed since the last call; perhaps more
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
    const TransferPlan* planned = nullptr;
    std::span<const DeviceId> at;          ///< By vertex.
    std::vector<double> produced;          ///< By vertex.
    std::vector<double> capacity;          ///< By device.
    std::vector<double> used;              ///< By device.
    std::vector<std::uint32_t> usesAtHome; ///< By tensor: consumers there and transfers out yet to end.
    std::vector<std::uint32_t> usesOfCopy; ///< By transfer: consumers at the destination yet to end.
    std::vector<DeviceId> freed;
};

} // namespace doppler
