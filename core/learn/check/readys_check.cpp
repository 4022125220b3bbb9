// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/readys_network.h"
#include "core/learn/rollouts/readys_rollout.h"
#include "core/learn/torch/readys_definition.h"
#include "core/sim/online/online_simulator.h"

#include <algorithm>

namespace doppler {

namespace {

/// The states of a run of drawn decisions.
ReadysBatch drawnStates(const ProblemPtr& problem, ReadysStates::Rules rules, ReadysNetwork& network,
                        Random& random)
{
    ReadysEpisode episode;
    const ReadysGraph graph(*problem);
    ReadysPolicy policy(
        *problem, graph, network, rules,
        {.rule = {ActionRule::Kind::Sample, 0}, .random = &random, .learns = true, .out = &episode});
    static_cast<void>(runOnline(problem, policy));
    return std::move(episode.states);
}

void checkReadysShape(const ReadysShape& shape, ReadysStates::Rules rules, const CaseSeeds& seeds,
                      Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, true);
    const ReadysLayout layout(shape);
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    ReadysNetwork fast(layout, parameters);
    const ReadysBatch states = drawnStates(problem, rules, fast, random);
    fast.clearGradient();
    ReadysDefinition defined(layout, parameters, Precision::Double);
    const std::size_t half = states.states() / 2;
    for (const auto& [first, last] : {std::pair{std::size_t{0}, half}, std::pair{half, states.states()}}) {
        if (first == last)
            continue;
        ReadysBatch piece; // gradients of several pieces add up
        piece.append(states, first, last);
        fast.encode(piece, true);
        defined.encode(piece);
        std::vector<float> outputs(fast.logits().begin(), fast.logits().end());
        outputs.insert(outputs.end(), fast.values().begin(), fast.values().end());
        found.output("logits and values", outputs, defined.outputs());
        const std::vector<float> by = randomValues(outputs.size(), random);
        fast.differentiate(by);
        defined.differentiate(by);
    }
    found.gradients(
        layout.blocks, [&](const ParameterBlock& block) { return fast.gradient(block); },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace

void checkReadys(const CaseSeeds& seeds, Deviations& found)
{
    checkReadysShape({32, 1}, {1, true}, seeds, found);
    checkReadysShape({10, 3}, {2, false}, seeds, found);
}

} // namespace doppler
