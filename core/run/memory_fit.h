// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <array>
#include <optional>
#include <string_view>

namespace doppler {

/// Whether a run fits into the memory of its devices.
enum class MemoryFit {
    Unchecked, ///< The model ignores memory, or no device has a limit.
    Fits,
    Exceeds, ///< Some device holds more than it has, or tasks wait for memory forever.
};
MemoryFit memoryFit(const Run& run);

/// Whether runs of this problem are checked: the model considers memory and some device has a limit.
bool checksMemory(const Problem& problem);

/// What does not fit, if anything: the first overflow, or the tasks that wait.
std::optional<Message> memoryShortage(const Run& run);
/// "gpu0 needs 65.7 GiB at 1.2 ms but has 14.9 GiB; the first data without room belong to w12".
Message overflowMessage(const Problem& problem, const Overflow& overflow);

/// Ids of placers that are worth a try where a run does not fit. With MemoryRule::Enforce, they place a
/// vertex only where it still fits; the searches discard placements that run out of memory.
inline constexpr std::array<std::string_view, 5> memoryPlacers{"critical-path-search", "heft", "m-etf",
                                                               "m-sct", "m-topo"};

} // namespace doppler
