// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/placeto_rollout.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/base/memory_cost.h"
#include "core/learn/base/step_loss.h"
#include "core/learn/kernels/dense.h"
#include "core/placers/scheduling/memory_tally.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

double entropyOf(std::span<const float> probabilities)
{
    double sum = 0;
    for (const float p : probabilities)
        if (p > 0)
            sum -= static_cast<double>(p) * std::log(static_cast<double>(p));
    return sum;
}

/// One of `devices`, whatever the probabilities are: a network may diverge.
DeviceId drawn(std::span<const DeviceId> devices, std::span<const float> probabilities, Random& random)
{
    double left = random.uniform();
    DeviceId last = devices.front();
    for (DeviceId d : devices) {
        if (probabilities[d] <= 0)
            continue;
        last = d;
        left -= static_cast<double>(probabilities[d]);
        if (left < 0)
            break;
    }
    return last;
}

DeviceId mostProbable(std::span<const DeviceId> devices, std::span<const float> probabilities)
{
    return *std::max_element(devices.begin(), devices.end(),
                             [&](DeviceId a, DeviceId b) { return probabilities[a] < probabilities[b]; });
}

} // namespace

std::vector<double> returnsOf(const PlacetoEpisode& episode, double gamma, double unit)
{
    std::vector<double> out(episode.steps());
    double after = 0;
    for (std::size_t t = out.size(); t-- > 0;) {
        after = (episode.makespan[t] - episode.makespan[t + 1]) / unit + gamma * after;
        out[t] = after;
    }
    return out;
}

PlacetoRollout::PlacetoRollout(const ProblemPtr& on, const PlacetoLayout& layout,
                               PlacetoNetwork::Settings settings, Encoding how, PlacetoOrder visiting)
    : problem(on), encoding(how), order(visiting), facts(*on, visiting), network(facts, layout, settings),
      simulator(on), evaluator(on), outOfMemory(outOfMemoryCost(*on)),
      features(facts.vertices, facts.width()), allowed(facts.devices), starts(facts.vertices),
      visited(facts.vertices)
{
}

void PlacetoRollout::begin(const Assignment& start, bool inMemory)
{
    placement.devices = start;
    heedsMemory = inMemory;
    if (heedsMemory) {
        memory.emplace(*problem);
        for (VertexId v : problem->graph().topologicalOrder())
            memory->place(v, start[v]);
    }
    std::fill(visited.begin(), visited.end(), std::uint8_t{0});
}

double PlacetoRollout::simulate()
{
    const double makespan = simulator.makespan(placement, starts);
    for (double& time : starts)                                 // what never ran, at the end
        time = static_cast<float>(std::min(time, outOfMemory)); // as the episode keeps them
    return std::min(makespan, outOfMemory);
}

void PlacetoRollout::change(VertexId v, DeviceId d)
{
    for (VertexId with : problem->movesTogether(v)) {
        if (heedsMemory && placement.devices[with] != d) {
            memory->remove(with);
            memory->place(with, d);
        }
        placement.devices[with] = d;
        visited[with] = 1;
    }
}

void PlacetoRollout::readMoment(VertexId current, bool learning)
{
    fillFeatures(facts, *problem, {placement.devices, starts, visited, current}, features);
    network.encode(features, learning);
}

void PlacetoRollout::allow(VertexId v)
{
    std::fill(allowed.begin(), allowed.end(), std::uint8_t{0});
    std::span<const DeviceId> devices = problem->allowedDevices(v);
    if (heedsMemory) { // what it has where it is, it could have elsewhere
        for (VertexId with : problem->movesTogether(v))
            memory->remove(with);
        memory->findFitting(v, fitting);
        for (VertexId with : problem->movesTogether(v))
            memory->place(with, placement.devices[with]);
        devices = fitting;
    }
    for (DeviceId d : devices)
        allowed[d] = 1;
}

void PlacetoRollout::choose(VertexId v, Random* random, PlacetoEpisode& out)
{
    const std::span<const float> logits = network.logits(v);
    const std::span<const DeviceId> devices = problem->allowedDevices(v);
    allow(v);
    out.probability.insert(out.probability.end(), logits.begin(), logits.end());
    const std::span own = std::span(out.probability).last(facts.devices);
    softmax(own, allowed.data());
    out.device.push_back(random ? drawn(devices, own, *random) : mostProbable(devices, own));
}

