// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/measured/executions.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// Whether the simulator's makespans predict those that an engine measures: not their size, but which of two
/// placements is better.
struct AgreementSetup {
    ProblemPtr problem;
    ChosenEngine engine;
    std::size_t placements = 200;
    /// Executions of each placement; the median counts. They are made in rounds, in which every placement is
    /// executed once: a machine that is slow for some seconds then slows one execution of many placements,
    /// not all executions of a few.
    std::size_t repeats = 1;
    std::uint64_t seed = 1;
    std::stop_token stop;
    std::function<void(double share)> progress; ///< May be empty.
    bool keepsRuns = false;                     ///< Whether points have their measured runs.
};

/// The makespans of one placement, in seconds.
struct AgreementPoint {
    std::string placer;
    std::uint64_t seed = 1; ///< Seed of the placer.
    double simulated = 0;
    double measured = 0;  ///< Median.
    double withTasks = 0; ///< Simulated with the measured times of the tasks (four_bars.h).
    RunPtr run = {};      ///< A measured run with a makespan near the median; null unless runs are kept.
    std::vector<double> makespans = {}; ///< Of all executions, in order.
};

/// EngineAgreement over the placements of one placer, or of all.
struct RankAgreement {
    std::string placer; ///< Empty: all placers.
    std::size_t count = 0;
    std::optional<double> spearman; ///< Nothing if there is nothing to rank.
    std::optional<double> kendall;
    /// The same for the simulation with the measured times of the tasks.
    std::optional<double> spearmanWithTasks;
    std::optional<double> kendallWithTasks;
    double meanRatio = 0;   ///< Mean of measured / simulated.
    double medianError = 0; ///< Median of |measured / simulated - 1|.
    double highError = 0;   ///< 90th percentile of the same.
    /// Spearman's rho of the first and the second half of the executions: no prediction can rank much better
    /// than the machine repeats itself. Nothing for one execution of each placement.
    std::optional<double> repeatability = {};
};

struct EngineAgreement {
    std::vector<AgreementPoint> points;
    RankAgreement all;
    std::vector<RankAgreement> byPlacer;
};

/// Places in turn at random, with the critical path (whose ties depend on the seed) and by annealing from a
/// random start with budgets from 10 to 1000 evaluations, so that placements range from bad to good.
/// Simulates every placement, executes it, and simulates it again with the measured times of its tasks.
/// Returns the first error.
Result<EngineAgreement> engineAgreement(const AgreementSetup& setup);

/// The rank correlations of these points.
RankAgreement rankAgreement(std::span<const AgreementPoint> points);

} // namespace doppler
