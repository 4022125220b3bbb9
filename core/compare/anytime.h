// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace doppler {

/// A best so far of a search: when it was found, and how good it is.
struct Incumbent {
    std::uint64_t evaluations = 0; ///< Simulated placements until then; 0 for placers that never simulate.
    double seconds = 0;            ///< Wall-clock time until then.
    double makespan = 0;           ///< Seconds.

    [[nodiscard]] bool operator==(const Incumbent&) const = default;
};

/// Collects the new bests of one run in bounded memory: beyond `mostIncumbents` every second one goes, the
/// first and the last stay.
class IncumbentTrace {
public:
    static constexpr std::size_t mostIncumbents = 256;

    /// What is not better than the last is passed over.
    void add(const Incumbent& incumbent);
    /// Ends with the result as it was judged; bests that a placer only believed to be as good are left out.
    [[nodiscard]] std::vector<Incumbent> finish(const Incumbent& result) const;

private:
    std::vector<Incumbent> all;
};

/// "[[evaluations, seconds, makespan], ...]".
std::string traceAsJson(std::span<const Incumbent> trace);

enum class AnytimeAxis { Evaluations, Seconds };

/// A moment of several runs of one placer: what they have reached there, in seconds of makespan.
struct AnytimePoint {
    double at = 0; ///< Evaluations (at least 1) or seconds.
    double mean = 0;
    double least = 0;
    double most = 0;

    [[nodiscard]] bool operator==(const AnytimePoint&) const = default;
};

/// One run of a curve: its bests, and when it ended.
struct AnytimeRun {
    std::span<const Incumbent> trace;
    std::uint64_t evaluations = 0;
    double seconds = 0;
};

/// Mean, least and most of the runs' bests at every moment at which one of them changes, from where all have
/// one, and at the end of the longest. A run that has ended keeps its best. Empty where no run has any.
std::vector<AnytimePoint> anytimeCurve(std::span<const AnytimeRun> runs, AnytimeAxis axis);

} // namespace doppler
