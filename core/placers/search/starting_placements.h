// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <limits>
#include <string>
#include <string_view>

namespace doppler {

/// The value of the option `start` for the best baseline, and the placer that counts where there is none.
inline constexpr std::string_view bestStart = "best";
inline constexpr std::string_view standardStart = "critical-path";

/// The option `baselines` of every search: whether it begins with bestBaseline().
OptionSpec baselinesOption();
/// Its value; false for options that do not have it.
bool wantsBaselines(const Options& options);

/// The best of the placements that no search may be worse than.
struct Baseline {
    Placement placement;
    double makespan = std::numeric_limits<double>::infinity(); ///< Simulated; seconds.
    std::uint64_t evaluations = 0; ///< Simulated placements; 0: none, no placement.
    std::string placer = {};       ///< Whose placement it is; empty: everything on a single device.
};

/// Simulates the placements of all constructive placers (standard options, the context's seed) and everything
/// on each single device, and returns the best; ties: the first. Order: the placer `first`, the devices, the
/// other placers in the order of the registry. Equal placements are simulated once, and so are single devices
/// between which nothing differs. Placers whose time grows fastest are left out of large problems: `m-sct`
/// above 1,000 vertices, `lookahead-heft` where |E| x |D|^2 is above 5e7.
///
/// Ends early when the context's evaluations are spent, after half of its seconds, or on a stop request.
/// Reports like a search. A placer that fails is skipped. Blocks.
Baseline bestBaseline(const Problem& problem, const PlacerContext& context,
                      std::string_view first = standardStart);

} // namespace doppler
