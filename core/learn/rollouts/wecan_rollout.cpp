// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/wecan_rollout.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/dense.h"
#include "core/placers/scheduling/memory_tally.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

/// The part of the actions that is left, of at most two per vertex; above 0.
double left(std::size_t taken, std::size_t vertices)
{
    return 1 - static_cast<double>(taken) / static_cast<double>(2 * vertices);
}

double logOf(float probability)
{
    return std::log(static_cast<double>(std::max(probability, std::numeric_limits<float>::min())));
}

} // namespace

WecanRollout::WecanRollout(const Problem& p, const WecanGraph& g, Rules r)
    : problem(p), graph(g), rules(r), missing(g.vertices), ends(g.vertices),
      inputsThere(g.vertices * g.devices), devices(g.vertices), free(g.devices)
{
}

void WecanRollout::begin(const Manner& manner, WecanEpisode& out)
{
    out = {};
    if (manner.learns) {
        out.byPairs.assign(graph.vertices * graph.devices, 0.0F);
        out.entropyByPairs = out.byPairs;
    }
    now = 0;
    taken = 0;
    running = {};
    ready.clear();
    std::ranges::fill(devices, DeviceId{});
    for (const DeviceId d : problem.topology().devices())
        free[d] = problem.topology().device(d).slotCount;
    if (boundsMemory(problem))
        memory.emplace(problem);
    if (manner.follow) {
        orderIndex = graph.priority;
        for (std::uint32_t i = 0; i < manner.follow->order.size(); ++i)
            orderIndex[manner.follow->order[i]] = i;
    }
    for (const VertexId v : problem.graph().vertices()) {
        missing[v] = static_cast<std::uint32_t>(problem.graph().inEdges(v).size());
        if (missing[v] == 0)
            makeReady(v);
    }
}

void WecanRollout::makeReady(VertexId v)
{
    ready.insert(
        std::ranges::lower_bound(ready, graph.priority[v], {}, [&](VertexId u) { return graph.priority[u]; }),
        v);
    for (const DeviceId d : problem.allowedDevices(v)) {
        double& there = inputsThere[v * graph.devices + d];
        there = 0;
        for (const EdgeId id : problem.graph().inEdges(v)) {
            const Edge& e = problem.graph().edge(id);
            there = std::max(there, ends[e.from] + problem.transferSeconds(e.tensor, devices[e.from], d));
        }
    }
}

std::span<const DeviceId> WecanRollout::devicesOf(VertexId v)
{
    for (const VertexId with : problem.movesTogether(v))
        if (devices[with].valid())
            return {&devices[with], 1};
    if (!memory)
        return problem.allowedDevices(v);
    memory->findFitting(v, possible);
    return possible;
}

void WecanRollout::findPairs()
{
    pairs.clear();
    if (std::ranges::all_of(free, [](std::uint32_t slots) { return slots == 0; }))
        return;
    for (const VertexId v : ready)
        for (const DeviceId d : devicesOf(v))
            if (free[d] > 0)
                pairs.push_back({v, d});
}

void WecanRollout::weigh(const WecanScores& scores)
{
    probability.clear();
    for (const auto& [v, d] : pairs) {
        const std::size_t at = v * graph.devices + d;
        const double wait = rules.transfers ? std::max(inputsThere[at] - now, 0.0) : 0.0;
        probability.push_back(scores.pairs[at] + static_cast<float>(std::log(graph.suitability(
                                                     v, wait + problem.computeSeconds(v, d)))));
    }
    if (maySkip()) {
        const auto& [a, b, c] = scores.skip;
        probability.push_back(static_cast<float>(a * std::pow(left(taken, graph.vertices), b) + c));
    }
    softmax(probability);
}

/// The first pair of the placement that is possible; otherwise a skip, or, where nothing else is possible,
/// the most probable pair.
std::size_t WecanRollout::followed(const Placement& placement) const
{
    std::size_t best = pairs.size();
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (placement.devices[pairs[i].vertex] == pairs[i].device &&
            (best == pairs.size() || orderIndex[pairs[i].vertex] < orderIndex[pairs[best].vertex]))
            best = i;
    if (best == pairs.size() && !maySkip())
        best = static_cast<std::size_t>(std::ranges::max_element(probability) - probability.begin());
    return best;
}

std::size_t WecanRollout::repeated(std::uint32_t action) const
{
    std::size_t i = 0;
    while (i < pairs.size() && pairs[i].vertex * graph.devices + pairs[i].device != action)
        ++i;
    return i;
}

