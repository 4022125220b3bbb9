// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/partition/linear_assignment.h"

#include <cassert>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// Prices of rows and columns, under which no pair costs less than nothing and chosen pairs cost nothing.
class AugmentingPaths {
public:
    AugmentingPaths(std::span<const double> c, std::size_t rows, std::size_t columnCount)
        : cost(c), columns(columnCount), rowPrice(rows, 0), columnPrice(columnCount, 0),
          rowOf(columnCount, none), before(columnCount), distance(columnCount), scanned(columnCount)
    {
    }

    /// Gives `row` a column, along the cheapest path of columns that change their rows.
    void add(std::size_t row)
    {
        distance.assign(columns, std::numeric_limits<double>::infinity());
        scanned.assign(columns, false);
        before.assign(columns, none);
        double reached = 0;
        std::size_t at = none; // the column that was scanned last
        for (std::size_t from = row; from != none; from = rowOf[at]) {
            const std::size_t next = relax(from, at, reached);
            reached = distance[next];
            scanned[next] = true;
            at = next;
        }
        for (std::size_t c = 0; c < columns; ++c)
            if (scanned[c]) {
                columnPrice[c] += distance[c] - reached;
                if (rowOf[c] != none)
                    rowPrice[rowOf[c]] += reached - distance[c];
            }
        rowPrice[row] += reached;
        for (; before[at] != none; at = before[at])
            rowOf[at] = rowOf[before[at]];
        rowOf[at] = row;
    }

    [[nodiscard]] std::size_t row(std::size_t column) const { return rowOf[column]; }

private:
    /// Shortens the ways through `from`, the row of column `at`; the nearest column that is not scanned.
    std::size_t relax(std::size_t from, std::size_t at, double reached)
    {
        std::size_t nearest = none;
        for (std::size_t c = 0; c < columns; ++c) {
            if (scanned[c])
                continue;
            const double through = reached + cost[from * columns + c] - rowPrice[from] - columnPrice[c];
            if (through < distance[c]) {
                distance[c] = through;
                before[c] = at;
            }
            if (nearest == none || distance[c] < distance[nearest])
                nearest = c;
        }
        return nearest;
    }

    std::span<const double> cost;
    std::size_t columns;
    std::vector<double> rowPrice;
    std::vector<double> columnPrice;
    std::vector<std::size_t> rowOf; ///< By column.
    std::vector<std::size_t> before;
    std::vector<double> distance;
    std::vector<bool> scanned;
};

} // namespace

std::vector<std::uint32_t> leastAssignment(std::span<const double> cost, std::size_t rows,
                                           std::size_t columns)
{
    assert(rows <= columns && cost.size() >= rows * columns);
    AugmentingPaths paths(cost, rows, columns);
    for (std::size_t row = 0; row < rows; ++row)
        paths.add(row);
    std::vector<std::uint32_t> columnOf(rows);
    for (std::size_t c = 0; c < columns; ++c)
        if (paths.row(c) != none)
            columnOf[paths.row(c)] = static_cast<std::uint32_t>(c);
    return columnOf;
}

} // namespace doppler
