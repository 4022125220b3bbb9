// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/guided_episodes.h"

#include "core/learn/inputs/guide_features.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int mostJoining = 4;
constexpr int mostDraws = 20; ///< For an episode that differs from its guide.
/// Of the merits of an update, which are 0 or 1: where nearly all are alike, the odd one shall not count for
/// more than this makes of it.
constexpr double leastDeviation = 0.1;

/// A guide that is out of memory is read as if there were enough.
Schedule runInAnyMemory(const Problem& problem, const RatedPlacement& guide)
{
    ModelOptions model = problem.model();
    model.memory = MemoryRule::Ignore;
    return Simulator(problem.withModel(model).value()).run(guide.placement);
}

} // namespace

GuidedEpisodes::GuidedEpisodes(const Problem& onProblem, const RolloutSettings& from,
                               const ParameterLayout& layout, std::span<const float> parameters)
    : problem(onProblem), settings(from), neighbourhood(onProblem), head(layout.guideHead, parameters)
{
}

void GuidedEpisodes::begin(std::optional<RatedPlacement> guide)
{
    present = std::move(guide);
    replayed = false;
    lineages.clear();
    head.forgetGradient();
}

void GuidedEpisodes::replayGuide(Simulator& simulator, const EpisodeBatch& batch, const Replay& replay)
{
    Lineage& lineage = lineages.emplace_back();
    lineage.episode = batch.episodes();
    const Schedule run = simulator.run(present->placement);
    lineage.rows =
        guideFeatures(problem, run.outOfMemory ? runInAnyMemory(problem, *present) : run, present->placement);
    scores.resize(problem.vertexCount() * problem.deviceCount());
    head.scores(lineage.rows, scores);
    replay(present->placement, scores);
    const std::size_t first = batch.episodeStart[lineage.episode];
    const std::size_t devices = batch.devices;
    lineage.probability.assign((batch.steps() - first) * devices, 0);
    double sum = 0;
    for (std::size_t t = first; t < batch.steps(); ++t) {
        const float* probability = &batch.placeProbability[t * devices];
        const double own = std::max(static_cast<double>(probability[batch.device[t]]), 1e-12);
        for (DeviceId d : problem.allowedDevices(VertexId{batch.vertex[t]})) {
            if (d == batch.device[t])
                continue;
            const double odds = std::max(static_cast<double>(probability[d]), 1e-12) / own;
            lineage.pairs.push_back((t - first) * devices + d);
            lineage.probability[lineage.pairs.back()] = odds;
            sum += odds;
        }
    }
    for (std::size_t pair : lineage.pairs)
        lineage.probability[pair] /= sum;
    replayed = true;
}

std::vector<std::array<float, NetworkShape::guideFeatures>> GuidedEpisodes::lastFeatures(VertexId v) const
{
    std::vector<std::array<float, NetworkShape::guideFeatures>> out(problem.deviceCount());
    auto from = lineages.back().rows.begin() +
                static_cast<std::ptrdiff_t>(v * out.size() * NetworkShape::guideFeatures);
    for (auto& row : out) {
        std::copy_n(from, row.size(), row.begin());
        from += static_cast<std::ptrdiff_t>(row.size());
    }
    return out;
}

std::size_t GuidedEpisodes::drawPair(Random& random) const
{
    const Lineage& lineage = lineages.back();
    if (random.uniform() < settings.guideUniform)
        return lineage.pairs[random.below(lineage.pairs.size())];
    double left = random.uniform();
    for (std::size_t pair : lineage.pairs) {
        left -= lineage.probability[pair];
        if (left < 0)
            return pair;
    }
    return lineage.pairs.back(); // the probabilities sum to 1 but for rounding
}

void GuidedEpisodes::move(VertexId v, DeviceId d, Random& random, Placement& placement) const
{
    std::vector<VertexId> group{v};
    for (int i = 0; i < mostJoining && random.uniform() < settings.guideJoin; ++i) {
        const VertexId next = neighbourhood.drawNeighbour(random, group[random.below(group.size())]);
        if (!next.valid())
            break;
        if (problem.allowed(next, d))
            group.push_back(next);
    }
    for (VertexId member : group)
        for (VertexId together : problem.movesTogether(member))
            placement.devices[together] = d;
}

