// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <span>
#include <vector>

namespace doppler {

/// Computes the rank of every vertex under the problem's ChooseTask rule, if it does not depend on time.
/// Among ready vertices the smallest key goes first; ties: lower id. A transfer has the key of its source.
/// For Msr, whose rank changes during the run, the key is its tie-breaker (PCT). Fifo has no keys.
///   blevel, msr   -pct(v), pct(v) = w(v, A(v)) + max over successors s (pct(s) + transfer if A(s) != A(v))
///   given, strict position in `order`, or in the topological order if `order` is empty
///   dfs, bfs      -depth, depth: hops from the furthest source
///   random        hash of (seed, vertex)
/// `key` must hold |V| entries.
void findOrderKeys(const Problem& problem, std::span<const DeviceId> devices, std::span<const VertexId> order,
                   std::span<double> key);

} // namespace doppler
