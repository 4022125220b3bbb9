// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/inputs/key_features.h"
#include "core/learn/networks/regal_network.h"
#include "core/learn/torch/regal_definition.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/placers/search/key_proposals.h"

namespace doppler {

namespace {

void checkRegalShape(const NetworkShape& shape, bool manyCosts, const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, manyCosts);
    const GraphFeatures features(*problem);
    const RegalLayout layout(shape);
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    RegalNetwork fast(features, shape, layout, parameters);
    RegalDefinition defined(features, shape, layout, parameters, Precision::Double);
    Assignment start(problem->vertexCount());
    drawAssignment(*problem, random, start);
    const std::vector<float> keys = keyFeatures(*problem, start);
    found.output("logits", fast.encode(keys, true), defined.encode(keys, true));
    const std::vector<float> byLogits =
        randomValues(keys.size() / keyFeatureCount * KeyProposals::count, random);
    fast.differentiate(byLogits);
    defined.differentiate(byLogits);
    found.gradients(
        layout.blocks, [&](const ParameterBlock& block) { return fast.gradient(block); },
        [&](const ParameterBlock& block) { return defined.gradient(block); });
}

} // namespace

void checkRegal(const CaseSeeds& seeds, Deviations& found)
{
    checkRegalShape({32, 4}, false, seeds, found);
    checkRegalShape({16, 3}, true, seeds, found);
}

} // namespace doppler
