// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/joint_learner.h"

#include "core/learn/learners/given_choices.h"
#include "core/learn/networks/joint_network.h"

#include <algorithm>
#include <cmath>

namespace doppler {

ParameterLayout jointLayout(const Options& options)
{
    return ParameterLayout(networkShape(options), ParameterLayout::Policies::Joint);
}

JointLearner::Site::Site(const Problem& problem, const RolloutSettings& settings,
                         const ParameterLayout& layout, std::span<float> parameters)
    : features(problem),
      network(std::make_unique<JointNetwork>(features, settings.shape, layout, parameters)),
      rollout(problem, features, settings), explainer(problem, features, settings)
{
}

JointLearner::JointLearner(const LearnerSetup& setup, Checkpoint from)
    : JointLearner(setup, std::move(from), jointLayout(setup.options).blocks, {})
{
}

JointLearner::JointLearner(const LearnerSetup& setup, Checkpoint from, std::vector<ParameterBlock> trained,
                           std::span<float> values)
    : StagedLearner(setup, std::move(from), RolloutSettings(setup.options), std::move(trained)),
      layout(jointLayout(setup.options)), head(layout, values.empty() ? state.parameters : values)
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(
            std::make_unique<Site>(*problem, settings, layout, values.empty() ? state.parameters : values));
}

void JointLearner::begin(std::size_t problem)
{
    encodings = &sites[problem]->network->encode(true);
    built.clear();
}

Placement JointLearner::build(std::size_t problem, bool, const ActionRule& rule, Random& random)
{
    built.push_back(sites[problem]->rollout.run(head, *encodings, rule, random));
    return built.back();
}

void JointLearner::beginDrawing(std::size_t problem) { encodings = &sites[problem]->network->encode(false); }

Placement JointLearner::draw(std::size_t problem, const ActionRule& rule, Random& random)
{
    built = {sites[problem]->rollout.run(head, *encodings, rule, random)};
    return built.back();
}

std::vector<PolicyStep> JointLearner::lastSteps(std::size_t problem)
{
    return sites[problem]->rollout.steps(head, *encodings, built.back());
}

/// The loss is a mean over the steps of all of the update's episodes, as DOPPLER's: of the teacher's actions,
/// or of the log probability of every action taken, weighed with the episode's discounted advantage; the best
/// episodes so far are imitated besides.
LossReport JointLearner::differentiate(std::size_t problem, std::span<const double> advantages)
{
    const auto share = static_cast<double>(stepShare(problem));
    const double entropy = stage().entropy * share;
    const bool teach = state.progress.stage == Stage::Imitation;
    std::vector<Weights> weights;
    for (std::size_t e = 0; e < built.size(); ++e)
        weights.push_back(teach || e >= advantages.size()
                              ? Weights{share, 1, entropy, true}
                              : Weights{advantages[e] * share, settings.gamma, entropy, false});
    if (!teach && settings.selfImitation > 0) {
        const auto& elites = state.problems[problem].elites;
        const std::size_t steps = elites.size() * problems[problem]->vertexCount();
        for (std::size_t i = 0; i < elites.size(); ++i) {
            if (!builds(i))
                continue;
            built.push_back(elites[i].placement);
            weights.push_back({settings.selfImitation / static_cast<double>(steps), 1, 0, false});
        }
    }
    return sites[problem]->network->differentiate(
        built.size(),
        [&](std::size_t e, const JointBackend::Take& take) { replay(problem, built[e], weights[e], take); });
}

void JointLearner::replay(std::size_t problem, const Placement& episode, const Weights& weights,
                          const JointBackend::Take& take) const
{
    std::size_t left = episode.order.size(); // steps behind and at the present one
    sites[problem]->rollout.replay(episode, weights.teach, [&](PairBatch& piece) {
        std::fill(piece.entropyWeight.begin(), piece.entropyWeight.end(),
                  static_cast<float>(weights.entropy));
        if (weights.teach)
            for (float& target : piece.target)
                target *= static_cast<float>(weights.last);
        else
            for (std::uint32_t pair : piece.chosen)
                piece.target[pair] =
                    static_cast<float>(weights.last * std::pow(weights.gamma, static_cast<double>(--left)));
        take(piece);
    });
}

Result<RatedPlacement> JointLearner::goOn(std::size_t problem, std::span<const PolicyChoice> first)
{
    if (auto error = impossible(*problems[problem], first))
        return *std::move(error);
    Site& site = *sites[problem];
    RatedPlacement rated;
    rated.placement = site.rollout.goOn(head, site.network->encode(false), first);
    const auto makespan = judge(problem, rated.placement);
    rated.makespan = makespan ? *makespan : simulators[problem].makespan(rated.placement);
    return rated;
}

namespace {

ParameterLayout jointLayoutOf(const Options& options, const Problem&) { return jointLayout(options); }

} // namespace

LearnerKind jointLearner() { return stagedLearnerKind<JointLearner, jointLayoutOf>("joint"); }

} // namespace doppler
