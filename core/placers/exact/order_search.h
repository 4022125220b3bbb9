// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/exact/judge.h"

namespace doppler {

/// Short plans for `exact` to start from, and to end with where they meet the bound.
class OrderSearch {
public:
    OrderSearch(const Problem& problem, Judge& judge, std::uint64_t seed);

    /// The plan of list scheduling: b-level first, each task where it ends first of where it fits. False when
    /// stopped before.
    bool construct(const std::stop_token& stop);
    /// Annealing over placement and order: a task goes to another device or, within what its neighbours
    /// allow, to another place of the order. Cycles of falling temperature, by turns from the best and from
    /// where the last one ended. Ends after that many evaluations, or when that share of the budget is
    /// spent.
    void improve(std::uint64_t evaluations, double share);

private:
    struct Move {
        VertexId vertex;
        DeviceId from;            ///< Valid where the device was changed.
        std::size_t position = 0; ///< Where it was in the order.
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
