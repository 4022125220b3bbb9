// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <onnx/onnx_pb.h>

namespace doppler {

struct ModelText;

/// Makes the graph of a model without open dimensions. The size of its text limits the expansion of function
/// calls.
Result<GraphPtr> readModel(const onnx::ModelProto& model, const ModelText& text, const ReadRequest& request);

} // namespace doppler
