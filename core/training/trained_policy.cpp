// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/starting_placements.h"
#include "core/sim/simulator.h"
#include "core/training/learning_module.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

namespace doppler {

namespace {

constexpr std::chrono::milliseconds reportInterval{33};

/// Carries the trainer's reports from its thread to the placer's. Where every best is wanted, each is passed
/// on with the number of evaluations after which it was found, however busy the machine is: what a record of
/// the run holds depends on the seed alone. Otherwise the newest best is passed on about 30 times per second.
class Reports {
public:
    explicit Reports(const PlacerContext& c) : context(c), wantsEveryBest(EveryBest::wanted(c)) {}

    TrainingObserver observer()
    {
        TrainingObserver out;
        out.episode = [this](const EpisodeRecord& record) {
            const std::lock_guard lock(mutex);
            evaluations = record.evaluations;
            while (counted < news.size() && news[counted].episode <= record.episode)
                news[counted++].evaluations = record.evaluations;
            if (wantsEveryBest && counted > 0)
                changed.notify_all();
        };
        out.best = [this](const Placement& placement, double makespan, std::uint64_t episode) {
            const std::lock_guard lock(mutex);
            bestMakespan = makespan;
            if (!wantsEveryBest) {
                news.clear();
                counted = 0;
            }
            news.push_back({placement, makespan, episode, 0});
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
        while (wantsEveryBest ? passEveryBest() : passNewest()) {
        }
    }

private:
    struct Best {
        Placement placement;
        double makespan = 0;
        std::uint64_t episode = 0;
        std::uint64_t evaluations = 0; ///< Known once the episode has been counted.
    };

    /// Waits for bests and reports them; false after the last.
    bool passEveryBest()
    {
        std::vector<Best> found;
        PlacerProgress last;
        bool goesOn = true;
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return ended || counted > 0; });
            for (; ended && counted < news.size(); ++counted) // of an update that was cancelled
                news[counted].evaluations = evaluations;
            const auto end = news.begin() + static_cast<std::ptrdiff_t>(std::exchange(counted, 0));
            found.assign(std::make_move_iterator(news.begin()), std::make_move_iterator(end));
            news.erase(news.begin(), end);
            goesOn = !ended;
            last = {evaluations, bestMakespan, nullptr};
        }
        for (const Best& best : found)
            context.progress({best.evaluations, best.makespan, &best.placement});
        if (!goesOn && last.evaluations > 0)
            context.progress(last);
        return goesOn;
    }

    bool passNewest()
    {
        PlacerProgress progress;
        std::vector<Best> found;
        bool goesOn = true;
        {
            std::unique_lock lock(mutex);
            goesOn = !changed.wait_for(lock, reportInterval, [&] { return ended; });
            progress = {evaluations, bestMakespan, nullptr};
            found = std::exchange(news, {});
            counted = 0;
        }
        if (!found.empty())
            progress.newBest = &found.back().placement;
        if (context.progress && progress.evaluations > 0)
            context.progress(progress);
        return goesOn;
    }

    const PlacerContext& context;
    const bool wantsEveryBest;
    std::mutex mutex;
    std::condition_variable changed;
    std::uint64_t evaluations = 0;
    double bestMakespan = std::numeric_limits<double>::infinity();
    std::vector<Best> news;  ///< Not yet reported; the newest alone unless every best is wanted.
    std::size_t counted = 0; ///< How many of them have their evaluations.
    bool ended = false;
};

constexpr std::uint64_t mostEpisodes = 1'000'000'000;

/// Shares the budget among the stages as the options do.
void spend(std::uint64_t budget, std::span<const OptionSpec> specs, Options& options)
{
    const auto all = static_cast<double>(plannedEpisodes(options));
    std::uint64_t left = std::min(std::max<std::uint64_t>(budget, 1), mostEpisodes);
    const auto total = static_cast<double>(left);
    std::string last;
    const auto set = [&](const std::string& name, std::uint64_t episodes) {
        const bool done = options.set(specs, name, std::to_string(episodes)).ok();
        assert(done && "a budget of evaluations is within the options' range");
        static_cast<void>(done);
    };
    for (Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System}) {
        const std::string name = stageEpisodesOption(stage);
        const auto found = options.all().find(name);
        if (found == options.all().end())
            continue;
        const auto planned = static_cast<double>(options.integer(name));
        const auto share = std::min(left, static_cast<std::uint64_t>(all > 0 ? total * (planned / all) : 0));
        if (planned > 0 || last.empty())
            last = name;
        set(name, share);
        left -= share;
    }
    // What rounding left goes to the last stage that has any.
    set(last, static_cast<std::uint64_t>(options.integer(last)) + left);
}

