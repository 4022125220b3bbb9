// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

namespace doppler::test {

/// A model from the ONNX library's own notation (onnx/docs/Syntax.md). A fault in it ends the test.
onnx::ModelProto modelFrom(const std::string& text);

/// A model of one graph, operator set 17: "(float[2] X) => (float[2] Y) { Y = Relu(X) }".
onnx::ModelProto graphModel(const std::string& text, int operatorSet = 17);

/// An initialiser without elements, as light models have them.
void addWeight(onnx::ModelProto& model, const std::string& name, const std::vector<std::int64_t>& dims,
               int type = onnx::TensorProto::FLOAT);

/// An initialiser with elements.
void addNumbers(onnx::ModelProto& model, const std::string& name, const std::vector<std::int64_t>& numbers);

/// Values of the reader's options, as the command line takes them.
using ImportValues = std::vector<std::pair<std::string, std::string>>;
/// Reads a file's content, under the name "named".
Result<GraphPtr> readText(const std::string& text, const ImportValues& options = {});
Result<GraphPtr> readModel(const onnx::ModelProto& model, const ImportValues& options = {});
/// The graph; where there is none the test has failed, and says why.
GraphPtr graphOf(const onnx::ModelProto& model, const ImportValues& options = {});
/// Why there is no graph; "no error" where there is one.
std::string errorOf(const onnx::ModelProto& model, const ImportValues& options = {});

} // namespace doppler::test
