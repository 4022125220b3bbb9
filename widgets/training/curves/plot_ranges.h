// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace doppler {

/// From least to most.
struct Span {
    double least = 0;
    double most = 0;
    [[nodiscard]] double length() const { return most - least; }
    [[nodiscard]] bool contains(double value) const { return least <= value && value <= most; }
    [[nodiscard]] bool operator==(const Span&) const = default;
};

/// Where a growing axis of episodes ends: a round number beyond what is done, at most what is planned (0: not
/// known). It grows in few steps, so that curves mostly stand still.
double episodeAxisEnd(std::uint64_t done, std::uint64_t planned);

/// The span of the values without the outermost fiftieth on either side: single wild episodes leave the scale
/// as it is. Values that are not finite don't count; {0, 0} where there are none. Reorders `values`.
Span typicalSpan(std::span<double> values);

/// The span widened so that it holds the value, if that makes it at most three times as long.
Span widened(Span span, double value);

/// The span to show next: the wanted one with some air, or the current one where that still fits well. Keeps
/// a live axis calm.
Span steady(Span current, Span wanted);

} // namespace doppler
