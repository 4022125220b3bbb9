// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/features.h"
#include "core/placers/scheduling/plan.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// The state of DOPPLER's decision process: what is placed, what may come next, and the planners' clocks.
/// They ignore contention: they inform the policies, the execution model alone judges.
class Episode {
public:
    static constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
    using DeviceRow = std::array<double, deviceColumns>;

    explicit Episode(const Problem& problem);
    void reset();

    /// Vertices whose predecessors are all placed, by id.
    [[nodiscard]] std::span<const VertexId> candidates() const { return ready; }
    [[nodiscard]] bool finished() const { return ready.empty(); }
    /// The devices that v may still go to: its allowed ones, or the one that its colocation group is on;
    /// where memory is bounded, those on which it fits (see Plan::candidates()).
    [[nodiscard]] std::span<const DeviceId> devicesFor(VertexId v) const { return plan->candidates(v); }
    /// When the last input of a candidate is there, wherever it was made.
    [[nodiscard]] double inputsDone(VertexId v) const { return latestInput[v]; }
    /// For every device d (doppler.md, "PLC"): compute already assigned to d; compute of v's predecessors on
    /// d; their earliest start; their latest end (0 if none); the earliest time d can start v. Seconds.
    void deviceRows(VertexId v, std::span<DeviceRow> rows) const;
    /// Of one device. For a candidate it changes only when something is placed on that device.
    [[nodiscard]] DeviceRow deviceRow(VertexId v, DeviceId d) const;

    [[nodiscard]] bool placed(VertexId v) const { return devices[v].valid(); }
    /// Planned, of what is placed, seconds.
    [[nodiscard]] double start(VertexId v) const { return plan->start(v); }
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; } ///< Invalid: not placed.
    [[nodiscard]] double assignedSeconds(DeviceId d) const { return assigned[d]; }

    /// Puts a candidate on a device that it may go to, at its earliest start there.
    void place(VertexId v, DeviceId d);
    /// Of what is placed, in the order of placing.
    [[nodiscard]] const std::vector<VertexId>& order() const { return placedOrder; }
    /// All devices and the order of placing. Only when finished.
    [[nodiscard]] Placement placement() const { return {devices, placedOrder}; }

private:
    const Problem& problem;
    std::optional<Plan> plan;
    std::vector<double> assigned; ///< Compute seconds by device.
    std::vector<DeviceId> devices;
    std::vector<double> latestInput;
    std::vector<std::uint32_t> missing; ///< Predecessors yet to be placed, once per edge.
    std::vector<std::uint32_t> inDegree;
    std::vector<VertexId> sources;
    std::vector<VertexId> ready;
    std::vector<VertexId> placedOrder;
};

} // namespace doppler
