// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training/estimate_output.h"

#include "app/arguments/interrupts.h"
#include "app/cli/output.h"
#include "core/training/checkpoint.h"
#include "core/training/logs/training_estimate.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double measuringSeconds = 10;

/// "2 h 5 min": two units are enough for an estimate.
std::string longTimeText(double seconds)
{
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double most = 1e9;
    if (seconds < minute)
        return secondsText(seconds);
    const auto whole = static_cast<std::uint64_t>(std::min(seconds, most));
    if (seconds < hour)
        return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

/// The planned episodes without those that the checkpoint has.
Result<Options> remainingOptions(const TrainingSetup& setup)
{
    if (!setup.resume)
        return setup.options;
    const auto checkpoint = readCheckpoint(setup.checkpointFile);
    if (!checkpoint)
        return checkpoint.error();
    Options options = setup.options;
    const TrainingProgress& progress = checkpoint->progress;
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System}) {
        const std::string name = stageEpisodesOption(stage);
        if (!options.all().contains(name) || stage > progress.stage)
            continue;
        const auto planned = static_cast<std::uint64_t>(options.integer(name));
        const std::uint64_t done =
            stage < progress.stage ? planned : std::min(planned, progress.stageEpisode);
        (void)options.set(trainingOptions(setup.policy), name, std::to_string(planned - done));
    }
    return options;
}

Json estimateAsJson(const TrainingEstimate& estimate, double total)
{
    Json stages = Json::array();
    for (const TrainingEstimate::Part& part : estimate.parts)
        stages.push_back({{"stage", stageName(part.rate.stage)},
                          {"episodes", part.planned},
                          {"seconds", part.seconds()},
                          {"episodes_per_second", 1 / part.rate.secondsPerEpisode},
                          {"measured_episodes", part.rate.episodes}});
    Json unknown = Json::array();
    for (const Stage stage : estimate.unknown)
        unknown.push_back(stageName(stage));
    return {{"basis", "measured"},
            {"seconds", estimate.complete() ? Json(total) : Json(nullptr)},
            {"stages", std::move(stages)},
            {"unknown_stages", std::move(unknown)}};
}

void printEstimateText(const TrainingEstimate& estimate, double total, std::size_t seeds, std::size_t threads)
{
    if (estimate.complete())
        fmt::print("time       about {}{}\n", longTimeText(total),
                   seeds > 1 ? fmt::format(" for {} trainings, {} at once", seeds, std::min(seeds, threads))
                             : "");
    for (const TrainingEstimate::Part& part : estimate.parts)
        fmt::print("stage {:<4} {} episodes in {} ({:.3g} per second, measured on {} episodes)\n",
                   stageName(part.rate.stage), part.planned, longTimeText(part.seconds()),
                   1 / part.rate.secondsPerEpisode, part.rate.episodes);
    for (const Stage stage : estimate.unknown)
        fmt::print("stage {:<4} unknown: no two updates ended within the {} s of the measurement\n",
                   stageName(stage), measuringSeconds);
}

} // namespace

Exit printTrainingEstimate(LearningModule& module, TrainingSetup setup, std::size_t seeds,
                           std::size_t threads, bool json)
{
    auto remaining = remainingOptions(setup);
    if (!remaining)
        return report(remaining.error());
    setup.options = *std::move(remaining);
    if (plannedEpisodes(setup.options) == 0)
        return report({{DOPPLER_TEXT("core", "no episodes are planned, or all have been trained; expected at "
                                             "least 1 in --stages"),
                        {}},
                       {},
                       {}});
    const StopOnInterrupt interrupt;
    const auto rates = measureStageRates([&module] { return module.makeTrainer(); }, setup, measuringSeconds,
                                         interrupt.token());
    if (!rates)
        return report(rates.error(), Exit::Failed);
    const TrainingEstimate estimate = estimateTraining(setup.options, *rates);
    const std::size_t rounds = (seeds + threads - 1) / threads;
    const double total = estimate.seconds() * static_cast<double>(rounds);
    if (json)
        fmt::print("{}\n", estimateAsJson(estimate, total).text(2));
    else
        printEstimateText(estimate, total, seeds, threads);
    return estimate.complete() ? Exit::Done : Exit::Failed;
}

} // namespace doppler
