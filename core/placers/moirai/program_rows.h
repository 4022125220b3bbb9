// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <glpk.h>

namespace doppler {

/// A linear program in the form in which GLPK loads it at once: a fault of GLPK then leaves nothing behind.
/// Columns and rows count from 1; columns are at least 0.
class ProgramRows {
public:
    using Sum = std::vector<std::pair<int, double>>;

    /// Most: the upper bound; below 0: none.
    int addColumn(double mostValue, double cost = 0)
    {
        most.push_back(mostValue);
        costs.push_back(cost);
        return static_cast<int>(most.size());
    }
    void addCost(int at, double cost) { costs[static_cast<std::size_t>(at) - 1] += cost; }
    /// sum >= bound (GLP_LO), <= bound (GLP_UP), or = bound (GLP_FX). A column may appear several times.
    void require(Sum sum, int type, double bound);
    /// Only `load` may be called within GlpkGuard::guarded().
    void load(glp_prob* lp) const;

    [[nodiscard]] std::size_t columnCount() const { return most.size(); }
    [[nodiscard]] std::size_t rowCount() const { return bounds.size(); }

private:
    std::vector<double> most;
    std::vector<double> costs;
    std::vector<std::pair<int, double>> bounds; ///< Type and bound.
    std::vector<int> row{0}, column{0};
    std::vector<double> value{0};
};

} // namespace doppler
