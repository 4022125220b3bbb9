// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QStringList>
#include <string>
#include <vector>

namespace doppler {

/// What a session keeps of a training: how it was set, and where its files are.
struct TrainingRecord {
    TrainingSetup setup;       ///< Without problems.
    QStringList furtherGraphs; ///< Sources of those that it is trained on besides.
    std::string log;
    /// Fingerprints of the graph and the devices that it was trained on; 0: not known.
    std::uint64_t graph = 0;
    std::uint64_t devices = 0;

    /// Whether it may have been trained on that.
    [[nodiscard]] bool fits(const Problem& problem) const;
};

/// As a JSON object, for a session in that folder (absolute; empty: files are named absolutely).
std::string recordsAsJson(const std::vector<TrainingRecord>& records, const std::string& folder);
/// What such a text holds; entries that are broken, or of policies that nobody knows, are passed over.
std::vector<TrainingRecord> readRecords(const std::string& text, const std::string& folder);

} // namespace doppler
