// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/improve/learned_chooser.h"

#include <algorithm>
#include <cmath>

namespace doppler {

std::vector<OptionSpec> learnedChooserOptions(double learningRate)
{
    return {{"candidates",
             std::int64_t{8},
             1,
             1024,
             {},
             DOPPLER_TEXT("core", "moves that are drawn and scored for each that is tried")},
            {"sharpness",
             0.7,
             0,
             100,
             {},
             DOPPLER_TEXT("core", "factor of the scores when one of the moves is drawn; 0: all alike")},
            {"learning_rate",
             learningRate,
             0,
             1,
             {},
             DOPPLER_TEXT("core", "learning rate (Adam) of the network; 0: it stays as it is")},
            {"batch",
             std::int64_t{32},
             1,
             65536,
             {},
             DOPPLER_TEXT("core", "tried moves that one gradient step learns from")}};
}

LearnedChooser::Settings LearnedChooser::settings(const Options& options)
{
    return {static_cast<std::size_t>(options.integer("candidates")), options.number("sharpness"),
            options.number("learning_rate"), static_cast<std::size_t>(options.integer("batch"))};
}

LearnedChooser::LearnedChooser(const Problem& problem, MoveScore& n, Settings s)
    : network(n), set(s), view(problem), chosenAmong(s.candidates), gradient(MoveScore::parameterCount)
{
}

std::size_t LearnedChooser::choose(std::span<const GroupMove> moves, double spent, Random& random)
{
    float largest = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Candidate& c = chosenAmong[i];
        view.features(moves[i], spent, c.features);
        c.score = network.score(c.features, c.hidden);
        largest = std::max(largest, c.score);
    }
    double sum = 0;
    double logs = 0;
    for (Candidate& c : std::span(chosenAmong).first(moves.size())) {
        const double exponent = set.sharpness * double{c.score - largest};
        c.weight = std::exp(exponent);
        sum += c.weight;
        logs += c.weight * exponent;
    }
    total.entropy += std::log(sum) - logs / sum;
    double left = random.uniform() * sum;
    for (chosen = 0; chosen + 1 < moves.size(); ++chosen) {
        left -= chosenAmong[chosen].weight;
        if (left < 0)
            break;
    }
    seed = moves[chosen].seed;
    return chosen;
}

void LearnedChooser::tried(double before, double after)
{
    // Sums of the same durations in another order are no success.
    const bool success = after < before * (1 - 1e-9);
    ++total.moves;
    total.successes += success ? 1 : 0;
    view.tried(seed, success);
    if (set.learningRate > 0)
        learn(success);
}

void LearnedChooser::learn(bool success)
{
    const Candidate& c = chosenAmong[chosen];
    const float probability = 1 / (1 + std::exp(-c.score));
    // -log sigmoid(x) = log(1 + exp(-x)), without overflow
    const float x = success ? c.score : -c.score;
    total.loss += double{std::max(-x, 0.0F) + std::log1p(std::exp(-std::fabs(x)))};
    network.addGradient(c.features, c.hidden, probability - (success ? 1.0F : 0.0F), gradient);
    if (++inBatch < set.batch)
        return;
    network.step(set.learningRate, 1 / static_cast<float>(inBatch), gradient);
    std::fill(gradient.begin(), gradient.end(), 0.0F);
    inBatch = 0;
}

} // namespace doppler
