// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/network_check.h"
#include "core/learn/check/random_cases.h"
#include "core/learn/networks/placeto_network.h"
#include "core/learn/torch/placeto_definition.h"

namespace doppler {

namespace {

/// Random features of all vertices, as both networks take them.
struct Features {
    Features(const PlacetoGraph& graph, Random& random)
        : plain(randomValues(graph.vertices * graph.width(), random)), padded(graph.vertices, graph.width())
    {
        for (std::size_t v = 0; v < graph.vertices; ++v)
            std::copy_n(&plain[v * graph.width()], graph.width(), padded[v]);
    }
    std::vector<float> plain;
    Rows padded;
};

void checkSettings(const PlacetoNetwork::Settings& settings, const CaseSeeds& seeds, Deviations& found)
{
    Random random(seeds.parameters);
    const ProblemPtr problem = randomProblem(seeds.problem, seeds.problem % 2 == 0);
    const PlacetoGraph graph(*problem);
    const PlacetoLayout layout(graph.devices);
    std::vector<float> parameters = initialParameters(layout, seeds.parameters);
    disturb(parameters, random);
    PlacetoNetwork fast(graph, layout, settings);
    fast.load(parameters);
    fast.clearGradient();
    PlacetoDefinition defined(graph, layout, {settings.rounds, settings.meanPools}, parameters,
                              Precision::Double);
    for (int encoding = 0; encoding < 2; ++encoding) { // gradients of several encodings add up
        const Features features(graph, random);
        fast.encode(features.padded, true);
        defined.encode(features.plain, true);
        for (const VertexId v : problem->graph().vertices()) {
            found.output("logits", fast.logits(v), defined.logits(v));
            const std::vector<float> byLogits = randomValues(graph.devices, random);
            fast.learn(byLogits);
            defined.learn(byLogits);
        }
        fast.learnEncoding(features.padded);
        defined.learnEncoding();
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

} // namespace

void checkPlaceto(const CaseSeeds& seeds, Deviations& found)
{
    for (const bool meanPools : {false, true})
        for (const bool sharedEncoding : {false, true})
            checkSettings({3, meanPools, sharedEncoding}, seeds, found);
}

} // namespace doppler
