// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/calibration.h"

namespace doppler {

/// Devices of one kind with the same rates and overhead, which are fitted together.
struct CalibrationGroup {
    std::string kind;
    std::vector<DeviceId> devices;
    bool whole = true; ///< Whether these are all devices of the kind.
};

/// The groups of these kinds. Devices of one kind whose rates differ in the topology are in different groups.
std::vector<CalibrationGroup> calibrationGroups(const Topology& topology, std::span<const std::string> kinds);

/// The measurements of one group.
struct GroupSamples {
    std::vector<CalibrationSample> samples;
    std::size_t unused = 0; ///< Measurements with unknown FLOPs or without a time.
};

/// The measurements of a group: the tasks of runs on its devices, and times of graphs, which hold for a whole
/// kind. A group that is a part of its kind uses the graphs only if no run measured its devices. A device of
/// a run belongs to the group with a device of its name, else to one with its rates.
GroupSamples samplesOf(const Topology& topology, const CalibrationGroup& group,
                       std::span<const GraphPtr> graphs, std::span<const RunPtr> measured);

} // namespace doppler
