// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/given_choices.h"

#include "core/learn/inputs/episode.h"

#include <algorithm>

namespace doppler {

Error impossibleDecision(std::size_t step)
{
    return Error{
        {DOPPLER_TEXT("core", "decision {0} is not possible on this graph"), {std::to_string(step + 1)}},
        {},
        {}};
}

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
            return impossibleDecision(step);
        if (choice.device)
            episode.place(choice.vertex, *choice.device);
    }
    return std::nullopt;
}

} // namespace doppler
