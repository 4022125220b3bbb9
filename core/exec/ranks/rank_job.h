// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace doppler {

/// What a process that was started for one rank reads on its standard input: this, then a body that is the
/// same for all.
struct RankJobHead {
    std::size_t rank = 0;
    std::size_t size = 1;
    std::uint16_t port = 0; ///< Of rank 0 on the loopback interface; 0 for rank 0, which chooses one.
    std::string secret;
};
std::string packJobHead(const RankJobHead& head);
std::string packJobBody(const Problem& problem, const Placement& placement, const Options& options,
                        std::size_t repeats);

/// The lines that such a process writes: "port N", "progress SHARE", "report HEX" (see packReport()) of rank
/// 0, "failure HEX" (a packed Error).
struct RankLine {
    static constexpr std::string_view port = "port ";
    static constexpr std::string_view progress = "progress ";
    static constexpr std::string_view report = "report ";
    static constexpr std::string_view failure = "failure ";
};

/// Executes the rank that the bytes describe and writes its lines, also if it fails. Returns whether it went
/// well. Blocks.
bool runRankJob(std::string_view bytes, const std::function<void(const std::string& line)>& print);

} // namespace doppler
