// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/graph_kernels.h"

namespace doppler {

/// Kernels with the FLOPs and bytes of the problem's vertices, on meaningless values. Measured seconds become
/// FLOPs by this machine's rates; a guessed vertex has the FLOPs of the guess. `notes` precede its own.
Result<std::unique_ptr<GraphKernels>> makeStandInKernels(ProblemPtr problem, std::vector<Message> notes);

} // namespace doppler
