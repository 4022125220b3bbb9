// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/rollout.h"

#include "core/learn/base/cancellation.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;

} // namespace

Rollout::Rollout(const Problem& p, const GraphFeatures& f, const RolloutSettings& settings)
    : problem(p), features(f), order(settings.order), device(settings.device),
      biased(settings.startPrior > 0 || settings.guided), startPrior(static_cast<float>(settings.startPrior)),
      teacherOrder(settings.teacherOrder), hidden(settings.shape.hidden), episode(p),
      deviceRows(p.deviceCount()), sums(p.deviceCount() * settings.shape.hidden)
{
}

Placement Rollout::run(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                       EpisodeBatch& batch)
{
    return build({&heads, &encodings, rule, &random, nullptr, false}, batch);
}

Placement Rollout::imitate(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                           EpisodeBatch& batch)
{
    return build({&heads, &encodings, rule, &random, nullptr, true}, batch);
}

void Rollout::follow(PolicyHeads& heads, const Encodings& encodings, const Placement& placement,
                     std::span<const float> bias, EpisodeBatch& batch)
{
    build({&heads, &encodings, {}, nullptr, &placement, false, {}, bias}, batch);
}

void Rollout::replay(const Placement& placement, EpisodeBatch& batch)
{
    build({nullptr, nullptr, {}, nullptr, &placement, false}, batch);
}

Placement Rollout::goOn(PolicyHeads& heads, const Encodings& encodings, std::span<const PolicyChoice> first,
                        EpisodeBatch& batch)
{
    Random none(0);
    return build({&heads, &encodings, {}, &none, nullptr, false, first}, batch);
}

std::optional<PolicyChoice> Rollout::givenChoice(const Policies& policies) const
{
    const std::size_t step = episode.order().size();
    if (policies.given) {
        const VertexId next = policies.given->order[step];
        return PolicyChoice{next, policies.given->devices[next]};
    }
    if (step < policies.first.size())
        return policies.first[step];
    return std::nullopt;
}

Placement Rollout::build(Policies policies, EpisodeBatch& batch)
{
    batch.devices = problem.deviceCount();
    episode.reset();
    std::fill(sums.begin(), sums.end(), 0.0F);
    while (!episode.finished()) {
        throwIfCancelled();
        if (stepEncoder && policies.heads)
            encodeStep(policies);
        const VertexId v = select(policies, batch);
        const DeviceId d = place(policies, v, batch);
        batch.vertex.push_back(v);
        batch.device.push_back(d);
        batch.entropyWeight.push_back(0);
        addState(v, d, policies);
        episode.place(v, d);
    }
    batch.episodeStart.push_back(static_cast<std::uint32_t>(batch.steps()));
    return episode.placement();
}

void Rollout::encodeStep(Policies& policies)
{
    policies.encodings = &stepEncoder(episode);
    std::fill(sums.begin(), sums.end(), 0.0F);
    for (VertexId v : episode.order())
        addState(v, episode.device(v), policies);
}

void Rollout::addState(VertexId v, DeviceId d, const Policies& policies)
{
    if (!policies.heads || device != DeviceRule::Learned)
        return;
    const float* state = &policies.encodings->placeStates[v * hidden];
    float* sum = &sums[d * hidden];
    for (std::size_t i = 0; i < hidden; ++i)
        sum[i] += state[i];
}

VertexId Rollout::select(const Policies& policies, EpisodeBatch& batch)
{
    const auto ready = episode.candidates();
    const std::size_t n = ready.size();
    candidateRows.resize(n * vertexColumns);
    for (std::size_t c = 0; c < vertexColumns; ++c)
        zScore(
            n, [&](std::size_t i) { return features.raw[ready[i]][c]; },
            [&](std::size_t i, float z) { candidateRows[i * vertexColumns + c] = z; });
    std::size_t chosen = 0;
    const auto given = givenChoice(policies);
    if (given || order != OrderRule::Learned) {
        const VertexId next = given ? given->vertex : CandidateOrder{order, episode, features}.most();
        chosen = static_cast<std::size_t>(std::lower_bound(ready.begin(), ready.end(), next) - ready.begin());
    }
    if (order == OrderRule::Learned) {
        const std::size_t first = batch.candidate.size();
        batch.candidate.insert(batch.candidate.end(), ready.begin(), ready.end());
        batch.candidateFeatures.insert(batch.candidateFeatures.end(), candidateRows.begin(),
                                       candidateRows.end());
        batch.selectProbability.resize(first + n, 0.0F);
        batch.selectTarget.resize(first + n, 0.0F);
        batch.candidateStart.push_back(static_cast<std::uint32_t>(first + n));
        if (policies.heads) {
            const std::span<float> probabilities(&batch.selectProbability[first], n);
            policies.heads->select(*policies.encodings, std::span(batch.candidate).subspan(first),
                                   candidateRows, probabilities);
            if (!given)
                chosen = act(policies.rule, probabilities, {}, *policies.random);
        }
        batch.chosen.push_back(static_cast<std::uint32_t>(first + chosen));
        if (policies.teach)
            teachOrder(batch);
    }
    const auto row = candidateRows.begin() + static_cast<std::ptrdiff_t>(chosen * vertexColumns);
    batch.vertexFeatures.insert(batch.vertexFeatures.end(), row, row + vertexColumns);
    return ready[chosen];
}

