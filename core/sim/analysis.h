// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

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
};

/// One exec or transfer on the chain that ends at the makespan.
struct CriticalLink {
    bool isTransfer = false;
    std::size_t index = 0; ///< Into Schedule::tasks (= vertex id) or Schedule::transfers.
    double start = 0;
    double end = 0;
    Cause cause = Cause::Start;
};

/// The chain of execs, transfers and waits that ends at the makespan, in the order of time.
std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule);

struct DeviceUse {
    double busy = 0;    ///< Seconds with at least one task running.
    double idle = 0;    ///< makespan - busy.
    double waiting = 0; ///< The part of idle in which the device had tasks yet to run (it waited for inputs).
    double peakMemory = 0; ///< Bytes: outputs and copies while they live, persistent bytes for the whole run.
};

struct RunStatistics {
    std::vector<DeviceUse> devices;
    double bytesMoved = 0;
    std::vector<double> bytesByPair; ///< |D| x |D|, row = from.
    double idleShare = 0;            ///< Mean over devices of idle / makespan; 0 for an empty run.
    double gap = 0;                  ///< makespan / lower bound - 1.
};

/// Bytes in use on a device from this time on.
struct MemoryPoint {
    double time = 0;
    double bytes = 0;
};

/// Memory over time, by device (execution model, "Costs", memory). Starts at time 0; what sinks put out
/// stays.
std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule);
/// The largest value of each curve, bytes.
std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule);

RunStatistics analyse(const Problem& problem, const Schedule& schedule);

/// A row of a Gantt chart: the runs of one slot of one device or channel, no two of which overlap, by start.
struct Lane {
    enum class Kind { Device, Channel } kind = Kind::Device;
    DeviceId device;   ///< Kind::Device.
    DeviceId from, to; ///< Kind::Channel: the pair.
    std::uint32_t slot = 0;
    std::vector<std::uint32_t> runs; ///< Indices into Schedule::tasks or Schedule::transfers.
};

/// Every device (also an idle one) and then every directed pair in use, one lane per slot that is needed so
/// that nothing overlaps.
std::vector<Lane> lanes(const Problem& problem, const Schedule& schedule);

} // namespace doppler
