// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/episode.h"
#include "core/learn/policy_network.h"
#include "core/learn/policy_trainer.h"

#include <algorithm>

namespace doppler {

namespace {

/// Why these decisions can't be taken one after the other.
std::optional<Error> impossible(const Problem& problem, std::span<const PolicyChoice> choices)
{
    Episode episode(problem);
    for (std::size_t step = 0; step < choices.size(); ++step) {
        const PolicyChoice& choice = choices[step];
        const auto ready = episode.candidates();
        bool may = std::find(ready.begin(), ready.end(), choice.vertex) != ready.end();
        if (may && choice.device) {
            const auto devices = episode.devicesFor(choice.vertex);
            may = std::find(devices.begin(), devices.end(), *choice.device) != devices.end();
        }
        if (!may || (!choice.device && step + 1 < choices.size()))
            return Error{{DOPPLER_TEXT("core", "decision {0} is not possible on this graph"),
                          {std::to_string(step + 1)}},
                         {},
                         {}};
        if (choice.device)
            episode.place(choice.vertex, *choice.device);
    }
    return std::nullopt;
}

} // namespace

Result<std::vector<RatedPlacement>> answerWhatIf(const ProblemPtr& problem, const Checkpoint& network,
                                                 std::span<const PolicyChoice> before,
                                                 std::span<const PolicyChoice> choices)
{
    std::vector<PolicyChoice> decisions(before.begin(), before.end());
    decisions.emplace_back();
    for (const PolicyChoice& choice : choices) {
        decisions.back() = choice;
        if (auto error = impossible(*problem, decisions))
            return *std::move(error);
    }
    try {
        const auto learner = learnerFor(problem, network);
        if (!learner)
            return learner.error();
        std::vector<RatedPlacement> answers;
        for (const PolicyChoice& choice : choices) {
            decisions.back() = choice;
            auto answer = (*learner)->goOn(0, decisions);
            if (!answer)
                return answer.error();
            answers.push_back(*std::move(answer));
        }
        return answers;
    } catch (const std::exception& exception) {
        return Error{
            {DOPPLER_TEXT("core", "the network can't place the graph: {0}"), {firstLine(exception)}}, {}, {}};
    }
}

} // namespace doppler
