// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/compare/journal_lines.h"

#include <string>
#include <vector>

namespace doppler {

/// The devices' names, where vertices name those that may run them: the topology's fingerprint leaves them
/// out.
void addNamedDevices(Fingerprint& print, const Problem& problem);

/// Of everything that decides a cell's result but its seed; of external programs the content of the files
/// that their command lines name. Blocks on the disk where there are such. Hexadecimal.
std::string comparisonFingerprint(const ComparisonSetup& setup);

/// The finished cells of a comparison in a file, so that one that was stopped or killed goes on where it was:
/// a line of JSON for the head, then one for every cell (docs/file-formats.md). A line counts once it is
/// whole. One thread at a time.
class ComparisonJournal {
public:
    ComparisonJournal() = default;
    ~ComparisonJournal();
    ComparisonJournal(ComparisonJournal&& other) noexcept;
    ComparisonJournal& operator=(ComparisonJournal&& other) noexcept;
    ComparisonJournal(const ComparisonJournal&) = delete;
    ComparisonJournal& operator=(const ComparisonJournal&) = delete;

    /// Begins the file, or goes on with it. A file of another comparison is an error, as is a damaged one,
    /// and one that a journal, of this program or another, has open; a last line that was cut off is dropped.
    /// `head.fingerprint` is filled in. Blocks on the disk.
    static Result<ComparisonJournal> open(const std::string& path, JournalHead head,
                                          const ComparisonSetup& setup);

    /// The cells that the file held when it was opened, also those of seeds that the setup does not ask for.
    /// Cells that failed are not among them: they are run again.
    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return finished; }
    /// Blocks until the disk has it. After a fault nothing is written any more; every call then tells it.
    Result<void> add(const ComparisonRow& row);

private:
    Result<void> append(std::string_view line);

    int descriptor = -1; ///< Locked as long as it is open.
    std::string file;
    std::vector<ComparisonRow> finished;
    std::optional<Error> fault;
};

/// What a journal is of. Blocks on the disk.
Result<JournalHead> readJournalHead(const std::string& path);

} // namespace doppler
