// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/read_watch.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// A task, transfer or send task as a trace of a run has it. Seconds.
struct TraceSlice {
    enum class Kind { Task, Transfer, Send } kind = Kind::Task;
    std::optional<std::uint32_t> vertex; ///< Its id, where the trace tells it; of a transfer: its source.
    std::string name;                    ///< Of the vertex.
    std::string op;                      ///< May be empty.
    std::string device;                  ///< Kind::Task: where it ran.
    std::string from, to;                ///< Others: the devices; `from` empty: `to` is "from > to".
    std::optional<double> bytes;
    std::string tensor;                ///< Its name; may be empty.
    std::optional<std::uint32_t> edge; ///< The first edge that a transfer serves.
    std::optional<double> ready;
    double start = 0;
    double end = 0;
};

struct TraceSlices {
    std::vector<TraceSlice> slices;
    std::optional<double> makespan;
    bool profiled = false; ///< Of a profiler, whose device names are PyTorch's.
};

/// The trace events that writeTraceJson() writes. Places the fault at the event.
Result<TraceSlices> readTraceEvents(const OpenSource& open, const ReadWatch& watch);
/// The table that writeTraceCsv() writes. Places the fault at the line.
Result<TraceSlices> readTraceTable(std::string_view text);
/// The calls of a profile's last iteration, each on "gpuN" or "cpu".
Result<TraceSlices> readProfileSlices(const OpenSource& open, const ReadWatch& watch);

} // namespace doppler
