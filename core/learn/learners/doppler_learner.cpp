// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/doppler_learner.h"

#include "core/learn/kernels/dense.h"
#include "core/learn/learners/given_choices.h"
#include "core/learn/networks/policy_network.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

PolicyParts learnedParts(const RolloutSettings& settings)
{
    return {settings.order == OrderRule::Learned, settings.device == DeviceRule::Learned};
}

} // namespace

DopplerLearner::Site::Site(const Problem& problem, const RolloutSettings& settings,
                           const ParameterLayout& layout, std::span<float> parameters)
    : features(problem, settings.shape.everyStep ? NetworkShape::stepFeatures : 0),
      network(std::make_unique<PolicyNetwork>(features, settings.shape, layout, parameters,
                                              learnedParts(settings))),
      rollout(problem, features, settings)
{
    if (settings.guided)
        guided.emplace(problem, settings, layout, parameters);
    if (!settings.shape.everyStep)
        return;
    everyStep.emplace(problem, features, *network);
    rollout.encodeEveryStep(
        [this](const Episode& before) -> const Encodings& { return everyStep->encode(before, false); });
}

DopplerLearner::DopplerLearner(const LearnerSetup& setup, Checkpoint from)
    : StagedLearner(setup, std::move(from), RolloutSettings(setup.options),
                    ParameterLayout(networkShape(setup.options)).blocks),
      layout(settings.shape), heads(layout, state.parameters)
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(std::make_unique<Site>(*problem, settings, layout, state.parameters));
}

void DopplerLearner::begin(std::size_t problem)
{
    batch.clear();
    if (sites[problem]->guided)
        sites[problem]->guided->begin(state.problems[problem].guide ? state.problems[problem].guide
                                                                    : state.problems[problem].best);
    encodings = &sites[problem]->network->encode(true);
}

Placement DopplerLearner::build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random)
{
    Site& site = *sites[problem];
    byGuide = site.guided && !imitating && site.guided->guide();
    if (byGuide)
        return guidedEpisode =
                   site.guided->build(simulators[problem], random, batch,
                                      [&](const Placement& guide, std::span<const float> bias) {
                                          site.rollout.follow(heads, *encodings, guide, bias, batch);
                                      });
    if (imitating)
        return site.rollout.imitate(heads, *encodings, rule, random, batch);
    // The first guide is what the network is surest of: one that has learned nothing places as the teacher
    // does.
    return site.rollout.run(heads, *encodings, site.guided ? ActionRule{} : rule, random, batch);
}

void DopplerLearner::beginDrawing(std::size_t problem)
{
    byGuide = false;
    encodings = &sites[problem]->network->encode(false);
}

Placement DopplerLearner::draw(std::size_t problem, const ActionRule& rule, Random& random)
{
    batch.clear();
    return sites[problem]->rollout.run(heads, *encodings, rule, random, batch);
}

bool DopplerLearner::becomesGuide(std::size_t i, double guide, double makespan) const
{
    constexpr std::uint64_t apart = std::uint64_t{1} << 62; // from the numbers that build an episode
    const double temperature = overStage(settings.guideTemperature, 0, i) * guide;
    return makespan <=
           guide - temperature * std::log(1 - episodeRandom(state.progress.episode + i + apart).uniform());
}

void DopplerLearner::judged(std::size_t problem, std::size_t i, const RatedPlacement& rated)
{
    if (!settings.guided || state.progress.stage == Stage::Imitation)
        return;
    GuidedEpisodes& guided = *sites[problem]->guided;
    guided.judged(rated, !guided.guide() || becomesGuide(i, guided.guide()->makespan, rated.makespan));
}

/// Every process follows its own episodes from guide to guide; the update ends with the best of where they
/// came to, which all of them find for themselves.
void DopplerLearner::goBy(std::size_t problem)
{
    if (!settings.guided || state.progress.stage == Stage::Imitation)
        return;
    ProblemState& own = state.problems[problem];
    const std::optional<RatedPlacement> before = own.guide ? own.guide : own.best;
    const RatedPlacement* best = nullptr;
    for (std::size_t process = 0; process < ranks->size(); ++process) {
        const RatedPlacement* guide = before ? &*before : nullptr;
        for (std::size_t i = process; i < episodes.size(); i += ranks->size())
            if (!guide || becomesGuide(i, guide->makespan, episodes[i].rated.makespan))
                guide = &episodes[i].rated;
        if (process < episodes.size() && (!best || guide->makespan < best->makespan))
            best = guide;
    }
    own.guide = *best;
}

LossReport DopplerLearner::differentiate(std::size_t problem, std::span<const double> advantages)
{
    setTargets(problem, advantages);
    return sites[problem]->differentiate(batch);
}

