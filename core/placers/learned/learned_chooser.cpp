// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/learned/learned_chooser.h"

#include "core/base/option_specs.h"

#include <algorithm>
#include <cmath>

namespace doppler {

std::vector<OptionSpec> learnedChooserOptions(double learningRate)
{
    return {
        wholeOption(
            "vertices", 8, 1, 1024,
            {.label = DOPPLER_TEXT("core", "Candidate vertices"),
             .help = DOPPLER_TEXT("core", "number of vertices from which SEL chooses for each tried move")}),
        wholeOption("candidates", 8, 1, 1024,
                    {.label = DOPPLER_TEXT("core", "Candidate devices"),
                     .help = DOPPLER_TEXT("core", "number of devices from which PLC chooses for that vertex, "
                                                  "each with the group of vertices that move along")}),
        numberOption(
            "sharpness", 0.7, 0, 100,
            {.label = DOPPLER_TEXT("core", "Score sharpness"),
             .help = DOPPLER_TEXT(
                 "core", "factor of the scores when SEL and PLC sample; 0: all choices equally likely")}),
        numberOption("learning_rate", learningRate, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Learning rate"),
                      .help = DOPPLER_TEXT(
                          "core", "learning rate (Adam) of the network; 0: the network is not changed")}),
        wholeOption("batch", 32, 1, 65536,
                    {.label = DOPPLER_TEXT("core", "Moves per update"),
                     .help = DOPPLER_TEXT("core", "number of tried moves per gradient step")})};
}

LearnedChooser::Settings LearnedChooser::settings(const Options& options)
{
    return {static_cast<std::size_t>(options.integer("vertices")),
            static_cast<std::size_t>(options.integer("candidates")), options.number("sharpness"),
            options.number("learning_rate"), static_cast<std::size_t>(options.integer("batch"))};
}

LearnedChooser::LearnedChooser(const Problem& problem, ImproveNetworks& n, Settings s)
    : networks(n), set(s), view(problem), ofSel(s.vertices), ofPlc(s.candidates),
      gradient(ImproveNetworks::parameterCount)
{
}

/// The place of one by the softmax of the scores.
template <typename Features>
std::size_t LearnedChooser::draw(std::span<Candidate<Features>> among, Random& random)
{
    float largest = -std::numeric_limits<float>::infinity();
    for (const Candidate<Features>& c : among)
        largest = std::max(largest, c.score);
    double sum = 0;
    double logs = 0;
    for (Candidate<Features>& c : among) {
        const double exponent = set.sharpness * double{c.score - largest};
        c.weight = std::exp(exponent);
        sum += c.weight;
        logs += c.weight * exponent;
    }
    total.entropy += std::log(sum) - logs / sum;
    double left = random.uniform() * sum;
    std::size_t drawn = 0;
    for (; drawn + 1 < among.size(); ++drawn) {
        left -= among[drawn].weight;
        if (left < 0)
            break;
    }
    return drawn;
}

template <typename Features>
std::vector<float> LearnedChooser::probabilities(std::span<const Candidate<Features>> among)
{
    double sum = 0;
    for (const Candidate<Features>& c : among)
        sum += c.weight;
    std::vector<float> out;
    for (const Candidate<Features>& c : among)
        out.push_back(static_cast<float>(c.weight / sum));
    return out;
}

std::vector<float> LearnedChooser::vertexProbabilities() const
{
    return probabilities(std::span(ofSel).first(sawVertices));
}

std::vector<float> LearnedChooser::moveProbabilities() const
{
    return probabilities(std::span(ofPlc).first(sawMoves));
}

std::size_t LearnedChooser::chooseVertex(std::span<const Move> among, double spent, Random& random)
{
    for (std::size_t i = 0; i < among.size(); ++i) {
        view.features(among[i].vertex, spent, ofSel[i].features);
        ofSel[i].score = networks.score(ImproveNetworks::sel, ofSel[i].features, ofSel[i].hidden);
    }
    sawVertices = among.size();
    return chosenVertex = draw(std::span(ofSel).first(among.size()), random);
}

std::size_t LearnedChooser::chooseMove(std::span<const GroupMove> among, double spent, Random& random)
{
    for (std::size_t i = 0; i < among.size(); ++i) {
        view.features(among[i], spent, ofPlc[i].features);
        ofPlc[i].score = networks.score(ImproveNetworks::plc, ofPlc[i].features, ofPlc[i].hidden);
    }
    sawMoves = among.size();
    chosenMove = draw(std::span(ofPlc).first(among.size()), random);
    seed = among[chosenMove].seed;
    return chosenMove;
}

void LearnedChooser::tried(double before, double after)
{
    // Sums of the same durations in another order are no success.
    const bool success = after < before * (1 - 1e-9);
    ++total.moves;
    total.successes += success ? 1 : 0;
    view.tried(seed, success);
    if (set.learningRate <= 0)
        return;
    if (set.vertices > 1)
        learn(ImproveNetworks::sel, ofSel[chosenVertex], success);
    learn(ImproveNetworks::plc, ofPlc[chosenMove], success);
    if (++inBatch < set.batch)
        return;
    networks.step(set.learningRate, 1 / static_cast<float>(inBatch), gradient);
    std::fill(gradient.begin(), gradient.end(), 0.0F);
    inBatch = 0;
}

template <typename Features>
void LearnedChooser::learn(const ScoreHead& head, const Candidate<Features>& from, bool success)
{
    const float probability = 1 / (1 + std::exp(-from.score));
    // -log sigmoid(x) = log(1 + exp(-x)), without overflow
    const float x = success ? from.score : -from.score;
    total.loss += double{std::max(-x, 0.0F) + std::log1p(std::exp(-std::fabs(x)))};
    networks.addGradient(head, from.features, from.hidden, probability - (success ? 1.0F : 0.0F), gradient);
}

} // namespace doppler
