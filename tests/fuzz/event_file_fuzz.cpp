// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/logs/event_tags.h"
#include "core/training/logs/logged_episodes.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>
#include <optional>

/// Event files of TensorBoard. A record of up to 64 MiB is read in pieces, so no allocation may rely on its
/// length. What is read is written as an event file again, which has the same episodes.
DOPPLER_FUZZER(event_file, input)
{
    std::optional<Result<LoggedFacts>> read;
    std::vector<EpisodeRecord> episodes;
    const EventSource source{"input", sourceOfText(input)};
    requireBounded(input, [&] {
        read = readEventEpisodes(std::span(&source, 1),
                                 [&](const LoggedEpisode& episode) { episodes.push_back(episode.record); });
    });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    require((*read)->episodes == episodes.size(), "every episode is passed on");
    std::string again = versionRecord(0);
    for (std::size_t i = 0; i < episodes.size(); ++i) {
        require(i == 0 || episodes[i - 1].episode < episodes[i].episode, "episodes ascend");
        require(std::isfinite(episodes[i].makespan), "makespans are numbers");
        again += scalarsRecord(0, static_cast<std::int64_t>(episodes[i].episode), eventScalars(episodes[i]));
    }
    std::vector<EpisodeRecord> second;
    const EventSource written{"written", sourceOfText(again)};
    const auto reread = readEventEpisodes(
        std::span(&written, 1), [&](const LoggedEpisode& episode) { second.push_back(episode.record); });
    require(reread.ok(), "what is written is readable");
    require(second.size() <= episodes.size(), "no episode is invented");
}
