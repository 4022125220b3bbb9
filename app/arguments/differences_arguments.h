// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/inputs.h"
#include "core/explain/run_differences.h"

namespace doppler {

/// "GRAPH --devices D [--placers ID,...] [--placement FILE]... [--trace FILE]... [--set ...] [--evaluations N
/// | --seconds S]
/// [--reference NAME] MODEL": several runs of one graph, to be set side by side.
struct DifferencesArguments {
    std::string graph;
    ProblemArguments problem;
    std::vector<std::string> placers;
    std::vector<std::string> placements;
    std::vector<std::string> traces; ///< Of measured runs.
    std::vector<std::string> settings;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::string reference; ///< Name of a run; empty: the first.

    void declare(CLI::App& app);
    /// Runs the placers, reads the placements and sets their runs against the reference. One that is out of
    /// memory is an error. So is a stop: of budgets that were cut differently nothing can be said.
    /// `fault`: whose an error is.
    [[nodiscard]] Result<RunDifferences> load(FaultOf& fault, const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] Result<std::vector<NamedRun>> runs(FaultOf& fault, const std::stop_token& stop) const;
};

} // namespace doppler
