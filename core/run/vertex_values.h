// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <limits>
#include <stop_token>
#include <vector>

namespace doppler {

/// A number for every vertex of a run.
enum class VertexMeasure {
    Cost,    ///< Seconds from its start to its end.
    Start,   ///< Seconds from the start of the run.
    Slack,   ///< Seconds; see slackOf().
    Waiting, ///< Seconds from the arrival of its last input to its start.
    Memory,  ///< Bytes of its outputs, each tensor once, and of its weights.
};

/// The value of a vertex that never ran.
inline constexpr double unknownValue = std::numeric_limits<double>::quiet_NaN();

/// The values by vertex. Linear in vertices and tensors, except for Slack.
std::vector<double> vertexValues(const Run& run, VertexMeasure measure, const std::stop_token& stop = {});

/// Bytes that each vertex produces, each tensor once, including tensors without consumers.
std::vector<double> producedBytes(const DataflowGraph& graph);

/// The slack of each vertex in seconds: how much later it could end without a longer makespan, if every other
/// task and transfer keeps its duration, its place and its predecessor on its device or channel. With several
/// slots, the predecessor is the task that it waited for, if any. In bulk-synchronous runs, everything before
/// a barrier must also end before anything after it starts. This is the total float of the critical path
/// method (J. E. Kelley, "Critical-Path Planning and Scheduling: Mathematical Basis", Operations Research
/// 9(3), 1961) on the run as it was. It is 0 on the realised critical path, unless the path goes through one
/// of two slots that became free at the same time. Waits for memory and the turns of `strict` are not
/// considered. O(n log n) for n tasks and transfers.
std::vector<double> slackOf(const Problem& problem, const Schedule& schedule,
                            const std::stop_token& stop = {});

/// By vertex, seconds by which it ends later in `shown` than in the other run; negative: earlier. Both graphs
/// must have the same number of vertices.
std::vector<double> endChanges(const Run& shown, const Run& other);
/// By vertex, whether it is on another device than in the other run. Devices correspond by name, and
/// interchangeable ones as in matchDevices() (device_match.h).
std::vector<char> movedVertices(const Run& shown, const Run& other);

} // namespace doppler
