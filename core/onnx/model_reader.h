// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <onnx/onnx_pb.h>

namespace doppler {

/// Makes the graph of a model whose open dimensions have been closed; `fileBytes` bounds what calls of
/// functions may grow to.
Result<GraphPtr> readModel(const onnx::ModelProto& model, std::size_t fileBytes, const ReadRequest& request);

} // namespace doppler
