// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/exact/judge.h"

namespace doppler {

/// Whether devices are alike and no transfer takes time. Only the order of the tasks matters then, and a task
/// goes to the device that is free first (the classical P | prec | Cmax).
bool devicesInterchangeable(const Problem& problem);

/// Searches orders for interchangeable devices. Schedules an order alternately forwards and backwards, each
/// time by the times of the previous pass (forward-backward improvement, Li and Willis, EJOR 56, 1992); no
/// pass is longer than the previous one. Between two descents, the times of the latest order are perturbed.
class ListSearch {
public:
    ListSearch(const Problem& problem, Judge& judge, std::uint64_t seed);
    /// Starts from the b-level order; ends when this share of the budget is spent. One descent counts as one
    /// evaluation.
    void improve(double share);

private:
    using Slot = std::pair<double, DeviceId>; ///< The time at which it is free.

    void freeSlots();
    Slot& firstFree();
    void occupy(Slot& slot, double end);
    double forward();
    double backward();
    double descend();
    void blur(double width);

    const Problem& problem;
    Judge& judge;
    Random random;
    std::vector<Slot> slots;              ///< Those in use, and one more of each device if there is one.
    std::vector<std::uint32_t> slotCount; ///< By device: those in the list.
    std::vector<std::uint32_t> unused;    ///< By device: those of the list that are free from time 0.
    std::vector<double> seconds;          ///< By vertex.
    std::vector<double> starts;
    std::vector<double> ends; ///< Backwards: counted from the end.
    std::vector<VertexId> order;
    Assignment devices;
};

} // namespace doppler
