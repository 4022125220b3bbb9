// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/cancellation.h"
#include "core/learn/learners/learner.h"
#include "core/learn/learners/traced_moves.h"
#include "core/placers/learned/learned_chooser.h"
#include "core/sim/simulator.h"
#include "core/training/named_networks.h"

#include <cmath>

namespace doppler {

namespace {

StagePlan planOf(const Options& options)
{
    StagePlan plan;
    StageSettings& stage = plan[static_cast<std::size_t>(Stage::Simulation)];
    stage.episodes = static_cast<std::uint64_t>(options.integer("stage2_episodes"));
    stage.learningRate = options.flag("control") ? 0 : options.number("learning_rate");
    stage.finalRate = std::min(options.number("final_learning_rate"), stage.learningRate);
    return plan;
}

/// Where the stages of a search with so many evaluations end; see SearchMonitor::divide().
std::vector<std::uint64_t> stageEnds(const Budget& budget)
{
    std::vector<std::uint64_t> ends;
    for (std::uint64_t end = budget.evaluations.value_or(0); end > 0; end /= 4)
        ends.insert(ends.begin(), end);
    return ends;
}

/// Trains the networks of `doppler-improve`: an episode is an annealing on one of the problems in turn, of a
/// drawn length, in which they learn as they do in the placer. The optimiser goes on from episode to
/// episode.
class ImproveLearner final : public Learner {
public:
    ImproveLearner(const LearnerSetup& setup, Checkpoint from)
        : Learner(setup, planOf(setup.options), std::move(from))
    {
    }

    Result<void> update(const LearnerEvents& events, double secondsSoFar) override
    {
        const std::uint64_t episode = state.progress.episode;
        const std::size_t problem = episode % problems.size();
        Random random = episodeRandom(episode);
        // Short searches as well: there the first moves count.
        const auto most = static_cast<double>(state.settings.integer("evaluations"));
        const auto drawn = static_cast<std::uint64_t>(most * std::exp2(-3 * random.uniform()));
        const std::uint64_t evaluations =
            std::clamp<std::uint64_t>(drawn, 1, std::max<std::uint64_t>(evaluationsLeft(), 1));
        ImproveNetworks networks(state.parameters);
        networks.firstMoments = state.firstMoments;
        networks.secondMoments = state.secondMoments;
        networks.steps = state.progress.stageUpdates;
        EpisodeRecord record;
        record.learningRate = learningRate();
        PlacerContext context;
        context.budget.evaluations = evaluations;
        context.stop = giveUp;
        const bool isTold = events.wantsTrace(problem);
        const auto trace =
            isTold || events.wantsBestTrace(problem) ? std::make_shared<EpisodeTrace>() : nullptr;
        auto run = anneal(problem, random, context, record.learningRate, networks, &record, trace.get());
        if (!run)
            return run.error();
        run->rated.makespan = costOf(problem, run->rated.makespan);
        if (giveUp.stop_requested()) { // Nothing of it counts, but what it found.
            rescue(problem, run->rated);
            throw Cancelled{};
        }
        if (!std::isfinite(record.loss))
            return Error{{DOPPLER_TEXT("core", "the loss is no longer finite: a smaller learning rate may "
                                               "help")},
                         {},
                         {}};
        state.parameters = std::move(networks.parameters);
        state.firstMoments = std::move(networks.firstMoments);
        state.secondMoments = std::move(networks.secondMoments);
        state.progress.stageUpdates = networks.steps;
        record.seconds = secondsSoFar;
        const bool kept = count(record, problem, run->rated, events, run->evaluations);
        if (trace) {
            trace->episode = record.episode;
            trace->stage = record.stage;
            trace->problem = record.problem;
            trace->makespan = costOf(problem, trace->makespan);
            if (kept && events.wantsBestTrace(problem))
                events.bestTrace(trace);
            if (isTold)
                events.trace(trace);
        }
        events.episode(record);
        return {};
    }

    /// An annealing in which the networks no longer learn.
    RatedPlacement greedy(std::size_t problem) override
    {
        PlacerContext context;
        context.seed = state.seed;
        context.stop = stop;
        auto run = annealAsLearned(problem, context);
        return run ? std::move(run->rated) : RatedPlacement{};
    }

    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override
    {
        auto run = annealAsLearned(problem, context, trace);
        if (!run)
            return run.error();
        return PlacerResult{std::move(run->rated.placement), run->evaluations, 0};
    }

private:
    struct Run {
        RatedPlacement rated;
        std::uint64_t evaluations = 0;
    };

    /// Where the budget says nothing, with as many evaluations as the longest episode. In stages, so that it
    /// never ends worse with more.
    Result<Run> annealAsLearned(std::size_t problem, PlacerContext context, EpisodeTrace* trace = nullptr)
    {
        if (!context.budget.evaluations && !context.budget.seconds)
            context.budget.evaluations = static_cast<std::uint64_t>(state.settings.integer("evaluations"));
        ImproveNetworks networks(state.parameters);
        Random random(context.seed);
        return anneal(problem, random, context, 0, networks, nullptr, trace);
    }

    Result<Run> anneal(std::size_t index, Random& random, const PlacerContext& context, double rate,
                       ImproveNetworks& networks, EpisodeRecord* record, EpisodeTrace* trace = nullptr)
    {
        const Problem& problem = *problems[index];
        SearchMonitor monitor(context, 1);
        if (!record) // An episode of a training cools down once.
            monitor.divide(stageEnds(context.budget));
        SearchChain chain{problem, state.settings, random, monitor, context.stop};
        LearnedChooser::Settings settings = LearnedChooser::settings(state.settings);
        settings.learningRate = rate;
        LearnedChooser chooser(problem, networks, settings);
        std::optional<TracedMoves> traced;
        if (trace)
            traced.emplace(problem, chooser, *trace);
        MoveChooser* asked = traced ? static_cast<MoveChooser*>(&*traced) : &chooser;
        if (auto done = PathAnnealing(chain, false, asked).run(); !done)
            return done.error();
        if (traced)
            traced->end();
        if (record) {
            const LearnedChooser::Record& of = chooser.record();
            const auto moves = static_cast<double>(std::max<std::uint64_t>(of.moves, 1));
            record->loss = of.loss / moves;
            record->entropy = of.entropy / moves;
        }
        double makespan = monitor.bestMakespan();
        PlacerResult result = monitor.finish();
        if (result.evaluations == 0) // stopped before its first run: a training has a best all the same
            makespan = Simulator(problem.shared_from_this()).makespan(result.placement);
        return Run{{std::move(result.placement), makespan}, result.evaluations};
    }
};

std::unique_ptr<Learner> makeImproveLearner(const LearnerSetup& setup, std::optional<Checkpoint> from)
{
    if (!from)
        from = freshCheckpoint(setup, ImproveNetworks::fresh(setup.seed).parameters);
    return std::make_unique<ImproveLearner>(setup, *std::move(from));
}

std::size_t parameterCount(const Options&, const Problem&) { return ImproveNetworks::parameterCount; }

} // namespace

LearnerKind improveLearner() { return {improvePolicyId, makeImproveLearner, parameterCount, nullptr, false}; }

} // namespace doppler
