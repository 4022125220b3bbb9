// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/joint_rollout.h"

#include "core/learn/base/cancellation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
/// Of the device rows: the earliest time that the device can start the vertex.
constexpr std::size_t earliestStart = 4;
/// Pairs that a piece of an episode is closed at.
constexpr std::size_t pairsAtOnce = 512;

PolicyStep written(const PairBatch& step, std::span<const float> probabilities, VertexId v, DeviceId d)
{
    PolicyStep out;
    out.vertex = v;
    out.device = d;
    for (std::size_t i = 0; i < step.candidate.size(); ++i) {
        const auto own = probabilities.subspan(i * step.devices, step.devices);
        float sum = 0;
        for (float p : own)
            sum += p;
        out.candidates.emplace_back(step.candidate[i]);
        out.selectProbability.push_back(sum);
        if (out.candidates.back() != v)
            continue;
        for (float p : own)
            out.placeProbability.push_back(p / std::max(sum, std::numeric_limits<float>::min()));
    }
    return out;
}

} // namespace

JointRollout::JointRollout(const Problem& p, const GraphFeatures& f, const RolloutSettings& settings)
    : problem(p), features(f), teacherOrder(settings.teacherOrder), hidden(settings.shape.hidden), episode(p),
      orderCounts(p.model().schedule == ChooseTask::Given || p.model().schedule == ChooseTask::Strict)
{
}

void JointRollout::beginEpisode()
{
    episode.reset();
    rows.resize(problem.vertexCount() * problem.deviceCount());
    known.assign(problem.vertexCount(), false);
    sums.assign(problem.deviceCount() * hidden, 0.0F);
    lastOdds = {};
    hasSuccessor.assign(problem.vertexCount(), false);
    removable = 0;
}

void JointRollout::place(VertexId v, DeviceId d)
{
    episode.place(v, d);
    for (VertexId u : episode.candidates())
        if (known[u])
            rows[u * problem.deviceCount() + d] = episode.deviceRow(u, d);
}

void JointRollout::describe(PairBatch& batch)
{
    throwIfCancelled();
    const std::size_t devices = problem.deviceCount();
    const auto ready = episode.candidates();
    const std::size_t first = batch.candidate.size();
    batch.devices = devices;
    batch.candidate.insert(batch.candidate.end(), ready.begin(), ready.end());
    const std::size_t end = batch.candidate.size();
    batch.candidateStart.push_back(static_cast<std::uint32_t>(end));
    batch.vertexFeatures.resize(end * vertexColumns);
    batch.deviceFeatures.resize(end * devices * deviceColumns);
    batch.allowed.resize(end * devices, 0);
    batch.target.resize(end * devices, 0.0F);
    batch.entropyWeight.push_back(0);
    for (std::size_t c = 0; c < vertexColumns; ++c)
        zScore(
            ready.size(), [&](std::size_t i) { return features.raw[ready[i]][c]; },
            [&](std::size_t i, float z) { batch.vertexFeatures[(first + i) * vertexColumns + c] = z; });
    for (std::size_t i = 0; i < ready.size(); ++i) {
        const std::span<Episode::DeviceRow> own(&rows[ready[i] * devices], devices);
        if (!known[ready[i]]) {
            episode.deviceRows(ready[i], own);
            known[ready[i]] = true;
        }
        const std::size_t pair = (first + i) * devices;
        for (std::size_t c = 0; c < deviceColumns; ++c)
            zScore(
                devices, [&](std::size_t d) { return own[d][c]; },
                [&](std::size_t d, float z) { batch.deviceFeatures[(pair + d) * deviceColumns + c] = z; });
        for (DeviceId d : episode.devicesFor(ready[i]))
            batch.allowed[pair + d] = 1;
    }
}

void JointRollout::decide(JointHead& head, const JointEncodings& encodings)
{
    present.clear();
    describe(present);
    probabilities.resize(present.pairs());
    head.decide(encodings,
                {present.candidate, present.vertexFeatures, present.deviceFeatures, present.allowed, sums},
                probabilities);
}

void JointRollout::take(std::size_t pair, const JointEncodings& encodings)
{
    const VertexId v{present.candidate[pair / present.devices]};
    const DeviceId d{pair % present.devices};
    const float* state = &encodings.states[v * hidden];
    for (std::size_t c = 0; c < hidden; ++c)
        sums[d * hidden + c] += state[c];
    lastOdds.forward += std::log(static_cast<double>(probabilities[pair]));
    countRemovable(v);
    place(v, d);
}

