// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/workloads/einsum/block_cuts.h"
#include "core/workloads/einsum/einsum.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// Where the blocks of an operation's result are.
struct BlockedTensor {
    bool everywhere = false; ///< An input tensor: its blocks are on every device.
    std::string labels;
    std::vector<BlockCut> cuts;     ///< By output label.
    std::vector<VertexId> producer; ///< By block.
    double elementBytes = 0;
};

/// A dimension of an input as the kernels of an operation read it.
struct DimensionReading {
    std::size_t label = 0;      ///< Its position in the operation's labels.
    std::uint64_t from = 0;     ///< Where the window begins.
    std::uint64_t multiple = 1; ///< Elements of the input for one of the label,
    std::uint64_t divisor = 1;  ///< or elements of the label for one of the input.

    [[nodiscard]] ElementRange of(const ElementRange& range) const
    {
        return {from + range.from * multiple / divisor, from + (range.to * multiple + divisor - 1) / divisor};
    }
};

/// The iteration space of one operation: all its labels, the output's first.
struct OperationSpace {
    std::string labels;
    std::vector<BlockCut> cuts;
    std::vector<BlockCut> outputCuts;
    std::vector<std::vector<DimensionReading>> readings; ///< By input and dimension.
    bool aggregates = false;
    bool readsTwice = false;  ///< Some input is read twice.
    double wholeElements = 1; ///< That the whole operation works on.
    std::string einsum;       ///< "ij,jk->ik"
    std::string group;
};

/// An error at the place of an operation.
Error operationFault(const Einsum& operation, Message message);

/// The iteration spaces of a program's operations, each over the tensors before it.
class OperationSpaces {
public:
    /// Both must outlive it. `outputs`: by operation, of those that have been expanded so far.
    OperationSpaces(const EinsumProgram& p, const std::vector<BlockedTensor>& o) : program(p), outputs(o) {}

    /// Why the next operation cannot be expanded: its inputs and their labels, extents and pieces.
    [[nodiscard]] std::optional<Error> faultOf(const Einsum& operation) const;
    /// Of an operation without fault.
    [[nodiscard]] OperationSpace spaceOf(const Einsum& operation) const;
    [[nodiscard]] std::vector<BlockCut> cutsOf(const Einsum& operation, const std::string& labels) const;

private:
    [[nodiscard]] bool fits(const Einsum& operation, std::size_t input, std::size_t dimension,
                            std::uint64_t label, std::uint64_t tensor) const;
    [[nodiscard]] std::optional<Error> checkInputs(const Einsum& operation) const;
    [[nodiscard]] std::optional<Error> checkLabels(const Einsum& operation) const;
    [[nodiscard]] std::vector<DimensionReading> readingsOf(const Einsum& operation, std::size_t input,
                                                           const OperationSpace& space) const;

    const EinsumProgram& program;
    const std::vector<BlockedTensor>& outputs;
};

/// By operation: the pieces of an input tensor by label; nothing for what is no input, or is never read.
using InputPieces = std::vector<std::optional<std::map<char, std::uint32_t>>>;
/// Cuts every input tensor as its first reader reads it, where it reads all of it.
InputPieces inputPiecesAsRead(const EinsumProgram& program);

} // namespace doppler
