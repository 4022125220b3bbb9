// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/moirai/coarse_graph.h"

#include <functional>
#include <span>

namespace doppler {

/// The size of the program below.
struct ProgramSize {
    std::size_t rows = 0;
    std::size_t columns = 0;
};
ProgramSize coarseProgramSize(const Problem& problem, const CoarseGraph& graph);

/// What a solver reports, and when it must end.
struct ProgramWatch {
    /// A node of the tree has been solved: the devices of the units, rounded where they are not whole, and
    /// the starts of the clusters in units of time that only their order makes comparable.
    std::function<void(std::span<const DeviceId> devices, std::span<const double> starts)> solved;
    /// A node without a solution.
    std::function<void()> closed;
    std::function<bool()> over;
};

enum class ProgramEnd {
    Solved,  ///< No solution is better than the best reported one by more than 0.1 %.
    Stopped, ///< The watch ended it.
    Failed,  ///< GLPK reported a fault, such as numbers of too different sizes.
};

/// Places the units of a coarse graph by a mixed integer linear program (after Moirai, Zhang et al., IEEE
/// TPDS 2024), by branch and bound with the linear programs of GLPK:
///   minimise C + a small share of all transfer seconds, with
///   x[u,d] in {0,1}, sum over d = 1 for each unit u
///   h[u,w,d,e] >= 0 for units u, w with data between them: sum over e = x[u,d], sum over d = x[w,e]
///   s[c] >= s[b] + w(b) + the seconds of all tensors from b to c by h; C >= s[c] + w(c)
///   congestion: C >= the seconds of all transfers over each channel, a tensor once per destination
///   devices: C >= the seconds of all clusters on each device, and C >= p + their seconds + q for those that
///   cannot start before p and are at least q from the end
///   memory, if it is limited: the bytes of the units on a device, and of what they receive, fit.
/// The order of what runs on one device is left to the schedule. Depth first; of the devices that are not
/// decided, the most likely is tried first. Deterministic but for the moment when the watch ends it. Blocks.
ProgramEnd solveCoarse(const Problem& problem, const CoarseGraph& graph, const std::stop_token& stop,
                       const ProgramWatch& watch);

} // namespace doppler
