// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <span>

namespace doppler {

/// Puts in the place of the published costs of a DOPPLER text what the pieces themselves compute and put out,
/// in numbers of 4 bytes. The vertices come with the published cost, that of the whole operation, as their
/// FLOPs, and with the published type as their op. The files don't say into how many pieces an operation is
/// cut; `pieces` is the most. Operations are told apart by type, cost and distance from the sources.
/// - A formation's published cost is the size of the whole result. With k inputs there are pieces / k
///   formations, each of so large a part of it, and k - 1 additions for every number.
/// - An einsum that ends in formations is a contraction: `pieces` kernels, two operations for each
///   multiplication; its partial results have the size of its formation's.
/// - Everything else is elementwise, as many pieces as the graph has of it (at most `pieces`).
void recomputeCosts(GraphBuilder& builder, std::span<const std::uint32_t> sources,
                    std::span<const std::uint32_t> targets, double pieces);

} // namespace doppler