/// A policy trained on the problem itself: the best placement that it simulated is the placer's.
class TrainedPolicy final : public Placer {
public:
    TrainedPolicy(const TrainingPolicy& policy, const TrainingPreset& preset, bool control) : trained(policy)
    {
        description.id = policy.id;
        description.name = control ? preset.controlTitle : preset.title;
        if (&preset != &policy.presets.front())
            description.id += "-" + preset.id;
        if (control)
            description.id += "-control";
        description.kind = PlacerKind::Learned;
        description.source = policy.source;
        description.options = policy.options;
        Options options = trainingPreset(preset.id, policy.id).value();
        if (control && !options.set(policy.options, "control", "true"))
            assert(false);
        for (OptionSpec& spec : description.options)
            spec.standard = options.all().at(spec.name);
        description.options.push_back(baselinesOption());
    }

    [[nodiscard]] const PlacerInfo& info() const override { return description; }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const auto module = learningModule();
        if (!module)
            return module.error();
        PlacerContext rest = context;
        Baseline baseline;
        if (wantsBaselines(options)) {
            const auto begun = std::chrono::steady_clock::now();
            baseline = bestBaseline(problem, context);
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
            takeFrom(rest.budget, baseline.evaluations, took.count());
            if (rest.budget.evaluations && *rest.budget.evaluations == 0 && baseline.evaluations > 0)
                return PlacerResult{std::move(baseline.placement), baseline.evaluations};
            if (context.progress)
                rest.progress = afterBaseline(context, baseline);
        }
        auto learned = train(**module, problem, options, rest);
        return baseline.evaluations > 0 ? better(problem, std::move(baseline), std::move(learned)) : learned;
    }

private:
    static void takeFrom(Budget& budget, std::uint64_t evaluations, double seconds)
    {
        if (budget.evaluations)
            *budget.evaluations -= std::min(*budget.evaluations, evaluations);
        if (budget.seconds)
            *budget.seconds = std::max(0.0, *budget.seconds - seconds);
    }

    /// Adds the baselines' evaluations, and passes on as news only what is better than they are.
    static std::function<void(const PlacerProgress&)> afterBaseline(const PlacerContext& context,
                                                                    const Baseline& baseline)
    {
        const auto pass = [&context, &baseline](PlacerProgress progress) {
            progress.evaluations += baseline.evaluations;
            if (progress.bestMakespan >= baseline.makespan)
                progress.newBest = nullptr;
            progress.bestMakespan = std::min(progress.bestMakespan, baseline.makespan);
            context.progress(progress);
        };
        if (EveryBest::wanted(context))
            return EveryBest{pass};
        return pass;
    }

    /// Ties go to the training, which has learned something. One that failed or was stopped early counts as
    /// no placement.
    static Result<PlacerResult> better(const Problem& problem, Baseline baseline,
                                       Result<PlacerResult> learned)
    {
        const std::uint64_t evaluations = baseline.evaluations + (learned ? learned->evaluations : 0);
        if (!learned && learned.error().english() != stoppedEarly().english())
            return learned;
        if (!learned ||
            Simulator(problem.shared_from_this()).makespan(learned->placement) > baseline.makespan)
            return PlacerResult{std::move(baseline.placement), evaluations};
        learned->evaluations = evaluations;
        return learned;
    }

    Result<PlacerResult> train(LearningModule& module, const Problem& problem, const Options& options,
                               const PlacerContext& context) const
    {
        TrainingSetup setup;
        setup.problem = problem.shared_from_this();
        setup.policy = trained.id;
        setup.options = options.only(trained.options);
        setup.seed = context.seed;
        setup.decodesAtEnd = false;
        if (context.budget.evaluations) {
            const std::uint64_t each =
                trained.evaluationsPerEpisode ? trained.evaluationsPerEpisode(options, problem) : 1;
            setup.evaluations = std::max<std::uint64_t>(*context.budget.evaluations, 1);
            spend((*setup.evaluations + each - 1) / each, description.options, setup.options);
        }
        setup.seconds = context.budget.seconds;
        Reports reports(context);
        const auto trainer = module.makeTrainer();
        if (auto started = trainer->start(std::move(setup), reports.observer()); !started)
            return started.error();
        const std::stop_callback stopping(context.stop, [&] { trainer->stop(); });
        reports.pass();
        auto outcome = trainer->outcome();
        if (!outcome)
            return context.stop.stop_requested() ? stoppedEarly() : outcome.error();
        if (outcome->best.devices.empty() && problem.vertexCount() > 0)
            return stoppedEarly();
        return PlacerResult{std::move(outcome->best), outcome->evaluations};
    }

    const TrainingPolicy& trained; ///< Of trainingPolicies().
    PlacerInfo description;
};

} // namespace

void registerTrainedPolicies(PlacerRegistry& registry)
{
    if (!learningModuleInstalled())
        return;
    for (const TrainingPolicy& policy : trainingPolicies()) {
        if (policy.hasOwnPlacers)
            continue;
        for (const TrainingPreset& preset : policy.presets)
            for (bool control : {false, true})
                registry.add(std::make_unique<TrainedPolicy>(policy, preset, control));
    }
}

} // namespace doppler
