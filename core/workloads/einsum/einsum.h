// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// How partial results over the labels that the output lacks are combined.
enum class Aggregation { Add, Mul, Min, Max };
constexpr std::array<std::string_view, 4> aggregationNames{"sum", "prod", "min", "max"};
inline std::string_view aggregationName(Aggregation how)
{
    return aggregationNames[static_cast<std::size_t>(how)];
}

/// An input of which only a part is read: element 0 of the label is element `from` of the tensor's dimension.
struct InputWindow {
    std::size_t input = 0;
    std::size_t dimension = 0;
    std::uint64_t from = 0;
};

/// One operation over named labels (one letter each). A scalar function joins the inputs element by element;
/// the result is aggregated over the labels that the output lacks. "ij","jk" -> "ik" with product and sum is
/// a matrix product. Elementwise operations, reductions and broadcasts have the same form. (Tensor Relational
/// Algebra, EinDecomp; workloads.md.)
struct Einsum {
    std::string name; ///< Dots separate groups: "L3.norm.square".
    std::string op;   ///< Kind of the join kernels, e.g. "matmul"; empty: an input tensor.
    std::vector<std::size_t> inputs = {}; ///< Positions of earlier operations; empty: it creates its output.
    std::vector<std::string> inputLabels = {};
    std::string outputLabels = {};
    std::map<char, std::uint32_t> pieces = {}; ///< The partition vector; labels that it lacks are not cut.
    Aggregation aggregation = Aggregation::Add;
    std::string join = {}; ///< The scalar function, if it differs from `op` (see joinOf()).
    double factor = 1;     ///< The constant of a scalar function, if it has one.
    /// Only moves elements (select, reshape, a tensor that is loaded), without arithmetic. Every kernel reads
    /// a label that the output lacks completely. The dimension of an input may have another extent than its
    /// label if one divides the other: elements are then grouped or split.
    bool view = false;
    double viewFlops = 0; ///< FLOPs per element of the output, for a view that computes after all.
    std::vector<InputWindow> windows = {};
    double elementBytes = 0; ///< Bytes of an element of the output; 0: as in the expansion.
};

/// The scalar function of an operation: "mul" for a matmul, "copy" for a reduction.
std::string_view joinOf(const Einsum& operation);
/// All labels of an operation, each once: those of the output, then those of the inputs.
std::string labelsOf(const Einsum& operation);

/// Operations over labels with known extents, each after the operations that it reads.
struct EinsumProgram {
    std::string name;
    std::map<char, std::uint64_t> extents;
    std::vector<Einsum> operations;

    /// Adds an input tensor and returns its position.
    std::size_t input(std::string inputName, std::string labels);
    /// Adds an operation and returns its position.
    std::size_t add(Einsum operation);
};

enum class PieceCosts {
    OfThePiece, ///< FLOPs and bytes of the kernel's block.
    /// As in DOPPLER's published files: every piece has the multiply-accumulates of the whole operation, as
    /// 1e-10 seconds each, and four times as much for its transfers. Suitable only for the model
    /// "as-released".
    Published,
};

struct ExpandOptions {
    double elementBytes = 4;
    PieceCosts costs = PieceCosts::OfThePiece;
    bool dropTrivial = false; ///< Leaves out the formation if one kernel makes the whole output block.
    /// Whether input tensors are vertices of kind "source", cut as their first reader needs them. If not,
    /// every device has their blocks at the start.
    bool inputVertices = false;
    std::size_t mostVertices = 10'000'000;
    std::size_t mostEdges = 100'000'000;
};

/// Expands a program: one join kernel per block index, and one formation per output block of an aggregating
/// operation. A kernel depends on every producer block that its range overlaps; if the cuts differ, an edge
/// carries only the overlap. Input tensors are not vertices: their blocks are persistent bytes of the kernels
/// that read them. Each kernel stores its computation and extents (Vertex::kernel; equal ones are shared; an
/// aggregation other than a sum precedes the einsum: "max ij->i"). Refuses a label without extent, more
/// pieces than elements, inputs whose labels do not match, and more vertices or edges than the options allow.
Result<GraphPtr> expand(const EinsumProgram& program, const ExpandOptions& options = {});

} // namespace doppler
