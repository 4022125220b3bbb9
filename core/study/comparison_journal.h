// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/compare.h"

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What a comparison was asked for, in the words in which it was: enough to ask for it again.
struct JournalHead {
    std::vector<std::string> graphs;  ///< Families or files.
    std::vector<std::string> devices; ///< Topologies or files.
    std::vector<std::string> placers; ///< Ids or programs.
    std::uint64_t seeds = 1;          ///< So many were asked for.
    Budget budget;
    std::string fingerprint; ///< Of problems, placers with their options, and budget; hexadecimal.

    [[nodiscard]] bool operator==(const JournalHead& other) const
    {
        return graphs == other.graphs && devices == other.devices && placers == other.placers &&
               seeds == other.seeds && budget.evaluations == other.budget.evaluations &&
               budget.seconds == other.budget.seconds && fingerprint == other.fingerprint;
    }
};

/// Of everything that decides a cell's result but its seed.
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

    /// Begins the file, or goes on with it. A file of another comparison is an error, as is a damaged one; a
    /// last line that was cut off is dropped. `head.fingerprint` is filled in. Blocks on the disk.
    static Result<ComparisonJournal> open(const std::string& path, JournalHead head,
                                          const ComparisonSetup& setup);

    /// The cells that the file held when it was opened, also those of seeds that the setup does not ask for.
    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return finished; }
    /// Blocks until the disk has it. After a fault nothing is written any more; every call then tells it.
    Result<void> add(const ComparisonRow& row);

private:
    int descriptor = -1;
    std::string file;
    std::vector<ComparisonRow> finished;
    std::optional<Error> fault;
};

/// What a journal is of. Blocks on the disk.
Result<JournalHead> readJournalHead(const std::string& path);

/// The lines of a journal, for tests and other readers; each ends with a line feed.
std::string journalHeadLine(const JournalHead& head);
std::string journalLine(const ComparisonRow& row);
/// A row of this setup; checked as any placement is.
Result<ComparisonRow> readJournalLine(std::string_view line, const ComparisonSetup& setup);
Result<JournalHead> readJournalHeadLine(std::string_view line);

} // namespace doppler
