// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/read_watch.h"
#include "core/sim/schedule.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A trace of an earlier run, matched with a graph and its devices.
struct TraceReading {
    Schedule schedule;   ///< Tasks by vertex; those without a time are `never`. Seconds from the first task.
    Placement placement; ///< The devices of the trace, and the order of its starts.
    std::vector<VertexId> missing;    ///< Vertices that do not occur in the trace.
    std::vector<std::string> unknown; ///< Names in the trace that are not vertices; at most a hundred.
    std::size_t unknownCount = 0;     ///< The number of all such names.
    /// Devices of the trace that the topology does not have, each once.
    std::vector<std::string> otherDevices;
    std::vector<Message> notes; ///< What the reader of the trace left out, cut or guessed.
};

/// Reads a trace of this program (JSON or CSV; reading what it wrote returns an equal schedule) or of
/// PyTorch's profiler, of any size, gzipped or not. Vertices are matched by id and name, else by name, else
/// as the n-th of their op if the trace has as many of that op as the graph. Devices are matched by name;
/// those of a profiler ("gpu0", "cuda:0", "cpu") also as the n-th of their class. Everything that cannot be
/// matched is listed. Refuses a trace without any known vertex, and one with two times for a vertex.
Result<TraceReading> readRunTrace(const Problem& problem, const std::string& path,
                                  const ReadWatch& watch = {});
/// Reads a trace from a text in the same way.
Result<TraceReading> readRunTraceText(const Problem& problem, std::string_view text);

} // namespace doppler
