// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <optional>

namespace doppler {

enum class PartitionSearch {
    Trees,  ///< Dynamic programming over the trees into which tensors with several readers divide the graph.
    Greedy, ///< From the outputs to the inputs, each operation by its readers.
};

struct PartitionChoice {
    std::uint32_t pieces =
        4; ///< Kernels of every operation, a power of two (fewer if it has too few elements).
    PartitionSearch search = PartitionSearch::Trees;
    std::vector<bool> keep = {}; ///< By operation: whether it keeps its partition vector; empty: none does.
};

/// Elements that an operation moves under its partition vector: every kernel fetches its blocks, and partial
/// results travel to their formations. sum over inputs of size * kernels / blocks, plus output block *
/// (kernels - output blocks) (EinDecomp; workloads.md).
double movedElements(const EinsumProgram& program, const Einsum& operation);

/// Elements that move between the cuts of an input's producer and those of its reader: none if they are
/// equal, otherwise the larger block times the product over the dimensions of the larger number of pieces.
double repartitionElements(const EinsumProgram& program, const Einsum& reader, std::size_t input);

/// The sum of both over a program, which choosePartitions() minimises.
double partitionCost(const EinsumProgram& program);

/// Cuts every operation into `pieces` kernels, each label into a power of two. For a program that is a tree,
/// the search Trees finds the minimum. Refuses an operation that can be cut in more than 5,000 ways, and a
/// search of more than 50 million steps; the place of the error is the operation.
Result<EinsumProgram> choosePartitions(EinsumProgram program, const PartitionChoice& choice);

} // namespace doppler
