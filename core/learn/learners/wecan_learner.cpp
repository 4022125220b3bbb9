// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/wecan_learner.h"

#include "core/placers/list/critical_path.h"

#include <algorithm>

namespace doppler {

namespace {

WecanShape wecanShape(const Options& options)
{
    return {static_cast<std::size_t>(options.integer("hidden")),
            static_cast<std::size_t>(options.integer("layers"))};
}

/// An update's derivative by the scores.
struct ByScores {
    std::vector<float> pairs;
    std::array<double, 3> skip{};
    double loss = 0;

    /// loss -= weight * log probability.
    void raise(const WecanEpisode& episode, double weight)
    {
        add(episode.byPairs, episode.bySkip, -weight);
        loss -= weight * episode.logProbability;
    }
    /// loss -= weight * entropy.
    void spread(const WecanEpisode& episode, double weight)
    {
        add(episode.entropyByPairs, episode.entropyBySkip, -weight);
        loss -= weight * episode.entropy;
    }

private:
    void add(std::span<const float> byPairs, std::span<const double> bySkip, double factor)
    {
        for (std::size_t i = 0; i < byPairs.size(); ++i)
            pairs[i] += static_cast<float>(factor * static_cast<double>(byPairs[i]));
        for (std::size_t i = 0; i < bySkip.size(); ++i)
            skip[i] += factor * bySkip[i];
    }
};

} // namespace

WecanLearner::Site::Site(const Problem& problem, const WecanLayout& layout, WecanRollout::Rules rules)
    : graph(problem), network(problem, graph, layout), rollout(problem, graph, rules)
{
}

WecanLearner::WecanLearner(const LearnerSetup& setup, Checkpoint from)
    : StagedLearner(setup, std::move(from), RolloutSettings(setup.options),
                    WecanLayout(wecanShape(setup.options)).blocks),
      layout(wecanShape(setup.options)), byParameters(layout.size)
{
    const WecanRollout::Rules rules{setup.options.flag("skip"), setup.options.flag("transfers")};
    for (const ProblemPtr& problem : problems)
        sites.push_back(std::make_unique<Site>(*problem, layout, rules));
}

void WecanLearner::begin(std::size_t problem)
{
    sites[problem]->network.load(state.parameters);
    scores = sites[problem]->network.scores();
    built.clear();
    taught.clear();
}

void WecanLearner::follow(std::size_t problem, const Placement& placement, WecanEpisode& out)
{
    WecanRollout::Manner manner;
    manner.follow = &placement;
    manner.learns = true;
    sites[problem]->rollout.play(scores, manner, out);
}

Placement WecanLearner::build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random)
{
    WecanRollout::Manner manner{rule, &random};
    manner.learns = true;
    sites[problem]->rollout.play(scores, manner, built.emplace_back());
    if (imitating)
        follow(problem, placeByCriticalPath(*problems[problem], random), taught.emplace_back());
    return built.back().placement;
}

Placement WecanLearner::draw(std::size_t problem, const ActionRule& rule, Random& random)
{
    built.resize(1);
    sites[problem]->rollout.play(scores, {rule, &random}, built.back());
    return built.back().placement;
}

/// A mean over the episodes and, as DOPPLER's, over their vertices.
LossReport WecanLearner::differentiate(std::size_t problem, std::span<const double> advantages)
{
    ByScores by;
    by.pairs.assign(scores.pairs.size(), 0.0F);
    const auto share = static_cast<double>(stepShare(problem));
    if (state.progress.stage == Stage::Imitation)
        for (const WecanEpisode& episode : taught)
            by.raise(episode, share);
    else
        for (std::size_t i = 0; i < advantages.size(); ++i)
            by.raise(built[i], advantages[i] * share);
    double entropy = 0;
    double actions = 0;
    for (const WecanEpisode& episode : built) {
        by.spread(episode, stage().entropy * share);
        entropy += episode.entropy;
        actions += static_cast<double>(episode.actions.size());
    }
    const auto& elites = state.problems[problem].elites;
    const double eliteWeight =
        settings.selfImitation /
        static_cast<double>(std::max<std::size_t>(elites.size() * problems[problem]->vertexCount(), 1));
    WecanEpisode elite;
    for (std::size_t i = 0; i < elites.size() && state.progress.stage != Stage::Imitation; ++i)
        if (builds(i)) {
            follow(problem, elites[i].placement, elite);
            by.raise(elite, eliteWeight);
        }
    sites[problem]->network.learn(by.pairs, by.skip);
    sites[problem]->network.gradient(byParameters);
    return {by.loss, actions > 0 ? entropy / actions : 0};
}

RatedPlacement WecanLearner::greedy(std::size_t problem)
{
    Random unused(0);
    begin(problem);
    RatedPlacement rated;
    rated.placement = draw(problem, {}, unused);
    const auto makespan = judge(problem, rated.placement);
    rated.makespan = makespan ? *makespan : simulators[problem].makespan(rated.placement);
    return rated;
}

std::vector<PolicyStep> WecanLearner::lastSteps(std::size_t problem)
{
    WecanRollout::Manner manner;
    manner.repeat = &built.back().actions;
    manner.tells = true;
    WecanEpisode again;
    sites[problem]->rollout.play(scores, manner, again);
    return std::move(again.told);
}

namespace {

WecanLayout wecanLayout(const Options& options, const Problem&) { return WecanLayout(wecanShape(options)); }

} // namespace

LearnerKind wecanLearner() { return stagedLearnerKind<WecanLearner, wecanLayout>("wecan"); }

} // namespace doppler
