// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_journal.h"

#include <memory>

namespace doppler {

/// A comparison as a value that is cheap to copy: its request, and its finished runs as lines of a journal.
struct ComparisonRecord {
    JournalHead head;
    /// Of runs, including failed ones (journalLine()).
    std::vector<std::shared_ptr<const std::string>> lines = {};
    std::string file = {}; ///< The journal that contains all of this; empty: there is none.

    [[nodiscard]] bool empty() const { return head.fingerprint.empty() && file.empty(); }
};

/// The record as JSON (docs/file-formats.md, "Session"): the lines, or the name of the journal. Files in or
/// below `folder` (absolute) are stored relative to it; with an empty folder, unchanged.
std::string recordAsJson(const ComparisonRecord& record, const std::string& folder);
/// Reads such JSON. Checks whether files exist, but reads neither the journal nor the runs.
Result<ComparisonRecord> readRecordJson(std::string_view text, const std::string& folder);
/// The current content of a journal, also while a comparison is writing it. Writes nothing. Blocks on the
/// disk.
Result<ComparisonRecord> readRecordOfJournal(const std::string& path);

/// The runs of a record for the setup that its head describes, including failed ones. A record of another
/// comparison is an error. Runs that do not belong to the setup, and duplicates, are left out.
Result<std::vector<ComparisonRow>> rowsOf(const ComparisonRecord& record, const ComparisonSetup& setup);

} // namespace doppler
