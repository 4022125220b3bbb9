// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/graph/dataflow_graph.h"
#include "core/kernels/models/onnx_values.h"
#include "core/kernels/values/graph_kernels.h"

#include <memory>

namespace doppler {

/// The kernels of a graph that was read from an ONNX file; null if it was not, or was changed since
/// (a note says so). Inputs of the model come from `inputs` and from the files in `inputFiles` (see
/// readModelInputs(); empty: none); the others are drawn from the seed. Errors: the file is gone or another
/// one; an operator has no kernel (all are named, with the number of their vertices); a file of an input.
Result<std::unique_ptr<GraphKernels>> makeOnnxKernels(GraphPtr graph, std::uint64_t seed,
                                                      std::vector<Message>& notes, OnnxInputs inputs = {},
                                                      const std::string& inputFiles = {});

} // namespace doppler
