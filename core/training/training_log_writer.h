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

/// Whether a file that begins with `head` is the log of a training: its first line is an episode as JSON.
bool looksLikeTrainingLog(std::string_view head);

/// Where the log of a training lies that keeps this checkpoint: "run.jsonl" beside "run.checkpoint". Empty
/// for an empty name.
std::string trainingLogBeside(const std::string& checkpoint);

/// What a trainer tells: a line of JSON for every episode in a file (formats.md). All methods are safe from
/// any thread.
class TrainingLogWriter {
public:
    /// No name: no file. None is touched yet. Every line names policy and seed, so that logs can be put
    /// together.
    TrainingLogWriter(std::string file, std::string policyId, std::uint64_t seedOfRun)
        : path(std::move(file)), policy(std::move(policyId)), seed(seedOfRun)
    {
    }

    [[nodiscard]] bool asked() const { return !path.empty(); }
    /// For a training that goes on: reads what the file holds of the episodes before the checkpoint, which
    /// open() then keeps, each once. A file that is no such log, or that of another training, is an error.
    /// Blocks on the disk.
    Result<void> goOnFrom(const Checkpoint& checkpoint);
    /// Whether what is there may be replaced by a log that nobody named: it is one, or nothing. Blocks on the
    /// disk.
    [[nodiscard]] Result<void> checkReplaceable() const;
    /// Whether open() will be able to write: without a change to what the file holds. Blocks on the disk.
    [[nodiscard]] Result<void> checkWritable() const;
    /// Begins the file, or goes on with what is kept; what was told already is written then. Called once the
    /// trainer has started, so that a training that can't does no harm to the log of another. Blocks on the
    /// disk.
    Result<void> open();
    /// A new best of the first problem, by an episode that add() has not been told of: its line will hold the
    /// placement, until all of these together take mostPlacementBytes. Several may be told before their
    /// episodes are, as those of an update of several.
    void addBest(const Placement& placement, std::uint64_t episode);
    static constexpr std::size_t mostPlacementBytes = std::size_t{1} << 24;
    /// By ascending episodes.
    void add(const EpisodeRecord& record);
    /// Writes what is not in the file yet. Blocks on the disk.
    void flush();
    /// The first fault of writing. Blocks until all is written.
    Result<void> close();

    /// What was added last; nothing before the first.
    [[nodiscard]] std::optional<EpisodeRecord> newest() const;

private:
    Result<void> keepBefore(std::uint64_t episode, std::string_view text);
    void write();

    mutable std::mutex mutex;
    const std::string path;
    std::string policy;
    std::uint64_t seed;
    std::optional<std::string> kept;
    std::string pending;                        ///< Lines that are not in the file yet.
    std::map<std::uint64_t, std::string> bests; ///< By episode: members of its line, which is still to come.
    std::size_t placementBytes = 0;             ///< Of the bests told so far, and of those that are kept.
    std::ofstream stream;
    std::chrono::steady_clock::time_point flushed;
    std::optional<Error> fault;
    bool lost = false; ///< It could not be opened, which open() has told.
    std::optional<EpisodeRecord> latest;
    std::uint64_t count = 0;
};

} // namespace doppler
