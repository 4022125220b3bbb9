// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/placeto_rollout.h"

#include "core/learn/dense.h"

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

std::span<const float> probabilities(const PlacetoEpisode& episode, std::size_t step, std::size_t devices)
{
    return std::span(episode.probability).subspan(step * devices, devices);
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
                               PlacetoNetwork::Settings settings, Encoding how)
    : problem(on), encoding(how), facts(*on), network(facts, layout, settings), simulator(on), evaluator(on),
      features(facts.vertices, facts.width()), allowed(facts.devices), starts(facts.vertices),
      visited(facts.vertices)
{
}

void PlacetoRollout::begin(const Assignment& start)
{
    placement.devices = start;
    std::fill(visited.begin(), visited.end(), std::uint8_t{0});
}

double PlacetoRollout::simulate()
{
    const double makespan = simulator.makespan(placement, starts);
    for (double& time : starts)
        time = static_cast<float>(time); // as the episode keeps them
    return makespan;
}

void PlacetoRollout::change(VertexId v, DeviceId d)
{
    for (VertexId with : problem->movesTogether(v)) {
        placement.devices[with] = d;
        visited[with] = 1;
    }
}

void PlacetoRollout::readMoment(VertexId current, bool learning)
{
    fillFeatures(facts, *problem, {placement.devices, starts, visited, current}, features);
    network.encode(features, learning);
}

void PlacetoRollout::choose(VertexId v, Random* random, PlacetoEpisode& out)
{
    const std::span<const float> logits = network.logits(v);
    std::fill(allowed.begin(), allowed.end(), static_cast<unsigned char>(0));
    const std::span<const DeviceId> devices = problem->allowedDevices(v);
    for (DeviceId d : devices)
        allowed[d] = 1;
    out.probability.insert(out.probability.end(), logits.begin(), logits.end());
    const std::span own = std::span(out.probability).last(facts.devices);
    softmax(own, allowed.data());
    out.device.push_back(random ? drawn(devices, own, *random) : mostProbable(devices, own));
}

void PlacetoRollout::play(Assignment start, std::size_t mostSteps, Random* random,
                          const std::function<bool()>& aborted, PlacetoEpisode& out)
{
    const bool perStep = encoding == Encoding::PerStep;
    out = {};
    out.start = std::move(start);
    begin(out.start);
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
    const std::size_t steps = std::min(mostSteps, facts.visits.size());
    for (std::size_t t = 0; t < steps; ++t) {
        if (aborted()) {
            out.aborted = true;
            return;
        }
        const VertexId v = facts.visits[t];
        if (perStep) {
            keepStarts();
            readMoment(v, false);
        }
        choose(v, random, out);
        const DeviceId d = out.device.back();
        double makespan = out.makespan.back();
        const bool moved = placement.devices[v] != d;
        change(v, d);
        if (moved && perStep) {
            makespan = simulate();
        } else if (moved) {
            makespan = evaluator.tryMove(v, d);
            evaluator.accept();
        }
        out.makespan.push_back(makespan);
        if (makespan < out.best.makespan)
            out.best = {placement, makespan};
    }
}

PlacetoLoss PlacetoRollout::loss(const PlacetoEpisode& episode, std::span<const double> advantages,
                                 double entropyWeight) const
{
    PlacetoLoss out;
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        const auto own = probabilities(episode, t, facts.devices);
        const double entropy = entropyOf(own);
        const auto chosen = static_cast<double>(own[episode.device[t]]);
        out.entropy += entropy;
        out.loss -= advantages[t] * std::log(chosen) + entropyWeight * entropy;
    }
    const auto share = 1 / static_cast<double>(std::max<std::size_t>(episode.steps(), 1));
    return {out.loss * share, out.entropy * share};
}

void PlacetoRollout::differentiate(const PlacetoEpisode& episode, std::span<const double> advantages,
                                   double entropyWeight, std::span<float> gradient)
{
    const bool perStep = encoding == Encoding::PerStep;
    network.clearGradient();
    begin(episode.start);
    const auto readAgain = [&](std::size_t t, VertexId current) {
        const auto first = episode.startTime.begin() + static_cast<std::ptrdiff_t>(t * facts.vertices);
        std::copy_n(first, facts.vertices, starts.begin());
        readMoment(current, true);
    };
    if (!perStep)
        readAgain(0, {});
    std::vector<float> byLogits(facts.devices);
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        const VertexId v = facts.visits[t];
        if (perStep)
            readAgain(t, v);
        static_cast<void>(network.logits(v));
        const auto own = probabilities(episode, t, facts.devices);
        const double entropy = entropyOf(own);
        for (std::size_t d = 0; d < facts.devices; ++d) {
            const auto p = static_cast<double>(own[d]);
            const double byEntropy = p > 0 ? -p * (std::log(p) + entropy) : 0;
            const double taken = d == episode.device[t] ? 1 : 0;
            byLogits[d] = static_cast<float>(-advantages[t] * (taken - p) - entropyWeight * byEntropy);
        }
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
