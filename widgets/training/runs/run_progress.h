// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <deque>
#include <optional>

namespace doppler {

/// How far a run is and how fast it goes, from its records.
class RunProgress {
public:
    /// `planned`: episodes of all stages together; 0 where it isn't known.
    explicit RunProgress(std::uint64_t planned = 0) : plannedEpisodes(planned) {}

    void add(std::span<const EpisodeRecord> records);

    [[nodiscard]] std::uint64_t planned() const { return plannedEpisodes; }
    /// Episodes done so far, those before a resume included.
    [[nodiscard]] std::uint64_t done() const { return last ? last->episode + 1 : 0; }
    [[nodiscard]] const std::optional<EpisodeRecord>& newest() const { return last; }
    /// Mean over the last few seconds of training (pauses don't count); none before the second record.
    [[nodiscard]] std::optional<double> episodesPerSecond() const;
    /// At the present speed; none where the plan or the speed isn't known.
    [[nodiscard]] std::optional<double> secondsLeft() const;

private:
    struct Mark {
        std::uint64_t episode;
        double seconds;
    };
    std::uint64_t plannedEpisodes = 0;
    std::optional<EpisodeRecord> last;
    std::deque<Mark> marks; ///< Some tenth of a second apart, the last few seconds.
};

} // namespace doppler
