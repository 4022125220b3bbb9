// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/training/trainer.h"

#include <chrono>
#include <cstdint>
#include <fstream>
#include <mutex>
#include <optional>
#include <string>

namespace doppler {

/// What a trainer tells: a line of JSON for every episode in a file (formats.md), the latest one on a
/// terminal. All methods are safe from any thread.
class TrainingLog {
public:
    /// No name: no file. None is touched yet.
    explicit TrainingLog(std::string file) : path(std::move(file)) {}

    [[nodiscard]] bool asked() const { return !path.empty(); }
    /// For a training that goes on: reads what the file holds of the episodes before `episode`, which open()
    /// then keeps, each once. A file that is no such log is an error. Blocks on the disk.
    Result<void> keepBefore(std::uint64_t episode);
    /// Whether open() will be able to write: without a change to what the file holds. Blocks on the disk.
    [[nodiscard]] Result<void> checkWritable() const;
    /// Begins the file, or goes on with what is kept; what was told already is written then. Called once the
    /// trainer has started, so that a training that can't does no harm to the log of another. Blocks on the
    /// disk.
    Result<void> open();
    void add(const EpisodeRecord& record);
    /// The first fault of writing. Blocks until all is written.
    Result<void> close();

    /// Writes how far it is to standard error, over what stands there.
    void show(std::uint64_t total);

private:
    void flush();

    std::mutex mutex;
    const std::string path;
    std::optional<std::string> kept;
    std::string pending; ///< Lines that are not in the file yet.
    std::ofstream stream;
    std::chrono::steady_clock::time_point flushed;
    std::optional<Error> fault;
    EpisodeRecord latest;
    std::uint64_t count = 0;
};

} // namespace doppler
