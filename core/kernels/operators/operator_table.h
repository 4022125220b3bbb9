// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

#include <functional>
#include <vector>

namespace doppler {

using Operator = Tensors (*)(const Node& node, Inputs in);

/// What an operator needs of the numbers of 16 bits, for which ATen's kernels of the CPU lack most functions.
enum class Precision {
    Kept,    ///< Computed as they are.
    Widened, ///< Inputs are converted to 32 bits, outputs of 32 bits back.
};

/// A kernel for the versions of an operator from one operator set on, until the next line of this name.
struct OperatorKernel {
    std::string_view name;
    int since = 1;
    Operator run = nullptr;
    Precision precision = Precision::Widened;
    std::string_view domain = {}; ///< Empty: the standard operators.
};

/// All of them, by domain, name and version.
const std::vector<OperatorKernel>& operatorKernels();
/// Null if there is none. "ai.onnx" is another name of the empty domain.
const OperatorKernel* operatorKernel(std::string_view domain, std::string_view name, int operatorSet);

// The parts of the table, each in a file of its own.
std::span<const OperatorKernel> elementwiseKernels();
std::span<const OperatorKernel> comparisonKernels();
std::span<const OperatorKernel> activationKernels();
std::span<const OperatorKernel> reductionKernels();
std::span<const OperatorKernel> layoutKernels();
std::span<const OperatorKernel> sectionKernels();
std::span<const OperatorKernel> creationKernels();
std::span<const OperatorKernel> indexingKernels();
std::span<const OperatorKernel> scatterKernels();
std::span<const OperatorKernel> selectionKernels();
std::span<const OperatorKernel> convolutionKernels();
std::span<const OperatorKernel> poolingKernels();
std::span<const OperatorKernel> normalisationKernels();
std::span<const OperatorKernel> lossKernels();
std::span<const OperatorKernel> productKernels();
std::span<const OperatorKernel> quantisedKernels();
std::span<const OperatorKernel> recurrentKernels();
std::span<const OperatorKernel> resizeKernels();
std::span<const OperatorKernel> detectionKernels();
std::span<const OperatorKernel> signalKernels();
std::span<const OperatorKernel> randomKernels();
std::span<const OperatorKernel> controlFlowKernels();
std::span<const OperatorKernel> microsoftKernels();

} // namespace doppler