DeviceId Rollout::place(const Policies& policies, VertexId v, EpisodeBatch& batch)
{
    const std::size_t devices = deviceRows.size();
    const std::size_t first = batch.steps() * devices;
    episode.deviceRows(v, deviceRows);
    batch.allowed.resize(first + devices, 0);
    for (DeviceId d : episode.devicesFor(v))
        batch.allowed[first + d] = 1;
    std::size_t chosen = 0;
    const auto choice = givenChoice(policies);
    const bool given = choice && choice->device;
    if (given) {
        chosen = *choice->device;
        batch.allowed[first + chosen] = 1; // an earlier episode need not have filled memory in this order
    } else if (device != DeviceRule::Learned) {
        const auto may = episode.devicesFor(v);
        chosen = *std::min_element(may.begin(), may.end(), [&](DeviceId a, DeviceId b) {
            return deviceRows[a][4] < deviceRows[b][4];
        });
    }
    if (device != DeviceRule::Learned)
        return DeviceId{chosen};
    batch.deviceFeatures.resize((first + devices) * deviceColumns);
    for (std::size_t c = 0; c < deviceColumns; ++c)
        zScore(
            devices, [&](std::size_t d) { return deviceRows[d][c]; },
            [&](std::size_t d, float z) { batch.deviceFeatures[(first + d) * deviceColumns + c] = z; });
    batch.placeProbability.resize(first + devices, 0.0F);
    batch.placeTarget.resize(first + devices, 0.0F);
    writeBias(policies, v, batch);
    if (policies.heads) {
        const std::span<float> probabilities(&batch.placeProbability[first], devices);
        const auto allowed = std::span(batch.allowed).subspan(first);
        policies.heads->place(
            *policies.encodings, v, std::span(batch.vertexFeatures).subspan(batch.steps() * vertexColumns),
            std::span(batch.deviceFeatures).subspan(first * deviceColumns), allowed, sums,
            std::span(batch.placeBias).subspan(batch.placeBias.empty() ? 0 : first), probabilities);
        if (!given)
            chosen = act(policies.rule, probabilities, allowed, *policies.random);
        if (policies.teach)
            teachDevice(batch);
    }
    return DeviceId{chosen};
}

void Rollout::writeBias(const Policies& policies, VertexId v, EpisodeBatch& batch) const
{
    const std::size_t devices = deviceRows.size();
    const std::size_t first = batch.steps() * devices;
    if (!policies.bias.empty()) {
        const auto row = policies.bias.subspan(v * devices, devices);
        batch.placeBias.insert(batch.placeBias.end(), row.begin(), row.end());
    } else if (biased) {
        for (std::size_t d = 0; d < devices; ++d)
            batch.placeBias.push_back(-startPrior * batch.deviceFeatures[(first + d) * deviceColumns + 4]);
    }
}

void Rollout::teachOrder(EpisodeBatch& batch) const
{
    const auto ready = episode.candidates();
    const std::span<float> target = std::span(batch.selectTarget).last(ready.size());
    const CandidateOrder urgency = teacher();
    const VertexId best = urgency.most();
    const auto isBest = [&](VertexId v) { return urgency.takes(v, best); };
    const auto ties = static_cast<float>(std::count_if(ready.begin(), ready.end(), isBest));
    for (std::size_t i = 0; i < ready.size(); ++i)
        target[i] = isBest(ready[i]) ? 1 / ties : 0;
}

void Rollout::teachDevice(EpisodeBatch& batch) const
{
    const std::span<float> target = std::span(batch.placeTarget).last(deviceRows.size());
    const auto allowed = std::span(batch.allowed).last(deviceRows.size());
    const double least = leastStart([&](std::size_t d) { return allowed[d] != 0; });
    float ties = 0;
    for (std::size_t d = 0; d < deviceRows.size(); ++d)
        ties += allowed[d] && deviceRows[d][4] == least ? 1.0F : 0.0F;
    for (std::size_t d = 0; d < deviceRows.size(); ++d)
        target[d] = allowed[d] && deviceRows[d][4] == least ? 1 / ties : 0;
}

} // namespace doppler
