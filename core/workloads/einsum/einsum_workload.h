// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"
#include "core/workloads/einsum/einsum.h"

namespace doppler {

// What the families that are einsum programs have in common.

/// A family's own options, and those of the expansion.
std::vector<OptionSpec> withExpandOptions(std::vector<OptionSpec> own, std::int64_t elementBytes);

/// The options `pieces` and `cuts`: a family's own cuts, or ones chosen for it.
std::vector<OptionSpec> cutOptions(std::uint32_t standard);

/// The value of `pieces`, a power of two.
std::uint32_t piecesOption(const Options& options);

/// Expands a program as the options say, its pieces chosen anew if `cuts` asks for that.
Result<GraphPtr> expandWorkload(const EinsumProgram& program, const Options& options);

} // namespace doppler
