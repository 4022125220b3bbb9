// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Solves the assignment problem: a different column for every row, with the smallest total cost. `cost` is
/// row-major, rows x columns, finite; rows <= columns. Exact, O(rows^2 columns): shortest augmenting paths
/// (Kuhn 1955, Munkres 1957; Jonker, Volgenant 1987).
std::vector<std::uint32_t> leastAssignment(std::span<const double> cost, std::size_t rows,
                                           std::size_t columns);

} // namespace doppler
