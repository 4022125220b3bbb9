// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstddef>
#include <string>
#include <vector>

namespace doppler {

/// A placement that a member of a portfolio found.
struct Elite {
    Placement placement;
    double makespan = 0; ///< Seconds, simulated.
    std::string finder;  ///< Id of the placer; empty: everything on a single device.
};

/// The best few placements, which differ from each other; the best first, ties: the earlier one.
class Elites {
public:
    /// Adds one, if it is better than some or there is room. Of two that hardly differ the better one stays.
    void add(Elite elite);
    [[nodiscard]] bool empty() const { return list.empty(); }
    [[nodiscard]] std::size_t size() const { return list.size(); }
    [[nodiscard]] const Elite& operator[](std::size_t i) const { return list[i]; }

private:
    static constexpr std::size_t most = 8;
    std::vector<Elite> list;
};

} // namespace doppler
