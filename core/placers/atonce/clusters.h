// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace doppler {

/// A cluster number for each vertex, below the number of vertices.
using Clusters = std::vector<std::size_t>;

/// Clusters of chains: a vertex joins its only reader if it is that one's only input.
Clusters chains(const Problem& problem);

/// Merges clusters along heavy edges (Karypis, Kumar 1998): in each pass every cluster merges at most once,
/// the pairs with the most transfer seconds first, until `most` are left or no pair may merge. A cluster gets
/// at most twice the mean number of vertices and at most an eighth of a device's share of the work. All
/// vertices of a cluster have the same allowed devices. Deterministic, unless `over` (asked before each pass)
/// ends it early.
Clusters mergedAlongHeavyEdges(const Problem& problem, Clusters clusters, std::size_t most,
                               const std::function<bool()>& over = {});

/// Clusters of twins: the vertices that correspond to each other in blocks of the same structure one after
/// the other (core/graph/repeats.h), so that a placement of one block is that of all. Nothing but single
/// vertices if the graph repeats nothing.
Clusters twins(const Problem& problem, const std::stop_token& stop);

/// Number of different clusters.
std::size_t clusterCount(const Clusters& clusters);

} // namespace doppler
