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

/// The device on which a vertex would end first, with the times.
struct EarliestFinish {
    DeviceId device;
    double start = 0;
    double finish = 0;
};

/// The clocks of a planner that places vertices one after the other, predecessors first. Ignores contention
/// on channels. Seconds.
class Plan {
public:
    explicit Plan(const Problem& problem);

    /// The devices that remain for v: its allowed ones, or that of its colocation group; if memory is
    /// enforced, those on which it fits (see ResidentBytes). Valid until the next call.
    [[nodiscard]] std::span<const DeviceId> candidates(VertexId v) const;
    /// Whether v, which is not placed, may be placed on d with its colocation group and the remaining memory.
    /// Once false, it stays false.
    [[nodiscard]] bool mayTake(VertexId v, DeviceId d) const;
    /// The time at which all inputs of v from placed sources are on d.
    [[nodiscard]] double dataReady(VertexId v, DeviceId d) const;
    /// Earliest start of v on d: after the last task there, or in the first gap that fits.
    [[nodiscard]] double earliestStart(VertexId v, DeviceId d) const
    {
        return earliestStart(d, dataReady(v, d));
    }
    [[nodiscard]] double earliestStartInGap(VertexId v, DeviceId d) const;

    /// The candidate on which v ends first, with gaps; ties: lower device.
    [[nodiscard]] EarliestFinish earliestFinish(VertexId v) const;

    /// For the record: each candidate with the earliest start, with gaps, and the end of v there.
    [[nodiscard]] std::vector<Decision::Option> finishOptions(VertexId v) const;

    /// Places v on d from this time on.
    void place(VertexId v, DeviceId d, double start);
    /// Removes v, which must have been placed last in its colocation group.
    void remove(VertexId v);

    [[nodiscard]] bool placed(VertexId v) const { return devices[v].valid(); }
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; }
    [[nodiscard]] double start(VertexId v) const { return starts[v]; }
    [[nodiscard]] double end(VertexId v) const { return ends[v]; }
    /// The time after which d, or the first of its slots, is free.
    [[nodiscard]] double available(DeviceId d) const;
    /// The placement, with the order of planned starts (ties: lower id). All vertices must be placed.
    [[nodiscard]] Placement placement() const;

private:
    [[nodiscard]] double earliestStart(DeviceId d, double ready) const;

    const Problem& problem;
    std::vector<std::vector<Timeline>> slots; ///< By device: those in use, and one more if there is one.
    std::vector<DeviceId> devices;
    struct Group {
        DeviceId device;
        std::size_t placed = 0; ///< Number of placed members.
    };
    std::vector<Group> groups; ///< By colocation group.
    std::vector<double> starts;
    std::vector<double> ends;
    std::optional<ResidentBytes> memory; ///< Only if memory is enforced.
    mutable std::vector<DeviceId> fitting;
};

} // namespace doppler
