// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/joint_network.h"
#include "core/learn/rollouts/joint_rollout.h"
#include "core/learn/torch/joint_definition.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

std::vector<PairBatch> randomEpisodes(JointRollout& rollout, JointHead& head, const JointEncodings& encodings,
                                      Random& random)
{
    std::vector<PairBatch> episodes;
    for (int episode = 0; episode < 2; ++episode)
        rollout.replay(rollout.run(head, encodings, {ActionRule::Kind::Sample, 0}, random), false,
                       [&](PairBatch& piece) { episodes.push_back(piece); });
    for (PairBatch& episode : episodes) {
        for (std::size_t i = 0; i < episode.target.size(); ++i)
            episode.target[i] = episode.allowed[i] ? static_cast<float>(random.uniform() - 0.4) : 0;
        for (float& weight : episode.entropyWeight)
            weight = static_cast<float>(random.uniform());
    }
    return episodes;
}

void checkShape(const NetworkShape& shape, bool manyCosts, const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, manyCosts);
    const GraphFeatures features(*problem);
    const ParameterLayout layout(shape, ParameterLayout::Policies::Joint);
    RolloutSettings settings(trainingPreset("paper", "joint").value());
    settings.shape = shape;
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    JointNetwork fast(features, shape, layout, parameters);
    JointDefinition defined(features, shape, layout, parameters, Precision::Double);
    JointHead head(layout, parameters);
    JointRollout rollout(*problem, features, settings);

    const JointEncodings& ours = fast.encode(true);
    const JointEncodings& theirs = defined.encode(true);
    found.output("encoding", ours.shares, theirs.shares);
    found.output("states", ours.states, theirs.states);
    const std::vector<PairBatch> episodes = randomEpisodes(rollout, head, ours, random);
    const auto replay = [&](std::size_t e, const JointBackend::Take& take) { take(episodes[e]); };
    const auto loss = [&](JointBackend& network) {
        return static_cast<float>(network.differentiate(episodes.size(), replay).loss);
    };
    const float ourLoss = loss(fast);
    const float theirLoss = loss(defined);
    found.output("loss", {&ourLoss, 1}, {&theirLoss, 1});
    found.gradients(
        layout.blocks, [&](const ParameterBlock& block) { return fast.gradient(block); },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace

void checkJoint(const CaseSeeds& seeds, Deviations& found)
{
    checkShape(NetworkShape{}, false, seeds, found);
    checkShape({16, 3}, true, seeds, found);
}

} // namespace doppler
