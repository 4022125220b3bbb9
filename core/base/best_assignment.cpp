// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/best_assignment.h"

#include <cassert>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// Grows a matching by one row at a time, along a shortest augmenting path in reduced costs.
class Matching {
public:
    Matching(std::span<const std::int64_t> w, std::size_t n)
        : weights(w), size(n), rowPotential(n, 0), columnPotential(n, 0), rowOf(n, none)
    {
    }

    void addRow(std::size_t row)
    {
        std::vector<std::int64_t> distance(size, std::numeric_limits<std::int64_t>::max());
        std::vector<std::size_t> before(size, none);
        std::vector<char> done(size, 0);
        std::size_t column = none;
        do {
            column = nearest(column == none ? row : rowOf[column], column, distance, before, done);
            done[column] = 1;
            shift(row, distance, done, column);
        } while (rowOf[column] != none);
        for (; before[column] != none; column = before[column])
            rowOf[column] = rowOf[before[column]];
        rowOf[column] = row;
    }

    [[nodiscard]] std::vector<std::size_t> columns() const
    {
        std::vector<std::size_t> out(size);
        for (std::size_t column = 0; column < size; ++column)
            out[rowOf[column]] = column;
        return out;
    }

private:
    /// Relaxes the columns that are not done from a row, and returns the nearest of them.
    std::size_t nearest(std::size_t row, std::size_t from, std::vector<std::int64_t>& distance,
                        std::vector<std::size_t>& before, const std::vector<char>& done) const
    {
        std::size_t best = none;
        for (std::size_t column = 0; column < size; ++column) {
            if (done[column])
                continue;
            const std::int64_t reduced =
                -weights[row * size + column] - rowPotential[row] - columnPotential[column];
            if (reduced < distance[column]) {
                distance[column] = reduced;
                before[column] = from;
            }
            if (best == none || distance[column] < distance[best])
                best = column;
        }
        return best;
    }

    /// Lowers the reduced cost of the nearest column to 0; edges of the tree keep theirs.
    void shift(std::size_t root, std::vector<std::int64_t>& distance, const std::vector<char>& done,
               std::size_t nearestColumn)
    {
        const std::int64_t by = distance[nearestColumn];
        rowPotential[root] += by;
        for (std::size_t column = 0; column < size; ++column) {
            if (!done[column])
                distance[column] -= by;
            else if (column != nearestColumn) {
                rowPotential[rowOf[column]] += by;
                columnPotential[column] -= by;
            }
        }
        distance[nearestColumn] = 0;
    }

    std::span<const std::int64_t> weights;
    std::size_t size;
    std::vector<std::int64_t> rowPotential;
    std::vector<std::int64_t> columnPotential;
    std::vector<std::size_t> rowOf; ///< By column.
};

} // namespace

std::vector<std::size_t> bestAssignment(std::span<const std::int64_t> weights, std::size_t size)
{
    assert(weights.size() == size * size);
    Matching matching(weights, size);
    for (std::size_t row = 0; row < size; ++row)
        matching.addRow(row);
    return matching.columns();
}

} // namespace doppler
