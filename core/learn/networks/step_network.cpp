// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/step_network.h"

#include <algorithm>

namespace doppler {

namespace {

/// One step of a batch, as a batch that begins within an episode.
EpisodeBatch stepOf(const EpisodeBatch& batch, std::size_t t)
{
    EpisodeBatch out;
    // Rows of so many values, of what the batch may not have at all.
    const auto copy = [](const auto& from, std::size_t first, std::size_t last, std::size_t each, auto& to) {
        if (!from.empty())
            to.assign(from.begin() + static_cast<std::ptrdiff_t>(first * each),
                      from.begin() + static_cast<std::ptrdiff_t>(last * each));
    };
    out.devices = batch.devices;
    out.episodeStart = {0, 1};
    out.vertex = {batch.vertex[t]};
    out.device = {batch.device[t]};
    out.entropyWeight = {batch.entropyWeight[t]};
    if (!batch.candidate.empty()) {
        const std::uint32_t first = batch.candidateStart[t];
        const std::uint32_t last = batch.candidateStart[t + 1];
        out.candidateStart.push_back(last - first);
        out.chosen = {batch.chosen[t] - first};
        copy(batch.candidate, first, last, 1, out.candidate);
        copy(batch.candidateFeatures, first, last, NetworkShape::vertexFeatures, out.candidateFeatures);
        copy(batch.selectTarget, first, last, 1, out.selectTarget);
    }
    copy(batch.vertexFeatures, t, t + 1, NetworkShape::vertexFeatures, out.vertexFeatures);
    copy(batch.deviceFeatures, t, t + 1, batch.devices * NetworkShape::deviceFeatures, out.deviceFeatures);
    copy(batch.allowed, t, t + 1, batch.devices, out.allowed);
    copy(batch.placeTarget, t, t + 1, batch.devices, out.placeTarget);
    copy(batch.placeBias, t, t + 1, batch.devices, out.placeBias);
    return out;
}

} // namespace

StepNetwork::StepNetwork(const Problem& onProblem, GraphFeatures& graphFeatures, PolicyBackend& ofPolicies)
    : problem(onProblem), features(graphFeatures), network(ofPolicies), episode(onProblem)
{
    for (VertexId v : problem.graph().vertices()) {
        longestPath = std::max(longestPath, features.levels.bLevel[v]);
        evenShare += problem.meanComputeSeconds(v) / static_cast<double>(problem.deviceCount());
    }
}

void StepNetwork::describe(const Episode& before)
{
    const auto share = [](double part, double whole) {
        return static_cast<float>(whole > 0 ? part / whole : 0);
    };
    const auto changing = [&](VertexId v) {
        return &features.standard[v * features.inputs + GraphFeatures::columns];
    };
    for (VertexId v : problem.graph().vertices()) {
        float* columns = changing(v);
        const bool placed = before.placed(v);
        columns[0] = placed ? 1 : 0;
        columns[1] = 0;
        columns[2] = placed ? share(before.start(v), longestPath) : 0;
        columns[3] = placed ? share(before.assignedSeconds(before.device(v)), evenShare) : 0;
    }
    for (VertexId v : before.candidates())
        changing(v)[1] = 1;
}

const Encodings& StepNetwork::encode(const Episode& before, bool learning)
{
    describe(before);
    return network.encode(learning, true);
}

LossReport StepNetwork::differentiate(const EpisodeBatch& batch)
{
    LossReport all;
    for (std::size_t e = 0; e < batch.episodes(); ++e) {
        episode.reset();
        std::vector<std::uint32_t> vertices, devices; // placed before the step
        for (std::size_t t = batch.episodeStart[e]; t < batch.episodeStart[e + 1]; ++t) {
            EpisodeBatch step = stepOf(batch, t);
            step.earlierVertex = vertices;
            step.earlierDevice = devices;
            encode(episode, true);
            const LossReport own = network.differentiate(step, {t == 0, t + 1 == batch.steps()});
            all.loss += own.loss;
            all.entropy += own.entropy / static_cast<double>(batch.steps());
            vertices.push_back(batch.vertex[t]);
            devices.push_back(batch.device[t]);
            episode.place(VertexId{batch.vertex[t]}, DeviceId{batch.device[t]});
        }
    }
    return all;
}

} // namespace doppler
