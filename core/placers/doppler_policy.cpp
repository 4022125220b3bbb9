// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/registry.h"
#include "core/training/learning_module.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds reportInterval{33};

/// Carries what the trainer tells on its thread over to the placer's.
class Reports {
public:
    explicit Reports(const PlacerContext& c) : context(c) {}

    TrainingObserver observer(Trainer& trainer)
    {
        TrainingObserver out;
        out.episode = [this, &trainer](const EpisodeRecord& record) {
            const std::lock_guard lock(mutex);
            episodes = record.episode + 1;
            if (context.budget.seconds && elapsed() >= *context.budget.seconds)
                trainer.stop();
        };
        out.best = [this](const Placement& placement, double makespan, std::uint64_t) {
            const std::lock_guard lock(mutex);
            best = placement;
            bestMakespan = makespan;
        };
        out.state = [this](TrainerState state, const std::optional<Error>&) {
            const std::lock_guard lock(mutex);
            ended = state != TrainerState::Running && state != TrainerState::Paused;
            changed.notify_all();
        };
        return out;
    }

    /// Reports until the trainer has ended, and then once more.
    void pass()
    {
        bool last = false;
        while (!last) {
            PlacerProgress progress;
            std::optional<Placement> news;
            {
                std::unique_lock lock(mutex);
                last = changed.wait_for(lock, reportInterval, [&] { return ended; });
                progress = {episodes, bestMakespan, nullptr};
                news = std::exchange(best, std::nullopt);
            }
            if (news)
                progress.newBest = &*news;
            if (context.progress && progress.evaluations > 0)
                context.progress(progress);
        }
    }

private:
    [[nodiscard]] double elapsed() const
    {
        return std::chrono::duration<double>(Clock::now() - begun).count();
    }

    const PlacerContext& context;
    const Clock::time_point begun = Clock::now();
    std::mutex mutex;
    std::condition_variable changed;
    std::uint64_t episodes = 0;
    double bestMakespan = 0;
    std::optional<Placement> best; ///< Not yet reported.
    bool ended = false;
};

/// Shares the budget among the stages as the options do.
void spend(std::uint64_t evaluations, Options& options)
{
    const auto first = static_cast<double>(options.integer("stage1_episodes"));
    const auto all = first + static_cast<double>(options.integer("stage2_episodes"));
    const std::uint64_t total = std::max<std::uint64_t>(evaluations, 1);
    const auto imitation =
        static_cast<std::uint64_t>(all > 0 ? static_cast<double>(total) * (first / all) : 0);
    const auto set = [&](const char* name, std::uint64_t episodes) {
        return options.set(trainingOptions(), name, std::to_string(episodes)).ok();
    };
    const bool done = set("stage1_episodes", imitation) && set("stage2_episodes", total - imitation);
    assert(done && "a budget of evaluations is within the options' range");
    static_cast<void>(done);
}

/// DOPPLER trained on the problem itself: an episode is an evaluation, the best one is the placement.
class DopplerPolicy final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"doppler",
                                            DOPPLER_TEXT("core", "DOPPLER (trained on this graph)"),
                                            PlacerKind::Learned,
                                            "Yao et al., arXiv 2505.23131",
                                            {trainingOptions().begin(), trainingOptions().end()}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const auto module = learningModule();
        if (!module)
            return module.error();
        TrainingSetup setup;
        setup.problem = problem.shared_from_this();
        setup.options = options;
        setup.seed = context.seed;
        if (context.budget.evaluations)
            spend(std::min<std::uint64_t>(*context.budget.evaluations, mostEpisodes), setup.options);
        Reports reports(context);
        const auto trainer = (*module)->makeTrainer();
        if (auto started = trainer->start(std::move(setup), reports.observer(*trainer)); !started)
            return started.error();
        const std::stop_callback stopping(context.stop, [&] { trainer->stop(); });
        reports.pass();
        auto outcome = trainer->outcome();
        if (!outcome)
            return outcome.error();
        return PlacerResult{std::move(outcome->best), outcome->episodes};
    }

private:
    static constexpr std::uint64_t mostEpisodes = 1'000'000'000;
};

} // namespace

std::unique_ptr<Placer> makeDopplerPolicy() { return std::make_unique<DopplerPolicy>(); }

} // namespace doppler
