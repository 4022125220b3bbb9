// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The graph of the trace of one process.
struct RankGraph {
    std::uint64_t rank = 0;
    GraphPtr graph;
};

/// The name by which a collective operation is matched with those of other ranks; empty for other vertices.
/// Sends and receives, which belong to two ranks only, are none.
std::string collectiveOf(const Vertex& vertex);

/// One graph of all ranks. Vertices are named "rank 3/...", and those of one rank share a device; with `pin`
/// they may only run on "gpu3". The n-th collective of a name in one rank is the n-th of that name in the
/// others: each then waits for the predecessors of all of them, through a vertex of no time, and takes the
/// shortest time of them, because the others waited. Notes name the collectives that a rank lacks or has more
/// often than others. Error: ranks whose collectives have different orders.
Result<GraphPtr> joinRanks(const std::vector<RankGraph>& ranks, const std::string& name, bool pin);

} // namespace doppler
