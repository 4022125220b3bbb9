// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <limits>
#include <stop_token>
#include <vector>

namespace doppler {

/// What can be said of every vertex of a run in one number.
enum class VertexMeasure {
    Cost,    ///< Seconds from its start to its end.
    Start,   ///< Seconds from the start of the run.
    Slack,   ///< Seconds; see slackOf().
    Waiting, ///< Seconds from the arrival of its last input to its start.
    Memory,  ///< Bytes of what it puts out, each tensor once, and of its weights.
};

/// The value of a vertex that has none: it never ran.
inline constexpr double unknownValue = std::numeric_limits<double>::quiet_NaN();

/// By vertex. Linear in vertices and tensors, but for Slack.
std::vector<double> vertexValues(const Run& run, VertexMeasure measure, const std::stop_token& stop = {});

/// By vertex: the bytes that it puts out, each tensor once, also where nobody takes them.
std::vector<double> producedBytes(const DataflowGraph& graph);

/// By vertex, seconds: how much later it could end without a longer makespan, where every other task and
/// transfer takes as long as it did, stays where it was, and follows on its device (channel) what it followed
/// there. Where there are several slots, it is the one that it waited for, if it did. In bulk-synchronous
/// runs what is before a barrier also has to end before what is after it begins. This is the total float of
/// the critical path method (J. E. Kelley, "Critical-Path Planning and Scheduling: Mathematical Basis",
/// Operations Research 9(3), 1961) on the run as it was: 0 on the realised critical path, but where that goes
/// through one of two slots that were free at once. Waits for memory and the turns of `strict` are not kept.
/// O(n log n) for n tasks and transfers.
std::vector<double> slackOf(const Problem& problem, const Schedule& schedule,
                            const std::stop_token& stop = {});

/// By vertex, seconds: how much later it ends in this run than in the other; negative: earlier. Both must be
/// of graphs with as many vertices.
std::vector<double> endChanges(const Run& shown, const Run& other);
/// By vertex: it is on another device than in the other run. Devices are compared by name.
std::vector<char> movedVertices(const Run& shown, const Run& other);

} // namespace doppler
