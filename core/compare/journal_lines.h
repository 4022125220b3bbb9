// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"

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
    std::uint64_t firstSeed = 1;
    std::optional<ModelOptions> model = {};   ///< Absent: the file does not say.
    std::vector<std::string> settings = {};   ///< Options of placers: "placer.option=value".
    std::vector<std::string> imports = {};    ///< Options of the graphs' reader: "option=value".
    std::optional<std::size_t> deviceCount{}; ///< The first so many of each topology; absent: all.
    double efficiency = 1;                    ///< Share of the devices' rates that kernels reach.
    std::string locks = {};                   ///< File of placements that stay; empty: none.

    [[nodiscard]] bool operator==(const JournalHead& other) const;
};

/// The lines of a journal (docs/file-formats.md); each ends with a line feed.
std::string journalHeadLine(const JournalHead& head);
std::string journalLine(const ComparisonRow& row);

Result<JournalHead> readJournalHeadLine(std::string_view line);
/// A row of this setup; checked as any placement is.
Result<ComparisonRow> readJournalLine(std::string_view line, const ComparisonSetup& setup);
/// How every head begins.
std::string_view journalBeginning();

} // namespace doppler
