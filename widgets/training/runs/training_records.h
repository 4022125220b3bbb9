// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QStringList>
#include <string>
#include <vector>

namespace doppler {

/// The part of a training that a session saves: its setup and its files.
struct TrainingRecord {
    TrainingSetup setup;       ///< Without problems.
    QStringList furtherGraphs; ///< Sources of the further problems.
    std::string log;
    /// Fingerprints of the graph and the devices of the training; 0: unknown.
    std::uint64_t graph = 0;
    std::uint64_t devices = 0;
    std::string eventFolder = {}; ///< Of its event files for TensorBoard; empty: none.

    /// Whether the training may have used this problem.
    [[nodiscard]] bool fits(const Problem& problem) const;
};

/// The records as a JSON object, for a session in this folder (absolute; empty: files are stored with
/// absolute paths).
std::string recordsAsJson(const std::vector<TrainingRecord>& records, const std::string& folder);
/// The records of such a text. Skips invalid entries and unknown policies.
std::vector<TrainingRecord> readRecords(const std::string& text, const std::string& folder);

} // namespace doppler
