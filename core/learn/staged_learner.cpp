// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/staged_learner.h"

#include <algorithm>
#include <cmath>

namespace doppler {

StagedLearner::StagedLearner(const LearnerSetup& setup, Checkpoint from, const TrainingSettings& read,
                             ParameterLayout parameters)
    : Learner(setup.problems, read.stages, std::move(from)), settings(read), layout(std::move(parameters))
{
    state.settings = setup.options;
    for (const ProblemState& problem : state.problems)
        baselines.emplace_back(problem.baseline, settings.baselineWindow, settings.advantage);
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
    for (Baseline& baseline : baselines)
        baseline = Baseline({}, settings.baselineWindow, settings.advantage);
}

Result<void> StagedLearner::update(const LearnerEvents& events, double secondsSoFar)
{
    if (finished())
        return {};
    const double rate = learningRate();
    const auto count =
        static_cast<std::size_t>(std::min<std::uint64_t>(settings.episodesPerUpdate, episodesLeft()));
    const auto problem = static_cast<std::size_t>(state.progress.stageUpdates % problems.size());
    begin(problem);
    std::vector<BuiltEpisode> episodes;
    std::vector<double> advantages;
    for (std::size_t i = 0; i < count; ++i) {
        if (events.aborted())
            return {};
        auto built = runEpisode(problem, events, secondsSoFar);
        if (!built)
            return built.error();
        advantages.push_back(built->advantage);
        episodes.push_back(*std::move(built));
    }
    const LossReport report = differentiate(problem, advantages);
    if (!std::isfinite(report.loss))
        return Error{
            {DOPPLER_TEXT("core", "training diverged: the loss is no longer finite; a smaller learning "
                                  "rate or clipped gradients may help")},
            {},
            {}};
    takeStep(rate, settings.gradientClip, layout.blocks,
             [&](const ParameterBlock& block) { return gradient(problem, block); });
    for (BuiltEpisode& episode : episodes) {
        episode.record.loss = report.loss;
        episode.record.entropy = report.entropy;
        episode.record.learningRate = rate;
        events.episode(episode.record);
    }
    return {};
}

Result<StagedLearner::BuiltEpisode> StagedLearner::runEpisode(std::size_t problem,
                                                              const LearnerEvents& events, double seconds)
{
    const bool imitating = state.progress.stage == Stage::Imitation;
    BuiltEpisode built;
    EpisodeRecord& record = built.record;
    record.epsilon = overStage(stage().epsilon, 0);
    record.seconds = seconds;
    ActionRule rule{ActionRule::Kind::EpsilonGreedy, record.epsilon};
    if (!imitating && settings.exploration == Exploration::Softmax)
        rule = {ActionRule::Kind::Sample, 0};
    Random random = episodeRandom(state.progress.episode);
    RatedPlacement rated;
    rated.placement = build(problem, imitating, rule, random);
    const auto makespan = judge(problem, rated.placement);
    if (!makespan)
        return makespan.error();
    rated.makespan = *makespan;
    Baseline& baseline = baselines[problem];
    record.baseline = baseline.mean(*makespan);
    built.advantage = baseline.advantage(*makespan);
    baseline.add(*makespan);
    keepElite(problem, rated);
    this->count(record, problem, rated, events);
    if (events.wantsTrace())
        events.trace(traceOf(problem, record));
    return built;
}

void StagedLearner::keepElite(std::size_t problem, const RatedPlacement& rated)
{
    if (settings.selfImitation <= 0)
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

std::shared_ptr<const EpisodeTrace> StagedLearner::traceOf(std::size_t problem,
                                                           const EpisodeRecord& record) const
{
    auto trace = std::make_shared<EpisodeTrace>();
    trace->episode = record.episode;
    trace->stage = record.stage;
    trace->makespan = record.makespan;
    trace->steps = lastSteps(problem);
    return trace;
}

} // namespace doppler
