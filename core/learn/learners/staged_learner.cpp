// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/staged_learner.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/base/time_limit.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace doppler {

namespace {

// An episode's outcome, as one process tells it to the others of the same build.

template <class Value>
void append(const Value& value, std::string& out)
{
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}
template <class Value>
void take(const std::string& in, std::size_t& at, Value& value)
{
    std::memcpy(&value, in.data() + at, sizeof value);
    at += sizeof value;
}

void appendRated(const RatedPlacement& rated, std::string& out)
{
    append(rated.makespan, out);
    append(static_cast<std::uint32_t>(rated.placement.devices.size()), out);
    for (DeviceId d : rated.placement.devices)
        append(d.value, out);
    for (VertexId v : rated.placement.order)
        append(v.value, out);
}

void takeRated(const std::string& in, std::size_t& at, RatedPlacement& rated)
{
    take(in, at, rated.makespan);
    std::uint32_t vertices = 0;
    take(in, at, vertices);
    rated.placement.devices.resize(vertices);
    rated.placement.order.resize(vertices);
    for (DeviceId& d : rated.placement.devices)
        take(in, at, d.value);
    for (VertexId& v : rated.placement.order)
        take(in, at, v.value);
}

} // namespace

StagedLearner::StagedLearner(const LearnerSetup& setup, Checkpoint from, const RolloutSettings& read,
                             std::vector<ParameterBlock> parameters)
    : Learner(setup, read.stages, std::move(from)), settings(read), blocks(std::move(parameters))
{
    for (const ProblemState& problem : state.problems)
        baselines.emplace_back(problem.baseline, settings.baselineWindow, settings.advantage);
}

Result<PlacerResult> StagedLearner::place(std::size_t problem, const PlacerContext& context,
                                          EpisodeTrace* trace)
{
    SearchMonitor monitor(context, 1);
    Random random(context.seed);
    ActionRule rule; // the first episode is the networks' choice at every step, the others go by their odds
    const TimeLimit limit(context.budget.seconds);
    const CancelScope asking([&] { // the first episode is not given up because of the time
        return context.stop.stop_requested() || (monitor.evaluations() > 0 && limit.isOver());
    });
    try {
        beginDrawing(problem);
        while (!monitor.done()) {
            const Placement drawn = draw(problem, rule, random);
            const double makespan = simulators[problem].makespan(drawn);
            if (monitor.evaluated(drawn, makespan) && trace) {
                trace->steps = lastSteps(problem);
                trace->makespan = costOf(problem, makespan);
            }
            rule.kind = ActionRule::Kind::Sample;
        }
        if (trace && !trace->steps.empty())
            explain(problem, *trace);
    } catch (const Cancelled&) {
        // What was drawn before counts.
    }
    return monitor.evaluations() > 0 ? monitor.finish() : Result<PlacerResult>(stoppedEarly());
}

Checkpoint StagedLearner::checkpoint(double secondsSoFar) const
{
    Checkpoint out = Learner::checkpoint(secondsSoFar);
    for (std::size_t i = 0; i < baselines.size(); ++i)
        out.problems[i].baseline = baselines[i].values();
    return out;
}

void StagedLearner::stageBegins()
{
    for (RewardBaseline& baseline : baselines)
        baseline = RewardBaseline({}, settings.baselineWindow, settings.advantage);
}

Result<void> StagedLearner::update(const LearnerEvents& events, double secondsSoFar)
{
    if (finished())
        return {};
    // Where another process is lost on the way, or the update given up, the state is as it was before.
    beforeUpdate.progress = state.progress;
    beforeUpdate.problems = state.problems;
    beforeUpdate.baselines = baselines;
    // Networks are changed by all steps but the last before that is known.
    if (passes() > 1)
        beforeUpdate.networks = {state.parameters, state.firstMoments, state.secondMoments};
    try {
        return updateWithOthers(events, secondsSoFar);
    } catch (const LostRank&) {
        takeBack();
        throw;
    } catch (const Cancelled&) {
        takeBack();
        throw;
    }
}

