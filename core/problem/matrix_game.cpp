// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/matrix_game.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double tolerance = 1e-12;

/// The program max sum(q) with sum over k of columns[k][r] x q[k] <= 1 for every row, q >= 0. Its value is
/// one over that of the game, its dual values are the rows' probabilities on the same scale.
class Tableau {
public:
    Tableau(std::span<const std::vector<double>> columns, std::size_t rowCount, double scale)
        : rows(rowCount), unknowns(columns.size()), width(unknowns + rows + 1), cells((rows + 1) * width, 0)
    {
        for (std::size_t r = 0; r < rows; ++r) {
            for (std::size_t k = 0; k < unknowns; ++k)
                at(r, k) = columns[k][r] / scale;
            at(r, unknowns + r) = 1;
            at(r, width - 1) = 1;
        }
        for (std::size_t k = 0; k < unknowns; ++k)
            at(rows, k) = -1;
    }

    void solve()
    {
        const std::size_t most = 50 * (rows + unknowns); // rounding could let it turn in circles
        for (std::size_t step = 0; step < most; ++step) {
            const std::size_t column = entering();
            if (column == width - 1)
                return;
            const std::size_t row = leaving(column);
            if (row == rows)
                return;
            pivot(row, column);
        }
    }

    [[nodiscard]] double price(std::size_t row) const { return std::max(0.0, at(rows, unknowns + row)); }

private:
    [[nodiscard]] double& at(std::size_t r, std::size_t c) { return cells[r * width + c]; }
    [[nodiscard]] double at(std::size_t r, std::size_t c) const { return cells[r * width + c]; }

    /// The first that improves (Bland's rule, which ends).
    [[nodiscard]] std::size_t entering() const
    {
        std::size_t c = 0;
        while (c + 1 < width && at(rows, c) >= -tolerance)
            ++c;
        return c;
    }

    [[nodiscard]] std::size_t leaving(std::size_t column) const
    {
        std::size_t best = rows;
        double least = 0;
        for (std::size_t r = 0; r < rows; ++r) {
            if (at(r, column) <= tolerance)
                continue;
            const double ratio = at(r, width - 1) / at(r, column);
            if (best == rows || ratio < least) {
                best = r;
                least = ratio;
            }
        }
        return best;
    }

    void pivot(std::size_t row, std::size_t column)
    {
        const double by = at(row, column);
        for (std::size_t c = 0; c < width; ++c)
            at(row, c) /= by;
        for (std::size_t r = 0; r <= rows; ++r) {
            const double factor = at(r, column);
            if (r == row || factor == 0)
                continue;
            for (std::size_t c = 0; c < width; ++c)
                at(r, c) -= factor * at(row, c);
        }
    }

    std::size_t rows;
    std::size_t unknowns;
    std::size_t width;         ///< Unknowns, slacks, right side.
    std::vector<double> cells; ///< The last row is the objective's.
};

} // namespace

GameSolution solveGame(std::span<const std::vector<double>> columns, std::size_t rowCount)
{
    double scale = 0;
    for (const auto& column : columns)
        scale = std::max(scale, *std::max_element(column.begin(), column.end()));
    Tableau tableau(columns, rowCount, scale);
    tableau.solve();
    GameSolution out;
    double sum = 0;
    for (std::size_t r = 0; r < rowCount; ++r)
        sum += out.rows.emplace_back(tableau.price(r));
    if (sum <= 0)
        return {0, std::vector<double>(rowCount, 1 / static_cast<double>(rowCount))};
    for (double& probability : out.rows)
        probability /= sum;
    out.value = scale / sum;
    return out;
}

} // namespace doppler
