// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learner.h"

#include "core/learn/dense.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

Checkpoint freshState(const Problem& problem, const Options& options, std::uint64_t seed)
{
    Checkpoint state;
    state.trainedOn = TrainedOn::of(problem);
    state.settings = options;
    state.seed = seed;
    const ParameterLayout layout(networkShape(options));
    state.parameters = initialParameters(layout, seed);
    state.firstMoments.assign(layout.size, 0.0F);
    state.secondMoments.assign(layout.size, 0.0F);
    state.random = Random(seed ^ 0x5851f42d4c957f2dULL).words(); // not the weights' numbers again
    return state;
}

PolicyNetwork::Parts learnedParts(const TrainingSettings& settings)
{
    return {settings.order == OrderRule::Learned, settings.device == DeviceRule::Learned};
}

} // namespace

Learner::Learner(ProblemPtr p, const Options& options, std::uint64_t seed)
    : Learner(p, options, freshState(*p, options, seed))
{
}

Learner::Learner(ProblemPtr p, const Options& options, Checkpoint checkpoint)
    : problem(std::move(p)), settings(options), features(*problem), layout(settings.shape),
      state(std::move(checkpoint)), random(0),
      baseline(std::move(state.baseline), settings.baselineWindow, settings.advantage),
      network(features, settings.shape, layout, state.parameters, learnedParts(settings)),
      heads(layout, state.parameters), rollout(*problem, features, settings), simulator(problem)
{
    state.settings = options;
    random.setWords(state.random);
    // A file's word on what a placement costs is not taken.
    if (state.best)
        state.best->makespan = simulator.makespan(state.best->placement);
    for (RatedPlacement& elite : state.elites)
        elite.makespan = simulator.makespan(elite.placement);
}

Checkpoint Learner::checkpoint(double secondsSoFar) const
{
    Checkpoint out = state;
    out.baseline = baseline.values();
    out.random = random.words();
    out.progress.seconds = secondsSoFar;
    return out;
}

bool Learner::finished()
{
    if (state.progress.stage == Stage::Imitation && state.progress.stageEpisode >= stage().episodes)
        enterStage(Stage::Simulation);
    return state.progress.stageEpisode >= stage().episodes;
}

void Learner::enterStage(Stage next)
{
    state.progress.stage = next;
    state.progress.stageEpisode = 0;
    state.progress.stageUpdates = 0;
    baseline = Baseline({}, settings.baselineWindow, settings.advantage);
    std::fill(state.firstMoments.begin(), state.firstMoments.end(), 0.0F);
    std::fill(state.secondMoments.begin(), state.secondMoments.end(), 0.0F);
}

/// Linear over the stage, from its first episode to its last.
double Learner::rateOf(double from, double to) const
{
    if (stage().episodes <= 1)
        return from;
    const double share =
        static_cast<double>(state.progress.stageEpisode) / static_cast<double>(stage().episodes - 1);
    return from + (to - from) * std::min(share, 1.0);
}

Result<void> Learner::update(const LearnerEvents& events, double secondsSoFar)
{
    if (finished())
        return {};
    const double initialRate = stage().learningRate;
    const double learningRate = rateOf(initialRate, std::min(settings.finalLearningRate, initialRate));
    const std::uint64_t left = stage().episodes - state.progress.stageEpisode;
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(settings.episodesPerUpdate, left));
    const Encodings& encodings = network.encode(true);
    batch.clear();
    std::vector<BuiltEpisode> episodes;
    for (std::size_t i = 0; i < count; ++i) {
        if (events.aborted())
            return {};
        episodes.push_back(runEpisode(encodings, events, secondsSoFar));
    }
    setTargets(episodes);
    const LossReport report = network.differentiate(batch);
    if (!std::isfinite(report.loss))
        return Error{
            {DOPPLER_TEXT("core", "training diverged: the loss is no longer finite; a smaller learning "
                                  "rate or clipped gradients may help")},
            {},
            {}};
    if (learningRate > 0)
        takeStep(learningRate);
    for (BuiltEpisode& episode : episodes) {
        episode.record.loss = report.loss;
        episode.record.entropy = report.entropy;
        episode.record.learningRate = learningRate;
        events.episode(episode.record);
    }
    return {};
}

