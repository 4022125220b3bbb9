// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace doppler {

// A process that was started for one rank reads frames on its standard input: its head, what is the same for
// all executions, then one frame for each execution. An empty frame asks whether it is still there. It ends
// at the end of its input, or when an execution fails.

struct RankJobHead {
    std::size_t rank = 0;
    std::size_t size = 1;
    std::string secret;
};
std::string packJobHead(const RankJobHead& head);
std::string packJobProblem(const Problem& problem, const Options& options);

/// What such processes execute together, and how often.
struct RankOrder {
    const Placement& placement; ///< With a policy, the one for which memory is reserved.
    std::string policy;         ///< Id of the online policy that decides; empty: the placement is executed.
    std::size_t repeats = 1;
};
/// `port`: of rank 0 on the loopback interface; 0 for rank 0, which chooses one.
std::string packJobExecution(const RankOrder& order, std::uint16_t port);

/// The bytes with their number in front.
std::string asFrame(std::string_view bytes);

/// The lines that such a process writes in each execution: "port N" and "report HEX" (see packReport()) of
/// rank 0, "progress SHARE", and at its end "done" or "failure HEX" (a packed Error).
struct RankLine {
    static constexpr std::string_view port = "port ";
    static constexpr std::string_view progress = "progress ";
    static constexpr std::string_view report = "report ";
    static constexpr std::string_view failure = "failure ";
    static constexpr std::string_view done = "done";
    static constexpr std::string_view here = "here"; ///< The answer to an empty frame.
};

/// Executes what the frames of the input describe, one after the other, and writes the lines. Returns whether
/// all went well. Blocks.
bool runRankJobs(int input, const std::function<void(const std::string& line)>& print);

} // namespace doppler
