// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/torch/score_definition.h"
#include "core/placers/learned/improve_networks.h"

#include <cmath>

namespace doppler {

namespace {

/// The head's piece of the parameters, as blocks.
std::vector<ParameterBlock> blocksOf(const std::string& name, const ScoreHead& head)
{
    constexpr std::size_t hidden = ScoreHead::hidden;
    return {{name + ".first.weight", head.features, hidden, head.begin, 0},
            {name + ".first.bias", 1, hidden, head.bias(), 1},
            {name + ".second.weight", hidden, 1, head.second(), 2},
            {name + ".second.bias", 1, 1, head.secondBias(), 3}};
}

void checkHead(const std::string& name, const ScoreHead& head, const ImproveNetworks& networks,
               Random& random, Deviations& found)
{
    constexpr std::size_t moves = 32;
    const std::vector<ParameterBlock> blocks = blocksOf(name, head);
    ScoreDefinition definition(blocks, networks.parameters, Precision::Double);
    const std::vector<float> rows = randomValues(moves * head.features, random);
    std::vector<float> scores, successes;
    std::vector<float> gradient(ImproveNetworks::parameterCount);
    for (std::size_t i = 0; i < moves; ++i) {
        const auto row = std::span(rows).subspan(i * head.features, head.features);
        ImproveNetworks::Hidden hidden;
        scores.push_back(networks.score(head, row, hidden));
        successes.push_back(random.below(2) == 0 ? 0.0F : 1.0F);
        const float probability = 1 / (1 + std::exp(-scores.back()));
        networks.addGradient(head, row, hidden, probability - successes.back(), gradient);
    }
    found.output(name + "'s scores", scores, definition.scores(rows, false));
    definition.learn(rows, successes);
    found.gradients(
        blocks,
        [&](const ParameterBlock& block) {
            return Gradient{std::span(gradient).subspan(block.offset, block.size()), {}};
        },
        [&](const ParameterBlock& block) { return definition.gradient(block); });
}

} // namespace

void checkImprove(const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    ImproveNetworks networks = ImproveNetworks::fresh(seeds.parameters);
    disturb(networks.parameters, random);
    checkHead("sel", ImproveNetworks::sel, networks, random, found);
    checkHead("plc", ImproveNetworks::plc, networks, random, found);
}

} // namespace doppler
