// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/schedule.h"

#include <string>

namespace doppler {

/// The run as Chrome trace events (JSON), which Perfetto and chrome://tracing open. There is one thread per
/// slot of each device and of each used channel (resourceLanes()), so that slices of a thread do not overlap.
/// Flow arrows lead from the producer through the transfer to every consumer, and a counter shows the memory
/// of each device in bytes. Times are whole nanoseconds, written in microseconds as the format requires; the
/// `args` of each slice hold the exact seconds.
std::string writeTraceJson(const Problem& problem, const Schedule& schedule);

/// The first edge that a transfer serves; traces identify transfers by it.
EdgeId firstEdgeServed(const DataflowGraph& graph, const Schedule& schedule, const TransferRun& transfer);

/// The run as a table (RFC 4180) with a line per task and per transfer, in seconds and bytes.
std::string writeTraceCsv(const Problem& problem, const Schedule& schedule);

/// Writes the run to a file: as a table if the path ends in ".csv", gzipped if it ends in ".gz". Blocks until
/// the disk has it.
Result<void> writeTrace(const Problem& problem, const Schedule& schedule, const std::string& path);

} // namespace doppler
