// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/inputs.h"
#include "core/compare/comparison_journal.h"

namespace doppler {

/// "(GRAPH... --devices D,... MODEL | --suite NAME [--quick] [--rows PART,...]) --placers ID,... [--set ...]
/// [--seeds N] [--evaluations N | --seconds S]".
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
    SuiteChoice suite; ///< In place of graphs, devices and model if it has a name.

    void declare(CLI::App& app);
    /// Loads what is compared.
    [[nodiscard]] Result<ComparisonSetup> load() const;
    /// What was asked for, for the file that a comparison is kept in.
    [[nodiscard]] JournalHead head() const;

private:
    void declareSuite(CLI::App& app);
    [[nodiscard]] Result<void> checkGiven() const;
    [[nodiscard]] Result<void> loadRows(ComparisonSetup& setup) const;
    /// Those of the command line, or of the suite.
    [[nodiscard]] std::vector<std::string> placerNames() const;
};

} // namespace doppler
