// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace doppler {

/// One operation over named labels (one letter each): inputs are joined, then added up over the labels that
/// the output lacks. "ij","jk" -> "ik" is a matrix product. (Tensor Relational Algebra, EinDecomp;
/// workloads.md.)
struct Einsum {
    std::string name;
    std::string op;                  ///< Kind of the join kernels, e.g. "matmul"; empty: an input tensor.
    std::vector<std::size_t> inputs; ///< Positions of earlier operations.
    std::vector<std::string> inputLabels;
    std::string outputLabels;
    std::map<char, std::uint32_t> pieces; ///< The partition vector; a label that it lacks is not cut.
};

/// Operations, each after those that it reads, over labels of known extent.
struct EinsumProgram {
    std::string name;
    std::map<char, std::uint64_t> extents;
    std::vector<Einsum> operations;

    /// Adds a tensor that is there at the start; its position.
    std::size_t input(std::string inputName, std::string labels);
    /// Adds an operation; its position.
    std::size_t add(Einsum operation);
};

enum class PieceCosts {
    OfThePiece, ///< FLOPs and bytes of the block that a kernel works on.
    /// As in DOPPLER's published files: every piece carries the multiply-accumulates of the whole operation,
    /// as 1e-10 seconds each, and four times as much for its transfers. Right for the model "as-released"
    /// only.
    Published,
};

struct ExpandOptions {
    double elementBytes = 4;
    PieceCosts costs = PieceCosts::OfThePiece;
};

/// One join kernel per block index, one formation per output block of an aggregating operation; a kernel
/// depends on every producer block that its range overlaps (where the cuts disagree, an edge carries the
/// overlap alone). Input tensors are no vertices: their blocks are persistent bytes of the kernels that read
/// them. Refuses a label without extent, more pieces than elements, inputs whose labels don't match, more
/// than 10 million vertices.
Result<GraphPtr> expand(const EinsumProgram& program, const ExpandOptions& options = {});

} // namespace doppler
