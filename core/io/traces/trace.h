// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/schedule.h"

#include <string>

namespace doppler {

/// A run as Chrome trace events (JSON), which Perfetto and chrome://tracing open: one thread per slot of a
/// device and of a channel in use (resourceLanes()), so that no two slices of one thread overlap; flow arrows
/// from the producer through the transfer to every consumer; a counter of each device's memory in bytes.
/// Times are whole nanoseconds, given in microseconds as the format wants; the exact seconds are in each
/// slice's `args`.
std::string writeTraceJson(const Problem& problem, const Schedule& schedule);

/// The first edge that a transfer serves, by which traces name it.
EdgeId firstEdgeServed(const DataflowGraph& graph, const Schedule& schedule, const TransferRun& transfer);

/// The same run as a table (RFC 4180), a line per task and per transfer, in seconds and bytes.
std::string writeTraceCsv(const Problem& problem, const Schedule& schedule);

/// Either of them in a file: the table where the path ends in ".csv", gzipped where it ends in
/// ".gz". Blocks on the disk.
Result<void> writeTrace(const Problem& problem, const Schedule& schedule, const std::string& path);

} // namespace doppler
