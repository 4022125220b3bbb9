// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/exact/judge.h"

namespace doppler {

/// True where devices are alike and nothing needs time to move between them: only the order of the tasks
/// matters then, and a task goes to whichever device is free first (the classical P | prec | Cmax).
bool devicesInterchangeable(const Problem& problem);

/// Orders for interchangeable devices. An order is scheduled forwards and backwards by turns, each time by
/// the times of the last (forward-backward improvement, Li and Willis, EJOR 56, 1992): no pass is longer than
/// the one before. Between two descents the times of the newest order are blurred.
class ListSearch {
public:
    ListSearch(const Problem& problem, Judge& judge, std::uint64_t seed);
    /// Starts from the b-level order; ends when that share of the budget is spent.
    /// One descent counts as one evaluation.
    void improve(double share);

private:
    double forward();
    double backward();
    double descend();
    void blur(double width);

    const Problem& problem;
    Judge& judge;
    Random random;
    std::vector<std::pair<double, DeviceId>> slots; ///< When each is free.
    std::vector<double> seconds;                    ///< By vertex.
    std::vector<double> starts;
    std::vector<double> ends; ///< Backwards: counted from the end.
    std::vector<VertexId> order;
    Assignment devices;
};

} // namespace doppler
