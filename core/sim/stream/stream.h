// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace doppler {

/// How a stream of items runs: the graph is executed once for each item.
struct StreamSetup {
    std::size_t items = 64; ///< At least 2.
    /// Item i starts after item i - inFlight has ended, that is, its vertex that ends a run of one item. 0:
    /// twice as many items as devices that work, which keeps a chain of stages at its bound.
    std::size_t inFlight = 0;
};

/// The stream of one placement. Two figures tell its speed: `bound` is computed from loads and no steady
/// state is faster; `period` is measured in a simulated run of all items.
struct StreamFigures {
    std::size_t items = 0;
    std::size_t inFlight = 0; ///< The limit.
    /// Items that had started and had not ended, at once. Above the limit if another vertex ends later than
    /// the one that counts.
    std::size_t mostInFlight = 0;
    double bound = 0; ///< Seconds per item: the largest load of a device or channel (StreamLoads).
    /// Seconds per item: the slope of the ends of items over the last half of them. Not below the bound
    /// (without noise), which a short window could otherwise be, because items may end in groups.
    double period = 0;
    double makespan = 0; ///< Simulated seconds of all items.
    /// The share of the period in which the devices that work are idle, as a mean over them.
    double bubbleShare = 0;
    std::vector<double> itemEnds;      ///< Seconds, by item.
    std::vector<double> peakBytes;     ///< By device, with all items in flight.
    std::vector<double> inFlightBytes; ///< By device: the peak without weights and inputs of the graph.

    /// Items per second; 0 if the graph takes no time.
    [[nodiscard]] double throughput() const { return period > 0 ? 1 / period : 0; }
};

/// Simulates a stream with the simulator and the model of the problem. Each item is a copy of the graph; the
/// copies share weights and inputs, and only the last one keeps its results. Where several tasks are ready,
/// those of older items go first; within an item, in the order in which a run of one item starts them (the
/// placement's order under `given` and `strict`). The model as-released stays first in, first out.
///
/// The placement must be valid. Errors: fewer than 2 items, bulk-synchronous mode (its barriers would join
/// the items), too many vertices, a run that is out of memory, a stop request. Blocks. Thread-safe.
Result<StreamFigures> simulateStream(const ProblemPtr& problem, const Placement& placement,
                                     const StreamSetup& setup, const std::stop_token& stop = {});

} // namespace doppler
