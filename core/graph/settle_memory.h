// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/graph/graph_memory.h"

#include <optional>

namespace doppler {

class DataflowGraph;

/// Checks the memory of a graph whose vertices and edges are complete, removes results that appear twice and
/// fills in the derived lists. Returns the first fault: bytes that are negative or not finite, a held value
/// without users or with one that does not exist or appears twice, shared weights that are larger than the
/// persistent bytes of their first user.
[[nodiscard]] std::optional<Error> settleMemory(const DataflowGraph& graph, GraphMemory& memory);

/// Persistent bytes of each vertex without the shared weights that they include, by vertex id.
std::vector<double> ownPersistentBytes(const DataflowGraph& graph);

} // namespace doppler
