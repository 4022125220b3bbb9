// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/traces/trace_read.h"

namespace doppler {

/// Reports on standard error the notes of a trace's reader, and what has no counterpart: vertices without a
/// time, entries that are no vertex, devices that the topology lacks.
void tellUnmatched(const TraceReading& reading, const std::string& file, const DataflowGraph& graph);

} // namespace doppler
