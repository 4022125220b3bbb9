// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/profile_join.h"

namespace doppler {

/// Adds the dependencies of graphs that one launch ran on several streams; the trace contains no waits for
/// them. Each stream other than that of the first kernel is a branch: it begins after the kernel that ran
/// before the graph on the first stream, and the next kernel of the first stream that starts after the end of
/// the branch waits for it. Adds to ProfileTrace::waits, with a note, because branches may depend on each
/// other in other places. Kernels must be sorted by start, and all times be in microseconds.
void addGraphBranches(RawProfile& raw);

} // namespace doppler