Placement GuidedEpisodes::build(Simulator& simulator, Random& random, const EpisodeBatch& batch,
                                const Replay& replay)
{
    if (!replayed)
        replayGuide(simulator, batch, replay);
    Lineage& lineage = lineages.back();
    Placement placement = present->placement;
    if (lineage.pairs.empty())
        return placement;
    Child& child = lineage.children.emplace_back();
    for (int i = 0; i < mostDraws && placement.devices == present->placement.devices; ++i) {
        child.pair = drawPair(random);
        const std::size_t step = batch.episodeStart[lineage.episode] + child.pair / batch.devices;
        move(VertexId{batch.vertex[step]}, DeviceId{child.pair % batch.devices}, random, placement);
    }
    const double policy = (1 - settings.guideUniform) * lineage.probability[child.pair];
    child.weight = policy / (policy + settings.guideUniform / static_cast<double>(lineage.pairs.size()));
    return placement;
}

void GuidedEpisodes::judged(const RatedPlacement& rated, bool accepted)
{
    if (present && !lineages.back().children.empty())
        lineages.back().children.back().merit = accepted && rated.makespan != present->makespan ? 1 : 0;
    if (!accepted)
        return;
    replayed = replayed && present && rated.placement == present->placement;
    present = rated;
}

void GuidedEpisodes::differentiate(EpisodeBatch& batch, std::size_t all, double entropyWeight)
{
    double sum = 0;
    double count = 0;
    for (const Lineage& lineage : lineages)
        for (const Child& child : lineage.children)
            if (child.merit) {
                sum += *child.merit;
                ++count;
            }
    if (count == 0)
        return;
    const double mean = sum / count;
    const double deviation = std::sqrt(mean * (1 - mean)); // of values that are 0 or 1
    const auto share = 1 / static_cast<double>(all);
    for (const Lineage& lineage : lineages)
        differentiate(lineage, batch, mean, share / std::max(deviation, leastDeviation),
                      entropyWeight * share);
}

/// By the score of d at step t: for a change (t, d) that was drawn with advantage A, A (1 - P(t, d)), for
/// every other one - A P; and by the score of the guide's own device, against which all of the step's are
/// measured, the opposite. The targets of a step sum to 0, so that its loss has them as its derivative as
/// they are.
void GuidedEpisodes::differentiate(const Lineage& lineage, EpisodeBatch& batch, double mean, double scale,
                                   double entropyWeight)
{
    std::vector<double> gain(lineage.probability.size(), 0);
    double sum = 0;
    double count = 0;
    for (const Child& child : lineage.children) {
        if (!child.merit)
            continue;
        const double advantage = (*child.merit - mean) * scale * child.weight;
        gain[child.pair] += advantage;
        sum += advantage;
        ++count;
    }
    double entropy = 0;
    for (std::size_t pair : lineage.pairs)
        entropy -= lineage.probability[pair] * std::log(std::max(lineage.probability[pair], 1e-300));
    scores.assign(problem.vertexCount() * batch.devices, 0.0F);
    const std::size_t first = batch.episodeStart[lineage.episode];
    for (std::size_t pair : lineage.pairs) {
        const double p = lineage.probability[pair];
        const auto by = static_cast<float>(
            gain[pair] - sum * p - entropyWeight * count * p * (std::log(std::max(p, 1e-300)) + entropy));
        const std::size_t step = first + pair / batch.devices;
        const std::size_t device = pair % batch.devices;
        batch.placeTarget[step * batch.devices + device] += by;
        batch.placeTarget[step * batch.devices + batch.device[step]] -= by;
        float* byScores = &scores[batch.vertex[step] * batch.devices];
        byScores[device] -= by;
        byScores[batch.device[step]] += by;
    }
    head.differentiate(lineage.rows, scores);
}

} // namespace doppler
