// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/compare/journal_lines.h"

#include <string>
#include <vector>

namespace doppler {

/// Adds the names of the devices if vertices name the devices that may run them, because the topology's
/// fingerprint does not cover names.
void addNamedDevices(Fingerprint& print, const Problem& problem);

/// A hash, in hexadecimal, of everything that determines the result of a cell except its seed. For external
/// programs this includes the content of the files that their command lines name. Blocks on the disk if there
/// are such files.
std::string comparisonFingerprint(const ComparisonSetup& setup);

/// The finished cells of a comparison in a file, so that a stopped or killed comparison can resume: a line of
/// JSON for the head, then one for every cell (docs/file-formats.md). A line counts only if it is complete.
/// Not thread-safe.
class ComparisonJournal {
public:
    ComparisonJournal() = default;
    ~ComparisonJournal();
    ComparisonJournal(ComparisonJournal&& other) noexcept;
    ComparisonJournal& operator=(ComparisonJournal&& other) noexcept;
    ComparisonJournal(const ComparisonJournal&) = delete;
    ComparisonJournal& operator=(const ComparisonJournal&) = delete;

    /// Creates the file, or opens it to resume. Errors: a file of another comparison, a damaged file, a file
    /// that another journal in any process has open. Drops an incomplete last line. Sets `head.fingerprint`.
    /// Blocks on the disk.
    static Result<ComparisonJournal> open(const std::string& path, JournalHead head,
                                          const ComparisonSetup& setup);

    /// The cells that the file contained when it was opened, including those of seeds that the setup does not
    /// ask for. Cells that failed are not included, so that they run again.
    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return finished; }
    /// Appends a cell. Blocks until the disk has it. After a failure nothing more is written, and every call
    /// returns the error.
    Result<void> add(const ComparisonRow& row);

private:
    Result<void> append(std::string_view line);

    int descriptor = -1; ///< Locked while it is open.
    std::string file;
    std::vector<ComparisonRow> finished;
    std::optional<Error> fault;
};

/// Reads the head of a journal. Blocks on the disk.
Result<JournalHead> readJournalHead(const std::string& path);

} // namespace doppler
