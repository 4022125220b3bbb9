// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/giph_network.h"
#include "core/learn/torch/giph_definition.h"
#include "core/placers/scheduling/random_assignment.h"

namespace doppler {

void checkGiph(const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, seeds.problem % 2 == 0);
    const GiphGraph graph(problem);
    const GiphLayout layout;
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    GiphNetwork fast(graph, layout);
    fast.load(parameters);
    fast.clearGradient();
    GiphDefinition defined(graph, layout, parameters, Precision::Double);
    GiphReader reader(graph);
    MoveEvaluator evaluator(problem, true);
    GiphState state;
    Placement placement;
    placement.devices.resize(problem->vertexCount());
    for (int moment = 0; moment < 3; ++moment) { // gradients of several moments add up
        drawAssignment(*problem, random, placement.devices);
        const double makespan = evaluator.start(placement);
        reader.read({placement.devices, evaluator.taskTimes(), evaluator.criticalPath(), makespan}, state);
        found.output("scores", fast.scores(state), defined.scores(state));
        const std::vector<float> byScores = randomValues(graph.nodes(), random);
        fast.learn(state, byScores);
        defined.learn(byScores);
    }
    std::vector<float> gradient(layout.size);
    fast.gradient(gradient);
    found.gradients(
        layout.blocks,
        [&](const ParameterBlock& block) {
            return Gradient{std::span(gradient).subspan(block.offset, block.size()), {}};
        },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace doppler
