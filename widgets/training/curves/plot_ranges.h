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

/// The end of a growing axis of episodes: a round number above `done`, at most `planned` (0: unknown). It
/// grows in few steps, so that curves rarely move.
double episodeAxisEnd(std::uint64_t done, std::uint64_t planned);

/// The range of the values without the outermost fiftieth on either side, so that single outliers do not
/// change the scale. Ignores values that are not finite; {0, 0} if there are none. Reorders `values`.
Span typicalSpan(std::span<double> values);

/// The range extended to include the value, if that makes it at most three times as long.
Span widened(Span span, double value);

/// The range to show next: the target with a margin, or the current one if it still fits well. Keeps a live
/// axis stable.
Span steady(Span current, Span wanted);

} // namespace doppler
