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

/// How partial results over the labels that the output lacks are put together.
enum class Aggregation { Add, Mul, Min, Max };
constexpr std::array<std::string_view, 4> aggregationNames{"sum", "prod", "min", "max"};
inline std::string_view aggregationName(Aggregation how)
{
    return aggregationNames[static_cast<std::size_t>(how)];
}

/// An input of which a part is read: element 0 of the label is element `from` of the tensor's dimension.
struct InputWindow {
    std::size_t input = 0;
    std::size_t dimension = 0;
    std::uint64_t from = 0;
};

/// One operation over named labels (one letter each): inputs are joined, element by element, by a scalar
/// function, then aggregated over the labels that the output lacks. "ij","jk" -> "ik" with product and sum is
/// a matrix product; elementwise operation, reduction and broadcast are the same thing. (Tensor Relational
/// Algebra, EinDecomp; workloads.md.)
struct Einsum {
    std::string name; ///< Its dots make groups: "L3.norm.square".
    std::string op; ///< Kind of the join kernels, e.g. "matmul"; empty: a tensor that is there at the start.
    std::vector<std::size_t> inputs = {}; ///< Positions of earlier operations; none: it makes its output.
    std::vector<std::string> inputLabels = {};
    std::string outputLabels = {};
    std::map<char, std::uint32_t> pieces = {}; ///< The partition vector; a label that it lacks is not cut.
    Aggregation aggregation = Aggregation::Add;
    std::string join = {}; ///< The scalar function, where `op` is not its name (see joinOf()).
    double factor = 1;     ///< The constant of a scalar function that has one.
    /// Moves elements only (select, reshape, a tensor that is loaded): no arithmetic. A label that the output
    /// lacks is read whole by every kernel. An input's dimension may have another extent than its label if
    /// one divides the other: elements are then grouped or split.
    bool view = false;
    double viewFlops = 0; ///< Of a view that works all the same: FLOPs for each element of its output.
    std::vector<InputWindow> windows = {};
    double elementBytes = 0; ///< Of one element of the output; 0: the expansion's.
};

/// The scalar function of an operation: "mul" for a matmul, "copy" for a reduction.
std::string_view joinOf(const Einsum& operation);
/// All labels of an operation: those of the output, then those of the inputs, each once.
std::string labelsOf(const Einsum& operation);

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
    bool dropTrivial = false; ///< No formation where one kernel makes the whole output block.
    /// Input tensors are vertices of kind "source", cut as their first reader wants them; else their blocks
    /// are on every device at the start.
    bool inputVertices = false;
    std::size_t mostVertices = 10'000'000;
    std::size_t mostEdges = 100'000'000;
};

/// One join kernel per block index, one formation per output block of an aggregating operation; a kernel
/// depends on every producer block that its range overlaps (where the cuts disagree, an edge carries the
/// overlap alone). Input tensors are no vertices: their blocks are persistent bytes of the kernels that read
/// them. Kernels keep what they compute over which extents (Vertex::kernel; equal ones share one; an
/// aggregation other than a sum stands before the einsum: "max ij->i"). Refuses a label without extent, more
/// pieces than elements, inputs whose labels don't match, more vertices or edges than the options say.
Result<GraphPtr> expand(const EinsumProgram& program, const ExpandOptions& options = {});

} // namespace doppler
