// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/exact/judge.h"

namespace doppler {

/// Short plans with which `exact` starts, and ends if they reach the bound.
class OrderSearch {
public:
    OrderSearch(const Problem& problem, Judge& judge, std::uint64_t seed);

    /// The plan of list scheduling: largest b-level first, each task where it ends first among the devices on
    /// which it fits. Returns false if stopped.
    bool construct(const std::stop_token& stop);
    /// Annealing over placement and order: a task moves to another device or, within the dependencies, to
    /// another position in the order. Cycles of falling temperature start alternately from the best plan and
    /// from the end of the previous cycle. Ends after this number of evaluations, or when this share of the
    /// budget is spent.
    void improve(std::uint64_t evaluations, double share);

private:
    struct Move {
        VertexId vertex;
        DeviceId from;            ///< Valid if the device was changed.
        std::size_t position = 0; ///< Its previous position in the order.
    };
    Move move();
    void undo(const Move& m);
    void shift(std::size_t from, std::size_t to);
    void anneal(std::uint64_t evaluations);

    const Problem& problem;
    Judge& judge;
    Random random;
    std::vector<VertexId> order;
    std::vector<std::size_t> positions;
    Assignment devices;
    double current = 0;
};

} // namespace doppler
