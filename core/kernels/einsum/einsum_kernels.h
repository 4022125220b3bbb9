// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/graph_kernels.h"

namespace doppler {

/// Kernels that compute the blocks of the einsum program from which the graph was made, with float32 elements
/// (complex numbers as pairs of them). `seed` determines the input tensors. Null if there is no such program;
/// a note says why if the graph should have one. Errors: the program in the graph's file is not valid.
Result<std::unique_ptr<GraphKernels>> makeEinsumKernels(const GraphPtr& graph, std::uint64_t seed,
                                                        std::vector<Message>& notes);

} // namespace doppler
