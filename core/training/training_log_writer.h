// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/training/checkpoint.h"

#include <chrono>
#include <cstdint>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// Whether a file that begins with `head` is a training log: its first line is an episode as JSON.
bool looksLikeTrainingLog(std::string_view head);

/// The log file for a training with this checkpoint: "run.jsonl" next to "run.checkpoint". Empty for an empty
/// name.
std::string trainingLogBeside(const std::string& checkpoint);

/// Writes the reports of a trainer to a file, one line of JSON per episode (formats.md). All methods are
/// thread-safe.
class TrainingLogWriter {
public:
    /// An empty name writes no file. The constructor does not touch the file. Every line contains policy and
    /// seed, so that logs can be concatenated.
    TrainingLogWriter(std::string file, std::string policyId, std::uint64_t seedOfRun)
        : path(std::move(file)), policy(std::move(policyId)), seed(seedOfRun)
    {
    }

    [[nodiscard]] bool asked() const { return !path.empty(); }
    /// Prepares to resume: reads the episodes before the checkpoint from the file, each once; open() keeps
    /// them. Errors: a file that is not a log, or is the log of another training. Blocks on the disk.
    Result<void> goOnFrom(const Checkpoint& checkpoint);
    /// Checks whether the file may be overwritten although nobody named it: it is a log, or does not exist.
    /// Blocks on the disk.
    [[nodiscard]] Result<void> checkReplaceable() const;
    /// Checks whether open() can write, without changing the content of the file. Blocks on the disk.
    [[nodiscard]] Result<void> checkWritable() const;
    /// Starts the file, or continues it after the kept episodes, and writes everything that was reported
    /// before. Call it after the trainer has started, so that a training that cannot start does not damage
    /// the log of another. Blocks on the disk.
    Result<void> open();
    /// Reports a new best of the first problem by an episode that has not been added yet. The episode's line
    /// will contain the placement, until all placements together take mostPlacementBytes. Several can be
    /// reported before their episodes, such as those of one update.
    void addBest(const Placement& placement, std::uint64_t episode);
    static constexpr std::size_t mostPlacementBytes = std::size_t{1} << 24;
    /// Adds an episode. Episodes must be ascending.
    void add(const EpisodeRecord& record);
    /// Writes everything that is pending. Blocks on the disk.
    void flush();
    /// The first write error. Blocks until everything is written.
    Result<void> close();

    /// The episode that was added last; nothing before the first.
    [[nodiscard]] std::optional<EpisodeRecord> newest() const;

private:
    Result<void> keepBefore(std::uint64_t episode, std::string_view text);
    void write();

    mutable std::mutex mutex;
    const std::string path;
    std::string policy;
    std::uint64_t seed;
    std::optional<std::string> kept;
    std::string pending; ///< Lines that have not been written yet.
    /// By episode: members of a line that has not been added yet.
    std::map<std::uint64_t, std::string> bests;
    std::size_t placementBytes = 0; ///< Of the bests reported so far, including the kept ones.
    std::ofstream stream;
    std::chrono::steady_clock::time_point flushed;
    std::optional<Error> fault;
    bool lost = false; ///< Whether open() failed and has returned the error.
    std::optional<EpisodeRecord> latest;
    std::uint64_t count = 0;
};

} // namespace doppler
