// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/random_cases.h"

#include "core/graph/graph_builder.h"

namespace doppler {

namespace {

TopologyPtr randomDevices(Random& random)
{
    TopologyParts parts;
    parts.name = "random";
    const std::size_t count = 2 + random.below(3);
    for (std::size_t d = 0; d < count; ++d) {
        Device& device = parts.devices.emplace_back();
        device.name = "d" + std::to_string(d);
        device.flopsPerSecond = static_cast<double>(1 + random.below(2));
    }
    for (std::size_t i = 0; i < count * count; ++i)
        parts.links.push_back({1, 0, {}});
    return Topology::create(std::move(parts)).value();
}

GraphPtr randomGraph(Random& random, bool manyCosts)
{
    GraphBuilder builder("random");
    const std::size_t count = (manyCosts ? 10 : 4) + random.below(7);
    for (std::size_t v = 0; v < count; ++v) {
        Vertex vertex;
        vertex.flops = static_cast<double>(1 + random.below(9));
        if (random.below(8) == 0)
            vertex.allow = {"d0"};
        builder.addVertex(std::move(vertex));
    }
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            if (random.below(manyCosts ? 2 : 4) == 0)
                builder.addEdge({static_cast<std::uint32_t>(a),
                                 static_cast<std::uint32_t>(b),
                                 {},
                                 manyCosts ? random.uniform() : static_cast<double>(1 + random.below(3)),
                                 {}});
    return builder.build().value();
}

} // namespace

ProblemPtr randomProblem(std::uint64_t seed, bool manyCosts)
{
    Random random(seed);
    const TopologyPtr devices = randomDevices(random);
    return Problem::create(randomGraph(random, manyCosts), devices, {}).value();
}

void disturb(std::span<float> parameters, Random& random)
{
    for (float& x : parameters)
        x = 0.7F * x + 0.1F * static_cast<float>(random.uniform() - 0.5);
}

void drawTargets(EpisodeBatch& batch, Random& random)
{
    for (auto* targets : {&batch.selectTarget, &batch.placeTarget})
        for (float& target : *targets)
            target = static_cast<float>(random.uniform() - 0.4);
    for (std::size_t i = 0; i < batch.placeTarget.size(); ++i)
        if (!batch.allowed[i])
            batch.placeTarget[i] = 0;
    for (float& weight : batch.entropyWeight)
        weight = static_cast<float>(random.uniform());
}

std::vector<float> randomValues(std::size_t count, Random& random)
{
    std::vector<float> out(count);
    for (float& x : out)
        x = static_cast<float>(random.uniform() - 0.5);
    return out;
}

} // namespace doppler
