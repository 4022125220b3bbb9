// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_journal.h"

#include <memory>

namespace doppler {

/// A comparison as a value that costs little to copy: what it is of, and what is done of it, in the lines
/// that a journal has.
struct ComparisonRecord {
    JournalHead head;
    std::vector<std::shared_ptr<const std::string>> lines = {}; ///< Of runs, failed ones too (journalLine()).
    std::string file = {}; ///< The journal that holds all of this; empty: it is kept in none.

    [[nodiscard]] bool empty() const { return head.fingerprint.empty() && file.empty(); }
};

/// As JSON (docs/file-formats.md, "Session"): the lines, or the journal's name. Files in `folder` (absolute)
/// or below it are named from there; empty: as they are.
std::string recordAsJson(const ComparisonRecord& record, const std::string& folder);
/// Reads that. Neither a journal that is named is looked into, nor are the runs. Looks whether files are
/// there.
Result<ComparisonRecord> readRecordJson(std::string_view text, const std::string& folder);
/// What a journal holds at this moment, also while a comparison is kept in it; nothing is written. Blocks on
/// the disk.
Result<ComparisonRecord> readRecordOfJournal(const std::string& path);

/// The runs of a record whose head asks for this setup, failed ones too. A record of another comparison is an
/// error; a run that the setup has no place for is left out, as is one that stands there again.
Result<std::vector<ComparisonRow>> rowsOf(const ComparisonRecord& record, const ComparisonSetup& setup);

} // namespace doppler
