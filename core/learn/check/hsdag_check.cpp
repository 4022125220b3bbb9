// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/hsdag_network.h"
#include "core/learn/torch/hsdag_definition.h"

namespace doppler {

namespace {

std::span<const float> spanOf(ConstMatrix rows) { return {rows.values, rows.rows * rows.columns}; }

void checkRounds(std::size_t rounds, const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, seeds.problem % 2 == 0);
    const HsdagGraph graph(*problem);
    constexpr std::size_t hidden = 16;
    const HsdagLayout layout(hidden, graph.devices);
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    HsdagNetwork fast(graph, layout, parameters, rounds);
    fast.clearGradient();
    HsdagDefinition defined(graph, layout, parameters, rounds, Precision::Double);
    std::vector<float> features = graph.features;
    for (int step = 0; step < 2; ++step) { // gradients of several steps add up
        std::vector<float> dropout;
        for (std::size_t i = 0; step > 0 && i < 2 * hidden * graph.level.nodes(); ++i)
            dropout.push_back(random.below(5) == 0 ? 0 : 1.25F);
        fast.encode(features, dropout, true);
        defined.encode(features, dropout);
        const std::vector<float> groups(fast.groupOf().begin(), fast.groupOf().end());
        found.output("groups", groups,
                     std::vector<float>(defined.groupOf().begin(), defined.groupOf().end()));
        found.output("embedding", spanOf(fast.embedding()), defined.embedding());
        found.output("logits", spanOf(fast.logits()), defined.logits());
        const std::vector<float> byLogits = randomValues(spanOf(fast.logits()).size(), random);
        fast.differentiate(byLogits);
        if (defined.logits().size() == byLogits.size()) // otherwise reported above
            defined.differentiate(byLogits);
        for (std::size_t i = 0; i < features.size(); ++i)
            features[i] += static_cast<float>(random.uniform() - 0.5);
    }
    found.gradients(
        layout.blocks, [&](const ParameterBlock& block) { return fast.gradient(block); },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace

void checkHsdag(const CaseSeeds& seeds, Deviations& found)
{
    for (const std::size_t rounds : {1U, 2U, 0U})
        checkRounds(rounds, seeds, found);
}

} // namespace doppler
