// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace doppler {

/// The value of a matrix game for the player who chooses a row to get much, and that player's mixed strategy:
/// a probability for each row.
struct GameSolution {
    double value = 0;
    std::vector<double> rows;
};

/// Solves max over probabilities p of min over columns k of sum over rows r of p[r] x columns[k][r], by the
/// simplex method on the dual program (Dantzig, 1951). Payoffs are finite and at least 0; every column has
/// `rowCount` of them. There is at least one column, and each has a payoff above 0.
GameSolution solveGame(std::span<const std::vector<double>> columns, std::size_t rowCount);

} // namespace doppler
