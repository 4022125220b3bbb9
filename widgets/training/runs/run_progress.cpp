// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/run_progress.h"

namespace doppler {

namespace {

constexpr double windowSeconds = 5;
constexpr double markSeconds = 0.1;

} // namespace

void RunProgress::add(std::span<const EpisodeRecord> records)
{
    for (const EpisodeRecord& record : records) {
        last = record;
        if (!marks.empty() && record.seconds - marks.back().seconds < markSeconds)
            continue;
        marks.push_back({record.episode, record.seconds});
        while (marks.size() > 2 && record.seconds - marks[1].seconds >= windowSeconds)
            marks.pop_front();
    }
}

std::optional<double> RunProgress::episodesPerSecond() const
{
    if (marks.empty() || last->episode <= marks.front().episode || last->seconds <= marks.front().seconds)
        return std::nullopt;
    return static_cast<double>(last->episode - marks.front().episode) /
           (last->seconds - marks.front().seconds);
}

std::optional<double> RunProgress::secondsLeft() const
{
    const auto speed = episodesPerSecond();
    if (!speed || plannedEpisodes == 0)
        return std::nullopt;
    return done() >= plannedEpisodes ? 0 : static_cast<double>(plannedEpisodes - done()) / *speed;
}

} // namespace doppler
