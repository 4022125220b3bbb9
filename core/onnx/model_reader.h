// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <onnx/onnx_pb.h>

namespace doppler {

/// Makes the graph of a model without open dimensions. `fileBytes` limits the expansion of function calls.
Result<GraphPtr> readModel(const onnx::ModelProto& model, std::size_t fileBytes, const ReadRequest& request);

} // namespace doppler
