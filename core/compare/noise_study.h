// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/problem/problem.h"

#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// Static placements and online policies under growing noise. A static placer plans once per seed, without
/// knowing the noise; an online policy decides again in every run.
struct NoiseStudySetup {
    ProblemPtr problem; ///< Its own noise is ignored.
    std::vector<ChosenPlacer> placers;
    std::vector<double> sigmas; ///< Standard deviations of the logarithms of all durations.
    std::vector<std::uint64_t> seeds;
    Budget budget; ///< For each search.
    std::stop_token stop;
};

/// One run.
struct NoiseRow {
    std::size_t placer = 0; ///< Index into the setup.
    double sigma = 0;
    std::uint64_t seed = 0;
    double makespan = 0; ///< Seconds.
    double bound = 0;    ///< Lower bound of this run, noise included; seconds.
};

/// The mean over the seeds for one placer and one sigma.
struct NoiseMean {
    std::size_t placer = 0;
    double sigma = 0;
    double makespan = 0;
    /// Makespan divided by that of the first placer of the setup in the same run, mean over the seeds.
    double relative = 0;
    double gap = 0; ///< Makespan / bound - 1, mean over the seeds; 0 without a bound.
};

/// All runs, by sigma, seed and placer. An error if a placer fails, a run is out of memory, the model is not
/// one that online policies follow, or after a stop request. Blocks: for worker threads.
Result<std::vector<NoiseRow>> studyNoise(const NoiseStudySetup& setup);
/// By sigma, then by placer.
std::vector<NoiseMean> noiseMeans(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows);

std::string noiseStudyAsText(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows);
std::string noiseStudyAsCsv(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows);
std::string noiseStudyAsJson(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows);

} // namespace doppler
