// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/training/trainer.h"

#include <chrono>
#include <fstream>
#include <mutex>
#include <optional>
#include <string>

namespace doppler {

/// Writes the episodes of a training to an event file for TensorBoard. All methods are thread-safe.
class EventWriter {
public:
    /// `folder`: where the file will be; empty: nothing is written. Touches no file.
    explicit EventWriter(std::string folder);

    /// Checks whether the folder can exist, without creating it. Blocks on the disk.
    [[nodiscard]] Result<void> checkFolder() const;
    /// Creates the folder and a new file in it, with the settings of the training, and writes the episodes
    /// that were added before. `resumedFrom`: the training goes on from this episode, so earlier files of the
    /// folder count up to there. Blocks on the disk.
    Result<void> open(const TrainingSetup& setup, std::optional<std::uint64_t> resumedFrom);
    /// Adds an episode. Writes at most once a second or every 50 episodes.
    void add(const EpisodeRecord& record);
    /// Writes everything that is pending. Blocks on the disk.
    void flush();
    /// Ends the file. `succeeded`: the training did not fail. Returns the first write error. Blocks.
    Result<void> close(bool succeeded);

    /// The file that is written; empty before open().
    [[nodiscard]] std::string file() const;

private:
    void write();

    mutable std::mutex mutex;
    const std::string folder;
    std::string path;
    std::string pending; ///< Records that have not been written yet.
    std::ofstream stream;
    std::chrono::steady_clock::time_point flushed;
    std::optional<Error> fault;
    std::uint64_t count = 0;
};

} // namespace doppler
