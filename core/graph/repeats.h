// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/grouping.h"

#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// Groups with one parent that follow each other in the flow of data and have the same structure.
struct Repeat {
    std::vector<GroupId> groups; ///< In the order of the data flow; at least `fewestRepeats`.
};
inline constexpr std::size_t fewestRepeats = 3;

/// The repeats of a graph, outermost first. Two groups have the same structure if their vertices correspond
/// one to one with the same operation, costs, sizes and kernel, and with the same edges between them, in the
/// order that structure and ids define: a correspondence that only a search would find is not found. The same
/// edges, at least one, lead from each group to the next. Within a repeat, further repeats are found as well.
/// Linear in vertices and edges times the depth of the groups, except for sorting. Empty if stopped.
std::vector<Repeat> findRepeats(const DataflowGraph& graph, const GroupTree& tree,
                                const std::stop_token& stop = {});

/// The tree with a group of kind Repeats around the groups of each repeat.
GroupTreePtr withRepeats(const DataflowGraph& graph, const GroupTree& tree, std::span<const Repeat> repeats);

/// The common part of the names of repeated groups: "layer" for "layer.0", "layer.1". If they have nothing in
/// common, the first and the last name.
std::string repeatName(const GroupTree& tree, const Repeat& repeat);

} // namespace doppler
