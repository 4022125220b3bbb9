// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/decision.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/placers/scheduling/timeline.h"
#include "core/sim/assignment.h"

#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// Where and when a vertex would end first.
struct EarliestFinish {
    DeviceId device;
    double start = 0;
    double finish = 0;
};

/// The clocks of a planner that places vertices one after the other, predecessors first. Contention on
/// channels is not known to it. Seconds.
class Plan {
public:
    explicit Plan(const Problem& problem);

    /// The devices that v may still go to: its allowed ones, or the one that its colocation group is on;
    /// where memory is enforced, those of them on which it fits (see ResidentBytes). Valid until the next
    /// call.
    [[nodiscard]] std::span<const DeviceId> candidates(VertexId v) const;
    /// Whether v, not placed yet, is allowed on d, with its colocation group and in what memory is left. Once
    /// false it stays so.
    [[nodiscard]] bool mayTake(VertexId v, DeviceId d) const;
    /// When all inputs of v are on d, as far as their sources are placed.
    [[nodiscard]] double dataReady(VertexId v, DeviceId d) const;
    /// Earliest start of v on d: behind what is there, or in the first gap that fits.
    [[nodiscard]] double earliestStart(VertexId v, DeviceId d) const
    {
        return earliestStart(d, dataReady(v, d));
    }
    [[nodiscard]] double earliestStartInGap(VertexId v, DeviceId d) const;

    /// The candidate on which v ends first, gaps included; ties: lower device.
    [[nodiscard]] EarliestFinish earliestFinish(VertexId v) const;

    /// For a record: each candidate with its earliest start, gaps included, and where v would end there.
    [[nodiscard]] std::vector<Decision::Option> finishOptions(VertexId v) const;

    /// Puts v on d from that time on.
    void place(VertexId v, DeviceId d, double start);
    /// Takes v, which was the last to be placed of its colocation group, back.
    void remove(VertexId v);

    [[nodiscard]] bool placed(VertexId v) const { return devices[v].valid(); }
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; }
    [[nodiscard]] double start(VertexId v) const { return starts[v]; }
    [[nodiscard]] double end(VertexId v) const { return ends[v]; }
    /// When d, or the first of its slots, has nothing more to do.
    [[nodiscard]] double available(DeviceId d) const;
    /// The placement, its order by planned starts (ties: lower id). All vertices must be placed.
    [[nodiscard]] Placement placement() const;

private:
    [[nodiscard]] double earliestStart(DeviceId d, double ready) const;

    const Problem& problem;
    std::vector<std::vector<Timeline>> slots; ///< By device.
    std::vector<DeviceId> devices;
    struct Group {
        DeviceId device;
        std::size_t placed = 0; ///< How many of its members.
    };
    std::vector<Group> groups; ///< By colocation group.
    std::vector<double> starts;
    std::vector<double> ends;
    std::optional<ResidentBytes> memory; ///< Where it is enforced.
    mutable std::vector<DeviceId> fitting;
};

} // namespace doppler
