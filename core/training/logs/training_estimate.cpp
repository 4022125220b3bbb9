// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/training_estimate.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace doppler {

namespace {

constexpr std::array allStages{Stage::Imitation, Stage::Simulation, Stage::System};

std::uint64_t plannedOf(const Options& options, Stage stage)
{
    const std::string name = stageEpisodesOption(stage);
    return options.all().contains(name) ? static_cast<std::uint64_t>(options.integer(name)) : 0;
}

/// Two updates on every graph; policies with one episode an update get more.
std::uint64_t episodesToMeasure(const TrainingSetup& setup)
{
    constexpr std::uint64_t least = 32;
    const auto& options = setup.options.all();
    const std::uint64_t update =
        options.contains("episodes_per_update")
            ? static_cast<std::uint64_t>(setup.options.integer("episodes_per_update"))
            : 1;
    return std::max(least, 2 * update * (1 + setup.others.size()));
}

/// The records of a trainer, which come on its thread.
class Recorded {
public:
    void add(const EpisodeRecord& record)
    {
        const std::scoped_lock lock(mutex);
        records.push_back(record);
    }
    std::vector<EpisodeRecord> take()
    {
        const std::scoped_lock lock(mutex);
        return std::move(records);
    }

private:
    std::mutex mutex;
    std::vector<EpisodeRecord> records;
};

bool hasEnded(const Trainer& trainer)
{
    const TrainerState state = trainer.state();
    return state != TrainerState::Running && state != TrainerState::Paused && state != TrainerState::Idle;
}

/// Trains one stage alone for a short time.
Result<std::vector<EpisodeRecord>> trainBriefly(Trainer& trainer, const TrainingSetup& setup, double seconds,
                                                const std::stop_token& stop)
{
    auto recorded = std::make_shared<Recorded>();
    TrainingObserver observer;
    observer.episode = [recorded](const EpisodeRecord& record) { recorded->add(record); };
    if (auto started = trainer.start(setup, observer); !started)
        return started.error();
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!hasEnded(trainer) && !stop.stop_requested() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (!hasEnded(trainer))
        trainer.abort();
    trainer.wait();
    if (trainer.state() == TrainerState::Failed)
        return trainer.outcome().error();
    if (stop.stop_requested())
        return Error{{DOPPLER_TEXT("core", "the measurement was stopped")}, {}, {}};
    return recorded->take();
}

} // namespace

std::vector<StageRate> stageRates(std::span<const EpisodeRecord> records)
{
    constexpr std::size_t mostIgnored = 64;
    std::vector<StageRate> rates;
    for (const Stage stage : allStages) {
        std::vector<EpisodeRecord> own;
        std::ranges::copy_if(records, std::back_inserter(own),
                             [stage](const EpisodeRecord& record) { return record.stage == stage; });
        if (own.size() < 2)
            continue;
        const EpisodeRecord& from = own[std::min((own.size() - 1) / 2, mostIgnored)];
        const std::uint64_t episodes = own.back().episode - from.episode;
        const double seconds = own.back().seconds - from.seconds;
        if (episodes > 0 && seconds > 0)
            rates.push_back({stage, seconds / static_cast<double>(episodes), episodes});
    }
    return rates;
}

double TrainingEstimate::seconds() const
{
    double sum = 0;
    for (const Part& part : parts)
        sum += part.seconds();
    return sum;
}

std::uint64_t TrainingEstimate::episodes() const
{
    std::uint64_t least = 0;
    for (const Part& part : parts)
        least = least == 0 ? part.rate.episodes : std::min(least, part.rate.episodes);
    return least;
}

TrainingEstimate estimateTraining(const Options& options, std::span<const StageRate> rates)
{
    TrainingEstimate estimate;
    for (const Stage stage : allStages) {
        const std::uint64_t planned = plannedOf(options, stage);
        if (planned == 0)
            continue;
        const auto rate = std::ranges::find(rates, stage, &StageRate::stage);
        if (rate == rates.end())
            estimate.unknown.push_back(stage);
        else
            estimate.parts.push_back({*rate, planned});
    }
    return estimate;
}

Result<std::vector<StageRate>> measureStageRates(const MakeTrainer& makeTrainer, TrainingSetup setup,
                                                 double mostSeconds, const std::stop_token& stop)
{
    setup.checkpointFile.clear();
    setup.resume = false;
    setup.decodesAtEnd = false;
    const Options planned = setup.options;
    const auto specs = trainingOptions(setup.policy);
    const auto count =
        std::ranges::count_if(allStages, [&](Stage stage) { return plannedOf(planned, stage) > 0; });
    std::vector<StageRate> rates;
    for (const Stage stage : allStages) {
        if (plannedOf(planned, stage) == 0)
            continue;
        setup.options = planned;
        for (const Stage other : allStages)
            if (planned.all().contains(stageEpisodesOption(other)))
                (void)setup.options.set(specs, stageEpisodesOption(other),
                                        other == stage ? std::to_string(episodesToMeasure(setup)) : "0");
        const auto trainer = makeTrainer();
        const auto records = trainBriefly(*trainer, setup, mostSeconds / static_cast<double>(count), stop);
        if (!records)
            return records.error();
        for (const StageRate& rate : stageRates(*records))
            rates.push_back(rate);
    }
    return rates;
}

} // namespace doppler
