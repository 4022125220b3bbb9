// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/read_watch.h"
#include "core/sim/schedule.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A trace of an earlier run, matched to a graph and its devices.
struct TraceReading {
    Schedule
        schedule; ///< Tasks by vertex; those without a time have `never` ran. Seconds from its first task.
    Placement placement;                   ///< The devices of the trace; the order of its starts.
    std::vector<VertexId> missing;         ///< Vertices of which the trace tells nothing.
    std::vector<std::string> unknown;      ///< Names in the trace that are no vertex; a hundred at most.
    std::size_t unknownCount = 0;          ///< All of them.
    std::vector<std::string> otherDevices; ///< Devices of the trace that the topology lacks, each once.
};

/// Reads a trace that this program wrote (JSON or CSV; what it wrote comes back as the same schedule), or one
/// of PyTorch's profiler, of any size, gzipped or not. Vertices are matched by id and name, else by name,
/// else (where the trace has as many of an op as the graph) as the n-th of their op; devices by name, those
/// of a profiler ("gpu0", "cuda:0", "cpu") also as the n-th of their class. What can't be matched is listed.
/// Refuses a trace of which no vertex is known, and one with two times for a vertex.
Result<TraceReading> readRunTrace(const Problem& problem, const std::string& path,
                                  const ReadWatch& watch = {});
/// The same from a text.
Result<TraceReading> readRunTraceText(const Problem& problem, std::string_view text);

} // namespace doppler
