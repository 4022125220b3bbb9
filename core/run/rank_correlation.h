// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace doppler {

/// Spearman's rank correlation (Spearman 1904): Pearson's correlation of the ranks, where equal values share
/// their mean rank. -1 to 1; none for fewer than two pairs, or where one side is all equal. Equal lengths.
std::optional<double> spearmanRho(std::span<const double> a, std::span<const double> b);

/// Kendall's tau-b (Kendall 1945): (concordant - discordant pairs) / sqrt(pairs not tied in a * pairs not
/// tied in b). -1 to 1; none as above. Equal lengths; time n^2.
std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

} // namespace doppler
