// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/inputs.h"
#include "core/compare/comparison_journal.h"

namespace doppler {

/// "GRAPH... --devices D,... --placers ID,... [--set ...] [--seeds N] [--evaluations N | --seconds S] MODEL".
struct ComparisonArguments {
    std::vector<std::string> graphs;
    std::vector<std::string> devices;
    ProblemArguments problem;
    std::vector<std::string> placers;
    std::vector<std::string> settings;
    std::size_t seeds = 1;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::size_t threads = 1;

    void declare(CLI::App& app);
    /// Loads what is compared.
    [[nodiscard]] Result<ComparisonSetup> load() const;
    /// What was asked for, for the file that a comparison is kept in.
    [[nodiscard]] JournalHead head() const;
};

} // namespace doppler
