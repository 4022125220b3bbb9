// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/read_watch.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// A task, transfer or send task of a trace. Seconds.
struct TraceSlice {
    enum class Kind { Task, Transfer, Send } kind = Kind::Task;
    std::optional<std::uint32_t> vertex; ///< Its id if the trace has it; for a transfer, that of its source.
    std::string name;                    ///< Name of the vertex.
    std::string op;                      ///< May be empty.
    std::string device;                  ///< Kind::Task: the device on which it ran.
    std::string from, to;                ///< Otherwise the devices; if `from` is empty, `to` is "from > to".
    std::optional<double> bytes;
    std::string tensor;                ///< Its name; may be empty.
    std::optional<std::uint32_t> edge; ///< The first edge that a transfer serves.
    std::optional<double> ready;
    double start = 0;
    double end = 0;
    std::optional<double> last; ///< When the last of its parts ended, between which may be gaps.
};

struct TraceSlices {
    std::vector<TraceSlice> slices;
    std::optional<double> makespan;
    std::vector<Message> notes; ///< What the reader left out, cut or guessed.
    bool profiled = false;      ///< Whether it is from a profiler, so that the devices have PyTorch's names.
};

/// Reads trace events as writeTraceJson() writes them. The place of an error is the event.
Result<TraceSlices> readTraceEvents(const OpenSource& open, const ReadWatch& watch);
/// Reads a table as writeTraceCsv() writes it. The place of an error is the line.
Result<TraceSlices> readTraceTable(std::string_view text);
/// Reads the calls of the last iteration of a profile, each on "gpuN" or "cpu".
Result<TraceSlices> readProfileSlices(const OpenSource& open, const ReadWatch& watch);

} // namespace doppler
