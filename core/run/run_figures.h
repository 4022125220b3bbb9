// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// Why a device stood idle, seconds. What counts is the task that ended the idle time, and of its inputs the
/// one that arrived last; all of it adds up to DeviceUse::idle.
struct IdleCauses {
    std::vector<double> transfer; ///< By source device: the input was on its way from there.
    std::vector<double> queue;   ///< By source device: it was computed and waited for a channel or a barrier.
    std::vector<double> compute; ///< By source device: it was not computed yet.
    double other = 0;            ///< All inputs were there: a barrier, memory, a pause, the order of a plan.
    double finished = 0;         ///< No task was left.
};

/// By device.
std::vector<IdleCauses> idleCauses(const Problem& problem, const Schedule& schedule);

/// What a realised critical path was spent on, seconds; together the run's end time. `waiting` is what a link
/// did not need but had to let pass: what held its device or channel, a barrier, memory, a pause.
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
    double share = 0;      ///< Of the busy seconds of all devices.
    double idle = 0;       ///< Seconds.
    double peakMemory = 0; ///< Bytes.
    IdleCauses causes;
};

/// A run in numbers, for tables of several runs.
struct RunFigures {
    double makespan = 0; ///< Seconds, as are the next three.
    double bound = 0;    ///< No run of its problem is shorter.
    double idle = 0;     ///< Of all devices together.
    double waiting = 0;  ///< The part of idle in which devices had tasks yet to run.
    double bytesMoved = 0;
    std::size_t transfers = 0;
    double peakMemory = 0; ///< Bytes, of the device with most.
    PathShares path;
    std::vector<DeviceFigures> devices; ///< By device.
};
RunFigures figuresOf(const Run& run);

} // namespace doppler
