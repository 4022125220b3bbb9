// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/exec/engine.h"
#include "core/io/placements/placement_json.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// What an external engine is asked for, apart from the problem and the placement.
struct ExecutionQuestion {
    std::size_t repeats = 1;
    std::int64_t warmup = 1; ///< Executions before the first that counts.
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> settings; ///< Name and value: for the program.
};

/// Parses "name=value,name=value"; blanks around the parts are ignored.
Result<std::vector<std::pair<std::string, std::string>>> parseProgramSettings(std::string_view text);

/// The document that an external engine reads on its standard input ("doppler-execution", version 1;
/// docs/external-engines.md).
std::string writeExecution(const Problem& problem, const Placement& placement,
                           const ExecutionQuestion& question);

/// One line of an external engine's standard output.
struct ExecutionLine {
    struct Interval {
        double start = 0; ///< Seconds from the start of the execution.
        double end = 0;
    };
    struct Transfer {
        std::uint32_t tensor = 0;
        std::uint32_t to = 0; ///< Position of the destination device.
        Interval time;
    };
    std::optional<double> progress; ///< Share that is done, 0 to 1.
    std::string refusal;            ///< Why the program does not execute the graph.
    std::string engine;             ///< What executes the graph; empty: the line does not say.
    std::vector<std::string> devices;
    std::string note;

    bool execution = false; ///< Whether the line is a finished execution, with the members below.
    double makespan = 0;
    std::vector<Interval> tasks; ///< By vertex.
    std::vector<Transfer> transfers;
    std::vector<std::uint32_t> tokens;      ///< By vertex.
    std::optional<PlacementFile> placement; ///< The program's own placement.
};

/// Reads a line that is not blank. The place of an error is the JSON path within the line.
Result<ExecutionLine> readExecutionLine(std::string_view line);

} // namespace doppler