/// The loss is a mean over the steps of all of the update's episodes: imitation has its targets from the
/// rollout; REINFORCE weighs the log probability of every action taken with the episode's discounted
/// advantage.
void DopplerLearner::setTargets(std::size_t problem, std::span<const double> advantages)
{
    const float share = stepShare(problem);
    std::fill(batch.entropyWeight.begin(), batch.entropyWeight.end(),
              static_cast<float>(stage().entropy) * share);
    if (state.progress.stage == Stage::Imitation) {
        for (auto* targets : {&batch.selectTarget, &batch.placeTarget})
            for (float& target : *targets)
                target *= share;
        return;
    }
    if (settings.guided) {
        std::fill(batch.entropyWeight.begin(), batch.entropyWeight.end(), 0.0F);
        sites[problem]->guided->differentiate(batch, episodes.size(), stage().entropy);
        imitateElites(problem);
        return;
    }
    for (std::size_t e = 0; e < advantages.size(); ++e) {
        double weight = advantages[e] * static_cast<double>(share);
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
    const auto& elites = state.problems[problem].elites;
    const std::size_t first = batch.steps();
    for (std::size_t i = 0; i < elites.size(); ++i)
        if (builds(i))
            sites[problem]->rollout.replay(elites[i].placement, batch);
    const std::size_t steps = elites.size() * problems[problem]->vertexCount();
    const auto weight =
        static_cast<float>(settings.selfImitation / static_cast<double>(std::max<std::size_t>(steps, 1)));
    for (std::size_t t = first; t < batch.steps(); ++t) {
        if (!batch.selectTarget.empty())
            batch.selectTarget[batch.chosen[t]] = weight;
        if (!batch.placeTarget.empty())
            batch.placeTarget[t * batch.devices + batch.device[t]] = weight;
    }
}

RatedPlacement DopplerLearner::greedy(std::size_t problem) { return *goOn(problem, {}); }

Result<RatedPlacement> DopplerLearner::goOn(std::size_t problem, std::span<const PolicyChoice> first)
{
    if (auto error = impossible(*problems[problem], first))
        return *std::move(error);
    EpisodeBatch unused;
    Site& site = *sites[problem];
    RatedPlacement rated;
    rated.placement = site.rollout.goOn(heads, site.network->encode(false), first, unused);
    const auto makespan = judge(problem, rated.placement);
    rated.makespan = makespan ? *makespan : simulators[problem].makespan(rated.placement);
    return rated;
}

std::vector<PolicyStep> DopplerLearner::lastSteps(std::size_t problem)
{
    std::vector<PolicyStep> steps;
    const std::size_t e = byGuide ? sites[problem]->guided->lastReplay() : batch.episodes() - 1;
    for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
        PolicyStep& step = steps.emplace_back();
        step.vertex = VertexId{batch.vertex[t]};
        step.device = byGuide ? guidedEpisode.devices[step.vertex] : DeviceId{batch.device[t]};
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
        if (byGuide)
            step.guideFeatures = sites[problem]->guided->lastFeatures(step.vertex);
    }
    return steps;
}

namespace {

ParameterLayout dopplerLayout(const Options& options, const Problem&)
{
    return ParameterLayout(networkShape(options));
}

std::optional<Error> unusable(const Options& options, std::size_t processes)
{
    const RolloutSettings settings(options);
    if (auto error = tooFewToShare(settings, processes))
        return error;
    if (settings.guided && settings.device != DeviceRule::Learned)
        return Error{{DOPPLER_TEXT("core", "the option guide needs device=learned: guided episodes deviate "
                                           "from the guide by PLC's probabilities")},
                     {},
                     {}};
    if (settings.guided && settings.shape.everyStep)
        return Error{{DOPPLER_TEXT("core", "message_passing=step cannot be combined with a guide: guided "
                                           "episodes are not built step by step")},
                     {},
                     {}};
    if (settings.order == OrderRule::Learned || settings.device == DeviceRule::Learned)
        return std::nullopt;
    return Error{{DOPPLER_TEXT("core", "there is nothing to train, expected at least one of the options "
                                       "order and device to be learned")},
                 {},
                 {}};
}

LearnerKind kind(std::string_view policy)
{
    LearnerKind kind = stagedLearnerKind<DopplerLearner, dopplerLayout>(policy);
    kind.unusable = unusable;
    return kind;
}

} // namespace

LearnerKind dopplerLearner() { return kind("doppler"); }
LearnerKind selectOnlyLearner() { return kind("sel-only"); }
LearnerKind placeOnlyLearner() { return kind("plc-only"); }

} // namespace doppler
