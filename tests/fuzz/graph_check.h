// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstddef>
#include <string_view>

namespace doppler::fuzz {

/// Requires of a graph what GraphBuilder promises: edges between its vertices, finite costs, an order in
/// which every vertex comes after its inputs.
void requireSound(const DataflowGraph& graph);

/// Feeds the input to the reader of a graph format with its options at their defaults, then drawn from the
/// input's hash. Requires bounded memory and a readable message, or a sound graph which our own format
/// keeps, and which the format itself keeps where it is written too. `constant`: what its library allocates
/// however small the input is.
void checkGraphFormat(std::string_view id, std::string_view input,
                      std::size_t constant = std::size_t{256} << 10);

} // namespace doppler::fuzz
