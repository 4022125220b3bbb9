// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/problem/locks.h"
#include "core/topology/topology.h"

#include <QString>

namespace doppler {

// Devices, graphs and locks that no file of the user's has (edited, changed by a question) are kept among the
// program's own files, so that sessions and command lines can name them. Equal ones share a file, whose name
// is theirs, for choosers to show. Each writes, and blocks: for worker threads.
/// The file's absolute path.
Result<QString> keepDevices(const Topology& topology);
Result<QString> keepGraph(const DataflowGraph& graph);
/// What is locked of this problem, as `--lock` reads it.
Result<QString> keepLocks(const Problem& problem, const Locks& locks);
/// Whether a file is one that keepDevices() wrote. Doesn't look at it.
bool isSavedDevices(const QString& file);
/// Whether a file is one that keepGraph() wrote. Doesn't look at it.
bool isSavedGraph(const QString& file);

} // namespace doppler
