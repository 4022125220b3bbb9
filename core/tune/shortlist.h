// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/real_runs.h"

namespace doppler {

/// A candidate as a model of costs sees it.
struct RatedCandidate {
    Candidate candidate;
    double makespan = 0;        ///< Simulated, in seconds.
    std::vector<double> starts; ///< Simulated, by vertex, as shares of the makespan.
    /// The devices, with interchangeable ones in the order of their first use.
    Assignment devices;
};

/// Compares placements of one problem.
class Distances {
public:
    explicit Distances(const Problem& problem);

    /// Fills in starts and devices from the schedule of the candidate.
    void describe(RatedCandidate& rated, const Schedule& schedule) const;
    /// The mean over all vertices of two shares: 1 where the device differs, and how far the starts are apart
    /// (as shares of the makespans). 0 to 1.
    [[nodiscard]] static double between(const RatedCandidate& a, const RatedCandidate& b);

private:
    const Problem& problem;
    std::vector<std::uint32_t> classes;
};

/// Positions of the best of the candidates, at most `count`, that are at least `distance` from each other and
/// from those that were measured. If there are too few, the distance is halved down to a thousandth. Leaves
/// out candidates with a makespan above `most`. Sorted by simulated makespan.
std::vector<std::size_t> shortlist(const std::vector<RatedCandidate>& candidates,
                                   const std::vector<RatedCandidate>& measured, std::size_t count,
                                   double distance, double most);

} // namespace doppler
