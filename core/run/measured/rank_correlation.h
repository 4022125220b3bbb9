// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace doppler {

/// Spearman's rank correlation (Spearman 1904): Pearson's correlation of the ranks; equal values share their
/// mean rank. -1 to 1. Nothing for fewer than two pairs, or if one side is constant. Both spans have the same
/// length.
std::optional<double> spearmanRho(std::span<const double> a, std::span<const double> b);

/// Kendall's tau-b (Kendall 1945): (concordant - discordant pairs) / sqrt(pairs not tied in a * pairs not
/// tied in b). -1 to 1. Nothing in the same cases. Both spans have the same length; time n^2.
std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

} // namespace doppler
