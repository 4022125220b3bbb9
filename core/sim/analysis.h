// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <optional>
#include <vector>

namespace doppler {

/// Why a link of the realised critical path began when it did.
enum class Cause {
    Start,    ///< It began at time 0 (or with nothing before it).
    Data,     ///< It waited for an input, the link before it.
    Resource, ///< It waited for its device or channel, which the link before it held.
    Pause,    ///< The same, and the resource paused after the link before it (model placeto).
    Barrier,  ///< It waited for the barrier before its level, which the link before it lifted.
    Memory,   ///< It waited for memory, which the link before it freed.
    Order,    ///< It waited for its turn (rule strict), which came when the link before it began.
};

/// One exec or transfer on the chain that ends at the makespan. A transfer's link begins with its send task
/// (model mayer); where only the send task held somebody up, the link is that alone. Where somebody waited
/// for no more than its beginning (Cause::Order), the link is that moment.
struct CriticalLink {
    bool isTransfer = false;
    std::size_t index = 0; ///< Into Schedule::tasks (= vertex id) or Schedule::transfers.
    double start = 0;
    double end = 0;
    Cause cause = Cause::Start;
};

/// The chain of execs, transfers and waits that ends at the makespan (but for a pause), in the order of time:
/// each link begins where the one before ends, or one pause later (Cause::Pause); in a measured run, where
/// time passes in between, a little later. Empty for a run that is out of memory. `plan`: what the rule
/// strict kept to; without an order the topological one, as in Simulator::run.
std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule,
                                               const Placement& plan = {});

/// Why a task began when it did, and the link before it, if any.
struct StartCause {
    Cause cause = Cause::Start;
    std::optional<CriticalLink> before;
};

/// Of a vertex that ran. Looks at the whole run; `plan` as above.
StartCause causeOfStart(const Problem& problem, const Schedule& schedule, VertexId v,
                        const Placement& plan = {});
/// Of a transfer, by its place in Schedule::transfers; one with a send task began with that.
StartCause causeOfTransfer(const Problem& problem, const Schedule& schedule, std::size_t transfer,
                           const Placement& plan = {});

struct DeviceUse {
    double busy = 0;       ///< Seconds with at least one task (model mayer: or send task) running.
    double idle = 0;       ///< The rest of the run.
    double waiting = 0;    ///< The part of idle before its last start: inputs, barriers, memory, turns.
    double peakMemory = 0; ///< Bytes: outputs and copies while they live, persistent bytes for the whole run.
};

/// Where memory first ran over (MemoryRule::Report).
struct Overflow {
    DeviceId device;
    double time = 0;
    VertexId vertex; ///< Whose allocation passed the limit; of a transfer: its source.
};

struct RunStatistics {
    std::vector<DeviceUse> devices;
    double bytesMoved = 0;
    std::vector<double> bytesByPair;       ///< |D| x |D|, row = from.
    double idleShare = 0;                  ///< Mean over devices of idle / makespan; 0 for an empty run.
    double gap = 0;                        ///< makespan / lower bound - 1.
    std::optional<Overflow> firstOverflow; ///< MemoryRule::Report only.
};

/// Bytes in use on a device from this time on.
struct MemoryPoint {
    double time = 0;
    double bytes = 0;
};

/// Memory over time, by device (execution model, "Costs", memory). Starts at time 0; one point per time, for
/// what is there after everything of that time; what sinks put out stays. Model mayer: constant, its static
/// bound.
std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule);
/// The largest value of each curve, bytes.
std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule);

/// The earliest moment at which a curve is above its device's bytes, and whose allocation made it so (those
/// of the moment by id, after what it frees). Ties: lower device.
std::optional<Overflow> firstOverflow(const Problem& problem, const Schedule& schedule);

/// What a run that ran out of memory waits for, in one sentence.
Error outOfMemoryError(const Problem& problem, const OutOfMemory& stuck);

RunStatistics analyse(const Problem& problem, const Schedule& schedule);

/// A row of a Gantt chart: the runs (and send tasks) of one slot of one device or channel, no two of which
/// overlap, by start.
struct Lane {
    enum class Kind { Device, Channel } kind = Kind::Device;
    DeviceId device;   ///< Kind::Device.
    DeviceId from, to; ///< Kind::Channel: the pair, where the lane is of one.
    ChannelId channel; ///< Kind::Channel: what several pairs share, where the lane is of that.
    std::uint32_t slot = 0;
    std::vector<std::uint32_t> runs; ///< Indices into Schedule::tasks or Schedule::transfers.
    /// Kind::Device, model mayer: the transfers whose send tasks ran here; indices into Schedule::transfers.
    std::vector<std::uint32_t> sends;
};

/// Every device (also an idle one) and then every directed pair in use, one lane per slot that is needed so
/// that nothing overlaps.
std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule);

/// The same by what limits: transfers of pairs that share a channel are in the lanes of that channel's slots.
/// Where a route has several channels, the one of fewest slots, of these the one that most pairs share.
/// Shared channels by id, then the other pairs.
std::vector<Lane> resourceLanes(const Problem& problem, const Schedule& schedule);

} // namespace doppler
