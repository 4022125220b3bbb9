// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/giph_rollout.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/base/memory_cost.h"
#include "core/learn/kernels/dense.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/training/placeto_visits.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A trace holds the probabilities of at most so many vertices, summed over its steps. Steps after that hold
/// only those of the vertex that was moved.
constexpr std::size_t mostTold = 1 << 22;

} // namespace

std::vector<double> rewardsOf(const GiphEpisode& episode, double unit)
{
    std::vector<double> out(episode.steps());
    for (std::size_t t = 0; t < out.size(); ++t)
        out[t] = (episode.makespan[t] - episode.makespan[t + 1]) / unit;
    return out;
}

GiphRollout::GiphRollout(const ProblemPtr& on, const GiphLayout& layout, std::size_t stepsPerVertex)
    : problem(on), graph(on), reader(graph), network(graph, layout), evaluator(on, true),
      outOfMemory(outOfMemoryCost(*on)), allSteps(stepsPerVertex * placetoVisits(*on).size()),
      parameterCount(layout.size), allowed(graph.nodes()), probability(graph.nodes()), byScores(graph.nodes())
{
}

void GiphRollout::begin(const Assignment& start)
{
    placement.devices = start;
    moved = {};
    if (!boundsMemory(*problem))
        return;
    memory.emplace(*problem);
    for (const VertexId v : problem->graph().topologicalOrder())
        memory->place(v, start[v]);
}

void GiphRollout::change(VertexId v, DeviceId d)
{
    for (const VertexId with : problem->movesTogether(v)) {
        if (memory) {
            memory->remove(with);
            memory->place(with, d);
        }
        placement.devices[with] = d;
    }
    moved = v;
}

void GiphRollout::readState()
{
    reader.read({placement.devices, evaluator.taskTimes(), evaluator.criticalPath(), outOfMemory}, state);
}

/// Of v's nodes those where it fits; what it has where it is, it could have elsewhere.
void GiphRollout::allowFitting(VertexId v)
{
    for (const VertexId with : problem->movesTogether(v))
        memory->remove(with);
    memory->findFitting(v, fitting);
    for (const VertexId with : problem->movesTogether(v))
        memory->place(with, placement.devices[with]);
    const RowRange nodes = graph.nodesOf(v);
    for (std::size_t n = nodes.first; n < nodes.last; ++n)
        if (!std::ranges::binary_search(fitting, graph.deviceOf[n]))
            allowed[n] = 0;
}

/// All nodes but the pivots, without those of what was moved last. Where only that can move, it may. Whether
/// any is left.
bool GiphRollout::allow()
{
    std::fill(allowed.begin(), allowed.end(), std::uint8_t{1});
    for (const VertexId v : problem->graph().vertices()) {
        if (memory && problem->allowedDevices(v).size() > 1)
            allowFitting(v);
        allowed[graph.nodeOf(v, placement.devices[v])] = 0;
    }
    const auto anyLeft = [this] { return std::ranges::find(allowed, 1) != allowed.end(); };
    if (!moved.valid())
        return anyLeft();
    const std::vector<std::uint8_t> all = allowed;
    for (const VertexId v : problem->movesTogether(moved)) {
        const RowRange nodes = graph.nodesOf(v);
        std::fill_n(allowed.begin() + static_cast<std::ptrdiff_t>(nodes.first), nodes.last - nodes.first,
                    std::uint8_t{0});
    }
    if (anyLeft())
        return true;
    allowed = all;
    return anyLeft();
}

std::uint32_t GiphRollout::choose(const Manner& manner) const
{
    if (!manner.random)
        return static_cast<std::uint32_t>(std::ranges::max_element(probability) - probability.begin());
    double left = manner.random->uniform();
    std::size_t last = 0;
    for (std::size_t n = 0; n < allowed.size(); ++n) { // whatever the probabilities are: it may diverge
        if (!allowed[n])
            continue;
        last = n;
        left -= static_cast<double>(probability[n]);
        if (left < 0)
            break;
    }
    return static_cast<std::uint32_t>(last);
}

void GiphRollout::writeDown(std::uint32_t node, const Manner& manner, GiphEpisode& out)
{
    out.vertex.push_back(graph.vertexOf[node]);
    out.device.push_back(graph.deviceOf[node]);
    double entropy = 0;
    for (const float p : probability)
        if (p > 0)
            entropy -= static_cast<double>(p) * std::log(static_cast<double>(p));
    out.entropy.push_back(entropy);
    out.logProbability.push_back(
        std::log(static_cast<double>(std::max(probability[node], std::numeric_limits<float>::min()))));
    if (manner.tells)
        tell(node, out);
    if (!manner.learns)
        return;
    for (std::size_t n = 0; n < byScores.size(); ++n)
        byScores[n] = (n == node ? 1.0F : 0.0F) - probability[n];
    network.clearGradient();
    network.learn(state, byScores);
    out.gradients.resize(out.gradients.size() + parameterCount);
    network.gradient(std::span(out.gradients).last(parameterCount));
}

void GiphRollout::tell(std::uint32_t node, GiphEpisode& out) const
{
    const std::size_t before = out.told.size() * problem->vertexCount();
    PolicyStep& step = out.told.emplace_back();
    step.vertex = graph.vertexOf[node];
    step.device = graph.deviceOf[node];
    step.placeProbability.resize(problem->deviceCount());
    for (const VertexId v : problem->graph().vertices()) {
        const RowRange nodes = graph.nodesOf(v);
        float sum = 0;
        bool isCandidate = false;
        for (std::size_t n = nodes.first; n < nodes.last; ++n) {
            sum += probability[n];
            isCandidate = isCandidate || allowed[n];
        }
        if (!isCandidate || (v != step.vertex && before >= mostTold))
            continue;
        step.candidates.push_back(v);
        step.selectProbability.push_back(sum);
        if (v == step.vertex)
            for (std::size_t n = nodes.first; n < nodes.last; ++n)
                step.placeProbability[graph.deviceOf[n]] = sum > 0 ? probability[n] / sum : 0;
    }
}

void GiphRollout::play(Assignment start, const Manner& manner, GiphEpisode& out)
{
    out = {};
    out.start = std::move(start);
    begin(out.start);
    out.makespan.push_back(std::min(evaluator.start(placement), outOfMemory));
    out.best = {placement, out.makespan.back()};
    const std::size_t steps = std::min(manner.mostSteps, allSteps);
    out.isWhole = steps == allSteps;
    for (std::size_t t = 0; t < steps; ++t) {
        throwIfCancelled();
        if (!allow())
            return;
        if (manner.isUniform) {
            std::ranges::fill(probability, 0.0F);
        } else {
            readState();
            std::ranges::copy(network.scores(state), probability.begin());
        }
        softmax(probability, allowed.data());
        const std::uint32_t node = choose(manner);
        writeDown(node, manner, out);
        const VertexId v = graph.vertexOf[node];
        const DeviceId d = graph.deviceOf[node];
        const double makespan = std::min(evaluator.tryMove(v, d), outOfMemory);
        evaluator.accept();
        change(v, d);
        out.makespan.push_back(makespan);
        countSimulated();
        if (makespan < out.best.makespan)
            out.best = {placement, makespan};
    }
}

} // namespace doppler
