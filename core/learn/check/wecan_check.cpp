// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/wecan_network.h"
#include "core/learn/torch/wecan_definition.h"

#include <algorithm>

namespace doppler {

namespace {

void checkWecanShape(const WecanShape& shape, bool manyCosts, const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, manyCosts);
    const WecanGraph graph(*problem);
    const WecanLayout layout(shape);
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    WecanNetwork fast(*problem, graph, layout);
    fast.load(parameters);
    WecanDefinition defined(*problem, graph, layout, parameters, Precision::Double);
    const WecanScores scores = fast.scores();
    const WecanScores expected = defined.scores();
    const auto floats = [](const WecanScores& of) {
        return std::vector<float>(of.skip.begin(), of.skip.end());
    };
    found.output("pairs", scores.pairs, expected.pairs);
    found.output("skip", floats(scores), floats(expected));
    const std::vector<float> byPairs = randomValues(graph.vertices * graph.devices, random);
    std::array<double, 3> bySkip{};
    std::ranges::copy(randomValues(3, random), bySkip.begin());
    fast.learn(byPairs, bySkip);
    defined.learn(byPairs, bySkip);
    std::vector<float> gradient(layout.size);
    fast.gradient(gradient);
    found.gradients(
        layout.blocks,
        [&](const ParameterBlock& block) {
            return Gradient{valuesOf(std::span<const float>(gradient), block), {}};
        },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace

void checkWecan(const CaseSeeds& seeds, Deviations& found)
{
    checkWecanShape({32, 2}, false, seeds, found);
    checkWecanShape({10, 1}, true, seeds, found); // a width that heads don't divide
}

} // namespace doppler
