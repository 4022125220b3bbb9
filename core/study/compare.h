// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/placer.h"
#include "core/sim/problem.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// A placer of the registry with checked options.
struct ChosenPlacer {
    const Placer* placer = nullptr;
    Options options;
};

/// Every placer on every problem with every seed, all with the same budget.
struct ComparisonSetup {
    std::vector<ProblemPtr> problems;
    std::vector<ChosenPlacer> placers;
    std::vector<std::uint64_t> seeds;
    Budget budget;
    std::size_t threads = 1;
    std::stop_token stop;
    /// Called after each finished cell, from any thread, one at a time. May be empty.
    std::function<void(std::size_t done, std::size_t total)> progress;
};

/// One cell: what one placer gave on one problem with one seed.
struct ComparisonRow {
    std::size_t problem = 0; ///< Into ComparisonSetup::problems.
    std::size_t placer = 0;  ///< Into ComparisonSetup::placers.
    std::uint64_t seed = 0;
    double makespan = 0; ///< By the execution model, never by the placer's own estimate.
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall-clock time of the placer.
    double gap = 0;     ///< makespan / lower bound - 1.
    Placement placement;
};

/// Rows by problem, then placer, then seed. The first error ends everything. When stopped: what was done
/// until then.
Result<std::vector<ComparisonRow>> compare(const ComparisonSetup& setup);

/// Mean and spread of one placer on one problem over the seeds.
struct ComparisonSummary {
    std::size_t problem = 0;
    std::size_t placer = 0;
    std::size_t runs = 0;
    double mean = 0;
    double deviation = 0; ///< Sample standard deviation of the makespan; 0 for one run.
    double best = 0;
    double meanGap = 0;
    double meanEvaluations = 0;
    double meanSeconds = 0;
};
std::vector<ComparisonSummary> summarise(const std::vector<ComparisonRow>& rows);

} // namespace doppler
