// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/einsum/strided.h"
#include "core/workloads/einsum/einsum.h"

#include <span>
#include <vector>

namespace doppler {

/// How the labels of an operation that only moves elements relate to its tensors.
struct ViewShape {
    std::string op;
    std::vector<std::string> inputLabels;
    std::string outputLabels;
    std::vector<std::uint64_t> extents;                   ///< Of the output's labels, uncut.
    std::vector<std::vector<std::uint64_t>> inputExtents; ///< Of the inputs' tensors, uncut.
    std::vector<std::vector<std::uint64_t>> labelExtents; ///< Of the labels that read them.
    std::vector<InputWindow> windows;
    double viewFlops = 0;
    bool complex = false; ///< Whether the output is complex.
};

ViewShape viewShape(const EinsumProgram& program, std::size_t operation, bool complex);

/// The blocks of one call: ranges of the output, and of what is read of each input, in elements of the whole
/// tensors.
struct ViewBlock {
    std::span<const at::Tensor> inputs;
    std::vector<Ranges> wanted; ///< By input.
    Ranges output;
};

/// Computes a block of a view; contiguous, of its own memory. Meaning by kind (`op`):
/// - complexer: pairs of numbers become complex ones, or the other way round.
/// - select with two inputs: rows of the second by the positions in the first; select_grad adds rows up.
/// - topk: the largest elements along the last label of the block, as many as viewFlops says; others are 0.
/// - dispatch, combine and their gradients: the experts' tokens (routing.h).
/// - all others move the elements of their first input: what is grouped or split keeps its row-major order.
at::Tensor runView(const ViewShape& shape, const ViewBlock& block);
/// Whether blocks that are cut along the last label have another result than the uncut operation.
bool dependsOnLastCut(const ViewShape& shape);

} // namespace doppler
