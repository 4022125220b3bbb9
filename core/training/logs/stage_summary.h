// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <vector>

namespace doppler {

/// The course of one stage of a training.
struct StageSummary {
    Stage stage = Stage::Imitation;
    std::uint64_t episodes = 0;
    double best = 0; ///< Least makespan of the stage's episodes, in seconds.
    std::uint64_t bestEpisode = 0;
    /// Means of the first and the last tenth of the stage's losses, at least one episode.
    double firstLoss = 0;
    double lastLoss = 0;
};

/// Collects the stages of a training in their order. Losses of stages are never mixed: their scales differ.
class StageSummaries {
public:
    /// Adds an episode of the first graph; those of other graphs are ignored.
    void add(const EpisodeRecord& record);
    /// The stages that have episodes.
    [[nodiscard]] std::vector<StageSummary> parts() const;

private:
    struct Part {
        StageSummary summary;
        std::vector<float> losses;
    };
    std::vector<Part> stages;
};

} // namespace doppler