void StagedLearner::takeBack()
{
    for (const BuiltEpisode& built : episodes) // As far as they were judged; counted or not.
        if (!built.rated.placement.devices.empty())
            rescue(present, built.rated);
    state.progress = beforeUpdate.progress;
    state.problems = beforeUpdate.problems;
    baselines = beforeUpdate.baselines;
    if (passes() == 1)
        return;
    // In place: the networks read them where they are.
    std::copy(beforeUpdate.networks[0].begin(), beforeUpdate.networks[0].end(), state.parameters.begin());
    std::copy(beforeUpdate.networks[1].begin(), beforeUpdate.networks[1].end(), state.firstMoments.begin());
    std::copy(beforeUpdate.networks[2].begin(), beforeUpdate.networks[2].end(), state.secondMoments.begin());
}

Result<void> StagedLearner::updateWithOthers(const LearnerEvents& events, double seconds)
{
    const double rate = learningRate();
    const std::size_t steps = passes();
    const auto problem = static_cast<std::size_t>(state.progress.stageUpdates / steps % problems.size());
    present = problem;
    episodes.assign(
        static_cast<std::size_t>(std::min<std::uint64_t>(settings.episodesPerUpdate, episodesLeft())), {});
    if (auto checked = recheckBest(problem); !checked)
        return checked;
    begin(problem);
    if (auto built = buildEpisodes(problem, events); !built)
        return built;
    if (events.aborted())
        return {};
    shareEpisodes();
    countEpisodes(problem, events, seconds);
    const auto report = takeSteps(problem, rate, steps);
    if (!report)
        return report.error();
    for (BuiltEpisode& episode : episodes) {
        episode.record.loss = report->loss;
        episode.record.entropy = report->entropy;
        episode.record.learningRate = rate;
        events.episode(episode.record);
    }
    return {};
}

/// The report is that of the first step, before the parameters changed.
Result<LossReport> StagedLearner::takeSteps(std::size_t problem, double rate, std::size_t steps)
{
    const std::vector<double> advantages = ownAdvantages();
    const auto processes = static_cast<double>(ranks->size());
    LossReport first;
    for (std::size_t step = 0; step < steps; ++step) {
        const LossReport own = differentiate(problem, advantages);
        std::array<float, 2> report{static_cast<float>(own.loss),
                                    static_cast<float>(own.entropy / processes)};
        ranks->sum(report);
        if (!std::isfinite(report[0]))
            return diverged();
        if (step == 0)
            first = {static_cast<double>(report[0]), static_cast<double>(report[1])};
        takeStep(rate, settings.gradientClip, blocks,
                 [&](const ParameterBlock& block) { return gradient(problem, block); });
    }
    return first;
}

Result<void> StagedLearner::buildEpisodes(std::size_t problem, const LearnerEvents& events)
{
    const bool imitating = state.progress.stage == Stage::Imitation;
    for (std::size_t i = 0; i < episodes.size(); ++i) {
        if (!builds(i))
            continue;
        if (events.aborted())
            return {};
        ActionRule rule{ActionRule::Kind::EpsilonGreedy, overStage(stage().epsilon, 0, i)};
        if (!imitating && settings.exploration == Exploration::Softmax)
            rule = {ActionRule::Kind::Sample, 0};
        Random random = episodeRandom(state.progress.episode + i);
        Placement built = build(problem, imitating, rule, random);
        const auto makespan = judgeEpisode(problem, built);
        if (makespan) {
            episodes[i].rated = {std::move(built), costOf(problem, *makespan)};
            countSimulated();
        }
        throwIfCancelled(); // an engine's execution ends with an error then
        if (!makespan)
            return makespan.error();
        judged(problem, i, episodes[i].rated);
        episodes[i].isTold = events.wantsTrace(problem);
        if (episodes[i].isTold ||
            (events.wantsBestTrace(problem) && isBest(problem, episodes[i].rated.makespan)))
            episodes[i].steps = lastSteps(problem);
    }
    if (ranks->rank() >= episodes.size()) {
        // Nothing is left for this process, but all need a gradient of the same shape.
        Random random = episodeRandom(state.progress.episode);
        build(problem, imitating, {}, random);
    }
    return {};
}

