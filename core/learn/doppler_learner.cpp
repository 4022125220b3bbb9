// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/doppler_learner.h"

#include "core/learn/dense.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

PolicyNetwork::Parts learnedParts(const TrainingSettings& settings)
{
    return {settings.order == OrderRule::Learned, settings.device == DeviceRule::Learned};
}

} // namespace

DopplerLearner::Site::Site(const Problem& problem, const TrainingSettings& settings,
                           const ParameterLayout& layout, std::span<float> parameters, BaselineState before)
    : features(problem), baseline(std::move(before), settings.baselineWindow, settings.advantage),
      network(features, settings.shape, layout, parameters, learnedParts(settings)),
      rollout(problem, features, settings)
{
}

DopplerLearner::DopplerLearner(const LearnerSetup& setup, Checkpoint from)
    : Learner(setup.problems, TrainingSettings(setup.options).stages, std::move(from)),
      settings(setup.options), layout(settings.shape), heads(layout, state.parameters)
{
    state.settings = setup.options;
    for (std::size_t i = 0; i < problems.size(); ++i)
        sites.push_back(std::make_unique<Site>(*problems[i], settings, layout, state.parameters,
                                               state.problems[i].baseline));
}

Checkpoint DopplerLearner::checkpoint(double secondsSoFar) const
{
    Checkpoint out = Learner::checkpoint(secondsSoFar);
    for (std::size_t i = 0; i < sites.size(); ++i)
        out.problems[i].baseline = sites[i]->baseline.values();
    return out;
}

void DopplerLearner::stageBegins()
{
    for (const auto& site : sites)
        site->baseline = Baseline({}, settings.baselineWindow, settings.advantage);
}

Result<void> DopplerLearner::update(const LearnerEvents& events, double secondsSoFar)
{
    if (finished())
        return {};
    const double rate = learningRate();
    const auto count =
        static_cast<std::size_t>(std::min<std::uint64_t>(settings.episodesPerUpdate, episodesLeft()));
    const auto problem = static_cast<std::size_t>(state.progress.stageUpdates % problems.size());
    Site& site = *sites[problem];
    const Encodings& encodings = site.network.encode(true);
    batch.clear();
    std::vector<BuiltEpisode> episodes;
    for (std::size_t i = 0; i < count; ++i) {
        if (events.aborted())
            return {};
        auto built = runEpisode(problem, encodings, events, secondsSoFar);
        if (!built)
            return built.error();
        episodes.push_back(*std::move(built));
    }
    setTargets(problem, episodes);
    const LossReport report = site.network.differentiate(batch);
    if (!std::isfinite(report.loss))
        return Error{
            {DOPPLER_TEXT("core", "training diverged: the loss is no longer finite; a smaller learning "
                                  "rate or clipped gradients may help")},
            {},
            {}};
    takeStep(rate, settings.gradientClip, layout.blocks,
             [&](const ParameterBlock& block) { return site.network.gradient(block); });
    for (BuiltEpisode& episode : episodes) {
        episode.record.loss = report.loss;
        episode.record.entropy = report.entropy;
        episode.record.learningRate = rate;
        events.episode(episode.record);
    }
    return {};
}

Result<DopplerLearner::BuiltEpisode> DopplerLearner::runEpisode(std::size_t problem,
                                                                const Encodings& encodings,
                                                                const LearnerEvents& events, double seconds)
{
    Site& site = *sites[problem];
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
    rated.placement = imitating ? site.rollout.imitate(heads, encodings, rule, random, batch)
                                : site.rollout.run(heads, encodings, rule, random, batch);
    const auto makespan = judge(problem, rated.placement);
    if (!makespan)
        return makespan.error();
    rated.makespan = *makespan;
    record.baseline = site.baseline.mean(*makespan);
    built.advantage = site.baseline.advantage(*makespan);
    site.baseline.add(*makespan);
    keepElite(problem, rated);
    this->count(record, problem, rated, events);
    if (events.wantsTrace())
        events.trace(traceOf(built));
    return built;
}

void DopplerLearner::keepElite(std::size_t problem, const RatedPlacement& rated)
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