/// The teacher decides about v's colocation group at the group's first vertex in topological order, which is
/// v if the visits are in that order. The plan holds the vertices before it on their present devices; in
/// topological order those devices are final, and the plan of the step before is continued.
void PlacetoRollout::teach(std::optional<Plan>& plans, VertexId v, PlacetoEpisode& out)
{
    if (!plans || order != PlacetoOrder::Topological) {
        plans.emplace(*problem);
        planned = 0;
    }
    Plan& plan = *plans;
    const auto topological = problem->graph().topologicalOrder();
    const VertexId group = problem->movesTogether(v).front();
    for (; problem->movesTogether(topological[planned]).front() != group; ++planned) {
        const VertexId before = topological[planned];
        const DeviceId d = placement.devices[before];
        plan.place(before, d, plan.earliestStart(before, d));
    }
    v = topological[planned];
    double earliest = std::numeric_limits<double>::infinity();
    for (DeviceId d : plan.candidates(v))
        earliest = std::min(earliest, plan.earliestStart(v, d));
    std::vector<DeviceId> best;
    for (DeviceId d : plan.candidates(v))
        if (plan.earliestStart(v, d) <= earliest)
            best.push_back(d);
    out.teacher.resize(out.teacher.size() + facts.devices);
    const std::span own = std::span(out.teacher).last(facts.devices);
    for (DeviceId d : best)
        own[d] = 1 / static_cast<float>(best.size());
}

void PlacetoRollout::play(Assignment start, const Manner& manner, PlacetoEpisode& out)
{
    const bool perStep = encoding == Encoding::PerStep;
    out = {};
    out.start = std::move(start);
    // The teacher need not keep to what fits beside the rest of this placement.
    out.inMemory = boundsMemory(*problem) && !manner.asksTeacher;
    begin(out.start, out.inMemory);
    out.makespan.push_back(simulate());
    out.best = {placement, out.makespan.back()};
    const auto keepStarts = [&] {
        for (const double time : starts)
            out.startTime.push_back(static_cast<float>(time));
    };
    if (!perStep) {
        evaluator.start(placement);
        keepStarts();
        readMoment({}, false);
    }
    std::optional<Plan> plan;
    const std::size_t steps = std::min(manner.mostSteps, facts.visits.size());
    for (std::size_t t = 0; t < steps; ++t) {
        throwIfCancelled();
        const VertexId v = facts.visits[t];
        if (perStep) {
            keepStarts();
            readMoment(v, false);
        }
        if (manner.asksTeacher)
            teach(plan, v, out);
        choose(v, manner.random, out);
        if (t < manner.first.size())
            out.device.back() = manner.first[t];
        const DeviceId d = out.device.back();
        double makespan = out.makespan.back();
        const bool moved = placement.devices[v] != d;
        change(v, d);
        if (moved && perStep) {
            makespan = simulate();
        } else if (moved) {
            makespan = std::min(evaluator.tryMove(v, d), outOfMemory);
            evaluator.accept();
        }
        out.makespan.push_back(makespan);
        countSimulated();
        if (makespan < out.best.makespan)
            out.best = {placement, makespan};
    }
    out.end = placement.devices;
}

void PlacetoRollout::askTeacher(PlacetoEpisode& episode)
{
    if (!episode.teacher.empty())
        return;
    begin(episode.start, false);
    std::optional<Plan> plan;
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        teach(plan, facts.visits[t], episode);
        change(facts.visits[t], episode.device[t]);
    }
}

PlacetoLoss PlacetoRollout::loss(const PlacetoEpisode& episode, std::span<const float> targets,
                                 double entropyWeight) const
{
    PlacetoLoss out;
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        const auto own = ofStep(std::span(episode.probability), t);
        const auto target = ofStep(targets, t);
        const double entropy = entropyOf(own);
        out.entropy += entropy;
        out.loss -= entropyWeight * entropy;
        for (std::size_t d = 0; d < facts.devices; ++d)
            if (target[d] != 0)
                out.loss -=
                    static_cast<double>(target[d]) *
                    std::log(static_cast<double>(std::max(own[d], std::numeric_limits<float>::min())));
    }
    const auto share = 1 / static_cast<double>(std::max<std::size_t>(episode.steps(), 1));
    return {out.loss * share, out.entropy * share};
}

void PlacetoRollout::differentiate(const PlacetoEpisode& episode, std::span<const float> targets,
                                   double entropyWeight, std::span<float> gradient)
{
    const bool perStep = encoding == Encoding::PerStep;
    network.clearGradient();
    begin(episode.start, episode.inMemory);
    const auto readAgain = [&](std::size_t t, VertexId current) {
        const auto first = episode.startTime.begin() + static_cast<std::ptrdiff_t>(t * facts.vertices);
        std::copy_n(first, facts.vertices, starts.begin());
        readMoment(current, true);
    };
    if (!perStep)
        readAgain(0, {});
    std::vector<float> probability(facts.devices);
    std::vector<float> byLogits(facts.devices);
    LossSums unused;
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        const VertexId v = facts.visits[t];
        throwIfCancelled();
        if (perStep)
            readAgain(t, v);
        allow(v);
        decisionLoss(network.logits(v), ofStep(targets, t), allowed, static_cast<float>(entropyWeight),
                     probability, byLogits, unused);
        network.learn(byLogits);
        if (perStep)
            network.learnEncoding(features);
        change(v, episode.device[t]);
    }
    if (!perStep)
        network.learnEncoding(features);
    network.gradient(gradient);
}

} // namespace doppler