void StagedLearner::shareEpisodes()
{
    if (ranks->size() == 1)
        return;
    std::string own;
    for (std::size_t i = 0; i < episodes.size(); ++i)
        if (builds(i))
            appendRated(episodes[i].rated, own);
    const std::vector<std::string> all = ranks->gather(std::move(own));
    std::vector<std::size_t> read(all.size(), 0);
    for (std::size_t i = 0; i < episodes.size(); ++i) {
        const std::size_t from = i % all.size();
        takeRated(all[from], read[from], episodes[i].rated);
    }
}

/// Every process does the same with all episodes, so that all have the same baselines and bests.
void StagedLearner::countEpisodes(std::size_t problem, const LearnerEvents& events, double seconds)
{
    RewardBaseline& baseline = baselines[problem];
    goBy(problem);
    for (BuiltEpisode& built : episodes) {
        const double makespan = built.rated.makespan;
        built.record.epsilon = overStage(stage().epsilon, 0);
        built.record.seconds = seconds;
        built.record.baseline = baseline.mean(makespan);
        built.advantage = baseline.advantage(makespan);
        baseline.add(makespan);
        keepElite(problem, built.rated);
        const bool kept = count(built.record, problem, built.rated, events) && events.wantsBestTrace(problem);
        if (built.steps.empty() || !(built.isTold || kept))
            continue;
        auto trace = std::make_shared<EpisodeTrace>();
        trace->episode = built.record.episode;
        trace->stage = built.record.stage;
        trace->problem = problem;
        trace->makespan = makespan;
        trace->steps = std::move(built.steps);
        explain(problem, *trace);
        if (kept)
            events.bestTrace(trace);
        if (built.isTold)
            events.trace(std::move(trace));
    }
}

std::vector<double> StagedLearner::ownAdvantages() const
{
    std::vector<double> own;
    for (std::size_t i = 0; i < episodes.size(); ++i)
        if (builds(i))
            own.push_back(episodes[i].advantage);
    return own;
}

float StagedLearner::stepShare(std::size_t problem) const
{
    if (ranks->rank() >= episodes.size())
        return 0;
    return 1 / static_cast<float>(episodes.size() * problems[problem]->vertexCount());
}

void StagedLearner::keepElite(std::size_t problem, const RatedPlacement& rated)
{
    if (settings.selfImitation <= 0 || !ran(problem, rated.makespan))
        return;
    auto& elites = state.problems[problem].elites;
    const bool known = std::any_of(elites.begin(), elites.end(), [&](const RatedPlacement& e) {
        return e.placement.devices == rated.placement.devices;
    });
    if (known || (elites.size() == settings.selfImitationSize && elites.back().makespan <= rated.makespan))
        return;
    const auto at = std::upper_bound(
        elites.begin(), elites.end(), rated,
        [](const RatedPlacement& a, const RatedPlacement& b) { return a.makespan < b.makespan; });
    elites.insert(at, rated);
    if (elites.size() > settings.selfImitationSize)
        elites.pop_back();
}

std::optional<Error> tooFewToShare(const RolloutSettings& settings, std::size_t processes)
{
    if (settings.episodesPerUpdate >= processes)
        return std::nullopt;
    constexpr std::size_t usual = 16; // as the guide has it: enough for each to have several
    return Error{{DOPPLER_TEXT("core", "episodes_per_update is {0}, expected at least one episode per "
                                       "process ({1}), for example --set episodes_per_update={2}"),
                  {std::to_string(settings.episodesPerUpdate), std::to_string(processes),
                   std::to_string(std::max(usual, processes))}},
                 {},
                 {}};
}

} // namespace doppler
