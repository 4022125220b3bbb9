// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/guide_head.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/networks/step_network.h"
#include "core/learn/rollouts/rollout.h"
#include "core/learn/torch/doppler_definition.h"
#include "core/learn/torch/score_definition.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

/// A shape that DOPPLER's networks are compared in.
struct Way {
    NetworkShape shape;
    bool manyCosts = false; ///< Every edge has a cost of its own.
};

RolloutSettings settingsOf(std::string_view policy, const NetworkShape& shape)
{
    RolloutSettings settings(trainingPreset("paper", policy).value());
    settings.shape = shape;
    return settings;
}

/// Both networks on a random problem, and episodes that the fast one built.
class Comparison {
public:
    Comparison(std::string_view policy, const Way& way, const CaseSeeds& seeds)
        : random(seeds.parameters), problem(randomProblem(seeds.problem, way.manyCosts)),
          features(*problem, way.shape.everyStep ? NetworkShape::stepFeatures : 0), layout(way.shape),
          settings(settingsOf(policy, way.shape)),
          parameters(initialParameters(layout, seeds.parameters)), parts{settings.order == OrderRule::Learned,
                                                                         settings.device ==
                                                                             DeviceRule::Learned},
          fast(features, way.shape, layout, parameters, parts),
          defined(features, way.shape, layout, parameters, parts, Precision::Double),
          heads(layout, parameters), rollout(*problem, features, settings)
    {
        disturb(parameters, random);
    }
    void run(Deviations& found)
    {
        std::optional<StepNetwork> fastSteps, definedSteps;
        if (settings.shape.everyStep) {
            fastSteps.emplace(*problem, features, fast);
            definedSteps.emplace(*problem, features, defined);
            rollout.encodeEveryStep(
                [&](const Episode& before) -> const Encodings& { return fastSteps->encode(before, false); });
        }
        encode(found);
        build();
        const LossReport ours = fastSteps ? fastSteps->differentiate(batch) : fast.differentiate(batch);
        const LossReport theirs =
            definedSteps ? definedSteps->differentiate(batch) : defined.differentiate(batch);
        compare("loss", static_cast<float>(ours.loss), static_cast<float>(theirs.loss), found);
        compare("entropy", static_cast<float>(ours.entropy), static_cast<float>(theirs.entropy), found);
        if (!fastSteps) // else both hold those of the last step alone
            compareProbabilities(found);
        std::vector<ParameterBlock> blocks = layout.blocks;
        std::erase_if(blocks,
                      [](const ParameterBlock& block) { return block.name.starts_with("plc.guide"); });
        found.gradients(
            blocks, [&](const ParameterBlock& block) { return fast.gradient(block); },
            [&](const ParameterBlock& block) { return defined.gradient(block); });
    }
    void compareGuideHead(Deviations& found)
    {
        const GuideBlocks& guide = layout.guideHead;
        const std::array blocks{guide.firstWeight, guide.firstBias, guide.secondWeight};
        // The definition has blocks from 0 on.
        auto own = blocks;
        for (std::size_t i = 0; i < own.size(); ++i)
            own[i].index = i;
        GuideHead head(guide, parameters);
        ScoreDefinition definition(own, parameters, Precision::Double);
        constexpr std::size_t count = 20;
        const std::vector<float> rows = randomValues(count * NetworkShape::guideFeatures, random);
        const std::vector<float> byScores = randomValues(count, random);
        std::vector<float> scores(count);
        head.scores(rows, scores);
        found.output("PLC's scores by the guide", scores, definition.scores(rows, true));
        head.forgetGradient();
        head.differentiate(rows, byScores);
        definition.differentiate(byScores);
        found.gradients(
            own, [&](const ParameterBlock& block) { return head.gradient(block); },
            [&](const ParameterBlock& block) { return definition.gradient(block); });
    }

private:
    void encode(Deviations& found)
    {
        encodings = &fast.encode(true);
        const Encodings& theirs = defined.encode(true);
        if (parts.select)
            found.output("SEL's encoding", encodings->selectShares, theirs.selectShares);
        if (parts.place) {
            found.output("PLC's encoding", encodings->placeShares, theirs.placeShares);
            found.output("PLC's states", encodings->placeStates, theirs.placeStates);
        }
    }
    void build()
    {
        for (int episode = 0; episode < 2; ++episode)
            rollout.run(heads, *encodings, {ActionRule::Kind::Sample, 0}, random, batch);
        drawTargets(batch, random);
        if (settings.shape.guided && parts.place)
            batch.placeBias = randomValues(batch.steps() * batch.devices, random);
    }
    void compareProbabilities(Deviations& found)
    {
        if (parts.select) {
            found.output("SEL's probabilities", fast.selectProbabilities(), defined.selectProbabilities());
            found.output("SEL's probabilities, step by step", batch.selectProbability,
                         defined.selectProbabilities());
        }
        if (!parts.place)
            return;
        found.output("PLC's probabilities", fast.placeProbabilities(), defined.placeProbabilities());
        if (batch.placeBias.empty())
            found.output("PLC's probabilities, step by step", batch.placeProbability,
                         defined.placeProbabilities());
    }
    static void compare(const char* name, float ours, float theirs, Deviations& found)
    {
        found.output(name, {&ours, 1}, {&theirs, 1});
    }

    Random random;
    ProblemPtr problem;
    GraphFeatures features;
    ParameterLayout layout;
    RolloutSettings settings;
    std::vector<float> parameters;
    PolicyParts parts;
    PolicyNetwork fast;
    DopplerDefinition defined;
    PolicyHeads heads;
    Rollout rollout;
    const Encodings* encodings = nullptr;
    EpisodeBatch batch;
};

} // namespace

void checkDoppler(std::string_view policy, const CaseSeeds& seeds, Deviations& found)
{
    // The paper's sizes; a small one on which every edge costs something else; with a guide; and with
    // messages at every step.
    for (const Way& way : {Way{NetworkShape{}}, Way{NetworkShape{16, 3}, true},
                           Way{NetworkShape{16, 3, true}}, Way{NetworkShape{8, 2, false, true}}}) {
        Comparison comparison(policy, way, seeds);
        comparison.run(found);
        if (way.shape.guided && policy != "sel-only")
            comparison.compareGuideHead(found);
    }
}

} // namespace doppler
