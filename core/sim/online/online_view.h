// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/resident_bytes.h"
#include "core/problem/problem.h"
#include "core/sim/schedule.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// What an online policy sees of a run. Expected times ignore noise and waiting for channels. Seconds.
class OnlineView {
public:
    [[nodiscard]] const Problem& problem() const { return *problemValue; }
    [[nodiscard]] double now() const { return time; }

    /// The devices on which v may start: the allowed ones, or that of its colocation group; if memory is
    /// enforced, those on which it fits (see ResidentBytes). Never empty; valid until the next call.
    [[nodiscard]] std::span<const DeviceId> devicesFor(VertexId v) const;
    [[nodiscard]] bool may(VertexId v, DeviceId d) const
    {
        if (!restricted)
            return problemValue->allowed(v, d);
        return std::ranges::binary_search(devicesFor(v), d);
    }
    /// Whether d has a slot that is free and for which no vertex waits.
    [[nodiscard]] bool isFree(DeviceId d) const { return devices[d].freeSlots > devices[d].waiting; }
    /// The time from which d is expected to have a slot for one more vertex.
    [[nodiscard]] double freeAt(DeviceId d) const
    {
        const DeviceState& state = devices[d];
        if (state.freeSlots > state.waiting)
            return time;
        const double running = std::max(state.expectedEnds - state.running * time, 0.0);
        return time + (running + state.waitingSeconds) / state.slotCount;
    }
    /// The device for which v was decided; invalid: none yet.
    [[nodiscard]] DeviceId deviceOf(VertexId v) const { return at[v]; }
    /// The time at which v, which runs, is expected to end; infinity before it starts, minus infinity after
    /// its end.
    [[nodiscard]] double expectedEndOf(VertexId v) const { return expectedEnd[v]; }
    [[nodiscard]] bool hasEnded(VertexId v) const { return expectedEnd[v] == -never; }
    /// The time at which all inputs of v, whose predecessors have ended, are expected on d if v goes there
    /// now or has been decided for it.
    [[nodiscard]] double dataAt(VertexId v, DeviceId d) const;

protected:
    explicit OnlineView(ProblemPtr problem);

    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    struct DeviceState {
        std::uint32_t freeSlots = 0;
        std::uint32_t waiting = 0; ///< Decided for the device and not started.
        double waitingSeconds = 0; ///< Their compute seconds.
        double running = 0;        ///< Number of running vertices.
        double expectedEnds = 0;   ///< Sum of their expected ends.
        double slotCount = 1;
    };
    struct Transfer {
        TensorId tensor;
        DeviceId from;
        DeviceId to;
        std::uint32_t next = none;   ///< The next transfer of the same tensor.
        std::uint32_t waiter = none; ///< The first edge whose target waits for it; see nextWaiter.
        double start = 0;            ///< Infinity: not started.
        double end = 0;
        double expectedEnd = 0;
        bool arrived = false;
    };
    /// The transfer of a tensor to a device; none.
    [[nodiscard]] std::uint32_t transferTo(TensorId t, DeviceId d) const
    {
        std::uint32_t x = firstTransfer[t];
        while (x != none && transfers[x].to != d)
            x = transfers[x].next;
        return x;
    }

    ProblemPtr problemValue;
    double time = 0;
    std::vector<DeviceState> devices;
    std::vector<DeviceId> at;        ///< By vertex; invalid: not decided.
    std::vector<double> expectedEnd; ///< By vertex: see expectedEndOf().
    std::vector<Transfer> transfers;
    std::vector<std::uint32_t> firstTransfer; ///< By tensor.
    bool restricted;                          ///< Whether other vertices can rule out a device.
    std::optional<ResidentBytes> memory;      ///< Only if the model limits memory.
    std::vector<DeviceId> groupDevice;        ///< By colocation group.
    mutable std::vector<DeviceId> fitting;
};

} // namespace doppler
