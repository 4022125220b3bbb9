// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <span>

namespace doppler {

/// Replaces the published costs of a DOPPLER text by what the pieces compute and produce, with numbers of 4
/// bytes. On entry, each vertex has the published cost (that of the whole operation) as its FLOPs and the
/// published type as its op. The files do not state into how many pieces an operation is cut; `pieces` is the
/// maximum. Operations are distinguished by type, cost and distance from the sources.
/// - The published cost of a formation is the size of the whole result. With k inputs there are pieces / k
///   formations, each with this fraction of it, and k - 1 additions per number.
/// - An einsum whose results go to formations is a contraction: `pieces` kernels with two operations per
///   multiplication. Its partial results have the size of its formation's.
/// - All other operations are elementwise, with as many pieces as the graph has (at most `pieces`).
void recomputeCosts(GraphBuilder& builder, std::span<const std::uint32_t> sources,
                    std::span<const std::uint32_t> targets, double pieces);

} // namespace doppler
