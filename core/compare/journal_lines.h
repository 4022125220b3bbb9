// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/compare/suite_choice.h"

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The request of a comparison in its original words, sufficient to repeat it.
struct JournalHead {
    std::vector<std::string> graphs;  ///< Families or files.
    std::vector<std::string> devices; ///< Built-in topologies or files.
    std::vector<std::string> placers; ///< Ids or programs.
    std::uint64_t seeds = 1;          ///< The number of seeds requested.
    Budget budget;
    std::string fingerprint; ///< Hash of problems, placers with their options, and budget; hexadecimal.
    std::uint64_t firstSeed = 1;
    std::optional<ModelOptions> model = {};   ///< Nothing if the file does not contain it.
    std::vector<std::string> settings = {};   ///< Options of placers: "placer.option=value".
    std::vector<std::string> imports = {};    ///< Options of the graph readers: "option=value".
    std::optional<std::size_t> deviceCount{}; ///< The first devices of each topology; nothing: all.
    double efficiency = 1;                    ///< Share of the devices' rates that kernels reach.
    std::string locks = {};                   ///< Placement file of the locks; empty: none.
    SuiteChoice suite = {}; ///< In place of graphs, devices, model and locks; without name: none.

    [[nodiscard]] bool operator==(const JournalHead& other) const;
};

/// The lines of a journal (docs/file-formats.md); each ends with a line feed.
std::string journalHeadLine(const JournalHead& head);
std::string journalLine(const ComparisonRow& row);

Result<JournalHead> readJournalHeadLine(std::string_view line);
/// Reads a row of this setup and checks its placement.
Result<ComparisonRow> readJournalLine(std::string_view line, const ComparisonSetup& setup);
/// The beginning of every head line.
std::string_view journalBeginning();

} // namespace doppler
