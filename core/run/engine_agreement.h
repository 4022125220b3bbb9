// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/executions.h"

#include <optional>
#include <string>

namespace doppler {

/// How well the simulator's makespans predict those that an engine measures: not their size, but which of two
/// placements is the better one.
struct AgreementSetup {
    ProblemPtr problem;
    ChosenEngine engine;
    std::size_t placements = 200;
    std::size_t repeats = 1; ///< Executions of each; what counts is their mean.
    std::uint64_t seed = 1;
    std::stop_token stop;
    std::function<void(double share)> progress; ///< May be empty.
};

/// One placement's makespans, seconds.
struct AgreementPoint {
    std::string placer;
    std::uint64_t seed = 1; ///< Of the placer.
    double simulated = 0;
    double measured = 0;
};

/// Of the placements of one placer, or of all.
struct RankAgreement {
    std::string placer; ///< Empty: all.
    std::size_t count = 0;
    std::optional<double> spearman; ///< None where there is nothing to rank.
    std::optional<double> kendall;
    double meanRatio = 0; ///< Of measured / simulated.
};

struct Agreement {
    std::vector<AgreementPoint> points;
    RankAgreement all;
    std::vector<RankAgreement> byPlacer;
};

/// Places by turns at random, by the critical path (whose ties the seed breaks) and by annealing from a
/// random start with budgets from 10 to 1000 evaluations, so that the whole range from bad to good is there.
/// Every placement is simulated and executed. The first error ends everything.
Result<Agreement> engineAgreement(const AgreementSetup& setup);

/// The ranks of these points.
RankAgreement rankAgreement(std::span<const AgreementPoint> points);

} // namespace doppler
