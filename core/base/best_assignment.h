// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Assigns each row of a square matrix (row by row, `size` rows) a column of its own such that the sum of the
/// chosen weights is greatest: the Hungarian method with potentials (Kuhn 1955, Munkres 1957), cubic in
/// `size`. Returns the column of each row. Weights must be less than 2^61 / size in magnitude.
std::vector<std::size_t> bestAssignment(std::span<const std::int64_t> weights, std::size_t size);

} // namespace doppler
