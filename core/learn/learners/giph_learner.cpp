// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/giph_learner.h"

#include "core/learn/base/time_limit.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

/// Leaves out what came after the best placement, which the trace then ends with.
void cutAtBest(const GiphEpisode& episode, EpisodeTrace& trace)
{
    const auto best = std::ranges::min_element(episode.makespan) - episode.makespan.begin();
    trace.steps.resize(static_cast<std::size_t>(best));
    trace.makespan = episode.best.makespan;
}

} // namespace

GiphLearner::GiphLearner(const LearnerSetup& setup, Checkpoint from)
    : SimulationLearner(setup, std::move(from)), start(setup.options.text("start")),
      gamma(setup.options.number("gamma")),
      rewardsAsBaseline(setup.options.text("baseline") == "as-released"),
      relativeRewards(setup.options.text("reward_unit") == "start"), gradient(layout.size)
{
    const auto steps = static_cast<std::size_t>(setup.options.integer("steps_per_vertex"));
    for (const ProblemPtr& problem : problems)
        rollouts.push_back(std::make_unique<GiphRollout>(problem, layout, steps));
}

Assignment GiphLearner::startOf(std::size_t problem, Random& random) const
{
    const Problem& on = *problems[problem];
    const auto& best = state.problems[problem].best;
    if (start == "best" && best)
        return best->placement.devices;
    if (start == "critical-path")
        return placeByCriticalPath(on, random).devices;
    Assignment out(on.vertexCount());
    RandomAssignments(on).draw(random, out);
    return out;
}

Result<void> GiphLearner::updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events)
{
    const bool isTold = events.wantsTrace(problem);
    Random random = episodeRandom(state.progress.episode);
    Assignment begin = startOf(problem, random);
    rollouts[problem]->load(state.parameters);
    countSimulated(); // the start
    GiphRollout::Manner manner{&random, isControl, record.learningRate > 0,
                               isTold || events.wantsBestTrace(problem)};
    manner.mostSteps = static_cast<std::size_t>(evaluationsLeft() - 1);
    rollouts[problem]->play(std::move(begin), manner, episode);
    throwIfCancelled();
    const auto steps = static_cast<double>(std::max<std::size_t>(episode.steps(), 1));
    const std::vector<double> weights = advantages();
    record.loss =
        -std::inner_product(weights.begin(), weights.end(), episode.logProbability.begin(), 0.0) / steps;
    record.entropy = std::accumulate(episode.entropy.begin(), episode.entropy.end(), 0.0) / steps;
    if (!std::isfinite(record.loss))
        return diverged();
    const bool kept = count(record, problem, episode.best, events, 1 + episode.steps());
    record.baseline = episode.makespan.front();
    if (kept && events.wantsBestTrace(problem)) {
        auto trace = traceOf(record);
        cutAtBest(episode, *trace);
        events.bestTrace(trace);
    }
    if (isTold)
        events.trace(traceOf(record));
    if (episode.isWhole) { // what a budget cut off is not learned from
        sumGradients(weights);
        takeStep(record.learningRate, clip, layout.blocks, [&](const ParameterBlock& block) {
            return Gradient{std::span<const float>(gradient).subspan(block.offset, block.size()), {}};
        });
    }
    events.episode(record);
    return {};
}

std::vector<double> GiphLearner::advantages() const
{
    const double front = episode.makespan.front();
    return giphAdvantages(rewardsOf(episode, relativeRewards && front > 0 ? front : 1), gamma,
                          rewardsAsBaseline);
}

std::vector<double> giphAdvantages(std::span<const double> rewards, double gamma, bool rewardsAsBaseline)
{
    std::vector<double> out(rewards.size());
    double after = 0;
    for (std::size_t t = out.size(); t-- > 0;)
        out[t] = after = rewards[t] + gamma * after;
    double sum = 0;
    for (std::size_t t = 0; t < out.size(); ++t) {
        sum += rewardsAsBaseline ? rewards[t] : out[t];
        out[t] -= sum / static_cast<double>(t + 1);
    }
    return out;
}

/// Of the loss: - sum over the steps of advantage * log probability.
void GiphLearner::sumGradients(std::span<const double> advantages)
{
    std::fill(gradient.begin(), gradient.end(), 0.0F);
    if (episode.gradients.empty())
        return;
    for (std::size_t t = 0; t < advantages.size(); ++t) {
        const auto weight = static_cast<float>(-advantages[t]);
        const float* own = &episode.gradients[t * layout.size];
        for (std::size_t i = 0; i < layout.size; ++i)
            gradient[i] += weight * own[i];
    }
}

RatedPlacement GiphLearner::greedy(std::size_t problem)
{
    Random random(state.seed ^ 0x67697068ULL);
    GiphEpisode played;
    rollouts[problem]->load(state.parameters);
    Assignment begin = startOf(problem, random);
    GiphRollout::Manner manner;
    manner.isUniform = isControl;
    manner.random = isControl ? &random : nullptr;
    rollouts[problem]->play(std::move(begin), manner, played);
    played.best.makespan = simulators[problem].makespan(played.best.placement);
    return played.best;
}

/// An episode simulates its start and what every step leads to. The last one may be cut off by the budget.
Result<PlacerResult> GiphLearner::place(std::size_t problem, const PlacerContext& context,
                                        EpisodeTrace* trace)
{
    SearchMonitor monitor(context, 1);
    Random random(context.seed);
    rollouts[problem]->load(state.parameters);
    const TimeLimit limit(context.budget.seconds);
    const CancelScope asking([&] { return context.stop.stop_requested() || limit.isOver(); });
    bool gaveUp = false;
    GiphRollout::Manner manner; // the first episode takes the most probable moves, the others draw them
    manner.isUniform = isControl;
    manner.tells = trace != nullptr;
    if (isControl)
        manner.random = &random;
    while (!gaveUp && !monitor.done()) {
        if (const auto& most = context.budget.evaluations)
            manner.mostSteps = static_cast<std::size_t>(
                std::max<std::uint64_t>(*most, monitor.evaluations() + 1) - monitor.evaluations() - 1);
        GiphEpisode played;
        try {
            rollouts[problem]->play(startOf(problem, random), manner, played);
        } catch (const Cancelled&) {
            // What it found so far counts: its start at least, which is simulated before anything is asked.
            gaveUp = true;
        }
        for (std::size_t i = 0; i < played.makespan.size(); ++i)
            monitor.counted();
        const double cost = played.best.makespan;
        const bool best =
            monitor.reached(played.best.placement.devices,
                            ran(problem, cost) ? cost : std::numeric_limits<double>::infinity());
        if (best)
            episode = std::move(played);
        manner.random = &random;
    }
    if (trace && !episode.makespan.empty()) {
        EpisodeRecord record;
        record.stage = trace->stage;
        *trace = *traceOf(record);
        cutAtBest(episode, *trace);
    }
    return monitor.finish();
}

std::shared_ptr<EpisodeTrace> GiphLearner::traceOf(const EpisodeRecord& record) const
{
    auto trace = emptyTrace(record, episode.makespan.back());
    trace->start = episode.start;
    trace->steps = episode.told;
    trace->steps.resize(episode.steps()); // given up, the last move may never have been made
    return trace;
}

namespace {

GiphLayout giphLayout(const Options&, const Problem&) { return GiphLayout(); }

} // namespace

LearnerKind giphLearner() { return learnerKind<GiphLearner, giphLayout>("giph"); }

} // namespace doppler
