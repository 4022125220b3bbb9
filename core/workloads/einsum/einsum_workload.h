// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/einsum.h"

namespace doppler {

// Shared parts of the families that are einsum programs.

/// Appends the options of the expansion to a family's own options.
std::vector<OptionSpec> withExpandOptions(std::vector<OptionSpec> own, std::int64_t elementBytes);

/// The options `pieces` and `cuts`: the family's own cuts, or automatic ones.
std::vector<OptionSpec> cutOptions(std::uint32_t standard);

/// The value of `pieces`, a power of two.
std::uint32_t piecesOption(const Options& options);

/// Expands a program with these options, after choosing its pieces if `cuts` requests that.
Result<GraphPtr> expandWorkload(const EinsumProgram& program, const Options& options);

} // namespace doppler
