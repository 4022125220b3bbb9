// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/gflownet_learner.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

GflownetLearner::GflownetLearner(const LearnerSetup& setup, Checkpoint from)
    : HeldTemperature{TemperedParameters(networkShape(setup.options))},
      JointLearner(setup, std::move(from), tempered.layout().blocks, tempered.network())
{
    for (const ProblemPtr& problem : problems) {
        double& sum = work.emplace_back(0);
        for (const VertexId v : problem->graph().vertices())
            sum += problem->meanComputeSeconds(v);
    }
}

void GflownetLearner::begin(std::size_t problem)
{
    Random random(episodeRandom(state.progress.episode)()); // not the numbers of the first episode
    const auto [low, high] = std::minmax(
        {state.settings.number("lowest_temperature"), state.settings.number("highest_temperature")});
    temperature = low * std::pow(high / low, random.uniform());
    tempered.set(state.parameters, temperature);
    odds.clear();
    JointLearner::begin(problem);
}

Placement GflownetLearner::build(std::size_t problem, bool imitating, const ActionRule&, Random& random)
{
    Placement built = JointLearner::build(problem, imitating, {ActionRule::Kind::Sample, 0}, random);
    odds.push_back(lastOdds(problem));
    return built;
}

void GflownetLearner::beginDrawing(std::size_t problem)
{
    tempered.set(state.parameters, state.settings.number("temperature"));
    JointLearner::beginDrawing(problem);
}

Placement GflownetLearner::draw(std::size_t problem, const ActionRule&, Random& random)
{
    return JointLearner::draw(problem, {ActionRule::Kind::Sample, 0}, random);
}

Result<RatedPlacement> GflownetLearner::goOn(std::size_t problem, std::span<const PolicyChoice> first)
{
    tempered.set(state.parameters, state.settings.number("temperature"));
    return JointLearner::goOn(problem, first);
}

double GflownetLearner::logReward(std::size_t problem, double cost) const
{
    const double speedUp = cost > 0 ? work[problem] / cost : 0;
    return (speedUp - static_cast<double>(problems[problem]->deviceCount())) / temperature;
}

std::vector<double> GflownetLearner::deviations(std::size_t problem) const
{
    std::vector<double> zeta;
    for (std::size_t i = 0; i < episodes.size(); ++i)
        if (builds(i)) {
            const EpisodeOdds& own = odds[zeta.size()];
            zeta.push_back(logReward(problem, episodes[i].rated.makespan) + own.backward - own.forward);
        }
    double sum = 0;
    for (const double z : zeta)
        sum += z;
    if (ranks->size() > 1) {
        std::array<float, 1> shared{static_cast<float>(sum)};
        ranks->sum(shared);
        sum = static_cast<double>(shared[0]);
    }
    for (double& z : zeta)
        z -= sum / static_cast<double>(episodes.size());
    return zeta;
}

/// The mean of zeta depends on the parameters as well, but the deviations from it sum to 0, so that its
/// gradient cancels.
LossReport GflownetLearner::differentiate(std::size_t problem, std::span<const double>)
{
    std::vector<double> advantages = deviations(problem);
    double squares = 0;
    for (double& x : advantages) {
        squares += x * x;
        x *= 2 * static_cast<double>(problems[problem]->vertexCount()); // a step's share is of all steps
    }
    LossReport report = JointLearner::differentiate(problem, advantages);
    report.loss = squares / static_cast<double>(episodes.size());
    const HeadBlocks& head = tempered.layout().joint.placeHead;
    tempered.differentiate(JointLearner::gradient(problem, head.firstBias),
                           JointLearner::gradient(problem, head.secondWeight));
    return report;
}

Gradient GflownetLearner::gradient(std::size_t problem, const ParameterBlock& block) const
{
    const auto own = tempered.gradient(block);
    return own ? *own : JointLearner::gradient(problem, block);
}

namespace {

TemperedLayout gflownetLayout(const Options& options, const Problem&)
{
    return TemperedLayout(networkShape(options));
}

} // namespace

LearnerKind gflownetLearner() { return stagedLearnerKind<GflownetLearner, gflownetLayout>("gflownet"); }

} // namespace doppler
