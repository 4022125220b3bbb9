// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/tune.h"

namespace doppler {

/// One real run in a state file.
struct SavedRun {
    std::uint64_t asked = 0; ///< Fingerprint of the placement that was to be executed.
    Placement placement;     ///< The executed one, which an engine may have chosen.
    Schedule schedule;
    double elapsed = 0; ///< Seconds since the start of tuning.
};

/// The real runs of a tuning in a file ("doppler-tune", version 1; docs/file-formats.md). From these runs
/// every decision of the tuning follows again.
struct TuneState {
    std::string of; ///< Fingerprint of what determines the decisions, in hexadecimal.
    std::vector<SavedRun> runs;
};

/// A hash of problem, engine, its options, method, seed, searches and proposer, in hexadecimal. The numbers
/// of runs and seconds are not included, so that a tuning can resume with more of them.
std::string tuneFingerprint(const TuneSetup& setup);

/// Reads the state of this problem. Errors name the file: another format, another problem or setting.
Result<TuneState> readTuneState(const Problem& problem, const std::string& of, const std::string& path);

/// Collects the file's text run by run, so that each write formats only the newest run.
class TuneStateWriter {
public:
    TuneStateWriter(std::string path, std::string of);
    void add(const SavedRun& run);
    /// Writes the file completely or not at all. Nothing if the path is empty.
    [[nodiscard]] Result<void> write(const std::string& graph, const std::string& topology) const;

private:
    std::string file;
    std::string fingerprint;
    std::string runs;
};

} // namespace doppler
