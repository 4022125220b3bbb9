// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A best so far of a search, with the time at which it was found.
struct Incumbent {
    std::uint64_t evaluations = 0; ///< Placements simulated before it; 0 for placers that never simulate.
    double seconds = 0;            ///< Wall-clock time before it.
    double makespan = 0;           ///< Seconds.

    [[nodiscard]] bool operator==(const Incumbent&) const = default;
};

/// Collects the new bests of one run in bounded memory: beyond `mostIncumbents`, every second one is dropped,
/// except the first and the last.
class IncumbentTrace {
public:
    static constexpr std::size_t mostIncumbents = 256;

    /// Adds a new best. Ignores one that is not better than the last.
    void add(const Incumbent& incumbent);
    /// Returns the trace with `result`, the judged result, as its last entry. Drops bests that the placer
    /// only estimated to be as good.
    [[nodiscard]] std::vector<Incumbent> finish(const Incumbent& result) const;

private:
    std::vector<Incumbent> all;
};

/// "[[evaluations, seconds, makespan], ...]".
std::string traceAsJson(std::span<const Incumbent> trace);

enum class AnytimeAxis { Evaluations, Seconds };

/// The bests of several runs of one placer at one point, in seconds of makespan.
struct AnytimePoint {
    double at = 0; ///< Evaluations (at least 1) or seconds.
    double mean = 0;
    double least = 0;
    double most = 0;

    [[nodiscard]] bool operator==(const AnytimePoint&) const = default;
};

/// One run of a curve: its bests and its end.
struct AnytimeRun {
    std::span<const Incumbent> trace;
    std::uint64_t evaluations = 0;
    double seconds = 0;
};

/// The mean, smallest and largest best of the runs at every point where one of them changes, starting where
/// all have one, and at the end of the longest run. A run that has ended keeps its best. Empty if some run
/// has none.
std::vector<AnytimePoint> anytimeCurve(std::span<const AnytimeRun> runs, AnytimeAxis axis);

} // namespace doppler
