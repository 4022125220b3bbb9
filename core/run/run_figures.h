// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// Why a device was idle, in seconds. Each idle time is attributed to the task that ended it, and to the last
/// of this task's inputs. The sum is DeviceUse::idle.
struct IdleCauses {
    std::vector<double> transfer; ///< By source device: the input was travelling from there.
    /// By source device: the input was computed and waited for a channel or a barrier.
    std::vector<double> queue;
    std::vector<double> compute; ///< By source device: the input was not computed yet.
    double other = 0;    ///< All inputs were present: a barrier, memory, a pause, the order of a plan.
    double finished = 0; ///< No task was left.
};

/// The causes for each device.
std::vector<IdleCauses> idleCauses(const Problem& problem, const Schedule& schedule);

/// The parts of a realised critical path in seconds; their sum is the end time of the run. `waiting` is the
/// time in which a link waited for its device or channel, a barrier, memory or a pause.
struct PathShares {
    double compute = 0;
    double transfer = 0;
    double waiting = 0;
};
PathShares pathShares(const Schedule& schedule, std::span<const CriticalLink> path);

struct DeviceFigures {
    std::string name;
    std::size_t tasks = 0;
    double busy = 0;       ///< Seconds.
    double share = 0;      ///< Of the busy seconds of all devices together.
    double idle = 0;       ///< Seconds.
    double peakMemory = 0; ///< Bytes.
    IdleCauses causes;
};

/// The figures of a run, for tables of several runs.
struct RunFigures {
    double makespan = 0; ///< Seconds, as the next three.
    double bound = 0;    ///< No run of its problem is shorter.
    double idle = 0;     ///< Sum over all devices.
    double waiting = 0;  ///< The part of idle before the last task of the device.
    double bytesMoved = 0;
    std::size_t transfers = 0;
    double peakMemory = 0; ///< Bytes, on the device with the highest peak.
    PathShares path;
    std::vector<DeviceFigures> devices; ///< By device.
};
RunFigures figuresOf(const Run& run);

/// The bubble share of a pipeline: the share of the run in which a device that runs tasks is idle, as a mean
/// over these devices. Unlike RunStatistics::idleShare it leaves out devices without tasks. 0 for a run that
/// takes no time.
double bubbleShare(const Run& run);

} // namespace doppler
