// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <optional>
#include <vector>

namespace doppler {

/// Why a link of the realised critical path started when it did.
enum class Cause {
    Start,    ///< It started at time 0, or nothing preceded it.
    Data,     ///< It waited for an input, which the previous link produced.
    Resource, ///< It waited for its device or channel, which the previous link occupied.
    Pause,    ///< The same, but the resource also paused after the previous link (model placeto).
    Barrier,  ///< It waited for the barrier before its level, until the previous link ended.
    Memory,   ///< It waited for memory, which the previous link freed.
    Order,    ///< It waited for its turn (rule strict), until the previous link started.
};

/// The name of a cause in JSON, e.g. "resource".
const char* causeName(Cause cause);

/// One exec or transfer of the chain that ends at the makespan. The link of a transfer starts with its send
/// task (model mayer); if only the send task delayed the next link, the link is the send task alone. If the
/// next link waited only for the start of this one (Cause::Order), the link has no duration.
struct CriticalLink {
    bool isTransfer = false;
    std::size_t index = 0; ///< Index into Schedule::tasks (= vertex id) or Schedule::transfers.
    double start = 0;
    double end = 0;
    Cause cause = Cause::Start;
};

/// The chain of execs, transfers and waits that ends at the makespan (except for a pause), by time. Each link
/// starts where the previous one ends, or one pause later (Cause::Pause); in a measured run, slightly later.
/// Empty for a run that is out of memory. `plan` is the order of the rule strict; without an order, the
/// topological one, as in Simulator::run().
std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule,
                                               const Placement& plan = {});

/// Why a task started when it did, and the previous link, if any.
struct StartCause {
    Cause cause = Cause::Start;
    std::optional<CriticalLink> before;
};

/// The cause for a vertex that ran. Examines the whole run; `plan` as above.
StartCause causeOfStart(const Problem& problem, const Schedule& schedule, VertexId v,
                        const Placement& plan = {});
/// The cause for a transfer, by index in Schedule::transfers; a transfer with a send task starts with that.
StartCause causeOfTransfer(const Problem& problem, const Schedule& schedule, std::size_t transfer,
                           const Placement& plan = {});

struct DeviceUse {
    double busy = 0; ///< Seconds with at least one running task (model mayer: or send task).
    double idle = 0; ///< The rest of the run.
    /// The part of idle before its last start: waiting for inputs, barriers, memory, turns.
    double waiting = 0;
    /// Bytes: outputs and copies while they exist, persistent bytes for the whole run.
    double peakMemory = 0;
};

/// The first memory overflow (MemoryRule::Report).
struct Overflow {
    DeviceId device;
    double time = 0;
    VertexId vertex;     ///< The vertex whose allocation exceeded the limit; for a transfer, its source.
    double bytes = 0;    ///< Bytes that the device needs then, all allocations of that time included.
    double capacity = 0; ///< Bytes that the device has.
};

struct RunStatistics {
    std::vector<DeviceUse> devices;
    double bytesMoved = 0;
    std::vector<double> bytesByPair;       ///< |D| x |D|, row = source.
    double idleShare = 0;                  ///< Mean of idle / makespan over the devices; 0 for an empty run.
    double gap = 0;                        ///< makespan / lower bound - 1.
    std::optional<Overflow> firstOverflow; ///< Only for MemoryRule::Report.
};

/// Bytes in use on a device from this time on.
struct MemoryPoint {
    double time = 0;
    double bytes = 0;
};

/// Memory over time for each device (execution model, "Costs", memory). Starts at time 0, with one point per
/// time for the state after everything at that time; outputs of sinks are never freed. Model mayer: constant,
/// its static bound.
std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule);
/// The largest value of each curve, bytes.
std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule);

/// The earliest time at which a curve exceeds the bytes of its device, with the allocation that caused it
/// (the allocations of that time in the order of ids, after what it frees). Ties: lower device.
std::optional<Overflow> firstOverflow(const Problem& problem, const Schedule& schedule);

/// Peaks and first overflow at once, for less than the two functions above together.
struct MemoryUse {
    std::vector<double> peaks;             ///< By device, bytes.
    std::optional<Overflow> firstOverflow; ///< Whatever the memory rule.
};
MemoryUse memoryUse(const Problem& problem, const Schedule& schedule);

/// A sentence that names the tasks for which a run that is out of memory waits.
Error outOfMemoryError(const Problem& problem, const OutOfMemory& stuck);

RunStatistics analyse(const Problem& problem, const Schedule& schedule);

/// A row of a Gantt chart: the runs (and send tasks) of one slot of one device or channel, by start, without
/// overlaps.
struct Lane {
    enum class Kind { Device, Channel } kind = Kind::Device;
    DeviceId device;   ///< Kind::Device.
    DeviceId from, to; ///< Kind::Channel: the pair, if the lane belongs to one.
    ChannelId channel; ///< Kind::Channel: the shared channel, if the lane belongs to one.
    std::uint32_t slot = 0;
    std::vector<std::uint32_t> runs; ///< Indices into Schedule::tasks or Schedule::transfers.
    /// Kind::Device, model mayer: the transfers whose send tasks ran here; indices into Schedule::transfers.
    std::vector<std::uint32_t> sends;
};

/// Lanes of every device, including idle ones, then of every directed pair in use. Each has as many lanes as
/// are needed to avoid overlaps.
std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule);

/// The same lanes by limiting resource: transfers of pairs that share a channel are in the lanes of that
/// channel's slots. If a route has several channels, the one with the fewest slots counts; among these, the
/// one that most pairs share. Shared channels by id, then the other pairs.
std::vector<Lane> resourceLanes(const Problem& problem, const Schedule& schedule);

} // namespace doppler