std::size_t WecanRollout::choose(const Manner& manner)
{
    if (manner.repeat)
        return repeated((*manner.repeat)[taken]);
    if (manner.follow)
        return followed(*manner.follow);
    Random unused(0);
    return act(manner.rule, probability, {}, manner.random ? *manner.random : unused);
}

/// The derivative of log p by score i is [i is the action] - p_i; that of the entropy H is
/// - p_i (log p_i + H).
void WecanRollout::learn(std::size_t action, double entropy, const WecanScores& scores,
                         WecanEpisode& out) const
{
    const auto byScore = [&](std::size_t i) {
        return (i == action ? 1 : 0) - static_cast<double>(probability[i]);
    };
    const auto entropyByScore = [&](std::size_t i) {
        return -static_cast<double>(probability[i]) * (logOf(probability[i]) + entropy);
    };
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const std::size_t at = pairs[i].vertex * graph.devices + pairs[i].device;
        out.byPairs[at] += static_cast<float>(byScore(i));
        out.entropyByPairs[at] += static_cast<float>(entropyByScore(i));
    }
    if (!maySkip())
        return;
    const double rest = left(taken, graph.vertices);
    const double power = std::pow(rest, scores.skip[1]);
    const std::array<double, 3> slopes{power, scores.skip[0] * power * std::log(rest), 1};
    for (std::size_t i = 0; i < 3; ++i) {
        out.bySkip[i] += byScore(pairs.size()) * slopes[i];
        out.entropyBySkip[i] += entropyByScore(pairs.size()) * slopes[i];
    }
}

/// The probabilities of a step are those of its starts, given that something starts.
void WecanRollout::tell(std::size_t action, WecanEpisode& out) const
{
    PolicyStep& step = out.told.emplace_back();
    step.vertex = pairs[action].vertex;
    step.device = pairs[action].device;
    step.placeProbability.assign(graph.devices, 0.0F);
    float starts = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (step.candidates.empty() || step.candidates.back() != pairs[i].vertex) {
            step.candidates.push_back(pairs[i].vertex);
            step.selectProbability.push_back(0);
        }
        step.selectProbability.back() += probability[i];
        starts += probability[i];
        if (pairs[i].vertex == step.vertex)
            step.placeProbability[pairs[i].device] = probability[i];
    }
    const auto scale = [](std::vector<float>& values, float sum) {
        for (float& x : values)
            x = sum > 0 ? x / sum : 0;
    };
    float own = 0;
    for (const float x : step.placeProbability)
        own += x;
    scale(step.placeProbability, own);
    scale(step.selectProbability, starts);
}

void WecanRollout::note(std::size_t action, const WecanScores& scores, const Manner& manner,
                        WecanEpisode& out)
{
    out.actions.push_back(
        action == pairs.size()
            ? static_cast<std::uint32_t>(graph.vertices * graph.devices)
            : static_cast<std::uint32_t>(pairs[action].vertex * graph.devices + pairs[action].device));
    double entropy = 0;
    for (const float p : probability)
        entropy -= static_cast<double>(p) * logOf(p);
    out.entropy += entropy;
    out.logProbability += logOf(probability[action]);
    if (manner.learns)
        learn(action, entropy, scores, out);
    if (manner.tells && action < pairs.size())
        tell(action, out);
}

void WecanRollout::start(const Pair& pair, WecanEpisode& out)
{
    const auto [v, d] = pair;
    devices[v] = d;
    ends[v] = std::max(now, inputsThere[v * graph.devices + d]) + problem.computeSeconds(v, d);
    out.end = std::max(out.end, ends[v]);
    out.placement.order.push_back(v);
    ready.erase(std::ranges::find(ready, v));
    --free[d];
    if (memory)
        memory->place(v, d);
    running.push({ends[v], v});
}

/// Everything that ends by then has ended.
void WecanRollout::moveTo(double time)
{
    now = time;
    while (!running.empty() && running.top().time <= now) {
        const VertexId v = running.top().vertex;
        running.pop();
        ++free[devices[v]];
        for (const Edge& e : problem.graph().outEdges(v))
            if (--missing[e.to] == 0)
                makeReady(e.to);
    }
}

void WecanRollout::play(const WecanScores& scores, const Manner& manner, WecanEpisode& out)
{
    begin(manner, out);
    while (out.placement.order.size() < graph.vertices) {
        throwIfCancelled();
        findPairs();
        weigh(scores);
        const std::size_t action = choose(manner);
        note(action, scores, manner, out);
        ++taken;
        if (action < pairs.size()) {
            start(pairs[action], out);
            moveTo(now); // what takes no time ends at once
        } else {
            moveTo(running.top().time);
        }
    }
    out.placement.devices = devices;
}

} // namespace doppler