void JointRollout::countRemovable(VertexId placed)
{
    ++removable;
    for (EdgeId e : problem.graph().inEdges(placed))
        if (const VertexId from = problem.graph().edge(e).from; !hasSuccessor[from]) {
            hasSuccessor[from] = true;
            --removable;
        }
    if (!orderCounts)
        lastOdds.backward -= std::log(static_cast<double>(removable));
}

Placement JointRollout::run(JointHead& head, const JointEncodings& encodings, const ActionRule& rule,
                            Random& random)
{
    beginEpisode();
    while (!episode.finished()) {
        decide(head, encodings);
        take(act(rule, probabilities, present.allowed, random), encodings);
    }
    return episode.placement();
}

Placement JointRollout::goOn(JointHead& head, const JointEncodings& encodings,
                             std::span<const PolicyChoice> first)
{
    beginEpisode();
    while (!episode.finished()) {
        const std::size_t step = episode.order().size();
        decide(head, encodings);
        if (step < first.size()) // what was not chosen has no probability
            for (std::size_t pair = 0; pair < probabilities.size(); ++pair)
                if (VertexId{present.candidate[pair / present.devices]} != first[step].vertex ||
                    (first[step].device && DeviceId{pair % present.devices} != *first[step].device))
                    probabilities[pair] = -1;
        take(static_cast<std::size_t>(std::max_element(probabilities.begin(), probabilities.end()) -
                                      probabilities.begin()),
             encodings);
    }
    return episode.placement();
}

std::vector<PolicyStep> JointRollout::steps(JointHead& head, const JointEncodings& encodings,
                                            const Placement& placement)
{
    beginEpisode();
    std::vector<PolicyStep> out;
    for (VertexId v : placement.order) {
        const DeviceId d = placement.devices[v];
        decide(head, encodings);
        out.push_back(written(present, probabilities, v, d));
        const auto at = std::find(present.candidate.begin(), present.candidate.end(), v.value);
        take(static_cast<std::size_t>(at - present.candidate.begin()) * present.devices + d, encodings);
    }
    return out;
}

void JointRollout::replay(const Placement& placement, bool withTeacher,
                          const std::function<void(PairBatch&)>& take)
{
    beginEpisode();
    PairBatch piece;
    while (!episode.finished()) {
        const std::size_t first = piece.candidate.size();
        const VertexId v = placement.order[episode.order().size()];
        const DeviceId d = placement.devices[v];
        describe(piece);
        if (withTeacher)
            teach(piece);
        const auto ready = episode.candidates();
        const auto at = std::lower_bound(ready.begin(), ready.end(), v) - ready.begin();
        piece.vertex.push_back(v);
        piece.device.push_back(d);
        piece.chosen.push_back(
            static_cast<std::uint32_t>((first + static_cast<std::size_t>(at)) * piece.devices + d));
        place(v, d);
        if (piece.pairs() >= pairsAtOnce || episode.finished()) {
            take(piece);
            piece.clear();
        }
    }
}

void JointRollout::teach(PairBatch& batch) const
{
    const std::size_t devices = batch.devices;
    const auto ready = episode.candidates();
    const std::size_t first = (batch.candidate.size() - ready.size()) * devices;
    const CandidateOrder urgency{teacherOrder, episode, features};
    const VertexId best = urgency.most();
    const auto isBest = [&](VertexId v) { return !urgency.before(best, v); };
    const auto vertices = static_cast<float>(std::count_if(ready.begin(), ready.end(), isBest));
    for (std::size_t i = 0; i < ready.size(); ++i) {
        if (!isBest(ready[i]))
            continue;
        const Episode::DeviceRow* own = &rows[ready[i] * devices];
        const auto may = std::span(batch.allowed).subspan(first + i * devices, devices);
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t d = 0; d < devices; ++d)
            if (may[d])
                least = std::min(least, own[d][earliestStart]);
        const auto earliest = [&](std::size_t d) { return may[d] && own[d][earliestStart] == least; };
        float ties = 0;
        for (std::size_t d = 0; d < devices; ++d)
            ties += earliest(d) ? 1.0F : 0.0F;
        for (std::size_t d = 0; d < devices; ++d)
            if (earliest(d))
                batch.target[first + i * devices + d] = 1 / (vertices * ties);
    }
}

} // namespace doppler
