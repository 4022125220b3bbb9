// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <deque>
#include <optional>

namespace doppler {

/// Progress and speed of a run, computed from its records.
class RunProgress {
public:
    /// `planned`: episodes of all stages together; 0 if unknown.
    explicit RunProgress(std::uint64_t planned = 0) : plannedEpisodes(planned) {}

    void add(std::span<const EpisodeRecord> records);

    [[nodiscard]] std::uint64_t planned() const { return plannedEpisodes; }
    /// Finished episodes, including those before a resume.
    [[nodiscard]] std::uint64_t done() const { return last ? last->episode + 1 : 0; }
    [[nodiscard]] const std::optional<EpisodeRecord>& newest() const { return last; }
    /// Mean over the last few seconds of training, without pauses; nothing before the second record.
    [[nodiscard]] std::optional<double> episodesPerSecond() const;
    /// At the current speed; nothing if plan or speed is unknown.
    [[nodiscard]] std::optional<double> secondsLeft() const;

private:
    struct Mark {
        std::uint64_t episode;
        double seconds;
    };
    std::uint64_t plannedEpisodes = 0;
    std::optional<EpisodeRecord> last;
    std::deque<Mark> marks; ///< About a tenth of a second apart, over the last few seconds.
};

} // namespace doppler