/// The loss is a mean over the batch's steps: imitation has its targets from the rollout; REINFORCE weighs
/// the log probability of every action taken with the episode's discounted advantage.
void DopplerLearner::setTargets(std::size_t problem, std::span<const BuiltEpisode> episodes)
{
    const auto share = 1 / static_cast<float>(std::max<std::size_t>(batch.steps(), 1));
    std::fill(batch.entropyWeight.begin(), batch.entropyWeight.end(),
              static_cast<float>(stage().entropy) * share);
    if (state.progress.stage == Stage::Imitation) {
        for (auto* targets : {&batch.selectTarget, &batch.placeTarget})
            for (float& target : *targets)
                target *= share;
        return;
    }
    for (std::size_t e = 0; e < episodes.size(); ++e) {
        double weight = episodes[e].advantage * static_cast<double>(share);
        for (std::size_t t = batch.episodeStart[e + 1]; t-- > batch.episodeStart[e];) {
            if (!batch.selectTarget.empty())
                batch.selectTarget[batch.chosen[t]] = static_cast<float>(weight);
            if (!batch.placeTarget.empty())
                batch.placeTarget[t * batch.devices + batch.device[t]] = static_cast<float>(weight);
            weight *= settings.gamma;
        }
    }
    imitateElites(problem);
}

void DopplerLearner::imitateElites(std::size_t problem)
{
    if (settings.selfImitation <= 0)
        return;
    const std::size_t first = batch.steps();
    for (const RatedPlacement& elite : state.problems[problem].elites)
        sites[problem]->rollout.replay(elite.placement, batch);
    const auto weight = static_cast<float>(
        settings.selfImitation / static_cast<double>(std::max<std::size_t>(batch.steps() - first, 1)));
    for (std::size_t t = first; t < batch.steps(); ++t) {
        if (!batch.selectTarget.empty())
            batch.selectTarget[batch.chosen[t]] = weight;
        if (!batch.placeTarget.empty())
            batch.placeTarget[t * batch.devices + batch.device[t]] = weight;
    }
}

RatedPlacement DopplerLearner::greedy(std::size_t problem)
{
    EpisodeBatch unused;
    Random none(0);
    Site& site = *sites[problem];
    RatedPlacement rated;
    rated.placement = site.rollout.run(heads, site.network.encode(false), {}, none, unused);
    rated.makespan = simulators[problem].makespan(rated.placement);
    return rated;
}

std::shared_ptr<const EpisodeTrace> DopplerLearner::traceOf(const BuiltEpisode& built) const
{
    auto trace = std::make_shared<EpisodeTrace>();
    trace->episode = built.record.episode;
    trace->stage = built.record.stage;
    trace->makespan = built.record.makespan;
    const std::size_t e = batch.episodes() - 1;
    for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
        PolicyStep& step = trace->steps.emplace_back();
        step.vertex = VertexId{batch.vertex[t]};
        step.device = DeviceId{batch.device[t]};
        if (!batch.selectProbability.empty()) {
            for (std::size_t i = batch.candidateStart[t]; i < batch.candidateStart[t + 1]; ++i) {
                step.candidates.emplace_back(batch.candidate[i]);
                step.selectProbability.push_back(batch.selectProbability[i]);
            }
        } else { // the order is not learned: it is certain
            step.candidates = {step.vertex};
            step.selectProbability = {1};
        }
        step.placeProbability.assign(batch.devices, 0.0F);
        if (!batch.placeProbability.empty())
            std::copy_n(batch.placeProbability.begin() + static_cast<std::ptrdiff_t>(t * batch.devices),
                        batch.devices, step.placeProbability.begin());
        else
            step.placeProbability[step.device] = 1;
    }
    return trace;
}

namespace {

std::unique_ptr<Learner> makeDopplerLearner(LearnerSetup setup, std::optional<Checkpoint> from)
{
    if (!from)
        from = freshCheckpoint(setup,
                               initialParameters(ParameterLayout(networkShape(setup.options)), setup.seed));
    return std::make_unique<DopplerLearner>(setup, *std::move(from));
}

std::size_t dopplerParameterCount(const Options& options, const Problem&)
{
    return ParameterLayout(networkShape(options)).size;
}

std::optional<Error> unusable(const Options& options)
{
    const TrainingSettings settings(options);
    if (settings.order == OrderRule::Learned || settings.device == DeviceRule::Learned)
        return std::nullopt;
    return Error{
        {DOPPLER_TEXT("core", "neither the order nor the device is learned: nothing is left to train")},
        {},
        {}};
}

LearnerKind kind(std::string_view policy)
{
    return {policy, makeDopplerLearner, dopplerParameterCount, unusable};
}

} // namespace

LearnerKind dopplerLearner() { return kind("doppler"); }
LearnerKind selectOnlyLearner() { return kind("sel-only"); }
LearnerKind placeOnlyLearner() { return kind("plc-only"); }

} // namespace doppler