Learner::BuiltEpisode Learner::runEpisode(const Encodings& encodings, const LearnerEvents& events,
                                          double seconds)
{
    const bool imitating = state.progress.stage == Stage::Imitation;
    BuiltEpisode built;
    EpisodeRecord& record = built.record;
    record.episode = state.progress.episode;
    record.stage = state.progress.stage;
    record.epsilon = rateOf(stage().epsilon, 0);
    record.seconds = seconds;
    ActionRule rule{ActionRule::Kind::EpsilonGreedy, record.epsilon};
    if (!imitating && settings.exploration == Exploration::Softmax)
        rule = {ActionRule::Kind::Sample, 0};
    RatedPlacement rated;
    rated.placement = imitating ? rollout.imitate(heads, encodings, rule, random, batch)
                                : rollout.run(heads, encodings, rule, random, batch);
    rated.makespan = record.makespan = simulator.makespan(rated.placement);
    record.baseline = baseline.mean(record.makespan);
    built.advantage = baseline.advantage(record.makespan);
    baseline.add(record.makespan);
    if (!state.best || rated.makespan < state.best->makespan) {
        state.best = rated;
        events.best(rated, record.episode);
    }
    keepElite(rated);
    record.best = state.best->makespan;
    if (events.wantsTrace())
        events.trace(traceOf(built));
    ++state.progress.episode;
    ++state.progress.stageEpisode;
    return built;
}

void Learner::keepElite(const RatedPlacement& rated)
{
    if (settings.selfImitation <= 0)
        return;
    auto& elites = state.elites;
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
void Learner::setTargets(std::span<const BuiltEpisode> episodes)
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
    imitateElites();
}

void Learner::imitateElites()
{
    if (settings.selfImitation <= 0)
        return;
    const std::size_t first = batch.steps();
    for (const RatedPlacement& elite : state.elites)
        rollout.replay(elite.placement, batch);
    const auto weight = static_cast<float>(
        settings.selfImitation / static_cast<double>(std::max<std::size_t>(batch.steps() - first, 1)));
    for (std::size_t t = first; t < batch.steps(); ++t) {
        if (!batch.selectTarget.empty())
            batch.selectTarget[batch.chosen[t]] = weight;
        if (!batch.placeTarget.empty())
            batch.placeTarget[t * batch.devices + batch.device[t]] = weight;
    }
}

void Learner::takeStep(double learningRate)
{
    AdamStep step;
    step.learningRate = static_cast<float>(learningRate);
    const auto t = static_cast<double>(++state.progress.stageUpdates);
    step.correction1 = static_cast<float>(1 - std::pow(static_cast<double>(step.beta1), t));
    step.correction2 = static_cast<float>(1 - std::pow(static_cast<double>(step.beta2), t));
    if (settings.gradientClip > 0) {
        double norm = 0;
        for (const ParameterBlock& block : layout.blocks)
            norm += squaredNorm(network.gradient(block));
        norm = std::sqrt(norm);
        step.scale = static_cast<float>(std::min(1.0, settings.gradientClip / std::max(norm, 1e-30)));
    }
    for (const ParameterBlock& block : layout.blocks) {
        const Gradient gradient = network.gradient(block);
        if (gradient.empty())
            continue;
        const auto of = [&](std::vector<float>& values) {
            return std::span(values).subspan(block.offset, block.size());
        };
        adam(step, of(state.parameters), gradient, of(state.firstMoments), of(state.secondMoments));
    }
}

RatedPlacement Learner::greedy()
{
    EpisodeBatch unused;
    RatedPlacement rated;
    rated.placement = rollout.run(heads, network.encode(false), {}, random, unused);
    rated.makespan = simulator.makespan(rated.placement);
    return rated;
}

std::shared_ptr<const EpisodeTrace> Learner::traceOf(const BuiltEpisode& built) const
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

} // namespace doppler
